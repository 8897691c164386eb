"""What all prompts share: a box docked low, with a title and a line of keys."""

from typing import ClassVar, Final, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Static

from abyss_tui.tui.commands import BELOW, Command
from abyss_tui.tui.prompts.base_screen import BaseScreen
from abyss_tui.tui.prompts.dialog import Closing

Answer = TypeVar("Answer")


class TakeBack:
    """The answer to any question that asks to take the last action back instead."""


TAKE_BACK: Final = TakeBack()

BOX: Final = 0.92
"""The part of the screen's height that the box may take, as its style says."""
FRAME: Final = 2
"""The lines of its frame."""


class Prompt(Closing[Answer], ModalScreen[Answer]):
    """A question over the board; it is answered by `dismiss` and in no other way."""

    DEFAULT_CSS = """
    Prompt {
        align: center bottom;
        background: $background 25%;
    }
    Prompt > #box {
        width: 100%;
        max-width: 100;
        height: auto;
        max-height: 92%;
        border: heavy $accent;
        border-title-style: bold;
        background: $panel;
        padding: 0 1;
    }
    Prompt .intro {
        color: $text;
        width: 100%;
        height: auto;
    }
    Prompt .keys {
        color: $text-muted;
        width: 100%;
        height: auto;
    }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        command.binding(f"below('{command.action}')") for command in BELOW
    ]

    @property
    def heading(self) -> str:
        """The title of the box."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """Lay the parts into the box."""
        with Vertical(id="box") as box:
            box.border_title = Text(self.heading)
            yield from self.parts()

    async def action_below(self, action: str) -> None:
        """Do what the key does on the screen under this prompt, if it does something there."""
        if not await self.app.run_action(action, self.app.screen_stack[-2]):
            key = next(command.key for command in BELOW if command.action == action)
            self.say(super().why_no_key(key))

    def why_no_key(self, key: str) -> str:
        """Return why a key does nothing here, or not before the question is answered."""
        below = self.app.screen_stack[-2]
        why = below.why_not_below(key) if isinstance(below, BaseScreen) else None
        return super().why_no_key(key) if why is None else why

    def sign(self, command: Command) -> str:
        """Return how the key of a command is written for who sits there."""
        return self.look.sign(command)

    def parts(self) -> list[Widget]:
        """Return what lies in the box, from the top."""
        raise NotImplementedError


def lines(*texts: str | Text, classes: str = "intro") -> Static:
    """Return some lines of text that never change; names in them are no markup."""
    joined = Text("\n").join(Text(each) if isinstance(each, str) else each for each in texts)
    return Static(joined, classes=classes, markup=False)
