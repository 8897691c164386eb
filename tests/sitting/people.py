"""People at screens of their own or at shared ones: they do by chance what each step asks."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any, TypeAlias, TypeVar

from abyss_tui.errors import StaleDecision
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.views import View
from abyss_tui.kernel.sitting import LOOK_AT_HAND
from abyss_tui.record.entries import now
from abyss_tui.record.history import History
from abyss_tui.settings.hints import SeenHints
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.sitting_down import sit_down
from abyss_tui.sitting.steps import (
    AnswerFor,
    Ask,
    AskAll,
    Over,
    PassKeyboard,
    ShowHand,
    Step,
    TurnOver,
    Wait,
)
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame
from abyss_tui.table.table import Change, Table
from abyss_tui.table.tables import Tables
from tests.frontends.tui.reaching import a_move
from tests.record.games import NAMES, digest_of
from tests.table.memory_store import MemoryStore

S = TypeVar("S", bound=Step)
Moment: TypeAlias = Callable[[Game], bool]


class Room:
    """A table of a game, and those who sit there, each screen with a sitting of its own."""

    def __init__(self, store: MemoryStore, tables: Tables, keeper: Place) -> None:
        self.store = store
        self.tables = tables
        self.keeper = keeper
        """A place without a seat, which keeps the game open."""

    @property
    def table(self) -> Table:
        """The table with all its secrets, which no sitting reaches."""
        return self.keeper._table

    @property
    def history(self) -> History:
        """The game and how it came there."""
        return self.table.history

    @property
    def game(self) -> Game:
        """How a game of Abyss stands."""
        assert isinstance(self.history.game, Game)
        return self.history.game

    async def sit(self, *seats: int, known: SeenHints | None = None, **wanted: Any) -> Sitting:
        """Sit down in these seats, or to look on; what is wanted is that of `sit_down`."""
        heard: list[Sitting] = []

        def hear(change: Change) -> None:
            for sitting in heard:
                sitting.hear(change)

        place = await self.tables.sit(self.keeper.game_id, frozenset(seats), hear)
        heard.append(sit_down(place, known, **wanted))
        return heard[0]


async def a_room(
    players: int = 2, seed: int = 1, until: Moment | None = None, bots: Collection[int] = ()
) -> Room:
    """Deal a game of Abyss; with a moment, the first of some that comes to it."""
    level = dict.fromkeys(bots, "easy")
    for each in range(seed, seed + 200):
        room = await deal(NewGame(NAMES[:players], each, "abyss", 0, bots=level))
        if until is None or _came_to(room.history, until, Random(each)):
            return room
        room.keeper.leave()
    raise AssertionError("no game came to that")


async def deal(start: NewGame) -> Room:
    """Deal a game at which nobody sits yet."""
    store = MemoryStore()
    tables = Tables(store)
    return Room(store, tables, await tables.deal(start, frozenset(), lambda _: None))


def _came_to(history: History, until: Moment, dice: Random) -> bool:
    """Whether a game played by chance comes to a moment; then it stands there."""
    while history.game.decision is not None:
        assert isinstance(history.game, Game)
        if until(history.game):
            return True
        history.play(a_move(history.game.decision, dice), history.last + 1, now())
    return False


class People:
    """Those at one screen: they do by chance what each step asks, and look at what is shown."""

    def __init__(self, sitting: Sitting, dice: Random, watcher: "Watcher | None" = None) -> None:
        """With a watcher they take back whatever they can, once at each place of the game."""
        self.sitting = sitting
        self.steps: list[type] = []
        """What was asked, by its kind."""
        self._dice = dice
        self._watcher = watcher
        self._called = sitting.only_seat
        """Who was called to the keyboard last."""

    @property
    def done(self) -> bool:
        """Whether there is nothing to be done here any more."""
        return isinstance(self.sitting.step, Over)

    async def act(self) -> bool:
        """Do what the step asks; return whether there was something to do."""
        sitting, step = self.sitting, self.sitting.step
        self._check(step)
        self.steps.append(type(step))
        if self._watcher is not None and self._watcher.to_be_undone(sitting):
            with suppress(StaleDecision):  # a bot may just be playing
                await sitting.undo(number=sitting.number)
            return True
        match step:
            case Wait() | Over():
                return False
            case Ask(decision):
                options = options_of(sitting)
                await sitting.play(self._dice.choice(options), number=decision.number)
            case AskAll(decision, seats):
                await self._answer_all(seats, decision.number)
            case AnswerFor(decision, action):
                await sitting.play(action, number=decision.number)
            case _:
                if isinstance(step, PassKeyboard) and step.why != LOOK_AT_HAND:
                    self._called = step.to
                sitting.go_on(step)
        return True

    async def _answer_all(self, seats: tuple[int, ...], number: int) -> None:
        if self._dice.random() < 0.1:
            self.sitting.look_at_hand(self._dice.choice(seats))
            return
        taker = self._dice.choice((None, *seats))
        await self.sitting.answer_all(taker, number=number)

    def _check(self, step: Step) -> None:
        """Only who was called, and sits there, may be shown more than everybody."""
        sitting = self.sitting
        if sitting.place.kind.hides_hands:
            assert sitting.eyes in (None, self._called)
        assert sitting.eyes is None or sitting.eyes in sitting.place.seats
        check(sitting, step)


def next_is(sitting: Sitting, kind: type[S]) -> S:
    """Return what comes next, which is of this kind."""
    step = sitting.step
    assert isinstance(step, kind)
    return step


def options_of(sitting: Sitting) -> Sequence[Any]:
    """Return all legal answers to the decision that waits, in any game."""
    asked = sitting.place._table.history.game.decision
    assert asked is not None
    return asked.options


def check(sitting: Sitting, step: Step) -> None:
    """A step is for who is there, and shows nothing that they may not know."""
    eyes, viewer, seats = sitting.eyes, sitting.viewer, sitting.place.seats
    match step:
        case Ask(decision):
            assert decision == sitting.place.decision
            assert decision.seat == viewer
        case AskAll(decision, asked):
            assert decision == sitting.place.decision
            assert (eyes, asked[0]) == (None, decision.seat)
            assert seats.issuperset(asked)
        case PassKeyboard(to, why):
            assert eyes is None
            assert viewer is None or why == LOOK_AT_HAND
            assert to in seats
        case ShowHand(seat):
            assert eyes is None
            assert seat in seats
        case TurnOver(turn):
            assert turn.seat == viewer
            assert (turn.own.view.you, turn.public.view.you) == (viewer, None)
        case AnswerFor(decision):
            assert decision.seat == sitting.only_seat
        case Wait(decision):
            assert decision.seat not in seats
            somebody_elses = sitting.place.active not in seats
            assert not (sitting.shared and somebody_elses and eyes is not None)
    assert eyes is None or seats
    for view in views_in(step):
        hands = enumerate(view.players)
        assert all(isinstance(each.hand, int) or seat == viewer for seat, each in hands)


def views_in(thing: object) -> Iterator[View]:
    """Yield every view that can be reached from here; nothing else there knows a hand."""
    assert not isinstance(thing, Place | Table | History | Game)
    if isinstance(thing, View):
        yield thing
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from views_in(getattr(thing, field.name))
    elif isinstance(thing, Mapping):
        yield from (view for each in thing.items() for view in views_in(each))
    elif isinstance(thing, Iterable) and not isinstance(thing, str):
        yield from (view for each in thing for view in views_in(each))


class Watcher:
    """Looks at every position, and again when a move is taken back."""

    def __init__(self, room: Room) -> None:
        self.undone = 0
        """How many moves were taken back."""
        self.wrong: list[int] = []
        """After how many moves the game did not stand again as it had stood."""
        self._history = room.history
        self._stood = {len(self._history.moves): digest_of(self._history)}
        self._tried: set[int] = set()

    async def sit(self, room: Room) -> None:
        """Look on from now on."""
        await room.tables.sit(room.keeper.game_id, frozenset(), self._hear)

    def to_be_undone(self, sitting: Sitting) -> bool:
        """Whether the last move can be taken back, and was not at this place of the game."""
        played = len(self._history.moves)
        if played in self._tried or sitting.why_not_undo() is not None:
            return False
        self._tried.add(played)
        return True

    def _hear(self, change: Change) -> None:
        played, stands = len(self._history.moves), digest_of(self._history)
        if change.undone:
            self.undone += 1
            if self._stood[played] != stands:
                self.wrong.append(played)
        self._stood[played] = stands


async def play_out(*people: People) -> None:
    """Play to the end of the game, whoever is asked; bots think meanwhile."""
    async with asyncio.timeout(60):
        while not all(each.done for each in people):
            if not any([await each.act() for each in people]):
                await asyncio.sleep(0)
