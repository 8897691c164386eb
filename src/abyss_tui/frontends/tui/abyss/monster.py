"""The prompt of a Monster: two equal plates with the keys and what follows, and nothing marked.

It leaves the Threat track in sight, which says what the Monster pays now and next. Where there is
room beside the plates the Monster is there in person; where even plates would cover the track, a
few lines say the same.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar, Final

from rich.text import Text
from textual.widget import Widget

from abyss_tui.frontends.tui.abyss.monster_plates import MonsterPlates
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.choice_list import ChoiceList
from abyss_tui.frontends.tui.prompts.lens import RowLens
from abyss_tui.frontends.tui.prompts.plated_choices import PlatedChoices
from abyss_tui.frontends.tui.prompts.prompt import lines
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.frontends.tui.widgets.portrait_cache import PortraitsOf
from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.text import monster
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.kernel.question import Question

AROUND: Final = 3
"""The rows of the box besides plates and other rows: its edge, the hand, the keys."""


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
        """Return what a question has, with a few lines instead of its introduction.

        They are for where the plates have no room, which is settled when it is known what there is.
        """
        news = self.news()
        before = len(news) + (1 if self.question.intro else 0)
        brief = lines(*self._in_brief(), classes="intro brief")
        return [*news, brief, *super().parts()[before:]]

    def choice_list(self) -> ChoiceList:
        """Return the rows, of which those for the Monster may lie on its plates."""
        return PlatedChoices(self.look)

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

        Below plates the lens has its usual room, where Lords can be used: else the plates say all.
        """
        self.tells_of_things = True
        super().fill_lens()
        plates = MonsterPlates(self.question.choices, self.moment, self.look, self.inner_width)
        lens, left = self.query_one(RowLens), len(self.question.choices) - len(plates.answers)
        others = left + len(self.query(".news")) + AROUND
        room = self.most_rows - others - (lens.rows if left else 0)
        first = len(self._trail) == 1
        fitting = plates.within(room, self._portraits) if first else None
        self.query_one(PlatedChoices).lay_on(fitting)
        self.query(".brief").set(display=fitting is None)
        self.tells_of_things = fitting is not None
        if fitting is None:
            super().fill_lens()
        elif not left:
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
