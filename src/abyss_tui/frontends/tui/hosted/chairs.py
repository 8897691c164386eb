"""The seats of a table as chairs side by side, each with a picture of who sits there.

In a small window, or one of few colours, they are rows, as everywhere else.
"""

from dataclasses import replace
from functools import partial
from typing import ClassVar, Final

from rich.style import Style
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widgets.option_list import Option

from abyss_tui.frontends.tui.hosted.room_texts import line_of_seat, words_of_seat
from abyss_tui.frontends.tui.portraits.figures.ambassador import ambassador
from abyss_tui.frontends.tui.portraits.figures.crab import crab
from abyss_tui.frontends.tui.portraits.figures.jellyfish import jellyfish
from abyss_tui.frontends.tui.portraits.figures.seahorse import seahorse
from abyss_tui.frontends.tui.portraits.figures.shellfish import shellfish
from abyss_tui.frontends.tui.portraits.figures.squid import squid
from abyss_tui.frontends.tui.portraits.portrait import Portrait
from abyss_tui.frontends.tui.portraits.sitter import Sitter, shapes_of
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.plates import Edge, plate
from abyss_tui.frontends.tui.widgets.portraits import painted, to_paint
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.i18n.marks import Marks
from abyss_tui.lobby.rooms.room_info import RoomInfo, SeatInfo

ROOMY: Final = Size(100, 36)
"""The smallest window with room for chairs."""
PICTURE: Final = 8
"""The rows of a picture."""
HIGH: Final = PICTURE + 5
"""The rows of a chair: its edges, the picture, a name, and how they stand."""
WIDEST: Final = 24
GAP: Final = 2
_SITTING: Final = tuple(
    Portrait(f"chair/{role}", role, partial(shapes_of, Sitter(figure=figure, behind=behind), ()))
    for role, figure, behind in (
        ("race.squid", squid, "bubbles"),
        ("race.crab", crab, "waves"),
        ("race.jellyfish", jellyfish, "moon"),
        ("race.shellfish", partial(shellfish, kind="scallop"), "rays"),
        ("race.seahorse", seahorse, "kelp"),
    )
)
"""Who is seen on each chair."""
_BOT: Final = Portrait(
    "chair/bot",
    "race.none",
    partial(shapes_of, Sitter(figure=ambassador, eyes="sly", behind="runes"), ()),
)


def has_room_for_chairs(size: Size, look: Look) -> bool:
    """Whether seats are chairs in a window of this size: there are half blocks, and room."""
    return look.palette.blocks and size.width >= ROOMY.width and size.height >= ROOMY.height


class Chairs(Rows):
    """The seats of one table, one of which is marked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "cursor_up", show=False),
        Binding("right", "cursor_down", show=False),
    ]

    def __init__(self, *, marks: Marks) -> None:
        super().__init__(marks=marks)
        self._room: RoomInfo | None = None
        self._look: Look | None = None
        self._strips: list[Strip] = []

    def show_seats(self, room: RoomInfo, look: Look) -> None:
        """Show the seats as they are now."""
        self._room, self._look = room, look
        self.styles.height = HIGH if self._as_chairs else None
        self.styles.max_height = HIGH
        self._strips = []
        seats = range(len(room.seats))
        self.set_options(Option(line_of_seat(room, seat, look), id=str(seat)) for seat in seats)
        self.refresh()

    @property
    def _as_chairs(self) -> bool:
        return self._look is not None and has_room_for_chairs(self.app.size, self._look)

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Draw the chairs anew: another one is marked."""
        self._strips = []
        super().watch_highlighted(highlighted)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return a row of the chairs, or of the list."""
        if self._room is None or self._look is None or not self._as_chairs:
            return super().render_line(y)
        if not self._strips or self._strips[0].cell_length != self.size.width:
            self._strips = self._drawn(self._room, self._look)
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)

    def _drawn(self, room: RoomInfo, look: Look) -> list[Strip]:
        canvas = Canvas(self.size.width, HIGH, look)
        places = _places(len(room.seats), self.size.width)
        for seat, place in enumerate(places):
            self._draw(canvas, place, room, seat)
        rows, top = self.app.size.height, self.region.y
        strips = [canvas.strip(y, look.palette.ground(top + y, rows)) for y in range(HIGH)]
        return [_clickable(strip, places) for strip in strips]

    def _draw(self, canvas: Canvas, place: Region, room: RoomInfo, seat: int) -> None:
        """Draw a chair: who sits there, what they are called, how they stand."""
        look, held = canvas.look, room.seats[seat]
        palette, marked = look.palette, self.highlighted == seat
        edge = Edge.POSSIBLE if held.ready or held.bot else Edge.REST
        ground = palette.lit if held.taken else palette.plate
        inside = plate(canvas, place, ground, Edge.CURSOR if marked else edge)
        number = palette.moon_chip if marked else palette.off_chip
        canvas.put(place.x + 1, place.y, f" {seat + 1} ", number)
        if held.taken:
            self._paint(canvas, inside, held, seat)
        words = words_of_seat(room, seat, look)
        at = inside.y + (PICTURE if held.taken else PICTURE // 2)
        for row, (text, style) in enumerate(words[: inside.bottom - at], at):
            canvas.put(inside.x + 1, row, look.cut(text, inside.width - 2), style)

    def _paint(self, canvas: Canvas, inside: Region, held: SeatInfo, seat: int) -> None:
        look = canvas.look
        portrait = _BOT if held.bot else _SITTING[seat % len(_SITTING)]
        size = Size(inside.width, PICTURE)
        at_once = replace(look, graphics=None)  # finer ones take long: nobody is to wait for them
        painted(to_paint(portrait, size, at_once)).lay(canvas, inside.x, inside.y)


def _places(seats: int, cells: int) -> list[Region]:
    """Return where each chair stands, side by side."""
    wide = min(WIDEST, (cells + GAP) // seats - GAP)
    left = (cells - seats * (wide + GAP) + GAP) // 2
    return [Region(left + seat * (wide + GAP), 0, wide, HIGH) for seat in range(seats)]


def _clickable(strip: Strip, places: list[Region]) -> Strip:
    """Return a row in which a click on a chair is one on its option."""
    parts, at = [], 0
    for seat, place in enumerate(places):
        parts.append(strip.crop(at, place.x))
        chair = strip.crop(place.x, place.right)
        parts.append(chair.apply_style(Style.from_meta({"option": seat})))
        at = place.right
    return Strip.join([*parts, strip.crop(at, strip.cell_length)])
