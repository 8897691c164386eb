"""Draws the pictures of docs/architecture.md: `python docs/layers.py`, or `make picture`.

The rows follow from the imports alone: a room stands one row above the highest one that it
imports. So imports that run in a circle cannot be drawn at all. An arrow is left out where others
lead the same way round.
"""

import sys
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Final, TypeAlias

import grimp

Rooms: TypeAlias = dict[str, tuple[int, str]]
"""The rooms of a picture: in which column each of them stands, and its purpose."""

HOUSE: Final[Rooms] = {
    "cli": (3, "exit statuses"),
    "commands": (3, "what abyss-tui does"),
    "host": (2, "the SSH server"),
    "frontends": (2, "screens, lines, programs"),
    "sitting": (1, "what comes next at a place"),
    "lobby": (0, "accounts, rooms, who is here"),
    "arena": (2, "programs against each other"),
    "table": (0, "one running game, its places"),
    "settings": (1, "what a person has chosen"),
    "protocol": (4, "the engine for programs"),
    "record": (1, "journals, statistics, exports"),
    "bots": (2, "thinking, in other processes"),
    "games.abyss": (3, "rules, views, text of Abyss"),
    "games.registry": (2, "an entry for each game"),
    "kernel": (3, "agenda, chance, the kind of game"),
    "errors": (2, "the ways to refuse"),
    "i18n": (2, "languages, messages, voices"),
}
"""The whole house."""

UPPER_HOUSE: Final[Rooms] = {
    "host": (1, "the SSH server"),
    "frontends.seat": (0, "programs at a place"),
    "frontends.plain.hosted": (1, "a visit to a host, in lines"),
    "frontends.plain.abyss": (2, "lines of Abyss alone"),
    "frontends.plain": (1, "steps drawn as lines"),
    "frontends.tui.hosted": (2, "a visit to a host, on screens"),
    "frontends.tui.abyss": (3, "board and prompts of Abyss"),
    "frontends.tui.apps": (2, "which screen leads to which"),
    "frontends.tui.screens": (3, "menu, table, score, replay"),
    "frontends.tui.game_ui": (3, "what screens ask of a game"),
    "frontends.tui.prompts": (4, "questions over the board"),
    "frontends.tui.widgets": (5, "canvas, panels, rows, log"),
    "frontends.tui.person": (3, "who sits there, app services"),
    "frontends.tui.theme": (4, "palettes, roles to styles"),
    "frontends.tui.keys": (2, "commands and their keys"),
    "frontends.tui.terminal": (4, "driver, cells, colours"),
    "frontends.tui.motion": (5, "what moves, and for how long"),
    "frontends.tui.textual_private": (2, "private parts of Textual"),
    "sitting": (2, "what comes next at a place"),
    "lobby": (1, "accounts, rooms, who is here"),
    "table": (3, "one running game, its places"),
}
"""The front ends, and what they stand on."""

PICTURES: Final = {"layers.svg": HOUSE, "frontends.svg": UPPER_HOUSE}

WIDTH, HEIGHT, GAP, ROW = 236, 52, 26, 104
INK, PAPER, LINE, DIM = "#16293B", "#F3F8F8", "#1B5A73", "#4F6673"


def imports(rooms: Rooms) -> dict[str, set[str]]:
    """Return which of these rooms each of them imports."""
    graph = grimp.build_graph("abyss_tui")
    found: dict[str, set[str]] = {room: set() for room in rooms}
    for module in graph.modules:
        room = _room_of(module, rooms)
        for imported in graph.find_modules_directly_imported_by(module):
            other = _room_of(imported, rooms)
            if room is not None and other is not None and other != room:
                found[room].add(other)
    return found


def _room_of(module: str, rooms: Rooms) -> str | None:
    """Return the room a module is in: the longest of their names that fits."""
    name = module.removeprefix("abyss_tui.")
    fitting = [room for room in rooms if name == room or name.startswith(f"{room}.")]
    return max(fitting, key=len, default=None)


def rows(imported: dict[str, set[str]]) -> list[list[str]]:
    """Return the rooms row by row from the ground up. Raises CycleError."""
    height: dict[str, int] = {}
    for room in TopologicalSorter(imported).static_order():
        height[room] = 1 + max((height[each] for each in imported[room]), default=-1)
    return [
        [room for room in imported if height[room] == floor]
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


def draw(rooms: Rooms) -> str:
    """Return a picture as SVG."""
    imported = imports(rooms)
    floors = rows(imported)[::-1]
    wide = (max(column for column, _ in rooms.values()) + 1) * (WIDTH + GAP) + GAP
    high = len(floors) * ROW + GAP
    places = {
        room: (GAP + rooms[room][0] * (WIDTH + GAP), GAP + y * ROW)
        for y, floor in enumerate(floors)
        for room in floor
    }
    arrows = [
        _arrow(places[room], places[other])
        for room, below in direct(imported).items()
        for other in below
    ]
    boxes = [_box(room, purpose, *places[room]) for room, (_, purpose) in rooms.items()]
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


def _box(room: str, purpose: str, x: int, y: int) -> str:
    middle, name = x + WIDTH // 2, room.removeprefix("frontends.")
    return (
        f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" rx="6" fill="#FFFFFF"'
        f' stroke="{LINE}"/>'
        f'<text x="{middle}" y="{y + 22}" text-anchor="middle" fill="{INK}">{name}</text>'
        f'<text x="{middle}" y="{y + 41}" text-anchor="middle" fill="{DIM}" font-size="12">'
        f"{purpose}</text>"
    )


if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs")
    for name, rooms in PICTURES.items():
        (folder / name).write_text(draw(rooms), encoding="utf-8")
