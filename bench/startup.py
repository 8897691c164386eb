"""How long the program takes to start, beside the least a program like it takes.

Run with `python -m bench.startup`. Each pair is started in turn, in a pseudo-terminal of
80 x 24, and timed from the start of the process to the words that say it is there.
"""

import fcntl
import os
import pty
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

RUNS = 11
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


def seconds_until(words: bytes, command: list[str]) -> float:
    """Return how long a command takes to write these words to its terminal, or to end."""
    started = time.perf_counter()
    child, terminal = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm-256color"
        os.execv(command[0], command)  # noqa: S606 (our own program)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    written = b""
    while words not in written and select.select([terminal], [], [], 10)[0]:
        try:
            written += os.read(terminal, 65536)
        except OSError:  # the program has ended
            break
    taken = time.perf_counter() - started
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(terminal)
    return taken


def ratio(ours: tuple[bytes, list[str]], theirs: tuple[bytes, list[str]]) -> float:
    """Return the median of how many times as long ours takes, run by run."""
    pairs = [(seconds_until(*ours), seconds_until(*theirs)) for _ in range(RUNS)]
    return statistics.median(mine / other for mine, other in pairs)


def main() -> None:
    """Print the two ratios."""
    program = shutil.which("abyss-tui", path=str(Path(sys.executable).parent)) or "abyss-tui"
    never = b"\0never"
    version = ratio((never, [program, "--version"]), (never, [sys.executable, "-c", "pass"]))
    with tempfile.TemporaryDirectory() as folder:
        boxes = Path(folder, "boxes.py")
        boxes.write_text(BOXES, encoding="utf-8")
        menu = ratio(
            (b"New game", [program, "--saves", folder]),
            (b"box 35", [sys.executable, str(boxes)]),
        )
    sys.stdout.write(f"--version ÷ python -c pass             {version:.2f}\n")
    sys.stdout.write(f"menu ÷ a bare Textual app of 36 boxes  {menu:.2f}\n")


if __name__ == "__main__":
    main()
