"""What commands share: the terminal, the folder of the games, and how the screens are opened."""

import gc
import os
import sys
from argparse import Namespace
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from abyss_tui.errors import BadSave, BadUsage
from abyss_tui.frontends.tui.terminal.asking import local_terminal
from abyss_tui.i18n.languages import CODES
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.plain_signs import write_plainly
from abyss_tui.i18n.printable import printable_lines
from abyss_tui.i18n.voice import Voice
from abyss_tui.settings.resolving import Resolved, resolved, settings_file, spoken
from abyss_tui.settings.settings import ALLOWED

if TYPE_CHECKING:
    from rich.table import Table

    from abyss_tui.frontends.seat.local.programs import LocalPrograms
    from abyss_tui.sitting.joining import HostLine
    from abyss_tui.table.place import Place
    from abyss_tui.table.start import Learn, NewGame, Resume, Start

CANNOT_SHOW: Final = frozenset({"dumb", "unknown"})
"""The kinds of terminals that can do nothing but write lines."""
FRAMES_A_SECOND: Final = 1000
"""The frames that a terminal of one's own is sent at most.

Textual paints at the next of these moments: with its usual 60 a key waits for up to 17 ms.
"""
FAILED: Final = 1
"""The exit status of a program that failed."""
_WIDEST: Final = 1000
"""The columns of a table, at most."""


def chosen(args: Namespace) -> Resolved:
    """Return the settings that hold: of the command line, the environment, the file."""
    flags = {name: getattr(args, name) for name in ALLOWED if hasattr(args, name)}
    return resolved(flags, os.environ, settings_file())


def voice(args: Namespace) -> Voice:
    """Return the voice of what commands print."""
    return Voice(spoken(chosen(args).settings, os.environ), "words")


def voice_of(given: Sequence[str]) -> Voice:
    """Return the voice for a command line that is not read yet: of --lang, if it is there."""
    wanted = dict(pairwise(given)).get("--lang", "")
    wanted = next((each[7:] for each in given if each.startswith("--lang=")), wanted)
    return voice(Namespace(language=wanted) if wanted in CODES else Namespace())


def read_in_quickly() -> None:
    """Look for no garbage until the screens do so again, a moment after they are shown.

    Reading in the program leaves none, and looking for it takes an eighth of a start.
    """
    gc.disable()


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


def games_folder(args: Namespace) -> Path:
    """Return the folder of the games. Raises BadUsage for one that cannot be."""
    from abyss_tui.record.files import folders

    return folders.games_folder(_saves(args))


def open_screens(args: Namespace, start: "Start | None" = None, folder: Path | None = None) -> int:
    """Open the screens, with the games of a folder, or a host if that is chosen there.

    Who leaves a game that goes on is told how to come back to it. Return the exit status.
    """
    from abyss_tui.commands.requirements import check_screens

    os.environ.setdefault("TEXTUAL_FPS", str(FRAMES_A_SECOND))  # read when Textual is read in
    settings = chosen(args)
    try:
        # Asked before Textual is read in, its answer is there when it is wanted.
        local_terminal.ask(os.environ, settings.settings)
        check_screens(partial(voice, args))
        from abyss_tui.frontends.tui.apps.running import run
        from abyss_tui.record.files.folders import reports_folder

        games = folder or games_folder(args)
        reports = reports_folder(_saves(args))
        thinking = bot_time(args)
        status, hosting, joining, left = run(
            games,
            settings.settings.game,
            start,
            reports,
            settings,
            bot_time=thinking,
            programs=partial(own_programs, args, start),
            command=_going_on(args, plain=False),
        )
    finally:
        local_terminal.give_back()
        gc.enable()
    if hosting is not None:
        return _host(games, hosting, args, plain=False)
    if joining is not None:
        return _join(joining, args)
    # After a failure it has been said, but not that the game is kept elsewhere since.
    if left is not None and (status != FAILED or left.parting is not None):
        _say_farewell(left, args)
    return status


def _say_farewell(left: "Place", args: Namespace) -> None:
    """Say where the game is kept that was left last, if it goes on."""
    from abyss_tui.sitting.file_gone import farewell

    with suppress(OSError):  # the window is closed
        print_lines(farewell(left, _going_on(args, plain=False), voice(args)))
        sys.stdout.flush()


def _join(line: "HostLine", args: Namespace) -> int:
    """Join the host that was named in the menu; return the exit status."""
    from abyss_tui.commands.joining import join

    return join(line, voice(args))


def _host(games: Path, address: str, args: Namespace, *, plain: bool) -> int:
    """Host at an address that was chosen in the menu; return the exit status."""
    from abyss_tui.commands.requirements import check_host

    check_host(partial(voice, args))
    from abyss_tui.host.service.plan import Plan
    from abyss_tui.host.service.running import run

    settings = chosen(args).settings
    plan = Plan.of_the_menu(games, address, settings.game, plain=plain)
    return run(plan, voice(args), settings, screens=not plain)


def open_lines(
    args: Namespace, start: "NewGame | Resume | Learn | None" = None, folder: Path | None = None
) -> int:
    """Play in plain lines, with the games of a folder, or host if that is chosen there.

    Return the exit status.
    """
    from abyss_tui.frontends.plain.line_app import run

    def failed(error: Exception, game: str | None) -> None:
        from abyss_tui.frontends.tui.apps.crash import farewell, write_report
        from abyss_tui.record.files.folders import reports_folder

        written = write_report(error, reports_folder(_saves(args)))
        sys.stderr.write(f"{farewell(game, written, voice(args), _going_on(args, plain=True))}\n")

    speaker, settings = voice(args), chosen(args)
    for problem in settings.problems:
        sys.stderr.write(f"{speaker.say(problem)}\n")
    hints = settings.settings.hints
    games = folder or games_folder(args)
    status, hosting, joining = run(
        games,
        settings.settings.game,
        start,
        speaker,
        failed,
        hints=hints,
        command=_going_on(args, plain=True),
        bot_time=bot_time(args),
        programs=partial(own_programs, args, start),
        keep_game=partial(_keep_game, settings.file),
    )
    if joining is not None:
        return _join(joining, args)
    return status if hosting is None else _host(games, hosting, args, plain=True)


async def _keep_game(file: Path | None, game: str) -> None:
    """Keep which game was chosen; that it could not be kept spoils no game, and is not said."""
    from abyss_tui.settings.keeping import SettingsFile

    if file is not None:
        with suppress(BadSave):
            await SettingsFile(file).keep({"game": game})


def bot_time(args: Namespace) -> float | None:
    """Return the seconds that bots are to think; None leaves it to them."""
    return getattr(args, "bot_time", None)


def own_programs(args: Namespace, start: "Start | None") -> "LocalPrograms":
    """Return who starts programs of one's own: those that the command line names, to begin with."""
    from abyss_tui.frontends.seat.local.programs import LocalPrograms
    from abyss_tui.record.files.folders import logs_folder
    from abyss_tui.table.start import NewGame

    programs = LocalPrograms(
        logs_folder(_saves(args)), bot_time(args), getattr(args, "programs", ())
    )
    if isinstance(start, NewGame):
        programs.allow(start)
    return programs


def wants_lines(args: Namespace) -> bool:
    """Whether plain lines are asked for instead of screens."""
    return bool(getattr(args, "plain", False))


def print_lines(lines: Iterable[str]) -> None:
    """Print lines, also where a sign of them cannot be shown, or would be obeyed instead."""
    write_plainly(sys.stdout)
    for line in lines:
        sys.stdout.write(f"{printable_lines(line)}\n")


def print_table(shown: "Table") -> None:
    """Print a table as wide as it is; where it is written into a file, there is no width."""
    from rich.console import Console

    needed = Console(width=_WIDEST).measure(shown).maximum
    Console(width=max(needed, Console().width)).print(shown)


def _going_on(args: Namespace, *, plain: bool) -> str:
    """Return the command that goes on with a game of this folder, on screens or in lines."""
    from shlex import quote

    saves = _saves(args)
    where = "" if saves is None else f" --saves {quote(str(saves))}"
    return f"abyss-tui{where} resume{' --plain' if plain else ''}"


def _saves(args: Namespace) -> Path | None:
    """Return what --saves names."""
    saves: str | None = getattr(args, "saves", None)
    return None if saves is None else Path(saves)
