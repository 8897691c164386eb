"""`python -m bench.hosting`: a host of many players, beside one process a player.

Both are tried in one run: the host of this program, where everybody shares one process, and an SSH
server that starts the program anew in a terminal of its own for each who comes. Everybody sits at a
table of their own and presses a key a second: mostly a cursor key, each tenth opens or closes a
prompt, not all at once. Clients run in a process of their own, and emulate no terminal.

With paths of other checkouts, their hosts are tried as well, each in turn with as many players, and
the ratios are printed: ours by theirs. A busy machine slows all of them alike, so of the figures of
such a run the ratios say most, and of them the one of a core.

With `--flood`, only this is measured: what a neighbour notices of eight guests who flood.
"""

# ruff: noqa: T201 (a command line prints)

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from statistics import median

from bench.hosting_clients import Client, Figures, measured, memory, spread
from bench.hosting_floods import FLOODS, beside
from bench.hosting_table import moves_of_all

HERE = Path(__file__).parents[1]


def main() -> None:
    """Measure, and print a table or JSON."""
    args = arguments()
    if args.flood:
        floods(args)
        return
    rows = [row for sessions in args.sessions for row in shared(sessions, args)]
    alone = [each for each in args.sessions if each <= args.separate_at_most]
    rows += [separate(sessions, args) for sessions in alone]
    more = alone_at_a_table(args.moves) if args.moves else {}
    more |= table_of_four(args.moves_of_four) if args.moves_of_four else {}
    if args.json:
        print(json.dumps({"load": rows, "moves": more}, indent=2))
    else:
        print("\n".join(f"{name:44} {value}" for name, value in more.items()))


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        "python -m bench.hosting",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("checkouts", nargs="*", type=Path, help="others to be measured in turn")
    parser.add_argument("--rounds", type=int, default=1, help="of all of them, in turn")
    parser.add_argument("--sessions", type=int, nargs="+", default=[1, 10, 50])
    parser.add_argument("--seconds", type=float, default=12, help="of keys, for each")
    parser.add_argument("--moves", type=int, default=1000, help="for memory; 0: none")
    parser.add_argument("--moves-of-four", type=int, default=200, help="at one table; 0: none")
    parser.add_argument("--separate-at-most", type=int, default=50, metavar="N")
    parser.add_argument("--flood", nargs="+", choices=FLOODS, help="measure these alone")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def floods(args: argparse.Namespace) -> None:
    """Measure a neighbour beside each kind of flood, at our host and those of other checkouts."""
    checkouts = [HERE, *(each.resolve() for each in args.checkouts)]
    for _, kind, checkout in product(range(args.rounds), args.flood, checkouts):
        name = "flooded" if checkout == HERE else "shared"  # as it was called before
        with host(name, checkout) as (port, pid, _folder):
            taken = asyncio.run(beside(port, pid, kind, args.seconds))
        said = "  ".join(f"{what} {value}" for what, value in taken.items())
        print(f"{checkout.name:10} {kind:8} {said}", flush=True)


def shared(sessions: int, args: argparse.Namespace) -> Iterator[dict[str, object]]:
    """Let so many players come to our host, and in turn to those of the other checkouts."""
    checkouts = [HERE, *(each.resolve() for each in args.checkouts)]
    taken: dict[Path, list[Figures]] = {each: [] for each in checkouts}
    for _, checkout in product(range(args.rounds), checkouts):
        with host("shared", checkout) as (port, pid, _folder):
            figures = asyncio.run(measured(port, pid, sessions, args.seconds))
        taken[checkout].append(figures)
        yield shown("shared" if checkout == HERE else checkout.name, sessions, figures, args)
    if args.checkouts and not args.json:
        show_ratios(sessions, taken)


def separate(sessions: int, args: argparse.Namespace) -> dict[str, object]:
    """Let so many players come to a host that starts a process for each."""
    with host("separate") as (port, pid, _):
        figures = asyncio.run(measured(port, pid, sessions, args.seconds))
    return shown("separate", sessions, figures, args)


def alone_at_a_table(moves: int) -> dict[str, object]:
    """Measure one table for long."""
    with host("shared") as (port, pid, _):
        return asyncio.run(many_moves(port, pid, moves))


def table_of_four(moves: int) -> dict[str, object]:
    """Measure how long a move takes at a table of four, each of whom reads before a key."""
    with host("table") as (port, _, folder):
        seconds = asyncio.run(moves_of_all(port, folder, moves))
    return {
        "moves at a table of four": len(seconds),
        "ms until all four see one (median, p95, most)": spread([1000 * x for x in seconds]),
    }


def shown(
    name: str, sessions: int, figures: Figures, args: argparse.Namespace
) -> dict[str, object]:
    """Print a row if that is wanted; return it."""
    if not args.json:
        show(name, sessions, figures)
    return {"host": name, "sessions": sessions, **figures.as_json()}


COMPARED: Mapping[str, Callable[[Figures], float]] = {
    "of a core": lambda figures: figures.busy,
    "key to screen, median": lambda figures: spread([1000 * each for each in figures.answers])[0],
    "p95": lambda figures: spread([1000 * each for each in figures.answers])[1],
    "bytes a key": lambda figures: figures.bytes_a_key,
}
"""What is compared."""


@contextmanager
def host(name: str, checkout: Path = HERE) -> Iterator[tuple[int, int, Path]]:
    """Start a host; give its port, its process, and the folder of its players' keys.

    That of another checkout runs in its own environment.
    """
    python = sys.executable if checkout == HERE else str(checkout / ".venv/bin/python")
    command = [python, "-m", "bench.hosting_servers", name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=checkout) as process:  # noqa: S603 (itself)
        assert process.stdout is not None
        try:
            port, _, folder = process.stdout.readline().strip().partition(" ")
            yield int(port), process.pid, Path(folder)
        finally:
            process.terminate()


def show_ratios(sessions: int, taken: dict[Path, list[Figures]]) -> None:
    """Print what ours needs by what each other one does, in the median of the rounds."""
    ours = taken[HERE]
    for checkout, theirs in taken.items():
        if checkout == HERE:
            continue
        ratios = {
            what: median(of(mine) / of(other) for mine, other in zip(ours, theirs, strict=True))
            for what, of in COMPARED.items()
        }
        said = "  ".join(f"{what} {ratio:.2f}" for what, ratio in ratios.items())
        print(f"{sessions:14}  ours ÷ {checkout.name}: {said}", flush=True)


def show(name: str, sessions: int, figures: Figures) -> None:
    """Print one row for a reader."""
    said = "  ".join(f"{what} {value}" for what, value in figures.as_json().items())
    print(f"{name:9} {sessions:4}  {said}", flush=True)


async def many_moves(port: int, pid: int, moves: int) -> dict[str, object]:
    """Press keys at one table for long: what is sent, and how memory grows."""
    client = await Client.come(port)
    await client.sit_down()
    for _ in range(50):
        await client.press()
    begun = memory(pid)
    sizes = [await client.press() for _ in range(moves)]
    client.leave()
    return {
        "keys at one table": moves,
        "bytes for a key (median, p95, most)": spread(sizes),
        "memory before and after, MB": (round(begun, 1), round(memory(pid), 1)),
    }


if __name__ == "__main__":
    main()
