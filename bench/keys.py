"""How long a key takes at one's own terminal, and how much is written for it.

Run with `python -m bench.keys`. The program runs in a pseudo-terminal of 120 x 40 in full colour;
a key is timed from its byte to the last byte that is written for it, which is when nothing more
came for a while, with nothing that moves; what it takes of a core says more where others are at
work as well. With paths of other checkouts, these are measured too, key by key in turn, and the
ratios of the medians are printed: a busy machine slows all of them alike.
"""

import argparse
import fcntl
import os
import pty
import select
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time
from collections.abc import Iterator
from pathlib import Path

SIZE = (40, 120)
QUIET = 0.3
"""Seconds without a byte after which a key is done with; the answer to Esc waits for 0.1."""
RIGHT, LEFT, TAB, BACK = b"\x1b[C", b"\x1b[D", b"\t", b"\x1b[Z"
KINDS = {
    "a cursor step": [RIGHT, RIGHT, RIGHT, LEFT, LEFT, LEFT],
    "to the next part": [TAB, BACK],
    "a text opens": [b"?"],
    "and closes (Esc)": [b"\x1b"],
    "a prompt opens": [b"q"],
    "and closes": [b"n"],
}
"""What is pressed, round after round."""
ONCE = {"an exploration": [b"e"], "its answer": [b"1"]}
"""What is pressed at last, as nobody can go back behind it: a Monster comes, and is fought.

Both lead to a prompt, the second from one to the next.
"""


class Program:
    """A run of the program of one checkout, at its table."""

    def __init__(self, checkout: Path, games: str) -> None:
        self.checkout, self.games = checkout, games
        self.taken: dict[str, list[float]] = {kind: [] for kind in (*KINDS, *ONCE)}
        self.worked: dict[str, list[float]] = {kind: [] for kind in (*KINDS, *ONCE)}
        self.written: dict[str, list[int]] = {kind: [] for kind in (*KINDS, *ONCE)}
        self.start()

    def start(self) -> None:
        """Deal a game and open the hand of its first player."""
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            os.environ |= {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
            os.environ["ABYSS_TUI_HINTS"] = "false"  # they would take the keys
            os.environ["ABYSS_TUI_MOTION"] = "false"  # what moves is written for long after a key
            os.environ |= {"PYTHONPATH": f"{self.checkout}/src", "XDG_CONFIG_HOME": self.games}
            command = ["-m", "abyss_tui", "--saves", self.games, "play", "--seed", "5"]
            command += ["--players", "Ada,Bo,Cleo,Dan"]
            os.execv(sys.executable, [sys.executable, *command])  # noqa: S606 (our own program)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", *SIZE, 0, 0))
        self.last(3.0)
        for _ in range(2):  # the curtain opens
            self.press(b"\r")
            self.last(1.5)

    def press(self, key: bytes) -> None:
        """Press a key."""
        os.write(self.terminal, key)

    def last(self, quiet: float = QUIET) -> tuple[float, int]:
        """Read until nothing comes for so long; return when the last byte came, and how many."""
        at, count = time.perf_counter(), 0
        while select.select([self.terminal], [], [], quiet)[0]:
            count += len(os.read(self.terminal, 1 << 20))
            at = time.perf_counter()
        return at, count

    def work(self) -> float:
        """How long it has had a core, in milliseconds."""
        threads = Path(f"/proc/{self.child}/task").iterdir()
        return sum(int((each / "schedstat").read_text().split()[0]) for each in threads) / 1e6

    def measure(self, kind: str, keys: list[bytes]) -> None:
        """Press keys, and put down what each took."""
        for key in keys:
            worked, begun = self.work(), time.perf_counter()
            self.press(key)
            at, count = self.last()
            self.worked[kind].append(self.work() - worked)
            self.taken[kind].append(1000 * max(0.0, at - begun))
            self.written[kind].append(count)

    def close(self) -> None:
        """End it."""
        os.kill(self.child, signal.SIGKILL)
        os.waitpid(self.child, 0)
        os.close(self.terminal)


def rows(programs: list[Program]) -> Iterator[str]:
    """What was found, and of each other program how much of it ours takes."""
    yield f"{'':18} wait: median    p95   of a core   bytes   ours ÷ another: wait, core, bytes"
    ours, *others = programs
    for kind in (*KINDS, *ONCE):
        p95 = statistics.quantiles(ours.taken[kind], n=20)[-1]
        wait, core, count = medians(ours, kind)
        line = f"{kind:18} {wait:9.1f} ms {p95:3.0f} ms   {core:6.1f} ms   {count:5.0f}"
        for other in others:
            ratios = zip(medians(ours, kind), medians(other, kind), strict=True)
            line += "   " + ", ".join(f"{mine / max(theirs, 1):.2f}" for mine, theirs in ratios)
        yield line


def medians(program: Program, kind: str) -> tuple[float, float, float]:
    """How long one waits, how long a core works, and how many bytes are written."""
    return (
        statistics.median(program.taken[kind]),
        statistics.median(program.worked[kind]),
        statistics.median(program.written[kind]),
    )


def main() -> None:
    """Print how long keys take."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("checkouts", nargs="*", type=Path, help="others to be measured as well")
    asked.add_argument("--rounds", type=int, default=12)
    asked.add_argument("--explorations", type=int, default=5)
    given = asked.parse_args()
    checkouts = [Path(__file__).parents[1], *given.checkouts]
    with tempfile.TemporaryDirectory() as folder:
        programs = [
            Program(checkout, f"{folder}/{place}") for place, checkout in enumerate(checkouts)
        ]
        try:
            for _ in range(given.rounds):
                for kind, keys in KINDS.items():
                    for program in programs:
                        program.measure(kind, keys)
            for _ in range(given.explorations):
                for program in programs:
                    program.close()
                    program.start()
                    for kind, keys in ONCE.items():
                        program.measure(kind, keys)
        finally:
            for program in programs:
                program.close()
    sys.stdout.write("".join(f"{row}\n" for row in rows(programs)))


if __name__ == "__main__":
    main()
