"""The key by which callers know the host again: made once, kept for the host alone.

A host whose key changes looks to every caller like somebody who listens in. So a key that is there
is never replaced; if it cannot be used, the host does not start.
"""

import os
import stat
from pathlib import Path
from typing import Final

import asyncssh

from abyss_tui import atomic_files, regular_files
from abyss_tui.errors import HostError
from abyss_tui.i18n.message import Message

KIND: Final = "ssh-ed25519"
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
_LONGEST: Final = 64 * 1024
"""Bytes of the file of a key, at most."""


def host_key(path: Path) -> asyncssh.SSHKey:
    """Return the key of a file, made now if there is none; raises HostError."""
    try:
        if not path.exists():
            made = asyncssh.generate_private_key(KIND, comment="abyss-tui host")
            atomic_files.create(path, made.export_private_key("openssh"))
        _refuse_if_shared(path)
        return asyncssh.import_private_key(regular_files.content(path, _LONGEST))
    except asyncssh.KeyImportError as error:
        text = (
            "{path} is no host key that can be read. Restore it from a backup; or move it away, "
            "then a new one is made and every caller is warned of it."
        )
        raise HostError(Message(text, path=path)) from error
    except OSError as error:
        text = "The host key {path} cannot be read or written: {reason}."
        raise HostError(Message(text, path=path, reason=regular_files.why(error))) from error


def fingerprint(key: asyncssh.SSHKey) -> str:
    """Return what a caller's ssh shows of the key: "SHA256:…"."""
    return str(key.get_fingerprint())


def _refuse_if_shared(path: Path) -> None:
    """Raise HostError if others can read the key."""
    if os.name == "posix" and path.stat().st_mode & OTHERS:
        text = "Others can read the host key {path}. Type: chmod 600 {path}"
        raise HostError(Message(text, path=path))
