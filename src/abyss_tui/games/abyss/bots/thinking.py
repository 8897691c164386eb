"""What a program plays in Abyss, and why."""

from collections.abc import Sequence
from typing import Final

from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.bots.levels import EASY
from abyss_tui.games.abyss.bots.made_up import Knowledge
from abyss_tui.games.abyss.bots.reasons import why
from abyss_tui.games.abyss.bots.thumb import likings
from abyss_tui.games.abyss.bots.thumb_turn import Liking
from abyss_tui.games.abyss.bots.trying import try_out
from abyss_tui.kernel.chance import Dice, dice
from abyss_tui.kernel.thinking import Going, Task, Thought, Worth

CARELESS: Final = 1.0
"""By so many points the easy player misjudges an action, more or less."""
HOPELESS: Final = 8.0
"""What is so many points worse than the best action by rules of thumb is not tried out."""
MOST: Final = 12
"""So many actions are tried out at most."""


def think(task: Task, going: Going) -> Thought:
    """Return what the seat of this task would play."""
    chance = dice(task.seed, f"{len(task.events)} events")
    knowledge = Knowledge(task.view, task.events, chance)
    liked = likings(knowledge.game(chance))
    if task.level == EASY:
        liked = _carelessly(liked, chance)
    worth = [Worth(action, None, points, 0) for points, action in liked]
    if task.level != EASY:
        worth = _tried(knowledge, liked, going, chance) or worth
    action = worth[0].action
    return Thought(action, why(knowledge, action), tuple(worth))


def _tried(
    knowledge: Knowledge, liked: Sequence[Liking], going: Going, chance: Dice
) -> list[Worth]:
    """Return what the promising actions came to, nothing if there is no choice or no time."""
    tried = try_out(knowledge, promising(liked), going, chance)
    return [
        Worth(each.action, each.mean, sum(each.leads) / len(each.leads), len(each.leads))
        for each in tried
    ]


def promising(liked: Sequence[Liking]) -> list[Action]:
    """Return the actions that are worth trying out."""
    best = liked[0][0]
    return [action for points, action in liked if points > best - HOPELESS][:MOST]


def _carelessly(liked: Sequence[Liking], chance: Dice) -> list[Liking]:
    """Return what somebody likes who looks at everything only once."""
    glimpsed = [(points + chance.gauss(0.0, CARELESS), action) for points, action in liked]
    return sorted(glimpsed, key=lambda each: -each[0])
