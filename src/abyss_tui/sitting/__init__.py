"""How people sit at a game: what comes next for those who share a screen, and what companions add.

It knows neither a screen nor a language. A front end draws the steps of a `Sitting` and sends what
people answer.
"""
