"""How long the program takes to start, beside the least a program like it takes.

Run with `python -m bench.startup`; `--game` names another game than the usual one. Each pair is
started in turn, in a pseudo-terminal of 80 x 24, and timed from the start of the process to the
words that say it is there; what it has taken of the processors until then says more where others
are at work as well. The bytecode of the program is written beforehand, as an installation does;
nobody has set anything yet.
"""

import argparse
import compileall
import fcntl
import os
import pty
import resource
import select
import shutil
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time
from pathlib import Path

import abyss_tui
from abyss_tui.games.registry import USUAL_GAME

RUNS = 21
FIRST = {"abyss": b"twice", "conspiracy": b"turn up Lords"}
"""What a game shows first, as it is written: a word of its curtain, where a blank is a move of the
cursor, or words of the table where nothing is hidden."""
LONGEST = 20.0
"""Seconds after which the words will not come: others are written than are waited for."""
BOXES = """
from textual.app import App
from textual.widgets import Static

class Boxes(App):
    CSS = "Static { border: solid white; height: 3; } Screen { layout: grid; grid-size: 6 6; }"

    def compose(self):
        for place in range(36):
            yield Static(f"box {place}")

Boxes().run()
"""


def seconds_until(words: bytes, command: list[str]) -> tuple[float, float]:
    """Return how long a command takes to write these words to its terminal, or to end.

    First on the clock, then of the processors.
    """
    started, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    child, terminal = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm-256color"
        os.execv(command[0], command)  # noqa: S606 (our own program)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    written = b""
    while words not in written:
        if time.perf_counter() - started > LONGEST:
            sys.exit(f"{command} has not written {words!r} in {LONGEST} s")
        if not select.select([terminal], [], [], 1)[0]:
            continue
        try:
            written += os.read(terminal, 65536)
        except OSError:  # the program has ended
            break
    taken = time.perf_counter() - started
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(terminal)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return taken, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def ratio(ours: tuple[bytes, list[str]], theirs: tuple[bytes, list[str]]) -> str:
    """Return the medians of how many times as long ours takes, run by run."""
    pairs = [(seconds_until(*ours), seconds_until(*theirs)) for _ in range(RUNS)]
    clock = statistics.median(mine[0] / other[0] for mine, other in pairs)
    work = statistics.median(mine[1] / other[1] for mine, other in pairs)
    return f"{clock:5.2f}  {work:5.2f}"


def deal(program: str, folder: str, game: str) -> None:
    """Keep a game that can be gone on with."""
    play = ["play", "--players", "Ada,Bo,Cleo,Dan", "--seed", "5", "--game", game]
    seconds_until(FIRST[game], [program, "--saves", folder, *play])


def main() -> None:
    """Print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=FIRST, default=USUAL_GAME)
    game = parser.parse_args().game
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    compileall.compile_dir(Path(abyss_tui.__file__).parent, quiet=1)
    program = shutil.which("abyss-tui", path=str(Path(sys.executable).parent)) or "abyss-tui"
    never = b"\0never"
    found = {
        "--version ÷ python -c pass": ratio(
            (never, [program, "--version"]), (never, [sys.executable, "-c", "pass"])
        )
    }
    folders = [tempfile.TemporaryDirectory() for _ in range(3)]
    with folders[0] as folder, folders[1] as kept, folders[2] as unset:
        os.environ["XDG_CONFIG_HOME"] = unset
        boxes = Path(folder, "boxes.py")
        boxes.write_text(BOXES, encoding="utf-8")
        deal(program, kept, game)
        play = ["play", "--players", "Ada,Bo,Cleo,Dan", "--game", game]
        for name, words, command in (
            ("menu", b"New game", [program, "--saves", folder]),
            ("play", FIRST[game], [program, "--saves", folder, *play]),
            ("resume", FIRST[game], [program, "--saves", kept, "resume"]),
        ):
            bare = (b"box 35", [sys.executable, str(boxes)])
            found[f"{name} ÷ a bare Textual app of 36 boxes"] = ratio((words, command), bare)
    sys.stdout.write(f"{'':40} clock   work\n")
    sys.stdout.write("".join(f"{name:40} {each}\n" for name, each in found.items()))


if __name__ == "__main__":
    main()
