"""A person at a host: the OpenSSH client in a terminal whose screen can be read."""

import re
import shutil
import subprocess
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Final

from tests.terminal import Terminal

SSH: Final = shutil.which("ssh")
READING: Final = 0.85
"""Seconds for which something is looked at first: a key that comes sooner may not count yet."""
LET_GO: Final = 0.3
"""Seconds after which the key that was pressed last is no bounce any more."""
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
        self._seen = ("", 0.0)
        """What is on the screen, and since when."""
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

    def take_seat(self) -> None:
        """Say one's name, and sit down on the first free seat: the cursor is on it."""
        self.shows("What is your name")
        self.type(f"{self.name}\r")
        self.shows("take a seat", "CHAT")  # chairs or rows
        self.pause(LET_GO)
        self.type("\r")
        self.shows(self.name, "(you)")

    def type(self, keys: str) -> None:
        """Type keys."""
        self.send(keys.encode())

    def drop(self) -> None:
        """Have the line cut."""
        self.child.close(force=True)

    def decide(self) -> bool:
        """Do something about the decision that waits, if it is one's own; return whether it was.

        It is read off the screen alone: in Abyss recruit who can be paid, else support, else
        explore; in Conspiracy take a pile, else turn up Lords. Who has pressed a key looks what
        becomes of it, and presses it again if that is nothing.
        """
        self.read(0.05)
        shown = self.text()
        keys = what_to_press(shown, self.name)
        if shown != self._seen[0]:
            self._seen = (shown, monotonic())
        answered, at = self._answered
        read = monotonic() >= self._seen[1] + READING
        if keys is None or not read or (shown == answered and monotonic() < at + UNANSWERED):
            return False
        self._answered = (shown, monotonic())
        self.type(keys)
        return True


def what_to_press(shown: str, name: str) -> str | None:
    """Return what a person who wants to get on presses on this screen; None to wait."""
    if "any key closes" in shown:
        return "x"
    if re.search(r"\b[io] closes", shown):  # what a key opened that came too late for its question
        return "\x1b"
    if "enter recruits" in shown or "enter passes" in shown:
        return "\r"
    if "RECRUIT WHICH LORD?" in shown:
        return number_of_row("RECRUIT WHICH LORD?", "√", shown)
    if "WHICH PILE?" in shown:
        return number_of_row("WHICH PILE?", r": [1-9]\d* cards?", shown)
    if "or its number or letter" in shown or re.search(r"1 +Go on", shown):
        return "1"
    if "tab the table" in shown or re.search(r"turn up (Lords|exactly)", shown):
        return what_to_press_in_conspiracy(shown, name)
    if re.search(r"\bexplore\b.* support\b", shown, re.IGNORECASE) is None:
        return None
    possible = [key for key in "rs" if can(ACTIONS[key], shown)]
    return possible[0] if possible else "e"


def what_to_press_in_conspiracy(shown: str, name: str) -> str | None:
    """Return what gets on in Conspiracy: the first number of what is asked, as its keys say."""
    if "tab the table" in shown:
        keys = shown.splitlines()[-1]
        for what in "(?:keep|place|take) it", "draw":
            if first := re.search(rf"(\d)\S* {what}", keys):
                return first[1]
        return "n" if "no exchange" in keys else None
    if f"► {name.upper()} " not in shown.partition("\n")[0]:
        return None
    ordered = re.search(r"turn up exactly (\d)", shown)
    if ordered is not None:
        return ordered[1]
    piles = re.search(r"(?:deck \d+|1 +2 +3)\W+(4 .*)", shown)
    held = [] if piles is None else re.findall(r"\b([4-8]) +(?=\d)", piles[1])
    deck = re.search(r"\bdeck (\d+)", shown)
    if held:
        return str(held[0])
    return "3" if deck is not None and int(deck[1]) >= 3 else "1"


ACTIONS: Final = {"r": "recruit", "s": "support"}
"""What one does in a turn if it is possible, by its key, the best first."""


def number_of_row(title: str, wanted: str, shown: str) -> str:
    """Return the number of the first row below a title that has this in it, else Esc."""
    rows = shown[shown.index(title) :]
    row = re.search(rf"^ *[►▐▌┃]? *[►]? *(\d)\b.*{wanted}", rows, re.MULTILINE)
    return row[1] if row else "\x1b"


def can(action: str, shown: str) -> bool:
    """Whether no cross stands behind an action, or below it where there are two lines of them."""
    lines = shown.splitlines()
    for line, below in pairwise(lines):
        found = re.search(rf"\bexplore\b.*\b({action})\b([^A-Z]*)", line, re.IGNORECASE)
        if found is not None:
            told = below[found.start(1) :][:18] if found[1].isupper() else found[2]
            return "×" not in told
    return False  # a message lies over it
