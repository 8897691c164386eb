"""The board of Abyss, as its panels see it."""

from typing import TypeAlias

from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.views import View

AbyssBoard: TypeAlias = Board[View, Preview]
