"""The picture of the curtain: whose turn it is in large letters, two keys that light up, a story.

All of it is public.
"""

from collections.abc import Callable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region

from abyss_tui.frontends.tui.theme.look import Look, Rank
from abyss_tui.frontends.tui.theme.pieces import Piece, width
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.large_name import LargeName
from abyss_tui.frontends.tui.widgets.paintings import paint
from abyss_tui.frontends.tui.widgets.pixels import JELLYFISH
from abyss_tui.frontends.tui.widgets.scene import Scene
from abyss_tui.i18n.voice import Sentence
from abyss_tui.records import record

ROOMY: Final = 32
"""From so many rows on there are blank rows between the parts."""
WIDE: Final = 110
"""From so many columns on jellyfish swim aside."""
STORY: Final = 84
"""The cells of the story at most."""


@record
class CurtainWords:
    """What is said there; the last four change while one looks at it."""

    heading: str
    name: str
    why: Sequence[str]
    """Why it is up, and who is to look away: in one row if there is room."""
    enter: str
    """What the key is called."""
    then: str
    meanwhile: str
    story: Sequence[Sentence]
    keys: str
    asked: Sequence[Piece] = ()
    """What is to be done now."""
    pressed: bool = False
    """Whether Enter was pressed once."""
    done: float = 0.0
    """How much of the time is over until the second press counts, 0 to 1."""


class CurtainScene(Scene):
    """Shows the words of a curtain, and no table."""

    SEED = 5

    def __init__(
        self,
        look: Look,
        words: CurtainWords,
        *,
        shaded: bool,
        moves: Callable[[], bool] | None = None,
    ) -> None:
        super().__init__(look, shaded=shaded, moves=moves)
        self.words = words

    def say(self, words: CurtainWords) -> None:
        """Say something else, and paint the rows that differ."""
        self.words = words
        if self.size.area:
            self.paint_anew()

    def paint(self, canvas: Canvas) -> None:
        """Paint everything, in the middle of the water."""
        words, palette = self.words, self.look.palette
        gap = 1 if canvas.height >= ROOMY else 0
        name, why = LargeName(words.name, canvas, canvas.width - 4), self._why(canvas)
        high = name.rows + 8 + len(why) + 5 * gap
        room = canvas.height - high - 5
        story = self._in_rows(words.story, min(STORY, canvas.width - 4) - 4, room)
        high += len(story) + 1 if story else 0
        y = max(1, (canvas.height - 2 - high) // 2)
        waves = "≈ " * min(30, canvas.width // 3)
        self._middle(canvas, y, [(waves.strip(), palette.edge)])
        self._middle(canvas, y + 1 + gap, [(words.heading, palette.title)])
        y += 2 + 2 * gap
        name.paint((canvas.width - name.cells) // 2, y, shaded=self.shaded)
        y += name.rows + 1
        self._middle(canvas, y, [(waves.strip(), palette.edge)])
        for row, line in enumerate(why, y + 1 + gap):
            self._middle(canvas, row, [(line, palette.text)])
        y += 1 + len(why) + 2 * gap
        self._paint_keys(canvas, y)
        self._middle(canvas, y + 2, words.asked)
        if story:
            self._tell(canvas, y + 4 + gap, story)
        self._middle(canvas, canvas.height - 2, [(words.keys, palette.dim)])
        self._swim(canvas)

    def _middle(self, canvas: Canvas, y: int, pieces: Sequence[Piece]) -> int:
        """Write pieces in the middle of a row; return where they begin."""
        shown = self.look.fitted(pieces, canvas.width - 2)
        x = (canvas.width - width(shown)) // 2
        canvas.pieces(x, y, shown)
        return x

    # What is said.

    def _why(self, canvas: Canvas) -> Sequence[str]:
        """Return why it is up, in one row if it fits."""
        together = " ".join(self.words.why)
        return [together] if cell_len(together) <= canvas.width - 4 else self.words.why

    def _paint_keys(self, canvas: Canvas, y: int) -> None:
        """Draw the two presses: the second key lights up when its time has come."""
        words, palette, marks = self.words, self.look.palette, self.look.marks
        ready = words.pressed and words.done >= 1
        ranks: tuple[Rank, Rank] = ("second" if words.pressed else "first", "first")
        first = self.look.keycap(words.enter, ranks[0])
        second = self.look.keycap(words.enter, ranks[1] if ready else "off")
        then = (f" {words.then} ", palette.dim)
        x = self._middle(canvas, y, [*first, then, *second])
        if not palette.blocks:
            return
        wide = width(first)
        under = x + wide + width([then])
        below = Style(color=palette.glow_tone.bgcolor)
        canvas.put(x, y + 1, marks.upper_half * wide, below)
        canvas.put(under, y + 1, marks.upper_half * wide, palette.rim)
        if words.pressed:
            filled = min(wide, int(words.done * wide))
            canvas.put(under, y + 1, marks.upper_half * filled, palette.glow)

    def _tell(self, canvas: Canvas, y: int, story: Sequence[Sequence[Piece]]) -> None:
        """Tell what happened meanwhile."""
        wide = min(STORY, canvas.width - 4)
        x = (canvas.width - wide) // 2
        canvas.rule(x, y, wide, [(self.words.meanwhile, self.look.palette.title)])
        for row, pieces in enumerate(story, y + 1):
            canvas.pieces(x + 2, row, pieces)

    def _in_rows(
        self, story: Sequence[Sentence], cells: int, room: int
    ) -> Sequence[Sequence[Piece]]:
        """Return the end of a story in so many rows: what is longer than one takes what is left."""
        told = story[-room:] if room > 0 else ()
        spare, rows = room - len(told), list[Sequence[Piece]]()
        for line in reversed(told):
            broken = self.look.wrapped(line, cells)
            if len(broken) - 1 <= spare:
                spare -= len(broken) - 1
                rows[:0] = broken
            else:
                rows.insert(0, self.look.fitted(self.look.pieces(line), cells))
        return rows

    def _swim(self, canvas: Canvas) -> None:
        """Let jellyfish swim where nothing is written."""
        if not self.look.palette.blocks or canvas.width < WIDE:
            return
        wide, high = len(JELLYFISH[0]), len(JELLYFISH) // 2
        left, right = 6, canvas.width - wide - 6
        for x, y in (left, 4), (right, 3), (left - 3, canvas.height - 12), (right + 2, 24):
            around = Region(x - 1, y, wide + 2, high)
            rows = canvas.signs[around.y : around.bottom]
            if not any("".join(row[around.x : around.right]).strip() for row in rows):
                paint(canvas, x, y, JELLYFISH, {"#": self.look.palette.line})
