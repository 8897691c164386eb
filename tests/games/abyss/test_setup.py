"""The setup of a game (rules, sections 2 and 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.builders import Table
from tests.printed import ALLIES, LOCATIONS, LORDS, RACES, TOKENS

NAMES = ["Ada", "Bo", "Cleo", "Dan"]
counts = pytest.mark.parametrize("players", [2, 3, 4])


@counts
def test_every_player_begins_with_one_pearl_and_nothing_else(players: int) -> None:
    """Section 3, R12: 1 Pearl."""
    position = Table.new(*NAMES[:players]).position
    for name, player in zip(NAMES, position["players"], strict=False):
        assert (player["name"], player["pearls"], player["keys"]) == (name, 1, 0)
        assert [player[what] for what in ("hand", "affiliated", "lords", "locations")] == [[]] * 4
        assert player["monsters"] == []


@counts
def test_all_exploration_cards_lie_in_the_deck(players: int) -> None:
    """Section 2: 6 Monsters and 65 Allies, whatever the number of players."""
    position = Table.new(*NAMES[:players]).position
    assert Counter(position["exploration"]["deck"]) == Counter(ALLIES) + Counter(monster=6)
    assert position["exploration"]["discard"] == []
    assert position["council"] == {race: [] for race in RACES}


def test_six_of_the_thirty_five_lords_wait_at_the_court() -> None:
    """Section 3: the others are the deck."""
    court = Table.new("Ada", "Bo").position["court"]
    assert (len(court["row"]), len(court["deck"]), court["discard"]) == (6, 29, [])
    assert sorted(court["row"] + court["deck"]) == sorted(LORDS)


def test_one_of_the_twenty_locations_is_available() -> None:
    """Section 3: the others are the stack."""
    places = Table.new("Ada", "Bo").position["locations"]
    assert (len(places["available"]), len(places["deck"]), places["discard"]) == (1, 19, [])
    assert sorted(places["available"] + places["deck"]) == sorted(LOCATIONS)


def test_twenty_monster_tokens_are_the_supply() -> None:
    """Section 2: 9 times 2, 9 times 3, 2 times 4."""
    supply = Table.new("Ada", "Bo").position["monsters"]
    assert sorted(map(str, supply)) == sorted(TOKENS)


def test_the_marker_begins_on_the_first_space_of_the_threat_track() -> None:
    """Section 3: and nothing else is under way."""
    position = Table.new("Ada", "Bo").position
    assert position["threat"] == 1
    assert (position["extra_turns"], position["ending"], position["pending"]) == (0, None, None)


def test_the_first_player_is_random() -> None:
    """Section 3: drawn from the seed."""
    first = {Table.new("Ada", "Bo", "Cleo", seed=seed).seat for seed in range(60)}
    assert first == {0, 1, 2}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_may_be_named(first: int) -> None:
    """Protocol: `first` is that seat."""
    table = Table.new("Ada", "Bo", "Cleo", first=first)
    assert table.waits_for == (first, "turn")
    assert table.position["seat"] == first


def test_play_goes_clockwise() -> None:
    """Section 3: from the third seat to the first."""
    table = Table.new("Ada", "Bo", "Cleo", first=2)
    seats = [table.seat]
    for _ in range(3):
        table.explore()
        while table.kind != "turn":
            table.play(next(it for it in table.options if it["type"] != "explore"))
        seats.append(table.seat)
    assert seats == [2, 0, 1, 2]


def test_another_seed_shuffles_everything_anew() -> None:
    """Section 3: decks, Court, Locations and tokens."""
    one, other = (Table.new("Ada", "Bo", seed=seed).position for seed in (1, 2))
    assert one["exploration"] != other["exploration"]
    assert one["court"] != other["court"]
    assert one["locations"] != other["locations"]
    assert one["monsters"] != other["monsters"]


def test_the_same_seed_gives_the_same_setup() -> None:
    """Protocol: all chance comes from the seed."""
    one, other = (Table.new("Ada", "Bo", seed=7).position for _ in range(2))
    assert one == other
