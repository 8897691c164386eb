"""The password of a host, asked of an account that has not given it before."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from abyss_tui.errors import BadSave
from abyss_tui.host.access.admission import PROMPT, WRONG
from abyss_tui.host.access.audit import AuditEvent
from abyss_tui.host.access.refusals import shut_out
from abyss_tui.host.door import Caller
from abyss_tui.host.visits.server_context import ServerContext
from abyss_tui.i18n.message import Message

log = logging.getLogger(__name__)

TRIES: Final = 3
"""For the password."""
BYE: Final = Message("Ask whoever runs this host for the password, and come again.")
NOT_KEPT: Final = Message(
    "The password is right, but the host could not keep that you gave it.\n"
    "Its disk may be full: tell whoever runs it, and come again later."
)


class PasswordPrompt:
    """Asks one caller for the password of the host, unless the account gave it before."""

    def __init__(
        self,
        context: ServerContext,
        caller: Caller,
        ask: Callable[[Message], Awaitable[str | None]],
        say: Callable[[Message], None],
    ) -> None:
        """`ask` asks for a line that is not shown, None when there is none; `say` says lines."""
        self._context = context
        self._caller = caller
        self._ask = ask
        self._say = say

    async def let_in(self) -> bool:
        """Return whether this account may come in; ask for the password if it is not known."""
        account = self._caller.account
        if account is None or await self._context.knows(self._caller):
            return True
        for _ in range(TRIES):
            if self._context.wrong_passwords.shut_out(self._caller.address):
                self._say(shut_out(self._context.limits).said)
                return False
            given = await self._ask(PROMPT)
            if given is None:
                return False
            if await self._context.is_password(self._caller, given):
                return await self._admit(account)
            self._say(WRONG)
        self._say(BYE)
        return False

    async def _admit(self, account: str) -> bool:
        """Return whether it could be kept that this account gave the password."""
        try:
            await self._context.door.admit(account)
        except BadSave as error:  # what the disk says is for who runs the host
            log.error("An account could not be kept. %s", error)  # noqa: TRY400 (no traceback helps)
            self._context.note(
                AuditEvent.REFUSED, self._caller, "an account that could not be kept"
            )
            self._say(NOT_KEPT)
            return False
        return True
