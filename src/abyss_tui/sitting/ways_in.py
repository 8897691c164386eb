"""How people come to a host: what it tells them for their friends, and for their own browser."""

from collections.abc import Callable
from typing import Final

from abyss_tui.i18n.voice import Voice
from abyss_tui.records import record


@record
class WaysIn:
    """The ways in that a host tells one person of."""

    lines: tuple[str, ...] = ()
    """What friends type, or open, to come to a table, with {table} for its name."""
    link: Callable[[], str] | None = None
    """Makes the address that lets a browser be this person as well, once and for a few minutes.

    None where no browser comes, or where nobody would know the person again.
    """

    def to_table(self, table: str) -> tuple[str, ...]:
        """Return what friends type, or open, to come to a table."""
        return tuple(each.replace("{table}", table) for each in self.lines)


NOWHERE: Final = WaysIn()
"""Of a host that has named none."""


def told_of_link(link: Callable[[], str], voice: Voice) -> tuple[str, ...]:
    """Make a link for a browser; return the lines that tell it to whom it is for."""
    return (
        link(),
        voice.text(
            "Open this address in a browser within five minutes, and it is you as well: the same"
            " name, seats and tables. It works once; show it to nobody."
        ),
    )
