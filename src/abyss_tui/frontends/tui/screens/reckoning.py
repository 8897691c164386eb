"""The screen of a finished game, as far as a bot can be asked there which moves lost most."""

from typing import ClassVar

from textual.binding import BindingType

from abyss_tui.frontends.tui.apps.typing_app import TypingApp
from abyss_tui.frontends.tui.keys.keys import binding
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.screens.blunders import KEY, Blunders
from abyss_tui.table.blunders import Blunder, Search
from abyss_tui.table.replay import Replay


class ReckoningScreen(BaseScreen[None]):
    """Has the moves of some seats looked at again, and keeps what was found."""

    BINDINGS: ClassVar[list[BindingType]] = [binding(KEY, "blunders")]
    _search: Search | None = None

    @property
    def reckoned(self) -> frozenset[int]:
        """The seats whose moves may be looked at here; none where that is nobody's business."""
        raise NotImplementedError

    async def looked_back(self) -> Replay:
        """Return the finished game."""
        raise NotImplementedError

    def show_move(self, move: Blunder, over: Blunders) -> None:
        """Show the moment at which a move was decided; the list lies over this screen."""
        raise NotImplementedError

    def why_not_reckoned(self) -> str:
        """Return why no moves are looked at here."""
        return self.words("That cannot be done here.")

    def action_blunders(self) -> None:
        """Show which moves lost most, or say why that cannot be.

        Two clicks can be read at once. After the first one the list comes, and the second does
        nothing.
        """
        assert isinstance(self.app, TypingApp)  # no other app shows finished games
        if not self.reckoned or self.themed_app.thinker() is None:
            self.say(self.why_not_reckoned())
        elif self.app.screen is self and not self.app.busy:
            self.app.do_soon(self._list_blunders())

    async def _list_blunders(self) -> None:
        thinker = self.themed_app.thinker()
        if self._search is None and thinker is not None:
            self._search = Search(await self.looked_back(), self.reckoned, thinker)
        if self._search is not None and not self.closing:
            screen = Blunders(self._search, lambda move: self.show_move(move, screen))
            self.app.push_screen(screen)
