"""A question says whose Lord asks, names what is chosen between, and what others have just done."""

from typing import Any

import pytest

from abyss_tui.games.abyss import events as happened
from abyss_tui.games.abyss.actions import Action, Support
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import ally
from abyss_tui.games.abyss.formats.position import load_position
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.text.cards import summary
from abyss_tui.games.abyss.text.table_text import TEXT
from abyss_tui.games.abyss.views import view_for
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.question import Question
from abyss_tui.kernel.sitting import Seen
from tests.builders import Json, a_position, ada, bo, cleo

VOICE = Voice(ENGLISH)
ADA, BO = 0, 1


def a_game(*players: Json, **where: Any) -> Game:
    return load_position(a_position(*players, **where), seed=1)


def asked(game: Game) -> Question[Action]:
    """Return what is asked now."""
    assert game.decision is not None
    seat = game.decision.seat
    return TEXT.question(Seen(view_for(game, seat), preview(game, seat)), VOICE)


def test_who_discards_is_told_whose_lord_asks_for_it_and_why() -> None:
    game = a_game(
        ada(hand="crab-1 crab-2 crab-3 squid-1 squid-2 squid-3"),
        cleo(),
        bo(lords="commander"),
        council={"shellfish": "shellfish-1 shellfish-2"},
    )
    game.apply(Support(Race.SHELLFISH))
    assert plain(asked(game).intro[0]) == (
        "The Commander of Bo makes you discard 2 Allies, one at a time."
        " Opponents may hold 6 Allies at most."
    )


def test_what_the_commander_does_is_said_so_that_who_discards_can_hear_it_in_french_too() -> None:
    """Whoever is asked is one of "the others" of its owner, and none of them themselves."""
    said = plain(summary(LORDS["commander"], Voice(language("fr"))))
    assert said == "Chaque adversaire garde 6 Alliés au plus."


def test_locations_are_named_and_told_of_in_words_where_one_is_chosen() -> None:
    game = a_game(
        ada(hand="crab-1", keys=3),
        bo(),
        council={"shellfish": "shellfish-1"},
        available="depths coral-barrier",
    )
    game.apply(Support(Race.SHELLFISH))
    question = asked(game)
    rows = [(plain(each.label), plain(each.note)) for each in question.choices if each.about]
    assert rows == [
        ("The Depths = 0", "Twice the IP of your weakest Lord."),
        ("The Coral Barrier = 20", "20, less 1 per affiliated Ally."),
    ]
    assert all(each.brief is None for each in question.choices if each.about)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (happened.AllySold(BO, ADA, ally("crab-4"), 2), "Bo bought ¤4 from you for 2 Pearls."),
        (happened.MonsterStolen(BO, ADA, 3), "Bo stole M from you."),
        (happened.LordDisabled(ADA, LORDS["sage"]), "Bo disabled your Sage."),
        (happened.PearlsReturned(ADA, 2, LORDS["seeker"]), "The Seeker made you return 2 Pearls."),
        (happened.AllySold(ADA, BO, ally("crab-4"), 2), ""),
        (happened.LordDisabled(BO, LORDS["sage"]), ""),
        (happened.AllyDeclined(BO, ally("crab-4")), ""),
    ],
)
def test_what_others_have_just_done_to_somebody_is_told_to_them(event: Event, said: str) -> None:
    view = view_for(a_game(ada(), bo(), seat=BO), ADA)
    assert plain(TEXT.news(view, [event], VOICE)) == said
