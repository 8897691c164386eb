"""The base of every screen of the program: its session, and how it opens and closes."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from rich.style import Style
from rich.text import Text
from textual.await_complete import AwaitComplete
from textual.binding import BindingType
from textual.events import Event, InputEvent, Mount, Resize, ScreenResume
from textual.geometry import Region
from textual.widgets import OptionList, Static

from abyss_tui.frontends.tui.keys.commands import KEYS, TableCommand
from abyss_tui.frontends.tui.keys.keys import written
from abyss_tui.frontends.tui.person.services import AppServices
from abyss_tui.frontends.tui.prompts.painting import PaintedScreen
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.palette import Palette
from abyss_tui.i18n.voice import Part, Sentence, Voice

if TYPE_CHECKING:
    from abyss_tui.kernel.question import Subject

Answer = TypeVar("Answer")


class BaseScreen(PaintedScreen[Answer]):
    """A screen that says everything in the language and colours of its session.

    It may close while it still opens: one burst of keys or resizes can close a screen before its
    parts are laid out. Textual then leaves the parts out but still sends the events of a screen
    that was opened; they find nothing to fill, mark or focus.

    It is dismissed at most once, and only while it is on top. Two keys can be read at once, and the
    second would close the screen below. To Textual a screen directly under another one is
    "current" too: dismissing it would close the upper one.
    """

    BINDINGS: ClassVar[list[BindingType]] = [KEYS.binding()]
    keeps_messages: bool = False
    """Whether what was said on this screen stays when another one comes over it."""

    _answer_given = False

    def dismiss(self, result: Answer | None = None) -> AwaitComplete:
        """Close with an answer; a second call does nothing."""
        if self._answer_given or not self.is_active:
            return AwaitComplete()
        self._answer_given = True
        return super().dismiss(result)

    async def on_event(self, event: Event) -> None:
        """Keep what is meant for the parts from a screen that is closing."""
        if not (self.closing and isinstance(event, Mount | Resize | ScreenResume | InputEvent)):
            await super().on_event(event)

    @property
    def must_be_answered(self) -> bool:
        """Whether it comes because something must be decided, and not because a key opened it."""
        return False

    @property
    def closing(self) -> bool:
        """Whether the screen is on its way out; what was typed at it comes too late."""
        return not (self.is_attached and self.display)

    @property
    def services(self) -> AppServices:
        """What the app of who sits there does for its screens: no other app shows them."""
        return cast(AppServices, self.app)

    @property
    def look(self) -> Look:
        """The voice, colours and keys of who sits there."""
        return self.services.look

    @property
    def voice(self) -> Voice:
        """The voice of who sits there."""
        return self.look.voice

    def words(self, msgid: str, **parts: Part) -> str:
        """Return an English text in the language of who sits there."""
        return self.voice.text(msgid, **parts)

    def say(self, text: str, *, seconds: float = 4) -> None:
        """Say something beside the screen, mostly why a key did nothing."""
        self.notify(text, markup=False, timeout=seconds)

    def leave_rows_for(self, said: Iterable[str]) -> None:
        """Keep rows free for what is said at the bottom, where it would cover something."""

    def settled(self, at: float) -> bool:
        """Whether it was there for long enough at a time for what was done then."""
        return True

    def knows(self, command: TableCommand) -> bool:
        """Return whether a command means something on this screen, now or at another time."""
        return hasattr(self, f"action_{command.action}")

    @property
    def searches(self) -> bool:
        """Whether / searches here, whatever else it does in the program."""
        return False

    def why_no_key(self, key: str) -> str:
        """Return why a key does nothing here; `key` is what Textual calls it."""
        return self.words(
            "{key} does nothing here: {help} shows the keys.",
            key=written(key, self.voice),
            help=self.look.sign(KEYS),
        )

    def act(self, action: str) -> None:
        """Do what a command says, by the name of its action."""
        self.call_later(self.run_action, action)

    def keys_here(self) -> str:
        """Return what each key does on this screen, to be read: here, what stands on it."""
        lists = self.query(OptionList)
        rows = [str(row.prompt)[1:].strip() for listed in lists for row in listed.options]
        lines = [str(line.render()) for line in self.query("#keys, .keys").results(Static)]
        return "\n".join([*rows, "", *lines])

    def action_keys(self) -> None:
        """Show the help: what each key does here, the signs, the rules."""
        self.services.show_help(self.keys_here())

    def why_not_below(self, key: str) -> str | None:
        """Return why a prompt over this screen does not let a key through that means something.

        None when the key means nothing here.
        """
        return None

    def advises(self) -> bool:
        """Whether who is asked something over this screen can be told what would be good."""
        return False

    def room_beside(self) -> int | None:
        """Return how many columns from the left a prompt may cover; None for the middle."""
        return None

    def lit_behind(self, asks: str, subjects: "Iterable[Subject]") -> list[Region]:
        """Return where lies what a box asks or explains, and what has these things on it."""
        return []

    def action_settings(self) -> None:
        """Show the settings of who sits there."""
        self.services.open_settings()

    def tell_of_subjects(self, subjects: "Sequence[Subject]", at: "Subject | None") -> None:
        """Show everything about what a question over this screen is about; here, nothing."""
        self.say(self.words("There is nothing to read here."))

    def in_short(self, subjects: "Sequence[Subject]") -> "Mapping[Subject, Sentence]":
        """Return what matters of the things that a question over this screen is about."""
        return {}

    def text(self, sentence: Sentence, *, coloured: bool = False) -> Text:
        """Return a sentence as a prompt shows it; `coloured` shows the colours of pieces too."""
        return text_of(sentence, self.look.palette if coloured else None)


_WEIGHTS = {
    "strong": Style(bold=True),
    "bad": Style(bold=True),
    "letter": Style(bold=True),
    "dim": Style(dim=True),
}
"""How prompts tell what matters from what explains; they have colours of their own."""


def text_of(sentence: Sentence, palette: Palette | None = None) -> Text:
    """Return a sentence with the weights of its roles, and in the colours of a palette."""
    text = Text()
    for span in sentence:
        style = _WEIGHTS.get(span.role)
        if style is None and palette is not None:
            style = palette.pieces.get(span.role)
        text.append(span.text, style)
    return text
