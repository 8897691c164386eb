"""A session as a task of the event loop: it begins, it may idle so long, and it always ends."""

import asyncio
from collections.abc import Callable
from contextvars import Context
from typing import Final

from abyss_tui.host.access.audit import AuditEvent
from abyss_tui.host.door import Caller
from abyss_tui.host.process.failures import log_failure
from abyss_tui.host.visits.client_handler import ClientHandler
from abyss_tui.host.visits.server_context import ServerContext
from abyss_tui.i18n.message import Message

TOO_MANY: Final = Message("You are here on too many lines already. Close one, or wait a minute.")
IDLE: Final = Message("Nothing was typed for a long time. Your seat waits for you.")


class SessionTask:
    """Runs the handler of one client, from its first moment to its last."""

    def __init__(
        self,
        context: ServerContext,
        caller: Caller,
        handler: ClientHandler,
        leave: Callable[[int], None],
    ) -> None:
        """`leave` is called at the end, with the exit status, whatever happens."""
        self._context = context
        self._caller = caller
        self._leave = leave
        self._loop = asyncio.get_running_loop()
        self._heard = self._loop.time()
        self._idle: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self.handler = handler

    def begin(self, *, may_idle: bool) -> None:
        """Begin, unless they are banned or this account has too many sessions already.

        The task has a context of its own, because Textual keeps there which app runs: the host may
        have been started from one, and another session has another.
        """
        context = self._context
        if (why := context.door.why_not_let_in(self._caller)) is not None:
            context.note(AuditEvent.REFUSED, self._caller, "banned")
            self.handler.refuse(why)
            self._leave(1)
            return
        if not context.limiter.begin_session(self._caller.account):
            context.note(AuditEvent.REFUSED, self._caller, "too many sessions of this account")
            self.handler.refuse(TOO_MANY)
            self._leave(1)
            return
        context.note(AuditEvent.SESSION, self._caller, self.handler.kind)
        self._task = self._loop.create_task(self._run(), context=Context())
        context.sessions.add(self._task, self.end)
        self._task.add_done_callback(self._ended)
        if not may_idle:
            self._watch_idling()

    async def _run(self) -> None:
        """Run the handler. Whatever it fails of, the other sessions go on."""
        status = 1
        try:
            status = await self.handler.run()
        except Exception as error:  # noqa: BLE001 (the failure of one session is that session's alone)
            log_failure(error, "A session")
            self._context.note(AuditEvent.CRASHED, self._caller)
        finally:
            self._leave(status)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        if self._idle is not None:
            self._idle.cancel()
        self._context.sessions.remove(task)
        self._context.limiter.end_session(self._caller.account)
        self._context.note(AuditEvent.LEFT, self._caller)

    def receive(self, data: bytes) -> None:
        """Take what came from the other side."""
        self._heard = self._context.sessions.heard = self._loop.time()
        self.handler.receive(data)

    def _watch_idling(self) -> None:
        """Show out a person who has not pressed a key for too long."""
        left = self._heard + self._context.limits.idle_seconds - self._loop.time()
        if left <= 0:
            self.end(IDLE)
        else:
            self._idle = self._loop.call_later(left, self._watch_idling)

    def end(self, said: Message | None) -> None:
        """Let the visit end by itself, with a line for whoever is there; soon it has to."""
        self.handler.end(said)
        self._cancel_late()

    def lose(self) -> None:
        """The other side has gone."""
        self.handler.lose()
        self._cancel_late()

    def _cancel_late(self) -> None:
        task = self._task
        if task is not None and not task.done():
            timer = self._loop.call_later(self._context.limits.grace_seconds, task.cancel)
            task.add_done_callback(lambda _: timer.cancel())
