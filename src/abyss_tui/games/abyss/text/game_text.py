"""What is said of Abyss by whoever reads it, a screen or an export: the text of its kind."""

from typing import Final

from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.text.advice_texts import move, what_is_better
from abyss_tui.games.abyss.text.figures import FIGURES, ROWS
from abyss_tui.games.abyss.text.log import story
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.composed_text import ComposedText

TEXT: Final[ComposedText[View, Action]] = ComposedText(
    story,
    move,
    figures=FIGURES,
    rows=ROWS,
    note_on_course=Message("Monster tokens are counted, though only their owner knew them."),
    what_is_better=what_is_better,
)
