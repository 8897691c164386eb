"""What leads away from a question that is being asked."""


class AskAgain(Exception):
    """The game stands elsewhere now: what must be decided is to be asked anew."""


class Leaving(Exception):
    """The players leave the table; the game is kept."""
