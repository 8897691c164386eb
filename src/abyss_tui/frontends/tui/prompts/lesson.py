"""The card that says what a step of the lessons is about, before it is done."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from textual.events import Key
from textual.strip import Strip

from abyss_tui.frontends.tui.keys.commands import TableCommand
from abyss_tui.frontends.tui.keys.keys import plain_key
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.next_decision import is_for_what_follows
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.question import Choice, Question

Wish: TypeAlias = Literal["go on", "do", "skip", "leave"]
DO: Final = "do"
"""To go on, and to do at once what the task asks for."""


class LessonCard(ChoicePrompt[Wish]):
    """Says what a step is about; the key of what is to be done goes on and does it."""

    def __init__(
        self,
        title: str,
        intro: Sequence[Sentence],
        voice: Voice,
        *,
        command: TableCommand | None,
        may_skip: bool,
    ) -> None:
        """`command` does on the board what is to be done; None if a question asks for it."""
        skip: Choice[Wish] = Choice(
            voice.sentence("Skip this lesson: it is played for you"), key="z", answer="skip"
        )
        leave: Choice[Wish] = Choice(voice.sentence("Leave the lessons"), key="l", answer="leave")
        go_on: Choice[Wish] = Choice(voice.sentence("Go on"), answer="go on")
        ways = (go_on, *([skip] if may_skip else []), leave)
        super().__init__(Question(title, ways, tuple(intro)), may_leave=True)
        self._command = command

    def behind(self, rows: list[Strip]) -> list[Strip]:
        """Leave the table lit: it is what the step tells about."""
        return rows

    def on_key(self, event: Key) -> None:
        """Go on with the key of what is to be done, which then does it; else as any choice does."""
        command = self._command
        if command is None:
            for_question = is_for_what_follows(plain_key(event.key), self)
            wish: Wish | None = "go on" if for_question else None
        else:
            wish = DO if self.look.is_key_of(command, event.key) else None
        if wish is None:
            return
        event.stop()
        event.prevent_default()
        self.dismiss(wish)
        if command is None:
            self.services.type_again(event)
