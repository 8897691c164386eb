"""How long a key takes at one's own terminal, and how much is written for it.

Run with `python -m bench.keys`. The program runs in a pseudo-terminal of 120 x 40 in full colour;
a key is timed from its byte to the last byte that is written for it, which is when nothing more
came for a while, with nothing that moves; what it takes of a core says more where others are at
work as well. The least that a prompt could take is measured in turn: an app of Textual's own parts
that opens and closes one. With paths of other checkouts, these are measured too, key by key in
turn, and the ratios of the medians are printed: a busy machine slows all of them alike.
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
from collections.abc import Iterable, Iterator
from pathlib import Path

from abyss_tui.games.registry import USUAL_GAME

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
PROMPT = ("a prompt opens", "and closes")
ASKS = """
from textual.app import App
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static

class Asked(ModalScreen):
    CSS = "Asked { align: center bottom; } #box, #box > * { height: auto; }"
    BINDINGS = [("n", "dismiss")]

    def compose(self):
        with Vertical(id="box"):
            yield Static("LEAVE?")
            yield OptionList("Go on playing", "Leave the table")
        yield Static("enter picks")

class Asks(App):
    CSS = "Asks Static { border: solid white; height: 3; } Screen { layout: grid; grid-size: 6 6; }"
    BINDINGS = [("q", "ask")]

    def action_ask(self):
        self.push_screen(Asked())

    def compose(self):
        for place in range(36):
            yield Static(f"box {place}")

Asks().run()
"""
"""An app of Textual's own parts on which a prompt opens and closes by the same keys."""
ONCE = {
    "abyss": {"an exploration": [b"e"], "its answer": [b"1"]},
    "conspiracy": {"three turned up": [b"3"], "one is kept": [b"1"]},
}
"""What is pressed at last in a game, as nobody can go back behind it.

In Abyss a Monster comes, and is fought: both lead to a prompt, the second from one to the next. In
Conspiracy a question lies over the market, and its answer brings the turn of the next player.
"""
CURTAIN = {"abyss": 2, "conspiracy": 0}
"""How often Enter is pressed until the curtain is open; where nothing is hidden there is none."""


class Program:
    """A run of a program at a terminal, and what its keys took."""

    def __init__(self, arguments: list[str], once: Iterable[str] = (), **environment: str) -> None:
        """`once` are the kinds of keys that are pressed at last."""
        kinds = (*KINDS, *once)
        self.arguments, self.environment = arguments, environment
        self.taken: dict[str, list[float]] = {kind: [] for kind in kinds}
        self.worked: dict[str, list[float]] = {kind: [] for kind in kinds}
        self.written: dict[str, list[int]] = {kind: [] for kind in kinds}
        self.start()

    def start(self) -> None:
        """Start it."""
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            os.environ |= {"TERM": "xterm-256color", "COLORTERM": "truecolor"} | self.environment
            os.execv(sys.executable, [sys.executable, *self.arguments])  # noqa: S606 (our own)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", *SIZE, 0, 0))
        self.last(3.0)

    def press(self, key: bytes) -> None:
        """Press a key."""
        os.write(self.terminal, key)

    def last(self, quiet: float = QUIET) -> tuple[float, int]:
        """Read until nothing comes for so long; return when the last byte came, and how many."""
        at, count = time.perf_counter(), 0
        while came := self.read_within(quiet):
            count += came
            at = time.perf_counter()
        return at, count

    def read_within(self, seconds: float) -> int:
        """Read what comes first within so long; return how many bytes it is, 0 for none."""
        if not select.select([self.terminal], [], [], seconds)[0]:
            return 0
        return len(os.read(self.terminal, 1 << 20))

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


class Game(Program):
    """A run of the program of one checkout, at its table."""

    def __init__(self, checkout: Path, games: str, game: str) -> None:
        self.game = game
        command = ["-m", "abyss_tui", "--saves", games, "play", "--seed", "5"]
        command += [] if game == USUAL_GAME else ["--game", game]  # older checkouts know but one
        super().__init__(
            [*command, "--players", "Ada,Bo,Cleo,Dan"],
            ONCE[game],
            PYTHONPATH=f"{checkout}/src",
            XDG_CONFIG_HOME=games,
            ABYSS_TUI_HINTS="false",  # they would take the keys
            ABYSS_TUI_MOTION="false",  # what moves is written for long after a key
        )

    def start(self) -> None:
        """Deal a game and let its first player see the table."""
        super().start()
        for _ in range(CURTAIN[self.game]):
            self.press(b"\r")
            self.last(1.5)


def rows(ours: Game, others: list[Game], least: Program) -> Iterator[str]:
    """What was found, and of each other program how much of it ours takes."""
    yield f"{'':18} wait: median    p95   of a core   bytes   ours ÷ another: wait, core, bytes"
    for kind in (*KINDS, *ONCE[ours.game]):
        yield "   ".join((row(kind, ours), *(ratios(kind, ours, other) for other in others)))
    for kind in PROMPT:
        yield "   ".join((row(kind, least), ratios(kind, ours, least), "the least"))


def row(kind: str, program: Program) -> str:
    """What the keys of a kind took in a program."""
    p95 = statistics.quantiles(program.taken[kind], n=20, method="inclusive")[-1]
    wait, core, count = medians(program, kind)
    return f"{kind:18} {wait:9.1f} ms {p95:3.0f} ms   {core:6.1f} ms   {count:5.0f}"


def ratios(kind: str, ours: Program, other: Program) -> str:
    """How much of what it takes in another program ours takes."""
    pairs = zip(medians(ours, kind), medians(other, kind), strict=True)
    return ", ".join(f"{mine / max(theirs, 1):.2f}" for mine, theirs in pairs)


def medians(program: Program, kind: str) -> tuple[float, float, float]:
    """How long one waits, how long a core works, and how many bytes are written."""
    return (
        statistics.median(program.taken[kind]),
        statistics.median(program.worked[kind]),
        statistics.median(program.written[kind]),
    )


def main() -> None:
    """Print how long keys take."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkouts", nargs="*", type=Path, help="others to be measured as well")
    parser.add_argument("--game", choices=ONCE, default=USUAL_GAME)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument(
        "--beginnings", type=int, default=5, help="how often a game begins, for its own keys"
    )
    args = parser.parse_args()
    checkouts = [Path(__file__).parents[1], *args.checkouts]
    with tempfile.TemporaryDirectory() as folder:
        games = [
            Game(checkout, f"{folder}/{place}", args.game)
            for place, checkout in enumerate(checkouts)
        ]
        least = Program(["-c", ASKS], TEXTUAL_FPS="1000")  # as ours, which waits for no frame
        try:
            for _ in range(args.rounds):
                for kind, keys in KINDS.items():
                    for program in (*games, least) if kind in PROMPT else games:
                        program.measure(kind, keys)
            for _ in range(args.beginnings):
                for game in games:
                    game.close()
                    game.start()
                    for kind, keys in ONCE[args.game].items():
                        game.measure(kind, keys)
        finally:
            for program in (*games, least):
                program.close()
    sys.stdout.write("".join(f"{each}\n" for each in rows(games[0], games[1:], least)))


if __name__ == "__main__":
    main()
