"""What leads away from a question that is being asked."""


class Withdrawn(Exception):
    """What is being asked is not asked any more, whatever is typed."""


class AskAgain(Withdrawn):
    """The game stands elsewhere now: what must be decided is to be asked anew."""


class Leaving(Exception):
    """The players leave the table; the game is kept."""
