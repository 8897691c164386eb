"""Only the cells that changed are sent, and afterwards every cell is right."""

import random

import pyte
import pytest

from abyss_tui.frontends.tui.terminal.cells import CellBuffer
from abyss_tui.frontends.tui.terminal.colours import Colours, shown_in
from abyss_tui.frontends.tui.terminal.pen import Pen
from tests.frontends.tui.frames import as_seen

STYLES = ("", "1", "7", "38;2;255;128;0", "1;38;2;1;2;3;48;2;4;5;6", "48;5;7", "31;42", "4;97;100")
COLUMNS, ROWS = 20, 6


class Terminal:
    """A screen that shows what it is sent."""

    def __init__(self, columns: int = COLUMNS, rows: int = ROWS) -> None:
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.Stream(self.screen)

    def show(self, text: str) -> "Terminal":
        self._stream.feed(text)
        return self

    @property
    def cells(self) -> list[list[object]]:
        rows, columns = range(self.screen.lines), range(self.screen.columns)
        return [[as_seen(self.screen.buffer[y][x]) for x in columns] for y in rows]


def some_frame(dice: random.Random, letters: str = "ab │●") -> str:
    """Return what Textual may write: lines at places, each in a few styles."""
    lines = []
    for _ in range(dice.randrange(1, 5)):
        y, x = dice.randrange(ROWS), dice.choice((0, 0, dice.randrange(COLUMNS)))
        left = COLUMNS - x
        painted = ""
        while left and dice.random() < 0.9:
            length = min(left, dice.randrange(1, 8))
            left -= length
            text = "".join(dice.choice(letters) for _ in range(length))
            painted += f"\x1b[{dice.choice(STYLES)}m{text}\x1b[0m"
        lines.append(f"\x1b[{y + 1};{x + 1}H{painted}")
    return "".join(lines) + f"\x1b[{dice.randrange(ROWS) + 1};{dice.randrange(COLUMNS) + 1}H"


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("colours", [Colours.FULL, Colours.MANY])
def test_a_terminal_shows_what_was_painted(seed: int, colours: Colours) -> None:
    dice = random.Random(seed)
    canvas, pen = CellBuffer(COLUMNS, ROWS), Pen(colours)
    painted, sent = Terminal(), Terminal()
    for _ in range(20):
        frame = some_frame(dice)
        assert canvas.paint(frame)
        painted.show(shown_in(colours, frame))
        if dice.random() < 0.5:  # several frames may travel together
            sent.show(canvas.difference(pen))
    sent.show(canvas.difference(pen))
    assert sent.cells == painted.cells
    at, where = sent.screen.cursor, painted.screen.cursor
    assert (at.x, at.y) == (where.x, where.y)


def test_the_same_frame_again_is_not_sent() -> None:
    canvas, pen = CellBuffer(COLUMNS, ROWS), Pen(Colours.FULL)
    frame = some_frame(random.Random(1))
    canvas.paint(frame)
    canvas.difference(pen)
    canvas.paint(frame)
    assert canvas.difference(pen) == ""


def test_one_changed_letter_is_one_letter() -> None:
    canvas, pen = CellBuffer(80, 24), Pen(Colours.FULL)
    canvas.paint("\x1b[3;1H\x1b[1mcount 1\x1b[0m, and more\x1b[1;1H")
    canvas.difference(pen)
    canvas.paint("\x1b[3;1H\x1b[1mcount 2\x1b[0m, and more\x1b[1;1H")
    assert canvas.difference(pen) == "\x1b[3;7H\x1b[1m2\x1b[1;1H"


def test_a_wide_character_takes_two_cells_and_goes_whole() -> None:
    canvas, pen, sent = CellBuffer(8, 1), Pen(Colours.FULL), Terminal(8, 1)
    canvas.paint("\x1b[1;1Ha蟹b\x1b[1;1H")
    sent.show(canvas.difference(pen))
    assert sent.screen.display == ["a蟹b    "]
    canvas.paint("\x1b[1;3Hx")
    sent.show(canvas.difference(pen))
    assert sent.screen.display == ["a xb    "]
    canvas.paint("\x1b[1;1H蟹蟹\x1b[1;1H")
    canvas.paint("\x1b[1;1Hx\x1b[1;1H")
    sent.show(canvas.difference(pen))
    assert sent.screen.display == ["x 蟹    "]


def test_an_accent_stays_with_its_letter() -> None:
    canvas, pen = CellBuffer(8, 1), Pen(Colours.FULL)
    canvas.paint("\x1b[1;1He\u0301f")
    assert "e\u0301f" in canvas.difference(pen)


def test_what_lies_outside_of_the_screen_is_not_painted() -> None:
    canvas, pen, sent = CellBuffer(4, 2), Pen(Colours.FULL), Terminal(4, 2)
    assert canvas.paint("\x1b[1;3Habcdef\x1b[9;1Hghi\x1b[2;9Hj\x1b[1;1H")
    sent.show(canvas.difference(pen))
    assert sent.screen.display == ["  ab", "    "]


@pytest.mark.parametrize(
    "other", ["\x07", "", "text", "\x1b[2J", "\x1b[1;1Ha\x1b[K", "\x1b[1;1Ha\tb", "\x1b[1;1Ha\nb"]
)
def test_what_is_no_frame_changes_nothing(other: str) -> None:
    canvas, pen = CellBuffer(4, 2), Pen(Colours.FULL)
    canvas.difference(pen)
    assert not canvas.paint(other)
    assert canvas.difference(pen) == ""


def test_what_is_not_known_any_more_is_painted_anew() -> None:
    canvas, pen, sent = CellBuffer(4, 2), Pen(Colours.FULL), Terminal(4, 2)
    canvas.paint("\x1b[1;1Habcd\x1b[1;1H")
    canvas.difference(pen)
    canvas.forget()
    sent.show("rubbish").show(canvas.difference(pen))
    assert sent.screen.display == ["abcd", "    "]


def test_a_pen_changes_no_more_than_it_must() -> None:
    pen = Pen(Colours.FULL)
    assert pen.change("38;2;1;2;3;48;2;4;5;6") == "\x1b[38;2;1;2;3;48;2;4;5;6m"
    assert pen.change("38;2;1;2;3;48;2;4;5;6") == ""
    assert pen.change("38;2;1;2;3") == "\x1b[49m"
    assert pen.change("1;38;2;1;2;3") == "\x1b[1m"
    assert pen.change("4;38;2;1;2;3") == "\x1b[22;4m"
    assert pen.change("38;2;1;2;3;48;5;7") == "\x1b[24;48;5;7m"
    assert pen.change("") == "\x1b[0m"


def test_a_pen_that_ends_bold_keeps_dim() -> None:
    pen = Pen(Colours.FULL)
    pen.change("1;2;38;2;1;2;3")
    assert pen.change("2;38;2;1;2;3") == "\x1b[22;2m"


def test_before_blanks_a_pen_changes_what_is_seen_of_them_alone() -> None:
    pen = Pen(Colours.FULL)
    pen.change("1;38;2;1;2;3;48;2;4;5;6")
    assert pen.change_for_blanks("38;2;9;9;9;48;2;4;5;6") == ""
    assert pen.change_for_blanks("48;2;7;8;9") == "\x1b[48;2;7;8;9m"
    assert pen.change("1;38;2;1;2;3;48;2;7;8;9") == ""
    assert pen.change_for_blanks("4;48;2;7;8;9") == "\x1b[22;4;39m"


def test_a_blank_in_other_colours_is_not_written_again() -> None:
    canvas, pen = CellBuffer(8, 1), Pen(Colours.FULL)
    canvas.paint("\x1b[1;1H\x1b[1;31;42m   \x1b[0m\x1b[1;1H")
    canvas.difference(pen)
    canvas.paint("\x1b[1;1H\x1b[38;2;1;2;3;42m   \x1b[0m\x1b[1;1H")
    assert canvas.difference(pen) == ""
    canvas.paint("\x1b[1;1H\x1b[4;42m   \x1b[0m\x1b[1;1H")
    assert canvas.difference(pen) != ""


def test_whatever_a_pen_comes_from_it_comes_to_the_same_style() -> None:
    dice, pen, screen = random.Random(7), Pen(Colours.FULL), pyte.Screen(1, 1)
    written, alone = pyte.Stream(screen), pyte.Screen(1, 1)
    for _ in range(2000):
        manner = dice.sample(["1", "3", "4", "5", "7", "9"], dice.randrange(4))
        text, ground = (dice.choice(["", f"{kind}8;2;1;2;{dice.randrange(3)}"]) for kind in "34")
        style = ";".join(filter(None, (*manner, text, ground)))
        written.feed(f"\x1b[1;1H{pen.change(style)}x")
        pyte.Stream(alone).feed(f"\x1b[1;1H\x1b[0m\x1b[{style}mx")
        assert screen.buffer[0][0] == alone.buffer[0][0], style


def test_a_pen_of_a_terminal_without_colours_knows_none() -> None:
    pen = Pen(Colours.NONE)
    assert pen.change("38;2;1;2;3;48;2;4;5;6") == ""
    assert pen.change("1;38;2;1;2;3") == "\x1b[1m"
