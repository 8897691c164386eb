"""The server: it listens for SSH, and it stops so that every terminal is given back."""

import asyncio
from typing import Any, Final

import asyncssh

from abyss_tui import __version__
from abyss_tui.errors import HostError
from abyss_tui.frontends.tui.textual_private.patches import apply_patches
from abyss_tui.host.access.admission import Admission
from abyss_tui.host.access.audit import Audit
from abyss_tui.host.access.connection_limiter import ConnectionLimiter
from abyss_tui.host.access.jump_hosts import JumpHosts
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.access.wrong_passwords import WrongPasswords
from abyss_tui.host.door import Door
from abyss_tui.host.process.lazy_tasks import keep_tasks_lazy, let_tasks_be
from abyss_tui.host.process.loop_watchdog import LoopWatchdog
from abyss_tui.host.process.memory import Memory
from abyss_tui.host.process.streams import install_routers, remove_routers
from abyss_tui.host.ssh.algorithms import KEY_EXCHANGES, SIGNATURES
from abyss_tui.host.ssh.connection import Connection
from abyss_tui.host.visits.server_context import ServerContext
from abyss_tui.i18n.language import ENGLISH, Language
from abyss_tui.i18n.message import Message

WINDOW: Final = 32 * 1024
"""Bytes that a client may send on a channel before it is read."""
HANGING: Final = 60
"""Seconds that a login may take which waits for its turn to exchange keys."""
KEEPALIVE: Final = 15
"""Seconds of silence after which a client is asked whether it is there; three times."""


class Server:
    """One host for many callers, in the event loop where it was started."""

    def __init__(
        self,
        door: Door,
        host_key: asyncssh.SSHKey,
        admission: Admission,
        *,
        limits: Limits | None = None,
        audit: Audit | None = None,
        wrong_passwords: WrongPasswords | None = None,
        admins: Admission | None = None,
        jump_hosts: JumpHosts | None = None,
        language: Language = ENGLISH,
    ) -> None:
        """`admins` have the keys of those who run this host.

        `language` is that of the host, in which strangers are spoken to.
        """
        limits = limits or Limits()
        self._host_key = host_key
        self._acceptor: asyncssh.SSHAcceptor | None = None
        self.context = ServerContext(
            door,
            admission,
            limits,
            audit or Audit(),
            wrong_passwords or WrongPasswords(limits),
            ConnectionLimiter(limits),
            jump_hosts or JumpHosts(),
            admins,
            language,
        )
        self.watchdog = LoopWatchdog()
        """How long players had to wait for one another."""
        self._memory = Memory(self.context.sessions)
        self._watch: asyncio.Task[None] | None = None

    async def start(self, address: str, port: int) -> int:
        """Listen for SSH, on any free port if it is 0; return the port.

        Raises HostError where that is not possible.
        """
        asyncssh.set_log_level("WARNING")  # below, it logs everybody who knocks
        try:
            self._acceptor = await asyncssh.listen(
                address, port, server_factory=lambda: Connection(self.context), **self._options()
            )
        except OSError as error:
            text = "Nothing can listen at {address}, port {port}: {reason}. Try another --port."
            reason = error.strerror or str(error)
            raise HostError(Message(text, address=address, port=port, reason=reason)) from error
        self.begin()
        return int(self._acceptor.get_port())

    def begin(self) -> None:
        """Make this process one of many sessions; `start` does so, where SSH is served."""
        self._memory.begin()
        apply_patches()
        keep_tasks_lazy(asyncio.get_running_loop())
        install_routers()
        self.watchdog.begin()
        self._watch = asyncio.create_task(self._memory.watch())

    def _options(self) -> dict[str, Any]:
        """Return what this server is to asyncssh: a game, and nothing else that SSH can do."""
        return {
            "server_host_keys": [self._host_key],
            "server_version": f"abyss-tui-{__version__}",
            "config": [],
            "encoding": None,
            "line_editor": False,
            "agent_forwarding": False,
            "x11_forwarding": False,
            "allow_scp": False,
            "sftp_factory": None,
            "gss_host": None,
            "host_based_auth": False,
            "compression_algs": None,
            "kex_algs": KEY_EXCHANGES,
            "signature_algs": list(SIGNATURES),
            # A `Handshake` ends a login that takes too long, with a word; this is behind it.
            "login_timeout": 2 * self.context.limits.login_seconds + HANGING,
            "keepalive_interval": KEEPALIVE,
            "keepalive_count_max": 3,
            "window": WINDOW,
        }

    @property
    def sessions(self) -> int:
        """How many sessions there are."""
        return len(self.context.sessions.running)

    @property
    def connections(self) -> int:
        """How many connections there are."""
        return self.context.limiter.connections

    async def stop(self, message: Message) -> None:
        """Stop listening, if it did; give every terminal back, with this line as the last on it."""
        watch, self._watch = self._watch, None
        if watch is None:
            return
        acceptor, self._acceptor = self._acceptor, None
        if acceptor is not None:
            acceptor.close()  # first: whoever comes now would be forgotten
        running = dict(self.context.sessions.running)
        for end in running.values():
            end(message)
        if running:
            await asyncio.wait(running, timeout=2 * self.context.limits.grace_seconds)
        await self._all_gone()
        if acceptor is not None:
            await acceptor.wait_closed()
        watch.cancel()
        let_tasks_be(asyncio.get_running_loop())
        self.watchdog.end()
        self._memory.end()
        remove_routers()

    async def _all_gone(self) -> None:
        """Wait until all have read the end; break the connections of those who do not."""
        context = self.context
        for close, talks in list(context.connections.items()):
            if not talks:
                close()
        try:
            async with asyncio.timeout(2 * context.limits.grace_seconds):
                while context.connections:
                    context.limiter.empty.clear()
                    await context.limiter.empty.wait()
        except TimeoutError:
            for close in list(context.connections):
                close()
