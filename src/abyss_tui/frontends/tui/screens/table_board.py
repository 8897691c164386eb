"""What a table shows of its game: the board, and the story that is told beside it."""

from typing import Any

from abyss_tui.frontends.tui.game_ui import ShownTable
from abyss_tui.frontends.tui.screens.lesson_part import LessonPart
from abyss_tui.frontends.tui.screens.moving import may_move
from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.kernel.story import since_last_turn
from abyss_tui.sitting.steps import AskAll, TurnOver
from abyss_tui.table.story_so_far import StorySoFar
from abyss_tui.table.table import Change


class TableBoard:
    """Shows a table with the eyes of the viewer while their hand is shown, else of everybody."""

    def __init__(self, table: ShownTable, lessons: LessonPart | None) -> None:
        self._table = table
        self._lessons = lessons
        self._stories: dict[int | None, StorySoFar] = {}
        """What has been told here, by the eyes that may see it."""

    @property
    def story(self) -> StorySoFar:
        """What has been told here; while a hand is hidden, only what everybody could see.

        Who shares a screen is told what everybody saw, too: the next one reads it.
        """
        table = self._table
        eyes = table.sitting.only_seat if table.hand_shown else None
        if eyes not in self._stories:
            self._stories[eyes] = StorySoFar(table.place, eyes, table.voice)
        return self._stories[eyes]

    def go_on(self, change: Change) -> None:
        """Tell what a change at the table brought about."""
        for story in self._stories.values():
            story.go_on(change)

    def forget(self) -> None:
        """Tell everything anew, in another language."""
        self._stories.clear()

    def show(self) -> None:
        """Bring the board up to date."""
        table = self._table
        seen, active, viewer = table.shown(), table.place.active, table.viewer
        step = table.sitting.step
        ended = step.turn.seat if isinstance(step, TurnOver) else None
        hides = None if table.hand_shown or table.sitting.all_asked else viewer
        since = active if viewer is None else viewer
        board = Board(
            look=table.look,
            view=seen.view,
            preview=seen.preview,
            story=since_last_turn(self.story.paragraphs, since, own=True),
            hand_shown=table.hand_shown,
            turn=self.story.turn_of(active if ended is None else ended),
            headline=self._headline(seen.view, ended),
            ended=ended,
            doing=table.game.doing,
            begun=table.game.begun,
            gained=table.game.gained,
            asked=step.seats if isinstance(step, AskAll) else (),
            occasion="" if self._lessons is None else self._lessons.occasion,
            hides=hides,
            away=table.away,
            onlooker=not table.place.seats,
            cannot_undo=table.playing.why_not_undo() is not None,
            meanwhile=table.game.meanwhile(),
            more_commands=table.more_commands,
        )
        screen = table.on_screen
        # Painted before a prompt is made for whoever is asked.
        screen.query_one(BoardView).show_at_once(board, moving=may_move(screen))

    def _headline(self, view: Any, ended: int | None) -> str:
        """Return in a line who must decide what, whose turn has ended, or who is waited for."""
        table = self._table
        if ended is not None:
            name = table.place.names[ended].upper()
            return table.words("{name}: the turn is over", name=name)
        decision = table.place.decision
        if decision is not None and decision.seat in table.away:
            name = table.place.names[decision.seat]
            return table.words("{name} is away: the game waits", name=name)
        return table.ui.text.headline(view, table.voice)
