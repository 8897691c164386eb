"""Recruiting: Lords turned up, piles, and what an edict makes of it (rules 5)."""

import pytest

from abyss_tui.games.conspiracy.actions import Draw, Pass, Reveal, TakePile
from abyss_tui.games.conspiracy.cards.names import Guild
from tests.games.conspiracy.tables import (
    a,
    asked,
    chamber,
    keep,
    options,
    piles,
    place,
    places,
    play,
    recruits,
    slug,
    table,
    take,
    the,
    types,
)

FIFTEEN = "Y0 Y6 R0 R6 G0 G6 B0 B6 Y3 Y4 G3 G4 B3 B4 R3"
"""A full chamber without a Key and without a mage."""


@pytest.mark.parametrize(("deck", "most"), [("Y3 Y4 R3 R4", 3), ("Y3 Y4", 2), ("Y3", 1)])
def test_so_many_lords_are_turned_up_as_were_named_and_as_the_deck_holds(
    deck: str, most: int
) -> None:
    """C1: the number is said before, 1 to 3, and never more than there are."""
    game = table("", "", deck=deck)
    assert options(game) == {Reveal(count) for count in range(1, most + 1)}
    told = play(game, Reveal(most))
    assert the("lords-revealed", told)["lords"] == [slug(each) for each in deck.split()[:most]]
    assert len(game.lord_deck) == len(deck.split()) - most


def test_as_many_locations_are_drawn_as_were_named_and_as_the_deck_holds() -> None:
    """C1: the same of Locations."""
    game = table("Y1", "", deck="R1 R2", locations="seven pearl-1", available="pearl-2")
    play(game, Reveal(1))
    assert options(game) == {Draw(1), Draw(2), take("pearl-2")}
    assert the("locations-drawn", play(game, Draw(2)))["locations"] == ["seven", "pearl-1"]


def test_an_empty_deck_is_not_refilled() -> None:
    """C2: the piles stay what they are; only they can be taken."""
    game = table("", "", piles="Y3 Y4 R3")
    assert options(game) == {TakePile(Guild.FARMER), TakePile(Guild.MILITARY)}
    play(game, TakePile(Guild.MILITARY))
    assert (game.lord_deck, piles(game)) == ([], ["Y3", "Y4"])


def test_without_piles_there_is_only_the_deck() -> None:
    """C2: and the other way round."""
    assert options(table("", "", deck="Y3")) == {Reveal(1)}


def test_one_is_kept_and_the_others_lie_on_their_piles_before_it_is_placed() -> None:
    """C3: before any power of the one that is kept, such as the Lord that a 6 turns up."""
    game = table("", "", deck="Y6 R3 Y4 Y1")
    play(game, Reveal(3))
    assert options(game) == recruits("Y6", "R3", "Y4")
    told = play(game, keep("Y6"))
    assert types(told) == [
        "lord-recruited",
        "lords-discarded",
        "lord-placed",
        "lord-turned-up",
        "turn-started",
    ]
    assert the("lords-discarded", told)["lords"] == ["military-3", "farmer-4"]
    assert [each.slug for each in game.piles[Guild.FARMER]] == ["farmer-4", "farmer-1"]


def test_equal_lords_are_one_answer_and_one_alone_is_kept_unasked() -> None:
    """C3: a Lord must be kept, whatever it is."""
    game = table("", "", deck="R3 R3 R4")
    play(game, Reveal(3))
    assert options(game) == recruits("R3", "R4")
    game = table("", "", deck="R3 R3")
    told = play(game, Reveal(2))
    assert chamber(game, 0) == "R3"
    assert the("lords-discarded", told)["lords"] == ["military-3"]
    assert (game.seat, asked(game)) == (1, "turn")
    told = play(table("", "", deck="R3"), Reveal(1))
    assert "lords-discarded" not in types(told)


def test_a_pile_is_taken_whole_and_never_empty() -> None:
    """C4: all of one pile, of which there must be a Lord."""
    game = table("", "", piles="R0 R1 R6")
    assert options(game) == {TakePile(Guild.MILITARY)}
    assert the("pile-taken", play(game, TakePile(Guild.MILITARY)))["lords"] == [
        "military-0",
        "military-1",
        "military-6",
    ]


def test_the_next_lord_of_a_pile_is_chosen_when_the_one_before_is_done() -> None:
    """C5: a Lord that waits lies on no pile, and nothing has to be promised."""
    game = table("", "", piles="R3 R6 R1", deck="R4")
    play(game, TakePile(Guild.MILITARY))
    assert options(game) == places("R1", "R3", "R6")
    assert piles(game) == []
    told = play(game, place("R6"))
    assert types(told) == ["lord-placed", "lord-turned-up"]
    assert options(game) == places("R1", "R3")
    assert game.decision is not None
    assert game.decision.about == {"lords": ["military-3", "military-1"], "space": 2}
    play(game, place("R1"))
    assert chamber(game, 0) == "R6 R1 R3"


def test_a_pile_with_too_many_lords_fills_the_chamber_and_the_rest_goes_back() -> None:
    """C6: after the last one is done, together with what a 6 has turned up meanwhile."""
    thirteen = " ".join(FIFTEEN.split()[:13])
    game = table(thirteen, "", piles="P1 P2 P3 P6", deck="P4")
    play(game, TakePile(Guild.MAGE), place("P6"))
    told = play(game, place("P3"))
    assert types(told)[-3:] == ["lords-returned", "end-triggered", "turn-started"]
    assert sorted(the("lords-returned", told)["lords"]) == ["mage-1", "mage-2"]
    assert piles(game) == ["P1", "P2", "P4"]


def test_the_rest_of_a_pile_goes_back_behind_the_location_of_the_last_one() -> None:
    """C6: and its effect."""
    fourteen = " ".join(FIFTEEN.split()[:13]) + " P1"
    game = table(fourteen, "", piles="P1 P3 Y1", locations="recycle-lords", deck="R1")
    told = play(game, TakePile(Guild.MAGE), place("P1"))
    assert types(told)[-5:] == [
        "location-taken",
        "lords-recycled",
        "lords-returned",
        "end-triggered",
        "turn-started",
    ]
    assert piles(game) == ["P3"]
    assert len(game.lord_deck) == 2


def test_with_nothing_to_recruit_the_turn_is_passed_and_brings_the_end() -> None:
    """C7: with deck and piles empty."""
    game = table("Y1", "", "")
    assert options(game) == {Pass()}
    told = play(game, Pass())
    assert types(told) == ["turn-passed", "end-triggered", "turn-started"]
    assert game.ending == 0
    assert types(play(game, Pass()))[:2] == ["turn-passed", "turn-started"]
    assert types(play(game, Pass())) == ["turn-passed", "game-ended"]
    assert game.ending == 0


def test_with_a_full_chamber_the_turn_is_passed() -> None:
    """C7: whatever lies there, and whatever an edict says."""
    edict = {"location": "force-one", "seat": 1}
    game = table(FIFTEEN, "", deck="P1", piles="P2", edict=edict)
    assert options(game) == {Pass()}
    assert game.decision is not None
    assert game.decision.about == {}
    assert types(play(game, Pass()))[:2] == ["turn-passed", "end-triggered"]


EDICT_OF_ONE = {"location": "force-one", "seat": 1}
EDICT_OF_TWO = {"location": "force-two", "seat": 1}


def test_an_edict_ends_as_the_turn_of_its_owner_begins() -> None:
    """C24: before the recruitment, and it never binds its owner."""
    game = table("", "", deck="Y3 R3 G3 B3", piles="P3", edict=EDICT_OF_ONE)
    told = play(game, Reveal(1))
    assert types(told)[-2:] == ["turn-started", "edict-ended"]
    assert told[-1] == {"type": "edict-ended", "seat": 1, "location": "force-one"}
    assert game.edict is None
    assert options(game) == {Reveal(1), Reveal(2), Reveal(3), TakePile(Guild.MAGE)}


def test_an_edict_begins_with_its_location_and_binds_all_opponents_also_in_last_turns() -> None:
    """C24: it concerns the recruitment only."""
    fourteen = " ".join(FIFTEEN.split()[:13]) + " P1"
    game = table(fourteen, "", "", deck="P1 Y3 Y4 R3 R4", available="force-two", piles="G3")
    told = play(game, Reveal(1))
    assert types(told)[-4:] == ["location-taken", "edict-issued", "end-triggered", "turn-started"]
    for _ in range(2):
        assert game.decision is not None
        assert game.decision.about == {"edict": "force-two"}
        assert options(game) == {Reveal(2)}
        play(game, Reveal(2))
        play(game, game.decision.options[0])
    assert asked(game) is None


def test_under_the_edict_of_one_a_lord_is_turned_up_and_placed() -> None:
    """C25: no pile may be taken, and no more Lords turned up."""
    game = table("", "", deck="Y3 R3", piles="P3", edict=EDICT_OF_ONE)
    assert options(game) == {Reveal(1)}
    play(game, Reveal(1))
    assert chamber(game, 0) == "Y3"


def test_under_the_edict_of_two_one_of_two_is_placed() -> None:
    """C25: the other one goes to its pile."""
    game = table("", "", deck="Y3 R3 G3", piles="P3", edict=EDICT_OF_TWO)
    assert options(game) == {Reveal(2)}
    play(game, Reveal(2))
    assert options(game) == recruits("Y3", "R3")
    play(game, keep("R3"))
    assert (chamber(game, 0), piles(game)) == ("R3", ["P3", "Y3"])


def test_of_one_lord_left_an_edict_of_two_has_one_turned_up() -> None:
    """C26: and it is not void then."""
    game = table("", "", deck="Y3", piles="P3", edict=EDICT_OF_TWO)
    assert options(game) == {Reveal(1)}
    assert game.decision is not None
    assert game.decision.about == {"edict": "force-two"}


def test_with_an_empty_deck_an_edict_is_void_for_the_turn() -> None:
    """C26: a pile is taken, and the edict does not end."""
    game = table("", "", "", piles="P3 Y3", edict={"location": "force-two", "seat": 2})
    assert options(game) == {TakePile(Guild.FARMER), TakePile(Guild.MAGE)}
    assert game.decision is not None
    assert game.decision.about == {}
    play(game, TakePile(Guild.FARMER))
    assert game.edict is not None


def test_a_newer_edict_replaces_the_older_one() -> None:
    """C27: completely, for everybody, also when both are taken in one turn."""
    game = table("Y1", "", piles="P1 P1 P1", available="force-one", locations="force-two")
    told = play(game, TakePile(Guild.MAGE), take("force-one"))
    assert types(told).count("edict-issued") == 2
    assert game.edict is not None
    assert game.edict.location.slug == "force-two"
    game = table(
        "Y1", "", "", deck="P1 Y3 Y4", available="force-two",
        edict={"location": "force-one", "seat": 2},
    )  # fmt: skip
    play(game, Reveal(1))
    assert game.edict is not None
    assert (game.edict.location.slug, game.edict.seat) == ("force-two", 0)
    assert options(game) == {Reveal(2)}
    play(game, Reveal(2), keep("Y3"))
    assert (game.seat, options(game)) == (2, {TakePile(Guild.FARMER)})
    assert a("Y4") in game.piles[Guild.FARMER]
