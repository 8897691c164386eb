"""The games that can be taken up again, as the menu asks for them."""

from abyss_tui.record.places import games_folder
from abyss_tui.record.shelf import SavedGame, find, games, last_unfinished

__all__ = ["SavedGame", "find", "games", "games_folder", "last_unfinished"]
