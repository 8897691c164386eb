"""What the lines of a journal mean: its header, moves, undos, and the end (docs/journal.md)."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final, TypeAlias

from abyss_tui import __version__
from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.formats.moves_json import action_from_json, action_to_json
from abyss_tui.games.abyss.rules.setup import why_not_seated
from abyss_tui.games.registry import ABYSS
from abyss_tui.record.files.checked_lines import Json

FAMILY: Final = "abyss-journal/"
VERSION: Final = 1


class Unreadable(Exception):
    """A line says something that no journal says; the message is a clause for the reader."""


@dataclass(frozen=True, slots=True)
class Header:
    """Everything from which the game is dealt, and when and by which program that was done."""

    names: tuple[str, ...]
    seed: int
    first: int | None
    """The seat that begins; None when the seed drew it."""
    created: str
    program: str = __version__
    game: str = ABYSS
    rules: int = 1
    """The version of the rules."""
    options: Json = field(default_factory=dict)
    """What was chosen of the game's options."""


@dataclass(frozen=True, slots=True)
class Move:
    """An action that a seat decided; forced ones are not written, the rules repeat them."""

    number: int
    """Counted from 1; a number is never used again, not after an undo either."""
    at: str
    seat: int
    action: Action
    digest: str | None = None
    """The digest of the position that the move was made in; not every move has it."""


@dataclass(frozen=True, slots=True)
class Undo:
    """The last move that still stands was taken back."""

    number: int
    at: str


@dataclass(frozen=True, slots=True)
class End:
    """The game was over after this move, in a position of this digest."""

    number: int
    at: str
    digest: str
    turns: int
    """How many turns there were."""
    points: tuple[int, ...]
    """The Influence Points of every seat."""


Entry: TypeAlias = Move | Undo | End


def now() -> str:
    """Return the time, UTC, as journals write it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def header_to_json(header: Header) -> Json:
    """Return the first line of a journal."""
    return {
        "format": f"{FAMILY}{VERSION}",
        "program": header.program,
        "created": header.created,
        "players": list(header.names),
        "seed": header.seed,
        "first": header.first,
    }


def header_from_json(fields: Json) -> Header:
    """Return the header that is written here. Raises Unreadable."""
    names = fields.get("players")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Unreadable("players must be a list of names")
    reason = why_not_seated(names)
    if reason is not None:
        raise Unreadable(reason)
    first = None if fields.get("first") is None else _whole(fields, "first")
    if first is not None and not 0 <= first < len(names):
        raise Unreadable(f"there is no seat {first}")
    return Header(
        tuple(names),
        _whole(fields, "seed"),
        first,
        _text(fields, "created"),
        _text(fields, "program"),
    )


def entry_to_json(entry: Entry) -> Json:
    """Return a line of a journal after the first."""
    match entry:
        case Move(number, at, seat, action, digest):
            written = {"move": number, "at": at, "seat": seat, "action": action_to_json(action)}
            return written if digest is None else {**written, "digest": digest}
        case Undo(number, at):
            return {"undo": number, "at": at}
        case End(number, at, digest, turns, points):
            reached = {"turns": turns, "points": list(points)}
            return {"end": number, "at": at, **reached, "digest": digest}


def entry_from_json(fields: Json) -> Entry:
    """Return the entry that is written here. Raises Unreadable."""
    if "move" in fields:
        written = fields.get("action")
        action = action_from_json(written) if isinstance(written, dict) else None
        if action is None:
            raise Unreadable("this is no action of the game")
        number, seat = _whole(fields, "move"), _whole(fields, "seat")
        digest = _text(fields, "digest") if "digest" in fields else None
        return Move(number, _text(fields, "at"), seat, action, digest)
    if "undo" in fields:
        return Undo(_whole(fields, "undo"), _text(fields, "at"))
    if "end" in fields:
        return _end(fields)
    raise Unreadable("this is neither a move nor an undo nor the end")


def _end(fields: Json) -> End:
    points = fields.get("points")
    if not isinstance(points, list) or any(type(each) is not int for each in points):
        raise Unreadable("points must be a list of whole numbers")
    return End(
        _whole(fields, "end"),
        _text(fields, "at"),
        _text(fields, "digest"),
        _whole(fields, "turns"),
        tuple(points),
    )


def _whole(fields: Json, name: str) -> int:
    value = fields.get(name)
    if type(value) is not int:  # true and false are no numbers
        raise Unreadable(f"{name} must be a whole number")
    return value


def _text(fields: Json, name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str):
        raise Unreadable(f"{name} must be a text")
    return value
