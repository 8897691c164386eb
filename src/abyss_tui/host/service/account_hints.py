"""The hints that somebody with an account has read at a host: they are kept with the account."""

from contextlib import suppress

from abyss_tui.errors import BadSave
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.settings.hints import SeenHints


class AccountHints(SeenHints):
    """The hints of one account; where they cannot be kept, one may come a second time."""

    def __init__(self, account: str, lobby: Lobby) -> None:
        super().__init__()
        self._account = account
        self._lobby = lobby

    def _read(self) -> set[str]:
        return set(self._lobby.hints_of(self._account))

    async def _keep(self, names: list[str]) -> None:
        with suppress(BadSave):
            await self._lobby.note_hints(self._account, names)
