"""The settings of whoever sits there: each with all that it can be, changed at once."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from abyss_tui.frontends.tui.game_ui import GameUI
from abyss_tui.frontends.tui.keys.keys import binding
from abyss_tui.frontends.tui.person.session import Session
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.edge import TopEdge
from abyss_tui.frontends.tui.screens.settings_texts import (
    Kept,
    note_of,
    said_of_kept,
    said_of_value,
    title_of,
)
from abyss_tui.frontends.tui.widgets.clickable_keys import ClickableKeys
from abyss_tui.frontends.tui.widgets.plate import BREAKPOINTS, Plate
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.frontends.tui.widgets.sea import Sea
from abyss_tui.settings.resolving import VARIABLES
from abyss_tui.settings.settings import Value, offered

GAP: Final = 2
"""Cells between two values of a row."""


class SettingsScreen(BaseScreen[None]):
    """Lists the settings; each change takes effect at once."""

    DEFAULT_CSS = """
    SettingsScreen { align: center middle; layers: scene default; }
    SettingsScreen > Plate { width: 80; }
    SettingsScreen Static { width: 100%; height: auto; }
    SettingsScreen #note { height: 2; margin: 1 0; }
    SettingsScreen #kept, SettingsScreen #keys { color: $text-muted; }
    """
    VERTICAL_BREAKPOINTS = BREAKPOINTS
    BINDINGS: ClassVar[list[BindingType]] = [
        binding("left,h", "change(-1)"),
        binding("right,l,space", "change(1)"),
        Binding("escape,q", "back", show=False),
    ]

    def __init__(
        self,
        session: Session,
        change: Callable[[str, Value], Session],
        kept: Kept,
        game_ui: Callable[[str], GameUI],
    ) -> None:
        """`change` sets something otherwise and returns what the session is then.

        `game_ui` returns the screens' side of the game that is shown, else of the one of this name:
        some of its pieces show the theme.
        """
        super().__init__()
        self.session = session
        self.change = change
        self.kept = kept
        self.game_ui = game_ui

    def compose(self) -> ComposeResult:
        """Lay out the rows and what is said of them."""
        yield Sea(self.look, shaded=self.services.shaded)
        with Plate():
            yield TopEdge("", self.look)
            yield Rows(marks=self.voice.marks)
            yield Static(id="note", markup=False)
            yield Static(id="sample", markup=False)
            yield Static(id="kept", markup=False)
            yield ClickableKeys("", self.voice, id="keys")

    def on_mount(self) -> None:
        """Begin with the first setting."""
        self.query_one(Rows).focus()
        self.show_settings(self.session)

    def show_settings(self, session: Session) -> None:
        """Show how everything is set now, in the language that is spoken now."""
        self.session = session
        self.query_one(TopEdge).rename(self.words("SETTINGS"))
        rows = self.query_one(Rows)
        marked = rows.highlighted or 0
        names = self._listed()
        labels = [title_of(name, self.voice) for name in names]
        wide = max(map(cell_len, labels)) + GAP
        rows.set_options(
            Option(self._row(name, label, wide), id=name)
            for name, label in zip(names, labels, strict=True)
        )
        rows.highlighted = marked
        sample = self.game_ui(session.game).text.sample(self.voice)
        self.query_one("#sample", Static).update(self.text(sample, coloured=True))
        self.query_one("#kept", Static).update(said_of_kept(self.kept, self.voice))
        keys = self.words("↑↓ choose   ←→ or enter changes   esc back")
        self.query_one(ClickableKeys).show(keys, self.voice)

    def _listed(self) -> list[str]:
        """Return the settings that make a difference in this game."""
        cards = self.game_ui(self.session.game).reference.lists_cards
        return [name for name in offered() if cards or name != "pictures"]

    def _row(self, name: str, label: str, wide: int) -> Text:
        """Return a row: what is set, and all that it can be; what it is has light, or brackets."""
        row = Text(f" {set_cell_size(label, wide)}", no_wrap=True)
        value, palette = getattr(self.session.settings, name), self.look.palette
        for each in offered()[name]:
            text = said_of_value(name, each, self.voice)
            if each == value and palette.blocks:
                row.append(f" {text} ", palette.glow_tone)
            elif each == value:
                row.append(f"[{text}]", "bold")
            else:
                row.append(f" {text} ")
        return row

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say what the marked setting is for."""
        event.stop()
        name = str(event.option_id)
        note = note_of(name, self.voice)
        match self.session.fixed.get(name):
            case "command line":
                note += " " + self.words("Now the command line has set it.")
            case "environment":
                variable = VARIABLES[name]
                note += " " + self.words("Now {variable} has set it.", variable=variable)
        self.query_one("#note", Static).update(note)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A row was picked: on to the next value."""
        event.stop()
        self.action_change(1)

    def action_change(self, by: int) -> None:
        """Set the marked setting to the next value of its row, or to the one before."""
        marked = self.query_one(Rows).highlighted_option
        if marked is None or marked.id is None:
            return
        name = marked.id
        values: Sequence[Value] = offered()[name]
        place = values.index(getattr(self.session.settings, name))
        self.show_settings(self.change(name, values[(place + by) % len(values)]))

    def action_back(self) -> None:
        """Go back to where one was."""
        self.dismiss(None)
