"""What is said of a reason: as much as its figures tell, and nothing that is noise."""

from dataclasses import replace

import pytest

from abyss_tui.games.abyss.actions import Explore, Plot, Recruit
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.pieces import ALLIES
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.games.abyss.text.advice_texts import advice, what_is_better
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.thinking import EVERYTHING, Comparison, Part, Reason
from tests.bots.reasoned import VOICE

VIEW = KIND.view(KIND.new_game(("Ada", "Bo"), 5, 0, {}), 0, with_options=False)
LORDS_PART = Part("lords", 0, 5.2, 1.0)
HAND = Part("hand", 0, -2.0, 0.5)
RIVAL = Part("keys", 1, -3.1, 1.0)
SMALL = (Part("locations", 0, 1.1, 0.3), Part("pearls", 0, 0.9, 0.3), Part("lords", 1, -1.8, 1.0))
CLEAR = Comparison(Plot(), 6.3, 1.0, 0.08, 0.02, 50, (LORDS_PART, HAND, RIVAL))


def said(*comparisons: Comparison, voice: Voice = VOICE) -> str:
    told = plain(advice(VIEW, Explore(), Reason(comparisons), voice))
    return told.split(". ", 1)[1] if ". " in told else ""


def test_a_clear_difference_is_told_with_what_it_is_made_of() -> None:
    assert said(CLEAR) == (
        "Why not plot for a new Lord at the Court? The bot expects a result about 6 points worse"
        " some turns later: 5 less for your Lords, 3 more for the Keys Bo has then, but 2 more for"
        " what you still have in hand."
    )


def test_in_french_it_is_told_as_well() -> None:
    assert said(CLEAR, voice=Voice(language("fr"))) == (
        "Pourquoi ne pas manigancer pour un nouveau Seigneur à la Cour\u00a0? Le bot s’attend,"
        " quelques tours plus tard, à environ 6 points de moins\u00a0: 5 de moins pour vos"
        " Seigneurs, 3 de plus pour les Clefs qui restent à Bo, mais 2 de plus pour ce que vous"
        " avez encore en main."
    )


def test_who_adds_up_what_is_told_comes_to_the_whole() -> None:
    assert said(replace(CLEAR, points=9.3)).endswith(
        "about 9 points worse some turns later: 5 less for your Lords, 3 more for the Keys Bo has"
        " then, 3 worse in all else, but 2 more for what you still have in hand."
    )
    assert said(replace(CLEAR, points=4.4)).endswith(
        "about 4 points worse some turns later: 5 less for your Lords, 3 more for the Keys Bo has"
        " then, but 2 more for what you still have in hand and 2 better in all else."
    )


@pytest.mark.parametrize(
    "parts",
    [
        (replace(LORDS_PART, more=0.9, error=0.2), *SMALL),
        (replace(LORDS_PART, more=7.0), replace(HAND, more=-6.0), *SMALL),
        (replace(LORDS_PART, error=3.0), *SMALL),
    ],
)
def test_crumbs_and_what_comes_to_nothing_and_noise_are_no_reasons(parts: tuple[Part, ...]) -> None:
    points = sum(each.more if each.seat == 0 else -each.more for each in parts)
    told = said(replace(CLEAR, points=points, parts=parts))
    assert told.endswith(
        f"in several things together {round(points - 1.8)} less for you, 2 more for Bo."
    )


def test_a_small_difference_needs_no_reason() -> None:
    parts = (replace(LORDS_PART, more=1.2, error=0.2),)
    assert said(replace(CLEAR, points=1.2, error=0.2, parts=parts)).endswith(
        "about 1 point worse some turns later."
    )


def test_of_whichever_opponent_comes_to_most_all_is_told_as_one() -> None:
    best = Part(EVERYTHING, None, -4.9, 1.0)
    assert said(replace(CLEAR, points=5.2, parts=(best, SMALL[0]))).endswith(
        "about 5 points worse some turns later: 5 more for the strongest opponent, 1 less for your"
        " Locations."
    )


def test_a_difference_that_is_noise_is_none() -> None:
    equal = "About equal: plot for a new Lord at the Court (give or take {} points)."
    assert said(replace(CLEAR, points=4.2, error=2.2, chance_error=0.05)) == equal.format(9)
    assert said(replace(CLEAR, points=0.3, error=0.8, chance=0.0)) == equal.format(2)
    assert said(replace(CLEAR, points=-3.0, error=0.8, chance=0.0)) == equal.format(5)


def test_what_comes_to_the_same_in_every_game_is_just_as_good() -> None:
    same = replace(CLEAR, points=0.0, error=0.0, chance=0.0, parts=())
    assert said(same) == "Just as good: plot for a new Lord at the Court."


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
    brief = (
        "5 less for your Lords, 3 worse in all else, but 2 more for what you still have in hand."
    )
    assert told.count(brief) == 2
    assert "Why not recruit the Jailer? " in told
    assert "Keys" not in told


def test_another_way_to_pay_is_told_with_what_is_paid() -> None:
    """Pearls and all: the Jailer costs 6."""
    other = Reason((replace(CLEAR, other=Recruit(LORDS["jailer"], ())),))
    paid = Recruit(LORDS["jailer"], (ALLIES["crab-4"], ALLIES["crab-1"]))
    told = plain(advice(VIEW, paid, other, VOICE))
    assert told.startswith("A good move: recruit the Jailer with crab 4, crab 1 and 1 Pearl.")
    assert "Why not recruit the Jailer with 6 Pearls?" in told
    paid = Recruit(LORDS["jailer"], (ALLIES["crab-4"], ALLIES["crab-2"]))
    told = plain(advice(VIEW, paid, other, VOICE))
    assert told.startswith("A good move: recruit the Jailer with crab 4 and crab 2.")


def test_of_a_costly_move_the_better_one_is_told_by_name() -> None:
    """Not only its player reads it; there is no room for all parts: the largest has no figure."""
    better = "The bot expects a result about {} points better"
    told = what_is_better(VIEW, Reason((replace(CLEAR, parts=(LORDS_PART, HAND)),)), VOICE)
    assert told == better.format(6) + "."
    told = what_is_better(VIEW, Reason((replace(CLEAR, parts=(LORDS_PART,)),)), VOICE)
    assert told == better.format(6) + ", mostly through more for Ada's Lords."
    told = what_is_better(VIEW, Reason((replace(CLEAR, points=4.0, parts=(RIVAL,)),)), VOICE)
    assert told == better.format(4) + ", mostly through less for the Keys Bo has then."
    assert what_is_better(VIEW, Reason((replace(CLEAR, error=4.0),)), VOICE) == ""
    assert what_is_better(VIEW, Reason(()), VOICE) == ""
