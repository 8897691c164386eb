"""A program that plays a seat, and behaves as its first word says: `odd_program.py hangs`."""

import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

Line = dict[str, Any]
LOTS = Random(1)


def say(**request: Any) -> None:
    """Send a request."""
    write(json.dumps(request))


def write(line: str) -> None:
    """Send a line as it is."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def told() -> Iterator[Line]:
    """Yield what is told, to the end."""
    yield from map(json.loads, sys.stdin)


def plays(line: Line, action: Line | None = None) -> None:
    """Answer a decision if it is one's own, with any option if nothing else is said."""
    options = line["tell"] == "decision" and line["view"]["decision"].get("options")
    if options:
        say(do="play", number=line["number"], action=action or LOTS.choice(options))


def exits() -> None:
    sys.exit("I do not want to play")


def crashes(decision: str) -> None:
    say(do="hello", name="Crab")
    for line in told():
        if line["tell"] == "decision" and line["number"] >= int(decision):
            raise RuntimeError("no idea")
        plays(line)


def hangs() -> None:
    say(do="hello")
    list(told())


def clings(processes: str) -> None:
    """Neither end at the end of the input nor alone."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    child = os.fork()
    if child:
        Path(processes).write_text(f"{os.getpid()} {child}")
        say(do="hello")
    while True:
        time.sleep(60)


def hands_on(processes: str) -> None:
    """Leave its pipes to a child in a session of its own, and end like any other."""
    child = os.fork()
    if not child:
        os.setsid()
        time.sleep(60)
    Path(processes).write_text(str(child))
    hangs()


def cheats() -> None:
    say(do="hello")
    for line in told():
        plays(line, {"type": "steal", "seat": 0})


def babbles() -> None:
    say(do="hello")
    for _ in told():
        write("{]\xff")


def floods() -> None:
    while True:
        write("\n" + "x" * 100)


def roars() -> None:
    write("x" * 70_000)
    hangs()


def asks(kept: str) -> None:
    """Ask for what it may not, talk, play, and keep all that it is told."""
    say(do="hello")
    with Path(kept).open("w") as file:
        for line in told():
            file.write(json.dumps(line) + "\n")
            file.flush()
            if line["tell"] == "table" and line["state"] == "running":
                say(do="start", id=1)
                say(do="tables", id=2)
                say(do="fly", id=3)
                say(do="say", text="hello \x1b[2J all", id=4)
            plays(line)


def dawdles(kept: str) -> None:
    """Answer at once in the turns of others, and never in its own."""
    say(do="hello")
    with Path(kept).open("w") as file:
        for line in told():
            file.write(json.dumps(line) + "\n")
            file.flush()
            if line["tell"] == "decision" and line["view"]["decision"]["kind"] != "turn":
                plays(line)


def leaves() -> None:
    say(do="hello", name="Ada")
    for line in told():
        if line["tell"] == "decision":
            say(do="leave")


def waits(kept: str) -> None:
    """Wait for the end of the input, and say so in a file."""
    Path(kept).write_text(str(os.getpid()))
    hangs()
    Path(kept).write_text("ended")


if __name__ == "__main__":
    way, *more = sys.argv[1:]
    globals()[way](*more)
