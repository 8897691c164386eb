"""The log: what happened in a game, a paragraph a turn."""

from collections.abc import Sequence

from abyss_tui.games.conspiracy.text.deeds import TurnDeeds
from abyss_tui.games.conspiracy.text.events import growth, sentence
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.audience import Audience
from abyss_tui.kernel.deeds import DeedStory
from abyss_tui.kernel.story import Story


def story(names: Sequence[str], you: int | None, voice: Voice) -> Story:
    """Return the story of a game, still to be told; `you` is the seat of the listener."""
    return DeedStory(Audience(tuple(names), you, 0), voice, TurnDeeds, sentence, growth)
