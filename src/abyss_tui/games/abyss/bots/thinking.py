"""What a program plays in Abyss, and why."""

from collections.abc import Sequence
from typing import Final

from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.bots.determinize import Knowledge
from abyss_tui.games.abyss.bots.heuristics.choosing import ratings
from abyss_tui.games.abyss.bots.heuristics.turn import Rating
from abyss_tui.games.abyss.bots.levels import EASY
from abyss_tui.games.abyss.bots.monte_carlo import (
    ENOUGH,
    ROUND,
    Tried,
    clearly_behind,
    try_out,
    try_out_again,
)
from abyss_tui.games.abyss.bots.reasons import others, reason
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.chance import Dice, dice
from abyss_tui.kernel.thinking import ShouldContinue, Task, Thought, Worth

CARELESS: Final = 1.0
"""By so many points the easy player misjudges an action, more or less."""
HOPELESS: Final = 8.0
"""What is so many points worse than the best action by rules of thumb is not tried out."""
MOST: Final = 12
"""So many actions are tried out at most."""


def think(task: Task, should_continue: ShouldContinue) -> Thought:
    """Return what the seat of this task would play."""
    chance = dice(task.seed, f"{len(task.events)} events")
    knowledge = Knowledge(task.view, task.events, chance)
    rated = _to_choose_from(task, ratings(knowledge.determinize(chance)))
    if task.level == EASY:
        rated = _misjudged(rated, chance)
    tried: Sequence[Tried] = ()
    if task.level != EASY:
        actions = task.only or promising(rated)
        tried = try_out(knowledge, actions, should_continue, chance, to_the_end=bool(task.only))
        if task.explain:
            tried = _tried_again(knowledge, tried, rated, should_continue, chance) or tried
    worth = [_worth(each, tried[0]) for each in tried]
    worth = worth or [Worth(action, None, points, 0) for points, action in rated]
    action = worth[0].action
    if len(task.view.decision.options) == 1:
        return Thought(action, Message("Nothing else is possible."), tuple(worth))
    compared_with = others(action, [each.action for each in worth], rated)
    return Thought(action, reason(action, compared_with, tried, rated), tuple(worth))


def _tried_again(
    knowledge: Knowledge,
    tried: Sequence[Tried],
    rated: Sequence[Rating],
    should_continue: ShouldContinue,
    chance: Dice,
) -> Sequence[Tried]:
    """Return the best action and what it is to be compared with, after games of their own.

    If the best one had luck alone, it is not the first any more. Return nothing if there was not
    even time for as many games as it was tried in before: those tell more.
    """
    ranked = [each.action for each in tried]
    best = ranked[0] if ranked else rated[0][1]
    again = try_out_again(knowledge, [best, *others(best, ranked, rated)], should_continue, chance)
    before = min(len(tried[0].leads), ENOUGH) if tried else 0
    if len(again) < 2 or len(again[0].leads) < max(before, ROUND):
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


def promising(rated: Sequence[Rating]) -> list[Action]:
    """Return the actions that are worth trying out."""
    best = rated[0][0]
    return [action for points, action in rated if points > best - HOPELESS][:MOST]


def _misjudged(rated: Sequence[Rating], chance: Dice) -> list[Rating]:
    """Return the ratings with random errors, as the easy level makes them."""
    glimpsed = [(points + chance.gauss(0.0, CARELESS), action) for points, action in rated]
    return sorted(glimpsed, key=lambda each: -each[0])
