"""What belongs to a player, in the water beside the point of the chamber: figures and points.

The four rows of the score stand in every column: coats of arms, Locations, Coalition, Pearls.
"""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.style import Style

from abyss_tui.frontends.tui.conspiracy.geometry import Grid
from abyss_tui.frontends.tui.conspiracy.panels.bricks import key_style
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece, width
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.conspiracy.cards.board import SPACES
from abyss_tui.games.conspiracy.cards.names import GUILDS, Guild, Key
from abyss_tui.games.conspiracy.cards.pieces import Location
from abyss_tui.games.conspiracy.text.names import ROLES, SIGNS, location_name
from abyss_tui.games.conspiracy.text.signs import (
    COALITION,
    KEY,
    LOCATION,
    MASTER,
    PEARL,
    location_sign,
)
from abyss_tui.games.conspiracy.views import PlayerView
from abyss_tui.i18n.language import context
from abyss_tui.i18n.voice import Voice
from abyss_tui.records import record

NEAR: Final = 12
"""So many Lords, and the end is near."""
WORDS: Final = 13
"""From so many cells beside the point of a chamber on there are words beside the signs."""
BRIEF: Final = 8
"""From so many on short words."""
VALUES: Final = {Key.SILVER: 1, Key.GOLD: 2}
"""The Influence Points of the Lords that carry each Key."""


@record
class Points:
    """The points of a player as they are now, by source."""

    lords: int
    locations: int
    coalition: int
    pearl_master: int

    @property
    def total(self) -> int:
        """All of them."""
        return self.lords + self.locations + self.coalition + self.pearl_master


@record
class Figures:
    """What is drawn of a player beside the chamber."""

    name: str
    number: int
    """The number of the seat, from 1 on."""
    player: PlayerView
    points: Points
    master: bool
    acts: bool
    you: bool
    away: bool
    """Whether who plays here at another screen is away."""
    opens: frozenset[Key]
    """The Keys that would bring a Location next."""
    edict: Location | None = None
    """The edict of this player that is in force."""
    tag: str = ""
    """Where the player is in the last turns: "full", "last", "done"; empty before."""
    white: frozenset[str] = frozenset()
    """What has changed at this moment: "pearls"."""


def draw_name(drawing: Drawing, grid: Grid, of: Figures) -> None:
    """Draw the name of a player on the surface, with tags, and the points as they are now."""
    look, palette = drawing.look, drawing.look.palette
    narrow = grid.column <= 24
    total: list[Piece] = [(str(of.points.total), palette.hi)]
    tags = _tags(of, look, narrow=narrow)
    if not narrow and (not tags or grid.column > 36):
        total.append((f" {look.voice.text('points')}", palette.text))
    end = grid.column - (1 if narrow else 2)
    room = drawing.right(end, 0, total) - 1
    cursor = look.marks.cursor if of.acts else " "
    x = drawing.put(0 if narrow else 1, 0, f"{cursor}{of.number} ", _bold(of, look))
    who = "" if narrow and tags else "(away)" if of.away else "you" if of.you else ""
    whose = [(f" {look.voice.text(who)}", palette.text)] if who else []
    name = of.name.upper() if of.acts else of.name
    if width(tags) + width(whose) + cell_len(name) > room - x:
        tags = _tags(of, look, narrow=True)
    room -= width(tags) + width(whose)
    name = look.cut(name, room - x)
    x = drawing.put(x, 0, name, palette.hi)
    drawing.pieces(x, 0, [*whose, *tags])


def _bold(of: Figures, look: Look) -> Style:
    return look.palette.glow if of.acts else look.palette.text


def _tags(of: Figures, look: Look, *, narrow: bool) -> list[Piece]:
    """Return the edict of a player, and where they are in the last turns."""
    palette, tags = look.palette, list[Piece]()
    style = palette.on(palette.rose, palette.plate) if palette.blocks else palette.rose
    if of.edict is not None:
        name = location_sign(of.edict) if narrow else location_name(of.edict, look.voice).text
        tags += [(" ", palette.text), (f" {look.marks.alarm} {name} ", style)]
    if of.tag:
        said = _TAGS_IN_BRIEF if narrow else _TAGS
        tags += [(" ", palette.text), (f" {look.voice.text(said[of.tag])} ", style)]
    return tags


_TAGS: Final = {
    "full": context("a chamber", "full"),
    "last": context("a player", "last turn"),
    "done": context("a player", "done"),
}
_TAGS_IN_BRIEF: Final = {
    "full": context("a chamber", "full"),
    "last": context("a player, in four cells", "last"),
    "done": context("a player", "done"),
}


def draw_figures(drawing: Drawing, grid: Grid, of: Figures) -> None:
    """Draw the figures in the form for which there is room."""
    beside = grid.beside(4) - 1
    if grid.high == 2:
        if beside >= WORDS + 2:
            _draw_in_words(drawing, grid, of)
        else:
            _draw_in_signs(drawing, grid, of)
    else:
        _draw_in_rows(drawing, grid, of)
    _draw_coats(drawing, grid, of)


def _pearls(of: Figures, look: Look) -> list[Piece]:
    palette = look.palette
    number = palette.moon_chip if "pearls" in of.white else palette.hi
    sign = MASTER if of.master else PEARL
    return [(sign, palette.pieces["pearl"]), (str(of.player.pearls), number)]


def _lords(of: Figures, look: Look) -> list[Piece]:
    """Return how many Lords there are of those that bring the end."""
    palette, lords = look.palette, len(of.player.chamber)
    near = lords >= NEAR
    number = palette.rose + Style(bold=True) if near else palette.hi
    return [(str(lords), number), (f"/{SPACES}", palette.rose if near else palette.text)]


def _size(of: Figures) -> str:
    return str(of.points.coalition // 3)


def _draw_in_signs(drawing: Drawing, grid: Grid, of: Figures) -> None:
    """Draw them where there are a few cells beside the point."""
    look, palette = drawing.look, drawing.look.palette
    three, four = grid.row(3), grid.row(4)
    master = f"{'' if of.player.pearls > 9 else ' '}+{of.points.pearl_master}"
    more = [(master, palette.hi)] if of.master else []
    drawing.pieces(grid.left, three, [*_pearls(of, look), *more])
    drawing.right(grid.right, three, _keys_in_signs(of, look))
    drawing.right(grid.right, three + 1, _lords(of, look))
    size, coalition = _size(of), str(of.points.coalition)
    written = [(COALITION, palette.text), (size, palette.hi), (" =", palette.text)]
    drawing.pieces(grid.left, four, [*written, (coalition, palette.hi)])
    drawing.right(grid.right, four, _locations(of, look, " ="))


def _locations(of: Figures, look: Look, between: str) -> list[Piece]:
    palette = look.palette
    return [
        (LOCATION, palette.gold),
        (str(len(of.player.locations)), palette.hi),
        (between, palette.text),
        (str(of.points.locations), palette.hi),
    ]


def _live(of: Figures) -> Sequence[tuple[Key, int]]:
    return ((Key.SILVER, of.player.silver), (Key.GOLD, of.player.gold))


def _keys_in_signs(of: Figures, look: Look) -> list[Piece]:
    """Return the Keys that wait: 1K 2· for one silver Key, with a number from two of a kind on."""
    palette, pieces = look.palette, list[Piece]()
    for key, number in _live(of):
        pieces.append((f"{' ' if pieces else ''}{VALUES[key]}", palette.text))
        if not number:
            pieces.append((look.marks.nothing, palette.text))
            continue
        pieces.append((KEY, key_style(key, palette)))
        if number > 1:
            pieces.append((str(number), palette.hi))
    return pieces


def _sockets(of: Figures, look: Look) -> list[Piece]:
    """Return two sockets of three cells for the Keys that wait."""
    palette, pieces = look.palette, list[Piece]()
    for key, number in _live(of):
        if pieces:
            pieces.append((" ", palette.text))
        if number and palette.blocks:
            pieces.append((f" {KEY}{number if number > 1 else ' '}", key_style(key, palette)))
        elif number:
            chip = (KEY, key_style(key, palette))
            pieces += [("[", palette.text), chip, ("]", palette.text)]
        elif palette.blocks:
            tone = palette.chambers.silver_tone if key is Key.SILVER else palette.gold_tone
            pieces.append((f" {look.marks.nothing} ", tone))
        else:
            pieces.append((f"[{look.marks.nothing}]", palette.text))
    return pieces


def _draw_in_words(drawing: Drawing, grid: Grid, of: Figures) -> None:
    """Draw them in two rows each, where chambers are low and there is room beside them."""
    look, palette, voice = drawing.look, drawing.look.palette, drawing.look.voice
    three, four = grid.row(3), grid.row(4)
    said = voice.text("Master +{points}", points=of.points.pearl_master)
    word = said if of.master else _pearls_behind(of.player.pearls, voice)
    drawing.pieces(grid.left, three, [*_pearls(of, look), (f" {word}", palette.text)])
    drawing.right(grid.right, three, _sockets(of, look))
    lords = [*_lords(of, look), (f" {voice.text('Lords')}", palette.text)]
    drawing.right(grid.right, three + 1, lords)
    written = [(COALITION, palette.text), (_size(of), palette.hi)]
    drawing.pieces(grid.left, four, [*written, (f" {voice.text('Coalition')}", palette.text)])
    equals = ("= ", palette.text)
    drawing.pieces(grid.left, four + 1, [equals, (str(of.points.coalition), palette.hi)])
    number = str(len(of.player.locations))
    named = [(LOCATION, palette.gold), (number, palette.hi)]
    drawing.right(grid.right, four, [*named, (f" {voice.text('Locations')}", palette.text)])
    drawing.right(grid.right, four + 1, [equals, (str(of.points.locations), palette.hi)])


def _draw_in_rows(drawing: Drawing, grid: Grid, of: Figures) -> None:
    """Draw a row for each row of the score at the left, Lords and Keys at the right."""
    look, palette, voice = drawing.look, drawing.look.palette, drawing.look.voice
    room = grid.beside(4) - 1
    top = grid.coats - 4
    words = room >= WORDS
    labels = _LABELS if words else _SHORT_LABELS
    rows: list[tuple[list[Piece], int]] = [
        ([(voice.text(labels["lords"]), palette.text)], of.points.lords),
        (
            _counted(LOCATION, len(of.player.locations), labels["locations"], look, words=words),
            of.points.locations,
        ),
        (
            _counted(COALITION, int(_size(of)), labels["coalition"], look, words=words),
            of.points.coalition,
        ),
        (_counted_pearls(of, labels["pearls"], look, words=words), of.points.pearl_master),
    ]
    wide = min(room, 15)
    for y, (pieces, points) in enumerate(rows, top):
        number = str(points) if points else "-"
        drawing.pieces(grid.left, y, look.fitted(pieces, wide - len(number) - 1))
        style = palette.hi if points else palette.text
        drawing.right(grid.left + wide, y, [(number, style)])
    _draw_keys(drawing, grid, of, top, words=words)


_LABELS: Final = {
    "lords": "Lords",
    "locations": "Locations",
    "coalition": "Coalition",
    "pearls": "Pearls",
}
_SHORT_LABELS: Final = {
    "lords": context("Lords, in six cells", "Lords"),
    "locations": context("Locations, in four cells", "Loc."),
    "coalition": context("Coalition, in five cells", "Coal."),
    "pearls": "Pearls",
}


def _counted(sign: str, number: int, label: str, look: Look, *, words: bool) -> list[Piece]:
    palette, word = look.palette, look.voice.text(label)
    if words:
        return [(f"{word} ", palette.text), (str(number), palette.hi)]
    style = palette.gold if sign == LOCATION else palette.text
    return [(sign, style), (str(number), palette.hi), (f" {word}", palette.text)]


def _counted_pearls(of: Figures, label: str, look: Look, *, words: bool) -> list[Piece]:
    if words:
        return [(f"{look.voice.text(label)} ", look.palette.text), *_pearls(of, look)]
    word = _pearls_behind(of.player.pearls, look.voice)
    return [*_pearls(of, look), (f" {word}", look.palette.text)]


def _pearls_behind(number: int, voice: Voice) -> str:
    """Return what stands behind a number of Pearls: Pearl, Pearls."""
    counted = voice.count("{number} Pearl", "{number} Pearls", number)
    return counted.removeprefix(str(number)).lstrip()


def _draw_keys(drawing: Drawing, grid: Grid, of: Figures, top: int, *, words: bool) -> None:
    """Draw how many Lords there are, the Keys that wait, and which Key brings a Location next."""
    look, palette, voice = drawing.look, drawing.look.palette, drawing.look.voice
    lords = _lords(of, look)
    if words:
        lords.append((f" {voice.text('Lords')}", palette.text))
    drawing.right(grid.right, top, lords)
    keys = _sockets(of, look)
    if words:
        keys = [(f"{voice.text(_KEYS)}  ", palette.text), *keys]
    drawing.right(grid.right, top + 2, keys)
    drawing.right(grid.right, top + 3, opening(of.opens, look, words=words))


def opening(opens: frozenset[Key], look: Look, *, words: bool) -> list[Piece]:
    """Return which Key brings a Location next: gold → ⌂."""
    palette, voice = look.palette, look.voice
    which = _ANY if len(opens) > 1 else _NONE if not opens else _ONE[next(iter(opens))]
    word = voice.text(which[words])
    style = palette.gold + Style(bold=True) if opens else palette.text
    return [(word, style), (f" {look.marks.becomes} ", palette.text), (LOCATION, palette.gold)]


_KEYS: Final = context("of Lords", "Keys")
_NONE: Final = (context("which Key brings a Location", "two"), "two Keys")
_ANY: Final = (context("which Key brings a Location", "any"), "any Key")
_ONE: Final = {
    Key.SILVER: (context("which Key brings a Location", "silver"), "silver Key"),
    Key.GOLD: (context("which Key brings a Location", "gold"), "golden Key"),
}


def _draw_coats(drawing: Drawing, grid: Grid, of: Figures) -> None:
    """Draw the best Lord of each Guild, and the sum of them."""
    palette, y = drawing.look.palette, grid.coats
    best = best_by_guild(of.player)
    total = f"={of.points.lords:>2}"
    pitch = min(11, max(3, (grid.right - grid.left - len(total) - 4) // len(GUILDS)))
    chips = pitch >= 9 and palette.blocks
    x = grid.left
    for guild in GUILDS:
        number = str(best[guild]) if guild in best else "-"
        style = palette.hi if best.get(guild) else palette.text
        sign = palette.pieces[ROLES[guild]] if guild in best else palette.text
        if chips and guild in best:
            drawing.put(x, y, f" {SIGNS[guild]} ", palette.chip(ROLES[guild]))
            drawing.put(x + 4, y, number, style)
        else:
            drawing.put(x + chips, y, SIGNS[guild], sign)
            drawing.put(x + (4 if chips else 1), y, number, style)
        x += pitch
    drawing.right(grid.right, y, [(total[0], palette.text), (total[1:], palette.hi)])


def best_by_guild(player: PlayerView) -> dict[Guild, int]:
    """Return the points of the best Lord of each Guild that a player has."""
    best: dict[Guild, int] = {}
    for lord in player.chamber:
        best[lord.guild] = max(lord.points, best.get(lord.guild, 0))
    return best
