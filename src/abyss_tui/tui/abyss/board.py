"""The board of Abyss, as its panels see it."""

from typing import TypeAlias

from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.views import View
from abyss_tui.tui.board import Board

AbyssBoard: TypeAlias = Board[View, Preview]
