"""The prompt of a Monster: two equal plates that say what follows, and nothing marked.

It leaves the Threat track in sight, which says what the Monster pays now and next. Where there is
room beside the plates the Monster is there in person; where even plates would cover the track, a
few lines say the same.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from rich.text import Text
from textual.geometry import Region, Size
from textual.widget import Widget

from abyss_tui.frontends.tui.abyss.card_portraits import portrait_of_monster
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.lens import RowLens
from abyss_tui.frontends.tui.prompts.prompt import lines
from abyss_tui.frontends.tui.prompts.sketch import Sketch
from abyss_tui.frontends.tui.theme.pieces import Piece
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.frontends.tui.widgets.canvas import Canvas
from abyss_tui.frontends.tui.widgets.plates import plate
from abyss_tui.frontends.tui.widgets.portrait_cache import PortraitsOf
from abyss_tui.frontends.tui.widgets.portraits import to_paint
from abyss_tui.games.abyss.actions import Action, Explore, Fight
from abyss_tui.games.abyss.text import monster
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.i18n.voice import Sentence
from abyss_tui.kernel.question import Question

GAP: Final = 2
"""The cells between the plates."""
IN_PERSON: Final = 20
"""The cells of the Monster beside them."""
LOWEST: Final = 7
"""The rows in which it can be told what it is."""
AROUND: Final = 3
"""The rows of the box besides plates and rows to choose from: its edge, the hand, the keys."""


class MonsterPrompt(ChoicePrompt[Action]):
    """Asks whether to fight; the consequences stand before the keys."""

    DANGER: ClassVar[bool] = True

    def __init__(
        self,
        question: Question[Action],
        moment: Moment,
        *,
        may_undo: bool,
        hand: Callable[[], Text | None] | None,
    ) -> None:
        choices = (each if each.further else replace(each, note=()) for each in question.choices)
        asked = replace(question, choices=tuple(choices))
        super().__init__(asked, may_undo=may_undo, hand=hand, asks="monster")
        self.moment = moment
        self._portraits = PortraitsOf(self, self.fill_lens)

    def parts(self) -> list[Widget]:
        """Return the plates or the lines for them, then what a question has but its introduction.

        Which of them is seen is settled when it is known what room there is.
        """
        news = self.news()
        before = len(news) + (1 if self.question.intro else 0)
        plates, brief = Sketch(self._plates(0)), lines(*self._in_brief(), classes="intro brief")
        return [*news, plates, brief, *super().parts()[before:]]

    def on_resize(self) -> None:
        """Show what follows in the room that there is now."""
        super().on_resize()
        self.fill_lens()

    @property
    def most_rows(self) -> int:
        """The rows below the Threat track; all there are where it is no table that lies below."""
        boards = [] if self.below is None else list(self.below.query(BoardView))
        if not boards:
            return super().most_rows
        track = boards[0].regions(self.app.size)["depths"]
        return self.app.size.height - track.bottom

    def fill_lens(self) -> None:
        """Show the plates if they cover nothing of the Threat track, else the lines for them.

        Beside plates the lens has its usual room, where Lords can be used: else the plates say all.
        """
        self.tells_of_things = True
        super().fill_lens()
        lens = self.query_one(RowLens)
        says_more = any(choice.further for choice in self.question.choices)
        others = len(self.question.choices) + len(self.query(".news")) + AROUND
        room = self.most_rows - others - (lens.rows if says_more else 0)
        for plates in self.query(Sketch):
            fitting = next((each for each in self._ways() if each.height <= room), None)
            plates.display = self.tells_of_things = fitting is not None
            self.query(".brief").set(display=not plates.display)
            if fitting is not None:
                plates.show(fitting)
        if not self.tells_of_things:
            super().fill_lens()
        elif not says_more:
            lens.display = False

    def _in_brief(self) -> list[Text]:
        """Return what follows, a paragraph each, without what stands elsewhere then.

        The rows below say what a fight brings, and the Threat track what the next Monster pays.
        """
        told = [(self.words("FIGHT"), monster.after_fighting(self.moment, self.voice))]
        onward = monster.if_left_alone(self.moment, self.voice)
        if onward:
            moved, _, *others = onward
            told.append((self.words("EXPLORE DEEPER"), [moved, *others]))
        return [
            Text.assemble(
                (f"{head}  ", self.look.palette.style("strong")),
                self.text(self.voice.clauses(follows), coloured=True),
            )
            for head, follows in told
        ]

    def _ways(self) -> Iterator[Canvas]:
        """Yield what the plates can be, the most beautiful first."""
        if self.look.palette.blocks and self.look.settings.pictures:
            in_person = self._plates(IN_PERSON + GAP)
            of = portrait_of_monster(self.moment.view.threat)
            size = Size(IN_PERSON, in_person.height)
            painting = self._portraits.painting(to_paint(of, size, self.look.palette))
            if painting is not None:
                painting.lay(in_person, 0, 0)
            yield in_person
        yield self._plates(0)

    def _plates(self, left: int) -> Canvas:
        """Draw the plates, with so many cells free on their left."""
        fight = monster.if_fought(self.moment, self.voice)
        onward = monster.if_left_alone(self.moment, self.voice)
        fights, deeper = self._keys(Fight), self._keys(Explore)
        plates = [(fights, self.words("FIGHT"), self.words("you always win"), fight)]
        if onward:
            stays = self.words("it stays there")
            plates.append((deeper, self.words("EXPLORE DEEPER"), stays, onward))
        wide = (self.inner_width - left - GAP * (len(plates) - 1)) // len(plates)
        wrapped = [
            (keys, head, note, self._rows(told, wide - 4)) for keys, head, note, told in plates
        ]
        high = max(max(len(rows) for *_, rows in wrapped) + 3, LOWEST if left else 0)
        canvas = Canvas(self.inner_width, high, self.look)
        for place, each in enumerate(wrapped):
            self._draw(canvas, Region(left + place * (wide + GAP), 0, wide, high), each)
        return canvas

    def _keys(self, kind: type[Action]) -> str:
        """Return the key, or the first and the last one, that pick what a plate says."""
        rows = enumerate(self.question.choices, 1)
        keys = [each.key or str(row) for row, each in rows if isinstance(each.answer, kind)]
        return "-".join(dict.fromkeys((keys[0], keys[-1]))) if keys else ""

    def _rows(self, told: Sequence[Sentence], cells: int) -> list[list[Piece]]:
        return [row for line in told for row in self.look.wrapped(line, cells)]

    def _draw(
        self, canvas: Canvas, region: Region, content: tuple[str, str, str, list[list[Piece]]]
    ) -> None:
        keys, head, note, rows = content
        palette, x = self.look.palette, region.x + 2
        plate(canvas, region, palette.lit)
        start = canvas.pieces(x - 1, 1, self.look.keycap(keys)) + 1 if keys else x
        end = canvas.put(start, 1, head, palette.hi)
        canvas.pieces(end + 2, 1, self.look.fitted([(note, palette.dim)], region.right - end - 4))
        for y, row in enumerate(rows, 2):
            canvas.pieces(x, y, row)
