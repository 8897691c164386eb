"""Somebody at a host may make their window as small as it gets; nobody else notices."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from abyss_tui.frontends.tui.screens.too_small import TooSmall
from abyss_tui.lobby.lobby import Lobby
from tests.frontends.tui.hosted.hosting import Person, coming, playing, seated, settled
from tests.frontends.tui.small_windows import ROOMY, TINY, resized, shrinks_and_grows
from tests.lobby.visiting import a_lobby

Comes: TypeAlias = Callable[[Lobby], AbstractAsyncContextManager[Person]]


@asynccontextmanager
async def naming(lobby: Lobby) -> AsyncIterator[Person]:
    async with coming(lobby, None, size=ROOMY) as person:
        yield person


@asynccontextmanager
async def in_the_lobby(lobby: Lobby) -> AsyncIterator[Person]:
    async with coming(lobby, "Ada", size=ROOMY) as person:
        yield person


@asynccontextmanager
async def in_a_room(lobby: Lobby) -> AsyncIterator[Person]:
    async with seated(lobby, "Ada", "Bo", size=ROOMY) as (ada, _):
        yield ada


@asynccontextmanager
async def deciding(lobby: Lobby) -> AsyncIterator[Person]:
    async with playing(lobby, "Ada", "Bo", size=ROOMY) as (ada, _):
        await ada.press("tab")
        yield ada


@asynccontextmanager
async def waiting(lobby: Lobby) -> AsyncIterator[Person]:
    async with playing(lobby, "Ada", "Bo", size=ROOMY) as (_, bo):
        await bo.press("tab")
        yield bo


STATES: Final[dict[str, tuple[Comes, str]]] = {
    "name": (naming, ""),
    "lobby": (in_the_lobby, ""),
    "new table": (in_the_lobby, "n"),
    "room": (in_a_room, ""),
    "deciding": (deciding, ""),
    "leaving": (deciding, "q"),
    "chat": (deciding, "slash"),
    "who is here": (deciding, "y"),
    "waiting": (waiting, ""),
}


@pytest.mark.parametrize(
    "sizes",
    [
        pytest.param(TINY[::3], id="some"),
        pytest.param(TINY, id="all", marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("state", STATES)
async def test_a_window_may_be_of_any_size_at_a_host(
    tmp_path: Path, state: str, sizes: Sequence[tuple[int, int]]
) -> None:
    comes, keys = STATES[state]
    async with comes(await a_lobby(tmp_path)) as person:
        await person.press(*keys.split())
        await shrinks_and_grows(person.pilot, sizes)


async def test_others_move_below_a_window_that_is_too_small(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    async with playing(lobby, "Ada", "Bo", size=ROOMY) as (ada, bo):
        for height in (13, 12, 1):
            await resized(bo.pilot, 100, height)
            await ada.press("e")
            await settled(ada, bo)
            assert isinstance(bo.app.screen, TooSmall)
        await resized(bo.pilot, *ROOMY)
        await settled(bo)
        assert "Ada" in bo.shown
        assert not isinstance(bo.app.screen, TooSmall)
