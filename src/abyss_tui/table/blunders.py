"""Where moves of a finished game lost most, by the reckoning of a bot.

The bot thinks again about every decision of a player, from what that seat knew then and nothing
else: what was in the deck is no fault of anybody's. A first look with few simulations finds the
decisions that may have cost something. What it says is much luck; so the worst of them are looked
at more closely, in other simulations, and only what is clear there is named. What a player was, or
would have been, advised to do is no fault of theirs either, and such advice is what is named. It is
thought about again where nobody remembers it: so a replay in another program names the same moves.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Literal, TypeAlias

from abyss_tui.kernel.event import Event
from abyss_tui.kernel.thinking import Budget, Task, Thought, Why, Worth
from abyss_tui.kernel.turn_number import turn_number
from abyss_tui.records import record
from abyss_tui.table.advising import task_of_advice, thought_or_none
from abyss_tui.table.bot_player import Thinker, seed_of
from abyss_tui.table.bots import usual_level
from abyss_tui.table.replay import Replay

Stage: TypeAlias = Literal["first", "closer"]

FIRST_LOOKS: Final = Budget(seconds=9.0, simulations=72)
CLOSER_LOOKS: Final = Budget(seconds=12.0, simulations=400)
"""The seconds of all such looks together, and the simulations of each: where a machine is quick
enough for these, the same is found again. Even if every first look needs a second thought, all
of them together take half a minute."""
ADVICE: Final = 8.5
"""The seconds in which it is thought again about all advice that nobody remembers."""
SUSPECTS: Final = 6
"""So many decisions of a seat are looked at more closely."""
MOST: Final = 3
"""So many moves of a seat are named at most."""
MUCH: Final = 0.03
"""What costs less of a chance to win is not worth a word."""
SURE: Final = 2.0
"""So many standard errors must lie between a loss and none."""


@record
class Blunder:
    """A move that lost much, by the reckoning of a bot that knew what its player knew."""

    place: int
    """The place of the replay at which it was decided."""
    seat: int
    whose: int
    """Whose turn it was."""
    turn: int
    """Its number among theirs, from 1 on."""
    view: Any
    """The table as the seat saw it there."""
    played: Any
    better: Any
    """What the bot would have played."""
    why: Why
    """What parts it from the move that was played, from what the seat knew."""
    chance: float
    """The chance to win, 0 to 1, with the better move."""
    lost: float
    """How much smaller it was with the move that was played."""
    error: float
    """The standard error of that."""


Found: TypeAlias = Mapping[int, Sequence[Blunder]]
"""The blunders of each seat that was asked for, what lost most first."""


@record
class _Suspect:
    """A decision at which another move seemed better."""

    place: int
    better: Any
    seemed: float
    """How much of a chance to win the move that was played seemed to cost."""


def _nothing(_seat: int, _events: Sequence[Event]) -> None:
    """Nothing was advised."""


class Search:
    """The search for the blunders of some seats; the moves of others are not looked at.

    It thinks about one decision after the other: whoever else waits for the same workers comes
    in between.
    """

    def __init__(
        self,
        replay: Replay,
        seats: frozenset[int],
        thinker: Thinker,
        advised: Callable[[int, Sequence[Event]], Any] = _nothing,
    ) -> None:
        """The game of the replay is over.

        `advised` returns what a seat was advised when it had been told these events, or None.
        """
        self.replay = replay
        self._advised = advised
        self.seats = sorted(seats)
        self.places = [at for at in range(replay.last) if replay.action(at)[0] in seats]
        """Where these seats decided."""
        self.found: Found | None = None
        """What was found, once it was."""
        self._reckons = False
        """Whether any thought so far came to a chance to win."""
        self._thinker = thinker

    async def find(self, progress: Callable[[float], None] = lambda _: None) -> Found | None:
        """Return what is clear; None if the thinking came to nothing at all.

        `progress` hears how much of the search is done, from 0 to 1. Cancelling stops the thinking.
        """
        suspects: dict[int, list[_Suspect]] = {seat: [] for seat in self.seats}
        for done, place in enumerate(self.places):
            progress(done / len(self.places) / 2)
            suspect = await self._first_look(place)
            if suspect is not None:
                suspects[self._seat(place)].append(suspect)
        worst = [one for each in suspects.values() for one in _worst(each)]
        moves: list[Blunder] = []
        for done, suspect in enumerate(worst):
            progress((1 + done / len(worst)) / 2)
            move = await self._closer_look(suspect, len(worst))
            if move is not None:
                moves.append(move)
        if self._reckons:
            self.found = {seat: _worst_blunders(moves, seat) for seat in self.seats}
        return self.found

    async def _first_look(self, place: int) -> _Suspect | None:
        """Return what may have been better than the move that was played there, if anything."""
        budget, played = _share(FIRST_LOOKS, len(self.places)), self._played(place)
        thought = await self._thought(place, "first", budget)
        if thought is None or thought.action == played:
            return None
        worth = _worth(thought, played)
        if worth is None:  # it promised so little that nothing was tried out
            only = (thought.action, played)
            thought = await self._thought(place, "first", budget, only)
            worth = None if thought is None else _worth(thought, played)
        if thought is None or worth is None or worth.behind <= 0:
            return None
        return _Suspect(place, thought.action, worth.behind)

    async def _closer_look(self, suspect: _Suspect, suspects: int) -> Blunder | None:
        """Return the move that was played there if it is clear that it cost much."""
        place, budget = suspect.place, _share(CLOSER_LOOKS, suspects)
        played, better = self._played(place), suspect.better
        found = await self._clearly_better(place, better, budget)
        if found is None:
            return None
        advice = await self._advice(place, ADVICE / suspects)
        if advice == played:
            return None
        if advice not in (None, better):
            found = await self._clearly_better(place, advice, budget)
        if found is None:
            return None
        thought, worth = found
        seat = self._seat(place)
        whose, turn = self._turn(place)
        return Blunder(
            place=place,
            seat=seat,
            whose=whose,
            turn=turn,
            view=self.replay.view(place, seat),
            played=played,
            better=thought.action,
            why=thought.why,
            chance=thought.worth[0].chance or 0.0,
            lost=worth.behind,
            error=worth.error,
        )

    async def _clearly_better(
        self, place: int, better: Any, budget: Budget
    ) -> tuple[Thought, Worth] | None:
        """Return what is thought of a better move, and of what was played, if that is clear."""
        played = self._played(place)
        thought = await self._thought(place, "closer", budget, (better, played))
        worth = None if thought is None else _worth(thought, played)
        if thought is None or worth is None or not _clear(worth):
            return None
        return thought, worth

    async def _advice(self, place: int, seconds: float) -> Any:
        """Return what its player was advised there, or would have been; None for nothing."""
        seat, replay = self._seat(place), self.replay
        said = self._advised(seat, replay.story(place, seat))
        if said is not None:
            return said
        task = task_of_advice(self._task(place, "closer", Budget()), replay.names)
        task = replace(task, budget=replace(task.budget, seconds=seconds))
        thought = await thought_or_none(task, self._thinker)
        return None if thought is None else thought.action

    def _turn(self, place: int) -> tuple[int, int]:
        """Return whose turn it was there, and its number."""
        begun = [seat for start, seat in self.replay.turns if start <= place]
        return begun[-1], turn_number(len(begun), len(self.replay.names))

    def _seat(self, place: int) -> int:
        return self.replay.action(place)[0]

    def _played(self, place: int) -> Any:
        return self.replay.action(place)[1]

    async def _thought(
        self, place: int, stage: Stage, budget: Budget, only: Sequence[Any] = ()
    ) -> Thought | None:
        """Return what a bot of the usual level thinks there, in the place of who decided."""
        thought = await thought_or_none(self._task(place, stage, budget, only), self._thinker)
        if thought is not None and any(each.chance is not None for each in thought.worth):
            self._reckons = True
        return thought

    def _task(self, place: int, stage: Stage, budget: Budget, only: Sequence[Any] = ()) -> Task:
        replay = self.replay
        seat, game = self._seat(place), replay.kind.slug
        return Task(
            game,
            usual_level(game),
            seat,
            replay.story(place, seat),
            replay.view(place, seat, with_options=True),
            seed_of(replay.names, seat, place, stage),
            budget,
            only,
        )


def _share(budget: Budget, looks: int) -> Budget:
    """Return what one of so many looks has of the seconds that are for all of them."""
    return replace(budget, seconds=None if budget.seconds is None else budget.seconds / looks)


def _worth(thought: Thought, action: Any) -> Worth | None:
    """Return what came of an action that was tried out, None of any other."""
    tried = (each for each in thought.worth if each.chance is not None)
    return next((each for each in tried if each.action == action), None)


def _worst(suspects: Sequence[_Suspect]) -> Sequence[_Suspect]:
    return sorted(suspects, key=lambda each: -each.seemed)[:SUSPECTS]


def _clear(worth: Worth) -> bool:
    return worth.behind >= max(MUCH, SURE * worth.error)


def _worst_blunders(moves: Sequence[Blunder], seat: int) -> Sequence[Blunder]:
    """Return the moves of a seat that lost most."""
    own = [each for each in moves if each.seat == seat]
    return sorted(own, key=lambda each: -each.lost)[:MOST]
