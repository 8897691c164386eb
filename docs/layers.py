"""Draws the layers of docs/architecture.md: `python docs/layers.py`, or `make picture`.

The rows follow from the imports alone: a package stands one row above the highest one that it
imports. So imports that run in a circle cannot be drawn at all.
"""

import sys
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Final

import grimp

ROOMS: Final = {
    "cli": "exit statuses",
    "commands": "what abyss-tui does",
    "tui.abyss": "table and prompts of Abyss",
    "tui": "app, screens, prompts, widgets",
    "table": "one running game, its sitters",
    "protocol": "the engine for programs",
    "record": "history, journals, exports",
    "games.registry": "finds a game",
    "games.abyss": "the rules of Abyss, and its text",
    "kernel": "agenda, events, chance",
    "errors": "how we say no",
    "i18n": "languages, voices",
}
"""The rooms of the picture, and what they are for in a few words."""

WIDTH, HEIGHT, GAP, ROW = 236, 52, 26, 104
INK, PAPER, LINE, DIM = "#16293B", "#F3F8F8", "#1B5A73", "#4F6673"


def imports() -> dict[str, set[str]]:
    """Return which rooms each room imports."""
    graph = grimp.build_graph("abyss_tui")
    found: dict[str, set[str]] = {room: set() for room in ROOMS}
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
    fitting = [room for room in ROOMS if name == room or name.startswith(f"{room}.")]
    return max(fitting, key=len, default=None)


def rows(imported: dict[str, set[str]]) -> list[list[str]]:
    """Return the rooms row by row from the ground up. Raises CycleError."""
    height: dict[str, int] = {}
    for room in TopologicalSorter(imported).static_order():
        height[room] = 1 + max((height[each] for each in imported[room]), default=-1)
    return [
        [room for room in ROOMS if height[room] == floor]
        for floor in range(max(height.values()) + 1)
    ]


def draw() -> str:
    """Return the picture as SVG."""
    imported = imports()
    floors = rows(imported)[::-1]
    wide = max(map(len, floors)) * (WIDTH + GAP) + GAP
    high = len(floors) * ROW + GAP
    places = {
        room: ((wide - len(floor) * (WIDTH + GAP) + GAP) // 2 + x * (WIDTH + GAP), GAP + y * ROW)
        for y, floor in enumerate(floors)
        for x, room in enumerate(floor)
    }
    arrows = [
        _arrow(places[room], places[other]) for room in ROOMS for other in sorted(imported[room])
    ]
    boxes = [_box(room, *places[room]) for room in ROOMS]
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
    return f'<path d="{path}" fill="none" stroke="{LINE}" stroke-opacity="0.45"/>'


def _box(room: str, x: int, y: int) -> str:
    middle = x + WIDTH // 2
    return (
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="6" fill="#FFFFFF"'
        f' stroke="{LINE}"/>'
        f'<text x="{middle}" y="{y + 22}" text-anchor="middle" fill="{INK}">{room}</text>'
        f'<text x="{middle}" y="{y + 41}" text-anchor="middle" fill="{DIM}" font-size="12">'
        f"{ROOMS[room]}</text>"
    )


if __name__ == "__main__":
    path = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/layers.svg")
    path.write_text(draw(), encoding="utf-8")
