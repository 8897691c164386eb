"""A person at a host: the OpenSSH client in a terminal whose screen can be read."""

import re
import shutil
import subprocess
from pathlib import Path
from time import monotonic
from typing import Final

from tests.terminal import Terminal

SSH: Final = shutil.which("ssh")
UNANSWERED: Final = 1.0
"""Seconds without a change of the screen, after which a key is pressed once more."""


class Person(Terminal):
    """Somebody who types the line that the host has told."""

    def __init__(self, folder: Path, name: str, size: tuple[int, int] = (80, 24)) -> None:
        self.name = name
        self.folder = folder
        self.key = folder / f"{name}.key"
        subprocess.run(
            ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(self.key)],
            check=True,
        )
        self.size = size
        self._answered = ("", 0.0)
        """The screen at which a key was pressed last, and when."""

    def come(self, port: int, table: str = "friday") -> None:
        """Type the line."""
        known = self.folder / "known_hosts"
        options = {
            "StrictHostKeyChecking": "accept-new",
            "UserKnownHostsFile": known,
            "IdentitiesOnly": "yes",
            "LogLevel": "ERROR",
        }
        given = [part for name, value in options.items() for part in ("-o", f"{name}={value}")]
        where = ("-i", str(self.key), "-p", str(port), f"{table}@127.0.0.1")
        assert SSH is not None
        self.run(SSH, "-F", "none", *given, *where)

    def shows(self, *wanted: str) -> None:
        """Wait until the screen shows all of this."""
        assert self.wait_for(lambda text: all(each in text for each in wanted)), (
            f"{self.name} never saw {wanted}:\n{self.text()}"
        )

    def type(self, keys: str) -> None:
        """Type keys."""
        self.send(keys.encode())

    def drop(self) -> None:
        """Have the line cut."""
        self.child.close(force=True)

    def decide(self) -> bool:
        """Do something about the decision that waits, if it is one's own; return whether it was.

        It is read off the screen alone: recruit who can be paid, else support, else explore. Who
        has pressed a key looks what becomes of it, and presses it again if that is nothing.
        """
        self.read(0.05)
        shown = self.text()
        keys = what_to_press(shown)
        answered, at = self._answered
        if keys is None or (shown == answered and monotonic() < at + UNANSWERED):
            return False
        self._answered = (shown, monotonic())
        self.type(keys)
        return True


def what_to_press(shown: str) -> str | None:
    """Return what a person who wants to get on presses on this screen; None to wait."""
    if "any key closes" in shown:
        return "x"
    if "enter recruits" in shown:
        return "\r"
    if "RECRUIT WHICH LORD?" in shown:
        payable = re.search(r"┃ [► ] (\d) .*√", shown)
        return payable[1] if payable else "\x1b"
    if "WHICH PILE?" in shown:
        lying = re.search(r"┃ [► ] (\d) .*: [1-9]\d* cards?", shown)
        return lying[1] if lying else "\x1b"
    if "or its number or letter" in shown:
        return "1"
    actions = re.search(r"\bExplore\b.* Support\b.*", shown)
    if actions is None:
        return None
    recruit, support = (
        re.search(rf"{name}([^A-Z]*)", actions[0]) for name in ("Recruit", "Support")
    )
    if recruit is not None and "×" not in recruit[1]:
        return "r"
    return "s" if support is not None and "×" not in support[1] else "e"
