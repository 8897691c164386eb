"""What commands share: the terminal, the folder of the games, and how the screens are opened."""

import os
import sys
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from abyss_tui.errors import BadUsage
from abyss_tui.i18n import languages
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Voice

if TYPE_CHECKING:
    from abyss_tui.table.start import NewGame, Resume, Start

CANNOT_SHOW: Final = frozenset({"dumb", "unknown"})
"""The kinds of terminals that can do nothing but write lines."""


def voice(asked: Namespace) -> Voice:
    """Return the voice of what commands print: the language of --lang, else the environment's."""
    code: str | None = getattr(asked, "lang", None)
    spoken = languages.language(code) if code else languages.wished(os.environ)
    return Voice(spoken, "words")


def must_be_terminal() -> None:
    """Raise BadUsage where the screens cannot be shown, but plain lines can."""
    if not _is_terminal():
        text = (
            "The table needs a terminal, and this is none: start it without pipes,"
            " or play in plain lines with --plain."
        )
        raise BadUsage(Message(text))
    term = os.environ.get("TERM", "")
    if term in CANNOT_SHOW:
        text = (
            "This terminal (TERM={term}) cannot show the table: play in plain lines with --plain."
        )
        raise BadUsage(Message(text, term=term))


def must_be_terminal_to_watch() -> None:
    """Raise BadUsage where a game cannot be shown again on the screen."""
    if not _is_terminal():
        text = "The table needs a terminal, and this is none: --text and --json need none."
        raise BadUsage(Message(text))


def _is_terminal() -> bool:
    return all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


def games_folder(asked: Namespace) -> Path:
    """Return the folder of the games. Raises BadUsage for one that cannot be."""
    from abyss_tui.record.files import folders

    return folders.games_folder(_chosen(asked))


def open_screens(asked: Namespace, start: "Start | None" = None, folder: Path | None = None) -> int:
    """Open the screens, with the games of a folder, or a host if that is chosen there.

    Return the exit status.
    """
    from abyss_tui.games.registry import ABYSS
    from abyss_tui.record.files.folders import reports_folder
    from abyss_tui.tui.app import run

    games, said = folder or games_folder(asked), voice(asked)
    reports = reports_folder(_chosen(asked))
    status, hosting = run(games, ABYSS, start, reports, said.language)
    return status if hosting is None else _host(games, hosting, said, plain=False)


def _host(games: Path, address: str, said: Voice, *, plain: bool) -> int:
    """Host at an address that was chosen in the menu; return the exit status."""
    from abyss_tui.host.plan import Plan
    from abyss_tui.host.running import run

    return run(Plan.of_the_menu(games, address, plain=plain), said, screens=not plain)


def open_lines(
    asked: Namespace, start: "NewGame | Resume | None" = None, folder: Path | None = None
) -> int:
    """Play in plain lines, with the games of a folder, or host if that is chosen there.

    Return the exit status.
    """
    from abyss_tui.games.registry import ABYSS
    from abyss_tui.plain.running import run

    def failed(error: Exception, game: str | None) -> None:
        from abyss_tui.record.files.folders import reports_folder
        from abyss_tui.tui.crash import farewell, write_report

        written = write_report(error, reports_folder(_chosen(asked)))
        sys.stderr.write(f"{farewell(game, written, voice(asked))}\n")

    games, said = folder or games_folder(asked), voice(asked)
    status, hosting = run(games, ABYSS, start, said, failed)
    return status if hosting is None else _host(games, hosting, said, plain=True)


def wants_lines(asked: Namespace) -> bool:
    """Whether plain lines are asked for instead of screens."""
    return bool(getattr(asked, "plain", False))


def print_lines(lines: Iterable[str]) -> None:
    """Print lines, also where a sign of them cannot be shown."""
    sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    for line in lines:
        sys.stdout.write(f"{line}\n")


def _chosen(asked: Namespace) -> Path | None:
    """Return what --saves names."""
    saves: str | None = getattr(asked, "saves", None)
    return None if saves is None else Path(saves)
