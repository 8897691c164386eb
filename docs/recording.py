"""Records half a minute of a game: `python docs/recording.py`, or `make picture`.

The program runs in a terminal of its own, in the game of the pictures; somebody looks at the menu,
sits down and recruits a Lord, and the next one explores. What it writes goes to docs/abyss.cast, an
asciicast (version 2).
"""

import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pexpect
from picture import SIZE, kept_game

from abyss_tui.frontends.tui.apps.local_session import local_session
from abyss_tui.games.registry import USUAL_GAME

SECONDS = 36
RIGHT = "\x1b[C"
KEYS = (
    (2.5, "c"),  # the kept games
    (1.5, "\r"),
    (1.5, "\r"),  # the curtain
    (1.0, "\r"),
    (2.0, "x"),  # no more hints
    (1.5, RIGHT),  # along the Court
    (0.5, RIGHT),
    (0.5, RIGHT),
    (1.0, "r"),
    (1.5, "4"),  # a Lord who can be paid
    (2.0, "\r"),
    (2.5, "1"),  # the Ally that is affiliated
    (2.5, "1"),  # the turn is over
    (2.0, "\r"),
    (1.0, "\r"),
    (2.0, "e"),
    (2.0, "n"),  # nobody buys
    (1.5, "d"),
    (2.0, "n"),
    (1.5, "t"),
)
"""Seconds to wait, then what is typed."""


async def keep_a_game(saves: Path) -> None:
    """Keep the game of the pictures in a folder."""
    await kept_game(local_session(saves, USUAL_GAME), USUAL_GAME)


def recorded(saves: Path) -> Iterator[str]:
    """Yield the lines of the recording: its head, then what was written when."""
    columns, rows = SIZE
    head = {"version": 2, "width": columns, "height": rows, "title": "abyss-tui"}
    yield json.dumps(head)
    around = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "ABYSS_TUI_LANG": "en"}
    program = pexpect.spawn(
        sys.executable,
        ["-m", "abyss_tui", "--saves", str(saves)],
        env={**os.environ, **around, "XDG_CONFIG_HOME": str(saves)},
        encoding="utf-8",
        dimensions=(rows, columns),
    )
    begun = time.monotonic()
    typed_at, waiting = begun, list(KEYS)
    while (now := time.monotonic()) - begun < SECONDS:
        if waiting and now - typed_at >= waiting[0][0]:
            program.send(waiting.pop(0)[1])
            typed_at = now
        try:
            written = program.read_nonblocking(65536, timeout=0.02)
        except pexpect.TIMEOUT:
            continue
        yield json.dumps([round(time.monotonic() - begun, 3), "o", written], ensure_ascii=False)
    program.terminate(force=True)


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "docs") / "abyss.cast"
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(keep_a_game(Path(folder)))
        target.write_text("\n".join(recorded(Path(folder))) + "\n", encoding="utf-8")
