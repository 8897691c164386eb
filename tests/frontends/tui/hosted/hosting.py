"""People at a host, each with the real program for hosted play, in one process."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

from textual.pilot import Pilot

from abyss_tui.frontends.tui.hosted.app import HostedApp
from abyss_tui.frontends.tui.person.session import Session
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.sitting.ways_in import WaysIn
from tests.frontends.tui.frames import screen_lines
from tests.lobby.visiting import comes

SMALL = (80, 24)


class Person:
    """Somebody at a host: their program, and what they do with it."""

    def __init__(self, pilot: Pilot[int]) -> None:
        self.pilot = pilot

    @property
    def app(self) -> HostedApp:
        """Their program."""
        assert isinstance(self.pilot.app, HostedApp)
        return self.pilot.app

    @property
    def shown(self) -> str:
        """What is on their screen."""
        return "\n".join(screen_lines(self.app))

    async def press(self, *keys: str) -> None:
        """Press keys, and wait until all is done that comes of them."""
        await self.pilot.press(*keys)
        await self.settled()

    async def settled(self) -> None:
        """Wait until nothing is being done any more."""
        while True:
            await self.app.workers.wait_for_complete()
            await self.pilot.pause()
            begun = any(not worker.is_finished for worker in self.app.workers)
            if not (begun or self.app.key_queue.waiting):
                return


def hosted(
    lobby: Lobby,
    key: str | None,
    wanted: str = "",
    voice: Voice | None = None,
    link: Callable[[], str] | None = None,
) -> HostedApp:
    """Return the program of whoever comes with this key; None is a guest.

    `link` makes the address for a browser of theirs.
    """
    session = Session(voice or Voice(ENGLISH), DEEP_SEA, USUAL_GAME)
    account = None if key is None else f"SHA256:{key}"
    ways_in = WaysIn(("ssh -p 2222 {table}@example.org",), link)
    return HostedApp(session, partial(lobby.welcome, account), wanted, ways_in)


@asynccontextmanager
async def coming(
    lobby: Lobby, key: str | None, wanted: str = "", *, size: tuple[int, int] = SMALL, **more: Any
) -> AsyncIterator[Person]:
    """Let somebody come in who was here before and is called as their key; None is a guest."""
    if key is not None:
        (await comes(lobby, key)).client.close()
    async with hosted(lobby, key, wanted, **more).run_test(size=size, notifications=True) as pilot:
        person = Person(pilot)
        await person.settled()
        yield person


@asynccontextmanager
async def seated(
    lobby: Lobby,
    *keys: str,
    room: str = "friday",
    game: str = USUAL_GAME,
    size: tuple[int, int] = SMALL,
    voice: Voice | None = None,
) -> AsyncIterator[list[Person]]:
    """Let people come and take the seats of a table of the first one, in their order."""
    async with AsyncExitStack() as stack:
        people = []
        for number, key in enumerate(keys):
            if number == 0:
                person = await stack.enter_async_context(coming(lobby, key, size=size, voice=voice))
                await person.app.visit.client.create(room, len(keys), game)
                await person.press("enter")
            else:
                person = await stack.enter_async_context(
                    coming(lobby, key, room, size=size, voice=voice)
                )
            await person.press("enter")
            people.append(person)
        yield people


@asynccontextmanager
async def playing(
    lobby: Lobby,
    *keys: str,
    seed: int = 1,
    game: str = USUAL_GAME,
    size: tuple[int, int] = SMALL,
    voice: Voice | None = None,
) -> AsyncIterator[list[Person]]:
    """Let people sit down at a game of their own, which the first one begins."""
    async with seated(lobby, *keys, game=game, size=size, voice=voice) as people:
        await people[0].app.visit.client.owner.start(0, seed)
        for person in people:
            await person.settled()
        yield people


async def settled(*people: Person) -> None:
    """Wait until all have seen what came of what the others did."""
    for _ in range(2):
        for person in people:
            await person.settled()
