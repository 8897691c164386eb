"""Whatever a program does, the game goes on, and what a bot does in its place is said."""

import os
from pathlib import Path

import pytest

from abyss_tui.frontends.seat.local import guest, process
from abyss_tui.frontends.seat.local.log import LONGEST_LOG, Log
from tests.frontends.seat.local.at_table import AtTable, at_table, odd

GONE = "{name} does not answer any more: a bot (Normal) plays for it from now on."


def is_said(table: AtTable, beginning: str, times: int = 1) -> bool:
    """Whether something was said to the people so often."""
    return sum(each.startswith(beginning) for each in table.said) == times


@pytest.mark.parametrize(
    ("what", "why"),
    [
        ("exits", "the program says nothing more"),
        ("babbles", "20 refusals in a row"),
        ("floods", "20 refusals in a row"),
        ("roars", "A line can have 65536 bytes at most"),
    ],
)
async def test_a_bot_plays_on_for_a_program_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, why: str
) -> None:
    # One of them does not read its last lines, and does not end with its input.
    monkeypatch.setattr(guest, "GRACE", 0.5)
    monkeypatch.setattr(process, "PATIENCE", 0.5)
    async with at_table(tmp_path) as table:
        await table.deal(odd(what), "bot:easy")
        await table.goes_on_after(GONE.format(name="odd_program"))
    (said,) = table.said
    assert said.startswith(GONE.format(name="odd_program"))
    assert said.endswith(str(table.logs / "odd_program.log"))
    assert why in table.log("odd_program")


async def test_a_program_that_crashes_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    async with at_table(tmp_path) as table:
        await table.deal(odd("crashes", "12"), "bot:easy")
        await table.goes_on_after(GONE.format(name="Crab"))
    assert is_said(table, GONE.format(name="Crab"))
    assert len(table.said) == 1
    assert "RuntimeError: no idea" in table.log("odd_program")


async def test_a_program_that_hangs_is_waited_for_three_times(tmp_path: Path) -> None:
    async with at_table(tmp_path, limit=0.05) as table:
        await table.deal("bot:easy", odd("hangs"))
        await table.goes_on_after(GONE.format(name="odd_program"))
    late = "odd_program has not answered within 0.05 s: a bot (Normal) decides for it this time."
    assert is_said(table, late, times=3)
    assert is_said(table, GONE.format(name="odd_program"))
    assert "3 decisions in a row" in table.log("odd_program")


async def test_what_is_not_possible_is_left_to_a_bot(tmp_path: Path) -> None:
    async with at_table(tmp_path) as table:
        await table.deal(odd("cheats"), "bot:easy")
        await table.goes_on_after(GONE.format(name="odd_program"))
    assert is_said(table, "odd_program has answered what is not possible: a bot", times=3)
    assert is_said(table, GONE.format(name="odd_program"))
    assert '"type":"steal"' in table.log("odd_program")


async def test_a_program_may_leave(tmp_path: Path) -> None:
    async with at_table(tmp_path) as table:
        place = await table.deal("ada", odd("leaves"))
        await table.until(lambda: bool(table.said))
        assert place.names == ("ada", "Ada 2")
    assert table.said == ["Ada 2 has left the table: a bot (Normal) plays for it from now on."]


async def test_a_program_ends_with_the_table_and_so_does_all_it_has_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "PATIENCE", 0.1)
    kept = tmp_path / "processes"
    async with at_table(tmp_path) as table:
        await table.deal("Ada", odd("clings", str(kept)))
        processes = [int(each) for each in kept.read_text().split()]
        leader = processes[0]
        assert os.getsid(leader) == leader != os.getsid(0), "Control-C must not reach it"
    await table.until(lambda: not any(map(is_running, processes)))
    assert "ended by the signal SIGKILL" in table.log("odd_program")


def is_running(process: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


async def test_what_is_said_at_the_end_keeps_nobody_waiting(tmp_path: Path) -> None:
    kept = tmp_path / "process"
    async with at_table(tmp_path) as table:
        await table.deal("Ada", odd("waits", str(kept)))
    assert kept.read_text() == "ended"
    assert table.said == []


def test_a_log_that_is_full_begins_anew(tmp_path: Path) -> None:
    log = Log(tmp_path / "odd.log")
    for _ in range(2):
        log.write(b"x" * (LONGEST_LOG // 2 + 1))
    log.note("the end")
    log.close()
    log.write(b"nothing")
    assert log.path.read_bytes() == b"abyss-tui: the end\n"
