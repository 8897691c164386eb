"""Nothing that a person may not know is in any byte that they are sent."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

import pytest
from textual import screen
from textual.notifications import Notification

from abyss_tui.games.abyss.game import Game
from tests.frontends.tui.sitting import without_waiting
from tests.host.two_worlds import TwoWorlds
from tests.host.worlds import World, count_what_is_sent

ESCAPE: Final = b"\x1b[27u"
"""The key, as a terminal sends it that tells it from the beginning of another one."""
TAB, DOWN, RIGHT = b"\t", b"\x1b[B", b"\x1b[C"
OVERVIEWS: Final = (b"o", DOWN, ESCAPE, b"w", ESCAPE, b"?", ESCAPE, b"c", ESCAPE, b"y", ESCAPE)
LORDS: Final = (b"r", DOWN, b"i", ESCAPE, ESCAPE, b".", b".")
WAITING: Final = (*LORDS, b"t", ESCAPE, b"a", ESCAPE)
AROUND: Final = (TAB, b"i", ESCAPE, DOWN, RIGHT, b"i", ESCAPE)
GLANCES: Final = (b"o", ESCAPE)
SCORE: Final = (b" ", b"o", ESCAPE, b"f", ESCAPE)

Moment: TypeAlias = Callable[[Game], bool]


@pytest.fixture(autouse=True)
def _no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw when all is done and not sixty times a second, and let no message go by itself.

    And let a question take keys at once. So both worlds draw the same frames, however busy the
    machine is.
    """
    count_what_is_sent(monkeypatch)
    monkeypatch.setattr(screen, "UPDATE_PERIOD", 3600)
    monkeypatch.setattr(Notification, "time_left", 3600)
    without_waiting(monkeypatch)


@asynccontextmanager
async def two_worlds(
    folder: Path, players: int, viewer: int | None, until: Moment, seed: int = 1
) -> AsyncIterator[TwoWorlds]:
    """Let a person come to a game that has come to a moment; None is one who looks on."""
    one, two = [await World.open(folder / at, players, seed, viewer) for at in ("one", "two")]
    worlds = TwoWorlds(one, two, viewer, Random(seed))
    worlds.skip(until)
    try:
        await worlds.come()
        yield worlds
    finally:
        for world in (one, two):
            await world.close()


def begun(game: Game) -> bool:
    """The game has been dealt."""
    return bool(game.players)


def midway(game: Game) -> bool:
    """Everybody holds something that nobody else knows."""
    return all(len(player.hand) > 1 and player.lords for player in game.players)


def nearly_over(game: Game) -> bool:
    """The last round has begun, and few are still to play."""
    return game.ending is not None


def everything(worlds: TwoWorlds) -> tuple[bytes, ...]:
    """Return keys that show all there is to be read and decide nothing."""
    plans = LORDS if worlds.kind == "turn" else ()
    return (*OVERVIEWS, *(plans if worlds.asked else WAITING), *AROUND)


async def test_a_player_is_sent_no_secret(tmp_path: Path) -> None:
    async with two_worlds(tmp_path, 2, 1, midway) as worlds:
        await worlds.look(*everything(worlds))
        for _ in range(4):
            await worlds.go_on()
        assert worlds.compared > 20


async def test_an_onlooker_is_sent_no_secret_up_to_the_score(tmp_path: Path) -> None:
    async with two_worlds(tmp_path, 3, None, nearly_over) as worlds:
        await worlds.look(*OVERVIEWS)
        while not worlds.over:
            await worlds.go_on()
        await worlds.look(*SCORE)
        assert "seed 1" in worlds.one.shown
        assert worlds.compared > 15


async def test_a_player_of_four_is_sent_no_secret_while_others_play(tmp_path: Path) -> None:
    async with two_worlds(tmp_path, 4, 2, midway, seed=2) as worlds:
        for _ in range(3):
            await worlds.go_on()
        await worlds.look(*GLANCES)
        assert worlds.compared > 3


async def test_a_secret_that_were_sent_would_be_found(tmp_path: Path) -> None:
    async with two_worlds(tmp_path, 2, 0, begun) as worlds:
        for world in (worlds.one, worlds.two):
            world.program.turn_call.window.title(str(world.history.header.seed))
        with pytest.raises(AssertionError, match="other bytes"):
            await worlds.look(b"i")


@pytest.mark.slow
@pytest.mark.parametrize(("players", "viewer"), [(2, 0), (2, None), (3, 1), (3, None), (4, 3)])
async def test_nobody_is_sent_a_secret_in_a_whole_game(
    tmp_path: Path, players: int, viewer: int | None
) -> None:
    """They look at everything at each new kind of decision, and press a few keys at the others."""
    seen: set[tuple[str | None, bool]] = set()
    async with two_worlds(tmp_path, players, viewer, begun, seed=players) as worlds:
        while not worlds.over:
            at = (worlds.kind, worlds.asked)
            await worlds.look(*(GLANCES if at in seen else everything(worlds)))
            seen.add(at)
            await worlds.go_on()
        await worlds.look(*SCORE)
        assert worlds.compared > 200
