"""Whose each name is at a host, and that of all names that look like it."""

from itertools import chain
from secrets import randbelow
from typing import Final

from abyss_tui.lobby.lookalikes import forms
from abyss_tui.table.start import LONGEST_NAME

_FEW: Final = 20
"""From here on numbers are drawn: whoever takes one name a thousand times costs others no time."""


class NamesTaken:
    """The names of accounts: each has one at most, and no two look alike."""

    def __init__(self) -> None:
        self._holders: dict[str, str] = {}
        """The account by what its name can be taken for."""
        self._names: dict[str, str] = {}

    def take(self, account: str, name: str) -> None:
        """Let an account have this name instead of its former one; "" for none."""
        for form in forms(self._names.pop(account, "")):
            if self._holders.get(form) == account:
                del self._holders[form]
        if name:
            self._names[account] = name
            self._holders.update(dict.fromkeys(forms(name), account))

    def holder(self, name: str, but: str | None = None) -> str | None:
        """Return whose name this is or looks like, unless it is one's own; None if it is free."""
        if not name:
            return None
        held = (self._holders.get(form) for form in forms(name))
        return next((each for each in held if each not in (None, but)), None)

    def free_like(self, name: str, account: str | None = None) -> str:
        """Return this name, with a number behind it if somebody else has it already."""
        if self.holder(name, account) is None:
            return name
        for number in chain(range(2, _FEW), iter(_any_number, None)):
            tail = f" {number}"
            tried = name[: LONGEST_NAME - len(tail)].rstrip() + tail
            if self.holder(tried, account) is None:
                return tried
        raise AssertionError  # numbers do not end


def _any_number() -> int:
    return _FEW + randbelow(100_000)
