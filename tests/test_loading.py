"""What `load` looks at before it lets a position in (docs/protocol.md)."""

from __future__ import annotations

import copy
import json
import re
from typing import Any

import pytest

from tests.builders import NOTHING, Json, Table, a_game, a_position, ada, bo, only
from tests.printed import RACES

# The fields


def changed(position: Json, path: str, value: Any) -> Json:
    """The position with another value at a place like `players.0.hand`."""
    position = copy.deepcopy(position)
    *way, last = path.split(".")
    place: Any = position
    for step in way:
        place = place[int(step)] if step.isdigit() else place[step]
    place[int(last) if last.isdigit() else last] = value
    return position


def the_message(position: Any) -> str:
    """Why that position is refused; a game that runs is left alone."""
    engine = Table.new("Ada", "Bo").engine
    before = engine.answer({"op": "position"})
    answer = engine.answer({"op": "load", "position": position})
    assert not answer["ok"]
    assert answer["error"]["code"] == "bad-position"
    assert engine.answer({"op": "position"}) == before
    return str(answer["error"]["message"])


EMPTY = a_position(
    ada(locations="jail"), bo(), deck=NOTHING, court=NOTHING, lord_deck=NOTHING, stack=NOTHING,
    available="", supply=NOTHING,
)  # fmt: skip
SIX = ["keeper", "reaper", "shepherd", "miller", "landowner", "trader"]
BAD_NUMBERS: list[Any] = [-1, True, 1.5, "1", None, [], {}]
BAD_LISTS: list[Any] = ["crab-1", 1, {}, [1], [None], [["crab-1"]], ["kraken-1"], ["crab-6"]]
BAD_LISTS += [["crab-0"], ["Crab-1"], ["crab"], ["crab-01"], [""]]


CHECKS: dict[str, list[Any]] = {
    "format": ["abyss-position/2", "", None, 1],
    "players": [[], [{}], [{}] * 5, {}, None, "Ada"],
    "players.1": [None, "Bo", []],
    "players.0.name": [3, ["Ada"]],
    "seat": [2, *BAD_NUMBERS],
    "ending": [2, -1, True, 0.5, "0", []],
    "threat": [0, 7, *BAD_NUMBERS],
    "extra_turns": BAD_NUMBERS,
    "players.0.pearls": BAD_NUMBERS,
    "players.1.keys": BAD_NUMBERS,
    "players.0.hand": [["monster"], *BAD_LISTS],
    "players.1.affiliated": [["monster"], *BAD_LISTS],
    "players.0.monsters": [[1], [5], ["2"], [True], 2],
    "players.0.locations": [["atlantis"], [3], "jail"],
    "players.0.lords": [["keeper"], [{}], {}, [None]],
    "exploration": [[], None, 3],
    "exploration.deck": BAD_LISTS,
    "exploration.discard": BAD_LISTS,
    "council": [[], None, 3],
    "council.crab": [["monster"], ["squid-1"], *BAD_LISTS],
    "court": [[], None, 3],
    "court.row": [[*SIX, "sage"], ["kraken"], [3], "sage"],
    "court.deck": [["kraken"], [3], "sage"],
    "court.discard": [["kraken"], [3], "sage"],
    "locations": [[], None, 3],
    "locations.available": [["atlantis"], [3], "abyss"],
    "locations.deck": [["atlantis"], [3], "abyss"],
    "locations.discard": [["atlantis"], [3], "abyss"],
    "monsters": [[1], [5], ["2"], [True], 2, {}],
}


def as_written(path: str) -> str:
    """The place as a message names it: `players[0].hand`."""
    return re.sub(r"\.(\d+)", r"[\1]", path)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        pytest.param(path, value, id=f"{as_written(path)}: {json.dumps(value)}")
        for path, values in CHECKS.items()
        for value in values
    ],
)
def test_a_bad_field_is_named_at_the_beginning_of_the_message(path: str, value: Any) -> None:
    """Everything that is checked on loading."""
    assert the_message(changed(EMPTY, path, value)).startswith(as_written(path))


@pytest.mark.parametrize(
    "path", ["players.0.hand", "players.0.affiliated", "exploration.deck", "council.crab"]
)
def test_the_message_counts_to_the_bad_card(path: str) -> None:
    """As in the protocol's example: the field, a colon, what is wrong."""
    message = the_message(changed(EMPTY, path, ["crab-4", "kraken-1"]))
    assert message.startswith(f"{as_written(path)}[1]: ")


@pytest.mark.parametrize(
    ("lord", "why"),
    [
        ({"lord": "kraken"}, "no such Lord"),
        ({"lord": "keeper", "under": "abyss"}, "the Location is not this player's"),
        ({"lord": "keeper", "under": "atlantis"}, "no such Location"),
        ({"lord": "keeper", "under": "jail", "disabled": True}, "both under and disabled"),
        ({"lord": "keeper", "disabled": "yes"}, "not true or false"),
        ({"lord": "keeper", "disabled": 1}, "not true or false"),
        ({"lord": "keeper", "mood": "good"}, "an unknown key"),
        ({"under": "jail"}, "no Lord at all"),
    ],
)
def test_a_bad_lord_is_named_at_the_beginning_of_the_message(lord: Json, why: str) -> None:
    """Under a Location of the same player, or disabled, never both."""
    message = the_message(changed(EMPTY, "players.0.lords", [{"lord": "sage"}, lord]))
    assert message.startswith("players[0].lords[1]"), why


def test_a_lord_may_not_lie_under_the_location_of_another_player() -> None:
    """The jail is Ada's."""
    lords = [{"lord": "keeper", "under": "jail"}]
    assert the_message(changed(EMPTY, "players.1.lords", lords)).startswith("players[1].lords[0]")


@pytest.mark.parametrize(
    "path",
    ["weather", "players.0.mood", "exploration.track", "council.kraken", "court.stack"],
)
def test_no_unknown_key_is_let_in_anywhere(path: str) -> None:
    """The message begins with the key, or with what it was found in."""
    place = as_written(path).rpartition(".")[0]
    assert the_message(changed(EMPTY, path, [])).startswith(place or path)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("players.0.hand", ["crab-5", "crab-5"]),
        ("players.0.affiliated", ["crab-4"] * 3),
        ("council.crab", ["crab-3"] * 4),
        ("exploration.deck", ["crab-1"] * 5),
        ("exploration.deck", ["monster"] * 7),
        ("exploration.discard", ["crab-2"] * 4),
        ("court.row", ["sage", "sage"]),
        ("court.deck", ["sage", "sage"]),
        ("court.discard", ["sage", "sage"]),
        ("locations.available", ["jail"]),
        ("locations.deck", ["abyss", "abyss"]),
        ("locations.discard", ["jail"]),
        ("players.1.locations", ["jail"]),
        ("players.0.lords", [{"lord": "sage"}, {"lord": "sage"}]),
        ("players.0.monsters", [4, 4, 4]),
        ("monsters", [2] * 10),
    ],
)
def test_there_are_no_more_copies_than_are_printed(path: str, value: Any) -> None:
    """Over the whole position."""
    the_message(changed(EMPTY, path, value))


def test_copies_are_counted_over_all_places() -> None:
    """One crab 5 in the deck, one before Bo; one sage at the Court, one before Ada."""
    crabs = changed(EMPTY, "exploration.deck", ["crab-5"])
    the_message(changed(crabs, "players.1.affiliated", ["crab-5"]))
    sages = changed(EMPTY, "court.row", ["sage"])
    the_message(changed(sages, "players.0.lords", [{"lord": "sage"}]))
    tokens = changed(EMPTY, "monsters", [4])
    the_message(changed(tokens, "players.0.monsters", [4, 4]))


def test_all_cards_as_printed_are_let_in() -> None:
    """The limits are those of the box, not one below."""
    full = changed(EMPTY, "exploration.deck", ["crab-5", *["crab-1"] * 4, *["monster"] * 6])
    full = changed(full, "monsters", [2] * 9 + [3] * 9 + [4] * 2)
    assert Table(changed(full, "court.row", SIX)).position["monsters"] == full["monsters"]


def test_a_fragment_is_filled_up_with_defaults() -> None:
    """Lists empty, numbers 0, the marker on space 1, names by number."""
    position = Table({"format": "abyss-position/1", "players": [{}, {}, {"pearls": 2}]}).position
    assert [player["name"] for player in position["players"]] == [
        "Player 1",
        "Player 2",
        "Player 3",
    ]
    assert [player["pearls"] for player in position["players"]] == [0, 0, 2]
    for player in position["players"]:
        assert player["keys"] == 0
        assert not any(player[what] for what in ("hand", "affiliated", "lords", "locations"))
        assert player["monsters"] == []
    assert (position["threat"], position["seat"], position["extra_turns"]) == (1, 0, 0)
    assert (position["ending"], position["pending"]) == (None, None)
    assert position["exploration"] == {"deck": [], "discard": []}
    assert position["council"] == {race: [] for race in RACES}
    assert position["court"] == {"row": [], "deck": [], "discard": []}
    assert position["locations"] == {"available": [], "deck": [], "discard": []}
    assert position["monsters"] == []


@pytest.mark.parametrize("field", ["format", "players"])
def test_format_and_players_are_not_optional(field: str) -> None:
    """There is no default for them."""
    position = {"format": "abyss-position/1", "players": [{}, {}]}
    del position[field]
    assert the_message(position).startswith(field)


# What is pending


def moments() -> list[Any]:
    """Positions inside a turn, one for each kind of moment."""
    payment = "seahorse-4 crab-1 squid-1"
    piles = {"crab": "crab-2", "squid": "squid-2", "jellyfish": "jellyfish-2"}
    ambassador = "jellyfish-1 crab-2 seahorse-2 shellfish-2 squid-3"
    tables = {
        "a plot": a_game(ada(pearls=1), court=only("keeper")).plot(),
        "a use": a_game(ada(hand="crab-1", lords="slaver")).use("slaver", ally="crab-1"),
        "an offer": a_game(ada(), bo(pearls=1), deck="crab-4").explore(),
        "a sale": a_game(ada(), bo(pearls=1), deck="crab-4 crab-3").explore().buy(),
        "a Monster": a_game(ada(), deck="crab-4 monster").explore().explore(),
        "an affiliation": a_game(ada(hand=payment), court="keeper").recruit("keeper", payment),
        "a second pile": a_game(ada(lords="alchemist"), council=piles).support("crab"),
        "a Location": a_game(ada(keys=3), council=piles).support("crab"),
        "a draw": a_game(ada(keys=3), council=piles).support("crab").draw(3),
        "an ambassador": a_game(ada(hand=ambassador), court="sage").recruit("sage", ambassador),
        "the end": a_game(ada(hand="crab-1", lords="slaver"), council=piles).support("crab"),
        "the game over": a_game(ada(), ending=1, council={"crab": "crab-2"}).support("crab"),
    }
    return [pytest.param(table.position, id=name) for name, table in tables.items()]


at_every_moment = pytest.mark.parametrize("position", moments())


@at_every_moment
def test_a_moment_inside_a_turn_can_be_loaded(position: Json) -> None:
    """The position is the same again."""
    assert isinstance(position["pending"], dict)
    assert Table(position).position == position


@at_every_moment
@pytest.mark.parametrize("pending", [{}, {"made": "up"}, [], "x", 3, True])
def test_a_pending_that_the_engine_did_not_make_is_refused(position: Json, pending: Any) -> None:
    """Whatever it is instead."""
    assert the_message(changed(position, "pending", pending)).startswith("pending")


@at_every_moment
def test_a_pending_with_a_key_too_many_or_too_few_is_refused(position: Json) -> None:
    """The engine did not make it."""
    pending = position["pending"]
    assert the_message(changed(position, "pending", {**pending, "weather": 1})).startswith(
        "pending"
    )
    for key in pending:
        fewer = {other: value for other, value in pending.items() if other != key}
        assert the_message(changed(position, "pending", fewer)).startswith("pending"), key


@at_every_moment
def test_a_pending_with_values_of_other_types_is_refused(position: Json) -> None:
    """Key by key."""
    for key, value in position["pending"].items():
        for other in ("?", -7, [["?"]], {"?": "?"}):
            if type(other) is not type(value):
                pending = {**position["pending"], key: other}
                message = the_message(changed(position, "pending", pending))
                assert message.startswith("pending"), (key, other)


@at_every_moment
def test_a_pending_of_another_seat_is_refused(position: Json) -> None:
    """It disagrees with the other fields."""
    other = changed(position, "seat", 1 - position["seat"])
    assert the_message(other).startswith("pending")


@pytest.mark.parametrize("pending", [{}, {"made": "up"}])
def test_a_pending_at_a_first_decision_is_refused(pending: Json) -> None:
    """It is null exactly there."""
    assert the_message(changed(a_position(ada()), "pending", pending)).startswith("pending")


def test_cards_of_the_track_count_as_copies() -> None:
    """The crab 5 lies on the track; a second one in the deck is one too many."""
    position = a_game(ada(), deck="crab-5 crab-4").explore().position
    deck = [*position["exploration"]["deck"], "crab-5"]
    the_message(changed(position, "exploration.deck", deck))
