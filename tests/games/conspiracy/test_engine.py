"""The engine speaks Conspiracy: what the protocol's page says, through its own door."""

import json
from typing import Any

import pytest

from abyss_tui.games.conspiracy import events
from abyss_tui.games.conspiracy.actions import ACTIONS
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.game_kind import Json
from abyss_tui.protocol import Engine
from tests.games.conspiracy.tables import position
from tests.test_documents import ROOT

PAGE = (ROOT / "docs" / "protocol-conspiracy.md").read_text(encoding="utf-8")


def the_turn_on_the_wire() -> list[tuple[Json, Json]]:
    """The requests and answers of the example at the end of the page."""
    example = PAGE.rpartition("```\n")[0].rpartition("```\n")[2]
    lines = example.replace("\n   ", " ").splitlines()
    spoken = [json.loads(line[2:]) for line in lines]
    return list(zip(spoken[::2], spoken[1::2], strict=True))


def test_the_turn_of_the_page_is_played_as_it_stands_there() -> None:
    engine = Engine()
    exchanged = the_turn_on_the_wire()
    assert len(exchanged) == 4
    for request, answer in exchanged:
        assert json.loads(engine.answer_line(json.dumps(request)) or "") == answer


def test_the_page_names_every_event_and_its_fields() -> None:
    rows = [row.split("|")[1:3] for row in PAGE.partition("## Events")[2].splitlines()[4:]]
    documented = {}
    for row in rows:
        if len(row) == 2 and row[0].strip().startswith("`") and row[0].strip() != "`type`":
            seat = () if row[0].strip() == "`game-ended`" else ("seat",)
            named = [each.strip("` ") for each in row[1].replace(" (no `seat`)", "").split(",")]
            documented[row[0].strip("` ")] = {*seat, *filter(None, named)}
    kinds = [each for each in vars(events).values() if is_event(each)]
    assert documented == {kind.type: {*kind.__slots__} for kind in kinds}


def is_event(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Event) and thing is not Event


def test_the_page_names_every_action() -> None:
    text = PAGE.partition("## Decisions")[2].partition("## View")[0]
    for kind in ACTIONS:
        assert f'"type": "{kind.type}"' in text


def test_either_game_is_dealt_and_the_other_one_replaced() -> None:
    engine = Engine()
    dealt = engine.answer(
        {"op": "new", "game": "conspiracy", "players": ["Ada", "Bo"], "seed": 7, "first": 1}
    )
    started = dealt["events"][0]
    assert (started["type"], started["seat"], started["players"]) == (
        "game-started",
        1,
        ["Ada", "Bo"],
    )
    assert len(started["locations"]) == 1
    assert dealt["decision"] == {
        "seat": 1,
        "kind": "turn",
        "about": {},
        "options": [{"type": "reveal", "count": count} for count in (1, 2, 3)],
    }
    assert engine.answer({"op": "position"})["position"]["format"] == "conspiracy-position/1"
    engine.answer({"op": "new", "players": ["Ada", "Bo"]})
    assert engine.answer({"op": "view", "seat": 0})["view"]["format"] == "abyss-position/1"


@pytest.mark.parametrize("game", ["chess", "", None, 7, True, ["conspiracy"]])
def test_no_such_game_leaves_the_running_one(game: Any) -> None:
    engine = Engine()
    engine.answer({"op": "load", "position": position("", "", deck="Y3")})
    refused = engine.answer({"op": "new", "game": game, "players": ["Ada", "Bo"]})
    assert refused["error"]["code"] == "bad-request"
    assert engine.answer({"op": "position"})["position"]["format"] == "conspiracy-position/1"


@pytest.mark.parametrize(
    "players", [["Ada"], ["Ada"] * 2, ["Ada", " "], ["A", "B", "C", "D", "E"], ["Ada", 1], "Ada,Bo"]
)
def test_players_who_cannot_sit_down_are_refused(players: Any) -> None:
    answer = Engine().answer({"op": "new", "game": "conspiracy", "players": players})
    assert answer["error"]["code"] == "bad-request"


@pytest.mark.parametrize("first", [2, -1, "0", True])
def test_a_seat_that_is_none_cannot_begin(first: Any) -> None:
    request = {"op": "new", "game": "conspiracy", "players": ["Ada", "Bo"], "first": first}
    assert Engine().answer(request)["error"]["code"] == "bad-request"


@pytest.mark.parametrize(
    "written", ["nim-position/1", "conspiracy-position/2", "conspiracy", None, 1]
)
def test_a_format_that_is_neither_game_s_is_refused(written: Any) -> None:
    refused = Engine().answer({"op": "load", "position": {**position("", ""), "format": written}})
    assert refused["error"]["code"] == "bad-position"
    assert refused["error"]["message"].startswith("format: ")


@pytest.mark.parametrize(
    "action",
    [
        {}, {"type": "explore"}, {"type": "reveal"}, {"type": "reveal", "count": True},
        {"type": "reveal", "count": 4}, {"type": "reveal", "count": 1, "seat": 0},
        {"type": "take-pile", "guild": "mage"}, {"type": "take-pile", "guild": ["mage"]},
        {"type": "recruit", "lord": "sage", "allies": []}, {"type": "recruit", "lord": "mage-5"},
        {"type": "exchange", "spaces": [1, "2"]}, {"type": "exchange", "spaces": 3},
        {"type": "control", "location": "jail"}, {"type": []}, {"type": "pass"},
    ],
)  # fmt: skip
def test_what_is_no_option_is_an_illegal_action(action: Json) -> None:
    engine = Engine()
    engine.answer({"op": "load", "position": position("", "", deck="Y3 Y4 R3 R4")})
    refused = engine.answer({"op": "play", "action": action})
    assert refused["error"]["code"] == "illegal-action"
    assert engine.answer({"op": "events", "seat": 0})["next"] == 0


def test_the_spaces_of_an_exchange_come_in_any_order() -> None:
    engine = Engine()
    pending = {"kind": "exchange"}
    engine.answer({"op": "load", "position": position("Y3 R0", "", deck="P6", pending=pending)})
    played = engine.answer({"op": "play", "action": {"type": "exchange", "spaces": [2, 1]}})
    assert played["events"][0]["spaces"] == [1, 2]


def test_events_are_the_same_for_every_seat() -> None:
    engine = Engine()
    engine.answer({"op": "new", "game": "conspiracy", "players": ["Ada", "Bo", "Cy"], "seed": 3})
    engine.answer({"op": "play", "action": {"type": "reveal", "count": 1}})
    told = [engine.answer({"op": "events", "seat": seat, "from": 1}) for seat in range(3)]
    assert told[0] == told[1] == told[2]
    assert told[0]["next"] == len(told[0]["events"]) + 1


def test_a_score_is_the_sum_of_its_rows() -> None:
    engine = Engine()
    there = position("Y3 Y1 R1@silver-keys", "", pearl_master=0, seat=1, deck="P1")
    engine.answer({"op": "load", "position": there})
    answer = engine.answer({"op": "score"})
    assert answer["winners"] == [0]
    assert answer["scores"][0] == {
        "lords": 4,
        "locations": 2,
        "coalition": 6,
        "pearl_master": 5,
        "total": 17,
        "pearls": 2,
        "by_location": {"silver-keys": 2},
    }


def test_a_view_shows_everything_but_the_decks() -> None:
    engine = Engine()
    pending = {"kind": "location", "lords": "R3", "drawn": ["pearl-2", "seven"]}
    there = position("Y1 R1", "Y3", deck="P1 P2", locations="pearl-1", pending=pending)
    engine.answer({"op": "load", "position": there})
    view = engine.answer({"op": "view", "seat": 1})["view"]
    assert view["players"][0] == {
        "name": "Ada",
        "chamber": [{"lord": "farmer-1"}, {"lord": "military-1"}],
        "pearls": 0,
        "keys": {"silver": 2, "gold": 0},
    }
    assert (view["lords"]["deck"], view["locations"]["deck"]) == (2, 1)
    assert (view["waiting"], view["drawn"], view["you"]) == (
        ["military-3"],
        ["pearl-2", "seven"],
        1,
    )
    assert view["decision"] == {
        "seat": 0,
        "kind": "location",
        "about": {"lord": "military-1", "space": 2, "source": "drawn"},
    }
