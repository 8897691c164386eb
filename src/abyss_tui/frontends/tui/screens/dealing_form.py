"""What the forms for a new game have in common: their look, what is wrong, and both ways out."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from abyss_tui.frontends.tui.keys.commands import rows_of_keys
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.widgets.clickable_keys import ClickableKeys
from abyss_tui.frontends.tui.widgets.fields import FieldRows, FormButton
from abyss_tui.frontends.tui.widgets.plate import BREAKPOINTS
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.frontends.tui.widgets.sea import Sea
from abyss_tui.games import registry
from abyss_tui.i18n.message import Message
from abyss_tui.table.start import NewGame

LABEL: Final = 12
"""The cells before a name that is written."""


class DealingForm(BaseScreen[NewGame | None]):
    """Asks for a game to be dealt; None when there is to be none."""

    DEFAULT_CSS = """
    DealingForm { align: center middle; layers: scene default; }
    DealingForm.-low #edge { margin-bottom: 0; }
    DealingForm.-roomy .keys { margin-top: 1; }
    DealingForm Input { width: 1fr; }
    DealingForm Horizontal { height: auto; }
    DealingForm #wrong { height: auto; min-height: 1; max-height: 4; color: $text-error; }
    DealingForm .keys { color: $text-muted; }
    """
    VERTICAL_BREAKPOINTS = BREAKPOINTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]

    def __init__(self, game: str, games: Sequence[str]) -> None:
        """`game` is the slug of the game to begin with, `games` are all that can be chosen."""
        super().__init__()
        self.game = game if game in games else games[0]
        self.games = games

    def sea(self) -> Sea:
        """Return the sea behind the form."""
        return Sea(self.look, shaded=self.services.shaded)

    def game_rows(self) -> ComposeResult:
        """Lay out which game is to be dealt; nothing where there is no choice."""
        if len(self.games) < 2:
            return
        yield Static(self.words("Which game is to be played?"))
        names = (self.voice.say(registry.entry(each).name) for each in self.games)
        rows = (Option(Text(f"  {each}")) for each in names)
        yield FieldRows(*rows, marks=self.voice.marks, id="game")
        yield Static("")

    def mark_game(self) -> None:
        """Mark the game to begin with."""
        for rows in self.query("#game").results(Rows):
            rows.highlighted = self.games.index(self.game)

    @on(OptionList.OptionHighlighted, "#game")
    def _choose_game(self, event: OptionList.OptionHighlighted) -> None:
        """Let the form follow the game that is marked by now: others may have been before."""
        event.stop()
        marked = event.option_list.highlighted
        if marked is not None and self.games[marked] != self.game:
            self.game = self.games[marked]
            self.follow_game()

    @on(OptionList.OptionSelected, "#game")
    def _on_from_game(self, event: OptionList.OptionSelected) -> None:
        """Go on to the next field."""
        event.stop()
        event.prevent_default()
        self.focus_next()

    def follow_game(self) -> None:
        """Ask for what the game asks for that was just chosen."""
        raise NotImplementedError

    def start(self) -> None:
        """Close with the game that is asked for, or say what stands against it."""
        raise NotImplementedError

    def foot(self) -> ComposeResult:
        """Lay out the end of the form: what is wrong, the buttons, the keys."""
        yield Static("", id="wrong", markup=False)
        with Horizontal():
            yield FormButton(self.words("Start"), marks=self.voice.marks, id="start")
            yield FormButton(self.words("Back"), marks=self.voice.marks, id="back")
        keys = self.words("tab next field   enter accepts   esc back to the menu")
        yield ClickableKeys(keys, self.voice, classes="keys")

    def keys_here(self) -> str:
        """Return what each key does in this form."""
        return rows_of_keys(self.own_keys())

    def own_keys(self) -> Iterator[tuple[str, str]]:
        """Yield the keys, with what they do."""
        yield self.words("tab, shift+tab"), self.words("next field, field before")
        yield (
            self.words("up down"),
            self.words("mark a row, or go to the next field or the one before"),
        )
        yield (
            self.words("enter"),
            self.words("accept the field and go on; at Start, begin the game"),
        )
        yield self.words("esc"), self.words("back to the menu")

    def say_wrong(self, reason: Message) -> None:
        """Say what stands against the game."""
        self.query_one("#wrong", Static).update(self.voice.say(reason))

    def on_input_changed(self) -> None:
        """Say nothing more: what was wrong may be so no longer."""
        self.query_one("#wrong", Static).update("")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Start, or go back."""
        event.stop()
        if event.button.id == "start":
            self.start()
        else:
            self.dismiss(None)

    def action_back(self) -> None:
        """Go back to the menu."""
        self.dismiss(None)
