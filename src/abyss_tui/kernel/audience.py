"""Who listens to what is said."""

from abyss_tui.i18n.voice import Span
from abyss_tui.records import record


def player(name: str) -> Span:
    """Return the name of a player."""
    return Span(name, "player")


@record
class Audience:
    """Who listens, and whose turn is told."""

    names: tuple[str, ...]
    you: int | None
    """The seat of the listener; None for somebody without a seat."""
    seat: int
    """Whose turn is told: this player is not named in its sentences."""

    def name(self, seat: int) -> Span:
        """Return the name of a player."""
        return player(self.names[seat])
