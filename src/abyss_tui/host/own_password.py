"""The password that a host makes up when none is given: nobody comes in who was not told it."""

import os
import secrets
from pathlib import Path
from typing import Final

from abyss_tui.errors import HostError
from abyss_tui.i18n.message import Message

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that look like others."""
_GROUPS, _GROUP = 3, 4


def own_password(file: Path) -> str:
    """Return the password of this host, made now if there is none. Raises HostError."""
    try:
        if file.exists():
            return file.read_text(encoding="utf-8").strip()
        made = "-".join(
            "".join(secrets.choice(_LETTERS) for _ in range(_GROUP)) for _ in range(_GROUPS)
        )
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
            out.write(f"{made}\n")
    except OSError as error:
        said = Message(
            "{file} cannot be read or written: {reason}.",
            file=file,
            reason=error.strerror or str(error),
        )
        raise HostError(said) from error
    return made
