"""The rooms behind the menu, in one engine: what they need is read in only when it is opened."""

from abyss_tui.table.replay import Replay
from abyss_tui.table.table import Table
from abyss_tui.tui.abyss.table_screen import PlayScreen
from abyss_tui.tui.screens.new_game import NewGameForm
from abyss_tui.tui.screens.replay import ReplayScreen
from abyss_tui.tui.screens.saved import SavedGames
from abyss_tui.tui.screens.score import Outcome, ScoreScreen

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
