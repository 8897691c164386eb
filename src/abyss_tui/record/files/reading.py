"""Reading a journal: what its lines say, and the game that comes of them."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from abyss_tui.errors import BadSave
from abyss_tui.games.registry import game_kind
from abyss_tui.record import migration
from abyss_tui.record.entries import (
    FAMILY,
    VERSION,
    End,
    Entry,
    Header,
    Move,
    Undo,
    Unreadable,
    entry_from_json,
    header_from_json,
)
from abyss_tui.record.files import checked_lines
from abyss_tui.record.files.os_errors import refused
from abyss_tui.record.history import History, digest

_LONGEST: Final = 1 << 20
"""How many bytes the first line can have at most; a longer one is not ours."""


@dataclass(frozen=True, slots=True)
class Recording:
    """What a journal says. Entry *i* stands on line *i* + 2."""

    path: Path
    header: Header
    entries: tuple[Entry, ...]
    version: int
    length: int
    """How many bytes are sound."""
    check: int
    """The check of the last line."""
    torn: bool
    """Whether an unfinished last line was left out: the program was stopped while writing it."""


class NeverBegun(BadSave):
    """The program was stopped while it created this journal: there is no game in it."""


class DamagedJournal(BadSave):
    """A line in the middle is wrong; `sound` is what can be had: the game up to there."""

    def __init__(self, message: str, sound: Recording) -> None:
        moves = sum(isinstance(entry, Move) for entry in sound.entries)
        name = sound.path.stem
        super().__init__(
            f"{message} The game up to move {moves} can still be had: `abyss-tui resume --salvage"
            f" {name}` goes on from there in a new file, and leaves this one as it is."
        )
        self.sound = sound


def read(path: Path) -> Recording:
    """Read a journal of any version. Raises BadSave, for a damaged one DamagedJournal."""
    try:
        if not path.is_file() and path.exists():
            raise BadSave(f"{path}: this is no file, so it holds no game.")
        with path.open("rb") as file:
            first = file.readline(_LONGEST)
            version = _version(path, first)
            return _read(path, version, first + file.read())
    except OSError as error:
        raise refused(error, path) from error


def _version(path: Path, first: bytes) -> int:
    """Return the version that the first line names. Raises BadSave for what is not ours."""
    fields = checked_lines.fields_of(first) or {}
    family, _, version = str(fields.get("format")).partition("/")
    if f"{family}/" != FAMILY or not version.isdecimal():
        begun = f'{{"format": "{FAMILY}'.encode()
        if not first.endswith(b"\n") and (first.startswith(begun) or begun.startswith(first)):
            raise NeverBegun(f"{path}, line 1: it is not whole; no game was begun in this file.")
        raise BadSave(f"{path}, line 1: this is no game of abyss-tui.")
    if not first.endswith(b"\n"):
        raise NeverBegun(f"{path}, line 1: it is not whole; no game was begun in this file.")
    if int(version) > VERSION:
        raise BadSave(
            f"{path}, line 1: this game was written by abyss-tui {fields.get('program')}, which is"
            f" newer than this one: get that version to go on with it."
        )
    return int(version)


def _read(path: Path, version: int, content: bytes) -> Recording:
    *whole, rest = content.split(b"\n")
    guarded = version > 0 or b'"check"' in whole[0]  # else 1 that became 0 would go unnoticed
    check, sound = 0, 0
    says: list[checked_lines.Json] = []
    for line in whole:
        next_check = checked_lines.checked(line, check) if guarded else 0
        fields = checked_lines.fields_of(line)
        if next_check is None or fields is None:
            break
        check = next_check
        sound += len(line) + 1
        says.append(fields)
    try:
        header, *after = migration.brought_up(version, says) or [{}]
        recording = Recording(
            path, header_from_json(header), (), version, sound, check, torn=bool(rest)
        )
    except Unreadable as reason:
        raise BadSave(f"{path}, line 1: it is damaged ({reason}); no game can be had.") from None
    recording = _with_entries(recording, after)
    if len(says) < len(whole):
        raise DamagedJournal(f"{path}, line {len(says) + 1}: it is damaged.", recording)
    return recording


def _with_entries(recording: Recording, says: list[checked_lines.Json]) -> Recording:
    entries: list[Entry] = []
    for place, fields in enumerate(says):
        try:
            entries.append(entry_from_json(fields))
        except Unreadable as reason:
            sound = replace(recording, entries=tuple(entries))
            where = f"{recording.path}, line {place + 2}"
            raise DamagedJournal(f"{where}: {reason}.", sound) from None
    return replace(recording, entries=tuple(entries))


def replay(recording: Recording, *, keep_all: bool = False) -> History:
    """Play a recorded game through the rules. Raises DamagedJournal where that fails.

    With `keep_all` every position on the way is kept, to be looked at again.
    """
    kind = game_kind(recording.header.game)
    history = History(kind, recording.header, keep_all=keep_all)
    agreed = 0  # so many entries lead to a position whose digest was right
    for place, entry in enumerate(recording.entries):
        wrong = _why_not_next(history, entry)
        if wrong is not None:
            raise _damaged(recording, place, place, wrong)
        if not isinstance(entry, Undo) and entry.digest is not None:
            if entry.digest != digest(kind, history.game):
                raise _damaged(recording, place, agreed, _other_rules(recording))
            agreed = place
        match entry:
            case Move(number, at, _, action):
                history.play(action, number, at)
            case Undo():
                history.take_back()
    return history


def _why_not_next(history: History, entry: Entry) -> str | None:
    """Return why this entry cannot follow on the history so far, or None."""
    standing = history.moves[-1].number if history.moves else 0
    match entry:
        case Move(number, _, seat, action):
            if number != history.last + 1:
                return f"move {number} follows on move {history.last}."
            if history.game.decision is None or history.game.decision.seat != seat:
                return f"seat {seat} is not asked in this moment."
            reason = history.kind.problem(history.game, action)
            return None if reason is None else str(reason)
        case Undo(number):
            return None if 0 < number == standing else f"move {number} is not the last one."
        case End(number):
            return None if history.over and number == standing else "the game is not over here."


def _other_rules(recording: Recording) -> str:
    return (
        "the game has come out otherwise than when it was written: this program's rules are not"
        f" those of abyss-tui {recording.header.program}, or the file was changed."
    )


def _damaged(recording: Recording, place: int, sound: int, wrong: str) -> DamagedJournal:
    where = f"{recording.path}, line {place + 2}"
    part = replace(recording, entries=recording.entries[:sound])
    return DamagedJournal(f"{where}: {wrong}", part)
