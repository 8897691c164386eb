"""The file of an arena: a line of JSON a game. What is in it is not played again."""

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

from abyss_tui import json_lines, regular_files
from abyss_tui.errors import BadUsage
from abyss_tui.i18n.message import Message

_LONGEST: Final = 1024 * regular_files.MEBIBYTE
"""Bytes of a file of results, at most: a game takes a few hundred."""

HEAD: Final = b'{"game": "'
"""How every line begins: what cannot be read and begins otherwise was never one of ours."""
FIELDS: Final = {
    "game": str,
    "deal": int,
    "rotation": int,
    "players": list,
    "points": list,
    "winners": list,
    "moves": list,
    "seconds": list,
    "slowest": list,
    "illegal": list,
}


def read(path: Path, game: str, players: Sequence[str] | None = None) -> list[dict[str, Any]]:
    """Return the games that a file holds: of these players alone, or of anybody.

    A line that was not written to its end is left out. Raises BadUsage for a file that cannot be
    read, or holds anything else.
    """
    with usable(path):
        lines = regular_files.content(path, _LONGEST).splitlines()
    found = []
    for number, line in enumerate(lines, 1):
        try:
            played = _game(line)
        except (ValueError, json_lines.BadField):
            text = "{path}: line {number} is no game of an arena."
            raise BadUsage(Message(text, path=path, number=number)) from None
        if played is None:
            continue
        if played["game"] != game:
            text = "{path}: line {number} is a game of {other}: type --game {other}."
            other = played["game"]
            raise BadUsage(Message(text, path=path, number=number, other=other))
        if players is not None and sorted(played["players"]) != sorted(players):
            text = "{path}: line {number} is a game of others: {others}. Give another file."
            others = ", ".join(played["players"])
            raise BadUsage(Message(text, path=path, number=number, others=others))
        found.append(played)
    return found


def game_of(paths: Iterable[Path]) -> str:
    """Return the slug of the game that these files are of; nothing where none of them tells.

    Raises BadUsage for a file that cannot be read, and where they are of different games.
    """
    found = {path: game for path in paths if (game := _first_game(path))}
    for path, game in found.items():
        first, other = next(iter(found.items()))
        if game != other:
            text = (
                "{path} has games of {game}, {first} has games of {other}: a ladder is of one game."
            )
            raise BadUsage(Message(text, path=path, game=game, first=first, other=other))
    return next(iter(found.values()), "")


def _first_game(path: Path) -> str:
    """Return the slug of the game of the first line; nothing where it is none of an arena."""
    with usable(path):
        lines = regular_files.content(path, _LONGEST).splitlines()
    try:
        first = _game(lines[0]) if lines else None
    except (ValueError, json_lines.BadField):
        return ""
    return "" if first is None else str(first["game"])


def _game(line: bytes) -> dict[str, Any] | None:
    """Return the game of a line; None for a line that was not written to its end.

    Raises ValueError or BadField for anything else.
    """
    try:
        played = json_lines.read(line.decode())
    except ValueError:
        if HEAD.startswith(line[: len(HEAD)]):
            return None
        raise
    if type(played) is not dict:
        raise ValueError(line)
    for name, kind in FIELDS.items():
        json_lines.field(played, name, kind)
    return played


def whole_deals(games: Iterable[dict[str, Any]], rotations: int) -> dict[int, list[dict[str, Any]]]:
    """Return the deals that were played in all rotations, with their games."""
    deals: dict[int, dict[int, dict[str, Any]]] = {}
    for game in games:
        deals.setdefault(game["deal"], {})[game["rotation"]] = game
    return {
        deal: [*turns.values()] for deal, turns in sorted(deals.items()) if len(turns) == rotations
    }


def append(path: Path, games: Iterable[dict[str, Any]] = ()) -> None:
    """Write the games of a deal behind the others, at once; without games only make the file.

    Raises BadUsage where nothing can be written.
    """
    lines = "".join(f"{json.dumps(game)}\n" for game in games).encode()
    with usable(path), path.open("a+b") as file:
        file.write(b"\n" + lines if lines and _is_torn(file) else lines)


def _is_torn(file: BinaryIO) -> bool:
    """Whether the last line was not written to its end."""
    if file.seek(0, os.SEEK_END) == 0:
        return False
    file.seek(-1, os.SEEK_END)
    return file.read() != b"\n"


@contextmanager
def usable(path: Path) -> Iterator[None]:
    """Raise BadUsage in place of an OSError about this file."""
    try:
        yield
    except OSError as error:
        text = "{path} cannot be used ({said}): give another file."
        raise BadUsage(Message(text, path=path, said=regular_files.why(error))) from error
