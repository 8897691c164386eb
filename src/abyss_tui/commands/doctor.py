"""What belongs into a report of something that went wrong: nothing of any game, nobody's names."""

import locale
import os
import platform
import shutil
import sys
from argparse import Namespace
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Final

from abyss_tui import __version__
from abyss_tui.commands.terminal import chosen, games_folder, print_lines
from abyss_tui.errors import BadSave
from abyss_tui.record.files.folders import why_not_writable
from abyss_tui.record.files.saved_games import games
from abyss_tui.settings.resolving import Resolved
from abyss_tui.tui.terminal_colours import Colours, colours_of

_LIBRARIES: Final = ("textual", "rich", "pydantic", "pyyaml", "platformdirs", "tomlkit")
_SMALLEST: Final = (80, 24)


def doctor(asked: Namespace) -> int:
    """Print what is found."""
    found = report(games_folder(asked), chosen(asked))
    print_lines(f"{name:12}  {said}" for name, said in found)
    return 0


def report(folder: Path, settings: Resolved) -> Iterator[tuple[str, str]]:
    """Yield what is found, each thing with its name; nothing on the disk is changed."""
    yield "abyss-tui", __version__
    yield "python", f"{platform.python_version()} ({sys.executable})"
    yield "system", platform.platform()
    for library in _LIBRARIES:
        yield library, _version(library)
    yield "terminal", _terminal()
    yield "size", _size()
    yield "colours", _colours()
    yield "locale", f"{locale.setlocale(locale.LC_CTYPE)}, writes {sys.stdout.encoding}"
    yield "games", _folder(folder)
    yield "settings", _settings(settings)


def _version(library: str) -> str:
    try:
        return metadata.version(library)
    except metadata.PackageNotFoundError:
        return "is missing: install abyss-tui again"


def _terminal() -> str:
    streams = {"input": sys.stdin, "output": sys.stdout, "errors": sys.stderr}
    elsewhere = [name for name, stream in streams.items() if not stream.isatty()]
    name = os.environ.get("TERM") or "TERM is not set"
    within = [each for each in ("TMUX", "STY", "SSH_TTY") if os.environ.get(each)]
    inside = f", inside {' '.join(within)}" if within else ""
    return f"{name}{inside}" + (f"; no terminal: {', '.join(elsewhere)}" if elsewhere else "")


def _size() -> str:
    columns, rows = shutil.get_terminal_size()
    small = columns < _SMALLEST[0] or rows < _SMALLEST[1]
    advice = f": the table needs {_SMALLEST[0]}x{_SMALLEST[1]}" if small else ""
    return f"{columns}x{rows}{advice}"


def _colours() -> str:
    told = {name: os.environ.get(name, "") for name in ("NO_COLOR", "COLORTERM", "TERM")}
    said = " ".join(f"{name}={value}" for name, value in told.items() if value)
    shown = colours_of(told)
    number = {Colours.FULL: "16 million", Colours.NONE: "none"}.get(shown, str(shown))
    return f"{number} ({said})" if said else number


def _settings(settings: Resolved) -> str:
    where = "no folder for them is known" if settings.file is None else str(settings.file)
    there = settings.file is not None and settings.file.exists()
    return "; ".join([where if there else f"{where}: none yet", *map(str, settings.problems)])


def _folder(folder: Path) -> str:
    trouble = why_not_writable(folder)
    try:
        kept = games(folder)
    except BadSave as error:
        return str(error.message)
    broken = sum(game.problem is not None for game in kept)
    unread = f", {broken} of them cannot be read" if broken else ""
    writable = "can be written" if trouble is None else str(trouble)
    return f"{folder}: {len(kept)} games{unread}; {writable}"
