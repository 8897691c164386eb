"""Two people at one host are each spoken to in their own language."""

from pathlib import Path

from abyss_tui.host.door import Caller, Terminal
from abyss_tui.host.service.game_door import GameDoor
from tests.frontends.plain.hosted.visiting import Reader
from tests.frontends.tui.frames import screen_lines
from tests.host.callers import person
from tests.host.conftest import Start
from tests.lobby.visiting import a_lobby


async def test_each_caller_is_welcomed_in_the_language_of_their_terminal(tmp_path: Path) -> None:
    door = GameDoor(await a_lobby(tmp_path))
    welcomes = {"fr_FR.UTF-8": "Bienvenue.", "en_GB.UTF-8": "Welcome."}
    for place, (locale, welcome) in enumerate(welcomes.items()):
        terminal = Terminal("xterm-256color", 80, 24, {"LANG": locale})
        app = door.app(Caller(f"SHA256:{place}", "friday", "192.0.2.7"), terminal)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert welcome in "\n".join(screen_lines(app))


async def test_a_host_hears_what_a_client_sends_of_its_language(start: Start) -> None:
    host = await start()
    sent = {"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "ABYSS_TUI_LANG": "fr"}
    ada = await person(host.port, env={**sent, "PATH": "/"})
    await ada.shows("Welcome")
    assert host.inn.apps[0].terminal.environment == sent


async def test_who_plays_in_lines_is_spoken_to_in_their_language_too(tmp_path: Path) -> None:
    door = GameDoor(await a_lobby(tmp_path))
    for locale, goodbye in {"fr_FR.UTF-8": "Au revoir.", "en_GB.UTF-8": "Goodbye."}.items():
        terminal, ada = Terminal("dumb", 80, 24, {"LANG": locale}), Reader()
        ada.put("quit")
        caller = Caller(None, "friday", "192.0.2.7")
        assert await door.in_lines(caller, terminal, ada, None) == goodbye
