"""The program of one person at a host: the tables, the room before a game, and company at it."""
