"""The curtain between two players who share a screen: no hand is shown while it is up.

It takes two presses to open, so that a key that is held or pressed by mistake opens nothing. The
time between them is shown as a bar that fills; a press that comes too early does nothing to it.
"""

from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Click, Key
from textual.timer import Timer

from abyss_tui.frontends.tui.keys.commands import UNDO
from abyss_tui.frontends.tui.keys.keys import wants_an_answer, written
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.prompt import TAKE_BACK, TakeBack
from abyss_tui.frontends.tui.screens.curtain_scene import CurtainScene, CurtainWords
from abyss_tui.frontends.tui.screens.moving import may_drift
from abyss_tui.i18n.voice import Sentence, Span

HELD_KEY = 0.8
"""Seconds before the second press counts: longer than any keyboard waits to repeat a held key."""
LET_GO: Final = 0.2
"""The part of that time which must lie between two presses, then: a held key repeats faster."""
ON_PURPOSE: Final = 0.4
"""The part of that time after which a single press that comes too early was meant: it counts when
the time is over. Sooner it is a bounce of the first one, and several are a held key.
"""
BAR: Final = 16
"""The cells of the bar that shows how long it takes yet."""


class Curtain(BaseScreen[TakeBack | None]):
    """Asks everybody else to look away; it opens after two presses of Enter, or two clicks.

    It shows only what everybody may know: whose turn it is, and what happened meanwhile. Until it
    opens, whoever played last may still take that back.
    """

    DEFAULT_CSS = """
    Curtain { layers: scene default; }
    """
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self, name: str, why: str, story: tuple[Sentence, ...] = (), *, may_undo: bool = False
    ) -> None:
        super().__init__()
        self.may_undo = may_undo
        self.player_name = name
        self.why = why
        self.story = story[-8:]
        self._began: float | None = None
        """When the first press came; None before it."""
        self._pressed = 0.0
        """When the last press came."""
        self._early = 0
        """How many presses came too early; a bounce of the first one counts as several."""
        self._filling: Timer | None = None

    def compose(self) -> ComposeResult:
        """Lay out the curtain."""
        keys = self.words("ctrl+c stops here; the game is kept")
        if self.may_undo:
            undo = self.words("{key} takes the last action back", key=self.look.sign(UNDO))
            keys = f"{undo}   {keys}"
        words = CurtainWords(
            heading=self.words("PASS THE KEYBOARD TO"),
            name=self.player_name,
            why=(self.why, self.words("Everyone else: look away.")),
            enter=written("enter", self.voice),
            then=self.words("then"),
            meanwhile=self.words("SINCE YOUR LAST TURN"),
            story=self.story,
            keys=keys,
        )
        yield CurtainScene(
            self.look, words, shaded=self.services.shaded, moves=partial(may_drift, self)
        )

    def on_mount(self) -> None:
        """Ask for the first press."""
        self._ask_for(self.words("press enter, then enter again   (or click twice)"))

    def _say(self, **changed: Any) -> None:
        """Say something else of the words of the scene."""
        scene = self.query_one(CurtainScene)
        scene.say(replace(scene.words, **changed))

    def _ask_for(self, what: str, *, done: float = 0.0) -> None:
        """Say what is to be done; `done` is how much of the time is over."""
        asked = self.voice.sentence(
            "{name}: {what}", name=Span(self.player_name, "strong"), what=what
        )
        pressed, pieces = self._began is not None, self.look.pieces(asked)
        self._say(asked=pieces, pressed=pressed, done=done)

    def on_key(self, event: Key) -> None:
        """Only Enter does anything here; another key is told so where it covers nothing."""
        event.stop()
        if event.key == "enter":
            self._press()
        elif self.may_undo and self.look.is_key_of(UNDO, event.key):
            self.dismiss(TAKE_BACK)
        elif wants_an_answer(event.key):
            text = self.words("only enter goes on here; ctrl+c stops here, and the game is kept")
            self._say(keys=text)

    def on_click(self, event: Click) -> None:
        """A click is a press."""
        event.stop()
        self._press()

    @property
    def _waits(self) -> bool:
        """Whether the second press would come too early yet."""
        return self._began is not None and monotonic() - self._began < HELD_KEY

    def _press(self) -> None:
        now = monotonic()
        held = now - self._pressed < HELD_KEY * LET_GO
        self._pressed = now
        if self._began is None:
            self._began = now
            self._fill()
        elif self._waits:
            self._early += 1 if now - self._began >= HELD_KEY * ON_PURPOSE else 2
        elif held:
            self._early += 1
            self._ask_for(self.words("let go of the key, then press it once more"), done=1)
        else:
            self.dismiss(None)

    def _open_once_pressed(self) -> None:
        """Open the hand if the second press came too early, and no other has followed."""
        if self._early == 1:
            self.dismiss(None)

    def _fill(self) -> None:
        """Show how much of the time is over; at its end, ask for the second press."""
        if self._waits and self._began is not None:
            share = (monotonic() - self._began) / HELD_KEY
            done = int(share * BAR)
            marks = self.voice.marks
            bar = marks.full * done + marks.empty * (BAR - done)
            self._ask_for(self.words("hold on … {bar}", bar=bar), done=share)
            if self._filling is None:
                self._filling = self.set_interval(HELD_KEY / BAR, self._fill)
            return
        if self._filling is not None:
            self._filling.stop()
        if self._early == 1:
            self.set_timer(HELD_KEY * LET_GO, self._open_once_pressed)
        self._ask_for(self.words("once more opens your hand"), done=1)
