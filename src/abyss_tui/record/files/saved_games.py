"""The games of a folder, for somebody to choose from: listed without replaying any."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Final

from abyss_tui import regular_files
from abyss_tui.errors import BadSave
from abyss_tui.games.registry import game_kind
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.game_kind import Lines
from abyss_tui.record import migration
from abyss_tui.record.entries import Unreadable, entry_from_json
from abyss_tui.record.files import checked_lines
from abyss_tui.record.files.folders import SUFFIX
from abyss_tui.record.files.os_errors import refused
from abyss_tui.record.files.reading import (
    LONGEST,
    LONGEST_JOURNAL,
    NeverBegun,
    header_of,
    read,
    version_of,
)
from abyss_tui.record.game_id import GameId
from abyss_tui.record.saved_game import SavedGame, saved_game

_BLOCK: Final = 4096
"""How many bytes are read from the end of a file at first: most lines are far shorter."""


def games(folder: Path) -> list[SavedGame]:
    """Return the games of a folder, the one played last first. Raises BadSave.

    One that cannot be read is among them and says why; a folder that is not there has none.
    Only the first and the last line of each file are read: damage between them is noticed
    when the game is opened.
    """
    found = [game for game in map(_seen, journals(folder)) if game is not None]
    return sorted(found, key=lambda game: (game.played, game.id), reverse=True)


def journals(folder: Path) -> list[Path]:
    """Return the files of a folder that are called like journals. Raises BadSave."""
    try:
        return [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise refused(error, folder) from error


def find(folder: Path, name: str) -> Path:
    """Return the file that is meant: a path, an id, or a part of just one id. Raises BadSave.

    Nothing but names is looked at.
    """
    given = _as_path(name)
    if given is not None:
        return given
    paths = journals(folder)
    exact = [path for path in paths if name in (path.stem, path.name)]
    alike = exact or [path for path in paths if name in path.stem]
    if len(alike) == 1:
        return alike[0]
    if alike:
        several = ", ".join(sorted(path.stem for path in alike))
        text = "{name}: several games are called so: {several}."
        raise BadSave(Message(text, name=name, several=several))
    text = "{name}: there is no such game in {folder}; `abyss-tui resume --list` names all."
    raise BadSave(Message(text, name=name, folder=folder))


def _as_path(name: str) -> Path | None:
    """Return the file of this path, None when there is none."""
    try:
        given = Path(name).expanduser()
        return given if os.path.lexists(given) and not given.is_dir() else None
    except (OSError, ValueError, RuntimeError):  # too long, a null byte, a home of nobody
        return None


def last_unfinished(folder: Path) -> Path:
    """Return the file of the game to go on with: the last one played that is not over.

    Raises BadSave.
    """
    for game in games(folder):
        if not game.over and game.problem is None:
            return path_of(folder, game.id)
    raise BadSave(Message("{folder}: no game waits there to be continued.", folder=folder))


def path_of(folder: Path, game: GameId) -> Path:
    """Return the file of a game."""
    return folder / f"{game}{SUFFIX}"


def _seen(path: Path) -> SavedGame | None:
    """Return what is known of a file; None when the program stopped before it was a game."""
    try:
        return _from_both_ends(path) or _from_all_lines(path)
    except Unreadable as error:
        text = "{path}: it is damaged ({reason}); open it to see what can be had."
        return SavedGame(GameId(path.stem), problem=Message(text, path=path, reason=error.reason))
    except NeverBegun:
        return None
    except BadSave as error:
        return SavedGame(GameId(path.stem), problem=error.message)


def _from_both_ends(path: Path) -> SavedGame | None:
    """Return what the first and the last line say, None when they do not make sense alone."""
    try:
        with regular_files.open_to_read(path, LONGEST_JOURNAL) as file:
            first = file.readline(LONGEST)
            version = version_of(path, first)
            last = _last_line(file, len(first))
    except OSError as error:
        raise refused(error, path) from error
    if version > 0 and checked_lines.checked(first[:-1], 0) is None:
        return None
    says = _fields([first, *([last] if last else [])])
    if says is None:
        return None
    first_says, *last_says = migration.migrate_format(version, says)
    header, _, rules = header_of(path, [first_says])
    if rules < header.rules:
        return None
    try:
        codec = game_kind(header.game).codec
        entry = entry_from_json(last_says[0], codec) if last_says else None
        return saved_game(GameId(path.stem), header, entry)
    except Unreadable:  # the check of a last line alone tells nothing: all lines may tell more
        return None


def _from_all_lines(path: Path) -> SavedGame:
    """Return what a journal says whose lines were all read. Raises BadSave or Unreadable."""
    recording = read(path)
    last = recording.entries[-1] if recording.entries else None
    return saved_game(recording.game, recording.header, last)


def _last_line(file: IO[bytes], start: int) -> bytes:
    """Return the last whole line of a file after so many bytes; empty when there is none."""
    end = file.seek(0, os.SEEK_END)
    block = _BLOCK
    while True:
        begin = max(start, end - block)
        file.seek(begin)
        *lines, _ = file.read(end - begin).split(b"\n")
        if begin == start:
            return lines[-1] if lines else b""
        if len(lines) > 1:  # the first one of them may lack its beginning
            return lines[-1]
        block *= 2


def _fields(lines: Iterable[bytes]) -> Lines | None:
    """Return what lines say, None when one of them is no JSON object."""
    says: Lines = []
    for line in lines:
        fields = checked_lines.fields_of(line)
        if fields is None:
            return None
        says.append(fields)
    return says
