"""What is said of a reason: as much as its figures tell, and nothing that is noise."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis.strategies import floats, lists

from abyss_tui.games.abyss.actions import Explore, Plot, Recruit
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.pieces import ALLIES
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.games.abyss.text.advice_texts import advice, what_is_better
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.reason_texts import figures, whole
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


LORDS_LESS = "5 less from the Lords you have then"
KEYS_MORE = "3 more from what Bo's unspent Keys may still bring"
HAND_MORE = "2 more from what the cards in your hand may still bring"


def test_a_clear_difference_is_told_with_what_it_is_made_of() -> None:
    assert said(CLEAR) == (
        "If you plot for a new Lord at the Court instead, the bot expects a result about 6 points"
        f" worse some turns later: {LORDS_LESS}, {KEYS_MORE}, but {HAND_MORE}."
    )


def test_in_french_it_is_told_as_well() -> None:
    """And nobody takes what is not advised for advice."""
    assert said(CLEAR, voice=Voice(language("fr"))) == (
        "Si vous préférez manigancer pour un nouveau Seigneur à la Cour, le bot s’attend, quelques"
        " tours plus tard, à environ 6 points de moins\u00a0: 5 de moins par les Seigneurs que vous"
        " aurez alors, 3 de plus par ce que les Clefs restant à Bo peuvent encore rapporter, mais 2"
        " de plus par ce que les cartes de votre main peuvent encore rapporter."
    )


def test_who_adds_up_what_is_told_comes_to_the_whole() -> None:
    assert said(replace(CLEAR, points=9.3)).endswith(
        f"about 9 points worse some turns later: {LORDS_LESS}, {KEYS_MORE}, 3 worse in everything"
        f" else together, but {HAND_MORE}."
    )
    assert said(replace(CLEAR, points=4.4)).endswith(
        f"about 4 points worse some turns later: {LORDS_LESS}, {KEYS_MORE}, but {HAND_MORE} and 2"
        " better in everything else together."
    )


def test_what_rounding_would_lose_is_told_where_most_of_it_was_lost() -> None:
    """Rounded each for itself, 2 and 1 less, but 1 more would come to 2."""
    parts = (
        replace(LORDS_PART, more=2.4, error=0.2),
        replace(SMALL[0], more=1.4),
        Part("lords", 1, 1.3, 0.2),
    )
    assert said(replace(CLEAR, points=2.5, parts=parts)).endswith(
        "about 3 points worse some turns later: 3 less from the Lords you have then, 1 less from"
        " the Locations you have then, but 1 less from the Lords Bo has then."
    )


@given(
    found=lists(floats(-9.0, 9.0), min_size=1, max_size=8),
    left=floats(-6.0, 6.0),
)
def test_whatever_the_parts_are_their_figures_come_to_the_whole(
    found: list[float], left: float
) -> None:
    parts = tuple(Part("lords", 0, each, 0.1) for each in found)
    than = replace(CLEAR, points=sum(found) + left, parts=parts)
    told, rest = figures(than, parts, 0)
    assert sum(told) + rest == whole(than.points)
    assert all(abs(a - b) < 1 for a, b in zip(told, found, strict=True))
    assert abs(rest - left) < 1


@pytest.mark.parametrize(
    ("points", "parts", "made_of"),
    [
        (
            4.7,
            (replace(LORDS_PART, more=0.9, error=0.2), *SMALL),
            ": 1 less from the Locations you have then, 4 worse in everything else together.",
        ),
        (
            4.3,
            (replace(LORDS_PART, more=6.5), replace(HAND, more=-6.0), *SMALL),
            ": 1 less from the Locations you have then, 3 worse in everything else together.",
        ),
        (
            9.8,
            (replace(LORDS_PART, more=6.0, error=3.0), *SMALL),
            (
                "; no single thing makes the difference. The largest: perhaps less from the Lords"
                " you have then, perhaps more from the Lords Bo has then."
            ),
        ),
    ],
)
def test_the_largest_is_named_but_not_what_comes_to_nothing_and_not_noise(
    points: float, parts: tuple[Part, ...], made_of: str
) -> None:
    assert said(replace(CLEAR, points=points, parts=parts)).endswith(f"turns later{made_of}")


def test_a_small_difference_has_a_reason_where_one_of_its_parts_counts() -> None:
    small = replace(CLEAR, points=1.2, error=0.2, parts=(replace(LORDS_PART, more=0.9, error=0.2),))
    assert said(small).endswith(
        "about 1 point worse some turns later, through small things: a little less from the Lords"
        " you have then."
    )
    reasoned = replace(small, parts=(replace(LORDS_PART, more=1.2, error=0.2),))
    assert said(reasoned).endswith("some turns later: 1 less from the Lords you have then.")
    mixed = replace(small, parts=(LORDS_PART, replace(HAND, more=-4.0)))
    assert said(mixed).endswith(
        "some turns later: 5 less from the Lords you have then, but 4 more from what the cards in"
        " your hand may still bring."
    )


def test_what_is_told_is_never_no_point() -> None:
    assert "about 1 point worse" in said(replace(CLEAR, points=0.5, error=0.1, parts=()))


def test_of_whichever_opponent_comes_to_most_all_is_told_as_one() -> None:
    best = Part(EVERYTHING, None, -4.4, 1.0)
    assert said(replace(CLEAR, points=5.4, parts=(best, SMALL[0]))).endswith(
        "about 5 points worse some turns later: 4 more for the strongest opponent, 1 less from the"
        " Locations you have then."
    )


EQUAL = "About equal: plot for a new Lord at the Court (give or take {} points)."
UNCERTAIN = replace(CLEAR, points=0.3, error=0.8, chance=0.0)


def test_a_difference_that_is_noise_is_none() -> None:
    bare = replace(UNCERTAIN, parts=())
    assert said(replace(bare, points=4.2, error=2.2, chance_error=0.05)).startswith(EQUAL.format(9))
    assert said(bare).startswith(EQUAL.format(2))
    assert said(replace(bare, points=-3.0)).startswith(EQUAL.format(5))


def test_of_two_that_are_as_good_it_is_told_what_speaks_for_each() -> None:
    most = replace(UNCERTAIN, error=1.5)
    assert said(replace(most, parts=(LORDS_PART, HAND))) == (
        f"{EQUAL.format(4)} For the advised move: 5 more from the Lords you have then. For the"
        f" other: {HAND_MORE}."
    )
    assert said(replace(UNCERTAIN, parts=(RIVAL, replace(HAND, more=-4.9)))) == (
        f"{EQUAL.format(2)} For the advised move: 3 less from what Bo's unspent Keys may still"
        " bring. For the other: 5 more from what the cards in your hand may still bring."
    )


def test_what_speaks_for_one_alone_is_made_up_for_or_nothing_tells_them_apart() -> None:
    rest = "makes up for it."
    assert said(replace(UNCERTAIN, parts=(LORDS_PART,))).endswith(
        " For the advised move: 5 more from the Lords you have then; in everything else the other"
        f" {rest}"
    )
    assert said(replace(UNCERTAIN, parts=(HAND,))).endswith(
        f" For the other: {HAND_MORE}; in everything else the advised move {rest}"
    )
    assert said(replace(UNCERTAIN, parts=(LORDS_PART, replace(HAND, more=-1.2)))).endswith(
        f"For the other: 1 more from what the cards in your hand may still bring; the rest {rest}"
    )
    assert said(replace(UNCERTAIN, parts=(replace(LORDS_PART, more=0.1),))).endswith(
        " The bot finds nothing that tells them apart."
    )


def test_where_all_is_small_or_uncertain_the_largest_is_told_as_that() -> None:
    """What is no noise comes first, though something larger may be."""
    noise, little = replace(LORDS_PART, error=3.0), replace(HAND, more=-0.8, error=0.1)
    assert said(replace(UNCERTAIN, parts=(noise, little, SMALL[2]))).endswith(
        "For the advised move: perhaps more from the Lords you have then. For the other: a little"
        " more from what the cards in your hand may still bring; the rest makes up for it."
    )
    slight = replace(CLEAR, points=1.2, error=0.2, parts=(noise, replace(little, more=0.8)))
    assert said(slight).endswith(
        "through small things: a little less from what the cards in your hand may still bring,"
        " perhaps less from the Lords you have then."
    )
    assert said(replace(slight, parts=(little, replace(noise, error=0.1, more=-5)))).endswith(
        "about 1 point worse some turns later, through many very small things."
    )


def test_where_the_game_is_over_in_all_that_was_tried_the_result_is_that_of_the_end() -> None:
    over = replace(CLEAR, at_the_end=True)
    assert "about 6 points worse at the end: 5 less" in said(over)
    assert "points de moins" in said(over, voice=Voice(language("fr")))
    assert ", à la fin, à environ" in said(over, voice=Voice(language("fr")))
    better = what_is_better(VIEW, Reason((over,)), VOICE)
    assert better == "The bot expects a result about 6 points better at the end."


def test_what_comes_to_the_same_in_every_game_is_just_as_good() -> None:
    same = replace(CLEAR, points=0.0, error=0.0, chance=0.0, parts=())
    assert said(same) == "Just as good: plot for a new Lord at the Court."


def test_where_only_the_chance_differs_that_is_told() -> None:
    assert said(replace(CLEAR, points=-1.0)).endswith(
        "the bot expects to win about 8 games fewer in 100."
    )


def test_rules_of_thumb_are_called_so() -> None:
    assert "that is worth about 4 points less by rules of thumb." in said(Comparison(Plot(), 4.2))
    assert said(Comparison(Plot(), 0.2)).startswith("About equal by rules of thumb: plot")
    assert said() == ""


def test_of_two_comparisons_each_is_told_briefly() -> None:
    told = said(CLEAR, replace(CLEAR, other=Recruit(LORDS["jailer"], ())))
    brief = f"{LORDS_LESS}, 3 worse in everything else together, but {HAND_MORE}."
    assert told.count(brief) == 2
    assert "If you recruit the Jailer instead, " in told
    assert "Keys" not in told


def test_another_way_to_pay_is_told_with_what_is_paid() -> None:
    """Pearls and all: the Jailer costs 6."""
    other = Reason((replace(CLEAR, other=Recruit(LORDS["jailer"], ())),))
    paid = Recruit(LORDS["jailer"], (ALLIES["crab-4"], ALLIES["crab-1"]))
    told = plain(advice(VIEW, paid, other, VOICE))
    assert told.startswith("A good move: recruit the Jailer with crab 4, crab 1 and 1 Pearl.")
    assert "If you recruit the Jailer with 6 Pearls instead, " in told
    paid = Recruit(LORDS["jailer"], (ALLIES["crab-4"], ALLIES["crab-2"]))
    told = plain(advice(VIEW, paid, other, VOICE))
    assert told.startswith("A good move: recruit the Jailer with crab 4 and crab 2.")


def test_of_a_costly_move_the_better_one_is_told_by_name() -> None:
    """Not only its player reads it; there is no room for all parts: the largest has no figure."""
    better = "The bot expects a result about {} points better some turns later"
    told = what_is_better(VIEW, Reason((replace(CLEAR, parts=(LORDS_PART, HAND)),)), VOICE)
    assert told == better.format(6) + "."
    told = what_is_better(VIEW, Reason((replace(CLEAR, parts=(LORDS_PART,)),)), VOICE)
    assert told == better.format(6) + ", mostly through more points from the Lords Ada has then."
    told = what_is_better(VIEW, Reason((replace(CLEAR, points=4.0, parts=(RIVAL,)),)), VOICE)
    assert told == better.format(4) + (
        ", mostly through fewer points from what Bo's unspent Keys may still bring."
    )
    assert what_is_better(VIEW, Reason((replace(CLEAR, error=4.0),)), VOICE) == ""
    assert what_is_better(VIEW, Reason(()), VOICE) == ""
