"""How people sit at a table of Conspiracy: one decides after the other, and all see everything."""

from typing import Final

from abyss_tui.kernel.sitting import GameSitting


class ConspiracySitting(GameSitting):
    """What sitting at a table asks of Conspiracy."""

    tells_turns = True


SITTING: Final = ConspiracySitting()
