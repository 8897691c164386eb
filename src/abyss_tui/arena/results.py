"""The file of an arena: a line of JSON a game. What is in it is not played again."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from abyss_tui.errors import BadUsage
from abyss_tui.i18n.message import Message


def read(path: Path | None, game: str, players: Sequence[str]) -> list[dict[str, Any]]:
    """Return the games that a file holds; none when there is no file.

    A last line that was not written to its end is left out. Raises BadUsage for a file with games
    of others.
    """
    if path is None or not path.exists():
        return []
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            played = json.loads(line)
        except ValueError:
            continue
        if not isinstance(played, dict) or played.get("game") != game:
            text = "{path}: line {number} is no game of an arena."
            raise BadUsage(Message(text, path=path, number=number))
        if sorted(played["players"]) != sorted(players):
            text = "{path}: line {number} is a game of others: {others}. Give another file."
            others = ", ".join(played["players"])
            raise BadUsage(Message(text, path=path, number=number, others=others))
        found.append(played)
    return found


def whole_deals(games: Iterable[dict[str, Any]], rotations: int) -> dict[int, list[dict[str, Any]]]:
    """Return the deals that were played in all rotations, with their games."""
    deals: dict[int, dict[int, dict[str, Any]]] = {}
    for game in games:
        deals.setdefault(game["deal"], {})[game["rotation"]] = game
    return {
        deal: [*turns.values()] for deal, turns in sorted(deals.items()) if len(turns) == rotations
    }


def append(path: Path | None, games: Iterable[dict[str, Any]]) -> None:
    """Write the games of a deal behind the others, at once."""
    if path is None:
        return
    lines = "".join(f"{json.dumps(game)}\n" for game in games)
    torn = path.exists() and path.read_bytes()[-1:] not in {b"", b"\n"}
    with path.open("a", encoding="utf-8") as file:
        file.write(f"\n{lines}" if torn else lines)
