"""What is said of an advice, in any game."""

from typing import Any

from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel.game_kind import GameText
from abyss_tui.kernel.table_text import TableText
from abyss_tui.table.advising import Advice


def what_is_advised(
    view: Any, advice: Advice, text: TableText, game: GameText, voice: Voice
) -> Sentence:
    """Return what somebody is advised, and why; the view is that of who decides."""
    thought = advice.thought
    told = text.advice(view, thought.action, thought.why, voice)
    if advice.rather is None:
        return told
    better = game.move(view, advice.rather, voice)
    return (*told, Span(" "), *voice.sentence("But the bot would rather {move}.", move=better))
