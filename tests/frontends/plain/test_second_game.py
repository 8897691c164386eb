"""The race to 21 in lines: every step of a sitting is written for a game that they do not know."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import pytest

from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.ending import score_lines
from abyss_tui.frontends.plain.leaving import Leaving
from abyss_tui.frontends.plain.line_app import LineApp
from abyss_tui.frontends.plain.lines import EndOfLines
from abyss_tui.frontends.plain.table import LineTable
from abyss_tui.kernel.sitting import GameSitting, Seen
from abyss_tui.settings.hints import SeenHints
from abyss_tui.sitting.hints import Hints
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.turns_end import TurnsEnd
from abyss_tui.table.bots import new_game
from abyss_tui.table.place import Place
from abyss_tui.table.start import Learn, NewGame
from tests.frontends.plain.person import VOICE, People, at_random, sat_down, typing
from tests.table.memory_store import MemoryStore
from tests.table.thinkers import Quick
from tests.toy_game.entry import register_the_race
from tests.toy_game.game import Draw
from tests.toy_game.kind import RaceKind

NAMES = ("Ada", "Bo")
HERE = ""
"""Enter: somebody has come to the keyboard, or has read enough."""


class TalkativeRace(GameSitting):
    """Sitting at a race, with all that sitting at a game can have."""

    tells_turns = True

    def __init__(self, *, together: bool = False) -> None:
        """`together` asks all who share a keyboard at once."""
        self.together = together

    def asked_of_all(self, kind: str) -> bool:
        return self.together

    def asked(self, preview: Any) -> Sequence[int]:
        return (0, 1)

    def answers(self, preview: Any, taker: int | None) -> Sequence[Any]:
        return [Draw()]

    def hint(self, seen: Seen, known: Any) -> str | None:
        return None if "cards" in known else "cards"


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register_the_race(monkeypatch)


@pytest.fixture
def no_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A race in which nobody has anything to hide."""
    monkeypatch.setattr(RaceKind, "hides_hands", False)


async def raced(
    answers: Callable[[str], str | None], game: GameSitting | None = None, goal: int = 6
) -> tuple[People, Place]:
    """Let people race at one keyboard; return them, and their place."""
    people = People(answers)
    place, sitting = await sat_down(NewGame(NAMES, 1, "race", 0, {"goal": goal}))
    if game is not None:
        sitting = Sitting(place, game, (TurnsEnd(), Hints(SeenHints())))
    with suppress(EndOfLines, Leaving):
        await LineTable(sitting, Asking(people, VOICE)).play()
    return people, place


@pytest.mark.usefixtures("no_hands")
async def test_where_nobody_has_a_hand_no_keyboard_is_passed_and_nothing_is_cleared() -> None:
    people, place = await raced(at_random(1))
    assert place.over
    assert people.cleared == 0
    assert not any("keyboard" in line for line in people.told)
    assert {"Ada: draw or lay?", "Bo: draw or lay?", "Since your last turn:"} <= set(people.told)
    assert any(line.endswith(" wins.") for line in score_lines(place, VOICE))


@pytest.mark.usefixtures("no_hands")
async def test_what_can_be_typed_at_any_table_can_be_typed_there() -> None:
    people, _ = await raced(typing("rules", "log", "save", "undo", "hint", "?", "quit"))
    assert "Lay 21." in people.told
    assert "This cannot be undone: no move has been made yet." in people.told
    assert "Nobody can say now what would be good." in people.told
    assert not any(line.startswith(("hand:", "court:", "lord:")) for line in people.told)


async def test_where_people_have_hands_the_keyboard_is_passed_and_what_was_theirs_cleared() -> None:
    people, place = await raced(at_random(1))
    assert place.over
    assert "Pass the keyboard to Bo. Draw or lay." in people.told
    assert "Ada is next. Press Enter to clear this and pass the keyboard." in people.told
    assert people.cleared == sum(line.startswith("Pass the keyboard") for line in people.told)


async def test_a_turn_is_read_and_taken_back_before_the_keyboard_is_passed() -> None:
    people, place = await raced(
        typing(HERE, "d", HERE, HERE, "d", HERE, HERE, "2", "undo", "quit"), TalkativeRace(), 21
    )
    assert people.told.count("Type “undo” to take your last action back.") == 1
    assert people.told[-2:] == ["1 (d) Draw", "2 Lay 2"]
    assert place.turn == 3


async def test_all_are_asked_together_and_one_looks_at_their_hand_first() -> None:
    people, place = await raced(
        typing("bo looks", HERE, HERE, "ada draws", "nobody", "quit"), TalkativeRace(together=True)
    )
    assert "Hint: cards. Cards are drawn first, and laid later." in people.told
    assert "Pass the keyboard to Bo. Draw or lay." in people.told
    assert "[0, []]" in people.told
    assert [line for line in people.told if line.endswith("draws.")] == [
        "Ada draws.",
        "Nobody draws.",
    ]
    assert (people.cleared, place.turn) == (2, 3)


async def test_a_hint_is_told_once() -> None:
    people, _ = await raced(typing(HERE, "d", HERE, HERE, "d"), TalkativeRace())
    assert people.told.count("Hint: cards. Cards are drawn first, and laid later.") == 1


async def test_who_plays_with_a_bot_waits_for_it_and_is_told_what_it_did() -> None:
    people = People(typing("d", "d", "quit"))
    evening = LineApp(MemoryStore(), "race", people, VOICE, thinker=Quick())
    await evening.run(new_game(("Ada", "bot:easy"), 1, "race", 0))
    assert "Triton: drew a card." in people.told
    assert not any("keyboard" in line for line in people.told)


@pytest.mark.parametrize("typed", [("g", "d", "g", "d", "2"), ("z", "z")])
async def test_its_lessons_are_gone_through_or_played_for_the_learner(typed: Sequence[str]) -> None:
    people = People(typing(*typed, "quit"))
    known = SeenHints()
    await LineApp(MemoryStore(), "race", people, VOICE, hints=known).run(Learn("race"))
    assert "Lesson 1 of 3" in people.told
    assert "Lesson 3 of 3" in people.told
    assert ("Not in this lesson. Lay it." in people.told) == ("d" in typed)
    assert "Ada wins." in people.told
