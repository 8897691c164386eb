"""Advice: what a bot would do in a person's place, from what that person may know.

One position has one advice. It is remembered at the place, for whom it was given, so that it is the
same after an undo, and so that nobody is blamed at the end for what they were advised. The thinking
begins alike whenever a position is thought about, so that on a machine that is quick enough also
another evening finds the same.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from abyss_tui.i18n.message import Message
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.search.choosing import EXPLAINED
from abyss_tui.kernel.thinking import Reason, Task, Thought, WayAsked
from abyss_tui.records import record
from abyss_tui.table.bot_player import Thinker, seed_of, task_of
from abyss_tui.table.bots import level_of
from abyss_tui.table.place import Place, WaitingDecision

NOBODY_ADVISES: Final = Message("Nobody can say now what would be good.")
LESSON_ADVISES: Final = Message(
    "The lesson itself says what to do here. In a game, a bot says what it would do, and why."
)
NOTES: Final = "advice"
"""Where a place keeps what was advised there."""
MOST: Final = 100
"""So many positions are remembered, the latest ones: hardly anybody asks more often in a game."""
SIMULATIONS: Final = 900
"""So many are enough for an advice, however much time there is."""


@record
class Advice:
    """What is advised at a decision, or of the ways to do what somebody has begun."""

    thought: Thought
    rather: Any = None
    """What would be better than to do that at all; None for nothing."""


@record
class _Given:
    """What was thought in one position, for one seat."""

    seat: int
    events: Sequence[Event]
    """All that this seat had been told: its position follows from that."""
    among: Sequence[Any]
    """The actions that were asked about; with none, all."""
    thought: Thought


def not_advised(place: Place) -> Message | None:
    """Return why nobody of this place can be advised now; None if the one who decides can be."""
    decision = place.decision
    if decision is not None and decision.seat not in place.seats:
        return Message(
            "{name} decides now. When you do, this says what a bot would do, and why.",
            name=place.names[decision.seat],
        )
    return None if place.kept else LESSON_ADVISES


async def advised(
    place: Place, waiting: WaitingDecision, thinker: Thinker, way: WayAsked | None = None
) -> Advice | None:
    """Return what a bot of the usual level would do now; None if it comes to nothing.

    With a `way`, it is how to do what somebody has begun. The seat that is asked must be one of
    this place. Cancelling stops the thinking.
    """
    whole = await _thought(place, waiting, thinker)
    if whole is None or way is None:
        return None if whole is None else Advice(whole)
    if way.does(whole.action):
        return Advice(_of_ways(whole))
    among = await _thought(place, waiting, thinker, way.ways)
    return None if among is None else Advice(among, rather=whole.action)


def advised_way(place: Place, waiting: WaitingDecision, way: WayAsked) -> Any:
    """Return how to do what somebody has begun, if they were advised on that; else None."""
    for among in ((), way.ways):
        thought = _remembered(place, waiting.seat, among)
        if thought is not None and way.does(thought.action):
            return thought.action
    return None


def advised_before(place: Place) -> Callable[[int, Sequence[Event]], Any]:
    """Return what says what a seat was advised to do when it had been told these events.

    It says None where nothing was advised that is remembered.
    """
    given: Sequence[_Given] = place.notes.get(NOTES, ())

    def said(seat: int, events: Sequence[Event]) -> Any:
        thought = _given(given, seat, events, ())
        return None if thought is None else thought.action

    return said


def _of_ways(whole: Thought) -> Thought:
    """Return a thought with what parts its action from other ways to do the same alone."""
    return replace(whole, why=Reason(whole.why.ways) if isinstance(whole.why, Reason) else None)


async def _thought(
    place: Place, waiting: WaitingDecision, thinker: Thinker, among: Sequence[Any] = ()
) -> Thought | None:
    """Return what is thought of these actions, or of all; what was thought before, if it was."""
    before = _remembered(place, waiting.seat, among)
    if before is not None:
        return before
    task = task_of(place, waiting, level_of("", place.kind.slug))
    task = replace(task_of_advice(task, place.names), only=among)
    thought = await thought_or_none(task, thinker)
    if thought is not None:
        given: list[_Given] = place.notes.setdefault(NOTES, [])
        given.append(_Given(waiting.seat, task.events, among, thought))
        del given[:-MOST]
    return thought


def task_of_advice(task: Task, names: Sequence[str]) -> Task:
    """Return what is thought about for an advice, of what is thought about for a move."""
    return replace(
        task,
        explain=True,
        seed=seed_of(names, task.seat, NOTES),
        budget=replace(task.budget.times(EXPLAINED), simulations=SIMULATIONS),
    )


def _remembered(place: Place, seat: int, among: Sequence[Any]) -> Thought | None:
    given: Sequence[_Given] = place.notes.get(NOTES, ())
    return _given(given, seat, place.events(seat), among) if given else None


def _given(
    given: Sequence[_Given], seat: int, events: Sequence[Event], among: Sequence[Any]
) -> Thought | None:
    """Return what was thought for a seat that had been told these events; None if nothing was."""
    return next(
        (
            each.thought
            for each in given
            if each.seat == seat and each.among == among and each.events == events
        ),
        None,
    )


async def thought_or_none(task: Task, thinker: Thinker) -> Thought | None:
    """Return what somebody thinks of a task, None if it comes to nothing."""
    try:
        return await thinker.think(task)
    except Exception:  # noqa: BLE001 - advice that fails must not end a game
        return None
