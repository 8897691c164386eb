"""Reading the file of a journal: which of its lines are sound, and what they say."""

from dataclasses import replace
from pathlib import Path
from typing import Final

from abyss_tui import __version__, regular_files
from abyss_tui.errors import BadSave
from abyss_tui.games.registry import game_kind, slugs
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.game_kind import GameKind, Json, Lines
from abyss_tui.record import migration
from abyss_tui.record.entries import (
    FAMILY,
    VERSION,
    Entry,
    Header,
    Unreadable,
    entry_from_json,
    header_from_json,
    rules_of,
)
from abyss_tui.record.files import checked_lines
from abyss_tui.record.files.os_errors import refused
from abyss_tui.record.game_id import GameId
from abyss_tui.record.recording import DamagedJournal, Recording
from abyss_tui.records import record

LONGEST: Final = 1 << 20
"""How many bytes the first line can have at most; a longer one is not ours."""
LONGEST_JOURNAL: Final = 16 * regular_files.MEBIBYTE
"""How many bytes a journal can have at most: five hundred times what a long game takes."""
_LARGEST: Final = 6
"""The figures of the version of a format, at most."""


@record
class FileRecording(Recording):
    """What the file of a journal says, and how much of it is sound."""

    path: Path
    sound: bytes
    """What of it is sound."""
    check: int
    """The check of the last line."""


class NeverBegun(BadSave):
    """The program was stopped while it created this journal: there is no game in it."""


def read(path: Path) -> FileRecording:
    """Read a journal of any version. Raises BadSave, for a damaged one DamagedJournal."""
    try:
        with regular_files.open_to_read(path, LONGEST_JOURNAL) as file:
            first = file.readline(LONGEST)
            version = version_of(path, first)
            return _read(path, version, first + file.read(LONGEST_JOURNAL))
    except OSError as error:
        raise refused(error, path) from error


def version_of(path: Path, first: bytes) -> int:
    """Return the version that the first line names. Raises BadSave for what is not ours."""
    fields = checked_lines.fields_of(first) or {}
    written = fields.get("format")
    family, _, version = written.partition("/") if isinstance(written, str) else ("", "", "")
    ours = f"{family}/" == FAMILY and version.isdecimal() and len(version) <= _LARGEST
    begun = f'{{"format": "{FAMILY}'.encode()
    if not first.endswith(b"\n") and (ours or first.startswith(begun) or begun.startswith(first)):
        text = "{path}, line 1: it is not whole; no game was begun in this file."
        raise NeverBegun(Message(text, path=path))
    if not ours:
        raise BadSave(Message("{path}, line 1: this is no game of abyss-tui.", path=path))
    if int(version) > VERSION:
        raise _newer(path, fields)
    return int(version)


def header_of(path: Path, says: Lines) -> tuple[Header, Lines, int]:
    """Return the header, the other lines by today's rules, and the version of the rules.

    `says` are the lines as today's format writes them. Raises BadSave.
    """
    try:
        kind = _kind_of(path, says[0])
        rules = rules_of(says[0])
        if rules > kind.rules:
            raise _newer(path, says[0])
        header, *after = migration.migrate_rules(rules, says, kind)
        return header_from_json(header, kind), after, rules
    except Unreadable as error:
        text = "{path}, line 1: it is damaged ({reason}); no game can be had."
        raise BadSave(Message(text, path=path, reason=error.reason)) from None


def _kind_of(path: Path, header: Json) -> GameKind:
    slug = header.get("game")
    if slug not in slugs():
        raise BadSave(
            Message(
                "{path}, line 1: this is a game that abyss-tui {version} does not know ({game}).",
                path=path,
                version=__version__,
                game=slug,
            )
        )
    return game_kind(slug)


def _newer(path: Path, header: Json) -> BadSave:
    return BadSave(
        Message(
            "{path}, line 1: this game was written by abyss-tui {program}, which is newer than"
            " this one: get that version to go on with it.",
            path=path,
            program=header.get("program"),
        )
    )


def _read(path: Path, version: int, content: bytes) -> FileRecording:
    *whole, rest = content.split(b"\n")
    # Version 0 had no checks. A first line that has one is of a later version, its number damaged.
    guarded = version > 0 or b'"check"' in whole[0]
    says, check = _sound_lines(whole, guarded=guarded)
    if not says:
        text = "{path}, line 1: it is damaged (its check does not fit); no game can be had."
        raise BadSave(Message(text, path=path))
    header, after, rules = header_of(path, migration.migrate_format(version, says))
    recording = FileRecording(
        game=GameId(path.stem),
        where=str(path),
        header=header,
        entries=(),
        version=version,
        rules=rules,
        torn=bool(rest),
        path=path,
        sound=content[: sum(len(line) + 1 for line in whole[: len(says)])],
        check=check,
    )
    recording = _with_entries(recording, after)
    if len(says) < len(whole):
        raise DamagedJournal(len(says) + 1, Message("it is damaged."), recording)
    return recording


def _sound_lines(whole: list[bytes], *, guarded: bool) -> tuple[Lines, int]:
    """Return what the lines say up to the first damaged one, and the check of the last."""
    says: Lines = []
    check = 0
    for line in whole:
        next_check = checked_lines.checked(line, check) if guarded else 0
        fields = checked_lines.fields_of(line)
        if next_check is None or fields is None:
            break
        check = next_check
        says.append(fields)
    return says, check


def _with_entries(recording: FileRecording, says: Lines) -> FileRecording:
    codec = game_kind(recording.header.game).codec
    entries: list[Entry] = []
    for place, fields in enumerate(says):
        try:
            entries.append(entry_from_json(fields, codec))
        except Unreadable as error:
            sound = replace(recording, entries=tuple(entries))
            wrong = Message("{reason}.", reason=error.reason)
            raise DamagedJournal(place + 2, wrong, sound) from None
    return replace(recording, entries=tuple(entries))
