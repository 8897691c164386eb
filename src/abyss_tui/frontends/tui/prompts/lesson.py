"""The card that says what a step of the lessons is about, before it is done."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from textual.events import Key
from textual.widget import Widget

from abyss_tui.frontends.tui.keys.commands import INFORM, PLAYERS, TableCommand
from abyss_tui.frontends.tui.keys.keys import plain_key
from abyss_tui.frontends.tui.prompts.back import BACK
from abyss_tui.frontends.tui.prompts.next_decision import is_for_what_follows
from abyss_tui.frontends.tui.prompts.prompt import Prompt, lines
from abyss_tui.i18n.voice import Sentence

Wish: TypeAlias = Literal["go on", "do", "skip", "leave"]
GO_ON: Final = "go on"
DO: Final = "do"
"""To go on, and to do at once what the task asks for."""
SKIP: Final = "z"
"""The key that has the step played for the learner."""
LEAVE: Final = "l"


class LessonCard(Prompt[Wish | None]):
    """Says what a step is about; the key of what is to be done goes on and does it.

    Its answers are keys below it and no rows in it: the table that it tells about lies behind it.
    """

    may_leave = True

    def __init__(
        self,
        title: str,
        intro: Sequence[Sentence],
        *,
        command: TableCommand | None,
        may_skip: bool,
        asks: str,
    ) -> None:
        """`command` does on the board what is to be done; None if a question asks for it."""
        super().__init__()
        self.asks = asks
        self._title = title
        self._intro = intro
        self._command = command
        self._may_skip = may_skip

    @property
    def heading(self) -> str:
        """Which lesson it is."""
        return self._title

    def parts(self) -> list[Widget]:
        """Return what is told."""
        return [lines(*map(self.text, self._intro))]

    def key_line(self) -> str:
        """Return how to go on, and what else can be done."""
        return "   ".join(
            (
                self.words("enter go on"),
                *([self.words("{key} skip lesson", key=SKIP)] if self._may_skip else []),
                self.words("{key} leave lessons", key=LEAVE),
                self.words("{key} read", key=self.sign(INFORM)),
                self.words("{key} all", key=self.sign(PLAYERS)),
            )
        )

    def own_keys(self) -> Iterable[tuple[str, str]]:
        """Return how one goes on, skips the step or leaves."""
        yield self.words("enter, space, q, esc"), self.words("go on")
        if self._may_skip:
            yield SKIP, self.words("skip this lesson: it is played for you")
        yield LEAVE, self.words("leave the lessons")

    def on_key(self, event: Key) -> None:
        """Go on, with the key of what is to be done, too: that is done then."""
        key, command = plain_key(event.key), self._command
        own: dict[str, Wish] = {"enter": GO_ON, "space": GO_ON, LEAVE: "leave"}
        own |= dict.fromkeys(BACK, GO_ON)
        if self._may_skip:
            own[SKIP] = "skip"
        if command is not None and self.look.is_key_of(command, event.key):
            self._close(event, DO)
        elif key in own:
            self._close(event, own[key])
        elif command is None and is_for_what_follows(key, self, own):
            self._close(event, GO_ON)
            self.services.type_again(event)

    def _close(self, event: Key, wish: Wish) -> None:
        event.stop()
        event.prevent_default()
        self.dismiss(wish)
