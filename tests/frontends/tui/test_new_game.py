"""The form of a new game, and the list of kept ones: what they say fits, and is told apart."""

import re
from pathlib import Path

from textual.app import App
from textual.color import Color
from textual.widgets import Input

from abyss_tui.frontends.tui.screens.new_game import NewGameForm
from abyss_tui.frontends.tui.screens.play_alone import PlayAlone
from abyss_tui.frontends.tui.screens.saved import SavedGames
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.record.game_id import GameId
from abyss_tui.record.saved_game import SavedGame
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.sitting import program, settled


async def test_bots_who_could_begin_are_told_apart_by_their_seats(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        app.push_screen(NewGameForm(USUAL_GAME, ("Ada", "bot:normal", "bot:normal")))
        await settled(pilot)
        shown = "\n".join(screen_lines(app)).partition("Who begins?")[2]
    assert re.findall(r"Player \d: bot:normal", shown) == [
        "Player 2: bot:normal",
        "Player 3: bot:normal",
    ]
    assert re.search(r" {3}Ada {20}", shown)


def pointed_at(app: App[int]) -> list[str]:
    """Return the words behind the signs of the cursor, and those that are reversed."""
    strips = app.screen._compositor.render_strips()
    signs = re.findall(r"► ?([\w ]*?\w)(?:  |$)", "\n".join(screen_lines(app)))
    reversed_ = [
        text.strip() for row in strips for text, style, _ in row if style and style.reverse
    ]
    return [*signs, *(each for each in reversed_ if len(each) > 1)]


async def test_the_field_with_the_focus_is_told_without_any_colour(tmp_path: Path) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        app.push_screen(NewGameForm(USUAL_GAME))
        seen = []
        for _ in range(7):
            await settled(pilot)
            seen.append(pointed_at(app))
            await pilot.press("tab")
        field = Color.parse(app.current_theme.variables["field"])
        others = [each for each in app.screen.query(Input) if not each.has_focus]
        assert {each.styles.background for each in others} == {field}
    players = [[f"Player {number}"] for number in range(1, 5)]
    assert seen == [*players, ["Random"], ["Start"], ["Back"]]


async def test_arrows_walk_from_the_name_to_the_list_of_games_and_to_what_comes_next(
    tmp_path: Path,
) -> None:
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        forms = (NewGameForm(USUAL_GAME), "name-1"), (PlayAlone(USUAL_GAME, (), {}), "against")
        for form, below in forms:
            await app.push_screen(form)
            await settled(pilot)
            name = form.query(Input).first()
            for key, reached in [("up", "game"), ("down", below)]:
                name.focus()
                await settled(pilot)
                await pilot.press(key)
                assert form.focused is not None
                assert form.focused.id == reached


async def test_a_kept_game_says_when_it_was_played_however_long_its_names(tmp_path: Path) -> None:
    names, played = ("Bartholomew", "Maximiliane", "Clementine", "Dmitri"), "2026-03-01T19:05:00Z"
    game = SavedGame(
        GameId("1"), USUAL_GAME, names, played, played, turn=80, over=True, points=(72, 64, 57, 59)
    )
    app = program(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        app.push_screen(SavedGames([game]))
        await settled(pilot)
        shown = "\n".join(screen_lines(app))
    assert re.search(r"over: 72, 64, 57, 59, last played \d{4}-\d\d-\d\d \d\d:\d\d ", shown)
