"""Reasons are true: what is said of a move, by what its playouts and those of others came to."""

import pytest

from abyss_tui.games.conspiracy.actions import Draw, Reveal, TakePile
from abyss_tui.games.conspiracy.bots.evaluation import PARTS, breakdowns
from abyss_tui.games.conspiracy.bots.method import METHOD
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.kind import KIND
from abyss_tui.games.conspiracy.rules.scoring import scores
from abyss_tui.games.conspiracy.text.advice_texts import THEIRS, YOURS, advice, what_is_better
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.search.reasons import others
from abyss_tui.kernel.thinking import Comparison, Part, Reason
from tests.bots.reasoned import VOICE
from tests.games.conspiracy.bots.advising import ADVISOR, decisions
from tests.games.conspiracy.tables import table

VIEW = KIND.view(KIND.new_game(("Ada", "Bo"), 5, 0, {}), 0, with_options=False)
COALITION = Part("coalition", 0, 4.2, 0.5)
TITLE = Part("pearl_master", 1, -2.1, 0.4)
COMING = Part("coming", 0, -1.6, 0.4)
CLEAR = Comparison(TakePile(Guild.MAGE), 5.1, 1.0, 0.1, 0.02, 50, (COALITION, TITLE, COMING))


def test_what_is_said_is_true_by_the_playouts() -> None:
    kinds = ADVISOR.judged(range(1), 2, 9, 100) + ADVISOR.judged(range(1), 3, 18, 100)
    assert kinds["worse"] > 1
    assert kinds["equal"] > 1


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_said_is_true_in_hundreds_of_positions(players: int) -> None:
    kinds = ADVISOR.judged(range(10, 18), players, 4, 250)
    assert sum(kinds.values()) > 100
    assert kinds["worse"] > 20
    assert kinds["equal"] > 20


@pytest.mark.parametrize("seed", range(3))
def test_at_the_end_the_parts_are_the_points(seed: int) -> None:
    *_, game = decisions(seed)
    while game.decision is not None:
        game.apply(game.decision.options[0])
    for score, parts in zip(scores(game), breakdowns(game), strict=True):
        assert dict(zip(PARTS, parts, strict=True)) == {
            "lords": score.lords,
            "locations": score.locations,
            "coalition": score.coalition,
            "pearl_master": score.pearl_master,
            "keys": 0,
            "coming": 0,
        }


def test_before_the_end_the_parts_are_the_points_and_what_they_may_grow_by() -> None:
    for game in decisions(1):
        for score, parts in zip(scores(game), breakdowns(game), strict=True):
            lords, locations, coalition, title, keys, coming = parts
            assert score.lords <= lords <= 30
            assert locations >= score.locations
            assert score.coalition - 3 <= coalition <= 45
            assert 0 <= title <= 5
            assert min(keys, coming) >= 0


def test_who_is_nearer_to_the_end_leaves_the_other_less_to_come() -> None:
    far, near = table("Y1 R1", "G1 B1"), table("Y1 R1", "G1 B1 P1 G1 B1 P1 G1 B1 P1 R1 Y1")
    assert breakdowns(near)[0][PARTS.index("coming")] < breakdowns(far)[0][PARTS.index("coming")]


def test_how_many_are_turned_up_is_compared_only_with_something_else() -> None:
    pile = TakePile(Guild.MAGE)
    rated = [(3.0, Reveal(3)), (2.9, Reveal(2)), (1.0, pile)]
    ranked = [action for _, action in rated]
    assert others(METHOD, Reveal(3), ranked, rated) == [pile]
    assert others(METHOD, pile, [pile, *ranked[:2]], rated) == [Reveal(3)]
    assert others(METHOD, Draw(1), [Draw(1), Draw(2)], [(2.0, Draw(1)), (1.0, Draw(2))]) == [
        Draw(2)
    ]


def test_a_clear_difference_is_told_with_what_it_is_made_of() -> None:
    told = plain(advice(VIEW, Reveal(3), Reason((CLEAR,)), VOICE))
    assert told == (
        "A good move: turn up 3 Lords. If you take the pile of the Mages instead, the bot expects a"
        " result about 5 points worse some turns later: 4 less from the largest Coalition you have"
        " then, 2 more from the title of Pearl Master Bo may have then, but 1 more from what Lords"
        " you still have room for may bring."
    )
    better = what_is_better(VIEW, Reason((CLEAR,)), VOICE)
    assert better.endswith("5 points better some turns later.")


def test_in_french_it_is_told_as_well() -> None:
    french = Voice(language("fr"), "words")
    told = plain(advice(VIEW, Reveal(3), Reason((CLEAR,)), french)).replace("\u202f", " ")
    assert "Si vous préférez prendre la pile des Sorciers, le bot s’attend" in told
    assert "4 de moins par la plus grande Coalition que vous aurez alors" in told
    assert "2 de plus par le titre de Maître des Perles qu’aura peut-être alors Bo" in told


def test_every_part_has_its_words() -> None:
    assert {*YOURS} == {*THEIRS} == {*PARTS}
