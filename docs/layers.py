"""Draws the layers of docs/architecture.md: `python docs/layers.py`, or `make picture`.

The rows follow from the imports alone: a package stands one row above the highest one that it
imports. So imports that run in a circle cannot be drawn at all. An arrow is left out where others
lead the same way round.
"""

import sys
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Final

import grimp

COLUMNS: Final = {
    "commands": 0, "protocol": 0, "games.registry": 0, "kernel": 0,
    "cli": 1, "frontends.tui": 1, "table": 1, "record": 1, "errors": 1, "i18n": 1,
    "frontends.tui.abyss": 2, "games.abyss": 2,
}  # fmt: skip
"""The rooms of the picture, and in which column each of them stands."""

PURPOSES: Final = {
    "cli": "exit statuses",
    "commands": "what abyss-tui does",
    "frontends.tui.abyss": "table and prompts of Abyss",
    "frontends.tui": "app, screens, prompts, widgets",
    "table": "one running game, its sitters",
    "protocol": "the engine for programs",
    "record": "history, journals, exports",
    "games.registry": "finds a game",
    "games.abyss": "the rules of Abyss, its text",
    "kernel": "agenda, events, chance",
    "errors": "how we say no",
    "i18n": "languages, voices",
}

WIDTH, HEIGHT, GAP, ROW = 236, 52, 26, 104
INK, PAPER, LINE, DIM = "#16293B", "#F3F8F8", "#1B5A73", "#4F6673"


def imports() -> dict[str, set[str]]:
    """Return which rooms each room imports."""
    graph = grimp.build_graph("abyss_tui")
    found: dict[str, set[str]] = {room: set() for room in COLUMNS}
    for module in graph.modules:
        room = _room_of(module)
        for imported in graph.find_modules_directly_imported_by(module):
            other = _room_of(imported)
            if room is not None and other is not None and other != room:
                found[room].add(other)
    return found


def _room_of(module: str) -> str | None:
    """Return the room a module is in: the longest of their names that fits."""
    name = module.removeprefix("abyss_tui.")
    fitting = [room for room in COLUMNS if name == room or name.startswith(f"{room}.")]
    return max(fitting, key=len, default=None)


def rows(imported: dict[str, set[str]]) -> list[list[str]]:
    """Return the rooms row by row from the ground up. Raises CycleError."""
    height: dict[str, int] = {}
    for room in TopologicalSorter(imported).static_order():
        height[room] = 1 + max((height[each] for each in imported[room]), default=-1)
    return [
        [room for room in COLUMNS if height[room] == floor]
        for floor in range(max(height.values()) + 1)
    ]


def direct(imported: dict[str, set[str]]) -> dict[str, list[str]]:
    """Return of what each room imports that which no other import of it leads to."""
    reached: dict[str, set[str]] = {}
    for room in TopologicalSorter(imported).static_order():
        reached[room] = imported[room].union(*(reached[each] for each in imported[room]))
    return {
        room: sorted(below.difference(*(reached[each] for each in below)))
        for room, below in imported.items()
    }


def draw() -> str:
    """Return the picture as SVG."""
    imported = imports()
    floors = rows(imported)[::-1]
    wide = (max(COLUMNS.values()) + 1) * (WIDTH + GAP) + GAP
    high = len(floors) * ROW + GAP
    places = {
        room: (GAP + COLUMNS[room] * (WIDTH + GAP), GAP + y * ROW)
        for y, floor in enumerate(floors)
        for room in floor
    }
    arrows = [
        _arrow(places[room], places[other])
        for room, below in direct(imported).items()
        for other in below
    ]
    boxes = [_box(room, *places[room]) for room in COLUMNS]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"',
            'font-family="monospace" font-size="15">',
            f'<rect width="{wide}" height="{high}" fill="{PAPER}"/>',
            *arrows,
            *boxes,
            "</svg>\n",
        ]
    )


def _arrow(above: tuple[int, int], below: tuple[int, int]) -> str:
    """Return a line from the foot of a room to the head of one that it imports."""
    x1, y1 = above[0] + WIDTH // 2, above[1] + HEIGHT
    x2, y2 = below[0] + WIDTH // 2, below[1]
    bend = (y1 + y2) // 2
    path = f"M{x1} {y1} C{x1} {bend} {x2} {bend} {x2} {y2}"
    return f'<path d="{path}" fill="none" stroke="{LINE}" stroke-width="1.5"/>'


def _box(room: str, x: int, y: int) -> str:
    middle = x + WIDTH // 2
    return (
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="6" fill="#FFFFFF"'
        f' stroke="{LINE}"/>'
        f'<text x="{middle}" y="{y + 22}" text-anchor="middle" fill="{INK}">{room}</text>'
        f'<text x="{middle}" y="{y + 41}" text-anchor="middle" fill="{DIM}" font-size="12">'
        f"{PURPOSES[room]}</text>"
    )


if __name__ == "__main__":
    path = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/layers.svg")
    path.write_text(draw(), encoding="utf-8")
