"""Advice at the screen of a table: what could be done now, and what would be good."""

from rich.text import Text

from abyss_tui.frontends.tui.game_ui import ShownTable
from abyss_tui.frontends.tui.keys.commands import ADVICE
from abyss_tui.frontends.tui.prompts.late_reading import LateReading
from abyss_tui.frontends.tui.prompts.reading import Choosing
from abyss_tui.i18n.voice import Sentence, Span
from abyss_tui.kernel.thinking import WayAsked
from abyss_tui.table.advice_texts import what_is_advised
from abyss_tui.table.advising import NOBODY_ADVISES, advised, not_advised
from abyss_tui.table.bot_player import Thinker
from abyss_tui.table.place import WaitingDecision


class AdvicePart:
    """Tells the one who decides what is possible and what a bot would do in their place."""

    def __init__(self, table: ShownTable) -> None:
        self._table = table

    def advises(self) -> bool:
        """Whether the viewer decides now; to a question in a lesson, the lesson has the answer."""
        table = self._table
        decision = table.place.decision
        if decision is None or decision.seat != table.viewer or table.closing:
            return False
        return table.place.kept or table.game.asks_on_board(decision.kind)

    def why_no_key(self, key: str) -> str:
        """Return why the key of advice does nothing now; nothing for any other key."""
        table = self._table
        if not table.look.is_key_of(ADVICE, key):
            return ""
        why = None if table.place.over or not table.place.seats else not_advised(table.place)
        return "" if why is None else table.voice.say(why)

    def show(self) -> None:
        """Tell what could be done now, and what cannot and why; then what would be good."""
        table = self._table
        decision = table.place.decision
        if decision is None or table.hand_is_hidden():
            return
        way = table.game.way_asked
        known = self._known(decision) if way is None else ()
        thinker = table.on_screen.services.thinker()
        title = table.words("What could I do?" if known else "A good move").upper()
        if thinker is None or not table.place.kept:  # a lesson says itself what to do
            if known:
                text = table.text(known)
                table.on_screen.app.push_screen(
                    Choosing(title, text, table.ui.turn, opened_by=ADVICE)
                )
            return
        text = self._with_advice(table.voice.sentence("A good move: one moment …"), known)

        async def later() -> Text:
            return self._with_advice(await self._advice(thinker, decision, way), known)

        doing = table.ui.turn if known else ()
        table.on_screen.app.push_screen(LateReading(title, text, later, doing, opened_by=ADVICE))

    def _known(self, decision: WaitingDecision) -> Sentence:
        """Return what could be done in a turn; a question lists that itself."""
        table = self._table
        keys = {command.name: table.look.sign(command) for command in table.ui.turn}
        seen = table.sitting.seen(decision.seat)
        return table.ui.text.possibilities(seen, keys, table.voice)

    def _with_advice(self, advised: Sentence, known: Sentence) -> Text:
        gap = (Span("\n\n"),) if known else ()
        return self._table.text((*advised, *gap, *known), coloured=True)

    async def _advice(
        self, thinker: Thinker, decision: WaitingDecision, way: WayAsked | None
    ) -> Sentence:
        table = self._table
        place, voice = table.place, table.voice
        view = place.view(decision.seat)
        advice = await advised(place, decision, thinker, way)
        if advice is None:
            return (Span(voice.say(NOBODY_ADVISES), "dim"),)
        return what_is_advised(view, advice, table.ui.text, place.kind.text, voice)
