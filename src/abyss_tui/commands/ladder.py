"""The ladder: where everybody stands who played in the arenas of these files."""

import json
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict

from rich.box import SIMPLE
from rich.table import Table

from abyss_tui.arena import results
from abyss_tui.arena.ladder import Rung, all_met, counted
from abyss_tui.arena.ladder import ladder as ladder_of
from abyss_tui.commands.terminal import print_lines, print_table, voice
from abyss_tui.errors import BadUsage
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Voice


def ladder(args: Namespace) -> int:
    """Print how high everybody stands by the games of all files together."""
    speaker = voice(args)
    game = args.game or results.game_of(args.files) or USUAL_GAME
    games = counted(played for path in args.files for played in results.read(path, game))
    if not games:
        text = "No deal was played in all rotations by different players: there is no ladder."
        raise BadUsage(Message(text))
    rungs = ladder_of(games)
    if args.json:
        print_lines([json.dumps([asdict(each) for each in rungs])])
    else:
        print_table(table(rungs, speaker, together=all_met(games)))
    return 0


def table(rungs: Sequence[Rung], voice: Voice, *, together: bool) -> Table:
    """Return the ladder as a table, with a warning where not all of it can be compared."""
    warning = voice.text("Not all of them met, even through others: those cannot be compared.")
    shown = Table(box=SIMPLE, caption=None if together else warning, caption_justify="left")
    shown.add_column(voice.text("Player"))
    for title in (
        voice.text("Games"),
        voice.text("Mu"),
        voice.text("Sigma"),
        voice.text("Ordinal"),
    ):
        shown.add_column(title, justify="right", no_wrap=True)
    for each in rungs:
        figures = (f"{figure:.1f}" for figure in (each.mu, each.sigma, each.ordinal))
        shown.add_row(each.name, str(each.games), *figures)
    return shown
