"""What a program plays in any game, and why."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from abyss_tui.i18n.message import Message
from abyss_tui.kernel.chance import Dice, dice
from abyss_tui.kernel.search.method import Method, Rating
from abyss_tui.kernel.search.monte_carlo import (
    ROUND,
    Trials,
    Tried,
    clearly_behind,
    try_out,
    try_out_again,
)
from abyss_tui.kernel.search.reasons import by_games, others, reason, ways
from abyss_tui.kernel.thinking import ShouldContinue, Task, Thought, Worth

EXPLAINED: Final = 3
"""Who explains a move has so many times as long as who only plays it: one part finds the move, the
others what parts it from others."""
MOST: Final = 12
"""So many actions are tried out at most."""


def think(method: Method, task: Task, should_continue: ShouldContinue) -> Thought:
    """Return what the seat of this task would play."""
    chance = dice(task.seed, f"{len(task.events)} events")
    knowledge = method.knowledge(task, chance)
    example = knowledge.determinize(chance)
    rated = _to_choose_from(task, method.ratings(example))
    tried: Sequence[Tried] = ()
    if task.level in method.careless:
        rated = _misjudged(rated, method.careless[task.level], chance)
    else:
        trials = Trials(method, knowledge, should_continue, chance, outcomes=bool(task.only))
        actions = task.only or _promising(rated, method.hopeless)
        tried = try_out(
            _for_choosing(trials, task, should_continue), actions, to_the_end=bool(task.only)
        )
        if task.explain:
            tried = _tried_again(trials, tried, rated, example) or tried
    worth = [_worth(each, tried[0]) for each in tried]
    worth = worth or [Worth(action, None, points, 0) for points, action in rated]
    action = worth[0].action
    if len(task.view.decision.options) == 1:
        return Thought(action, Message("Nothing else is possible."), tuple(worth))
    compared_with = others(method, action, [each.action for each in worth], rated)
    why = reason(method, action, compared_with, tried, rated)
    other_ways = by_games(method, action, ways(method, action, example, rated), tried)
    return Thought(action, replace(why, ways=other_ways), tuple(worth))


def _for_choosing(trials: Trials, task: Task, should_continue: ShouldContinue) -> Trials:
    """Return the trials for the best action: most of the budget is left where reasons are told."""
    if not task.explain:
        return trials
    return replace(
        trials,
        should_continue=lambda: should_continue.spent() < 1 / EXPLAINED and should_continue(),
    )


def _tried_again(
    trials: Trials, tried: Sequence[Tried], rated: Sequence[Rating], example: Any
) -> Sequence[Tried]:
    """Return the best action and what it is to be compared with, after games of their own.

    If the best one had luck alone, it is not the first any more. Return nothing if there was no
    time for as many games as tell anything.
    """
    ranked = [each.action for each in tried]
    best = ranked[0] if ranked else rated[0][1]
    compared_with = others(trials.method, best, ranked, rated)
    other_ways = ways(trials.method, best, example, rated)
    again = try_out_again(trials, [*dict.fromkeys([best, *compared_with, *other_ways])])
    if len(again) < 2 or len(again[0].leads) < ROUND:
        return ()
    favoured, *rest = again
    rest.sort(key=lambda each: -each.mean)
    if clearly_behind(favoured, rest[0]):
        return [rest[0], favoured, *rest[1:]]
    return [favoured, *rest]


def _to_choose_from(task: Task, rated: Sequence[Rating]) -> Sequence[Rating]:
    """Return the actions of which one is to be chosen, the best first.

    An action that the heuristics do not rate counts as much as the worst that they do.
    """
    if not task.only:
        return rated
    points = {action: points for points, action in rated}
    named = [(points.get(action, rated[-1][0]), action) for action in task.only]
    return sorted(named, key=lambda each: -each[0])


def _worth(tried: Tried, best: Tried) -> Worth:
    games = len(tried.leads)
    lead = sum(tried.leads) / games
    return Worth(tried.action, tried.mean, lead, games, *tried.behind(best))


def _promising(rated: Sequence[Rating], hopeless: float) -> list[Any]:
    """Return the actions that are worth trying out."""
    best = rated[0][0]
    return [action for points, action in rated if points > best - hopeless][:MOST]


def _misjudged(rated: Sequence[Rating], by: float, chance: Dice) -> list[Rating]:
    """Return the ratings with random errors of so many points, as a careless level makes them."""
    glimpsed = [(points + chance.gauss(0.0, by), action) for points, action in rated]
    return sorted(glimpsed, key=lambda each: -each[0])
