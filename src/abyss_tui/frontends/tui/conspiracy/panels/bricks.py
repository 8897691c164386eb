"""The spaces of a chamber, cell by cell: Lords as bricks, what holds them together, free spaces."""

from functools import lru_cache
from typing import Final

from rich.style import Style
from textual.geometry import Region

from abyss_tui.frontends.tui.conspiracy.geometry import PORTRAIT, Grid
from abyss_tui.frontends.tui.theme.palette import Palette
from abyss_tui.frontends.tui.widgets.portraits import Painting
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.conspiracy.cards.board import PLACES
from abyss_tui.games.conspiracy.cards.names import Guild, Key
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.games.conspiracy.text.names import ROLES, SIGNS
from abyss_tui.games.conspiracy.text.signs import (
    KEY,
    LOCATION,
    PEARL,
    USED_KEY,
    location_sign,
    name_in_cells,
)
from abyss_tui.records import record

CHIP: Final = 5
"""From so many cells on the sign of a Lord is a chip of three."""
NAMED: Final = 7
"""From so many on a Location is named on its Lord."""


@record
class Note:
    """What stands on a Lord instead of its second line, as long as something is asked."""

    text: str
    judged: str = ""
    """The style of the palette in which it stands: "better", "worse", "chosen", or none."""


@record
class Brick:
    """What is drawn of one Lord."""

    lord: Lord
    space: int
    largest: bool
    """Whether it belongs to the largest Coalition of its chamber."""
    coat: bool
    """Whether it bears the coat of arms of its Guild."""
    live: bool
    """Whether its Key is live."""
    location: Location | None = None
    points: int = 0
    """What that Location is worth now."""
    note: Note | None = None
    quiet: bool = False
    """Whether it sinks into the dark: it has no part in what is asked or counted."""
    white: bool = False
    """Whether it has come or changed at this moment."""
    portrait: Painting | None = None
    """The Lord in person, where there is room."""


@lru_cache(maxsize=64)
def edge_of(style: Style) -> Style:
    """Return the style of half cells in the ground of another style."""
    return Style(color=style.bgcolor)


@lru_cache(maxsize=256)
def half_on(style: Style, ground: Style) -> Style:
    """Return the style of half cells in the ground of one style over that of another."""
    return Style(color=style.bgcolor, bgcolor=ground.bgcolor)


def brick_style(brick: Brick, palette: Palette) -> Style:
    """Return the style of words on a Lord."""
    role = ROLES[brick.lord.guild]
    if brick.white:
        return palette.moon_chip
    if brick.quiet:
        return palette.off_chip
    styles = palette.chambers
    return styles.burning[role] if brick.largest else styles.bricks[role]


def draw_brick(drawing: Drawing, grid: Grid, brick: Brick, *, above: int = 0) -> None:
    """Draw a Lord on its space, or so many rows above it."""
    region = grid.space(brick.space).translate((0, -above))
    if drawing.look.palette.blocks:
        _draw_solid(drawing, grid, region, brick)
    else:
        _draw_lined(drawing, grid, region, brick)


def _draw_solid(drawing: Drawing, grid: Grid, region: Region, brick: Brick) -> None:
    palette, (x, y, wide, _) = drawing.look.palette, region
    style = brick_style(brick, palette)
    for row in range(y, y + grid.body):
        drawing.put(x, row, " " * wide, style)
    if grid.has_foot:
        half = drawing.look.marks.upper_half * wide
        drawing.put(x, y + grid.body, half, edge_of(style))
    if brick.portrait is not None:
        brick.portrait.lay(drawing, x, y)
        x, wide = x + PORTRAIT.width, wide - PORTRAIT.width
    sign = SIGNS[brick.lord.guild]
    drawing.put(x, y, f" {sign} " if wide >= CHIP else sign, _sign_style(brick, palette, style))
    drawing.put(x + wide - (2 if wide >= CHIP else 1), y, str(brick.lord.points), style)
    _draw_second_line(drawing, Region(x, y + 1, wide, grid.body - 1), brick, style)


def _sign_style(brick: Brick, palette: Palette, style: Style) -> Style:
    """Return the style of the sign of a Lord: turned round where it bears the coat of arms."""
    role = ROLES[brick.lord.guild]
    if not brick.coat or brick.quiet or brick.white:
        return style
    return palette.chambers.coats[role] if brick.largest else palette.chips[role]


def _draw_second_line(drawing: Drawing, region: Region, brick: Brick, style: Style) -> None:
    """Draw what a Lord carries or does, or what lies on it."""
    x, y, wide, high = region
    palette, lord = drawing.look.palette, brick.lord
    if brick.note is not None:
        drawing.put(x, y, brick.note.text.center(wide)[:wide], note_style(brick.note, palette))
    elif brick.location is not None:
        _draw_location(drawing, region, brick, _plate_style(brick, palette, style))
    elif lord.key is not None and brick.live and not brick.quiet:
        drawing.put(x + (wide - 3) // 2, y, f" {KEY} ", key_style(lord.key, palette))
    elif lord.key is not None:
        drawing.put(x + wide // 2, y, USED_KEY, style)
    elif lord.pearls and wide >= CHIP and high:
        pearls = PEARL * lord.pearls
        drawing.put(x + (wide - len(pearls)) // 2, y, pearls, style)


def _plate_style(brick: Brick, palette: Palette, style: Style) -> Style:
    """Return the style of a Location: gold, unless its Lord is dark or burns without a ground."""
    if brick.quiet or (brick.largest and not palette.blocks):
        return style
    return palette.gold_tone if palette.blocks else palette.gold


def note_style(note: Note, palette: Palette) -> Style:
    """Return the style of a note on a Lord."""
    match note.judged:
        case "better" | "chosen":
            return palette.glow_chip
        case "worse":
            return palette.on(palette.rose, palette.plate)
    return palette.on(palette.hi, palette.plate)


def key_style(key: Key, palette: Palette) -> Style:
    """Return the style of a live Key."""
    return palette.chambers.silver_chip if key is Key.SILVER else palette.gold_chip


def _draw_location(drawing: Drawing, region: Region, brick: Brick, plate: Style) -> None:
    """Draw a Location over the second line of its Lord: its sign, its points, its name."""
    assert brick.location is not None
    x, y, wide, high = region
    code, points = location_sign(brick.location), f"{brick.points:>2}"
    if wide < CHIP:
        drawing.put(x, y, f"{LOCATION}{code}"[:wide].ljust(wide), plate)
    elif wide < NAMED:
        drawing.put(x, y, f"{LOCATION}{code}{points}".ljust(wide)[:wide], plate)
    elif high < 2:
        drawing.put(x, y, f"{LOCATION}{code.strip()}".ljust(wide - 2) + points, plate)
    else:
        _draw_named_location(drawing, region, brick, plate)


def _draw_named_location(drawing: Drawing, region: Region, brick: Brick, plate: Style) -> None:
    """Draw the name of a Location, and its points below; its sign, too, if the name is cut."""
    assert brick.location is not None
    x, y, wide, _ = region
    name, sign = name_in_cells(brick.location, wide, drawing.look.voice), LOCATION
    if wide >= NAMED + 3:
        name, sign = f"{LOCATION} {name}", ""
    elif len(name) > wide:
        sign += location_sign(brick.location)
    drawing.put(x, y, drawing.look.cut(name, wide).ljust(wide), plate)
    drawing.put(x, y + 1, f"{sign.ljust(wide - 4)}={brick.points:>2} ", plate)


# Where a terminal has too few colours for grounds


def _draw_lined(drawing: Drawing, grid: Grid, region: Region, brick: Brick) -> None:
    look, palette, role = drawing.look, drawing.look.palette, ROLES[brick.lord.guild]
    x, y, wide, high = region
    rim = palette.dim if brick.quiet else palette.pieces[role]
    if grid.has_foot:
        marks = look.marks
        if brick.largest:
            rim += Style(bold=True)
        drawing.put(x, y, marks.corners[0] + marks.horizontal * (wide - 2) + marks.corners[1], rim)
        foot = marks.corners[2] + marks.horizontal * (wide - 2) + marks.corners[3]
        drawing.put(x, y + high - 1, foot, rim)
        for row in range(y + 1, y + high - 1):
            drawing.put(x, row, marks.vertical, rim)
            drawing.put(x + wide - 1, row, marks.vertical, rim)
        x, y, wide, high = x + 1, y + 1, wide - 2, high - 2
    solid = brick.largest and not brick.quiet
    style = palette.chambers.burning[role] if solid else palette.hi
    if brick.quiet:
        style = palette.dim
    if brick.white:
        solid, style = True, palette.moon_chip
    for row in range(y, y + high):
        drawing.put(x, row, " " * wide, style)
    sign = style if solid else palette.dim if brick.quiet else palette.pieces[role]
    if brick.coat and not brick.quiet and not brick.white:
        sign = palette.pieces[role] if solid else palette.chips[role]
    drawing.put(x, y, SIGNS[brick.lord.guild], sign)
    drawing.put(x + wide - 1, y, str(brick.lord.points), style)
    _draw_lined_second(drawing, Region(x, y + 1, wide, high - 1), brick, style)


def _draw_lined_second(drawing: Drawing, region: Region, brick: Brick, style: Style) -> None:
    x, y, wide, _ = region
    key = brick.lord.key
    if brick.note is None and brick.location is None and key is not None and brick.live:
        middle = x + wide // 2
        drawing.put(middle - 1, y, f"[{KEY}]", style)
        if not brick.largest and not brick.quiet and not brick.white:
            drawing.put(middle, y, KEY, key_style(key, drawing.look.palette))
    else:
        _draw_second_line(drawing, region, brick, style)


# What holds Lords together


@record
class Link:
    """Two neighbours of one Guild, the smaller space first, and whether the largest Coalition."""

    one: int
    other: int
    guild: Guild
    largest: bool

    @property
    def sideways(self) -> bool:
        """Whether both stand in one row."""
        return PLACES[self.one - 1][0] == PLACES[self.other - 1][0]


def draw_link(drawing: Drawing, grid: Grid, link: Link) -> None:
    """Close the gap between two neighbours of one Guild."""
    palette, role = drawing.look.palette, ROLES[link.guild]
    if not palette.blocks:
        if link.sideways:
            _draw_lined_link(drawing, grid, link)
        return
    style = (palette.chambers.links if link.largest else palette.chambers.brick_links)[role]
    if link.sideways:
        _draw_joint(drawing, grid, link, style)
    elif grid.has_foot:
        body = palette.chambers.burning if link.largest else palette.chambers.bricks
        _draw_pier(drawing, grid, link, half_on(body[role], style))


def _draw_joint(drawing: Drawing, grid: Grid, link: Link, style: Style) -> None:
    marks, one = drawing.look.marks, grid.space(link.one)
    for row in range(one.y, one.y + grid.body):
        joint = marks.double_horizontal if link.largest and row == one.y else " "
        drawing.put(one.right, row, joint, style)
    if grid.has_foot:
        drawing.put(one.right, one.y + grid.body, marks.upper_half, edge_of(style))


def _draw_pier(drawing: Drawing, grid: Grid, link: Link, style: Style) -> None:
    """Join a Lord with one of the row below: where both lie above each other, in the mortar."""
    one, other = grid.space(link.one), grid.space(link.other)
    left, right = max(one.x, other.x), min(one.right, other.right)
    half = drawing.look.marks.upper_half * (right - left)
    drawing.put(left, one.y + grid.body, half, style)


def draw_meeting(drawing: Drawing, grid: Grid, link: Link) -> None:
    """Fill the cell in the mortar where two Lords of a row and one below them are one Coalition."""
    palette, role = drawing.look.palette, ROLES[link.guild]
    if palette.blocks and grid.has_foot:
        style = (palette.chambers.links if link.largest else palette.chambers.brick_links)[role]
        one = grid.space(link.one)
        drawing.put(one.right, one.y + grid.body, " ", style)


def _draw_lined_link(drawing: Drawing, grid: Grid, link: Link) -> None:
    palette, marks, role = drawing.look.palette, drawing.look.marks, ROLES[link.guild]
    one = grid.space(link.one)
    top, last = (one.y + 1, one.bottom - 2) if grid.has_foot else (one.y, one.bottom - 1)
    for row in range(top, last + 1):
        if link.largest:
            drawing.put(one.right, row, marks.double_horizontal, palette.pieces[role])
        elif row == top:
            drawing.put(one.right, row, marks.horizontal, palette.pieces[role])


# Spaces without a Lord


@record
class Free:
    """What is drawn of a free space."""

    space: int
    lit: bool
    """Whether its player acts."""
    next: bool = False
    """Whether the next Lord comes to it."""
    ghost: Guild | None = None
    """The Guild of the Lord that would come to it."""


def draw_free(drawing: Drawing, grid: Grid, free: Free) -> None:
    """Draw a free space: deeper is darker, the next one is cyan, one that would be filled glows."""
    look, palette = drawing.look, drawing.look.palette
    x, y, wide, high = grid.space(free.space)
    row = PLACES[free.space - 1][0]
    styles = palette.chambers.free_lit if free.lit else palette.chambers.free
    hot = free.next or free.ghost is not None
    ground = palette.glow_tone if hot else styles[row]
    if palette.blocks:
        for line in range(y, y + grid.body):
            drawing.put(x, line, " " * wide, ground)
        if grid.has_foot:
            edge = palette.glow if free.ghost is not None else edge_of(ground)
            drawing.put(x, y + grid.body, look.marks.upper_half * wide, edge)
    middle = y + (grid.body - 1) // 2 if palette.blocks else y + (high - 1) // 2
    if free.ghost is not None:
        _draw_ghost(drawing, grid, free, middle)
    elif free.next and palette.blocks:
        drawing.put(x, middle, str(free.space).center(wide), _bright_on(ground, palette))
    elif free.next:
        drawing.put(x, middle, f"[{free.space}]".center(wide)[:wide], palette.glow)
    else:
        faint = palette.on(palette.faint, styles[row]) if palette.blocks else palette.dim
        drawing.put(x + wide // 2, middle, look.marks.nothing, faint)


def _bright_on(ground: Style, palette: Palette) -> Style:
    return ground + palette.hi


def _draw_ghost(drawing: Drawing, grid: Grid, free: Free, middle: int) -> None:
    """Draw the Guild of the Lord that would come, and the number of the space."""
    assert free.ghost is not None
    palette, sign, role = drawing.look.palette, SIGNS[free.ghost], ROLES[free.ghost]
    x, y, wide, _ = grid.space(free.space)
    if not palette.blocks:
        drawing.put(x + (wide - 3) // 2, middle, f"({sign})", palette.glow)
        return
    drawing.put(x, y, f" {sign} " if wide >= CHIP else sign, palette.chips[role])
    number = str(free.space).center(wide)
    drawing.put(x, y + 1, number, _bright_on(palette.glow_tone, palette))
