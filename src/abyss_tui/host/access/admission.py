"""Who is let in: anybody, whoever knows a password, or whose key stands in a file."""

import hmac
import logging
import unicodedata
from hashlib import sha256
from pathlib import Path
from typing import Final, Protocol

import asyncssh

from abyss_tui.errors import HostError
from abyss_tui.i18n.message import Message

PROMPT: Final = Message("Password of this host: ")
WRONG: Final = Message("That is not the password.")

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

    def __init__(self, password: str) -> None:
        self._digest = _digest(password)

    def takes_key(self, key: asyncssh.SSHKey, address: str) -> bool:
        """Take any key: whether it is known, and else the password, is asked inside."""
        return True

    def takes_password(self, password: str) -> bool:
        """Compare; it takes as long whatever is given."""
        return hmac.compare_digest(self._digest, _digest(password))


class ByKeys:
    """Whose key stands in a file of the format of `authorized_keys`; nobody else."""

    guests = False
    password = False

    def __init__(self, path: Path) -> None:
        """Read the file; raises HostError."""
        self._path = path
        try:
            self._read_at = path.stat().st_mtime_ns
            self._keys = asyncssh.read_authorized_keys(str(path))
        except (OSError, ValueError) as error:
            text = "{path} has no keys that can be read ({error}). It needs a public key a line."
            raise HostError(Message(text, path=path, error=str(error))) from error

    def takes_key(self, key: asyncssh.SSHKey, address: str) -> bool:
        """Look the key up, in the file as it is now."""
        self._read_again()
        return self._keys.validate(key, address, address) is not None

    def takes_password(self, password: str) -> bool:
        """Take none."""
        return False

    def _read_again(self) -> None:
        """Read the file if it was changed; keep what was read when it cannot be read now."""
        try:
            changed = self._path.stat().st_mtime_ns
            if changed != self._read_at:
                self._read_at = changed
                self._keys = asyncssh.read_authorized_keys(str(self._path))
        except (OSError, ValueError) as error:
            log.warning("%s cannot be read, its former keys count: %s", self._path, error)


def _digest(password: str) -> bytes:
    return sha256(unicodedata.normalize("NFKC", password).encode("utf-8", "replace")).digest()
