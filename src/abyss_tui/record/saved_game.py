"""A kept game as a list of games shows it."""

import re
from datetime import datetime
from typing import Final

from abyss_tui.i18n.message import Message
from abyss_tui.kernel.turn_number import turn_number
from abyss_tui.record.entries import End, Entry, Header, Standing, Unreadable
from abyss_tui.record.game_id import GameId
from abyss_tui.records import record

_MOMENT: Final = re.compile(r"\d{4}-\d\d-\d\d.\d\d:\d\d", re.ASCII)


@record
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
    """Whether the journal says that the game has ended."""
    points: tuple[int, ...] | None = None
    """The total of every seat, once the game is over; the line that says it can be missing."""
    problem: Message | None = None
    """Why it cannot be continued, None when nothing is known against it."""

    @property
    def turns_each(self) -> int:
        """How many turns a player has had, as the table counts them; 0 where that is not known."""
        return 0 if self.turn is None else turn_number(self.turn, len(self.names))


def saved_game(game: GameId, header: Header, last: Entry | None) -> SavedGame:
    """Return what the header and the last entry of a journal say; None when it has no entry.

    Raises Unreadable for a time, a seat or points that no game can have.
    """
    standing = header.standing if last is None else last.standing
    played = header.created if last is None else last.at
    _check(header, last, standing, played)
    return SavedGame(
        game,
        header.game,
        header.names,
        header.created,
        played,
        turn=None if standing is None else standing.turn,
        decides=None if standing is None else standing.next,
        over=standing is not None and standing.next is None,
        points=last.points if isinstance(last, End) else None,
    )


def _check(header: Header, last: Entry | None, standing: Standing | None, played: str) -> None:
    """Raise Unreadable for what could not be shown in a list of games."""
    if not is_time(played):
        raise Unreadable(Message("there is no time {time}", time=played))
    seat = None if standing is None else standing.next
    if seat is not None and not 0 <= seat < len(header.names):
        raise Unreadable(Message("there is no seat {seat}", seat=seat))
    if isinstance(last, End) and len(last.points) != len(header.names):
        raise Unreadable(Message("points must be one number a seat"))


def is_time(written: str) -> bool:
    """Whether a list of games can show this time, in any zone."""
    try:
        datetime.fromisoformat(written).astimezone()
    except (ValueError, OverflowError):
        return False
    return _MOMENT.match(written) is not None  # a week and a day are a time as well
