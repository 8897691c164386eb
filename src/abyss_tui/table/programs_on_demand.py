"""Programs of one's own, imported only when a game has one."""

from collections.abc import Callable

from abyss_tui.table.bot_seats import Programs
from abyss_tui.table.place import Place
from abyss_tui.table.programs import commands_in
from abyss_tui.table.start import NewGame


class ProgramsOnDemand:
    """Makes who starts programs when the first game comes that names one."""

    def __init__(self, make: Callable[[], Programs] | None) -> None:
        """Without `make`, no program is started."""
        self._make = make
        self._made: Programs | None = None

    def for_game(self, game: NewGame | Place) -> Programs | None:
        """Return who starts the programs of a game; None where it has none, or none may start."""
        if not commands_in(game.bots.values()):
            return None
        if self._made is None and self._make is not None:
            self._made = self._make()
        return self._made

    def allow(self, start: NewGame) -> None:
        """Let the programs of a game be started: somebody has just written them down."""
        programs = self.for_game(start)
        if programs is not None:
            programs.allow(start)

    async def introduced(self, start: NewGame) -> NewGame:
        """Return a game to be dealt with the names that its programs say, now that they run.

        Raises BadUsage for one that cannot be started, BadSave where no log can be written.
        """
        programs = self.for_game(start)
        return start if programs is None else await programs.introduced(start)

    async def close(self) -> None:
        """End all programs, and wait until they are gone."""
        if self._made is not None:
            await self._made.close()
