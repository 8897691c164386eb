"""What all connections and sessions of one host share."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from abyss_tui.host.access.admission import Admission
from abyss_tui.host.access.audit import Audit, AuditEvent
from abyss_tui.host.access.connection_limiter import ConnectionLimiter
from abyss_tui.host.access.jump_hosts import JumpHosts
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.access.shares import Shares
from abyss_tui.host.access.wrong_passwords import WrongPasswords
from abyss_tui.host.door import Caller, Door
from abyss_tui.host.process.sessions import Sessions
from abyss_tui.i18n.language import ENGLISH, Language


@dataclass(slots=True)
class ServerContext:
    """What a host serves, whom it lets in, what it allows, and who is there."""

    door: Door
    admission: Admission
    limits: Limits
    audit: Audit
    wrong_passwords: WrongPasswords
    limiter: ConnectionLimiter
    jump_hosts: JumpHosts
    admins: Admission | None = None
    """Who has one of the keys of those who run this host; None where nobody was named."""
    language: Language = ENGLISH
    """The language of the host, in which callers are spoken to until theirs is known."""
    shares: Shares = field(init=False)
    """How much of the event loop each of them may take."""
    sessions: Sessions = field(default_factory=Sessions)
    connections: dict[Callable[[], None], bool] = field(default_factory=dict)
    """What breaks each connection there is, and whether it carries a session."""

    def __post_init__(self) -> None:
        """Share out what its limits let in."""
        self.shares = Shares(self.limits)

    def note(self, what: AuditEvent, caller: Caller, note: str = "") -> None:
        """Tell the audit log what happened to somebody."""
        self.audit.note(what, caller.address, caller.account, caller.wanted, note)

    async def knows(self, caller: Caller) -> bool:
        """Return whether somebody needs no password: none is asked, or it was given before.

        A guest gave it to be let in at all, and those who run the host need none.
        """
        if caller.account is None or caller.of_the_host or not self.admission.password:
            return True
        return await self.door.knows(caller.account)

    async def is_password(self, caller: Caller, given: str) -> bool:
        """Return whether this is the host's password; the answer to a wrong one takes a while."""
        if self.wrong_passwords.shut_out(caller.address):  # first: else guessing would go on
            self.note(AuditEvent.REFUSED, caller, "too many wrong passwords from this address")
            return False
        if self.admission.takes_password(given):
            self.wrong_passwords.right(caller.address)
            return True
        delay = self.wrong_passwords.wrong(caller.address)
        self.note(AuditEvent.FAILED, caller, "wrong password")
        await asyncio.sleep(delay)
        return False
