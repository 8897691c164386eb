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


def menu(args: Namespace) -> int:
    """Open the menu."""
    if wants_lines(args):
        return open_lines(args)
    must_be_terminal()
    read_in_quickly()
    return open_screens(args)


def tutorial(args: Namespace) -> int:
    """Open the lessons."""
    from abyss_tui.table.start import Learn

    if wants_lines(args):
        return open_lines(args, Learn(args.game))
    must_be_terminal()
    return open_screens(args, Learn(args.game))


def play(args: Namespace) -> int:
    """Deal a game and play it."""
    if not wants_lines(args):
        read_in_quickly()
    from abyss_tui.games.registry import screens_of
    from abyss_tui.table.bots import new_game, why_not_written
    from abyss_tui.table.start import fresh_seed

    written = tuple(name.strip() for name in args.players.split(","))
    reason = why_not_written(written, args.game)
    if reason is not None:
        raise BadUsage(reason)
    seed = fresh_seed() if args.seed is None else args.seed
    start = new_game(written, seed, args.game)
    if args.first is not None:
        start = replace(start, first=_seat(start.names, args.first.strip()))
    if wants_lines(args):
        from abyss_tui.sitting.games import table_text

        table_text(start.game)  # a game of which nothing is said is refused before it is dealt
        return open_lines(args, start)
    must_be_terminal()
    screens_of(start.game)  # a game without screens is refused before it is dealt as well
    return open_screens(args, start)


def _seat(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        text = "No player is called {name}: these are {names}."
        raise BadUsage(Message(text, name=name, names=", ".join(names)))
    return names.index(name)
