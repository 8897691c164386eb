"""What all prompts share: a box docked low, with a title and a line of keys."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final, TypeVar

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Event, Key, Mount
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from abyss_tui.frontends.tui.keys.commands import ADVICE, BELOW, INFORM, TableCommand, rows_of_keys
from abyss_tui.frontends.tui.keys.settled import settling_after
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.edge import TopEdge
from abyss_tui.frontends.tui.prompts.shade import shaded
from abyss_tui.frontends.tui.theme.pieces import spans_of_rows
from abyss_tui.frontends.tui.widgets.clickable_keys import GAP, NARROW_GAP, ClickableKeys
from abyss_tui.frontends.tui.widgets.plate import DANGER, Plate
from abyss_tui.kernel.question import Subject
from abyss_tui.sitting import settling
from abyss_tui.sitting.settling import Settling

Answer = TypeVar("Answer")


class TakeBack:
    """The answer to any question that asks to take the last action back instead."""


TAKE_BACK: Final = TakeBack()

BOX: Final = 0.94
"""The part of the screen's height that the box and the line of keys may take."""
WIDEST: Final = 100
"""The cells that the box takes at most, as its style says."""
PADDING: Final = 4
"""The cells of a line that stay free at its ends."""


class Prompt(BaseScreen[Answer], ModalScreen[Answer]):
    """A question over the board; it is answered by `dismiss` and in no other way."""

    asks: str = ""
    """What it asks or explains, as the table of what stays lit behind it knows it (`abyss.lit`): a
    kind of decision, or a name of its own; empty if it is about nothing on the board."""
    DANGER: ClassVar[bool] = False
    """Whether the edge warns of a danger."""
    may_leave: bool = False
    """Whether one can step back from it to the board: nothing has to be decided yet."""
    came_by_itself: bool = False
    """Whether no key opened it: then Enter decides nothing that was not marked first."""
    to_be_seen: bool = False
    """Whether it must be seen before anything answers it; until then its keys are dim."""
    _settling: Settling | None = None
    """Which keys it takes yet; None before it is laid over the board."""
    _refused = False
    """Whether a key has just been told that it came too early."""

    DEFAULT_CSS = """
    Prompt { align-vertical: bottom; background: transparent; }
    Prompt > #box {
        width: 100%;
        max-width: 100;
        height: auto;
        max-height: 94%;
        border-bottom: none;
        padding: 0 2;
    }
    Prompt > #box > #edge { margin: 0; }
    Prompt .intro {
        color: $text;
        width: 100%;
        height: auto;
    }
    Prompt > #keys.-waits { text-style: dim; }
    Prompt > #keys {
        dock: bottom;
        width: 100%;
        height: auto;
        padding: 0 2;
        background: $background;
        color: $text-muted;
    }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        INFORM.binding(),
        *(command.binding(f"below('{command.action}')") for command in (*BELOW, ADVICE)),
    ]

    @property
    def must_be_answered(self) -> bool:
        """Whether it comes because something must be decided: there is no way back from it."""
        return not self.may_leave

    @property
    def heading(self) -> str:
        """The title of the box."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """Lay the parts into the box."""
        beside = self.below is not None and self.below.room_beside() is not None
        self.styles.align_horizontal = "left" if beside else "center"
        with Plate(id="box", classes=DANGER if self.DANGER else "") as box:
            box.styles.max_width = self.width
            yield TopEdge(self.heading, self.look, danger=self.DANGER)
            yield from self.parts()
        room = self.app.size.width - PADDING
        waits = "-waits" if self.to_be_seen and settling.SETTLE else None
        keys = self.keys_below()
        yield ClickableKeys(keys, self.voice, cells=room, id="keys", classes=waits)

    def key_line(self) -> str:
        """Return the most important keys, which stand below the box."""
        raise NotImplementedError

    def leave_rows_for(self, said: Iterable[str]) -> None:
        """Keep so many rows free below the keys, as what is said takes; they stay free then."""
        room = self.app.size.width - PADDING
        rows = max((len(spans_of_rows(each, room)) for each in said), default=0)
        for keys in self.query("#keys").results(ClickableKeys):
            keys.styles.min_height = keys.rows + rows if rows else None

    async def on_event(self, event: Event) -> None:
        """Let no key answer what nobody can have read, nor one that was meant for what was there.

        A key that comes too early is told so in the frame of the box, where it covers nothing.
        """
        if isinstance(event, Mount):
            self._settle(to_be_seen=self.to_be_seen)
            self.leave_rows_for(self.services.said())
        if isinstance(event, Key) and not self._takes(event):
            event.stop()
            self._refuse(event)
        else:
            if isinstance(event, Key) and self._refused:
                self._light()
            await super().on_event(event)

    def _settle(self, *, to_be_seen: bool) -> None:
        """Begin to show something: the key that led here is not to answer it as well."""
        self._settling = settling_after(self.services.last_key, to_be_seen=to_be_seen)
        if to_be_seen and settling.SETTLE:
            self.set_timer(settling.SETTLE, self._light)

    def _takes(self, key: Key) -> bool:
        return self._settling is None or self._settling.takes(key.key, key.time)

    def settled(self, at: float) -> bool:
        """Whether it was seen for long enough before a button was pressed."""
        return self._settling is not None and self._settling.settled(at)

    def _refuse(self, key: Key) -> None:
        text = self.words("one moment: see this first")
        if self.settled(key.time):
            text = self.words("let go of the key, then press it once more")
        self._refused = True
        self._say_in_frame(text)

    def _say_in_frame(self, text: str) -> None:
        for edge in self.query("#edge").results(TopEdge):  # none is left when it has gone
            edge.say(text)

    def _light(self) -> None:
        """Show that the keys count from now on."""
        self.query("#keys").remove_class("-waits")
        if self._refused:
            self._refused = False
            self._say_in_frame("")

    def keys_below(self) -> str:
        """Return the line of keys, with the one for a good move where that needs no further row.

        It is what helps who knows no answer, so the gaps between the others make room for it.
        """
        line, below = self.key_line(), self.below
        if below is None or not below.advises():
            return line
        advised = GAP.join((line, f"{self.sign(ADVICE)} {self.words(ADVICE.word)}"))
        room = self.app.size.width - PADDING
        fitting = (
            each for each in (advised, advised.replace(GAP, NARROW_GAP)) if cell_len(each) <= room
        )
        return next(fitting, line)

    def on_resize(self) -> None:
        """Take the room that there is now.

        The keys know theirs when they have been laid out; Textual would keep the height for two
        changes at once.
        """
        self.query_one("#box").styles.max_width = self.width
        self.call_after_refresh(self._show_keys)

    def _show_keys(self) -> None:
        for keys in self.query("#keys").results(ClickableKeys):  # none are left when it has gone
            keys.update(self.keys_below())

    def behind(self, rows: list[Strip]) -> list[Strip]:
        """Return the board in the shade, but for what stays lit; where colours can be mixed."""
        below, palette = self.below, self.look.palette
        if below is None or below.room_beside() is None or not palette.blocks:
            return rows
        return shaded(rows, below.lit_behind(self.asks, self.subjects()[0]), palette.water)

    def subjects(self) -> tuple[Sequence[Subject], Subject | None]:
        """Return what can be chosen between, to be read about, and what the cursor is on."""
        return (), None

    def action_inform(self) -> None:
        """Show everything about what is asked; from there one leafs through the table."""
        below = self.below
        if below is None:
            self.say(self.words("There is nothing to read here."))
        else:
            below.tell_of_subjects(*self.subjects())

    async def action_below(self, action: str) -> None:
        """Do what the key does on the screen under this prompt, if it does something there."""
        if not await self.app.run_action(action, self.app.screen_stack[-2]):
            key = next(each.key for each in (*BELOW, ADVICE) if each.action == action)
            below = self.below
            self.say(super().why_no_key(key) if below is None else below.why_no_key(key))

    @property
    def below(self) -> BaseScreen[Any] | None:
        """The screen under this prompt; None when it is none that tells of what lies on it."""
        stack = self.app.screen_stack
        below = stack[stack.index(self) - 1] if self in stack[1:] else None
        return below if isinstance(below, BaseScreen) else None

    @property
    def inner_width(self) -> int:
        """The cells that a line of the box has."""
        return self.width - PADDING

    @property
    def width(self) -> int:
        """The cells of the box: beside the players and the log where they stand beside."""
        room = None if self.below is None else self.below.room_beside()
        return min(self.app.size.width, WIDEST) if room is None else room

    @property
    def most_rows(self) -> int:
        """The rows that the box may take, with the line of keys below it."""
        return int(self.app.size.height * BOX)

    def own_keys(self) -> Iterable[tuple[str, str]]:
        """Return the keys that only this prompt has, with what they do."""
        return ()

    def keys_here(self) -> str:
        """Return what each key does in this prompt."""
        below = self.below
        passed_on = [
            (self.sign(each), self.words(each.help))
            for each in (*BELOW, ADVICE)
            if below is None or below.knows(each)
        ]
        read = (self.sign(INFORM), self.words("everything about what the cursor is on"))
        return rows_of_keys([*self.own_keys(), ("", ""), read, *passed_on])

    def why_no_key(self, key: str) -> str:
        """Return why a key does nothing here, or not before the question is answered."""
        why = None if self.below is None else self.below.why_not_below(key)
        return super().why_no_key(key) if why is None else why

    def sign(self, command: TableCommand) -> str:
        """Return how the key of a command is written for who sits there."""
        return self.look.sign(command)

    def parts(self) -> list[Widget]:
        """Return what lies in the box, from the top."""
        raise NotImplementedError


def lines(*texts: str | Text, classes: str = "intro") -> Static:
    """Return some lines of text that never change; names in them are no markup."""
    joined = Text("\n").join(Text(each) if isinstance(each, str) else each for each in texts)
    return Static(joined, classes=classes, markup=False)
