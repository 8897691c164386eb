"""The engine's engine, request by request (docs/protocol.md)."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from abyss_tui.protocol import Engine, serve
from tests.builders import Json, Table, a_game, a_position, ada, bo, cleo, only
from tests.printed import RACES


def an_error(engine: Engine, request: Any) -> tuple[str, str]:
    """The code and the message with which that request is refused."""
    answer = engine.answer(request)
    assert answer["ok"] is False
    assert set(answer["error"]) == {"code", "message"}
    assert answer["error"]["message"].strip()
    return answer["error"]["code"], answer["error"]["message"]


def a_door() -> Engine:
    """A engine behind which a game of two is running."""
    engine = Engine()
    assert engine.answer({"op": "new", "players": ["Ada", "Bo"], "seed": 3, "first": 0})["ok"]
    return engine


# new


def test_a_new_game_tells_what_happened_and_what_is_to_be_decided() -> None:
    """The first decision is a turn."""
    answer = Engine().answer({"op": "new", "players": ["Ada", "Bo"], "seed": 7, "first": 1})
    assert set(answer) == {"ok", "events", "decision"}
    assert isinstance(answer["events"], list)
    decision = answer["decision"]
    assert set(decision) == {"seat", "kind", "about", "options"}
    assert (decision["seat"], decision["kind"], decision["about"]) == (1, "turn", {})


def test_the_game_is_abyss_whether_or_not_it_is_named() -> None:
    request = {"op": "new", "players": ["Ada", "Bo"], "seed": 7}
    assert Engine().answer({**request, "game": "abyss"}) == Engine().answer(request)


@pytest.mark.parametrize("game", ["chess", "", "Abyss", 7, None, True, ["abyss"], {}])
def test_a_game_that_there_is_not_is_refused(game: Any) -> None:
    code, message = an_error(Engine(), {"op": "new", "players": ["Ada", "Bo"], "game": game})
    assert code == "bad-request"
    assert message.startswith("game: ")


@pytest.mark.parametrize("written", [None, 7, "", "abyss-position/2", "chess-position/1", [], {}])
def test_a_position_of_no_game_is_refused_with_its_format(written: Any) -> None:
    code, message = an_error(Engine(), {"op": "load", "position": {"format": written}})
    assert code == "bad-position"
    assert message.startswith("format: ")


def test_seed_and_first_player_are_optional() -> None:
    """The seed is 0 then, and the first player comes from it."""
    bare, full = Engine(), Engine()
    first = bare.answer({"op": "new", "players": ["Ada", "Bo"]})
    assert first == full.answer({"op": "new", "players": ["Ada", "Bo"], "seed": 0})
    assert bare.answer({"op": "position"}) == full.answer({"op": "position"})


@pytest.mark.parametrize(
    "players",
    [
        [],
        ["Ada"],
        ["Ada", "Bo", "Cleo", "Dan", "Eve"],
        ["Ada", "Ada"],
        ["Ada", ""],
        ["Ada", "   "],
        ["Ada", "\t\n"],
        ["Ada", 2],
        ["Ada", None],
        "Ada",
        2,
        None,
        {"Ada": "Bo"},
    ],
)
def test_a_game_needs_two_to_four_different_names(players: Any) -> None:
    """Each with something to read in it."""
    engine = a_door()
    before = engine.answer({"op": "position"})
    assert an_error(engine, {"op": "new", "players": players})[0] == "bad-request"
    assert engine.answer({"op": "position"}) == before


@pytest.mark.parametrize("seed", ["7", 1.5, True, [], {}])
@pytest.mark.parametrize("op", ["new", "load"])
def test_a_seed_is_a_whole_number(op: str, seed: Any) -> None:
    """True and false are no numbers."""
    what: Json = {"new": {"players": ["Ada", "Bo"]}, "load": {"position": a_position(ada())}}
    assert an_error(Engine(), {"op": op, **what[op], "seed": seed})[0] == "bad-request"


@pytest.mark.parametrize("first", [-1, 2, "0", 0.5, True])
def test_the_first_player_is_a_seat(first: Any) -> None:
    """Of a game of two there are 0 and 1."""
    request = {"op": "new", "players": ["Ada", "Bo"], "first": first}
    assert an_error(Engine(), request)[0] == "bad-request"


# What cannot be asked


@pytest.mark.parametrize("request_", [None, 3, "new", [], [{"op": "new"}], True])
def test_a_request_is_an_object(request_: Any) -> None:
    """Anything else is a bad request."""
    assert an_error(a_door(), request_)[0] == "bad-request"


@pytest.mark.parametrize(
    "request_",
    [
        {},
        {"op": None},
        {"op": 3},
        {"op": ["new"]},
        {"op": "dance"},
        {"op": "NEW", "players": ["Ada", "Bo"]},
        {"op": "new"},
        {"op": "load"},
        {"op": "load", "position": None},
        {"op": "load", "position": []},
        {"op": "load", "position": "abyss-position/1"},
        {"op": "play"},
        {"op": "play", "action": None},
        {"op": "play", "action": "explore"},
        {"op": "play", "action": [{"type": "explore"}]},
        {"op": "view"},
        {"op": "view", "seat": "0"},
        {"op": "view", "seat": True},
        {"op": "view", "seat": 2},
        {"op": "view", "seat": -1},
        {"op": "events"},
        {"op": "events", "seat": 0, "from": "0"},
        {"op": "events", "seat": 0, "from": True},
        {"op": "events", "seat": 2, "from": 0},
    ],
    ids=json.dumps,
)
def test_a_bad_request_changes_nothing(request_: Json) -> None:
    """Unknown op, or a missing or ill-typed field."""
    engine = a_door()
    before = engine.answer({"op": "position"})
    assert an_error(engine, request_)[0] == "bad-request"
    assert engine.answer({"op": "position"}) == before


@pytest.mark.parametrize(
    "request_",
    [
        {"op": "play", "action": {"type": "explore"}},
        {"op": "position"},
        {"op": "view", "seat": 0},
        {"op": "events", "seat": 0, "from": 0},
        {"op": "score"},
    ],
    ids=json.dumps,
)
def test_without_a_game_there_is_nothing_to_ask_for(request_: Json) -> None:
    """Before the first new or load."""
    assert an_error(Engine(), request_)[0] == "no-game"


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": None},
        {"type": "dance"},
        {"type": ["explore"]},
        {"type": "explore", "deep": True},
        {"type": "support"},
        {"type": "support", "race": "kraken"},
        {"type": "support", "race": "crab"},
        {"type": "support", "race": None},
        {"type": "recruit", "lord": "sage"},
        {"type": "recruit", "lord": "sage", "allies": []},
        {"type": "recruit", "lord": "sage", "allies": ["kraken-9"]},
        {"type": "recruit", "lord": "sage", "allies": None},
        {"type": "recruit", "lord": 3, "allies": [{}]},
        {"type": "buy"},
        {"type": "pass"},
        {"type": "end"},
        {"type": "draw", "count": 1},
        {"type": "draw", "count": {}},
        {"type": "use", "lord": "slaver", "ally": "crab-1"},
    ],
    ids=json.dumps,
)
def test_any_object_that_is_no_option_is_illegal(action: Json) -> None:
    """The message is a sentence, and the game stays as it was."""
    message = a_game(ada()).refused(action)
    assert message.endswith((".", "!", "?"))


def test_an_action_matches_an_option_by_its_type_and_all_its_keys() -> None:
    """The lists inside it compare as multisets."""
    allies = ["seahorse-3", "crab-2", "squid-1"]
    for order in (allies, allies[::-1]):
        table = a_game(ada(hand=" ".join(allies)), court="keeper")
        assert table.play("recruit", lord="keeper", allies=order).lords(0) == "keeper"
    table = a_game(ada(hand=" ".join(allies)), court="keeper")
    table.refused("recruit", lord="keeper", allies=allies, pearls=0)
    table.refused("recruit", lord="keeper", allies=[*allies, "squid-1"])


def test_numbers_and_texts_are_not_the_same() -> None:
    """A draw of "1" or of true is no draw of 1."""
    table = a_game(ada(keys=3), council={"crab": "crab-1"}).support("crab")
    table.refused("draw", count="1")
    table.refused("draw", count=True)
    table.refused("draw", count=1.5)


@pytest.mark.parametrize("id_", [7, "seven", None, [1, 2], {"a": 1}])
@pytest.mark.parametrize("request_", [{"op": "position"}, {"op": "dance"}, {"op": "score"}, {}])
def test_an_id_comes_back(request_: Json, id_: Any) -> None:
    """Whether the request is granted or refused."""
    assert a_door().answer({**request_, "id": id_})["id"] == id_
    assert "id" not in a_door().answer(request_)


# The lines of the program


def test_lines_that_are_no_json_are_answered_and_empty_ones_are_not() -> None:
    """The program goes on until `quit`."""
    lines = '{"op"\n\n   \nhello\n{"op": "score"}\n{"op": "quit", "id": 4}\n{"op": "score"}\n'
    out = io.StringIO()
    serve(io.StringIO(lines), out, "abyss")
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    codes = [answer["error"]["code"] for answer in answers[:3]]
    assert codes == ["bad-json", "bad-json", "no-game"]
    assert answers[3:] == [{"ok": True, "id": 4}]


# position, view, events, score


def test_a_position_has_exactly_its_fields() -> None:
    """Those of the protocol, at every seat too."""
    position = a_game(ada()).position
    assert list(position) == list(a_position(ada()))
    assert set(position["players"][0]) == set(ada())
    assert position["pending"] is None


def test_a_loaded_position_is_the_position() -> None:
    """Nothing is moved by loading."""
    there = a_position(
        ada(hand="crab-4 squid-1", affiliated="crab-1", pearls=3, keys=1, monsters="2 4",
            lords="slaver keeper@parliament jailer!"),
        bo(monsters="3"), cleo(hand="crab-4"), seat=2, threat=4, extra_turns=1, ending=1,
        discard="squid-2", council={"crab": "crab-2 crab-3"},
    )  # fmt: skip
    position = Table(there).position
    assert position == there


def test_pending_is_null_exactly_at_the_first_decision_of_a_turn() -> None:
    """Nothing has been played in it yet."""
    table = a_game(ada(pearls=2), court=only("keeper"), council={"crab": "crab-1"})
    assert table.position["pending"] is None
    assert isinstance(table.plot().position["pending"], dict)
    assert table.support("crab").waits_for == (1, "turn")
    assert table.position["pending"] is None


def test_a_view_has_the_shape_of_a_position_and_a_few_things_more() -> None:
    """What is hidden from that seat is a number."""
    table = a_game(
        ada(hand="crab-4", monsters="2"), bo(hand="squid-1 squid-2", monsters="3 4"),
        discard="crab-1", council={"squid": "squid-4"},
    )  # fmt: skip
    view, position = table.view(0), table.position
    more = {"you", "track", "price", "used", "drawn", "decision"}
    assert set(view) == set(position) - {"pending"} | more
    assert (view["you"], view["track"], view["price"], view["used"]) == (0, [], 1, [])
    assert [player["hand"] for player in view["players"]] == [["crab-4"], 2]
    assert [player["monsters"] for player in view["players"]] == [[2], 2]
    assert view["exploration"] == {"deck": len(position["exploration"]["deck"]), "discard": 1}
    assert view["council"] == {race: int(race == "squid") for race in RACES}
    assert view["court"]["row"] == position["court"]["row"]
    assert view["court"]["deck"] == len(position["court"]["deck"])
    assert view["locations"]["deck"] == len(position["locations"]["deck"])
    assert view["monsters"] == len(position["monsters"])


def test_only_who_decides_sees_the_options() -> None:
    """The others see who decides, and about what."""
    table = a_game(ada(hand="crab-4"), bo(pearls=1), deck="squid-1").explore()
    assert table.view(1)["decision"] == table.decision
    seen = table.view(0)["decision"]
    assert seen == {key: table.asked[key] for key in ("seat", "kind", "about")}


def test_events_are_counted_from_the_new_game_or_the_load_on() -> None:
    """`next` is where to go on."""
    table = a_game(ada(), deck="crab-1 crab-2")
    table.explore()
    first = table.ask(op="events", seat=0, **{"from": 0})
    assert first["next"] == len(first["events"]) == len(table.events) > 0
    table.take()
    rest = table.ask(op="events", seat=0, **{"from": first["next"]})
    assert len(rest["events"]) == rest["next"] - first["next"] > 0
    assert table.told(0) == first["events"] + rest["events"]
    assert table.ask(op="events", seat=0, **{"from": rest["next"]})["events"] == []


def test_every_event_has_a_type() -> None:
    """Whatever it is called."""
    table = a_game(ada(hand="seahorse-5 seahorse-3"), court="shepherd")
    table.recruit("shepherd", "seahorse-5 seahorse-3")
    assert table.events
    assert all(isinstance(event["type"], str) for event in table.events)


def test_the_seed_appears_in_no_answer() -> None:
    """For the seed is the deck."""
    engine, seed = Engine(), 918273645
    answers = [engine.answer({"op": "new", "players": ["Ada", "Bo"], "seed": seed, "first": 0})]
    answers += [engine.answer({"op": "play", "action": {"type": "explore"}})]
    answers += [
        engine.answer({"op": op, "seat": 0, "from": 0}) for op in ("view", "events", "score")
    ]
    answers += [engine.answer({"op": "position"})]
    assert all(answer["ok"] for answer in answers)
    assert str(seed) not in json.dumps(answers)
