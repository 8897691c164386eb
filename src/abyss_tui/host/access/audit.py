"""Who came, who went, what went wrong, and what those did who run the host.

For the host's eyes, without any secret. A line of a stranger who was refused names the address
behind `what`, before all that strangers choose themselves: `docs/hosting.md` has a filter for it.
"""

import json
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Final, TypeAlias

from abyss_tui.host.access.private_log import PrivateLog
from abyss_tui.records import record

ROOM: Final = 1 << 20
"""Bytes of a log file; then a new one is begun."""
KEPT: Final = 4
"""Older files that are kept: somebody who knocks all night does not fill the disk."""


class AuditEvent(StrEnum):
    """What happened."""

    REFUSED = "refused"
    """A connection that was not let in: too many, or none of its business."""
    FAILED = "failed"
    """A wrong password."""
    CAME = "came"
    """Somebody said who they are and was let in."""
    SESSION = "session"
    """A session began: a person's or a program's."""
    LEFT = "left"
    CRASHED = "crashed"
    """A session ended because the program itself failed."""
    CALLED = "called"
    """Somebody said how they are called, or came again with the ticket of a guest."""
    ADMIN = "admin"
    """Those who run the host did something: `note` says what, `wanted` about whom."""


@record
class AuditEntry:
    """One thing that happened."""

    at: datetime
    what: AuditEvent
    address: str
    account: str | None = None
    wanted: str = ""
    """The SSH user name, as a `Caller` has it."""
    note: str = ""
    name: str = ""
    """How the account is called, if it has said so."""

    def json(self) -> str:
        """Return it as one line for programs."""
        return json.dumps(
            {
                "at": self.at.isoformat(timespec="seconds"),
                "what": self.what.value,
                "address": self.address,
                "account": self.account,
                "name": self.name,
                "wanted": self.wanted,
                "note": self.note,
            },
            ensure_ascii=False,
        )

    def plain(self) -> str:
        """Return it as one line for people."""
        whose = " ".join(filter(None, (self.name, self.account or "guest")))
        who = f"{self.wanted or '-'} ({whose}) from {self.address or '-'}"
        note = f": {self.note}" if self.note else ""
        return f"{self.at:%Y-%m-%d %H:%M:%S} {self.what.value} {who}{note}"


AuditListener: TypeAlias = Callable[[AuditEntry], None]
"""Is told of each entry, in the event loop; must not take long."""


class Audit:
    """Tells listeners what happens at the door."""

    def __init__(self, *listeners: AuditListener) -> None:
        self.listeners = list(listeners)
        self.name_of: Callable[[str | None], str] = lambda _: ""
        """Returns how an account is called, "" while that is not known."""

    def note(
        self,
        what: AuditEvent,
        address: str,
        account: str | None = None,
        wanted: str = "",
        note: str = "",
        *,
        name: str = "",
    ) -> None:
        """Tell all listeners of something."""
        name = name or self.name_of(account)
        entry = AuditEntry(datetime.now(UTC), what, address, account, wanted, note, name)
        for listen in self.listeners:
            listen(entry)


class AuditFile:
    """Writes entries into a file, a line of JSON each; nobody else on the machine reads it."""

    def __init__(self, path: Path) -> None:
        """Raises OSError."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = PrivateLog(path, maxBytes=ROOM, backupCount=KEPT, encoding="utf-8")

    def __call__(self, entry: AuditEntry) -> None:
        """Write an entry."""
        self._file.emit(logging.makeLogRecord({"msg": entry.json()}))

    def close(self) -> None:
        """Close the file."""
        self._file.close()
