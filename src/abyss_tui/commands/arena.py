"""The arena: programs play against each other, and a table says how that went."""

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from abyss_tui.arena import cluster, results, running
from abyss_tui.arena.contestants import RANDOM, contestant
from abyss_tui.arena.figures import Deals, Interval, Record, records
from abyss_tui.arena.playing import rotations
from abyss_tui.commands.terminal import print_lines, print_table, voice
from abyss_tui.errors import BadUsage
from abyss_tui.games.registry import game_kind
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.game_kind import GameKind
from abyss_tui.table.bots import usual_level


def arena(args: Namespace) -> int:
    """Play the deals that were not played yet, and print what all of them say."""
    speaker, kind = voice(args), game_kind(args.game)
    written = args.players or usual_players(kind)
    players = [each.strip() for each in written.split(",")]
    for name in players:
        contestant(name, kind)
    if len(players) not in kind.seats:
        fewest, most = kind.seats[0], kind.seats[-1]
        text = "An arena is for {fewest} to {most} players."
        raise BadUsage(Message(text, fewest=fewest, most=most))
    if args.plot is not None:
        _must_be_plottable(args.plot)
    deals = _played(args, players, speaker)
    found = records(deals)
    if args.json:
        print_lines([json.dumps([asdict(each) for each in found])])
    elif found:
        print_table(table(found, speaker))
    if args.plot is not None and found:
        from abyss_tui.commands.arena_plot import write_plot

        write_plot(args.plot, found, speaker)
    return 0


def usual_players(kind: GameKind) -> str:
    """Return who plays where nobody is named: the usual level, with time to think and without."""
    if not kind.levels:
        return ",".join([RANDOM] * kind.seats[0])
    level = usual_level(kind.slug)
    return f"{level}@0.1,{level}@0"


def _must_be_plottable(file: Path) -> None:
    """Raise BadUsage for a file that no picture can be written into: arenas take hours."""
    from abyss_tui.commands.arena_plot import must_be_writable

    if file.suffix.lower() != ".svg":
        text = "{file}: the rates are drawn as SVG, so this has to end in .svg."
        raise BadUsage(Message(text, file=file))
    must_be_writable(file)


def _played(args: Namespace, players: Sequence[str], voice: Voice) -> Deals:
    """Play what is missing, and return all deals that were asked for."""
    turns = rotations(players)
    wanted = range(args.seed, args.seed + args.deals)
    games: list[dict[str, Any]] = []
    if args.out is not None:
        results.append(args.out)  # one that cannot be written is refused before anything is played
        games = results.read(args.out, args.game, players)
    done = results.whole_deals(games, turns)
    missing = [deal for deal in wanted if deal not in done]
    coming = _followed(_playing(args, players, missing), missing, voice) if missing else ()
    for deal in coming:
        if args.out is not None:
            results.append(args.out, deal)
        games += deal
    whole = results.whole_deals(games, turns)
    return {deal: whole[deal] for deal in wanted if deal in whole}


def _playing(
    args: Namespace, players: Sequence[str], deals: Sequence[int]
) -> Iterator[list[dict[str, Any]]]:
    """Return the games of deal after deal, as they are played: here, or on a cluster."""
    if args.cluster is None:
        return running.run(args.game, players, deals, args.processes)
    return cluster.run(args.cluster, args.game, players, deals)


def _followed(
    deals: Iterator[list[dict[str, Any]]], missing: Sequence[int], voice: Voice
) -> Iterator[list[dict[str, Any]]]:
    """Yield the deals, with a bar that shows how many are played."""
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*bar, TimeRemainingColumn(), console=Console(stderr=True)) as shown:
        task = shown.add_task(voice.text("Deals"), total=len(missing))
        for deal in deals:
            yield deal
            shown.advance(task)


def table(found: Sequence[Record], voice: Voice) -> Table:
    """Return the table of an arena, a row a contestant."""
    shown = Table(box=SIMPLE)
    shown.add_column(voice.text("Player"))
    for title in (
        voice.text("Games"),
        voice.text("Wins"),
        voice.text("95 % (Wilson)"),
        voice.text("95 % (by deal)"),
        voice.text("Lead"),
        voice.text("Points"),
        voice.text("A move"),
        voice.text("Slowest"),
        voice.text("Illegal"),
    ):
        shown.add_column(title, justify="right", no_wrap=True)
    for each in found:
        shown.add_row(*_row(each))
    return shown


def _row(each: Record) -> Iterator[str]:
    yield each.name
    yield str(each.games)
    yield f"{each.wins / each.games:.1%}"
    yield _percent(each.wilson)
    yield _percent(each.by_deal)
    low, high = each.margin_by_deal
    yield f"{each.margin:+.1f} ({low:+.1f} … {high:+.1f})"
    yield f"{each.points:.1f}"
    yield f"{1000 * each.seconds:.0f} ms"
    yield f"{each.slowest:.2f} s"
    yield str(each.illegal)


def _percent(interval: Interval) -> str:
    return f"{interval[0]:.1%} … {interval[1]:.1%}"
