"""Playing: from the menu, or a new game at once."""

from argparse import Namespace
from dataclasses import replace

from abyss_tui.commands.terminal import (
    must_be_terminal,
    open_lines,
    open_screens,
    read_in_quickly,
    wants_lines,
)
from abyss_tui.errors import BadUsage
from abyss_tui.i18n.message import Message


def menu(asked: Namespace) -> int:
    """Open the menu."""
    if wants_lines(asked):
        return open_lines(asked)
    must_be_terminal()
    read_in_quickly()
    return open_screens(asked)


def tutorial(asked: Namespace) -> int:
    """Open the lessons."""
    from abyss_tui.table.start import Learn

    if wants_lines(asked):
        return open_lines(asked, Learn(asked.game))
    must_be_terminal()
    return open_screens(asked, Learn(asked.game))


def play(asked: Namespace) -> int:
    """Deal a game and play it."""
    if not wants_lines(asked):
        read_in_quickly()
    from abyss_tui.table.bots import new_game, why_not_written
    from abyss_tui.table.start import fresh_seed

    written = tuple(name.strip() for name in asked.players.split(","))
    reason = why_not_written(written, asked.game)
    if reason is not None:
        raise BadUsage(reason)
    seed = fresh_seed() if asked.seed is None else asked.seed
    start = new_game(written, seed, asked.game)
    if asked.first is not None:
        start = replace(start, first=_seat(start.names, asked.first.strip()))
    if wants_lines(asked):
        from abyss_tui.frontends.plain.game_words import load_words

        load_words(start.game)  # a game without lines is refused before it is dealt
        return open_lines(asked, start)
    must_be_terminal()
    return open_screens(asked, start)


def _seat(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        text = "No player is called {name}: these are {names}."
        raise BadUsage(Message(text, name=name, names=", ".join(names)))
    return names.index(name)
