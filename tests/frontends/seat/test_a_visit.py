"""The visit of the contract, line by line."""

from pathlib import Path

from abyss_tui import __version__
from tests.frontends.seat.programs import Program, comes
from tests.lobby.visiting import a_lobby


async def test_the_sample_visit_of_the_contract(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    bo = await comes(lobby, "Bo")
    await (named := await comes(lobby, "Ada")).goes()
    assert not named.wire.told[2:]

    ada = Program(lobby, "SHA256:Ada", "friday")
    assert await ada.next() == {
        "tell": "welcome",
        "protocol": "abyss-seat/1",
        "program": f"abyss-tui {__version__}",
        "account": "SHA256:Ada",
        "ticket": None,
    }
    ada.send('{"do":"create","table":"friday","seats":2,"id":1}')
    assert await ada.next() == {"tell": "ok", "id": 1}
    ada.send('{"do":"sit","table":"friday","id":2}')
    assert await ada.next() == {"tell": "ok", "id": 2, "seat": 0}
    free = {"seat": 1, "name": "", "kind": "free", "here": False}
    assert await ada.next() == {
        "tell": "table",
        "table": "friday",
        "state": "open",
        "owner": "Ada",
        "game": "abyss",
        "you": 0,
        "seats": [{"seat": 0, "name": "Ada", "kind": "person", "here": True}, free],
    }

    await bo.does("sit", table="friday")
    taken = {"seat": 1, "name": "Bo", "kind": "person", "here": False}
    assert (await ada.next())["seats"][1] == taken
    assert (await ada.next())["seats"][1] == {**taken, "here": True}

    ada.send('{"do":"start","first":1,"seed":7,"id":3}')
    assert await ada.next() == {"tell": "ok", "id": 3}
    table = await ada.next()
    assert (table["tell"], table["state"], table["you"]) == ("table", "running", 0)
    events = await ada.next()
    assert (events["tell"], events["from"]) == ("events", 0)
    assert [event["type"] for event in events["events"]] == ["game-started", "turn-started"]
    assert events["events"][1] == {"type": "turn-started", "seat": 1, "extra": False}
    first = await ada.next()
    assert (first["tell"], first["number"], first["view"]["you"]) == ("decision", 1, 0)
    assert first["view"]["decision"] == {"seat": 1, "kind": "turn", "about": {}}

    await bo.until("decision")
    await bo.does("play", number=1, action={"type": "explore"})
    card = {"type": "card-revealed", "seat": 1, "card": "shellfish-4", "space": 1}
    assert await ada.next() == {"tell": "events", "from": 2, "events": [card]}
    offer = await ada.next()
    assert (offer["tell"], offer["number"]) == ("decision", 2)
    assert offer["view"]["decision"] == {
        "seat": 0,
        "kind": "offer",
        "about": {"card": "shellfish-4", "price": 1},
        "options": [{"type": "buy"}, {"type": "decline"}],
    }
    ada.send('{"do":"play","number":2,"action":{"type":"decline"},"id":4}')
    assert await ada.next() == {"tell": "ok", "id": 4}
    assert [(await ada.next())["tell"] for _ in range(2)] == ["events", "decision"]


async def test_every_field_stands_where_the_contract_shows_it(tmp_path: Path) -> None:
    ada = await comes(await a_lobby(tmp_path), "Ada")
    ada.send('{"do":"create","seats":2,"id":"x"}')
    ada.send('{"do":"sit","id":null}')
    await ada.until("table")
    assert ada.wire.told[0].startswith('{"tell":"welcome","protocol":"abyss-seat/1","program":')
    assert ada.wire.told[2] == '{"tell":"ok","id":"x"}'
    assert ada.wire.told[3] == '{"tell":"ok","id":null,"seat":0}'
    assert ada.wire.told[4].startswith('{"tell":"table","table":"friday","state":"open","owner":')
