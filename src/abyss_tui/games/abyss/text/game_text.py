"""What is said of Abyss by whoever reads it, a screen or an export: the text of its kind."""

from collections.abc import Mapping, Sequence
from typing import Final

from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.text import figures
from abyss_tui.games.abyss.text.advice_texts import move, what_is_better
from abyss_tui.games.abyss.text.log import AbyssStory
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.thinking import Reason


class AbyssText:
    """The text of Abyss, which satisfies `kernel.game_kind.GameText`."""

    def story(self, names: Sequence[str], you: int | None, voice: Voice) -> AbyssStory:
        """Return the story of a game, still to be told; `you` is the seat of the listener.

        Give it the events as they happen, each once and as the listener may know it:

            story = TEXT.story(names, you, Voice(ENGLISH, "words"))
            story.tell(event.seen_by(seat) for event in events)
            for paragraph in story.paragraphs:
                for line in paragraph.lines:
                    print(plain(line))

        and later `story.tell` again with the events that came since. Only the last paragraph
        changes then, or new ones follow it. After an undo, begin a new story.
        """
        return AbyssStory(names, you, voice)

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
        """Return what to know of the points after each turn of a finished game."""
        return voice.text("Monster tokens are counted, though only their owner knew them.")

    def move(self, view: View, action: Action, voice: Voice) -> Sentence:
        """Return an action as one tells somebody to do it; the view is that of who decides."""
        return move(view, action, voice)

    def what_is_better(self, view: View, why: Reason, voice: Voice) -> str:
        """Return by what an action is better than the one that it is compared with, if by much."""
        return what_is_better(view, why, voice)


TEXT: Final = AbyssText()
