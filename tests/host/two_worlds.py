"""Two hosts with the same game, but for what one person may not know, and that person at both.

The person presses the same keys, and looks on while others decide the same. What both clients
received must be the same bytes.
"""

from asyncio import sleep
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, Final

from abyss_tui.games.abyss.formats.position import position_of
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.views import view_for
from abyss_tui.kernel.event import ONLOOKER
from abyss_tui.record.entries import now
from tests.frontends.tui.reaching import a_move
from tests.games.abyss.secrets import with_other_secrets
from tests.host.worlds import World

REVEALED: Final = 8
"""Cards of a deck that one move may turn up."""
KEYS: Final = {
    ("turn", "explore"): b"e",
    ("turn", "plot"): b"p",
    ("explore", "take"): b"t",
    ("explore", "explore"): b"d",
    ("offer", "buy"): b"b",
    ("offer", "decline"): b"n",
}
"""The key for an action, by the kind of decision; others take several."""
TRIES: Final = 50
LATE: Final = 1.0
"""Seconds by which bytes may come later in one world than in the other."""


class TwoWorlds:
    """The two hosts, and what the person at both does."""

    def __init__(self, one: World, two: World, viewer: int | None, dice: Random) -> None:
        self.one = one
        self.two = two
        self.viewer = viewer
        self.dice = dice
        self.compared = 0
        """How often the same was sent while the secrets differed."""
        two.be_dealt_by(dice.getrandbits(63))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.one.history.over

    @property
    def kind(self) -> str | None:
        """The kind of decision that waits; None after the end."""
        decision = self.one.game.decision
        return None if decision is None else decision.kind

    @property
    def asked(self) -> bool:
        """Whether the person is asked."""
        decision = self.one.game.decision
        return decision is not None and decision.seat == self.viewer

    def skip(self, until: Callable[[Game], bool]) -> None:
        """Let the game go on, while the person is not there, until it has come to a moment."""
        while not until(self.one.game):
            decision = self.one.game.decision
            assert decision is not None
            action = a_move(decision, self.dice)
            for world in (self.one, self.two):
                world.history.play(action, world.history.last + 1, now())

    # What the person does.

    async def come(self) -> None:
        """Come to both tables."""
        self._hide(hands=(self.viewer,))
        for world in (self.one, self.two):
            await world.come()
        await self._compare("coming")

    async def look(self, *keys: bytes) -> None:
        """Press the same keys at both, while everything hidden differs, chance too."""
        self._hide(hands=(self.viewer,))
        self.two.game.seed = self.dice.getrandbits(63)
        for key in keys:
            await self._press(key)

    async def _press(self, key: bytes) -> None:
        for world in (self.one, self.two):
            await world.press(key)
        await self._compare(repr(key))

    # What is decided.

    async def go_on(self) -> None:
        """Let whoever is asked decide the same in both worlds; the person does it by a key."""
        action = self._shared_action()
        ends = self.one.history.outcome(action).game.decision is None
        if ends:  # then the seed is told
            self.two.be_dealt_by(self.one.history.header.seed)
        key = KEYS.get((str(self.kind), action.type)) if self.asked else None
        number = self.one.table.number
        if key is not None:
            await self._press(key)
        if self.one.table.number == number:
            for world in (self.one, self.two):
                await world.play(action)
            for world in (self.one, self.two):
                await world.settled()
            await self._compare(repr(action))

    def _shared_action(self) -> Any:
        """Return an action that tells the person the same in both; the secrets are made to fit."""
        decision = self.one.game.decision
        assert decision is not None
        everybody = range(len(self.one.game.players))
        for _ in range(TRIES):
            action = a_move(decision, self.dice)
            if self.one.history.outcome(action).game.decision is None:  # all is turned up
                self._hide(hands=everybody, tokens=everybody)
            else:
                self._hide(hands=(self.viewer, decision.seat), kept=REVEALED)
            if self._tells_the_same(action):
                return action
        raise AssertionError(f"every {decision.kind} tells something else")

    def _tells_the_same(self, action: Any) -> bool:
        """Whether an action leads to what is the same for the person, as the engine says."""
        if self.two.history.kind.problem(self.two.game, action) is not None:
            return False
        known = []
        for world in (self.one, self.two):
            outcome = world.history.outcome(action)
            assert isinstance(outcome.game, Game)
            seat = ONLOOKER if self.viewer is None else self.viewer
            told = [event.seen_by(seat) for event in outcome.events]
            known.append((view_for(outcome.game, self.viewer), told))
        return bool(known[0] == known[1])

    # What differs, and what must not.

    def _hide(self, **kept: Any) -> None:
        """Deal what is hidden anew in the second world."""
        known = {"tokens": (self.viewer,), **kept}
        self.two.become(with_other_secrets(self.one.game, self.dice, **known))

    async def _compare(self, after: str) -> None:
        one, two = await self._received()
        shown = f"{self.one.shown}\n{self.two.shown}"
        views = [view_for(world.game, self.viewer) for world in (self.one, self.two)]
        assert views[0] == views[1], f"{after} has told the person something else in\n{shown}"
        assert one == two, f"other bytes after {after} in\n{shown}"
        differ = position_of(self.one.game) != position_of(self.two.game)
        self.compared += bool(one) and differ

    async def _received(self) -> tuple[bytes, bytes]:
        """Return what came since the last time; what is late in one world is waited for."""
        one, two = self.one.received(), self.two.received()
        end = monotonic() + LATE
        while one != two and monotonic() < end:
            await sleep(0.01)
            one, two = one + self.one.received(), two + self.two.received()
        return one, two
