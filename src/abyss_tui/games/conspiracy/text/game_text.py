"""What is said of Conspiracy by whoever reads it, a screen or an export: the text of its kind."""

from typing import Final

from abyss_tui.games.conspiracy.actions import Action
from abyss_tui.games.conspiracy.text.advice_texts import what_is_better
from abyss_tui.games.conspiracy.text.figures import FIGURES, ROWS
from abyss_tui.games.conspiracy.text.log import story
from abyss_tui.games.conspiracy.text.moves import move
from abyss_tui.games.conspiracy.views import View
from abyss_tui.kernel.composed_text import ComposedText

TEXT: Final[ComposedText[View, Action]] = ComposedText(
    story, move, figures=FIGURES, rows=ROWS, what_is_better=what_is_better
)
