"""Numbers that matter are shown large, with what they count and why beside them."""

from abyss_tui.frontends.tui.widgets.large_numbers import large_numbers
from abyss_tui.i18n.voice import Span
from abyss_tui.kernel.big_number import BigNumber
from tests.frontends.tui.full_table import LOOK


def test_numbers_stand_beside_each_other() -> None:
    why = (Span("10 printed + 2 Dmitri's Recruiter"),)
    numbers = [BigNumber(6, "IP"), BigNumber(12, "your price", why)]
    assert large_numbers(numbers, LOOK).plain.splitlines() == [
        "█▀▀       ▀█  ▀▀█",
        "█▀█ IP     █  █▀▀ your price",
        "▀▀▀       ▀▀▀ ▀▀▀ 10 printed + 2 Dmitri's Recruiter",
    ]
