"""`python -m bench`: see the package."""

# ruff: noqa: T201 (a command line prints)

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import asdict
from typing import Any

import bench
from abyss_tui.games.registry import USUAL_GAME, slugs
from bench.driver import Census, Cloning, Contestant, PublicLoop, census
from bench.ours import Rollouts, at_the_table, digest, searched
from bench.peers import GIN_RUMMY, PEERS, NativeRollouts
from bench.ratios import Ratio, ratio

PLAYERS = 4


def main() -> None:
    """Measure, and print a table or JSON."""
    args = arguments()
    with_fixed_hashes()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {args.core})
    table, search = at_the_table(args.game, PLAYERS), searched(args.game, PLAYERS)
    if digest(table) != digest(search):
        sys.exit("The loop of the table and that of the search do not play the same games.")
    peers, skipped = invited()
    counted = {each.name: census(each) for each in (search, *peers)}
    figures = [
        figure
        for peer in peers
        for figure in compared(
            table, search, peer, counted, rounds=args.rounds, seconds=args.seconds
        )
    ]
    if args.game == USUAL_GAME:
        figures += rollouts(search, counted, args.rounds, args.seconds)
    if args.json:
        print(json.dumps(report(counted, figures, skipped), indent=2))
    else:
        show(counted, figures, skipped)


def with_fixed_hashes() -> None:
    """Start anew with a fixed seed of hashes, unless this is that start.

    Catanatron walks through sets: with other hashes it plays other games from the same seeds, and
    longer or shorter ones, so that two runs would not compare with the same.
    """
    if os.environ.get("PYTHONHASHSEED") != "0":
        again = [sys.executable, "-m", "bench", *sys.argv[1:]]
        os.execve(sys.executable, again, {**os.environ, "PYTHONHASHSEED": "0"})  # noqa: S606 (ourselves)


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        "python -m bench",
        description=bench.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=slugs(), default=USUAL_GAME)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.25, help="CPU time of a slice")
    parser.add_argument("--core", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def invited() -> tuple[list[Contestant], list[str]]:
    """Return the peers that are installed, and why the others are missing."""
    there: list[Contestant] = []
    skipped: list[str] = []
    for name, invite in PEERS.items():
        try:
            there.append(invite())
        except ImportError as error:
            skipped.append(f"{name}: {error}")
    return there, skipped


def compared(
    table: Contestant,
    search: Contestant,
    peer: Contestant,
    counted: dict[str, Census],
    *,
    rounds: int,
    seconds: float,
) -> list[tuple[str, Ratio]]:
    """Return our figures, in both ways to play, beside one peer."""
    ours, theirs = counted[search.name], counted[peer.name]
    loop = ratio(PublicLoop(search), PublicLoop(peer), rounds, seconds)
    told = ratio(PublicLoop(table), PublicLoop(peer), rounds, seconds)
    clone = ratio(Cloning(search, ours.length), Cloning(peer, theirs.length), rounds, seconds / 5)
    real = ours.share_real / theirs.share_real
    return [
        (f"decisions/s, list and apply ÷ {peer.name}", loop),
        (f"real decisions/s, list and apply ÷ {peer.name}", scaled(loop, real)),
        (f"decisions/s, judged and told ÷ {peer.name}", told),
        (f"real decisions/s, judged and told ÷ {peer.name}", scaled(told, real)),
        (f"clones/s in mid-game ÷ {peer.name}", clone),
    ]


def rollouts(
    search: Contestant, counted: dict[str, Census], rounds: int, seconds: float
) -> list[tuple[str, Ratio]]:
    """Return our figures beside games that are played in C++ alone, if these are there."""
    gin_rummy = counted.get(GIN_RUMMY)
    if gin_rummy is None:
        return []
    native = NativeRollouts(gin_rummy.length)
    listed = ratio(PublicLoop(search), native, rounds, seconds)
    drawn = ratio(Rollouts(PLAYERS), native, rounds, seconds)
    return [
        ("rollout decisions/s, payments listed ÷ OpenSpiel gin_rummy, native", listed),
        ("rollout decisions/s, payments drawn ÷ OpenSpiel gin_rummy, native", drawn),
    ]


def scaled(figure: Ratio, factor: float) -> Ratio:
    """Return a ratio times the quotient of the shares that count."""
    return Ratio(
        figure.median * factor,
        figure.low * factor,
        figure.high * factor,
        figure.ours,
        figure.theirs,
    )


def report(
    counted: dict[str, Census], figures: list[tuple[str, Ratio]], skipped: list[str]
) -> dict[str, Any]:
    """Return everything as JSON knows it."""
    return {
        "games": {
            name: {**asdict(each), "share_real": each.share_real, "length": each.length}
            for name, each in counted.items()
        },
        "ratios": {
            name: {"median": each.median, "low": each.low, "high": each.high}
            for name, each in figures
        },
        "skipped": skipped,
    }


def show(counted: dict[str, Census], figures: list[tuple[str, Ratio]], skipped: list[str]) -> None:
    """Print everything for a reader."""
    print(f"{'games':36} decisions/game   real   largest list   listed/decision")
    for name, each in counted.items():
        about = f"{each.length:14.0f}   {each.share_real:.2f} {each.largest:14}"
        print(f"{name:36} {about} {each.listed / each.decisions:17.1f}")
    print(f"\n{'ratios across games: rules worked per second':72} median  [95 %]")
    for name, ratio_of in figures:
        print(f"{name:72} {ratio_of}")
    for why in skipped:
        print(f"skipped: {why}")


if __name__ == "__main__":
    main()
