"""Abyss as a kind of game: the one door to it for record, table, protocol and bots."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from abyss_tui.games.abyss import previews, views
from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.bots.levels import LEVELS
from abyss_tui.games.abyss.cards.board import FEWEST_PLAYERS, MOST_PLAYERS
from abyss_tui.games.abyss.formats.codec import AbyssCodec
from abyss_tui.games.abyss.formats.position import load_position, position_of
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.least import least
from abyss_tui.games.abyss.rules import figures, legality, reveals, scoring, setup
from abyss_tui.games.abyss.text.game_text import TEXT
from abyss_tui.games.abyss.text.problems import message
from abyss_tui.i18n.message import Message
from abyss_tui.kernel import seating
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.game_kind import Codec, GameText, Json, Lines, Score
from abyss_tui.kernel.thinking import Level, ShouldContinue, Task, Thought


class Abyss:
    """Abyss, for 2 to 4 players."""

    slug = "abyss"
    rules = 1
    seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    hides_hands = True
    text: GameText = TEXT
    codec: Codec = AbyssCodec()
    migrations: Mapping[int, Callable[[Lines], Lines]] = {}
    levels: Sequence[Level] = LEVELS

    def why_not_seated(self, names: Sequence[str]) -> Message | None:
        """Return what is wrong with these names for the players of a game, or None."""
        return setup.why_not_seated(names)

    def new_game(self, names: Sequence[str], seed: int, first: int | None, options: Json) -> Game:
        """Deal a game that tells its events.

        Raises BadUsage for names or a seat that cannot play, and for options: there are none.
        """
        seating.must_have_no_options(setup.NAME, options)
        return setup.new_game(names, seed, first)

    def load(self, position: Json, seed: int) -> Game:
        """Return the game of a position. Raises BadPosition."""
        return load_position(position, seed)

    def position(self, game: Game) -> Json:
        """Return the whole game as a position, hidden cards too."""
        return position_of(game)

    def problem(self, game: Game, action: Action) -> Message | None:
        """Return why this action is no answer to the decision, None when it is one."""
        problem = legality.problem(game, action)
        return None if problem is None else message(problem)

    def view(self, game: Game, seat: int | None, *, with_options: bool) -> views.View:
        """Return what this seat may know; None for what everybody may know."""
        return views.view_for(game, seat, with_options=with_options)

    def open_view(self, game: Game) -> views.View:
        """Return the table with all hands and Monster tokens turned up."""
        return views.open_view(game)

    def preview(self, game: Game, seat: int | None) -> previews.Preview:
        """Return costs, worths and what is possible, as far as this seat may know it."""
        return previews.preview(game, seat)

    def least(self, view: views.View) -> Action:
        """Return the least that the seat of this view can do; the view has the options."""
        return least(view)

    def think(self, task: Task, should_continue: ShouldContinue) -> Thought:
        """Return what the seat of this task would play, from what the task holds alone."""
        from abyss_tui.games.abyss.bots.method import METHOD  # not read in before a bot plays
        from abyss_tui.kernel.search.choosing import think

        return think(METHOD, task, should_continue)

    def scores(self, game: Game) -> list[Score]:
        """Return the score of every seat, as if the game ended now."""
        return [
            Score(figures.point_rows(score), score.total, score.rank, score)
            for score in scoring.scores(game)
        ]

    def figures(self, events: Sequence[Event], game: Game) -> list[Mapping[str, int]]:
        """Return what every seat did, counted from all events of a finished game."""
        return figures.figures(events, game)

    def revealed(self, event: Event, by: int, names: Sequence[str]) -> Message | None:
        """Return what this event showed that was hidden before: it stops an undo (a clause)."""
        return reveals.revealed(event, by, names)


KIND: Final = Abyss()
