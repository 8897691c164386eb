"""Why something is not possible: in a sentence, and in the cells of a card."""

import pytest

from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import ally
from abyss_tui.games.abyss.text.problems import brief, message
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.problem import Problem, because

SIGNS, WORDS = Voice(ENGLISH), Voice(ENGLISH, "words")
SAGE = LORDS["sage"]

SAID = {
    because("short", short=1, pearls=3, have=2): ("1 Pearl short: this takes 3 and you have 2."),
    because("needs-race", lord=SAGE, race=Race.SQUID): "The Sage needs a squid.",
    because("pile-empty", race=Race.CRAB): "The crab pile is empty.",
    because("superfluous", ally=ally("crab-4")): "The crab-4 is not needed to pay.",
    because("needs-races", lord=SAGE, races=5, held=1): (
        "The Sage asks for 5 different Races; you have 1."
    ),
    because("over"): "The game is over.",
}


@pytest.mark.parametrize("problem", SAID, ids=lambda problem: problem.code)
def test_a_problem_is_a_sentence(problem: Problem) -> None:
    assert str(message(problem)) == SAID[problem]


def test_a_card_says_a_problem_in_its_cells() -> None:
    short = because("short", short=2, pearls=3, have=1)
    assert brief(short, 12, SIGNS) == "2○ short"
    assert brief(short, None, WORDS) == "2 Pearls short"
    assert brief(short, 8, WORDS) == "2 Pearl…"


def test_a_race_whose_name_is_too_long_for_a_card_is_named_by_its_sign() -> None:
    needs = because("needs-race", lord=SAGE, race=Race.JELLYFISH)
    assert brief(needs, 12, SIGNS) == "no jellyfish"
    assert brief(needs, 10, SIGNS) == "no ∩"
    another = because("needs-race", lord=SAGE, race=Race.CRAB)
    assert brief(another, 12, SIGNS) == "no crab"
    assert brief(another, 10, SIGNS) == "no ¤", "beside the other one: in one way on all cards"


def test_races_are_counted_with_a_stroke_where_cells_are_few() -> None:
    needs = because("needs-races", lord=SAGE, races=5, held=1)
    assert brief(needs, 12, SIGNS) == "1 of 5 races"
    assert brief(needs, 10, SIGNS) == "1/5 races"
    assert brief(needs, 8, SIGNS) == "5 races", "so a blank has room behind the sign on a card"


def test_a_problem_that_no_card_shows_is_not_now() -> None:
    assert brief(because("over"), 12, SIGNS) == "not now"


def test_french_says_it_behind_a_cross_and_a_blank_in_ten_cells() -> None:
    """A column of the Court at 80 columns has room for 8 more."""
    french = Voice(language("fr"), "signs")
    assert brief(because("short", short=4, pearls=9, have=5), 8, french) == "faut +4○"
    assert brief(because("short", short=12, pearls=19, have=7), 8, french) == "faut 12○"
    assert brief(because("needs-race", race=Race("seahorse")), 8, french) == "sans §"
    assert brief(because("needs-race", race=Race("seahorse")), 12, french) == "sans §"
