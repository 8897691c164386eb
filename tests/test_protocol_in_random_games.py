"""What holds at every decision of any game, tried on games that are played at random."""

from __future__ import annotations

import copy
import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from tests.builders import Json, Table
from tests.printed import ALLIES, LOCATIONS, LORDS, TOKENS

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = ("Ada", "Bo", "Cleo", "Dan")
GAMES = ((2, 1), (3, 2), (4, 3), (2, 4), (3, 5))
MORE_GAMES = ((4, 6), (2, 7), (4, 8))
games = pytest.mark.parametrize(
    ("players", "seed"),
    [*GAMES, *(pytest.param(*game, marks=pytest.mark.slow) for game in MORE_GAMES)],
)
EAGER = {"recruit": 6, "support": 2, "buy": 2, "replace": 3, "recruit-for-pearls": 3, "pass": 1}


def a_random_option(dice: random.Random, options: list[Json]) -> Json:
    """One of the options; recruiting is popular, so that the game comes to an end."""
    types = sorted({option["type"] for option in options})
    kind = dice.choices(types, [EAGER.get(each, 1) for each in types])[0]
    of_that_kind = [option for option in options if option["type"] == kind]
    return dice.choice(sorted(of_that_kind, key=repr))


def a_random_game(players: int, seed: int) -> Iterator[Table]:
    """A game, handed out at each of its decisions and once more when it is over.

    Every other one begins with rich players, who can pay for what the poor never see.
    """
    dice = random.Random(seed)
    position = Table.new(*NAMES[:players], seed=seed).position
    for player in position["players"]:
        player["pearls"] += 12 * (seed % 2)
    table = Table(position, seed=seed)
    yield table
    while not table.over:
        table.play(a_random_option(dice, table.options))
        yield table


def state(table: Table) -> list[Any]:
    """All that can be asked about a game."""
    seats = range(len(table.position["players"]))
    return [table.decision, table.position, [table.view(seat) for seat in seats], table.score]


@games
def test_a_game_can_be_loaded_at_every_decision(players: int, seed: int) -> None:
    """The same decision, the same views, the same position, the same score."""
    for table in a_random_game(players, seed):
        assert state(Table(table.position)) == state(table)


@games
def test_a_loaded_game_goes_on_the_same_way_with_the_same_seed(players: int, seed: int) -> None:
    """All chance comes from position and seed alone."""
    for number, table in enumerate(a_random_game(players, seed)):
        if number % 23 == 7 and not table.over:
            dice, again = random.Random(number), random.Random(number)
            one, other = (Table(table.position, seed=number) for _ in range(2))
            for _ in range(15):
                if not one.over:
                    one.play(a_random_option(dice, one.options))
                    other.play(a_random_option(again, other.options))
            assert state(one) == state(other)
            assert one.events == other.events


@games
def test_every_option_is_listed_once_and_can_be_played(players: int, seed: int) -> None:
    """And what can be decided in one way only is not asked, a turn apart."""
    dice = random.Random(seed)
    for table in a_random_game(players, seed):
        if table.over:
            continue
        options = table.options
        assert len({repr(sorted(option.items())) for option in options}) == len(options)
        assert table.kind == "turn" or len(options) > 1
        if dice.random() < 0.1:
            for option in dice.sample(options, min(8, len(options))):
                Table(table.position).play(option)


@games
def test_no_card_is_lost_or_found(players: int, seed: int) -> None:
    """Between two turns every card lies somewhere in the position."""
    for table in a_random_game(players, seed):
        position = table.position
        if position["pending"] is None:
            assert Counter(allies_and_monsters(position)) == Counter(ALLIES) + Counter(monster=6)
            assert sorted(lords(position)) == sorted(LORDS)
            assert sorted(locations(position)) == sorted(LOCATIONS)
            assert sorted(tokens(position)) == sorted(map(int, TOKENS))


def allies_and_monsters(position: Json) -> Iterator[str]:
    """Every Exploration card of a position."""
    yield from position["exploration"]["deck"]
    yield from position["exploration"]["discard"]
    for pile in position["council"].values():
        yield from pile
    for player in position["players"]:
        yield from player["hand"]
        yield from player["affiliated"]


def lords(position: Json) -> Iterator[str]:
    """Every Lord of a position."""
    for place in ("row", "deck", "discard"):
        yield from position["court"][place]
    for player in position["players"]:
        yield from (lord["lord"] for lord in player["lords"])


def locations(position: Json) -> Iterator[str]:
    """Every Location of a position."""
    for place in ("available", "deck", "discard"):
        yield from position["locations"][place]
    for player in position["players"]:
        yield from player["locations"]


def tokens(position: Json) -> Iterator[int]:
    """Every Monster token of a position."""
    yield from position["monsters"]
    for player in position["players"]:
        yield from player["monsters"]


@games
def test_the_total_is_the_sum_of_its_parts(players: int, seed: int) -> None:
    """At every decision, and at the end nobody has a hand."""
    for table in a_random_game(players, seed):
        for score in table.scores:
            parts = ("lords", "allies", "locations", "monsters")
            assert score["total"] == sum(score[part] for part in parts)
            assert score["locations"] == sum(score["by_location"].values())
    assert [player["hand"] for player in table.position["players"]] == [[]] * players
    assert table.winners


# Secrets


def with_other_secrets(position: Json, seat: int, dice: random.Random) -> Json:
    """The position with other cards where nobody but that seat could know them.

    The cards that may be revealed in the turn that begins stay where they are.
    """
    there = copy.deepcopy(position)
    player = there["players"][seat]
    swap(player["hand"], there["exploration"]["deck"], 12, dice)
    swap(player["monsters"], there["monsters"], 6, dice)
    for deck in (there["court"]["deck"], there["locations"]["deck"]):
        deck[8:] = dice.sample(deck[8:], len(deck[8:]))
    return there


def swap(held: list[Any], deck: list[Any], deep: int, dice: random.Random) -> None:
    """Deal what is held and what lies deep in the deck anew; Monsters stay in the deck."""
    cards = [card for card in [*held, *deck[deep:]] if card != "monster"]
    dice.shuffle(cards)
    held[:] = [cards.pop() for _ in held]
    deck[deep:] = [card if card == "monster" else cards.pop() for card in deck[deep:]]


def what_shows(table: Table, seat: int) -> list[Any]:
    """What every other seat knows: its view and what it was told."""
    others = [other for other in range(len(table.view(0)["players"])) if other != seat]
    return [(table.view(other), table.told(other)) for other in others]


def lost_something(now: Json, before: Json) -> bool:
    """Whether a player had to give up a card or a token, which may have shown it."""
    return any(len(now[what]) < len(before[what]) for what in ("hand", "monsters"))


@games
def test_hidden_cards_show_in_no_view_and_no_event(players: int, seed: int) -> None:
    """R31: other cards in the hand of one who only waits, and the others see the same turn."""
    dice = random.Random(seed)
    compared = 0
    for table in a_random_game(players, seed):
        if table.over or table.position["pending"] is not None:
            continue
        active = table.seat
        hidden = (active + 1) % players
        one = Table(table.position)
        other = Table(with_other_secrets(table.position, hidden, dice))
        assert other.decision == one.decision
        while True:
            assert what_shows(one, hidden) == what_shows(other, hidden)
            compared += one.position["players"][hidden] != other.position["players"][hidden]
            if (one.seat == hidden and one.kind != "offer") or one.kind == "steal":
                break
            before = one.player(hidden)
            action = a_random_option(dice, one.options)
            one.play(action)
            other.play(action)
            if any(lost_something(each.player(hidden), before) for each in (one, other)):
                break
            if one.over or one.position["pending"] is None:
                break
    assert compared > 10


@games
def test_the_options_of_a_turn_do_not_depend_on_hidden_cards(players: int, seed: int) -> None:
    """Neither on decks nor piles nor the hands of others: their order does not either."""
    dice = random.Random(seed)
    for table in a_random_game(players, seed):
        if table.over or table.position["pending"] is not None:
            continue
        there = with_other_secrets(table.position, (table.seat + 1) % players, dice)
        for deck in (there["exploration"]["deck"], there["court"]["deck"], there["monsters"]):
            dice.shuffle(deck)
        dice.shuffle(there["locations"]["deck"])
        for race, pile in there["council"].items():
            swap_race(pile, there["exploration"]["deck"], race, dice)
        other = Table(there)
        assert other.decision == table.decision
        assert other.view(table.seat) == table.view(table.seat)


def swap_race(pile: list[str], deck: list[str], race: str, dice: random.Random) -> None:
    """Deal the cards of one Race anew between its pile and the deck."""
    places = [place for place, card in enumerate(deck) if card.startswith(race)]
    cards = [*pile, *(deck[place] for place in places)]
    dice.shuffle(cards)
    pile[:] = [cards.pop() for _ in pile]
    for place in places:
        deck[place] = cards.pop()
