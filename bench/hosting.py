"""`python -m bench.hosting`: a host of many players, beside one process a player.

Both are tried in one run: the host of this program, where everybody shares one process, and an SSH
server that starts the program anew in a terminal of its own for each who comes. Everybody sits at a
table of their own and presses a key a second: mostly a cursor key, each tenth opens or closes a
prompt, not all at once. Clients run in a process of their own, and emulate no terminal.
"""

# ruff: noqa: T201 (a command line prints)

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.hosting_clients import Client, Figures, measured, memory, spread
from bench.hosting_table import moves_of_all

HOSTS = ("shared", "separate")
"""One process for all, one for each."""


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser("python -m bench.hosting", description=__doc__)
    parser.add_argument("--sessions", type=int, nargs="+", default=[1, 10, 50])
    parser.add_argument("--seconds", type=float, default=12, help="of keys, for each")
    parser.add_argument("--moves", type=int, default=1000, help="for memory that stays flat")
    parser.add_argument("--separate-at-most", type=int, default=50, metavar="N")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rows = []
    for name in HOSTS:
        for sessions in args.sessions:
            if name == "separate" and sessions > args.separate_at_most:
                continue
            with host(name) as (port, pid, _):
                figures = asyncio.run(measured(port, pid, sessions, args.seconds))
            rows.append({"host": name, "sessions": sessions, **figures.as_json()})
            if not args.json:
                show(name, sessions, figures)
    with host("shared") as (port, pid, _):
        more = asyncio.run(many_moves(port, pid, args.moves))
    with host("table") as (port, _, folder):
        seconds = asyncio.run(moves_of_all(port, folder))
    milliseconds = spread([1000 * each for each in seconds])
    more["moves at a table of four"] = len(seconds)
    more["ms until all four see one (median, p95, most)"] = milliseconds
    if args.json:
        print(json.dumps({"load": rows, "moves": more}, indent=2))
    else:
        print("\n".join(f"{name:44} {value}" for name, value in more.items()))


@contextmanager
def host(name: str) -> Iterator[tuple[int, int, Path]]:
    """Start a host; give its port, its process, and the folder of its players' keys."""
    command = [sys.executable, "-m", "bench.hosting_servers", name]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 (itself)
        assert process.stdout is not None
        try:
            port, _, folder = process.stdout.readline().strip().partition(" ")
            yield int(port), process.pid, Path(folder)
        finally:
            process.terminate()


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
