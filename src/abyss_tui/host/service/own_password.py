"""The password of a host: the one that is given, or one that it makes up and keeps.

So nobody comes in who was not told it.
"""

import os
import re
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from abyss_tui import atomic_files, regular_files
from abyss_tui.errors import HostError
from abyss_tui.host.access.admission import ByPassword
from abyss_tui.i18n.message import Message

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that look like others."""
_GROUPS, _GROUP = 3, 4
_MADE_UP: Final = re.compile("-".join([f"[{_LETTERS}]{{{_GROUP}}}"] * _GROUPS))
"""What a made-up password looks like; somebody may have written one of their own into its file."""
_LONGEST: Final = 4_096
"""Bytes of the file of a password, at most."""


@dataclass(frozen=True, slots=True)
class Password:
    """What friends are told to come in."""

    word: str = field(repr=False)
    file: Path | None = None
    """Where it is kept when the host has made it up; None when it was given."""

    @property
    def admission(self) -> ByPassword:
        """Who is let in: who types it, one that was made up as they heard or read it."""
        made_up = self.file is not None and _MADE_UP.fullmatch(self.word) is not None
        return ByPassword(self.word, _letters_alone if made_up else str)


def password_of(given: str | None, file: Path) -> Password:
    """Return the password of the command line, or of the environment; else the one of a file.

    Others on this machine can read a command line, but not an environment. Raises HostError when
    none is given and the file cannot be used.
    """
    word = given or os.environ.get("ABYSS_TUI_PASSWORD")
    return Password(word) if word else Password(own_password(file), file)


def own_password(file: Path) -> str:
    """Return the password of this host, made now if there is none. Raises HostError."""
    try:
        if not file.exists():
            atomic_files.create(file, f"{_made_up()}\n".encode())
        password = regular_files.content(file, _LONGEST).decode("utf-8").strip()
    except OSError as error:
        text = "{file} cannot be read or written: {reason}."
        raise HostError(Message(text, file=file, reason=regular_files.why(error))) from error
    except UnicodeDecodeError as error:
        raise HostError(Message("{path}: this is no text in UTF-8.", path=file)) from error
    if not password:
        text = "{file} has no password. Delete it, then a new one is made; or write one into it."
        raise HostError(Message(text, file=file))
    return password


def forget_password(file: Path) -> None:
    """Forget the password of this host, so that another one is made up. Raises HostError."""
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        text = "{file} cannot be read or written: {reason}."
        raise HostError(Message(text, file=file, reason=error.strerror or str(error))) from error


def _letters_alone(typed: str) -> str:
    """Return what counts of a made-up password: it has no capitals, and dashes only part it."""
    return "".join(filter(str.isalnum, typed.casefold()))


def _made_up() -> str:
    groups = ("".join(secrets.choice(_LETTERS) for _ in range(_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)
