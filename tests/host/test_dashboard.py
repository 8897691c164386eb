"""What the terminal of a host shows."""

import re
from collections import deque
from pathlib import Path

import pytest
from textual.pilot import Pilot

from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.host.access.audit import Audit, AuditEntry, AuditEvent
from abyss_tui.host.service.dashboard import EVERY, Dashboard, event_line
from abyss_tui.host.service.game_door import new_session
from abyss_tui.host.service.noting import note_lobby
from abyss_tui.lobby.clients.administration import Deed
from abyss_tui.lobby.lobby import Lobby
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import without_waiting
from tests.lobby.visiting import a_lobby, comes, playing


def dashboard(lobby: Lobby, last: deque[AuditEntry] | None = None) -> Dashboard:
    host = lobby.administration("host:local", "the host")
    about = ["friends type   ssh friday@reef"]
    return Dashboard(new_session(), lobby, about, last or deque(), host=host)


async def shown(pilot: Pilot[str]) -> str:
    await pilot.pause()
    return "\n".join(screen_lines(pilot.app))


async def test_it_shows_the_tables_who_is_here_and_the_last_events(tmp_path: Path) -> None:
    lobby, last = await a_lobby(tmp_path), deque[AuditEntry](maxlen=8)
    _, bo = await playing(lobby, "Ada", "Bo")
    bo.client.close()
    audit = Audit(last.append)
    audit.note(AuditEvent.CAME, "192.0.2.7", "SHA256:Ada", "friday")
    audit.note(AuditEvent.FAILED, "192.0.2.9", f"SHA256:{43 * 'x'}", "friday", "wrong password")
    async with dashboard(lobby, last).run_test(size=(80, 24)) as pilot:
        said = await shown(pilot)
        assert "ssh friday@reef" in said
        assert "friday: plays: Ada, Bo (away)" in said
        newest_first = (
            r"LAST EVENTS *\n +[\d:]+ asked again: SHA256:xxxxxxxx… friday 192\.0\.2\.9"
            r" wrong password *\n"
            r" +[\d:]+ let in: Ada friday 192\.0\.2\.7"
        )
        assert re.search(newest_first, said)


@pytest.mark.parametrize(
    ("deed", "line"),
    [
        (Deed("the host", "host:local", "say", "q"), "the host: said to all: “q”"),
        (Deed("Olga", "SHA256:Olga", "ban", "Bo"), "Olga: Bo is banned"),
    ],
)
async def test_what_is_done_about_a_host_is_told_in_a_sentence(
    tmp_path: Path, deed: Deed, line: str
) -> None:
    lobby, last = await a_lobby(tmp_path), deque[AuditEntry]()
    note_lobby(Audit(last.append), lobby)
    lobby.note(deed)
    assert event_line(last[0], last[0].name, dashboard(lobby).look).endswith(line)


async def test_free_seats_of_a_table_are_counted(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    await lobby.have_room("friday", 4, USUAL_GAME)
    ada = await comes(lobby, "Ada")
    async with dashboard(lobby).run_test(size=(80, 24)) as pilot:
        assert "friday: waits for players: 4 free seats" in await shown(pilot)
    await ada.client.sit("friday")
    async with dashboard(lobby).run_test(size=(80, 24)) as pilot:
        assert "friday: waits for players: Ada, 3 free seats" in await shown(pilot)


async def test_q_stops_at_once_when_nobody_plays(tmp_path: Path) -> None:
    async with dashboard(await a_lobby(tmp_path)).run_test(size=(80, 24)) as pilot:
        assert "none yet" in await shown(pilot)
        await pilot.press("q")
    assert pilot.app.return_value == "stop"


async def test_q_asks_first_when_games_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_waiting(monkeypatch)
    lobby = await a_lobby(tmp_path)
    await playing(lobby, "Ada", "Bo")
    async with dashboard(lobby).run_test(size=(80, 24)) as pilot:
        for key in ("q", "ctrl+c"):
            await pilot.press(key)
            assert "GAMES ARE RUNNING: STOP?" in await shown(pilot)
            await pilot.press("n")
        assert pilot.app.is_running
        await pilot.press("q", "y")
    assert pilot.app.return_value == "stop"


async def test_ctrl_c_stops_in_a_window_that_is_too_small_as_well(tmp_path: Path) -> None:
    async with dashboard(await a_lobby(tmp_path)).run_test(size=(40, 10)) as pilot:
        assert "Nothing is lost" in await shown(pilot)
        await pilot.press("ctrl+c")
    assert pilot.app.return_value == "stop"


async def test_where_games_run_it_asks_below_a_small_window_and_then_stops(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    await playing(lobby, "Ada", "Bo")
    async with dashboard(lobby).run_test(size=(40, 10)) as pilot:
        await pilot.press("ctrl+c")
        assert pilot.app.is_running
        await pilot.resize_terminal(80, 24)
        assert "GAMES ARE RUNNING: STOP?" in await shown(pilot)
        await pilot.resize_terminal(40, 10)
        await pilot.pause()
        await pilot.press("ctrl+c")
    assert pilot.app.return_value == "stop"


async def test_o_leads_to_people_and_tables(tmp_path: Path) -> None:
    lobby, last = await a_lobby(tmp_path), deque[AuditEntry](maxlen=8)
    note_lobby(Audit(last.append), lobby)
    _, bo = await playing(lobby, "Ada", "Bo")
    async with dashboard(lobby, last).run_test(size=(100, 40)) as pilot:
        await pilot.press("o", "w", "2")
        assert "Ban Bo: their key does not come in" in await shown(pilot)
        await pilot.press("b")
        await pilot.pause(EVERY + 0.2)
        assert bo.client.gone
        assert re.search(r"the host: Bo\s+is banned", await shown(pilot))
        await pilot.press("o", "t", "1", "c")
        await pilot.pause()
        assert lobby.rooms() == []


async def test_p_leads_to_the_table(tmp_path: Path) -> None:
    async with dashboard(await a_lobby(tmp_path)).run_test(size=(80, 24)) as pilot:
        await pilot.press("p")
    assert pilot.app.return_value == "play"
