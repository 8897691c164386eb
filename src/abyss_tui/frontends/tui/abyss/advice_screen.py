"""The table of Abyss as far as it advises: what could be done now, and what would be good."""

from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType

from abyss_tui.frontends.tui.abyss.commands import TURN
from abyss_tui.frontends.tui.abyss.hint_screen import HintScreen
from abyss_tui.frontends.tui.keys.commands import ADVICE, bindings
from abyss_tui.frontends.tui.prompts.late_reading import LateReading
from abyss_tui.frontends.tui.prompts.reading import Choosing
from abyss_tui.games.abyss.text.advice_texts import advice
from abyss_tui.games.abyss.text.possibility_texts import possibilities
from abyss_tui.i18n.voice import Sentence, Span, in_role
from abyss_tui.table.advising import advised
from abyss_tui.table.bot_player import Thinker
from abyss_tui.table.place import WaitingDecision


class AdviceScreen(HintScreen):
    """Tells the one who decides what is possible and what a bot would do in their place."""

    BINDINGS: ClassVar[list[BindingType]] = [*bindings((ADVICE,))]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only who decides here is advised."""
        return (
            self.advises() if action == ADVICE.action else super().check_action(action, parameters)
        )

    def advises(self) -> bool:
        """Whether the viewer decides now; to a question in a lesson, the lesson has the answer."""
        decision = self.place.decision
        if decision is None or decision.seat != self.viewer or self.closing:
            return False
        return self.place.kept or decision.kind == "turn"

    def action_advice(self) -> None:
        """Tell what could be done now, and what cannot and why; then what would be good."""
        decision = self.place.decision
        if decision is None or self.hand_is_hidden():
            return
        thinker, known = self.themed_app.thinker(), self._known(decision)
        title = self.words("What could I do?" if known else "A good move").upper()
        if thinker is None or not self.place.kept:  # a lesson says itself what to do
            if known:
                self.app.push_screen(Choosing(title, self.text(known), TURN, opened_by=ADVICE))
            return
        text = self._with_advice(self.voice.sentence("A good move: one moment …"), known)

        async def later() -> Text:
            return self._with_advice(await self._advice(thinker, decision), known)

        doing = TURN if known else ()
        self.app.push_screen(LateReading(title, text, later, doing, opened_by=ADVICE))

    def _known(self, decision: WaitingDecision) -> Sentence:
        """Return what could be done in a turn; a question lists that itself."""
        if decision.kind != "turn":
            return ()
        seen = self.seen(self.viewer)
        keys = {command.action: self.look.sign(command) for command in TURN}
        return possibilities(seen.view, seen.preview, keys, self.voice)

    def _with_advice(self, advised: Sentence, known: Sentence) -> Text:
        gap = (Span("\n\n"),) if known else ()
        return self.text((*advised, *gap, *known), coloured=True)

    async def _advice(self, thinker: Thinker, decision: WaitingDecision) -> Sentence:
        view = self.place.view(decision.seat)
        thought = await advised(self.place, decision, thinker)
        if thought is None:
            return in_role(self.voice.sentence("Nobody can say now what would be good."), "dim")
        return advice(view, thought.action, thought.why, self.voice)
