"""What is said of Conspiracy by whoever reads it, a screen or an export: the text of its kind."""

from collections.abc import Mapping, Sequence
from typing import Final

from abyss_tui.games.conspiracy.actions import Action
from abyss_tui.games.conspiracy.text import figures
from abyss_tui.games.conspiracy.text.advice_texts import what_is_better
from abyss_tui.games.conspiracy.text.log import ConspiracyStory
from abyss_tui.games.conspiracy.text.moves import move
from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.thinking import Reason


class ConspiracyText:
    """The text of Conspiracy, which satisfies `kernel.game_kind.GameText`."""

    def story(self, names: Sequence[str], you: int | None, voice: Voice) -> ConspiracyStory:
        """Return the story of a game, still to be told; `you` is the seat of the listener."""
        return ConspiracyStory(names, you, voice)

    def figures(self, voice: Voice) -> Mapping[str, str]:
        """Return what the figures of a finished game are called, by name, in their order."""
        return figures.figures(voice)

    def rows(self, voice: Voice) -> Mapping[str, str]:
        """Return what the rows of a score are called, by name, as the final score lists them."""
        return figures.rows(voice)

    def points(self, total: int, voice: Voice) -> str:
        """Return so many points with what they are called."""
        return voice.count("{number} Influence Point", "{number} Influence Points", total)

    def note_on_course(self, voice: Voice) -> str:
        """Nothing is to be known of the points after each turn: all of them lay open."""
        return ""

    def move(self, view: View, action: Action, voice: Voice) -> Sentence:
        """Return an action as one tells somebody to do it; the view is that of who decides."""
        return move(view, action, voice)

    def what_is_better(self, view: View, why: Reason, voice: Voice) -> str:
        """Return by what an action is better than the one that it is compared with, if by much."""
        return what_is_better(view, why, voice)


TEXT: Final = ConspiracyText()
