"""A copy of the source, in which a test follows a recipe to the letter."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Final

ROOT: Final = Path(__file__).parents[2]
_PARTS: Final = ("src", "data", "messages")


class Copy:
    """The source, the card files and what makes the catalogues, in a folder of a test's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in _PARTS:
            # With the compiled modules beside them: they are valid for files of the same age. Other
            # tests that run meanwhile may just be writing some, under names that pass.
            passing = shutil.ignore_patterns("*.pyc.*")
            shutil.copytree(ROOT / part, folder / part, ignore=passing)

    @property
    def package(self) -> Path:
        """Where the modules of the program lie."""
        return self.folder / "src" / "abyss_tui"

    def write(self, path: str, text: str) -> None:
        """Write a file of the copy."""
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def append(self, path: str, text: str) -> None:
        """Add to the end of a file of the copy."""
        file = self.folder / path
        self.write(path, file.read_text("utf-8") + text)

    def insert(self, path: str, before: str, text: str) -> None:
        """Put something before a place of a file that occurs in it once."""
        self.replace(path, before, text + before)

    def replace(self, path: str, old: str, new: str) -> None:
        """Put something in the place of what occurs once in a file."""
        written = (self.folder / path).read_text("utf-8")
        assert written.count(old) == 1, f"{path}: {old}"
        self.write(path, written.replace(old, new))

    def run(self, *command: str, **environment: str) -> str:
        """Run Python in the copy, with these arguments, and return what it prints."""
        paths = os.pathsep.join((str(self.folder / "src"), str(self.folder), str(ROOT)))
        ran = subprocess.run(
            [sys.executable, *command],
            cwd=self.folder,
            env={
                **os.environ,
                "PYTHONPATH": paths,
                "XDG_CONFIG_HOME": str(self.folder / "config"),
                **environment,
            },
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}"
        return ran.stdout

    def execute(self, program: str, **environment: str) -> str:
        """Run a small program in the copy, and return what it prints."""
        return self.run("-c", dedent(program), **environment)
