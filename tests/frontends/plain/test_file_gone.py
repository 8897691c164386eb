"""The file of a game is deleted while the game is played in lines."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from abyss_tui.frontends.plain.line_app import LineApp
from abyss_tui.record.files.file_store import FileStore
from abyss_tui.table import bot_player
from abyss_tui.table.bots import new_game
from abyss_tui.table.start import NewGame
from tests.frontends.plain.person import VOICE, People
from tests.record.games import the_game
from tests.record.harm import delete
from tests.table.thinkers import Hasty

NEW = NewGame(("Ada", "Bo"), 5, "abyss", 0)
BOT_BEGINS = replace(new_game(("Ada", "bot:easy"), 5, "abyss"), first=1)
GONE = "THE GAME IS NOT KEPT ANY MORE"


def files(folder: Path) -> list[Path]:
    return list(folder.glob("*.jsonl"))


def with_harm(folder: Path, lines: str, when: int) -> Callable[[str], str | None]:
    """Return answers that are these letters, "-" for Enter; before one the game is deleted."""
    left = iter(enumerate(lines))

    def answers(_: str) -> str | None:
        number, line = next(left, (0, ""))
        if not line:
            return None
        if number == when:
            delete(*files(folder))
        return "quit" if line == "q" else "save" if line == "s" else line.strip("-")

    return answers


async def spent(
    folder: Path, answers: Callable[[str], str | None], start: NewGame = NEW
) -> list[str]:
    """Play in a folder; return all that was said."""
    people = People(answers)
    app = LineApp(FileStore(folder), "abyss", people, VOICE, thinker=Hasty())
    await app.run(start)
    return people.told


async def test_who_answers_is_told_and_has_the_game_written_into_a_new_file(
    tmp_path: Path,
) -> None:
    told = await spent(tmp_path, with_harm(tmp_path, "-ewe", 1))
    at = told.index(GONE)
    assert "deleted" in told[at + 1]
    assert "1 (w) Write the whole game into a new file; and go on there" in told[at + 2]
    (new,) = files(tmp_path)
    assert [each.number for each in the_game(new).moves] == [1]
    assert told[-1].endswith(f"Go on with it: abyss-tui resume --plain {new.stem}")
    assert sum(new.stem in line for line in told) == 2


async def test_saving_says_that_the_file_is_gone(tmp_path: Path) -> None:
    told = await spent(tmp_path, with_harm(tmp_path, "-sn", 1))
    assert GONE in told


async def test_who_leaves_is_told_where_the_game_is_kept_now(tmp_path: Path) -> None:
    told = await spent(tmp_path, with_harm(tmp_path, "-q", 1))
    assert GONE not in told
    (new,) = files(tmp_path)
    assert f"The whole game was written into a new file: {new.stem}." in told[-2]
    assert told[-1].endswith(f"Go on with it: abyss-tui resume --plain {new.stem}")


def files_are_deleted_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    create = FileStore._create

    def deleted_at_once(store: FileStore, *given: object) -> object:
        journal = create(store, *given)  # type: ignore[arg-type]
        delete(journal.path)
        return journal

    monkeypatch.setattr(FileStore, "_create", deleted_at_once)


async def test_a_bot_whose_move_cannot_be_kept_has_the_people_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_player, "TRIED_AGAIN_AFTER", 0.01)
    files_are_deleted_at_once(monkeypatch)
    told = await spent(tmp_path, lambda said: "w" if GONE in said else None, BOT_BEGINS)
    assert GONE in told
    (new,) = files(tmp_path)
    assert the_game(new).moves[0].seat == 1


async def test_who_does_not_want_it_yet_is_asked_again_by_enter_and_not_by_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_player, "TRIED_AGAIN_AFTER", 0.01)
    files_are_deleted_at_once(monkeypatch)
    typed = iter(["n", "", "w"])
    told = await spent(tmp_path, lambda _: next(typed, None), BOT_BEGINS)
    at = told.index("The game waits. Press Enter to be asked again.")
    assert told[at + 1] == GONE
    assert told.count(GONE) == 2
