"""A person at a session in lines: reads its questions, and answers at random."""

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

from abyss_tui.frontends.plain.lines import MOST_ROWS

CLEARED: Final = "\n" * MOST_ROWS
PROMPT: Final = re.compile(r"(?:\A|\n)> \Z")
ROW: Final = re.compile(r"(\d+)(?: \((\w)\))? (.+)")


def rows(said: str) -> dict[str, str]:
    """Return the choices that are listed last, by their numbers."""
    found, listing = dict[str, str](), False
    for line in said.splitlines():
        row = ROW.fullmatch(line)
        if is_row(line) and not listing:
            found = {}
        listing = is_row(line)
        if row is not None:
            found[row[1]] = row[3]
    return found


def is_row(line: str) -> bool:
    """Whether this is a row of a list, also one that cannot be chosen and so has no number."""
    return ROW.fullmatch(line) is not None or line.startswith("- ")


def answer(said: str, lot: Random) -> str:
    """Return an answer to what was said since the last one: something that is possible."""
    asked = said.rstrip("> \n").rsplit("\n", 1)[-1]
    if "ress Enter" in asked:
        return ""
    offered = rows(said)
    possible = [number for number, row in offered.items() if "not possible" not in row]
    going_on = [number for number in possible if number != "0"]
    return lot.choice(going_on or possible or ["0"])


class Session:
    """A run of the program over pipes."""

    def __init__(self, *arguments: str, saves: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "abyss_tui", "--saves", str(saves), *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={
                **os.environ,
                "TERM": "dumb",
                "PYTHONIOENCODING": "utf-8",
                "ABYSS_TUI_HINTS": "off",
            },
        )
        self.written = ""
        """All that was written."""
        self.told = self.read()
        """What was written since the last line was typed."""

    def read(self) -> str:
        """Return what is written up to the next prompt, or to the end."""
        assert self.process.stdout is not None
        said = ""
        while not PROMPT.search(said):
            more = os.read(self.process.stdout.fileno(), 65_536)
            if not more:
                break
            said += more.decode()
        self.written += said
        return said

    def type(self, line: str) -> str:
        """Type a line and return what it brings."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        self.told = self.read()
        return self.told

    def end(self) -> tuple[int, str, str]:
        """End the input; return the exit status, the last words, and what went wrong."""
        last, wrong = self.process.communicate(timeout=60)
        self.written += last.decode()
        return self.process.returncode, last.decode(), wrong.decode()
