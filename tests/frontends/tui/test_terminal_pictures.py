"""Pictures in pixels: what terminals are sent for them, read again as they read it."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Offset, Size
from textual.strip import Strip

from abyss_tui.frontends.tui.abyss.card_portraits import portrait_of
from abyss_tui.frontends.tui.apps.base_app import BaseApp
from abyss_tui.frontends.tui.portraits.painting import painted as painted_pixels
from abyss_tui.frontends.tui.prompts.reading import LARGE_PORTRAIT
from abyss_tui.frontends.tui.prompts.shade import shaded
from abyss_tui.frontends.tui.terminal import pictures_shown
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.terminal.graphics import Graphics, GraphicsProtocol
from abyss_tui.frontends.tui.terminal.painter import Painter
from abyss_tui.frontends.tui.terminal.pictures import PLACEHOLDER
from abyss_tui.frontends.tui.textual_private.painting import rows_of
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.portraits import Painting, ToPaint, painted, to_paint
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from tests.frontends.tui.decoding import KittyTerminal, sixel_pictures
from tests.frontends.tui.reaching import payable, saved_at
from tests.frontends.tui.sitting import settled, sitting, the_place

KITTY = Graphics(GraphicsProtocol.KITTY, (9, 20))
SIXEL = Graphics(GraphicsProtocol.SIXEL, (10, 20), 32)
SCREEN = Size(40, 14)
ROOM = Size(17, 9)
ASSASSIN, RECRUITER = (portrait_of(LORDS[each]) for each in ("assassin", "recruiter"))
MOST_FOR_A_STEP = 3_000
"""The bytes that a terminal is sent when the cursor goes on by one."""
MOST_APART = 5
"""How far the colours of a picture are from what is painted at most, of 255, on average."""


def asked(graphics: Graphics | None, of: object = ASSASSIN, size: Size = ROOM) -> ToPaint:
    look = Look(Voice(ENGLISH), DEEP_SEA.palette, graphics=graphics)
    return to_paint(of, size, look, still=True)  # type: ignore[arg-type]


def wanted(of: ToPaint, width: int, height: int) -> Image.Image:
    """Return a portrait as it is painted."""
    pixels = painted_pixels(of.portrait.shapes(), width, height, of.colours)
    return Image.frombytes("RGB", (width, height), pixels.colours)


def apart(one: Image.Image, two: Image.Image) -> float:
    assert one.size == two.size
    means = ImageStat.Stat(ImageChops.difference(one, two)).mean
    return sum(means) / len(means)


class Screen:
    """A screen with paintings on it, as a terminal is sent it."""

    def __init__(self, graphics: Graphics) -> None:
        self._painter = Painter(size=SCREEN)
        self._painter.show_in(Colours.FULL, signs=True, graphics=graphics)

    def shows(self, *paintings: tuple[int, int, Painting], over: str = "") -> str:
        """Return what is sent when these paintings are shown at these columns and rows.

        `over` is a text that covers the beginning of the third row.
        """
        rows = [[(0, Strip.blank(SCREEN.width))] for _ in range(SCREEN.height)]
        for x, y, painting in paintings:
            for row, pieces in enumerate(painting.rows, y):
                rows[row].append((x, Strip([Segment(*piece) for piece in pieces])))
        if over:
            rows[2].append((0, Strip([Segment(over)])))
        strips = [(y, x, strip) for y, row in enumerate(rows) for x, strip in row]
        self._painter.lay(strips, Offset(0, 0))
        return self._painter.changes()

    def ends(self) -> str:
        """Return what is sent when the terminal is given back."""
        return self._painter.end_pictures()


@pytest.mark.parametrize("cell", [(9, 20), (8, 17), (16, 33)])
def test_kitty_is_sent_a_picture_as_it_is_painted(cell: tuple[int, int]) -> None:
    of = asked(Graphics(GraphicsProtocol.KITTY, cell))
    terminal = KittyTerminal()
    terminal.take(Screen(KITTY).shows((2, 1, painted(of))))
    [(number, picture)] = terminal.pictures.items()
    assert terminal.cells[number] == ROOM
    assert picture.size == (17 * cell[0], 9 * cell[1])
    assert apart(picture, wanted(of, *picture.size)) < MOST_APART


def test_a_picture_in_a_large_room_is_enlarged_by_the_terminal() -> None:
    terminal = KittyTerminal()
    of = asked(Graphics(GraphicsProtocol.KITTY, (16, 33)), size=Size(30, 12))
    terminal.take(Screen(KITTY).shows((2, 1, painted(of))))
    [picture] = terminal.pictures.values()
    assert picture.size == (400, 330)  # of 480 times 396


def test_its_cells_name_it_and_their_place_in_it() -> None:
    painting = painted(asked(KITTY))
    written = KittyTerminal().take(Screen(KITTY).shows((2, 1, painting)))
    assert painting.picture is not None
    red, green, blue = painting.picture.number.to_bytes(3, "big")
    assert f"38;2;{red};{green};{blue}" in written
    assert written.count(PLACEHOLDER) == ROOM.area
    assert written.count(f"{PLACEHOLDER}\u0305\u0305") == 1  # the first of the first row
    assert written.count(f"{PLACEHOLDER}\u0346\u0357") == 1  # the last of the last


def test_a_picture_is_sent_once_wherever_it_goes() -> None:
    screen, terminal = Screen(KITTY), KittyTerminal()
    one, two = painted(asked(KITTY)), painted(asked(KITTY, RECRUITER))
    terminal.take(screen.shows((2, 1, one)))
    terminal.take(screen.shows((20, 3, one)))
    terminal.take(screen.shows())
    terminal.take(screen.shows((2, 1, two), (20, 1, one), over="covered for a while"))
    terminal.take(screen.shows((2, 1, two), (20, 1, one)))
    assert terminal.sent == len(terminal.pictures) == 2
    terminal.take(screen.ends())
    assert terminal.pictures == {}


def test_a_terminal_keeps_no_more_than_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures_shown, "KEPT", 2)
    screen, terminal = Screen(KITTY), KittyTerminal()
    small = Size(4, 2)
    paintings = [painted(asked(KITTY, portrait_of(lord), small)) for lord in [*LORDS.values()][:3]]
    for painting in (paintings[0], paintings[1], paintings[0], paintings[2], paintings[1]):
        terminal.take(screen.shows((2, 1, painting)))
    assert len(terminal.pictures) == 2
    assert terminal.sent == 4  # the second had gone when the third came


@pytest.mark.parametrize("colours", [16, 32])
def test_sixels_are_drawn_as_it_is_painted(colours: int) -> None:
    of = asked(Graphics(GraphicsProtocol.SIXEL, (10, 20), colours))
    [(row, column, picture)] = sixel_pictures(Screen(SIXEL).shows((2, 1, painted(of))))
    assert (row, column, picture.size) == (2, 3, (170, 180))
    assert apart(picture, wanted(of, 170, 180)) < MOST_APART * 64 / (colours + 16)


def test_sixels_are_never_text() -> None:
    painting = painted(asked(SIXEL))
    screen = Screen(SIXEL)
    written = screen.shows((2, 1, painting)) + screen.shows((2, 1, painting), over="covered")
    assert PLACEHOLDER not in written


def test_sixels_are_erased_when_something_lies_over_them_and_drawn_when_it_has_gone() -> None:
    screen, painting = Screen(SIXEL), painted(asked(SIXEL))
    shown = [screen.shows((2, 1, painting)) for _ in range(2)]
    assert [len(sixel_pictures(each)) for each in shown] == [1, 0]
    covered = screen.shows((2, 1, painting), over="covered")
    assert covered.count("\x1b[17X") == ROOM.height
    assert "covered" in covered
    assert not sixel_pictures(covered)
    assert len(sixel_pictures(screen.shows((2, 1, painting)))) == 1
    assert screen.shows().count("\x1b[17X") == ROOM.height


def test_sixels_never_push_the_screen_up() -> None:
    at_the_end = SCREEN.height - ROOM.height
    painting = painted(asked(SIXEL))
    assert len(sixel_pictures(Screen(SIXEL).shows((2, at_the_end - 1, painting)))) == 1
    assert not sixel_pictures(Screen(SIXEL).shows((2, at_the_end, painting)))


def test_what_moves_or_is_too_large_is_in_half_blocks_where_there_are_sixels() -> None:
    look = Look(Voice(ENGLISH), DEEP_SEA.palette, graphics=SIXEL)
    assert to_paint(ASSASSIN, ROOM, look).graphics is None
    assert asked(SIXEL, size=Size(100, 30)).graphics is None
    assert asked(SIXEL).graphics == SIXEL


def test_pictures_are_taken_back_when_they_are_no_longer_wanted() -> None:
    painter, terminal, painting = Painter(size=SCREEN), KittyTerminal(), painted(asked(KITTY))
    rows = [Strip([Segment(*piece) for piece in pieces]) for pieces in painting.rows]
    for graphics, pictures, cells in ((KITTY, 1, ROOM.area), (None, 0, 0), (SIXEL, 0, 0)):
        painter.show_in(Colours.FULL, signs=True, graphics=graphics)
        painter.lay([(y, 0, row) for y, row in enumerate(rows)], Offset(0, 0))
        written = terminal.take(painter.changes())
        assert (len(terminal.pictures), written.count(PLACEHOLDER)) == (pictures, cells)


def test_in_the_shade_a_picture_is_still_that_picture() -> None:
    style = Style(color="#010203", bgcolor="#405060")
    row = Strip([Segment("a", style), Segment(f"{PLACEHOLDER}\u0305\u0305", style)])
    [shown] = shaded([row], (), "#000000")
    text, part = shown
    assert text.style != style
    assert part.style == style


def test_no_two_pictures_have_one_number() -> None:
    pictures = [painted(asked(KITTY, size=Size(4, 2))).picture for _ in range(3)]
    assert all(one and two and one.number != two.number for one, two in pairwise(pictures))


async def test_a_table_and_a_card_as_large_as_the_screen_are_in_pixels(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable), size=(160, 50)) as pilot:
        app = pilot.app
        assert isinstance(app, BaseApp)
        painter = Painter(size=app.size)
        terminal = KittyTerminal()

        def sent() -> str:
            painter.show_in(Colours.FULL, signs=True, graphics=app.graphics)
            rows = enumerate(rows_of(app.screen))
            painter.lay([(y, 0, strip) for y, strip in rows], Offset(0, 0))
            return terminal.take(painter.changes())

        app.apply_theme(replace(app.session, graphics=KITTY))
        await app.show_anew()
        await settled(pilot)
        view = the_place(pilot).view(None)
        sent()
        assert terminal.sent == len(view.court) + len(view.available)
        await pilot.press("1")
        sent()
        await pilot.press("2")
        step = sent()
        assert len(step.encode()) < MOST_FOR_A_STEP
        assert terminal.sent == len(view.court) + len(view.available)
        terminal.sent = 0
        await pilot.press("1", "i")
        await settled(pilot)
        assert sent().count(PLACEHOLDER) == LARGE_PORTRAIT.area
        await pilot.press("right")
        await settled(pilot)
        assert sent().count(PLACEHOLDER) == LARGE_PORTRAIT.area
        await pilot.press("left")
        await settled(pilot)
        assert sent().count(PLACEHOLDER) == LARGE_PORTRAIT.area
        assert terminal.sent == 2
        app.change_setting("pictures", "blocks")
        await pilot.press("right")
        await settled(pilot)
        assert PLACEHOLDER not in sent()
