"""What a program plays in Abyss, and why."""

from abyss_tui.games.abyss.actions import Action, Decline, Explore, Fight, Recruit, Support, Take
from abyss_tui.games.abyss.views import View
from abyss_tui.kernel.thinking import Going, Task, Thought, Worth


def think(task: Task, _going: Going) -> Thought:
    """Return what the seat of this task would play."""
    view: View = task.view
    assert view.decision is not None
    assert view.decision.options
    action = max(view.decision.options, key=lambda each: _liking(each, view))
    return Thought(action, None, (Worth(action, None, _liking(action, view), 0),))


def _liking(action: Action, view: View) -> float:
    match action:
        case Recruit():
            return 10 + action.lord.points - sum(ally.value for ally in action.allies) / 2
        case Support():
            return 2.5 * view.council[action.race]
        case Explore():
            return 4
        case Fight():
            return 5 + 3 * action.keys + action.pearls + 2.5 * action.monsters
        case Take():
            return 1 + len(view.track)
        case Decline():
            return -1
    return 0
