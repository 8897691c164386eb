"""How many there are of each: of an address, of an account."""

from collections import Counter


def one_less(counted: Counter[str], what: str) -> None:
    """Count one less of something; of what there is none any more nothing is kept."""
    counted[what] -= 1
    if counted[what] <= 0:
        del counted[what]
