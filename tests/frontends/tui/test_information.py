"""What `i` tells about each thing on the table: what it is, and whether and why not."""

from pathlib import Path
from typing import Any

import pytest

from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.widgets.panel import Target
from abyss_tui.games.abyss.actions import Explore
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import ALLIES
from abyss_tui.games.abyss.formats.position import load_position
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.text import details, hands, players
from abyss_tui.games.abyss.text.action_texts import HIDDEN, TITLES
from abyss_tui.games.abyss.views import view_for
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Span, Voice, plain
from abyss_tui.kernel.story import Paragraph
from abyss_tui.table.story_so_far import whole_story
from tests.builders import NOTHING, Json, a_position, ada, bo, only
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.reaching import payable, saved_at
from tests.frontends.tui.sitting import settled, sitting
from tests.frontends.tui.test_questions import moments

VOICE = Voice(ENGLISH)
FIVE_RACES = "jellyfish-5 crab-5 seahorse-5 shellfish-5 squid-5"


def a_turn(*players: Json, **where: Any) -> Game:
    """Return a game at the start of the turn of the first player."""
    return load_position(a_position(*players, **where), seed=1)


def told(game: Game, target: Target, seat: int | None = 0) -> str:
    """Return all that is told about a thing, with its title."""
    view, beforehand = view_for(game, seat), preview(game, seat)
    title, text = details.about(target.kind, target.thing, view, beforehand, VOICE)
    return f"{title}\n{plain(text)}"


def action(name: str) -> Target:
    """Return what the action bar has for an action."""
    return Target("action", name)


# Lords, Locations, piles, Allies and players.


def test_a_lord_tells_what_it_asks_for_and_does() -> None:
    said = told(a_turn(ada()), Target("lord", LORDS["sage"]))
    assert said.startswith("THE SAGE\nAmbassador")
    assert "Asks for all five Races; cost 10." in said
    assert f"Once, on arrival: {LORDS['sage'].text['en']}" in said


def test_a_lord_of_one_race_names_it() -> None:
    lord = next(lord for lord in LORDS.values() if lord.race is Race.CRAB and lord.power)
    assert "¤ Crab among them" in told(a_turn(ada()), Target("lord", lord))


def test_a_lord_without_a_power_says_so() -> None:
    lord = next(lord for lord in LORDS.values() if lord.power is None)
    assert "No power: pure Influence." in told(a_turn(ada()), Target("lord", lord))


def test_a_lord_that_can_be_paid_says_for_how_much() -> None:
    game = a_turn(ada(hand=FIVE_RACES), court="sage")
    assert "√ You can pay for it with Allies alone." in told(game, Target("lord", LORDS["sage"]))


def test_a_lord_that_cannot_be_paid_says_why() -> None:
    game = a_turn(ada(hand="crab-5"), court="sage")
    assert "× The Sage asks for 5 different Races; you have 1." in told(
        game, Target("lord", LORDS["sage"])
    )


def test_a_lord_says_nothing_of_a_hand_that_is_not_shown() -> None:
    game = a_turn(ada(hand=FIVE_RACES), court="sage")
    said = told(game, Target("lord", LORDS["sage"]), None)
    assert "√" not in said
    assert "×" not in said


def test_a_lord_that_costs_more_than_printed_says_so() -> None:
    game = a_turn(ada(), bo(lords="recruiter"), court="sage")
    assert "For you it costs 12 now." in told(game, Target("lord", LORDS["sage"]))


def test_a_location_tells_how_it_counts_and_what_it_is_worth_now() -> None:
    game = a_turn(ada())
    location = game.available[0]
    said = told(game, Target("location", location))
    assert location.text["en"] in said
    assert f"Worth to you now: {preview(game, 0).worth[location]} IP." in said


def test_a_location_of_a_player_tells_what_it_is_worth_to_that_player() -> None:
    game = a_turn(ada(), bo(lords="slaver@abyss"))
    said = told(game, Target("location", LOCATIONS["abyss"]))
    assert "Worth 2 IP to its owner now." in said
    assert "It lies before Bo." in said


def test_a_lord_tells_where_it_is() -> None:
    game = a_turn(ada(), bo(lords="slaver jailer! landlord@abyss"), court=only("sage"))
    said = {slug: told(game, Target("lord", LORDS[slug])) for slug in LORDS}
    assert "It waits at the Court." in said["sage"]
    assert "It lies before Bo and is free." in said["slaver"]
    assert "It lies before Bo, disabled: its power and Key do not work" in said["jailer"]
    assert "It lies before Bo, under the Abyss: its power and Key work no more" in said["landlord"]
    assert "It lies face down in the deck of Lords." in said["trader"]


def test_the_threat_track_tells_what_each_space_pays() -> None:
    said = told(a_turn(ada(), threat=3), Target("threat"))
    assert "3 (here): 1 Key\n4: 1 Key + 1 Pearl or" in said


def test_a_pile_tells_its_race_and_its_cards() -> None:
    game = a_turn(ada(), council={"crab": "crab-1 crab-2"})
    said = told(game, Target("pile", Race.CRAB))
    assert said.startswith("COUNCIL PILE\n¤ Crab: 2 cards, face down.")


def test_an_ally_of_the_hand_tells_its_name() -> None:
    said = told(a_turn(ada()), Target("ally", ALLIES["crab-4"]))
    assert said.startswith("¤ CRAB 4\nAn Ally of your hand.\n")
    assert "Pays 4 of the cost of a Lord." in said
    assert "There are 2 cards of this Race and value in the game." in said


@pytest.mark.parametrize(("ally", "gain"), [("crab-4", "+4"), ("crab-2", "+3"), ("squid-2", "+2")])
def test_an_ally_tells_what_it_would_score_when_affiliated(ally: str, gain: str) -> None:
    game = a_turn(ada(hand=ally, affiliated="crab-3", lords="slaver@chasm"))
    said = told(game, Target("ally", ALLIES[ally]))
    assert f"Affiliated, it changes your score by {gain} IP now." in said


def test_a_player_is_told_in_full() -> None:
    before = "slaver jailer! landlord@abyss"
    game = a_turn(ada(), bo(lords=before, pearls=1, keys=2, affiliated="crab-4", monsters="3"))
    said = told(game, Target("player", 1))
    assert said.startswith("BO\n")
    assert "1 Pearl   0 in hand   1 Monster token" in said
    assert "Keys: 2 tokens" in said
    assert "Affiliated: ¤4" in said
    assert "(disabled)" in said
    assert "(under the Abyss)" in said
    assert LORDS["slaver"].text["en"] in said
    assert f"{LOCATIONS['abyss'].text['en']} = 4 now" in said


# Hands, all players, and what happened.


def test_what_one_plays_with_stands_in_a_line_with_the_hand_by_race() -> None:
    game = a_turn(ada(hand="crab-4 crab-1 jellyfish-2", pearls=2, monsters="3 2"), bo(keys=1))
    said = [plain(hands.hand_line(view_for(game, seat), VOICE)) for seat in (0, 1, None)]
    assert said == [
        "○ 2   K 0/3   M 2 =5   hand 3  ∩2  ¤1 4",
        "○ 0   K 1/3   M 0   hand 0",
        "Your hand: ",
    ]


def test_a_hand_is_told_with_what_the_lords_would_take() -> None:
    game = a_turn(ada(hand=f"{FIVE_RACES} crab-1", pearls=2), court=only("sage recruiter"))
    said = plain(hands.hand(view_for(game, 0), preview(game, 0), VOICE))
    assert "¤ Crab        1  5\n" in said
    assert "\n2 Pearls\n" in said
    assert "cost 10: ¤ Crab and 1 other Race\n   √ without Pearls" in said
    assert not hands.hand(view_for(game, None), preview(game, None), VOICE)


def test_a_hand_says_which_lords_it_cannot_pay() -> None:
    game = a_turn(ada(), court=only("sage"))
    said = plain(hands.hand(view_for(game, 0), preview(game, 0), VOICE))
    assert "   × The Sage asks for 5 different Races; you have 0." in said


def test_only_open_hands_are_told() -> None:
    game = a_turn(ada(hand="squid-2 crab-4", monsters="3 4"), bo(hand="crab-1"))
    said = plain(hands.hands(view_for(game, 0), VOICE))
    assert said == "Ada\n  ¤4 ψ2\n  Monster tokens: 3 4\nBo\n"
    assert "no Ally\n  Monster tokens: none" in plain(
        hands.hands(view_for(a_turn(ada()), 0), VOICE)
    )


def test_all_players_are_told_one_after_the_other() -> None:
    game = a_turn(ada(), bo(pearls=7))
    said = plain(players.players(view_for(game, None), preview(game, None), VOICE))
    assert said.index("Ada\n") < said.index("Bo\n") < said.index("7 Pearls")


def test_the_story_begins_with_the_latest_turn() -> None:
    dealt, plotted, explored = ((Span(said),) for said in ("dealt", "plotted", "explored"))
    parts = [Paragraph(0, 0, (dealt,)), Paragraph(1, 3, (plotted, explored))]
    said = plain(whole_story(parts, ("Ada", "Bo"), VOICE))
    assert said == "Bo, turn 3\n  plotted\n  explored\nAda, the deal\n  dealt\n"


# The actions.


@pytest.mark.parametrize("name", TITLES)
def test_every_action_has_its_own_text(name: str) -> None:
    game = a_turn(ada(hand=FIVE_RACES, pearls=3))
    texts = {told(game, action(other)) for other in TITLES if other != name}
    said = told(game, action(name))
    assert said.startswith(TITLES[name].upper())
    assert said not in texts


def test_explore_tells_the_depths_and_that_it_is_possible() -> None:
    said = told(a_turn(ada(), threat=3), action("explore"))
    assert "The next Ally sold costs 1 Pearl." in said
    assert "A Monster now pays 1 Key." in said
    assert said.endswith("√ Possible now.")


def test_explore_without_a_card_says_why_not() -> None:
    said = told(a_turn(ada(), deck=NOTHING), action("explore"))
    assert said.endswith("× No Exploration card is left to reveal.")


def test_the_depths_of_the_board_and_the_action_tell_the_same() -> None:
    game = a_turn(ada())
    assert told(game, Target("explore")) == told(game, action("explore"))
    assert told(game, Target("plot")) == told(game, action("plot"))


def test_support_lists_the_piles_that_can_be_taken() -> None:
    game = a_turn(ada(), council={"crab": "crab-1 crab-2", "squid": "squid-1"})
    said = told(game, action("support"))
    assert said.endswith("√ ¤ Crab: 2 cards\n√ ψ Squid: 1 card")


def test_support_says_that_all_piles_are_empty() -> None:
    assert told(a_turn(ada()), action("support")).endswith("× All Council piles are empty.")


def test_recruit_says_of_every_lord_whether_and_why_not() -> None:
    game = a_turn(ada(hand=FIVE_RACES), court=only("sage jailer"))
    said = told(game, action("recruit"))
    assert f"{LORDS['sage'].name['en']}" in said
    assert "   √ without Pearls" in said
    game = a_turn(ada(hand="crab-1"), court=only("sage jailer"))
    assert told(game, action("recruit")).count("   ×") == 2


def test_recruit_at_an_empty_court_says_so() -> None:
    game = a_turn(ada(), court=NOTHING, lord_deck=NOTHING)
    assert told(game, action("recruit")).endswith("× The Court is empty.")


@pytest.mark.parametrize(
    ("pearls", "where", "end"),
    [
        (1, {"court": only("sage jailer")}, "√ Possible now."),
        (0, {"court": only("sage jailer")}, "× Plotting costs 1 Pearl and you have none."),
        (1, {}, "× The Court is full."),
        (1, {"court": only("sage"), "lord_deck": NOTHING}, "× No Lord is left in the deck."),
    ],
)
def test_plot_says_whether_and_why_not(pearls: int, where: dict[str, Any], end: str) -> None:
    assert told(a_turn(ada(pearls=pearls), **where), action("plot")).endswith(end)


def test_use_names_the_lords_that_can_be_used() -> None:
    game = a_turn(ada(lords="slaver", hand="crab-1"))
    assert told(game, action("use")).endswith(f"√ The Slaver: {LORDS['slaver'].text['en']}")
    assert told(a_turn(ada()), action("use")).endswith("× None of your Lords can be used now.")


def test_pass_is_possible_only_when_nothing_else_is() -> None:
    barred = "× You can still explore, request support or recruit."
    assert told(a_turn(ada()), action("pass")).endswith(barred)
    rich = a_turn(ada(hand=FIVE_RACES), court="sage", deck=NOTHING)
    assert told(rich, action("pass")).endswith(barred)
    assert told(a_turn(ada(), deck=NOTHING), action("pass")).endswith("√ Possible now.")


@pytest.mark.parametrize("name", ["recruit", "use", "pass"])
def test_what_a_hidden_hand_decides_is_not_told(name: str) -> None:
    game = a_turn(ada(hand=FIVE_RACES, lords="slaver"), court="sage", deck=NOTHING)
    assert told(game, action(name), None).endswith(HIDDEN)


@pytest.mark.parametrize("name", TITLES)
def test_no_action_is_possible_out_of_turn(name: str) -> None:
    game = a_turn(ada(), bo())
    assert told(game, action(name), 1).endswith("× Not now: Ada is to choose an action.")
    game.apply(Explore())
    assert told(game, action(name)).endswith(
        "× Not now: actions are chosen at the start of a turn."
    )


def test_what_is_told_of_actions_is_what_the_rules_say() -> None:
    marks = {True: 0, False: 0}
    for moment in moments(range(6), lambda kind: kind == "turn"):
        for name in TITLES:
            _, text = details.about("action", name, moment.view, moment.preview, VOICE)
            legal = any(each.type == name for each in moment.options)
            assert ("√" in plain(text)) == legal, (name, plain(text))
            marks[legal] += 1
    assert min(marks.values()) > 50


async def test_i_on_the_action_bar_explains_the_action_under_the_cursor(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable)) as pilot:
        met = set()
        pilot.app.screen.query_one("Actions").focus()
        await pilot.press(*["left"] * 6)
        for steps in range(4):
            await pilot.press(*["right"] * min(steps, 1), "i")
            await settled(pilot)
            assert isinstance(pilot.app.screen, Reading)
            assert pilot.app.screen.heading in "\n".join(screen_lines(pilot.app))
            met.add(pilot.app.screen.heading)
            await pilot.press("q")
            await settled(pilot)
        assert met == {TITLES[name].upper() for name in ("explore", "support", "recruit", "plot")}


def test_nothing_is_possible_when_the_game_is_over() -> None:
    game = a_turn(ada())
    game.agenda.clear()
    assert told(game, action("explore")).endswith("× The game is over.")
