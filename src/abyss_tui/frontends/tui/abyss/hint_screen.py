"""The table of Abyss as far as it explains itself: a hint for what somebody meets first."""

from typing import ClassVar, Final, Literal, TypeAlias

from textual.events import Key

from abyss_tui.frontends.tui.abyss.commands import PLOT
from abyss_tui.frontends.tui.apps.typing_app import TypingApp
from abyss_tui.frontends.tui.game_ui import GameUI
from abyss_tui.frontends.tui.keys.commands import ADVICE, BELOW, INFORM, KEYS
from abyss_tui.frontends.tui.keys.keys import plain_key
from abyss_tui.frontends.tui.prompts.back import BACK
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.prompt import TakeBack
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.games.abyss.text.hint_texts import hint, hint_text, hint_title
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.settings.hints import SeenHints
from abyss_tui.table.place import Place

Wish: TypeAlias = Literal["go on", "no more"]
GO_ON: Final = "go on"
NO_MORE: Final = "no more"


class HintPrompt(ChoicePrompt[Wish]):
    """Explains something; a letter that means nothing here is for what is decided next."""

    def on_key(self, event: Key) -> None:
        """Close with a key of the next decision, which then obeys it: nobody has to press twice."""
        key = plain_key(event.key)
        own = {each.key for each in self.question.choices} | {*BACK, "h", "j", "k", "l"}
        passed_on = any(self.look.is_key_of(each, key) for each in (*BELOW, INFORM, KEYS, ADVICE))
        if len(key) == 1 and key.isalpha() and key not in own and not passed_on:
            event.stop()
            event.prevent_default()
            self.dismiss(GO_ON)
            assert isinstance(self.app, TypingApp)  # no other app has a table to play at
            self.app.type_again(event)


class HintScreen(TableScreen):
    """Says a hint before what is decided, at most one before each decision."""

    HINTS: ClassVar[bool] = True
    """Whether hints are said here at all."""

    def __init__(self, place: Place, ui: GameUI) -> None:
        super().__init__(place, ui)
        self._hinted = 0
        """The number of the decision before which a hint was said last."""

    def told_first(self) -> bool:
        """Say a hint, if one fits that was not seen yet and hints are wanted."""
        name = self._hint()
        if name is None:
            return False
        self._hinted = self.number
        keys = {each.name: self.look.sign(each) for each in (PLOT, ADVICE)}
        go_on = self.voice.sentence("Go on")
        no_more = self.voice.sentence("No more hints")
        kept = self.voice.sentence("the settings bring them back")
        told: Question[Wish] = Question(
            hint_title(name, self.voice),
            (Choice(go_on, answer=GO_ON), Choice(no_more, kept, "x", NO_MORE)),
            (hint_text(name, keys, self.voice),),
        )
        self.ask(HintPrompt(told, may_leave=True), lambda answer: self._read(name, answer))
        return True

    def _hints(self) -> SeenHints | None:
        """Return what was seen, by who sits here or by who had this place before a line broke."""
        hints: SeenHints | None = self.place.notes.get("hints")
        if hints is None and self.themed_app.hints is not None:
            hints = self.place.notes["hints"] = self.themed_app.hints
        return hints

    def _hint(self) -> str | None:
        """Return the name of the hint that fits now, None without one."""
        hints = self._hints()
        wanted = self.HINTS and self.look.settings.hints and self._hinted != self.number
        if hints is None or not wanted:
            return None
        seen = self.seen(self.viewer if self.hand_shown else None)
        return hint(seen.view, seen.preview, hints.seen())

    def _read(self, name: str, answer: str | TakeBack | None) -> None:
        """A hint was read: it does not come again."""
        hints = self._hints()
        if hints is not None:
            self.app.run_worker(hints.note(name))  # it outlives this screen
        if answer == NO_MORE:
            self.themed_app.change_setting("hints", False)  # noqa: FBT003 (the value that is set)
        self.go_on()
