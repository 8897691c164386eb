"""A file of keys, as `sshd` reads `authorized_keys`: a line each, with options before the key.

An option can only take away from what a key may do. So a key with one that is not known here is
refused: what it takes away cannot be kept.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import asyncssh

from abyss_tui import regular_files
from abyss_tui.errors import AbyssError
from abyss_tui.i18n.message import Message
from abyss_tui.records import record

LARGEST: Final = regular_files.MEBIBYTE
"""Bytes of a file."""
EXPIRY: Final = "expiry-time"
FROM: Final = "from"
NOTHING_TO_TAKE: Final = frozenset(
    f"{no}{what}"
    for no in ("", "no-")
    for what in ("agent-forwarding", "port-forwarding", "pty", "user-rc", "x11-forwarding")
) | {"restrict", "permitopen", "permitlisten"}
"""Options about what nobody can do here, or that give back what `restrict` took away."""
_OPTION: Final = re.compile(r'([A-Za-z0-9-]+)(?:="((?:[^"\\]|\\.)*)")?')
_TIMES: Final = {8: "%Y%m%d", 12: "%Y%m%d%H%M", 14: "%Y%m%d%H%M%S"}


class BadLine(AbyssError):
    """A line whose key is refused; says why, as a clause."""


@record
class AuthorizedKey:
    """A key of the file."""

    key: asyncssh.SSHKey
    expires: datetime | None
    """From when on it is refused."""
    whence: asyncssh.SSHAuthorizedKeys
    """The same key with the addresses that it may come from, as asyncssh understands them."""

    @property
    def expired(self) -> bool:
        """Whether it is refused by now, wherever it comes from."""
        return self.expires is not None and datetime.now(UTC) >= self.expires

    def takes(self, key: asyncssh.SSHKey, address: str) -> bool:
        """Whether this is the key, and it may come now, from this address."""
        if key != self.key or self.expired:
            return False
        return self.whence.validate(key, address, address) is not None


@record
class KeysFile:
    """What was read of a file."""

    keys: tuple[AuthorizedKey, ...]
    refused: tuple[Message, ...]
    """What is to be said of lines whose key is refused, by number."""


def read_keys(path: Path) -> KeysFile:
    """Read a file. Raises OSError, as `regular_files.opened`."""
    written = regular_files.content(path, LARGEST).decode("utf-8", "replace")
    keys, refused = list[AuthorizedKey](), list[Message]()
    for number, line in enumerate(written.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        try:
            keys.append(_read(line.strip()))
        except BadLine as error:
            refused.append(Message("line {number}: {said}", number=number, said=error.message))
    return KeysFile(tuple(keys), tuple(refused))


def _read(line: str) -> AuthorizedKey:
    """Read a line. Raises BadLine."""
    if (key := _key(line)) is not None:
        return AuthorizedKey(key, None, asyncssh.import_authorized_keys(line))
    options, written = _split(line)
    if (key := _key(written)) is None:
        raise BadLine(Message("no public key that can be read"))
    expires, sources = None, list[str]()
    for name, value in _options(options):
        if name == EXPIRY and value is not None:
            expires = min(filter(None, (expires, _time(value))))
        elif name == FROM and value is not None:
            sources.append(f'from="{value}"')
        elif name not in NOTHING_TO_TAKE:
            said = "its option {name} is not understood here, so its key is refused"
            raise BadLine(Message(said, name=name))
    only = f"{','.join(sources)} {written}" if sources else written
    try:
        return AuthorizedKey(key, expires, asyncssh.import_authorized_keys(only))
    except ValueError as error:
        said = "its option {name} cannot be read ({error}), so its key is refused"
        raise BadLine(Message(said, name=FROM, error=error)) from error


def _key(written: str) -> asyncssh.SSHKey | None:
    try:
        return asyncssh.import_public_key(written)
    except asyncssh.KeyImportError:
        return None


def _split(line: str) -> tuple[str, str]:
    """Return the options of a line and its key: they end at the first space outside of quotes."""
    end = re.match(r'(?:[^\s"\\]|\\.|"(?:[^"\\]|\\.)*")*', line)
    assert end is not None
    return end[0], line[end.end() :].strip()


def _options(written: str) -> Iterator[tuple[str, str | None]]:
    """Yield the names of options, as `sshd` folds them, and what is given to them."""
    at = 0
    while at < len(written):
        found = _OPTION.match(written, at)
        if found is None or written[found.end() : found.end() + 1] not in ("", ","):
            raise BadLine(Message("its options cannot be read, so its key is refused"))
        yield found[1].lower(), found[2]
        at = found.end() + 1


def _time(written: str) -> datetime:
    """Read a time of `sshd`: of this machine's zone, or of UTC with a Z."""
    digits = written.removesuffix("Z")
    if digits.isdecimal() and len(digits) in _TIMES:
        with suppress(ValueError, OverflowError):
            read = datetime.strptime(digits, _TIMES[len(digits)])  # noqa: DTZ007 (told below)
            return read.replace(tzinfo=UTC) if written.endswith("Z") else read.astimezone(UTC)
    said = 'its {name} "{written}" cannot be read, so its key is refused'
    raise BadLine(Message(said, name=EXPIRY, written=written))
