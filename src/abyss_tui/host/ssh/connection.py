"""A connection: from where, who is it, and how much they may try until they say so."""

import asyncio
import socket
from functools import partial
from typing import Any, Final

import asyncssh

from abyss_tui.host.access.admission import PROMPT, WRONG
from abyss_tui.host.access.audit import AuditEvent
from abyss_tui.host.access.limits import LONGEST_WORD
from abyss_tui.host.access.refusals import GUESSED, KEYS, MADE_WAY, NO_SESSION, Refusal, shut_out
from abyss_tui.host.access.strangers import Stranger
from abyss_tui.host.door import Caller
from abyss_tui.host.ssh.asyncssh_private import on_unread, transport_of
from abyss_tui.host.ssh.client_session import ClientSession
from abyss_tui.host.ssh.farewell import part
from abyss_tui.host.ssh.handshake import Handshake
from abyss_tui.host.ssh.input_throttle import UNSENT, InputThrottle
from abyss_tui.host.ssh.offered_keys import is_dear
from abyss_tui.host.visits.server_context import ServerContext
from abyss_tui.lobby.names import cleaned

MOST_KEYS: Final = 24
"""Keys that a client may offer on one connection."""


class Connection(asyncssh.SSHServer):
    """One client, from its first byte on: `asyncssh.SSHServer`, asked at each step of SSH."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._address = self._source = "?"
        """Where it comes from, and whom the limits count it for; see `JumpHosts`."""
        self._stranger: Stranger | None = None
        self._handshake: Handshake | None = None
        self._connection: asyncssh.SSHServerConnection | None = None
        self._offered: asyncssh.SSHKey | None = None
        self._keys_left = MOST_KEYS
        self._passwords_left = context.limits.attempts
        self._caller: Caller | None = None
        self._session: ClientSession | None = None
        self._waiting: asyncio.TimerHandle | None = None

    # Coming and going.

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Take the connection, if there is room for it."""
        self._connection = conn
        context = self._context
        self._address, port = conn.get_extra_info("peername", ("?", 0))[:2]
        self._source = context.jump_hosts.source(self._address, port)
        transport = transport_of(conn)
        assert transport is not None
        if refusal := context.limiter.why_refused(self._source):
            # It is said before the exchange of keys, which costs the host most, but behind the
            # version of the host: no client shows a line that stands before it.
            if context.limiter.may_be_told(self._source):
                asyncio.get_running_loop().call_soon(self._turn_away, refusal)
            else:
                transport.abort()  # at once: not even the version is worth sending to a flood
            return
        self._stranger = Stranger(self._source, partial(self._turn_away, MADE_WAY))
        context.limiter.opened(self._stranger)
        context.connections[self._close] = False
        together = context.shares.packets_of(self._source)
        InputThrottle(conn, transport, context.limits.input_a_second, together)
        self._handshake = Handshake(
            conn, context.limits, context.limiter, self._stranger, self._turn_away
        )
        on_unread(conn, partial(self._stall, full=True), partial(self._stall, full=False))
        conn.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)

    def _stall(self, *, full: bool) -> None:
        """Pass on that the client does not read: asyncssh does nothing at it."""
        if self._session is not None:
            self._session.stall("network", full=full)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less."""
        if self._waiting is not None:
            self._waiting.cancel()
        if self._handshake is not None:
            self._handshake.lost()
        if self._stranger is not None:
            del self._context.connections[self._close]
            self._context.limiter.closed(self._stranger)
        self._connection = None

    def _close(self) -> None:
        """Close the connection: its session is over."""
        if self._connection is not None:
            self._connection.abort()

    def _turn_away(self, refusal: Refusal, code: int = asyncssh.DISC_TOO_MANY_CONNECTIONS) -> None:
        """End the connection with a word that its client shows."""
        context = self._context
        if self._handshake is not None:
            self._handshake.lost()
        if self._stranger is not None:
            context.limiter.identified(self._stranger)
        if self._connection is not None:
            context.note(AuditEvent.REFUSED, self._somebody(""), refusal.note)
            part(self._connection, code, refusal.said.say(context.language))

    # Who is it?

    def begin_auth(self, username: str) -> bool:
        """Ask in any case: a client that is let in unasked never shows its key."""
        if self._handshake is not None:
            self._handshake.asked()
        return True

    def public_key_auth_supported(self) -> bool:
        """Take keys: a key is an account."""
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Whether this key would do. It is asked twice, and only then is the key proved.

        The key is remembered as offered only. Who then comes in by a password has proved none, so
        every other method forgets it: a public key of somebody else must not lend their account.
        """
        self._offered = None
        self._keys_left -= 1
        if self._keys_left < 0 or not self._context.limiter.may_offer_key(self._source):
            self._put_off(KEYS)
            return False
        if is_dear(key) or not self._context.admission.takes_key(key, self._address):
            return False
        self._offered = key
        return True

    def kbdint_auth_supported(self) -> bool:
        """Take guests, if this host does."""
        return self._context.admission.guests

    def password_auth_supported(self) -> bool:
        """Take guests, if this host does."""
        return self._context.admission.guests

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Any:
        """Ask a guest for the password, or for nothing."""
        self._offered = None
        context = self._context
        if self._is_shut_out():
            return False
        asked = ((PROMPT.say(context.language), False),) if context.admission.password else ()
        again = self._passwords_left < context.limits.attempts
        return "", WRONG.say(context.language) if again else "", "", asked

    async def validate_kbdint_response(self, username: str, responses: Any) -> bool:
        """Take the answer of a guest."""
        if not self._context.admission.password:
            self._offered = None
            return not responses
        return len(responses) == 1 and await self.validate_password(username, responses[0])

    async def validate_password(self, username: str, password: str) -> bool:
        """Take the password of a guest: any, where none is asked for."""
        self._offered = None
        if self._is_shut_out() or self._passwords_left <= 0:
            return False
        right = await self._context.is_password(self._somebody(username), password)
        self._offered = None  # a key may have been offered while the answer waited
        if not right:
            self._passwords_left -= 1
            if self._passwords_left <= 0:
                self._put_off(GUESSED)
        return right

    def _is_shut_out(self) -> bool:
        """Whether no password is taken from there; the connection is ended then.

        It is asked where a password is to be given, not when somebody connects: keys may always
        try.
        """
        asked = self._context.admission.password
        if not asked or not self._context.wrong_passwords.shut_out(self._source):
            return False
        self._put_off(shut_out(self._context.limits))
        return True

    def auth_completed(self) -> None:
        """Know who it is: the owner of the key that was proved just now, or a guest."""
        if self._connection is None:
            return
        username = self._connection.get_extra_info("username", "")
        self._caller = self._somebody(username, self._offered)
        if self._stranger is not None and self._handshake is not None:
            self._handshake.done()
            self._context.limiter.identified(self._stranger)
        self._context.note(AuditEvent.CAME, self._caller)
        loop = asyncio.get_running_loop()
        # asyncssh waits for a login; that a session follows it is for us to see.
        self._waiting = loop.call_later(
            self._context.limits.login_seconds, partial(self._turn_away, NO_SESSION)
        )

    def _somebody(self, username: str, key: asyncssh.SSHKey | None = None) -> Caller:
        account = None if key is None else key.get_fingerprint()
        admins = self._context.admins
        runs = key is not None and admins is not None and admins.takes_key(key, self._address)
        return Caller(account, cleaned(username)[:LONGEST_WORD], self._source, runs)

    def _put_off(self, refusal: Refusal) -> None:
        """End a connection that tries too much."""
        self._turn_away(refusal, asyncssh.DISC_NO_MORE_AUTH_METHODS_AVAILABLE)

    # What for?

    def session_requested(self) -> ClientSession | bool:
        """Open the one session of this connection."""
        if self._caller is None or self._session is not None:
            return False
        self._session = ClientSession(self._context, self._caller, self._started, self._close)
        return self._session

    def _started(self) -> None:
        """Know that the session was not only opened."""
        self._context.connections[self._close] = True
        if self._waiting is not None:
            self._waiting.cancel()
