"""The parts of the program of a visitor, each by itself."""

from types import SimpleNamespace
from typing import Any

from abyss_tui.frontends.tui.hosted.turn_call import TurnCall
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice

BELL = "\x07"


GAME = SimpleNamespace(slug="abyss")


def test_the_bell_rings_once_for_each_turn_in_which_one_must_decide() -> None:
    sent: list[str] = []
    told: list[bool] = []
    app: Any = SimpleNamespace(
        look=Look(Voice(ENGLISH), DEEP_SEA.palette),
        send_to_terminal=sent.append,
        tell_turn=told.append,
    )
    call = TurnCall(app)
    own: Any = SimpleNamespace(active=0, seats=frozenset({0}), turn=3, kind=GAME)
    others: Any = SimpleNamespace(active=1, seats=frozenset({0}), turn=3, kind=GAME)
    for place, here in ((own, True), (own, True), (others, False), (own, True)):
        call.asks(place, "friday", here=here)
    assert sent.count(BELL) == 2
    assert told == [True, False, True]
    assert any("Your turn! friday: Abyss" in each for each in sent)
