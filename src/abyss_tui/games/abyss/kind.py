"""Abyss as a kind of game, for 2 to 4: the one door to it for record, table, protocol and bots."""

from typing import Final

from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.bots.levels import LEVELS
from abyss_tui.games.abyss.formats.codec import CODEC
from abyss_tui.games.abyss.formats.position import load_position, position_of
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.least import least
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.rules.figures import COUNTS
from abyss_tui.games.abyss.rules.legality import problem
from abyss_tui.games.abyss.rules.reveals import revealed
from abyss_tui.games.abyss.rules.scoring import scores
from abyss_tui.games.abyss.rules.setup import NAME, SEATS, new_game
from abyss_tui.games.abyss.text.game_text import TEXT
from abyss_tui.games.abyss.text.problems import message
from abyss_tui.games.abyss.views import View, open_view, view_for
from abyss_tui.kernel.composed_kind import ComposedKind, Rules
from abyss_tui.kernel.thinking import ShouldContinue, Task, Thought


def _think(task: Task, should_continue: ShouldContinue) -> Thought:
    from abyss_tui.games.abyss.bots.method import METHOD  # not read in before a bot plays
    from abyss_tui.kernel.search.choosing import think

    return think(METHOD, task, should_continue)


_RULES: Final[Rules[Game, Action, View]] = Rules(
    deal=new_game,
    load=load_position,
    position=position_of,
    problem=problem,
    message=message,
    view=view_for,
    open_view=open_view,
    preview=preview,
    least=least,
    scores=scores,
    counts=COUNTS,
    revealed=revealed,
    think=_think,
)

KIND: Final = ComposedKind(
    "abyss", NAME, SEATS, _RULES, text=TEXT, codec=CODEC, hides_hands=True, levels=LEVELS
)
