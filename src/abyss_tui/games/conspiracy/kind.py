"""Conspiracy as a kind of game, for 2 to 4: the one door for record, table, protocol and bots."""

from typing import Final

from abyss_tui.games.conspiracy.actions import Action
from abyss_tui.games.conspiracy.bots.levels import LEVELS
from abyss_tui.games.conspiracy.formats.codec import CODEC
from abyss_tui.games.conspiracy.formats.position import load_position, position_of
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.least import least
from abyss_tui.games.conspiracy.previews import preview
from abyss_tui.games.conspiracy.rules.figures import COUNTS
from abyss_tui.games.conspiracy.rules.legality import problem
from abyss_tui.games.conspiracy.rules.reveals import revealed
from abyss_tui.games.conspiracy.rules.scoring import scores
from abyss_tui.games.conspiracy.rules.setup import NAME, SEATS, new_game
from abyss_tui.games.conspiracy.text.game_text import TEXT
from abyss_tui.games.conspiracy.text.problems import message
from abyss_tui.games.conspiracy.views import View, open_view, view_for
from abyss_tui.kernel.composed_kind import ComposedKind, Rules
from abyss_tui.kernel.thinking import ShouldContinue, Task, Thought


def _think(task: Task, should_continue: ShouldContinue) -> Thought:
    from abyss_tui.games.conspiracy.bots.method import METHOD  # not read in before a bot plays
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
    "conspiracy", NAME, SEATS, _RULES, text=TEXT, codec=CODEC, hides_hands=False, levels=LEVELS
)
