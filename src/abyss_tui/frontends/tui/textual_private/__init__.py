"""The private parts of Textual that the program uses, and nothing else of it uses any.

`requirements` names them all, with what each is for. The other modules turn them into functions
with names of our own; each says what happens in a version of Textual that lacks the part, if the
program plays on without it.
"""
