"""The rates of wins of an arena as a picture, in SVG: a dot a contestant, with its two intervals.

It is one file for light and dark: whatever shows it says which of the two it wants.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from rich.style import Style

from abyss_tui.arena.figures import Record
from abyss_tui.arena.results import usable
from abyss_tui.frontends.tui.theme.choosing import theme_of
from abyss_tui.i18n.voice import Voice

SCALE, FIGURES, ROW, TOP, GAP = 480, 200, 40, 64, 24
"""In pixels: from 0 to 100 %, the figures beside it, a row, what is above them, the margin."""
LETTER: Final = 8.5
"""The width of a letter, at most."""
_STROKES: Final = (
    ".wilson { stroke-width: 1.5; fill: none } .deals { stroke-width: 7 }"
    " .equal { stroke-dasharray: 4 4 }"
)


def must_be_writable(path: Path) -> None:
    """Raise BadUsage if the picture could not be written; what is there stays as it is."""
    with usable(path):
        was_there = path.exists()
        path.open("ab").close()
        if not was_there:
            path.unlink()


def write_plot(path: Path, found: Sequence[Record], voice: Voice) -> None:
    """Write the picture into a file. Raises BadUsage when that is not possible."""
    with usable(path):
        path.write_text(plot(found, voice), encoding="utf-8")


def plot(found: Sequence[Record], voice: Voice) -> str:
    """Return the picture, a row a contestant."""
    left = 2 * GAP + LETTER * max(len(each.name) for each in found)
    foot = TOP + ROW * len(found)
    wide, high = left + SCALE + FIGURES, foot + 88
    title = escape(voice.text("Games won"))
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide:.0f}" height="{high}"'
        f' viewBox="0 0 {wide:.0f} {high}" role="img" font-family="monospace" font-size="14">'
    )
    dark = f"@media (prefers-color-scheme: dark) {{ {_colours('dark')} }}"
    lines = [
        head,
        f"<title>{title}</title>",
        f"<style>{_STROKES} {_colours('light')} {dark}</style>",
        '<rect class="ground" width="100%" height="100%" rx="8"/>',
        f'<text class="ink" x="{GAP}" y="36" font-size="18">{title}</text>',
        f'<g transform="translate({left:.0f} 0)">',
        *_scale(foot),
        *_equal(sum(each.wins for each in found) / sum(each.games for each in found), foot),
    ]
    for row, each in enumerate(found):
        lines += _row(each, voice, TOP + ROW * row + ROW // 2)
    lines += [*_legend(voice, foot + 60), "</g>", "</svg>\n"]
    return "\n".join(lines)


def _colours(theme: str) -> str:
    """Return the rules for what is drawn, in the colours of a theme."""
    palette = theme_of(theme).palette
    return (
        f".ground {{ fill: {palette.water} }}"
        f" .ink {{ fill: {_hex(palette.hi)} }} .dim {{ fill: {_hex(palette.dim)} }}"
        f" .grid {{ stroke: {_hex(palette.line)} }} .wilson {{ stroke: {_hex(palette.dim)} }}"
        f" .equal {{ stroke: {_hex(palette.rose)} }} .deals {{ stroke: {_hex(palette.glow)} }}"
    )


def _hex(style: Style) -> str:
    assert style.color is not None
    return style.color.get_truecolor().hex


def _scale(foot: int) -> Iterator[str]:
    """Yield the lines at every quarter, with their numbers below."""
    for percent in range(0, 101, 25):
        x = _x(percent / 100)
        yield f'<path class="grid" d="M{x} {TOP}V{foot}"/>'
        yield f'<text class="dim" x="{x}" y="{foot + 18}" text-anchor="middle">{percent} %</text>'


def _equal(rate: float, foot: int) -> Iterator[str]:
    """Yield the line of those who are all as strong."""
    yield f'<path class="equal" d="M{_x(rate)} {TOP}V{foot}"/>'


def _row(each: Record, voice: Voice, y: int) -> Iterator[str]:
    """Yield a contestant: its name, its intervals, its rate, its figures."""
    rate = each.wins / each.games
    games = voice.count("{number} game", "{number} games", each.games)
    yield f'<text class="ink" x="{-GAP}" y="{y + 5}" text-anchor="end">{escape(each.name)}</text>'
    yield _line("deals", y, *map(_x, each.by_deal))
    yield _line("wilson", y, *map(_x, each.wilson))
    yield f'<circle class="ink" cx="{_x(rate)}" cy="{y}" r="5"/>'
    yield f'<text class="ink" x="{SCALE + GAP}" y="{y + 5}">{rate:.1%}</text>'
    yield f'<text class="dim" x="{SCALE + GAP + 8 * LETTER}" y="{y + 5}">{escape(games)}</text>'


def _line(kind: str, y: int, low: float, high: float) -> str:
    """Return a line between two places; that of Wilson has ends, to be seen on the other."""
    end = "m0 -8v16m0 -8" if kind == "wilson" else ""
    return f'<path class="{kind}" d="M{low} {y}{end}H{high}{end}"/>'


def _legend(voice: Voice, y: int) -> Iterator[str]:
    """Yield what the lines mean, side by side."""
    meanings = {
        "deals": voice.text("95 % (by deal)"),
        "wilson": voice.text("95 % (Wilson)"),
        "equal": voice.text("all as strong"),
    }
    x = 0.0
    for kind, meaning in meanings.items():
        yield _line(kind, y, x, x + 30)
        yield f'<text class="dim" x="{x + 38}" y="{y + 5}">{escape(meaning)}</text>'
        x += 38 + LETTER * len(meaning) + GAP


def _x(rate: float) -> float:
    return round(SCALE * rate, 1)
