"""What a kept game is called; in a module of its own, so that the menu imports no more."""

from typing import Final, NewType

GameId = NewType("GameId", str)
"""2026-11-02-ada-bo-k3f9: in a folder of journals, the name of the file without its suffix."""

NOT_KEPT: Final = GameId("")
"""The name of a game that is kept nowhere."""
