"""The number that is typed for a row of a list that is too long for one digit."""

from typing import Final

ONE_DIGIT: Final = 9
"""The rows of which each has a number of one digit: that digit picks at once."""


class TypedNumber:
    """Digits typed one after the other; they mark a row, and only Enter picks it."""

    def __init__(self) -> None:
        self.typed = ""
        """The digits so far; empty when none is typed."""

    def add(self, digit: int, rows: int) -> int | None:
        """Type a digit more; return the row that the number names, counted from 1, or None.

        No row has the number 0: it may begin another one, as 03. Nothing is kept of a number that
        no row has, so that Enter cannot pick what was not meant.
        """
        self.typed += str(digit)
        number = int(self.typed)
        if number > rows or self.typed == "00":
            self.typed = ""
            return None
        return number or None

    def take_back(self) -> int | None:
        """Take the last digit back; return the row that is named now, None for none."""
        self.typed = self.typed[:-1]
        return int(self.typed or 0) or None
