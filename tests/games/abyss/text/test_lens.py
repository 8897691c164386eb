"""What the lens says of a thing: what it is, what it costs and why, what it would bring."""

from dataclasses import replace

import pytest

from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import ally
from abyss_tui.games.abyss.game import Game, OwnedLord
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.abyss.text.details import in_short
from abyss_tui.games.abyss.text.lens import Viewer, lens
from abyss_tui.games.abyss.views import view_for
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Tier, Voice, plain
from abyss_tui.kernel.lens import Lens

NAMES = ("Ada", "Bruno")


def a_game() -> Game:
    """Return Ada's turn: two Keys, a hand for the Opportunist, Bruno with the Recruiter."""
    game = new_game(NAMES, seed=1, first=0)
    assert game.decision is not None  # the turn has begun
    game.court = [LORDS["opportunist"], LORDS["slaver"], LORDS["elder"]]
    ada, bruno = game.players
    ada.keys, ada.pearls = 2, 1
    ada.hand = [ally(each) for each in ("squid-5", "jellyfish-1", "crab-2")]
    bruno.set_lords((OwnedLord(LORDS["recruiter"]),))
    return game


def told(
    thing: object,
    game: Game | None = None,
    *,
    seat: int | None = 0,
    kind: str = "",
    tier: Tier = "signs",
    acted: bool = False,
) -> Lens:
    """Return what Ada's lens says, or that of a seat, or that of whoever looks on."""
    game = game or a_game()
    view = view_for(game, seat, with_options=False)
    voice = Voice(ENGLISH, tier)
    return lens(kind, thing, Viewer(view, preview(game, seat), NAMES, voice, acted=acted))


def test_a_lord_says_what_it_costs_and_why() -> None:
    about = plain(told(LORDS["opportunist"]).about)
    assert about == "Politician, costs 8 = 6 printed + 2 Bruno's Recruiter"


def test_a_lower_cost_names_the_lord_that_lowers_it() -> None:
    game = a_game()
    game.players[1].set_lords(())
    game.players[0].set_lords((OwnedLord(LORDS["treasurer"]),))
    about = plain(told(LORDS["opportunist"], game).about)
    assert about == "Politician, costs 4 = 6 printed - 2 your Treasurer"


def test_a_lord_asks_for_its_cost_of_now_beside_what_is_printed() -> None:
    game = a_game()
    view, beforehand = view_for(game, 0, with_options=False), preview(game, 0)
    opportunist, slaver = (
        plain(in_short("lord", LORDS[each], view, beforehand, Voice(ENGLISH)))
        for each in ("opportunist", "slaver")
    )
    assert "; cost 8 (printed 6)." in opportunist
    assert "; cost 10 (printed 8)." in slaver


@pytest.mark.parametrize("kind", ["replace", "second-lord", "disable"])
def test_a_lord_that_a_power_is_about_has_no_cost_and_no_reason_against_it(kind: str) -> None:
    """R7: a swap is no recruitment."""
    game = a_game()
    view, beforehand = view_for(game, 0, with_options=False), preview(game, 0)
    assert view.decision is not None
    asked = replace(view, decision=replace(view.decision, kind=kind))
    said = plain(in_short("lord", LORDS["elder"], asked, beforehand, Voice(ENGLISH)))
    assert said.startswith("Once, on arrival: Draw 3 Locations")
    assert "cost" not in said
    assert "×" not in said


def test_a_cost_that_is_printed_has_no_reason() -> None:
    game = a_game()
    game.players[0].set_lords((OwnedLord(LORDS["treasurer"]),))
    assert plain(told(LORDS["opportunist"], game).about) == "Politician, costs 6"


def test_a_lord_says_what_paying_gives_and_what_its_key_is() -> None:
    lord = told(LORDS["opportunist"])
    assert plain(lord.brings) == (
        "√ ∩1 ¤2 ψ5 = 8, no Pearl: affiliates ∩1. Its Key is your third: take a Location"
    )
    assert plain(lord.brief) == "√ ∩1 ¤2 ψ5, affiliates ∩1; third K: a Location"


def test_a_lord_that_cannot_be_paid_says_what_is_missing() -> None:
    assert plain(told(LORDS["slaver"]).brings).startswith("× The Slaver needs a shellfish.")


def test_whoever_looks_on_reads_nothing_of_a_hand() -> None:
    lord = told(LORDS["opportunist"], seat=None)
    said = " ".join(map(plain, (lord.about, lord.does, lord.brings, lord.brief)))
    assert "√" not in said
    assert "×" not in said
    assert "ψ5" not in said
    assert plain(lord.brings) == "5 IP, 1 Key"


def test_a_power_is_told_in_full_with_when_it_works() -> None:
    assert plain(told(LORDS["elder"]).does).startswith("Once, on arrival: Draw 3 Locations")


def test_a_location_says_its_worth_and_the_keys_one_has() -> None:
    game = a_game()
    game.available = [LOCATIONS["jail"]]
    jail = told(LOCATIONS["jail"], game)
    assert plain(jail.about) == "worth 15 IP to you now"
    assert plain(jail.brings) == "Taken with exactly three Keys: you have 2."


def test_a_pile_says_how_large_the_hand_would_be() -> None:
    game = a_game()
    game.council[Race.CRAB] = [ally("crab-1")] * 4
    assert plain(told(Race.CRAB, game).brings) == "√ Your hand would have 7 cards."
    assert plain(told(RACES[0], game).brings).startswith("×")


def test_an_ally_says_for_which_lords_it_pays() -> None:
    squid = told(ally("squid-5"))
    assert plain(squid.does) == "Of this Race you hold 1 card, worth 5 in all."
    assert plain(squid.brings) == "Helps to pay: Opportunist."


def test_a_player_is_told_by_lords_keys_and_locations() -> None:
    bruno = told(1, kind="player")
    assert bruno.name == "Bruno"
    assert plain(bruno.does) == "1/7 Lords: Recruiter"
    assert plain(bruno.brings) == "1 Key; no Location"


def test_an_action_says_what_it_could_be_done_with() -> None:
    assert plain(told("recruit", kind="action").brings) == "√ Opportunist for 0○"
    assert plain(told("plot", kind="action").brings) == "√ Possible now."
    assert "pays 1 Pearl or 1 Monster token" in plain(told(None, kind="explore").about)


def test_in_words_there_are_no_signs() -> None:
    lord = told(LORDS["opportunist"], tier="words")
    said = " ".join(map(plain, (lord.about, lord.does, lord.brings, lord.brief)))
    assert not set("∩¤§@ψ○√×") & set(said)


def test_a_lord_asks_whoever_has_the_diplomat_for_races_of_their_choice() -> None:
    game = a_game()
    game.players[0].set_lords((OwnedLord(LORDS["diplomat"]),))
    game.court = [LORDS["opportunist"]]
    asked = {}
    for seat in (0, 1):
        view, beforehand = view_for(game, seat, with_options=False), preview(game, seat)
        asked[seat] = plain(
            in_short("lord", LORDS["opportunist"], view, beforehand, Voice(ENGLISH))
        )
    assert "Asks for 3 Races of your choice (Diplomat); cost 8 (printed 6)." in asked[0]
    assert "Asks for 3 Races, ψ Squid among them; cost 6." in asked[1]


def test_at_the_end_points_are_not_told_as_those_that_all_can_see_now() -> None:
    game = a_game()
    before, beforehand = view_for(game, 0, with_options=False), preview(game, 0)
    over = replace(before, decision=None)
    lenses = (
        lens("player", 1, Viewer(view, beforehand, NAMES, Voice(ENGLISH)))
        for view in (before, over)
    )
    assert [plain(each.about) for each in lenses] == ["4 IP that all can see", "4 IP"]


@pytest.mark.parametrize("thing", [LORDS["opportunist"], LORDS["slaver"], ally("squid-5")])
def test_nothing_is_said_of_paying_once_ones_action_is_done(thing: object) -> None:
    before, after = told(thing), told(thing, acted=True)
    assert before.brings
    assert after == replace(before, brings=(), brief=() if before.gist else before.does)
