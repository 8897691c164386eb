"""What the lines of a journal mean: its header, moves, undos, and the end (docs/journal.md)."""

from collections.abc import Mapping
from dataclasses import field
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias

from abyss_tui import __version__
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.game_kind import Codec, Game, GameKind, Json
from abyss_tui.records import record

Bots: TypeAlias = Mapping[int, str]
"""The seats that bots play, each with the slug of its level, or a program as it is written."""
BOT: Final = "bot"
"""What is written before the slug of the level of a bot, with a colon between them."""
EXEC: Final = "exec"
"""What is written before the command of a program that plays, likewise."""

FAMILY: Final = "abyss-journal/"
VERSION: Final = 2
_LARGEST: Final = 10**12
"""The largest number that a journal can say of anything but its seed."""


def bot_as_written(level: str) -> str:
    """Return how a bot of this level, or a program, is written as a player."""
    return level if level.startswith(f"{EXEC}:") else f"{BOT}:{level}"


class Unreadable(Exception):
    """A line says something that no journal says."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason
        """A clause for the reader."""


@record
class Standing:
    """Where the game stands after a line, so that a list of games need not replay them."""

    turn: int
    """How many turns have begun."""
    next: int | None
    """The seat that is asked next; None when the game is over."""


@record
class Header:
    """Everything from which the game is dealt, and when and by which program that was done."""

    names: tuple[str, ...]
    seed: int
    first: int | None
    """The seat that begins; None when the seed drew it."""
    created: str
    game: str
    """The slug of the kind of game."""
    program: str = __version__
    rules: int = 1
    """The version of the rules."""
    options: Json = field(default_factory=dict)
    """What was chosen of the game's options."""
    standing: Standing | None = None
    """Where the game stands once it is dealt; None where the journal does not say it."""
    bots: Bots = field(default_factory=dict)
    """Which seats are played by bots, and by which level of them."""

    def player(self, seat: int) -> str:
        """Return who plays a seat: a name, or a bot as it is written."""
        return bot_as_written(self.bots[seat]) if seat in self.bots else self.names[seat]


@record
class Move:
    """An action that a seat decided; forced ones are not written, the rules repeat them."""

    number: int
    """Counted from 1; a number is never used again, not after an undo either."""
    at: str
    seat: int
    action: Any
    digest: str | None = None
    """The digest of the position that the move was made in; not every move has it."""
    standing: Standing | None = None
    """Where the game stands after it; None where the journal does not say it."""
    passed: bool = False
    """Whether the least was played for somebody who was away."""


@record
class Undo:
    """The last move that still stands was taken back."""

    number: int
    at: str
    standing: Standing | None = None
    """Where the game stands after it; None where the journal does not say it."""


@record
class End:
    """The game was over after this move, in a position of this digest."""

    number: int
    at: str
    digest: str
    turns: int
    """How many turns there were."""
    points: tuple[int, ...]
    """The total of every seat."""

    @property
    def standing(self) -> Standing:
        """Nobody is asked any more."""
        return Standing(self.turns, None)


Entry: TypeAlias = Move | Undo | End


def now() -> str:
    """Return the time, UTC, as journals write it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def standing_of(turns: int, game: Game) -> Standing:
    """Return where a game stands in which so many turns have begun."""
    decision = game.decision
    return Standing(turns, None if decision is None else decision.seat)


def header_to_json(header: Header) -> Json:
    """Return the first line of a journal."""
    return {
        "format": f"{FAMILY}{VERSION}",
        "program": header.program,
        "created": header.created,
        "game": header.game,
        "rules": header.rules,
        "options": header.options,
        "players": list(header.names),
        "seed": header.seed,
        "first": header.first,
        **_bots_to_json(header),
        **_standing_to_json(header.standing),
    }


def header_from_json(fields: Json, kind: GameKind) -> Header:
    """Return the header that is written here, of a game of this kind. Raises Unreadable."""
    names = fields.get("players")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Unreadable(Message("players must be a list of names"))
    if kind.why_not_seated(names) is not None:
        raise Unreadable(Message("no game can be dealt to these players"))
    first = None if fields.get("first") is None else _whole(fields, "first")
    if first is not None and not 0 <= first < len(names):
        raise Unreadable(Message("there is no seat {seat}", seat=first))
    options = fields.get("options")
    if not isinstance(options, dict):
        raise Unreadable(Message("{field} must be an object", field="options"))
    return Header(
        tuple(names),
        _whole(fields, "seed"),
        first,
        _text(fields, "created"),
        kind.slug,
        _text(fields, "program"),
        rules_of(fields),
        options,
        standing_from_json(fields),
        _bots_from_json(fields, len(names)),
    )


def _bots_to_json(header: Header) -> Json:
    """Return who of the players is a bot; nothing where all are people, as it always was."""
    levels = [header.bots.get(seat) for seat in range(len(header.names))]
    return {"bots": levels} if header.bots else {}


def _bots_from_json(fields: Json, seats: int) -> Bots:
    levels = fields.get("bots", [None] * seats)
    known = isinstance(levels, list) and len(levels) == seats
    if not known or not all(level is None or isinstance(level, str) for level in levels):
        raise Unreadable(Message("bots must be a level or null for every player"))
    return {seat: level for seat, level in enumerate(levels) if level is not None}


def rules_of(fields: Json) -> int:
    """Return the version of the rules that a header names. Raises Unreadable."""
    rules = _whole(fields, "rules")
    if rules < 1:
        raise Unreadable(Message("there are no rules {number}", number=rules))
    return rules


def entry_to_json(entry: Entry, codec: Codec) -> Json:
    """Return a line of a journal after the first."""
    match entry:
        case Move(number, at, seat, action, digest):
            written = {"move": number, "at": at, "seat": seat}
            written["action"] = codec.action_to_json(action)
            if entry.passed:
                written["passed"] = True
            if digest is not None:
                written["digest"] = digest
        case Undo(number, at):
            written = {"undo": number, "at": at}
        case End(number, at, digest, turns, points):
            written = {"end": number, "at": at, "turns": turns, "points": list(points)}
            written["digest"] = digest
    return {**written, **_standing_to_json(entry.standing)}


def entry_from_json(fields: Json, codec: Codec) -> Entry:
    """Return the entry that is written here. Raises Unreadable."""
    if "move" in fields:
        written = fields.get("action")
        action = codec.action_from_json(written) if isinstance(written, dict) else None
        if action is None:
            raise Unreadable(Message("this is no action of the game"))
        number, seat = _whole(fields, "move"), _whole(fields, "seat")
        digest = _text(fields, "digest") if "digest" in fields else None
        standing = standing_from_json(fields)
        passed = fields.get("passed") is True
        return Move(number, _text(fields, "at"), seat, action, digest, standing, passed)
    if "undo" in fields:
        return Undo(_whole(fields, "undo"), _text(fields, "at"), standing_from_json(fields))
    if "end" in fields:
        return end_from_json(fields)
    raise Unreadable(Message("this is neither a move nor an undo nor the end"))


def end_from_json(fields: Json) -> End:
    """Return the end that is written here. Raises Unreadable."""
    points = fields.get("points")
    if not isinstance(points, list) or any(
        type(each) is not int or abs(each) > _LARGEST for each in points
    ):
        raise Unreadable(Message("points must be a list of whole numbers"))
    return End(
        _whole(fields, "end"),
        _text(fields, "at"),
        _text(fields, "digest"),
        _whole(fields, "turns"),
        tuple(points),
    )


def standing_from_json(fields: Json) -> Standing | None:
    """Return where a line says that the game stands after it, if it does. Raises Unreadable."""
    if "turn" not in fields:
        return None
    seat = None if fields.get("next") is None else _whole(fields, "next")
    return Standing(_whole(fields, "turn"), seat)


def _standing_to_json(standing: Standing | None) -> Json:
    assert standing is not None, "what is written says where the game stands"
    return {"turn": standing.turn, "next": standing.next}


def _whole(fields: Json, name: str) -> int:
    value = fields.get(name)
    if type(value) is not int:  # true and false are no numbers
        raise Unreadable(Message("{field} must be a whole number", field=name))
    if name != "seed" and abs(value) > _LARGEST:
        raise Unreadable(Message("{field} is too large a number", field=name))
    return value


def _text(fields: Json, name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str):
        raise Unreadable(Message("{field} must be a text", field=name))
    return value
