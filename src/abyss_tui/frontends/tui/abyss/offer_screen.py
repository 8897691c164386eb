"""The table of Abyss as far as offers go: put to one seat, to all here, or answered beforehand."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.binding import BindingType

from abyss_tui.frontends.tui.abyss.advice_screen import AdviceScreen
from abyss_tui.frontends.tui.abyss.beforehand import Beforehand, Offered, offered
from abyss_tui.frontends.tui.abyss.beforehand_texts import Wish, beforehand_question, what_is_set
from abyss_tui.frontends.tui.abyss.commands import BEFOREHAND
from abyss_tui.frontends.tui.game_ui import GameUI
from abyss_tui.frontends.tui.keys.commands import TableCommand, bindings
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.prompt import TakeBack
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.games.abyss.actions import Action, Buy, Decline
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text import hands
from abyss_tui.i18n.voice import Sentence, Span
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.table.place import Place

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.abyss.offer import TableAnswer


class OfferScreen(AdviceScreen):
    """Asks for the answers to offers."""

    BINDINGS: ClassVar[list[BindingType]] = [*bindings((BEFOREHAND,))]
    ANSWERS_BEFOREHAND: ClassVar[bool] = True
    """Whether anything is answered beforehand here, by a seat with a screen to itself."""

    def __init__(self, place: Place, ui: GameUI) -> None:
        super().__init__(place, ui)
        self.beforehand: Beforehand = place.notes.setdefault("beforehand", Beforehand())
        """What was set here, or by whoever had this seat on an earlier line."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing is answered beforehand while anything else is asked."""
        if action == BEFOREHAND.action:
            return self._may_answer() and not (self.asking or self.closing or self.place.over)
        return super().check_action(action, parameters)

    def own_commands(self) -> Sequence[TableCommand]:
        """Return what Abyss has, and what only a seat with a screen to itself can do."""
        own = super().own_commands()
        return (*own, BEFOREHAND) if self._may_answer() else own

    # What is answered beforehand.

    def _may_answer(self) -> bool:
        return self.ANSWERS_BEFOREHAND and self.only_seat is not None

    def _on_offer(self) -> Offered | None:
        return offered(self.place.view(None), self.place.turn)

    def answer_beforehand(self, seat: int) -> object | None:
        """Return the answer to an offer that was given beforehand, if it is possible now."""
        on_offer = self._on_offer()
        answer = None if on_offer is None else self.beforehand.answer(on_offer)
        return None if answer is None or self.place.problem(seat, answer) else answer

    def meanwhile(self) -> Sentence:
        """Return what is answered beforehand, and the key for it."""
        if self.place.over or not self._may_answer():
            return ()
        key = self.look.sign(BEFOREHAND)
        return what_is_set(self.beforehand, self._on_offer(), self.place.turn, key, self.voice)

    def action_beforehand(self) -> None:
        """Ask what to answer beforehand."""
        place, seat = self.place, self.only_seat
        preview: Preview = place.preview(seat)
        reach = any(each.seat == seat and each.problem is None for each in preview.offer)
        on_offer = self._on_offer() if reach else None
        turn = None if place.active == seat else place.turn
        asked = beforehand_question(self.beforehand, on_offer, turn, self.voice)
        prompt = ChoicePrompt(asked, may_leave=True)
        self.ask(prompt, lambda wish: self._set_beforehand(wish, on_offer, turn), lasting=True)

    def _set_beforehand(
        self, wish: Wish | TakeBack | None, on_offer: Offered | None, turn: int | None
    ) -> None:
        match wish:
            case "buy" if on_offer is not None and on_offer == self._on_offer():
                self.beforehand.switch_buying(on_offer)
            case "buy":
                self.say(self.words("That offer is over."))
            case "pass" if turn is not None:
                self.beforehand.switch_passing(turn)
            case "nothing":
                self.beforehand.take_back()
            case Race():
                self.beforehand.switch_race(wish)
            case int():
                self.beforehand.below = wish
        self.go_on()

    # The offer.

    def asks_all(self) -> bool:
        """An offer is asked of all at once who share this screen: no keyboard is passed."""
        return self.kind == "offer" and self.shared

    def in_public(self) -> bool:
        """A card that is turned up is looked at by all who share this screen."""
        return self.kind == "explore" and self.shared

    def ask_all(self) -> None:
        """Ask the opponents of the explorer whether they buy."""
        from abyss_tui.frontends.tui.abyss.offer import OfferPrompt  # the table comes up without it

        seen = self.seen(None)
        self.ask(OfferPrompt(seen.view, seen.preview, self.place.seats), self._table_answered)

    def _table_answered(self, answer: "TableAnswer | None") -> None:
        if answer is None:
            self.go_on()
        elif answer.looking:
            self._ask_who_looks()
        else:
            self._sell_to(answer.buyer)

    def _asked_seats(self) -> list[int]:
        preview: Preview = self.place.preview(None)
        return [each.seat for each in preview.offer if each.problem is None]

    def _sell_to(self, buyer: int | None) -> None:
        """Let every seat that is asked before the buyer decline, in their order."""
        asked = self._asked_seats()
        declining = asked if buyer is None else asked[: asked.index(buyer)]
        answers: list[Action] = [Decline() for _ in declining]
        if buyer is not None:
            answers.append(Buy())
        self.play(*answers)

    def _ask_who_looks(self) -> None:
        choices = tuple(map(self._looker, range(len(self.place.names))))
        asked = Question(self.words("WHO LOOKS AT THEIR HAND FIRST?"), choices)
        self.ask(ChoicePrompt(asked, may_leave=True), self._look)

    def _looker(self, seat: int) -> Choice[int]:
        """Return a row for each seat, so that its number is that of the seat as in the offer."""
        name = self.place.names[seat]
        if seat in self._asked_seats() and seat in self.place.seats:
            return Choice((Span(name, "player"),), answer=seat)
        why = self.words("{name} is not asked now.", name=name)
        crossed = (Span(self.look.marks.impossible),)
        return Choice((Span(name, "player"),), crossed, answer=seat, why_not=why)

    def _look(self, seat: int | TakeBack | None) -> None:
        if not isinstance(seat, int):
            self.go_on()
            return
        why = self.words("A look at your own hand before the offer is answered.")
        self.ask(Curtain(self.place.names[seat], why), lambda _: self._show_hand(seat))

    def _show_hand(self, seat: int) -> None:
        seen = self.seen(seat)
        hand = self.text(hands.by_race(seen.view, self.voice), coloured=True)
        hand.append_text(self.text(hands.payable_lords(seen.preview.lords, self.voice)))
        title = self.words("{name}: YOUR HAND", name=self.place.names[seat])
        self.ask(Reading(title, hand), lambda _: self.go_on())
