"""The worked examples of the rules, one after the other."""

import pytest

from abyss_tui.games.conspiracy.actions import Draw, Exchange, Reveal, Skip, TakePile
from abyss_tui.games.conspiracy.cards.catalogue import location
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.game import Player
from abyss_tui.games.conspiracy.rules.chamber import coalitions, largest_coalition, spaces
from abyss_tui.games.conspiracy.rules.locations import is_due
from abyss_tui.games.conspiracy.rules.scoring import coalition_points, score
from tests.games.conspiracy.tables import (
    a,
    asked,
    chamber,
    options,
    piles,
    place,
    places,
    play,
    recruits,
    table,
    take,
    types,
)

A_SENATE = "Y1 R3 R1 B1 B2 R2 Y2 B3 R4 R1 B1 B1 Y3 B2 R1"


def test_the_largest_coalition() -> None:
    game = table(A_SENATE, "")
    player = game.players[0]
    assert spaces(largest_coalition(player.chamber)) == (4, 5, 8, 11, 12, 14)
    assert coalition_points(player) == 18
    found = {spaces(group) for group in coalitions(player.chamber)}
    assert {(2, 3, 6, 10), (9,), (15,)} <= found
    player.exchange(8, 13)
    found = {spaces(group) for group in coalitions(player.chamber)}
    assert {(4, 5), (11, 12, 13, 14), (2, 3, 6, 10)} <= found
    assert coalition_points(player) == 12


def test_a_final_score() -> None:
    senate = "B1 B2 Y3 Y2@silver-keys G1 R2 B0 Y2@recycle-lords B4 B4 G3 R0 B6 P3 P0"
    found = score(table(senate, "", pearl_master=0), 0)
    assert (found.lords, found.locations, found.coalition, found.pearl_master) == (17, 5, 15, 5)
    assert (found.total, found.pearls) == (42, 8)
    assert score(table(senate, ""), 0).total == 37


@pytest.mark.parametrize("order", ["S G S!", "S G G!", "S S! G S S!", "S S! G S G!", "G S S! S S!"])
def test_keys(order: str) -> None:
    take_where_due(Player("Ada"), order)


def test_keys_with_the_master_key() -> None:
    player = Player("Ada")
    player.place(a("Y1"))
    player.lay(location("any-two-keys"))
    take_where_due(player, "S G! S S! G S!")


def test_keys_that_stayed_live_because_the_archives_were_empty() -> None:
    there = "Y1 R1@search-deck Y1"
    game = table(there, "", deck="P1 R3 P2", locations="", available="pearl-1")
    play(game, Reveal(1), Reveal(1))
    assert game.players[0].silver == 2
    game.location_deck = [location("seven")]
    play(game, Reveal(1))
    assert chamber(game, 0) == "Y1 R1@search-deck Y1 P1 P2@seven"
    assert (game.players[0].silver, game.players[0].gold) == (0, 0)


def take_where_due(player: Player, order: str) -> None:
    """Place a Lord with each of these Keys; with the ones marked by !, a Location is due."""
    for key in order.split():
        player.place(a("P1" if key[0] == "S" else "P2"))
        assert is_due(player) == key.endswith("!")
        if is_due(player):
            player.lay(location("seven"))


def test_the_pearl_master() -> None:
    game = table(
        "", "", "G1", piles="B3 B4", available="pearl-2",
        deck="Y4 P4 R3 G4 G1",
    )  # fmt: skip
    holders = []
    for action in (Reveal(1), Reveal(1), Reveal(1), Reveal(1)):
        play(game, action)
        holders.append((game.pearl_master, game.players[game.pearl_master or 0].pearls))
    assert holders == [(0, 1), (1, 1), (2, 2), (0, 2)]
    told = play(game, TakePile(Guild.POLITICIAN), place("B3"))
    totals = [each["total"] for each in told if each["type"] == "pearls-gained"]
    masters = [each["holder"] for each in told if each["type"] == "pearl-master-changed"]
    assert (totals, masters) == ([3, 4], [1])
    play(game, Reveal(1))
    assert (game.pearl_master, game.players[2].pearls) == (2, 4)
    assert [score(game, seat).pearl_master for seat in range(3)] == [0, 0, 5]


def test_the_end() -> None:
    thirteen = "Y0 Y6 R0 R6 G0 G6 B0 B6 Y3 Y4 G3 G4 B3"
    fourteen = "Y3 Y4 R3 R3 R4 R4 G3 G4 B3 B4 B4 P3 P4 Y1"
    twelve = "R1 R1@seven G1 G1@pearl-1 B1 B1@pearl-2 Y2 Y2@pearl-3 G2 G2@best-mage B2 B2@gold-keys"
    game = table(
        thirteen, fourteen, twelve, seat=1,
        piles="P1 P3 P6 Y1 R1 G1 B1", deck="R2 R2 Y1",
        locations="recycle-lords force-one force-two",
    )  # fmt: skip
    play(game, TakePile(Guild.MAGE))
    assert options(game) == places("P1", "P3", "P6")
    play(game, place("P1"))
    assert options(game) == {Draw(1), Draw(2), Draw(3)}
    told = play(game, Draw(3), take("recycle-lords"))
    assert types(told)[1:] == [
        "location-taken", "lords-recycled", "lords-returned", "end-triggered", "turn-started",
    ]  # fmt: skip
    assert piles(game) == ["P3", "P6"]
    assert (game.ending, game.seat, len(game.lord_deck)) == (1, 2, 3 + 4)
    play(game, TakePile(Guild.MAGE), place("P3"))
    assert game.seat == 0
    game.lord_deck = [a("Y1"), a("P3")]
    play(game, Reveal(1))
    assert len(game.players[0].chamber) == 14
    assert asked(game) is None


def test_edicts() -> None:
    game = table(
        "Y1", "R1", "", available="force-one",
        deck="G1 B1 G3 G4 B3 B4 P3 P4 Y3", locations="force-two",
    )  # fmt: skip
    play(game, Reveal(1), take("force-one"))
    assert options(game) == {Reveal(1)}
    play(game, Reveal(1))
    assert (game.seat, options(game)) == (2, {Reveal(2)})
    play(game, Reveal(2))
    assert options(game) == recruits("G3", "G4")
    play(game, game.decision.options[0] if game.decision else Reveal(1))
    assert (game.seat, options(game)) == (0, {Reveal(2)})
    play(game, Reveal(2))
    told = play(game, game.decision.options[0] if game.decision else Reveal(1))
    assert types(told)[-2:] == ["turn-started", "edict-ended"]
    assert {Reveal(1), Reveal(2), Reveal(3)} < options(game)


def test_a_pile_with_everything() -> None:
    game = table("Y1 G4", "", piles="R0 R1 R1 R6", deck="R2", available="seven pearl-1")
    play(game, TakePile(Guild.MILITARY), place("R1"), take("seven"))
    assert chamber(game, 0) == "Y1 G4 R1@seven"
    play(game, place("R0"))
    assert options(game) == {Exchange((2, 4)), Skip()}
    play(game, Exchange((2, 4)))
    told = play(game, place("R6"))
    assert types(told)[:3] == ["lord-placed", "lord-turned-up", "lord-placed"]
    assert chamber(game, 0) == "Y1 R0 R1@seven G4 R6 R1"
    assert (piles(game), game.players[0].silver) == (["R2"], 1)
