"""The final score, as far as more can be read there of how the game went."""

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import BindingType

from abyss_tui.frontends.tui.apps.session import Rights
from abyss_tui.frontends.tui.game_ui import GameUI, Seen
from abyss_tui.frontends.tui.keys.keys import binding
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.chart import chart
from abyss_tui.frontends.tui.screens.costly import CostlyMoves
from abyss_tui.frontends.tui.screens.reckoning import ReckoningScreen
from abyss_tui.frontends.tui.screens.replay import ReplayScreen
from abyss_tui.frontends.tui.screens.score_texts import figures
from abyss_tui.kernel.game_kind import Score, winners
from abyss_tui.table.costly_moves import CostlyMove
from abyss_tui.table.place import Place
from abyss_tui.table.replay import Replay


class ScoreReadings(ReckoningScreen):
    """Tells of a finished game what does not stand on its score."""

    BINDINGS: ClassVar[list[BindingType]] = [
        binding("p", "chart"),
        binding("f", "figures"),
        binding("o", "players"),
    ]

    def __init__(self, place: Place, ui: GameUI, rights: Rights) -> None:
        """`place` is at a finished game."""
        super().__init__()
        self.rights = rights
        self.place = place
        self.ui = ui
        self.scores: Sequence[Score] = place.scores
        self.winners = winners(self.scores)

    @property
    def reckoned(self) -> frozenset[int]:
        """The seats of this place: what others could have done better is theirs to know."""
        return self.place.seats if self.rights.reckon and self._has_bots else frozenset()

    @property
    def _has_bots(self) -> bool:
        return bool(self.place.kind.levels)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Leave out what asks a bot, in a game that has none."""
        asks_bot = action == "costly_moves"
        return (self._has_bots or not asks_bot) and super().check_action(action, parameters)

    async def looked_back(self) -> Replay:
        """Return the game from its deal on."""
        return await self.place.look_back()

    def show_move(self, move: CostlyMove, over: CostlyMoves) -> None:
        """Show the moment in a replay over the list, as the player saw it."""
        replay = over.search.replay
        screen = ReplayScreen(replay, self.ui, at=move.place, eyes=move.seat, returns=True)
        self.app.push_screen(screen)

    def action_chart(self) -> None:
        """Show the points of everybody by turn."""
        place, note = self.place, self.place.kind.text.note_on_course(self.voice)
        said = chart(place.course, place.names, self.winners[0], note, self.voice)
        self.app.push_screen(Reading(self.words("POINTS BY TURN"), said))

    def action_figures(self) -> None:
        """Show what everybody did, in figures, and what their Locations were worth."""
        said = figures(self.place, self.ui, self.voice)
        self.app.push_screen(Reading(self.words("THE GAME IN FIGURES"), said))

    def action_players(self) -> None:
        """Show what everybody has in the end."""
        seen = Seen(self.place.view(None), self.place.preview(None))
        told = self.text(self.ui.players(seen, self.voice))
        self.app.push_screen(Reading(self.words("ALL PLAYERS"), told))
