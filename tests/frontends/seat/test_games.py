"""Programs play whole games, and are told all that their seats may know and nothing else."""

import re
from pathlib import Path
from typing import Final

import pytest

from abyss_tui.games import registry
from abyss_tui.lobby.clients.lobby_client import LobbyClient
from tests.frontends.seat.programs import Program, comes, kept_in, play_out, playing, seated
from tests.frontends.seat.shadow import all_that_may_be_told, told_of_the_game
from tests.lobby.visiting import a_lobby

NAMES: Final = ["Ada", "Bo", "Cleo", "Dan"]
A_CARD: Final = re.compile(r"(jellyfish|crab|seahorse|shellfish|squid)-\d")


@pytest.mark.parametrize(
    ("game", "players"), [("abyss", 2), ("abyss", 3), ("abyss", 4), ("conspiracy", 3)]
)
async def test_programs_play_a_game_to_its_end(tmp_path: Path, game: str, players: int) -> None:
    names = NAMES[:players]
    programs = await playing(await a_lobby(tmp_path), *names, seed=players, game=game)
    ends = await play_out(programs)
    assert all(end == ends[0] for end in ends)
    assert len(ends[0]["scores"]) == players
    best = max(score["total"] for score in ends[0]["scores"])
    assert all(ends[0]["scores"][seat]["total"] == best for seat in ends[0]["winners"])
    for seat, program in enumerate(programs):
        may_be_told = all_that_may_be_told(programs, names, seat, seed=players, game=game)
        assert told_of_the_game(program) == may_be_told


async def test_the_table_is_over_when_the_game_is(tmp_path: Path) -> None:
    programs = await playing(await a_lobby(tmp_path), "Ada", "Bo")
    await play_out(programs)
    for program in programs:
        table = await program.until("table", lambda line: line["state"] == "over")
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "Bo"]


async def test_a_watcher_is_told_what_everybody_may_know(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    programs = await playing(lobby, "Ada", "Bo", seed=5)
    watcher = await comes(lobby, "Wim")
    await watcher.does("watch", table="friday")
    assert (await watcher.until("table"))["you"] is None
    await play_out(programs)
    await watcher.until("over")
    assert told_of_the_game(watcher) == all_that_may_be_told(programs, NAMES[:2], None, seed=5)
    assert all("options" not in line["view"]["decision"] for line in watcher.heard("decision"))


async def test_who_watches_its_own_game_is_told_what_everybody_may_know(tmp_path: Path) -> None:
    ada, bo = await playing(await a_lobby(tmp_path), "Ada", "Bo", seed=5)
    await ada.does("watch")
    assert (await ada.until("table"))["you"] is None
    decision = await ada.until("decision")
    assert decision["view"] == all_that_may_be_told([], NAMES[:2], None, seed=5)[1]["view"]
    action = {"type": "explore"}
    assert await ada.is_refused("play", number=1, action=action) == "not-yours"
    await ada.does("sit")
    assert (await ada.until("decision"))["view"]["decision"]["options"] == [action]
    assert not bo.heard("undone")


async def test_nothing_but_the_game_tells_of_cards(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    programs = await playing(lobby, "Ada", "Bo", seed=987654321)
    await programs[0].does("say", text="hello")
    await play_out(programs)
    for program in programs:
        game = told_of_the_game(program)
        rest = [line for line in program.told if line not in game]
        assert not A_CARD.search(str(rest))
        assert "987654321" not in "".join(program.wire.told)
        assert '"seed"' not in "".join(program.wire.told)


async def test_no_line_holds_a_password_or_the_ticket_of_another(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    guests = [Program(lobby, None, "friday") for _ in range(2)]
    tickets = [(await guest.next())["ticket"] for guest in guests]
    for guest, name in zip(guests, NAMES, strict=False):
        await guest.does("hello", name=name)
    await guests[0].does("create", seats=2, password="deep-secret")
    assert await guests[1].is_refused("sit") == "wrong-password"
    assert await guests[1].is_refused("sit", password="deep") == "wrong-password"
    await guests[0].does("sit")
    await guests[1].does("sit", password="deep-secret")
    await guests[0].does("start", first=1, seed=4)
    await play_out(guests)
    told = ["".join(guest.wire.told) for guest in guests]
    assert tickets[0] not in told[1]
    assert tickets[1] not in told[0]
    assert "deep-secret" not in told[0] + told[1] + kept_in(tmp_path)
    assert "guest:" not in told[0] + told[1]


async def test_a_rematch_is_told_from_the_beginning(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    programs = await playing(lobby, "Ada", "Bo", seed=2)
    await play_out(programs)
    await agree_to_a_rematch(lobby._clients["SHA256:Ada"], lobby._clients["SHA256:Bo"])
    for program in programs:
        table = await program.until("table", lambda line: line["state"] == "running")
        assert table["table"] == "friday"
        events = await program.next()
        assert (events["tell"], events["from"]) == ("events", 0)
        assert events["events"][1] == {"type": "turn-started", "seat": 1, "extra": False}
        assert (await program.next())["number"] == 1
    ends = await play_out(programs)
    assert ends[0] == ends[1]


async def agree_to_a_rematch(*players: LobbyClient) -> None:
    """Let people ask for another game, as they do at their screens."""
    for player in players:
        await player.table.agree_to_rematch()


async def test_the_owner_can_begin_the_next_game_as_well(tmp_path: Path) -> None:
    programs = await playing(await a_lobby(tmp_path), "Ada", "Bo")
    await play_out(programs)
    for program in programs:
        await program.until("table", lambda line: line["state"] == "over")
    await programs[0].does("start", first=1)
    for program in programs:
        assert (await program.until("events"))["from"] == 0
        assert (await program.next())["number"] == 1


async def test_an_owner_can_start_without_a_seat(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    host = await comes(lobby, "Hal")
    await host.does("create", seats=2)
    programs = [await comes(lobby, name) for name in NAMES[:2]]
    assert await host.is_refused("start") == "no-seat"
    for program in programs:
        await program.does("sit")
    assert await host.is_refused("start", first=7) == "no-seat"
    assert host.heard("events") == []
    await host.does("start", first=0, seed=3)
    table = await host.until("table", lambda line: line["state"] == "running")
    assert (table["you"], table["owner"]) == (None, "Hal")
    assert (await host.until("decision"))["view"]["decision"] == {
        "seat": 0,
        "kind": "turn",
        "about": {},
    }


async def test_an_owner_may_watch_before_the_game(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    host = await comes(lobby, "Hal")
    await host.does("create", table="monday", seats=2)
    await host.does("watch", table="monday")
    assert (await host.until("table"))["table"] == "monday"
    for name in NAMES[:2]:
        await (await comes(lobby, name)).does("sit", table="monday")
    await host.does("start")
    await host.until("decision")


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.slugs())
@pytest.mark.parametrize("seed", range(30))
async def test_many_games_tell_nothing_else(tmp_path: Path, seed: int, game: str) -> None:
    names, dealt = NAMES[: 2 + seed % 3], {"seed": seed, "first": seed % 2}
    programs = await playing(await a_lobby(tmp_path), *names, **dealt, game=game)
    await play_out(programs, seed)
    for seat, program in enumerate(programs):
        may_be_told = all_that_may_be_told(programs, names, seat, **dealt, game=game)
        assert told_of_the_game(program) == may_be_told


async def test_seats_taken_by_four_are_in_their_order(tmp_path: Path) -> None:
    programs = await seated(await a_lobby(tmp_path), *NAMES)
    table = (await programs[3].until("table"))["seats"]
    assert [seat["name"] for seat in table] == NAMES
