"""What belongs into a report of something that went wrong: nothing of any game, nobody's names."""

import locale
import os
import platform
import shutil
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from typing import Final

from abyss_tui import __version__
from abyss_tui.bots.plugins import left_out, plugins
from abyss_tui.commands.requirements import of_host, of_screens
from abyss_tui.commands.terminal import chosen, games_folder, print_lines, voice
from abyss_tui.errors import BadSave
from abyss_tui.frontends.tui.terminal.asking import local_terminal
from abyss_tui.frontends.tui.terminal.colours import Colours, colours_of
from abyss_tui.frontends.tui.terminal.graphics import GraphicsProtocol, may_show_pictures
from abyss_tui.games import registry
from abyss_tui.i18n.voice import plain
from abyss_tui.libraries import finding, installed
from abyss_tui.record.files.folders import why_not_writable
from abyss_tui.record.files.saved_games import games
from abyss_tui.settings.settings import USUAL

_LIBRARIES: Final = (
    "textual",
    "rich",
    "asyncssh",
    "pydantic",
    "pyyaml",
    "platformdirs",
    "tomlkit",
)
_SMALLEST: Final = (80, 24)


def doctor(args: Namespace) -> int:
    """Print what is found."""
    print_lines(f"{name:12}  {found}" for name, found in Doctor(args).report())
    return 0


class Doctor:
    """Looks at what the program stands on; nothing on the disk is changed."""

    def __init__(self, args: Namespace) -> None:
        """Raises BadUsage for a folder that cannot be."""
        self._games = games_folder(args)
        self._settings = chosen(args)
        self._voice = voice(args)
        self._text = self._voice.text

    def report(self) -> Iterator[tuple[str, str]]:
        """Yield what is found, each thing with its name."""
        text, encoding = self._text, sys.stdout.encoding
        yield "abyss-tui", __version__
        yield "python", f"{platform.python_version()} ({sys.executable})"
        yield text("system"), platform.platform()
        for library in _LIBRARIES:
            yield library, self._version(library)
        yield text("terminal"), self._terminal()
        yield text("size"), self._size()
        yield text("colours"), self._colours()
        yield text("pictures"), self._pictures()
        there = locale.setlocale(locale.LC_CTYPE)
        yield text("locale"), text("{locale}, writes {encoding}", locale=there, encoding=encoding)
        yield text("games"), self._kept()
        yield text("settings"), self._chosen()
        if added := self._added_bots():
            yield text("bots"), added

    def _version(self, library: str) -> str:
        version = installed(library)
        if version is None:
            return self._voice.text("is missing: install abyss-tui again")
        found = finding(library, version, (*of_screens(), *of_host()))
        return version if found is None else self._voice.say(found)

    def _terminal(self) -> str:
        text = self._text
        streams = (
            (text("input"), sys.stdin),
            (text("output"), sys.stdout),
            (text("errors"), sys.stderr),
        )
        elsewhere = ", ".join(name for name, stream in streams if not stream.isatty())
        name = os.environ.get("TERM") or text("TERM is not set")
        within = " ".join(each for each in ("TMUX", "STY", "SSH_TTY") if os.environ.get(each))
        inside = text("inside {programs}", programs=within) if within else ""
        none = text("no terminal: {streams}", streams=elsewhere) if elsewhere else ""
        return self._all(filter(None, (name, inside, none)))

    def _size(self) -> str:
        columns, rows = shutil.get_terminal_size()
        found = f"{columns}x{rows}"
        if columns >= _SMALLEST[0] and rows >= _SMALLEST[1]:
            return found
        needed = f"{_SMALLEST[0]}x{_SMALLEST[1]}"
        return self._voice.text("{size}: the table needs {needed}", size=found, needed=needed)

    def _colours(self) -> str:
        variables = {name: os.environ.get(name, "") for name in ("NO_COLOR", "COLORTERM", "TERM")}
        text = " ".join(f"{name}={value}" for name, value in variables.items() if value)
        local_terminal.ask(os.environ, USUAL)
        try:
            shown = colours_of(local_terminal.environment(variables))
        finally:
            local_terminal.give_back()
        number = str(shown)
        if shown is Colours.FULL:
            number = self._voice.text("16 million")
        elif shown is Colours.NONE:
            number = self._voice.text("without")
        if shown is not colours_of(variables):
            return self._voice.text("{number} ({said}; as it answers)", number=number, said=text)
        return f"{number} ({text})" if text else number

    def _pictures(self) -> str:
        """Return how pictures are shown; the terminal was asked with its colours."""
        text, graphics = self._voice.text, local_terminal.graphics
        if graphics is None and may_show_pictures(os.environ):
            return text(
                "in half blocks: the terminal did not answer that it can show more, or late"
            )
        if graphics is None:
            return text("in half blocks: such a terminal is not asked for more")
        size = "{}x{}".format(*graphics.cell)
        if graphics.protocol is GraphicsProtocol.KITTY:
            return text("in pixels, by kitty's protocol; a cell has {size}", size=size)
        return text("in pixels where nothing moves, as sixels; a cell has {size}", size=size)

    def _all(self, found: Iterable[str]) -> str:
        """Return several findings as one line, with the gaps that the language has."""
        return plain(self._voice.clauses(found))

    def _added_bots(self) -> str:
        """Return the levels of other packages, and what of them cannot be used."""
        found = [
            self._bot_of(each.level.slug, game)
            for game in registry.slugs()
            for each in plugins(game)
        ]
        return self._all((*found, *map(self._voice.say, left_out())))

    def _bot_of(self, slug: str, game: str) -> str:
        """Return a level of another package, with its game if there are several."""
        if not registry.several():
            return slug
        return f"{slug} ({self._voice.say(registry.entry(game).name)})"

    def _kept(self) -> str:
        text, folder = self._text, self._games
        trouble = why_not_writable(folder)
        try:
            kept = games(folder)
        except BadSave as error:
            return self._voice.say(error.message)
        number = self._voice.count("{number} game", "{number} games", len(kept))
        found = [text("{name}: {what}", name=str(folder), what=number)]
        if broken := sum(game.problem is not None for game in kept):
            found.append(
                self._voice.count(
                    "{number} game cannot be read", "{number} games cannot be read", broken
                )
            )
        found.append(text("can be written") if trouble is None else self._voice.say(trouble))
        return self._all(found)

    def _chosen(self) -> str:
        text, settings = self._text, self._settings
        if settings.file is None:
            where = text("no folder for them is known")
        elif os.path.lexists(settings.file):
            where = str(settings.file)
        else:
            where = text("{file}: none yet", file=str(settings.file))
        return self._all((where, *map(self._voice.say, settings.problems)))
