"""What is said of a reason: as much as its figures tell, and nothing that is noise."""

from dataclasses import replace

import pytest

from abyss_tui.games.abyss.actions import Explore, Plot, Recruit
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.pieces import Ally, exploration_cards
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.games.abyss.text.advice_texts import advice, what_is_better
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.thinking import Comparison, Part, Reason
from tests.bots.reasoned import VOICE

VIEW = KIND.view(KIND.new_game(("Ada", "Bo"), 5, 0, {}), 0, with_options=False)
LORDS_PART = Part("lords", 0, 5.2, 1.0, 1.0)
HAND = Part("hand", 0, -2.0, 0.5, 1.0)
RIVAL = Part("keys", 1, -3.1, 1.0, 1.0)
CLEAR = Comparison(Plot(), 4.2, 1.0, 0.08, 0.02, 50, (LORDS_PART, HAND, RIVAL))


def said(*comparisons: Comparison, voice: Voice = VOICE) -> str:
    told = plain(advice(VIEW, Explore(), Reason(comparisons), voice))
    return told.split(". ", 1)[1] if ". " in told else ""


def test_a_clear_difference_is_told_with_what_it_is_made_of() -> None:
    assert said(replace(CLEAR, points=6.3)) == (
        "Why not plot for a new Lord at the Court? The bot expects a result about 6 points worse:"
        " 5 less for your Lords, 3 more for Bo's Keys, but 2 more for your hand."
    )


def test_in_french_it_is_told_as_well() -> None:
    assert said(replace(CLEAR, points=6.3), voice=Voice(language("fr"))) == (
        "Pourquoi ne pas manigancer pour un nouveau Seigneur à la Cour\u00a0? Le bot s’attend à"
        " environ 6 points de moins\u00a0: 5 de moins pour vos Seigneurs, 3 de plus pour Bo"
        " (Clefs), mais 2 de plus pour votre main."
    )


def test_what_explains_too_little_is_among_other_things() -> None:
    assert said(replace(CLEAR, points=14.0, parts=(LORDS_PART,))).endswith(
        "about 14 points worse, among other things 5 less for your Lords."
    )


def test_what_seems_to_make_most_of_it_is_named_though_its_figure_is_noise() -> None:
    unsure = replace(LORDS_PART, more=6.0, error=3.2)
    parts = (unsure, replace(RIVAL, more=-1.2, error=0.3), HAND)
    assert said(replace(CLEAR, parts=parts)).endswith(
        "among other things 1 more for Bo's Keys, and perhaps less for your Lords,"
        " but 2 more for your hand."
    )
    better = Reason((replace(CLEAR, parts=parts),))
    assert what_is_better(VIEW, better, VOICE).endswith(
        "1 less for Bo's Keys, and perhaps more for Ada's Lords."
    )


@pytest.mark.parametrize(
    "noise",
    [
        replace(LORDS_PART, error=3.0),
        replace(LORDS_PART, more=0.4, error=0.1),
        replace(RIVAL, share=0.1),
        HAND,
    ],
)
def test_what_is_noise_or_small_or_speaks_against_it_is_no_reason(noise: Part) -> None:
    assert said(replace(CLEAR, parts=(noise,))).endswith("about 4 points worse.")


def test_a_difference_that_is_noise_is_none() -> None:
    equal = "About equal: plot for a new Lord at the Court (give or take {} points)."
    assert said(replace(CLEAR, error=2.2, chance_error=0.05)) == equal.format(9)
    assert said(replace(CLEAR, points=0.3, error=0.8, chance=0.0)) == equal.format(2)
    assert said(replace(CLEAR, points=-3.0, error=0.8, chance=0.0)) == equal.format(5)


def test_where_only_the_chance_differs_that_is_told() -> None:
    assert said(replace(CLEAR, points=-1.0)).endswith(
        "The bot expects to win about 8 fewer of 100 games with that."
    )


def test_rules_of_thumb_are_called_so() -> None:
    assert "By rules of thumb that is worth about 4 points less." in said(Comparison(Plot(), 4.2))
    assert said(Comparison(Plot(), 0.2)).startswith("About equal by rules of thumb: plot")
    assert said() == ""


def test_of_two_comparisons_each_is_told_briefly() -> None:
    told = said(CLEAR, replace(CLEAR, other=Recruit(LORDS["jailer"], ())))
    assert told.count("less for your Lords, but 2 more for your hand.") == 2
    assert "Why not recruit the Jailer? " in told
    assert "Keys" not in told


def test_another_way_to_pay_is_told_with_what_is_paid() -> None:
    other = Reason((replace(CLEAR, other=Recruit(LORDS["jailer"], ())),))
    ally = next(each for each in exploration_cards() if isinstance(each, Ally))
    paid = Recruit(LORDS["jailer"], (ally,))
    told = plain(advice(VIEW, paid, other, VOICE))
    assert "Why not recruit the Jailer with Pearls alone?" in told


def test_of_a_costly_move_the_better_one_is_told_by_name() -> None:
    """Not only its player reads it."""
    assert what_is_better(VIEW, Reason((CLEAR,)), VOICE) == (
        "The bot expects a result about 4 points better: 5 more for Ada's Lords."
    )
    assert what_is_better(VIEW, Reason((replace(CLEAR, error=3.0),)), VOICE) == ""
    assert what_is_better(VIEW, Reason(()), VOICE) == ""
