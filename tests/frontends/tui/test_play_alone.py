"""Alone from the menu: three times Enter leads into a game, and the choice stands again."""

from dataclasses import replace
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Input

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_session import local_session
from abyss_tui.frontends.tui.screens.menu import Menu
from abyss_tui.frontends.tui.screens.play_alone import PlayAlone
from abyss_tui.settings.settings import Settings
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import settled, the_place
from tests.table.thinkers import Slow


def program(folder: Path, *players: str, **environment: str) -> LocalApp:
    """Return the program of somebody whose last game had these players."""
    session = local_session(folder, "abyss", environment={"COLORTERM": "truecolor", **environment})
    settings = replace(Settings(), names=players)
    return LocalApp(replace(session, thinker=Slow(), settings=settings))


async def press(pilot: Pilot[int], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


async def test_three_times_enter_leads_into_a_game(tmp_path: Path) -> None:
    app = program(tmp_path, LOGNAME="ada")
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "enter", "enter", "enter")
        place = the_place(pilot)
        assert (place.names, place.bots) == (("Ada", "Triton"), {1: "normal"})
        assert app.session.settings.names == ("Ada", "bot:normal")


async def test_one_chooses_how_many_and_how_strong(tmp_path: Path) -> None:
    async with program(tmp_path).run_test(size=(80, 24)) as pilot:
        await press(pilot, "a", *"Mia", "enter", "3", "down")
        assert "four times as long" in "\n".join(screen_lines(pilot.app))
        await press(pilot, "enter")
        place = the_place(pilot)
        assert place.bots == {1: "hard", 2: "hard", 3: "hard"}
        assert place.names[0] == "Mia", "nobody knew a name, so it is asked first"
        assert len(set(place.names)) == 4


async def test_what_was_chosen_the_last_time_is_chosen_again(tmp_path: Path) -> None:
    app = program(tmp_path, "Zoë", "bot:easy", "bot:easy")
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "a", "enter", "enter")
        place = the_place(pilot)
        assert (place.names[0], place.bots) == ("Zoë", {1: "easy", 2: "easy"})


async def test_a_name_that_nobody_can_have_is_told(tmp_path: Path) -> None:
    async with program(tmp_path, "Zoë", "Bo").run_test(size=(80, 24)) as pilot:
        await press(pilot, "a", "shift+tab", "end", *["backspace"] * 3, *"bot", "enter")
        await press(pilot, "enter", "enter")
        assert isinstance(pilot.app.screen, PlayAlone)
        assert "You play yourself" in "\n".join(screen_lines(pilot.app))


async def test_escape_leads_back_to_the_menu(tmp_path: Path) -> None:
    async with program(tmp_path).run_test(size=(80, 24)) as pilot:
        await press(pilot, "a", "escape")
        assert isinstance(pilot.app.screen, Menu)


async def test_what_is_said_of_a_level_names_it_and_the_help_names_the_keys(
    tmp_path: Path,
) -> None:
    async with program(tmp_path).run_test(size=(80, 24)) as pilot:
        await press(pilot, "a")
        assert "Normal. Remembers every card" in "\n".join(screen_lines(pilot.app))
        await press(pilot, "enter", "question_mark")
        shown = "\n".join(screen_lines(pilot.app))
        assert "1-3              play against so many bots" in shown
        assert "mark a row" in shown


async def test_a_new_game_after_one_alone_begins_with_empty_chairs(tmp_path: Path) -> None:
    async with program(tmp_path, "Zoë", "bot:normal").run_test(size=(80, 24)) as pilot:
        await press(pilot, "n", *"Mia")
        names = [each.value for each in pilot.app.screen.query(Input)]
        assert names == ["Mia", "", "", ""]


async def test_the_form_of_a_new_game_seats_bots_as_well(tmp_path: Path) -> None:
    async with program(tmp_path, "Ada", "Bo").run_test(size=(80, 24)) as pilot:
        await press(pilot, "n", "home")
        fields = pilot.app.screen.query("Input")
        fields.last().value = "bot:clever"  # type: ignore[attr-defined]
        await press(pilot, "enter")
        assert "There is no bot clever, only: easy, normal, hard." in "\n".join(
            screen_lines(pilot.app)
        )
        fields.last().value = "bot:easy"  # type: ignore[attr-defined]
        await pilot.pause(0.3)  # as long as the button is seen pressed
        await press(pilot, "enter")
        assert the_place(pilot).bots == {2: "easy"}
