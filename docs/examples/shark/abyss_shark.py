"""Shark, a level for Abyss in a package of its own.

pip install docs/examples/shark, and abyss-tui play --players Ada,bot:shark
"""

from abyss_tui.bots.plugins import Plugin
from abyss_tui.games.abyss.actions import Buy, Control, Explore, Fight, Recruit, Support, Take
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.thinking import Budget, Level, ShouldContinue, Task, Thought

LIKED = (Recruit, Control, Take, Fight, Buy, Support, Explore)
"""The kinds of action it likes, the best first."""


def think(task: Task, _should_continue: ShouldContinue) -> Thought:
    """Return the first action of the kind it likes best."""
    options = task.view.decision.options
    liked = [each for kind in LIKED for each in options if isinstance(each, kind)]
    return Thought((*liked, *options)[0], None)


SHARK = Plugin(
    Level(
        "shark",
        Message("Shark"),
        Message("Bites at once, and thinks no further."),
        Budget(seconds=0.1),
    ),
    think,
)
