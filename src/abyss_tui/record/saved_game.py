"""A kept game as a list of games shows it."""

from dataclasses import dataclass

from abyss_tui.i18n.message import Message
from abyss_tui.record.entries import End, Entry, Header
from abyss_tui.record.game_id import GameId


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What can be said of a kept game without replaying it, and without its secrets."""

    id: GameId
    """What the game is called on the command line."""
    kind: str = ""
    """The slug of its kind of game; empty when that cannot be read."""
    names: tuple[str, ...] = ()
    created: str = ""
    """When it was dealt, UTC; empty when that cannot be read."""
    played: str = ""
    """When the last move was made."""
    turn: int | None = None
    """How many turns have begun; None where the journal does not say it."""
    decides: int | None = None
    """Whose decision it is; None when the game is over, or where that is not known."""
    over: bool = False
    """Whether the game has ended, as far as the journal says it."""
    points: tuple[int, ...] | None = None
    """The total of every seat, once the game is over; the line that says it can be missing."""
    problem: Message | None = None
    """Why it cannot be continued, None when nothing is known against it."""


def saved_game(game: GameId, header: Header, last: Entry | None) -> SavedGame:
    """Return what the header and the last entry of a journal say; None when it has no entry."""
    standing = header.standing if last is None else last.standing
    return SavedGame(
        game,
        header.game,
        header.names,
        header.created,
        header.created if last is None else last.at,
        turn=None if standing is None else standing.turn,
        decides=None if standing is None else standing.next,
        over=standing is not None and standing.next is None,
        points=last.points if isinstance(last, End) else None,
    )
