"""Hints: each belongs to what is met, comes once, and is told."""

from random import Random

from abyss_tui.games.abyss.text import hint_texts as hints_of_abyss
from abyss_tui.games.conspiracy.kind import KIND
from abyss_tui.games.conspiracy.sitting import SITTING
from abyss_tui.games.conspiracy.text.hint_texts import TEXTS, TITLES
from abyss_tui.games.conspiracy.text.table_text import TEXT
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.sitting import Seen

BELONGS = {
    "turn": {"turn", "edict", "end", "key", "pearls"},
    "recruit": {"keep", "six"},
    "place": {"pile", "six"},
    "exchange": {"exchange"},
    "location": {"location"},
}
"""What is explained before a decision of each kind."""


def met_in(seed: int, *, alone: bool = True) -> dict[str, str]:
    """The hints of a game, with the kind of decision before which each was told.

    `alone` looks with the eyes of who decides, otherwise with everybody's.
    """
    game, dice, met = KIND.new_game(("Ada", "Bo"), seed, None, {}), Random(seed), dict[str, str]()
    while (decision := game.decision) is not None:
        seat = decision.seat if alone else None
        seen = Seen(KIND.view(game, seat, with_options=False), None)
        name = SITTING.hint(seen, met.keys())
        if name is not None:
            assert name not in met
            met[name] = decision.kind
        game.apply(dice.choice(list(decision.options)))
    return met


def test_every_hint_is_told_before_what_it_is_about() -> None:
    met: set[tuple[str, str]] = set()
    for seed in range(12):
        met |= met_in(seed).items()
    assert {name for name, _ in met} == TEXTS.keys() == TITLES.keys()
    assert all(name.removeprefix("conspiracy-") in BELONGS[kind] for name, kind in met)


def test_a_table_that_all_look_at_tells_nobody_of_a_turn_of_their_own() -> None:
    assert not {"conspiracy-turn", "conspiracy-key"} & met_in(1, alone=False).keys()


def test_no_hint_of_another_game_counts_as_seen() -> None:
    assert not TEXTS.keys() & hints_of_abyss.TEXTS.keys()


def test_every_hint_has_a_title_and_a_text() -> None:
    for name in TEXTS:
        title, text = TEXT.hint(name, {}, Voice(ENGLISH))
        assert title.startswith("Hint: ")
        assert plain(text).endswith(".")
        assert "{" not in plain(text)
