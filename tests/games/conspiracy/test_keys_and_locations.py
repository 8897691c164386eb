"""Keys and Locations (rules 6)."""

import pytest

from abyss_tui.games.conspiracy.actions import Draw, Reveal, TakePile
from abyss_tui.games.conspiracy.cards.names import Guild, Key
from abyss_tui.games.conspiracy.previews import preview
from abyss_tui.games.conspiracy.rules.scoring import score
from tests.games.conspiracy.tables import (
    a,
    asked,
    chamber,
    controls,
    keep,
    options,
    piles,
    place,
    play,
    table,
    take,
    the,
    types,
)


@pytest.mark.parametrize(
    ("before", "lord", "due"),
    [
        ("", "P1", False), ("Y1", "P1", True), ("Y1", "P2", False), ("Y2", "P2", True),
        ("Y1 Y2", "P1", True), ("Y1 Y2", "P2", True), ("Y1 R1@seven", "P1", False),
        ("Y1 R1@seven Y2", "P1", False), ("Y1 R1@seven Y2", "P2", True), ("Y1 Y2", "P3", False),
        ("Y1 R1@any-two-keys Y2", "P1", True), ("Y1 R1@any-two-keys", "P1", False),
    ],
)  # fmt: skip
def test_a_location_is_due_with_two_equal_live_keys(before: str, lord: str, due: bool) -> None:
    """C14: live are those behind the last Location; tested when a Lord with a Key is placed."""
    game = table(before, "", deck=f"{lord} R6", available="pearl-1", locations="pearl-2")
    play(game, Reveal(1))
    assert (asked(game) == "location") == due


def test_live_keys_are_tested_only_when_a_lord_with_a_key_is_placed() -> None:
    """C14: a pair that waits brings nothing by itself."""
    game = table("Y1 R1", "", deck="P3 P4", available="pearl-1")
    play(game, Reveal(1))
    assert (game.seat, game.players[0].silver) == (1, 2)


def test_while_a_location_is_chosen_no_next_key_is_said_to_bring_it() -> None:
    """C15: all live Keys are used up for the one that is due already."""
    game = table("Y1", "", deck="P1", available="pearl-1 seven")
    assert preview(game, None).opens[0] == {Key.SILVER}
    play(game, Reveal(1))
    assert asked(game) == "location"
    assert preview(game, None).opens == (frozenset(), frozenset())


def test_a_location_must_be_taken_and_uses_up_all_live_keys() -> None:
    """C15: one a Lord, and an odd third Key is used up, too; the chamber shows it."""
    game = table("Y1 Y2", "", piles="P1 P2 P3", available="pearl-1 seven", deck="R1")
    play(game, TakePile(Guild.MAGE), place("P1"))
    assert options(game) == controls("pearl-1", "seven")
    play(game, take("seven"))
    player = game.players[0]
    assert (chamber(game, 0), player.silver, player.gold) == ("Y1 Y2 P1@seven", 0, 0)
    play(game, place("P2"))
    assert (player.silver, player.gold) == (0, 1)


def test_only_what_is_there_can_be_taken_or_drawn() -> None:
    """C16: one of the two sources may be empty, and what is alone is taken unasked."""
    game = table("Y1", "", deck="P1", available="seven pearl-1")
    play(game, Reveal(1))
    assert options(game) == controls("seven", "pearl-1")
    game = table("Y1", "", deck="P1", locations="seven pearl-1")
    play(game, Reveal(1))
    assert options(game) == {Draw(1), Draw(2)}
    told = play(table("Y1", "", deck="P1", available="seven"), Reveal(1))
    assert the("location-taken", told)["source"] == "available"
    told = play(table("Y1", "", deck="P1", locations="seven"), Reveal(1))
    assert the("location-taken", told)["source"] == "drawn"


def test_with_nothing_to_take_the_keys_stay_live() -> None:
    """C16: to be tested at the next Lord with a Key."""
    game = table("Y1", "", deck="P1 R6", piles="")
    told = play(game, Reveal(1))
    assert "location-taken" not in types(told)
    assert game.players[0].silver == 2


def test_one_of_the_locations_drawn_is_taken_and_the_others_are_available_before_its_effect() -> (
    None
):
    """C17: not one that was available before."""
    game = table(
        "Y1", "", deck="P1 P2", available="seven", locations="recycle-locations pearl-1 pearl-2"
    )
    play(game, Reveal(1))
    told = play(game, Draw(2))
    assert the("locations-drawn", told)["locations"] == ["recycle-locations", "pearl-1"]
    assert options(game) == controls("recycle-locations", "pearl-1")
    assert game.decision is not None
    assert game.decision.about == {"lord": "mage-1", "space": 2, "source": "drawn"}
    told = play(game, take("recycle-locations"))
    assert sorted(the("locations-recycled", told)["locations"]) == ["pearl-1", "seven"]
    assert game.available == []


def test_a_location_changes_nothing_about_its_lord() -> None:
    """C18: points, Guild and Coalition stay, and its Key still counts for Locations."""
    covered = score(table("Y1 Y1@silver-keys Y3", ""), 0)
    bare = score(table("Y1 Y1 Y3", ""), 0)
    assert (covered.lords, covered.coalition) == (bare.lords, bare.coalition)
    assert covered.locations == 2


def test_the_master_key_works_at_once_also_for_lords_that_wait() -> None:
    """C19: no Key is live then, as it lies on the last one."""
    game = table("Y1", "", piles="P1 P2 P1 P3", available="any-two-keys", locations="seven")
    play(game, TakePile(Guild.MAGE), place("P1"), take("any-two-keys"))
    assert game.players[0].silver == 0
    play(game, place("P2"))
    told = play(game, place("P1"))
    assert the("location-taken", told)["location"] == "seven"
    assert chamber(game, 0) == "Y1 P1@any-two-keys P2 P1@seven P3"


ARCHIVES = "Y1 R1@search-deck Y1"


def test_the_archives_give_any_location_of_the_deck_and_never_an_available_one() -> None:
    """C20: the deck is shuffled before the effect, and nothing else becomes available."""
    deck = "recycle-locations pearl-1 pearl-2 pearl-3 seven silver-keys gold-keys"
    game = table(ARCHIVES, "", deck="P1 P2", available="per-location", locations=deck)
    play(game, Reveal(1))
    assert options(game) == controls(*deck.split())
    assert game.decision is not None
    assert game.decision.about["source"] == "search"
    told = play(game, take("pearl-3"))
    assert the("location-taken", told)["source"] == "search"
    assert [each.slug for each in game.available] == ["per-location"]
    left = [each.slug for each in game.location_deck]
    assert sorted(left) == sorted(set(deck.split()) - {"pearl-3"})
    assert left != [each for each in deck.split() if each != "pearl-3"]


def test_the_deck_of_the_archives_is_shuffled_before_available_ones_come_to_it() -> None:
    """C20: two shuffles, one after the other."""
    game = table(
        ARCHIVES, "", deck="P1 P2", available="seven", locations="recycle-locations pearl-1"
    )
    play(game, Reveal(1))
    told = play(game, take("recycle-locations"))
    assert types(told)[:2] == ["location-taken", "locations-recycled"]
    assert {each.slug for each in game.location_deck} == {"pearl-1", "seven"}


def test_the_options_of_a_search_say_nothing_of_the_order_of_the_deck() -> None:
    """C20: what the deck holds can be worked out, its order is nobody's to know."""
    decks = ("seven pearl-1 gold-keys", "gold-keys seven pearl-1")
    listed = []
    for deck in decks:
        game = table(ARCHIVES, "", deck="P1", locations=deck)
        play(game, Reveal(1))
        assert game.decision is not None
        listed.append([*game.decision.options])
    assert listed[0] == listed[1]


def test_with_the_archives_and_an_empty_deck_no_location_is_taken() -> None:
    """C21: whatever is available; the Keys stay live and are tested at the next Lord with one."""
    game = table(ARCHIVES, "", deck="P1 R6", piles="R3", available="seven")
    told = play(game, Reveal(1))
    assert "location-taken" not in types(told)
    assert game.players[0].silver == 2


def test_recycled_lords_are_those_of_all_piles_but_not_those_that_wait() -> None:
    """C22: Lords discarded in the same turn as well."""
    there = {"available": "recycle-lords", "locations": "seven"}
    game = table("Y1", "", deck="P1 R3 B4", piles="G3", **there)
    play(game, Reveal(2), keep("P1"))
    told = play(game, take("recycle-lords"))
    assert sorted(the("lords-recycled", told)["lords"]) == ["merchant-3", "military-3"]
    assert (piles(game), len(game.lord_deck)) == ([], 3)
    game = table("Y1", "", piles="P1 P3 P4 R3", **there)
    play(game, TakePile(Guild.MAGE), place("P1"))
    told = play(game, take("recycle-lords"))
    assert the("lords-recycled", told)["lords"] == ["military-3"]
    assert game.waiting == [a("P3"), a("P4")]


def test_without_piles_the_deck_stays_as_it_is() -> None:
    """C22: nothing is told then."""
    deck = "P1 Y3 Y4 R3 R4 G3 G4"
    game = table("Y1", "", deck=deck, available="recycle-lords", locations="seven")
    play(game, Reveal(1))
    told = play(game, take("recycle-lords"))
    assert "lords-recycled" not in types(told)
    assert game.lord_deck == [a(each) for each in deck.split()[1:]]


def test_without_available_locations_their_deck_stays_as_it_is() -> None:
    """C23: the one that recycles is not among them."""
    game = table("Y1", "", deck="P1", available="recycle-locations", locations="seven pearl-1")
    play(game, Reveal(1))
    told = play(game, take("recycle-locations"))
    assert "locations-recycled" not in types(told)
    assert [each.slug for each in game.location_deck] == ["seven", "pearl-1"]


def test_recycled_locations_are_all_available_ones() -> None:
    """C23: itself not."""
    game = table("Y1", "", deck="P1", available="recycle-locations pearl-2 seven")
    play(game, Reveal(1))
    told = play(game, take("recycle-locations"))
    assert sorted(the("locations-recycled", told)["locations"]) == ["pearl-2", "seven"]
    assert {each.slug for each in game.location_deck} == {"pearl-2", "seven"}
