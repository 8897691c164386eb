"""How to play is read as it is written: its lines are no longer than the window is wide."""

import pytest
from rich.cells import cell_len

from abyss_tui.games.abyss.text.how_to_play import how_to_play
from abyss_tui.i18n.languages import CODES, language
from abyss_tui.i18n.voice import Voice

WIDEST = 72


@pytest.mark.parametrize("code", CODES)
def test_no_line_of_how_to_play_is_wrapped(code: str) -> None:
    lines = how_to_play(Voice(language(code))).splitlines()
    assert [each for each in lines if cell_len(each) > WIDEST] == []
