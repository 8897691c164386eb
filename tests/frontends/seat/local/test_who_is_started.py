"""Which programs are started: those that somebody has written here, and no others."""

from dataclasses import replace
from pathlib import Path

import pytest

from abyss_tui.errors import BadUsage
from abyss_tui.table.bots import new_game
from abyss_tui.table.start import NewGame
from tests.frontends.plain.person import VOICE
from tests.frontends.seat.local.at_table import EXAMPLES, AtTable, at_table

SHRIMP = f"exec:{EXAMPLES / 'shrimp.py'}"
UNASKED = "Shrimp is played by a bot (Normal) now"


async def taken_up_again(table: AtTable) -> None:
    """Stand up, and go on with the same game."""
    await table.stand_up()
    table.bot_seats = table.some_bots()
    table.place = await table.tables.sit(table.place.game_id, None, lambda _: None)
    await table.bot_seats.sit_down(table.place, table.tables)


async def test_a_kept_game_starts_no_program_by_itself(tmp_path: Path) -> None:
    async with at_table(tmp_path) as table:
        start = replace(new_game(("Ada", SHRIMP), 1, "abyss", 1), names=("Ada", "Shrimp"))
        place = await table.open(start)
        await table.until(lambda: place.decision is not None and place.decision.seat == 0)
        assert [each for each in table.said if each.startswith(UNASKED)] == table.said
        assert f"resume --exec {EXAMPLES / 'shrimp.py'}" in table.said[0]
    assert not table.logs.exists()


async def test_a_program_that_was_asked_for_is_there_again_when_the_game_goes_on(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path) as table:
        await table.deal("Ada", SHRIMP)
        await taken_up_again(table)
        told = table.bot_seats.told(VOICE)
    assert table.said == []
    assert told == [f"Shrimp: the program {EXAMPLES / 'shrimp.py'}"]


async def test_a_program_that_cannot_be_started_any_more_is_played_by_a_bot(
    tmp_path: Path,
) -> None:
    script = tmp_path / "whelk"
    script.write_text('#!/bin/sh\necho \'{"do": "hello"}\'\ncat > /dev/null\n')
    script.chmod(0o700)
    async with at_table(tmp_path) as table:
        await table.deal("Ada", f"exec:{script}")
        script.write_text("no program")
        await taken_up_again(table)
    assert table.said[0].startswith(f"{script} cannot be started: Exec format error.")
    assert table.said[1:] == ["whelk is played by a bot (Normal) now."]


async def test_a_file_that_nothing_runs_is_said_before_the_game_is_dealt(tmp_path: Path) -> None:
    script = tmp_path / "whelk"
    script.write_text("no program")
    script.chmod(0o700)
    table = AtTable(tmp_path)
    with pytest.raises(BadUsage, match="The first line of a script says what runs it"):
        await table.deal("Ada", f"exec:{script}")
    await table.programs.close()
    assert table.store.games == {}


async def test_what_a_journal_says_of_a_program_cannot_reach_the_terminal(tmp_path: Path) -> None:
    async with at_table(tmp_path) as table:
        await table.open(NewGame(("Ada", "Bo"), 1, "abyss", 0, bots={1: "exec:./conch \x1b[2J\n"}))
    (said,) = table.said
    assert said.isprintable()


async def test_a_rematch_of_a_kept_game_starts_no_program_either(tmp_path: Path) -> None:
    async with at_table(tmp_path) as table:
        await table.open(NewGame(("Ada", "Bo"), 1, "abyss", 0, bots={1: SHRIMP}))
        await table.stand_up()
        again = NewGame(table.place.names, 2, "abyss", 1, bots=table.place.bots)
        await table.open(again)
    assert not table.logs.exists()
