"""A connection: from where, who is it, and how much they may try until they say so."""

import asyncio
import socket
from typing import Any, Final

import asyncssh

from abyss_tui.host.access.admission import PROMPT, WRONG
from abyss_tui.host.access.audit import What
from abyss_tui.host.access.limits import LONGEST_WORD
from abyss_tui.host.door import Caller
from abyss_tui.host.ssh.client_session import Session
from abyss_tui.host.ssh.input_throttle import UNSENT, Pace
from abyss_tui.host.visits.server_context import House
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.names import cleaned

KEYS: Final = 24
"""Keys that a client may offer on one connection."""
FULL: Final = Message("The host takes no more connections now. Try again in a minute.")


class Connection(asyncssh.SSHServer):
    """One client, from its first byte on."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._address = "?"
        self._connection: asyncssh.SSHServerConnection | None = None
        self._counted = False
        self._stranger = False
        self._offered: asyncssh.SSHKey | None = None
        self._keys_left = KEYS
        self._passwords_left = house.limits.attempts
        self._caller: Caller | None = None
        self._session: Session | None = None
        self._waiting: asyncio.TimerHandle | None = None

    # Coming and going.

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Take the connection, if there is room for it."""
        self._connection = conn
        house = self._house
        self._address = str(conn.get_extra_info("peername", ("?",))[0])
        transport = conn._transport  # noqa: SLF001 (see tests/host/test_private.py)
        why = house.crowd.why_not(self._address)
        if house.attempts.shut_out(self._address):
            why = "too many wrong passwords from this address"
        assert transport is not None  # it has just been made
        if why:
            house.audit.note(What.REFUSED, self._address, note=why)
            transport.write(f"{FULL.say(house.language)}\r\n".encode())
            transport.close()
            return
        house.crowd.come(self._address)
        house.connections[self._close] = False
        self._counted = self._stranger = True
        Pace(conn, transport, house.limits.input_a_second)
        conn.pause_writing = lambda: self._stall(full=True)  # type: ignore[method-assign]
        conn.resume_writing = lambda: self._stall(full=False)  # type: ignore[method-assign]
        conn.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT)

    def _stall(self, *, full: bool) -> None:
        """Pass on that the client does not read: asyncssh does nothing at it."""
        if self._session is not None:
            self._session.stall("network", full=full)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one less."""
        if self._waiting is not None:
            self._waiting.cancel()
        if self._stranger:
            self._house.crowd.known(self._address)
        if self._counted:
            del self._house.connections[self._close]
            self._house.crowd.go(self._address)
        self._connection = None

    def _close(self) -> None:
        """Close the connection: its session is over."""
        if self._connection is not None:
            self._connection.abort()

    # Who is it?

    def begin_auth(self, username: str) -> bool:
        """Ask in any case: a client that is let in unasked never shows its key."""
        return True

    def public_key_auth_supported(self) -> bool:
        """Take keys: a key is an account."""
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Whether this key would do. It is asked twice, and only then is the key proved."""
        self._offered = None
        self._keys_left -= 1
        if self._keys_left < 0:
            self._put_off("too many keys")
            return False
        if not self._house.admission.takes_key(key, self._address):
            return False
        self._offered = key
        return True

    def kbdint_auth_supported(self) -> bool:
        """Take guests, if this host does."""
        return self._house.admission.guests

    def password_auth_supported(self) -> bool:
        """Take guests, if this host does."""
        return self._house.admission.guests

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Any:
        """Ask a guest for the password, or for nothing."""
        self._offered = None
        house = self._house
        asked = ((PROMPT.say(house.language), False),) if house.admission.password else ()
        again = self._passwords_left < house.limits.attempts
        return "", WRONG.say(house.language) if again else "", "", asked

    async def validate_kbdint_response(self, username: str, responses: Any) -> bool:
        """Take the answer of a guest."""
        if not self._house.admission.password:
            self._offered = None
            return not responses
        return len(responses) == 1 and await self.validate_password(username, responses[0])

    async def validate_password(self, username: str, password: str) -> bool:
        """Take the password of a guest: any, where none is asked for."""
        self._offered = None
        if self._house.attempts.shut_out(self._address) or self._passwords_left <= 0:
            self._put_off("too many wrong passwords")
            return False
        right = await self._house.is_password(self._somebody(username), password)
        self._offered = None
        if not right:
            self._passwords_left -= 1
            if self._passwords_left <= 0:
                self._put_off("too many wrong passwords")
        return right

    def auth_completed(self) -> None:
        """Know who it is: the owner of the key that was proved just now, or a guest."""
        if self._connection is None:
            return
        username = self._connection.get_extra_info("username", "")
        self._caller = self._somebody(username, self._offered)
        self._stranger = False
        self._house.crowd.known(self._address)
        self._house.note(What.CAME, self._caller)
        loop = asyncio.get_running_loop()
        self._waiting = loop.call_later(self._house.limits.login_seconds, self._close)

    def _somebody(self, username: str, key: asyncssh.SSHKey | None = None) -> Caller:
        account = None if key is None else key.get_fingerprint()
        return Caller(account, cleaned(username)[:LONGEST_WORD], self._address)

    def _put_off(self, why: str) -> None:
        """End a connection that tries too much."""
        self._house.note(What.REFUSED, self._somebody(""), why)
        if self._connection is not None:
            self._connection.disconnect(asyncssh.DISC_NO_MORE_AUTH_METHODS_AVAILABLE, why)

    # What for?

    def session_requested(self) -> Session | bool:
        """Open the one session of this connection."""
        if self._caller is None or self._session is not None:
            return False
        self._session = Session(self._house, self._caller, self._started, self._close)
        return self._session

    def _started(self) -> None:
        """Know that the session was not only opened."""
        self._house.connections[self._close] = True
        if self._waiting is not None:
            self._waiting.cancel()
