"""The rooms behind the menu, in one door: what they need is read in only when it is opened."""

from abyss_tui.table.replay import Replay
from abyss_tui.table.table import Table
from abyss_tui.tui.screens.new_game import NewGameForm
from abyss_tui.tui.screens.replay import ReplayScreen
from abyss_tui.tui.screens.saved import SavedGames
from abyss_tui.tui.screens.score import Outcome, ScoreScreen
from abyss_tui.tui.screens.turn import PlayScreen

__all__ = [
    "NewGameForm",
    "Outcome",
    "PlayScreen",
    "Replay",
    "ReplayScreen",
    "SavedGames",
    "ScoreScreen",
    "Table",
]
