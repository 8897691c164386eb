"""How turns are called by numbers: in one way wherever a turn is named."""


def turn_number(begun: int, players: int) -> int:
    """Return the number of a turn; `begun` turns of all players have begun with it.

    Everybody's first turn is turn 1. A journal knows how many turns have begun, and no more, so an
    extra turn counts among them as any other.
    """
    return -(-begun // players)
