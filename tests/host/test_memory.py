"""The garbage of a host is cleared away at moments when nobody notices."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from abyss_tui.frontends.tui.apps.garbage import YOUNG
from abyss_tui.host.process import memory
from abyss_tui.host.process.memory import GONE, QUIET, Memory, put_aside
from abyss_tui.host.process.sessions import Sessions


class Ring:
    """Garbage: it holds itself, so that only a look through everything finds it."""

    def __init__(self, gone: list[str]) -> None:
        self.itself = self
        self.gone = gone

    def __del__(self) -> None:
        self.gone.append("cleared away")


@pytest.fixture
def sessions(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sessions]:
    """Give those of an empty host; what was there before does not make the test slow."""
    gc.freeze()
    monkeypatch.setattr(memory, "put_aside", put_aside)
    yield Sessions()
    gc.unfreeze()


async def test_what_was_there_before_is_put_aside_until_the_host_ends(
    sessions: Sessions,
) -> None:
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    kept = Memory(sessions)
    kept.begin()
    assert gc.get_threshold() == YOUNG
    assert gc.get_freeze_count() > frozen
    kept.end()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


async def test_who_has_come_is_put_aside_with_no_garbage(sessions: Sessions) -> None:
    kept, gone = Memory(sessions), list[str]()
    Ring(gone)
    kept.look()
    assert gone == []
    sessions.began += 1
    frozen = gc.get_freeze_count()
    kept.look()
    assert gone == ["cleared away"]
    assert gc.get_freeze_count() != frozen


@pytest.mark.parametrize("busy", [False, True])
async def test_what_many_left_is_cleared_away_when_nobody_types(
    sessions: Sessions, busy: bool
) -> None:
    kept, gone = Memory(sessions), list[str]()
    somebody = asyncio.create_task(asyncio.sleep(60))
    sessions.running[somebody] = lambda _line: None
    now = asyncio.get_running_loop().time()
    sessions.heard = now - QUIET / 2 if busy else now - QUIET * 2
    ring = Ring(gone)
    gc.freeze()
    del ring
    sessions.ended += GONE - 1
    kept.look()
    assert gone == []
    sessions.ended += 1
    kept.look()
    assert gone == ([] if busy else ["cleared away"])
    somebody.cancel()


async def test_what_the_last_one_left_is_cleared_away_at_once(sessions: Sessions) -> None:
    kept, gone = Memory(sessions), list[str]()
    sessions.heard = asyncio.get_running_loop().time()
    ring = Ring(gone)
    gc.freeze()
    del ring
    sessions.ended += 1
    kept.look()
    assert gone == ["cleared away"]
