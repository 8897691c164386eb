"""The prompt of a hint: what is met for the first time, before it is decided."""

from typing import Final, Literal, TypeAlias

from textual.events import Key

from abyss_tui.frontends.tui.keys.keys import plain_key
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.next_decision import is_for_what_follows
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.question import Choice, Question

Wish: TypeAlias = Literal["go on", "no more"]
GO_ON: Final = "go on"
NO_MORE: Final = "no more"


class HintPrompt(ChoicePrompt[Wish]):
    """Explains something; a letter that means nothing here is for what is decided next."""

    def __init__(self, title: str, text: Sentence, voice: Voice, *, asks: str) -> None:
        go_on = Choice[Wish](voice.sentence("Go on"), answer=GO_ON)
        kept = voice.sentence("the settings bring them back")
        no_more = Choice[Wish](voice.sentence("No more hints"), kept, "x", NO_MORE)
        super().__init__(Question(title, (go_on, no_more), (text,)), may_leave=True, asks=asks)

    def on_key(self, event: Key) -> None:
        """Close with a key of the next decision, which then obeys it: nobody has to press twice."""
        own = {each.key for each in self.question.choices}
        if is_for_what_follows(plain_key(event.key), self, own):
            event.stop()
            event.prevent_default()
            self.dismiss(GO_ON)
            self.services.type_again(event)
