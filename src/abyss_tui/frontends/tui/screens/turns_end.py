"""The end of a turn at a table: a question where the keyboard is passed, else told in passing."""

from time import monotonic
from typing import Final

from abyss_tui.frontends.tui.game_ui import ShownTable
from abyss_tui.frontends.tui.keys.commands import UNDO
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.prompt import TAKE_BACK, TakeBack
from abyss_tui.i18n.voice import Sentence, plain
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.sitting.steps import SeenTurn, TurnOver
from abyss_tui.sitting.turns_end import turns_end_of

SHOWN: Final = 8.0
"""Seconds for which a seat with a screen to itself is told what its turn brought."""
LEAST: Final = 1.0
"""Seconds for which it is at least said without the key for undo."""


class TurnsEndPart:
    """Tells what a turn brought; it can be taken back there, as long as nobody learned from it."""

    def __init__(self, table: ShownTable) -> None:
        self._table = table
        self._undoable: str | None = None
        """What was said of a turn that could still be taken back."""
        self._said_until = 0.0
        """When that is said no more."""

    def prompt(self, step: TurnOver) -> ChoicePrompt[TakeBack | None]:
        """Return what shows its player what the turn brought, before the keyboard is passed."""
        table, voice = self._table, self._table.voice
        name = table.place.names[step.following]
        go_on = Choice[TakeBack | None](
            voice.sentence("Pass on: {name} is next", name=name), answer=None
        )
        undo = Choice[TakeBack | None](
            voice.sentence("Undo"), key=table.look.sign(UNDO), answer=TAKE_BACK
        )
        choices = (go_on, *([undo] if step.may_undo else []))
        gained = self._gained(step.turn)
        asked = Question(table.words("YOUR TURN IS OVER"), choices, news=gained)
        return ChoicePrompt(asked, may_undo=step.may_undo, asks="turn-over")

    def say(self) -> None:
        """Say what the turn brought, to a seat with a screen to itself: nobody waits for it."""
        table = self._table
        ends = turns_end_of(table.sitting)
        turn = None if ends is None or table.sitting.shared else ends.take_ended(table.place)
        said = () if turn is None else self._gained(turn)
        if said:
            text = plain(said)
            self._undoable = text if table.playing.why_not_undo() is None else None
            self._said_until = monotonic() + SHOWN
            table.say(text if self._undoable is None else self._with_undo(text), seconds=SHOWN)

    def offer_no_undo(self) -> None:
        """Say what a turn brought without the key for undo, once somebody has learned from it."""
        table, text = self._table, self._undoable
        if text is None or table.playing.why_not_undo() is None:
            return
        if table.on_screen.services.is_said(self._with_undo(text)):
            self._undoable = None
            table.say(text, seconds=max(LEAST, self._said_until - monotonic()))

    def _gained(self, turn: SeenTurn) -> Sentence:
        """Return what a turn has brought: as its player may know it if their hand is shown."""
        table = self._table
        eyes = turn.seat if table.hand_shown else None
        before = turn.public if eyes is None else turn.own
        after = table.sitting.seen(eyes)
        happened = table.place.events(eyes, turn.events)
        return table.ui.text.gained(before, after, happened, table.voice)

    def _with_undo(self, text: str) -> str:
        undo = self._table.words("{key} undo", key=self._table.look.sign(UNDO))
        return f"{text}   {undo}"
