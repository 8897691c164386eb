"""What docs/seat-protocol.md says is what programs find."""

import re
from pathlib import Path

from abyss_tui.frontends.seat.refusals import _CODES
from abyss_tui.frontends.seat.requests import _DEEDS
from abyss_tui.lobby.refusal import Code

DOCUMENT = Path(__file__).parents[3] / "docs" / "seat-protocol.md"


def first_column(chapter: str) -> list[str]:
    """Return what stands first in each row of the table of a chapter."""
    text = DOCUMENT.read_text(encoding="utf-8").partition(f"\n## {chapter}\n")[2]
    rows = text.partition("\n## ")[0].partition("| --- |")[2]
    return re.findall(r"^\| `([a-z-]+)` \|", rows, re.MULTILINE)


def test_every_request_is_documented() -> None:
    assert first_column("What a program may say") == list(_DEEDS)


def test_every_code_of_a_refusal_is_documented() -> None:
    codes = {str(code) for code in Code} | {str(code) for code in _CODES.values()}
    documented = first_column("What is refused")
    assert set(documented) == codes
    assert len(documented) == len(codes)


def test_everything_told_is_documented() -> None:
    source = Path(__file__).parents[3] / "src" / "abyss_tui" / "frontends" / "seat"
    told = {
        name
        for file in source.glob("*.py")
        for name in re.findall(r'"tell": "([a-z]+)"', file.read_text(encoding="utf-8"))
    }
    assert set(first_column("What a program is told")) == told
