"""The screen of a place at a table, as far as a turn ends there: on a look at what it brought."""

from dataclasses import dataclass
from typing import Final

from abyss_tui.frontends.tui.game_ui import GameUI, Seen
from abyss_tui.frontends.tui.keys.commands import UNDO
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.prompt import TAKE_BACK, TakeBack
from abyss_tui.frontends.tui.screens.playing import PlayingScreen
from abyss_tui.i18n.voice import Sentence, plain
from abyss_tui.kernel.event import TurnStarted
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.table.place import Place

SHOWN: Final = 8.0
"""Seconds for which a seat with a screen to itself is told what its turn brought."""


@dataclass(slots=True)
class OwnTurn:
    """A turn of a seat of this screen, as it began."""

    seat: int
    number: int
    own: Seen
    """The table as the seat saw it."""
    public: Seen
    """The table as everybody saw it."""
    told: bool = False
    """Whether it has been said what the turn brought."""


class TurnsEndScreen(PlayingScreen):
    """Tells what a turn brought; it can be taken back there, as long as nobody learned from it.

    Only a turn that was seen from its beginning is told of.
    """

    def __init__(self, place: Place, ui: GameUI) -> None:
        super().__init__(place, ui)
        self._turn: OwnTurn | None = None
        self._undoable: str | None = None
        """What was said of a turn that could still be taken back."""

    def note_turn(self) -> None:
        """Keep how the table looks, if a turn of who sits here has just begun."""
        seat, number = self.place.active, self.place.turn
        noted = self._turn
        if seat != self.viewer:
            return
        if noted is not None and noted.number == number:
            noted.told = False  # its end may have been taken back
            return
        events = self.place.events(None)
        if events and isinstance(events[-1], TurnStarted):
            self._turn = OwnTurn(seat, number, self.seen(seat), self.seen(None))

    def turn_ended(self) -> bool:
        """Whether a turn of this screen is over, and nothing was said of it yet.

        When another one of the same seat follows, it goes on with that one.
        """
        turn, place = self._turn, self.place
        if turn is None or turn.told:
            return False
        return place.turn == turn.number + 1 and place.active != turn.seat

    def gained(self, *, openly: bool) -> Sentence:
        """Return what the turn that is over has brought; `openly` as its player may know it."""
        turn = self._turn
        assert turn is not None  # as `turn_ended` says
        before = turn.own if openly else turn.public
        after = self.seen(turn.seat if openly else None)
        return self.ui.gained(before, after, self.voice)

    def say_turns_end(self) -> None:
        """Say what the turn brought, to a seat with a screen to itself: nobody waits for it."""
        said = self.gained(openly=self.hand_shown)
        assert self._turn is not None
        self._turn.told = True
        if said:
            text = plain(said)
            self._undoable = None if self.why_not_undo() else text
            self.say(text if self._undoable is None else self._with_undo(text), seconds=SHOWN)

    def _with_undo(self, text: str) -> str:
        undo = self.words("{key} undo", key=self.look.sign(UNDO))
        return f"{text}   {undo}"

    def offer_no_undo(self) -> None:
        """Say what a turn brought without the key for undo, once somebody has learned from it."""
        text = self._undoable
        if text is None or not self.why_not_undo():
            return
        if self.themed_app.is_said(self._with_undo(text)):
            self._undoable = None
            self.say(text, seconds=SHOWN)

    def look_at_turns_end(self) -> bool:
        """Show its player what the turn brought; return whether there is anything to show.

        Whoever else sits there now, because others had to answer in that turn, is shown
        nothing; nor is who wants no questions.
        """
        assert self._turn is not None  # as `turn_ended` says
        if self.viewer != self._turn.seat or not self.look.settings.confirmations:
            return False
        self.show_board()
        said = self.gained(openly=self.hand_shown)
        if not said:
            return False
        may_undo = self.why_not_undo() is None
        following = self.place.names[self.place.active]
        go_on = self.voice.sentence("Pass on: {name} is next", name=following)
        taking_back = Choice(
            self.voice.sentence("Undo"), key=self.look.sign(UNDO), answer=TAKE_BACK
        )
        choices = (Choice(go_on, answer=None), *([taking_back] if may_undo else []))
        asked: Question[TakeBack | None] = Question(
            self.words("YOUR TURN IS OVER"), choices, (said,)
        )
        self.ask(ChoicePrompt(asked, may_undo=may_undo), self._looked)
        return True

    def _looked(self, answer: TakeBack | None) -> None:
        if answer is not None:
            self.action_undo()
        elif self._turn is not None:
            self._turn.told = True
            self.go_on()
