"""The seat of one person at one table at a time, whatever leads there and away."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from abyss_tui.frontends.tui.apps.person_app import PersonApp
from abyss_tui.frontends.tui.person.session import Session

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.screens.table import TableScreen
    from abyss_tui.sitting.sitting import Sitting
    from abyss_tui.table.place import Place
    from abyss_tui.table.table import Change


class SeatAtTable:
    """A place at a table, and the screen that shows it; neither while nobody sits there."""

    def __init__(self, app: PersonApp[Session], show_score: Callable[["Place"], None]) -> None:
        """`show_score` shows the final score of a place at a finished game."""
        self._app = app
        self._show_score = show_score
        self.place: Place | None = None
        """Where this person sits."""
        self.screen: TableScreen | None = None
        """The screen of that place, until the game is over."""

    @property
    def writing(self) -> bool:
        """Whether what was done at this seat is being kept."""
        return self.screen is not None and self.screen.playing.writing

    def sit(self, place: "Place") -> None:
        """Show the table of a place that was taken here, or the score if the game is over."""
        from abyss_tui.sitting.sitting_down import sit_down

        self.place = place
        if place.over:
            self.finish()
            return
        app = self._app
        sitting = sit_down(
            place,
            app.hints,
            hints=lambda: app.session.settings.hints,
            turns_end=lambda: app.session.settings.confirmations,
            beforehand=True,
        )
        self._show(sitting)
        if place.notice is not None:
            said = self._app.look.voice.say(place.notice)
            self._app.notify(said, markup=False, timeout=15)
        self._tell_missed(place)

    def _tell_missed(self, place: "Place") -> None:
        """Show what was decided for this person while they were away, before they are asked."""
        from abyss_tui.frontends.tui.prompts.base_screen import text_of
        from abyss_tui.frontends.tui.prompts.reading import Reading
        from abyss_tui.table.story_so_far import story_missed, whole_story

        look = self._app.look
        if missed := story_missed(place, look.voice):
            intro = look.voice.text("Your seat was played for you. The latest turn comes first.")
            story = text_of(whole_story(missed, place.names, look.voice))
            told = Text("\n\n").join([Text(intro), story])
            self._app.push_screen(Reading(look.voice.text("WHILE YOU WERE AWAY"), told))

    def learn(self, game: str) -> None:
        """Show the table of the lessons of a game, which is kept nowhere."""
        from abyss_tui.frontends.tui.screens.lesson_part import PAUSE
        from abyss_tui.sitting.games import game_sitting, lesson_plan
        from abyss_tui.sitting.lessons import sit_to_learn

        plan, at_table = lesson_plan(game), game_sitting(game)
        sitting = sit_to_learn(plan, at_table, self.hear, self._app.hints, pause=PAUSE)
        self.place = sitting.place
        self._show(sitting)

    def _show(self, sitting: "Sitting") -> None:
        """Show the table of a sitting."""
        from abyss_tui.frontends.tui.loading import load_ui
        from abyss_tui.frontends.tui.screens.table import TableScreen

        self.screen = TableScreen(sitting, load_ui(sitting.place.kind.slug))
        self._app.show_only(self.screen)

    def hear(self, change: "Change") -> None:
        """Pass a change at the table on to this person's sitting, and to nobody else's."""
        if self.screen is not None:
            self.screen.sitting.hear(change)

    def leave(self) -> None:
        """Stand up from the table; the game is kept, and goes on for who still sits there."""
        screen, self.screen = self.screen, None
        if self.place is not None:
            place, self.place = self.place, None
            if screen is None:
                place.leave()
            else:
                screen.sitting.leave()

    def finish(self) -> None:
        """Show the final score of a game that is over."""
        if self.place is not None:
            self.screen = None
            self._show_score(self.place)
