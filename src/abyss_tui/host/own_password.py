"""The password that a host makes up when none is given: nobody comes in who was not told it."""

import secrets
from pathlib import Path
from typing import Final

from abyss_tui.errors import HostError
from abyss_tui.host.private_file import make_private
from abyss_tui.i18n.message import Message

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that look like others."""
_GROUPS, _GROUP = 3, 4


def own_password(file: Path) -> str:
    """Return the password of this host, made now if there is none. Raises HostError."""
    try:
        if not file.exists():
            make_private(file, f"{_made_up()}\n".encode())
        password = file.read_text(encoding="utf-8").strip()
    except OSError as error:
        text = "{file} cannot be read or written: {reason}."
        reason = error.strerror or str(error)
        raise HostError(Message(text, file=file, reason=reason)) from error
    if not password:
        text = "{file} has no password. Delete it, then a new one is made; or write one into it."
        raise HostError(Message(text, file=file))
    return password


def _made_up() -> str:
    groups = ("".join(secrets.choice(_LETTERS) for _ in range(_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)
