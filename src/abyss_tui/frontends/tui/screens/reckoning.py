"""How a bot is asked, on the screen of a finished game, which moves lost most."""

from collections.abc import Awaitable, Callable
from typing import Any

from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.screens.blunders import Blunders
from abyss_tui.table.advising import advised_before
from abyss_tui.table.blunders import Blunder, Found, Search
from abyss_tui.table.place import Place
from abyss_tui.table.replay import Replay


class Reckoning:
    """Has the moves of some seats looked at again, and keeps what was found."""

    def __init__(
        self,
        screen: BaseScreen[Any],
        look_back: Callable[[], Awaitable[Replay]],
        show: Callable[[Blunder, Blunders], None],
        place: Place | None = None,
    ) -> None:
        """`look_back` returns the finished game, `place` is where it was played, if that is known.

        `show` leads to the moment at which a move was decided; the list lies over the screen.
        """
        self._screen = screen
        self._look_back = look_back
        self._show = show
        self._place = place
        self._search: Search | None = None

    @property
    def found(self) -> Found:
        """What was found so far, by seat."""
        return {} if self._search is None else self._search.found or {}

    def open(self, seats: frozenset[int], why_not: str) -> None:
        """Show which moves of these seats lost most, or say why that cannot be.

        There are no seats where their moves are nobody's business. Two clicks can be read at once:
        after the first one the list comes, and the second does nothing.
        """
        screen, app = self._screen, self._screen.services
        if not seats or app.thinker() is None:
            screen.say(why_not)
        elif screen.app.screen is screen and not app.busy:
            app.do_soon(self._list(seats))

    async def _list(self, seats: frozenset[int]) -> None:
        thinker = self._screen.services.thinker()
        if self._search is None and thinker is not None:
            advised = () if self._place is None else (advised_before(self._place),)
            self._search = Search(await self._look_back(), seats, thinker, *advised)
        if self._search is not None and not self._screen.closing:
            listed = Blunders(self._search, lambda move: self._show(move, listed))
            self._screen.app.push_screen(listed)
