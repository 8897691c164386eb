"""The browsers that come again: each has a secret, and the host keeps only what proves it."""

import re
import secrets
from asyncio import to_thread
from dataclasses import dataclass
from datetime import UTC, date, datetime
from hashlib import sha256
from pathlib import Path
from typing import Final, Self

from pydantic import TypeAdapter, ValidationError

from abyss_tui import atomic_files, regular_files
from abyss_tui.errors import BadSave
from abyss_tui.i18n.message import Message
from abyss_tui.record.files.os_errors import refused
from abyss_tui.record.serial_queue import SerialQueue

LASTS: Final = 400
"""Days that a browser keeps a cookie at most; who comes again within them stays known."""
MOST: Final = 10_000
"""Browsers that are known at a host; one more, and one that came on a single day is forgotten."""
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_LONGEST: Final = 4 * regular_files.MEBIBYTE


@dataclass(frozen=True)
class Browser:
    """A browser that has a secret of this host."""

    account: str
    """Whose it is: "web:…", or the fingerprint of a key that it was joined to."""
    made: date
    seen: date
    """When it came last."""


_KEPT: Final = TypeAdapter(dict[str, Browser])


class Browsers:
    """All browsers that a host knows, by the digest of what each has as a secret."""

    def __init__(self, file: Path, known: dict[str, Browser]) -> None:
        """`known` are those of the file; see `read`."""
        self._file = file
        self._known = known
        self._writing = SerialQueue()

    @classmethod
    def read(cls, file: Path) -> Self:
        """Read those that are kept. Raises BadSave."""
        try:
            content = regular_files.content(file, _LONGEST) if file.exists() else b"{}"
            known = _KEPT.validate_json(content)
        except (OSError, ValidationError) as error:
            text = (
                "{file} cannot be read. It says which browsers come to this host: mend it, or move"
                " it away, and all of them are strangers again; the games are not touched."
            )
            raise BadSave(Message(text, file=str(file))) from error
        return cls(file, known)

    def account_of(self, secret: str) -> str | None:
        """Return whose account a secret opens, None where it opens none."""
        known = self._of(secret)
        return None if known is None else known.account

    async def seen(self, secret: str) -> None:
        """Remember that it came today. Raises BadSave."""
        known = self._of(secret)
        if known is not None and known.seen != _today():
            self._known[_digest(secret)] = Browser(known.account, known.made, _today())
            await self._keep()

    async def new(self, account: str | None = None) -> str:
        """Let a browser open an account, a new one if none is named; return its secret.

        Raises BadSave.
        """
        secret = secrets.token_urlsafe(32)
        account = account or f"web:{secrets.token_hex(16)}"
        self._known[_digest(secret)] = Browser(account, _today(), _today())
        if len(self._known) > MOST:
            del self._known[min(self._known, key=lambda each: _worth(self._known[each]))]
        try:
            await self._keep()
        except BadSave:
            self._known.pop(_digest(secret), None)
            raise
        return secret

    def _of(self, secret: str) -> Browser | None:
        if not _SECRET.fullmatch(secret):
            return None
        known = self._known.get(_digest(secret))
        return None if known is None or (_today() - known.seen).days > LASTS else known

    async def _keep(self) -> None:
        content = _KEPT.dump_json(self._known)
        await self._writing.run(lambda: to_thread(self._replace, content))

    def _replace(self, content: bytes) -> None:
        try:
            atomic_files.replace(self._file, content)
        except OSError as error:
            raise refused(error, self._file) from error


def _worth(browser: Browser) -> tuple[bool, date]:
    """Return how much a browser is to be remembered: who came on two days is no passer-by."""
    return browser.seen != browser.made, browser.seen


def _digest(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def _today() -> date:
    return datetime.now(UTC).date()
