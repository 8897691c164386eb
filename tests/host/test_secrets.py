"""Nothing that a person may not know is in any byte that they are sent."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

import pytest
from textual import _wait

from tests.host.two_worlds import TwoWorlds
from tests.host.worlds import World

ESCAPE: Final = b"\x1b[27u"
"""The key, as a terminal sends it that tells it from the beginning of another one."""
TAB, DOWN, RIGHT = b"\t", b"\x1b[B", b"\x1b[C"
OVERVIEWS: Final = (b"o", DOWN, ESCAPE, b"w", ESCAPE, b"?", ESCAPE, b"c", ESCAPE)
PLANS: Final = (b"r", DOWN, b"i", ESCAPE, ESCAPE, b"t", ESCAPE, b"b", ESCAPE, b".", b".")
AROUND: Final = (TAB, b"i", ESCAPE, DOWN, RIGHT, b"i", ESCAPE)
GLANCES: Final = (b"o", ESCAPE, b"i", ESCAPE)


@pytest.fixture(autouse=True)
def _quick_pilots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for 4 ms, not for 20, whether everything that a key brought about is done."""
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", 0.004)


@asynccontextmanager
async def two_worlds(
    folder: Path, players: int, viewer: int | None, *, skipped: int = 0, seed: int = 1
) -> AsyncIterator[TwoWorlds]:
    """Let a person come to a game where so many moves have been made; None looks on."""
    one, two = [await World.open(folder / at, players, seed, viewer) for at in ("one", "two")]
    worlds = TwoWorlds(one, two, viewer, Random(seed))
    worlds.skip(skipped)
    await worlds.come()
    yield worlds
    for world in (one, two):
        await world.close()


async def watch_to_the_end(worlds: TwoWorlds) -> None:
    """Look at everything at every new kind of decision, glance at all others, to the score."""
    seen: set[tuple[str, bool]] = set()
    while (kind := worlds.kind) is not None:
        if (kind, worlds.asked) not in seen:
            await worlds.look(*OVERVIEWS, *PLANS, *AROUND)
        else:
            await worlds.look(*GLANCES)
        seen.add((kind, worlds.asked))
        await worlds.go_on()
    await worlds.look(b" ", b"o", ESCAPE, b"f", ESCAPE)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("players", "viewer"), [(2, 0), (2, None), (3, 1), (3, None), (4, 3)])
async def test_nobody_is_sent_a_secret_in_a_whole_game(
    tmp_path: Path, players: int, viewer: int | None, seed: int
) -> None:
    async with two_worlds(tmp_path, players, viewer, seed=seed) as worlds:
        await watch_to_the_end(worlds)
        print("COMPARED", worlds.compared, len(worlds.one._screen.written), worlds.kinds)
