"""The program in lines: what the menu does, and what comes after a game."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from textual.binding import Binding

from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.line_app import LineApp
from abyss_tui.frontends.plain.menu import chosen_line
from abyss_tui.frontends.tui.screens.menu import Menu
from abyss_tui.games import registry
from abyss_tui.i18n.message import Message
from abyss_tui.record.store import Store
from abyss_tui.settings.hints import SeenHints
from abyss_tui.table.start import NewGame
from tests.frontends.plain.person import VOICE, People, at_random, typing
from tests.table.memory_store import MemoryStore
from tests.toy_game.entry import abyss_alone

PASSED_TO_BO = "Pass the keyboard to Bo."


async def spent(
    answers: Callable[[str], str | None], store: Store, start: NewGame | None = None
) -> list[str]:
    """Run the program with the games of a store; return what was said before each answer."""
    said: list[str] = []

    def answered(told: str) -> str | None:
        said.append(told)
        return answers(told)

    people = People(answered)
    await LineApp(store, "abyss", people, VOICE).run(start)
    return [*said, "\n".join(people.said)]


def played_to_its_end(*then: str) -> Callable[[str], str | None]:
    """Return answers that play a game at random, and these when it is over."""
    after, play, over = typing(*then), at_random(1), False

    def answers(told: str) -> str | None:
        nonlocal over
        over = over or "What next?" in told
        return after(told) if over else play(told)

    return answers


async def test_the_menu_deals_a_game_goes_on_with_one_and_tells_the_rules() -> None:
    store = MemoryStore()
    typed = typing("rules", "abyss", "4", "1", "abyss", "Ada", "Ada, Bo", "bo", "", "quit")
    menu, of_which, rules, none, _, names, wrong, first, passed, *_, last = await spent(
        typed, store
    )
    assert "1 (n) New game" in menu
    assert "2 Abyss: Conspiracy" in of_which
    assert "WHAT COUNTS" in rules
    assert "No kept game waits" in none
    assert "names with commas" in names
    assert "2 to 4" in wrong
    assert "Who begins?" in first
    assert PASSED_TO_BO in passed
    assert "The game is kept." in last
    _, which, again, *_ = await spent(typing("go on", "1"), store)
    assert "1 Ada, Bo; Abyss: turn 1, Bo decides" in which
    assert PASSED_TO_BO in again


@pytest.mark.parametrize("chosen", ["new", "learn", "continue", "host", "join", "rules", "quit"])
async def test_the_menu_has_the_letters_of_the_menu_on_the_screen(chosen: str) -> None:
    keys = {each.action: each.key_display for each in Menu.BINDINGS if isinstance(each, Binding)}
    letter = keys[f"choose('{chosen}')"]
    asking = Asking(People(typing(str(letter))), VOICE)
    called = "resume" if chosen == "continue" else chosen
    assert await chosen_line(asking, lessons=True) == called


async def test_where_nothing_else_can_be_typed_none_is_promised() -> None:
    _, wrong, asked, *_ = await spent(typing("whale", "?", "quit"), MemoryStore())
    assert wrong == asked == "Type a number, a letter or a word of the list."


async def test_a_way_back_leads_from_every_question_to_the_menu() -> None:
    asked = await spent(typing("new", "0", "new", "1", "", "quit"), MemoryStore())
    at_the_menu = [place for place, told in enumerate(asked) if "Abyss. What" in told]
    assert at_the_menu == [0, 2, 5]


async def test_a_game_that_cannot_be_opened_is_said_and_the_menu_comes_again() -> None:
    store = MemoryStore()
    await spent(typing("new", "1", "Ada, Bo", "d", "quit"), store)
    store.held.update(store.games)
    *_, which, menu, last = await spent(typing("go", "1"), store)
    assert "1 Ada, Bo" in which
    assert "open elsewhere" in menu
    assert last == "Goodbye."


async def test_after_a_game_the_figures_are_told_and_a_rematch_is_dealt() -> None:
    start = NewGame(("Ada", "Bo"), 1, "abyss", 0)
    *_, over, figures, rematch, last = await spent(
        played_to_its_end("figures", "rematch", "quit"), MemoryStore(), start
    )
    assert "What next?" in over
    assert "Ada: Turns " in figures
    assert PASSED_TO_BO in rematch
    assert "The game is kept." in last


async def test_after_a_game_one_can_go_back_to_the_menu_or_leave() -> None:
    start = NewGame(("Ada", "Bo"), 1, "abyss", 0)
    *_, over, last = await spent(played_to_its_end("quit"), MemoryStore(), start)
    assert "What next?" in over
    assert last.endswith("Goodbye.")
    *_, menu, _ = await spent(played_to_its_end("menu"), MemoryStore(), start)
    assert "Abyss. What would you like to do?" in menu


async def test_what_is_met_for_the_first_time_is_explained_once() -> None:
    people, hints = People(typing("", "e", "n", "", "d", "quit")), SeenHints()
    app = LineApp(MemoryStore(), "abyss", people, VOICE, hints=hints)
    await app.run(NewGame(("Ada", "Bo"), 7, "abyss", 0))
    told = [line for line in people.told if line.startswith("Hint: ")]
    assert [line.partition(".")[0] for line in told][:2] == [
        "Hint: Your turn",
        "Hint: An Ally on offer",
    ]
    assert len(set(told)) == len(told) == len(hints.seen())


async def test_without_hints_nothing_is_explained() -> None:
    people = People(typing("", "e", "n", "quit"))
    await LineApp(MemoryStore(), "abyss", people, VOICE).run(NewGame(("Ada", "Bo"), 7, "abyss", 0))
    assert not any(line.startswith("Hint") for line in people.told)


async def test_of_two_games_in_lines_one_is_asked_for_and_is_the_usual_one_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = registry.entry("abyss").lines
    other = replace(registry.entry("abyss"), slug="race", name=Message("Race to 21"), lines=lines)
    abyss_alone(monkeypatch, other)
    kept: list[str] = []

    async def keep(game: str) -> None:
        kept.append(game)

    said: list[str] = []
    typed = typing("new", "2", "Ada, Bo", "1", "quit")

    def answered(told: str) -> str | None:
        said.append(told)
        return typed(told)

    store = MemoryStore()
    await LineApp(store, "abyss", People(answered), VOICE, keep_game=keep).run(None)
    assert "Which game is to be played?" in said[1]
    assert "1 Abyss" in said[1]
    assert "2 Race to 21" in said[1]
    assert kept == ["race"]
