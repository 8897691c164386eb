"""The kept journals: games of format 1 that every later program must open and replay.

They were played at random through the table of program 0.1.0, with a clock of their own. They
are never written anew, not even when everything else is.
"""

import shutil
from pathlib import Path
from typing import Final

JOURNALS: Final = Path(__file__).parent / "journals"
FINISHED: Final = ("two-players", "letters", "three-with-undos", "odd-names", "four-players")
"""By name; two are of two players, two of three, one of four."""
GOING_ON: Final = ("just-dealt", "mid-payment", "mid-exploration")
ALL: Final = (*FINISHED, *GOING_ON)


def laid_out(folder: Path, name: str, upto: int | None = None) -> Path:
    """Copy a journal into a folder of games; with `upto`, only its first so many entries.

    The beginning of a journal is a journal: so one long game stands for many moments.
    """
    copy = folder / f"{name}.jsonl"
    if upto is None:
        return Path(shutil.copy(JOURNALS / copy.name, copy))
    lines = (JOURNALS / copy.name).read_bytes().splitlines(keepends=True)
    copy.write_bytes(b"".join(lines[: upto + 1]))
    return copy
