"""The games that can be taken up again, as the menu asks for them."""

from abyss_tui.record.files.saved_games import SavedGame, find, games, last_unfinished

__all__ = ["SavedGame", "find", "games", "last_unfinished"]
