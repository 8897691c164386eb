"""What a seat may not know could be otherwise, and no step would differ."""

from collections.abc import Collection
from random import Random
from typing import Any

import pytest

from abyss_tui.games.abyss.formats.position import load_position, position_of
from abyss_tui.games.abyss.game import Game
from abyss_tui.settings.hints import SeenHints
from abyss_tui.sitting.companion import Companion, Seated
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.steps import (
    AnswerFor,
    Ask,
    AskAll,
    Over,
    ShowHand,
    Step,
    Tell,
    TurnOver,
    Wait,
)
from tests.games.abyss.secrets import with_other_secrets
from tests.sitting.people import Room, a_room, options_of


class TwoTables:
    """The same game at two tables, and the same people at a screen of each.

    Before a step is compared, the second table gets other cards wherever these people cannot
    know them; before something is played, it stands as the first one.
    """

    def __init__(self, rooms: tuple[Room, Room], sittings: tuple[Sitting, Sitting]) -> None:
        self.compared = 0
        """How many equal steps there were while the secrets differed."""
        self.rooms = rooms
        self.sittings = sittings
        self._dice = Random(1)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.rooms[0].history.over

    async def compare_and_go_on(self) -> None:
        """Compare what comes next at both screens, and let whoever is asked do the same."""
        one, two = self.sittings
        step = one.step
        self._hide(_knows(one, step))
        if not isinstance(step, ShowHand):  # found anew, they would be called again
            two.look_again()
        other = two.step
        assert other == step
        assert (two.viewer, two.eyes) == (one.viewer, one.eyes)
        assert two.seen(two.eyes) == one.seen(one.eyes)
        self.compared += self._differ()
        self._stand(load_position(position_of(self._game), self._game.seed))
        await self._go_on(step, other)

    @property
    def _game(self) -> Game:
        game = self.rooms[0].history.game
        assert isinstance(game, Game)
        return game

    def _hide(self, seat: int | None) -> None:
        """Give the second table other secrets, but those of a seat."""
        other = with_other_secrets(self._game, self._dice, hands={seat}, tokens={seat})
        other.seed = self._dice.getrandbits(63)
        self._stand(other)

    def _stand(self, game: Game) -> None:
        history = self.rooms[1].history
        game.events = history.events
        history.game = game

    def _differ(self) -> bool:
        one, two = (room.history for room in self.rooms)
        return one.kind.position(one.game) != two.kind.position(two.game)

    async def _go_on(self, step: Step, other: Step) -> None:
        """Do what a step asks at both tables."""
        match step:
            case Wait(decision):
                action = self._dice.choice(options_of(self.sittings[0]))
                for room in self.rooms:
                    await room.table.play(decision.seat, action, decision.number)
            case Ask(decision) | AnswerFor(decision):
                action = self._dice.choice(options_of(self.sittings[0]))
                for sitting in self.sittings:
                    await sitting.play(action, number=decision.number)
            case AskAll(_, seats):
                await self._answer_all(self._dice.choice((None, *seats)))
            case _:
                for sitting, left in zip(self.sittings, (step, other), strict=True):
                    sitting.go_on(left)

    async def _answer_all(self, taker: int | None) -> None:
        if taker is not None and self._dice.random() < 0.3:
            for sitting in self.sittings:
                sitting.look_at_hand(taker)
            return
        for sitting in self.sittings:
            await sitting.answer_all(taker, number=sitting.number)


def _knows(sitting: Sitting, step: Step) -> int | None:
    """Return the seat whose own cards a step may depend on; None for nobody's."""
    alone = isinstance(step, Ask | Tell | TurnOver) and not sitting.all_asked
    return sitting.viewer if alone else sitting.eyes


async def two_tables(players: int, seats: Collection[int], seed: int = 1) -> TwoTables:
    """Deal a game twice; the same people sit down at a screen of each."""
    rooms = await a_room(players, seed), await a_room(players, seed)
    one, two = [await room.sit(*seats, known=SeenHints(), beforehand=True) for room in rooms]
    return TwoTables(rooms, (one, two))


async def compare_to_the_end(tables: TwoTables) -> None:
    """Compare all steps of a game."""
    while not tables.over:
        await tables.compare_and_go_on()
    assert {type(each.step) for each in tables.sittings} == {Over}


@pytest.mark.parametrize(
    ("players", "seats"), [(2, {1}), (2, {0, 1}), (3, {0, 2}), (3, ()), (4, {0, 1, 2, 3})]
)
async def test_no_step_tells_a_secret(players: int, seats: Collection[int]) -> None:
    tables = await two_tables(players, seats)
    await compare_to_the_end(tables)
    assert tables.compared > 50


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize(("players", "seats"), [(2, {0, 1}), (3, {0, 2}), (4, {1, 2, 3})])
async def test_no_step_of_many_games_tells_a_secret(
    players: int, seats: Collection[int], seed: int
) -> None:
    await compare_to_the_end(await two_tables(players, seats, seed))


class Gossip(Companion):
    """Tells before each decision what somebody else has in hand."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._told = 0

    def first(self, sitting: Seated, step: Ask | AskAll | Over) -> Step | None:
        players = enumerate(self._room.game.players)
        others = [each.hand for seat, each in players if seat != sitting.viewer]
        return None if self._told == self._room.table.number else Tell("gossip", str(others))

    def closed(self, sitting: Seated, step: Step, wish: Any) -> None:
        self._told = self._room.table.number


async def test_a_step_that_told_a_secret_would_be_found() -> None:
    tables = await two_tables(2, {0, 1})
    for room, sitting in zip(tables.rooms, tables.sittings, strict=True):
        sitting.companions = [Gossip(room)]
    with pytest.raises(AssertionError, match="gossip"):
        await compare_to_the_end(tables)
