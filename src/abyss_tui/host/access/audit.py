"""Who came, who went, and what went wrong: for the host's eyes, without any secret."""

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

    def json(self) -> str:
        """Return it as one line for programs."""
        return json.dumps(
            {
                "at": self.at.isoformat(timespec="seconds"),
                "what": self.what.value,
                "address": self.address,
                "account": self.account,
                "wanted": self.wanted,
                "note": self.note,
            },
            ensure_ascii=False,
        )

    def plain(self) -> str:
        """Return it as one line for people."""
        who = f"{self.wanted or '-'} ({self.account or 'guest'}) from {self.address}"
        note = f": {self.note}" if self.note else ""
        return f"{self.at:%Y-%m-%d %H:%M:%S} {self.what.value} {who}{note}"


AuditListener: TypeAlias = Callable[[AuditEntry], None]
"""Is told of each entry, in the event loop; must not take long."""


class Audit:
    """Tells listeners what happens at the door."""

    def __init__(self, *listeners: AuditListener) -> None:
        self.listeners = list(listeners)

    def note(
        self,
        what: AuditEvent,
        address: str,
        account: str | None = None,
        wanted: str = "",
        note: str = "",
    ) -> None:
        """Tell all listeners of something."""
        entry = AuditEntry(datetime.now(UTC), what, address, account, wanted, note)
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
