"""Hints: each belongs to what is met, comes once, and is told."""

from random import Random

from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.abyss.sitting.table import SITTING
from abyss_tui.games.abyss.text.hint_texts import TEXTS, TITLES, hint_text, hint_title
from abyss_tui.games.abyss.views import view_for
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.sitting import Seen
from tests.frontends.tui.reaching import a_move

BELONGS = {
    "turn": "turn",
    "plot": "turn",
    "key": "turn",
    "sale": "offer",
    "exploring": "explore",
    "monster": "explore",
    "location": "location",
}
"""The kind of decision before which a hint is told; that on affiliation has two."""


def met_in(seed: int, *, alone: bool) -> dict[str, str]:
    """Return the hints of a game, with the kind of decision before which each was told.

    `alone` looks with the eyes of who decides, otherwise with everybody's.
    """
    game, dice, met = new_game(("Ada", "Bo"), seed), Random(seed), dict[str, str]()
    while (decision := game.decision) is not None:
        seat = decision.seat if alone else None
        name = SITTING.hint(Seen(view_for(game, seat), preview(game, seat)), met.keys())
        if name is not None:
            assert name not in met
            met[name] = decision.kind
        game.apply(a_move(decision, dice))
    return met


def test_every_hint_is_told_before_what_it_is_about() -> None:
    met: dict[str, str] = {}
    for seed in range(4):
        met |= met_in(seed, alone=True)
    assert met.keys() == TEXTS.keys() == TITLES.keys()
    assert met.pop("affiliation") in ("affiliate", "turn")
    assert met == BELONGS


def test_eyes_of_everybody_see_no_hint_on_what_somebody_has() -> None:
    assert not {"turn", "plot", "key"} & met_in(1, alone=False).keys()


def test_every_hint_has_a_title_and_a_text() -> None:
    voice = Voice(ENGLISH)
    for name in TEXTS:
        assert hint_title(name, voice).startswith("Hint: ")
        assert plain(hint_text(name, {"ways": "g", "plot": "p"}, voice)).endswith(".")
