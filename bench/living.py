"""What it costs that the menu moves: bytes and work of a core in a second, and a key meanwhile.

Run with `python -m bench.living`. The menu is shown in pseudo-terminals of 120 x 40 in full colour,
once as it is usual and once with `--calm`, at the same time; with nobody at the keys, what is
written and worked in both is counted second by second.
"""

# ruff: noqa: T201 (a command line prints)

import argparse
import statistics
import tempfile
import time

from bench.keys import Program

AT_REST = 3.0
"""Seconds after which all that is read ahead behind the menu is read."""


class Menu(Program):
    """The menu of the program, which moves or stands still."""

    def __init__(self, folder: str, *options: str) -> None:
        super().__init__(["-m", "abyss_tui", "--saves", folder, *options], XDG_CONFIG_HOME=folder)

    def start(self) -> None:
        """Show the menu, and let it come to rest as far as it does."""
        super().start()
        self.counted(AT_REST)

    def last(self, quiet: float = 0.3) -> tuple[float, int]:
        """Read for so long; a menu that moves is never quiet."""
        return time.perf_counter(), self.counted(quiet)[0]

    def counted(self, seconds: float) -> tuple[int, float]:
        """Read for so long; return how many bytes came, and the milliseconds of a core."""
        worked, until, count = self.work(), time.perf_counter() + seconds, 0
        while (left := until - time.perf_counter()) > 0:
            count += self.read_within(left)
        return count, self.work() - worked


def main() -> None:
    """Print what was counted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seconds", type=int, default=30, help="less than the menu moves unwatched"
    )
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        menus = {"moves": Menu(folder), "stands still": Menu(folder, "--calm")}
        try:
            taken = {
                name: [menu.counted(1.0) for _ in range(args.seconds)]
                for name, menu in menus.items()
            }
        finally:
            for menu in menus.values():
                menu.close()
    for name, seconds in taken.items():
        count = statistics.mean(each for each, _ in seconds)
        work = statistics.mean(each for _, each in seconds)
        print(f"{name:14} {count:7.0f} bytes a second   {work:6.2f} ms of a core in a second")


if __name__ == "__main__":
    main()
