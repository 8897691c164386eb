"""Who is let in: anybody, whoever knows a password, or whose key stands in a file."""

import hmac
import logging
import unicodedata
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from typing import Final, Protocol

import asyncssh

from abyss_tui import regular_files
from abyss_tui.errors import HostError
from abyss_tui.host.access.authorized_keys import AuthorizedKey, KeysFile, read_keys
from abyss_tui.i18n.message import Counted, Message

PROMPT: Final = Message("Password of this host: ")
WRONG: Final = Message("That is not the password.")
_NAMED: Final = 3
"""Lines of a file that are named where all are refused; how many more there are is counted."""

log = logging.getLogger(__name__)


class Admission(Protocol):
    """One of the ways in."""

    @property
    def guests(self) -> bool:
        """Whether somebody without a key can be let in."""
        ...

    @property
    def password(self) -> bool:
        """Whether a password is asked of whoever is not known."""
        ...

    def takes_key(self, key: asyncssh.SSHKey, address: str) -> bool:
        """Whether the owner of this key is let in, or asked for the password inside."""
        ...

    def takes_password(self, password: str) -> bool:
        """Whether this is the password; always, where none is asked."""
        ...


class Open:
    """Anybody is let in: with a key as an account, else as a guest."""

    guests = True
    password = False

    def takes_key(self, key: asyncssh.SSHKey, address: str) -> bool:
        """Take any key."""
        return True

    def takes_password(self, password: str) -> bool:
        """Take anything: none is asked for."""
        return True


class ByPassword:
    """Who knows the password is let in; who gave it once with a key is known by the key."""

    guests = True
    password = True

    def __init__(self, password: str, spelled: Callable[[str], str] = str) -> None:
        """`spelled` returns what counts of what is typed: all of it, unless it says otherwise."""
        self._spelled = spelled
        self._digest = _digest(spelled(password))

    def takes_key(self, key: asyncssh.SSHKey, address: str) -> bool:
        """Take any key: whether it is known, and else the password, is asked inside."""
        return True

    def takes_password(self, password: str) -> bool:
        """Compare; it takes as long whatever is given."""
        return hmac.compare_digest(self._digest, _digest(self._spelled(password)))


class ByKeys:
    """Whose key stands in a file of the format of `authorized_keys`; nobody else.

    The file counts as it is when a key is offered. Where it is empty, gone or cannot be read, that
    is nobody. Who is inside already stays.
    """

    guests = False
    password = False

    def __init__(self, path: Path) -> None:
        """Read the file; raises HostError if it lets nobody in."""
        self._path = path
        self._keys: tuple[AuthorizedKey, ...] = ()
        self._unreadable = False
        self._read_at: tuple[int, ...] | None = None
        """Not yet: the log of a host is opened later, and is to name what is refused as well."""
        text = (
            "{path} lets nobody in ({error}). Write a public key a line into it, as friends"
            " have it in ~/.ssh/id_ed25519.pub, and start the host again."
        )
        try:
            read = read_keys(path)
        except OSError as error:
            raise HostError(Message(text, path=path, error=regular_files.why(error))) from error
        if all(each.expired for each in read.keys):
            raise HostError(Message(text, path=path, error=_why_nobody(read)))
        self._keys = read.keys
        self._tell(read.refused)

    def takes_key(self, key: asyncssh.SSHKey, address: str) -> bool:
        """Look the key up, in the file as it is now."""
        self._read_again()
        return any(each.takes(key, address) for each in self._keys)

    def takes_password(self, password: str) -> bool:
        """Take none."""
        return False

    def _read_again(self) -> None:
        """Read the file if it was changed; nobody is let in by what cannot be read."""
        try:
            version = _version(self._path)
            if version == self._read_at:
                return
            read = read_keys(self._path)
        except OSError as error:
            if not self._unreadable:
                reason = regular_files.why(error)
                log.warning("%s cannot be read, so nobody is let in: %s", self._path, reason)
            self._read_at, self._keys, self._unreadable = None, (), True
            return
        self._read_at, self._keys, self._unreadable = version, read.keys, False
        self._tell(read.refused)
        if not read.keys:
            log.warning("%s has no keys any more, so nobody is let in.", self._path)

    def _tell(self, refused: Iterable[Message]) -> None:
        for each in refused:
            log.warning("%s, %s", self._path, each)


def _why_nobody(read: KeysFile) -> Message:
    """Return why a file lets nobody in, as a clause: the first of its lines that are refused."""
    if not read.refused:
        return Message("every key in it has expired" if read.keys else "it is empty")
    *before, said = read.refused[:_NAMED]
    for each in reversed(before):
        said = Message("{before}; {after}", before=each, after=said)
    further = len(read.refused) - _NAMED
    if further <= 0:
        return said
    more = Counted("{number} line more is refused", "{number} lines more are refused", further)
    return Message("{before}; {after}", before=said, after=more)


def _version(path: Path) -> tuple[int, ...]:
    """Return what changes when a file does. Raises OSError."""
    state = path.stat()
    return state.st_dev, state.st_ino, state.st_size, state.st_mtime_ns


def _digest(password: str) -> bytes:
    return sha256(unicodedata.normalize("NFKC", password).encode("utf-8", "replace")).digest()
