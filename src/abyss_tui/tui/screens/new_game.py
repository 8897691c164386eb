"""Seating the players: two to four names, and who begins."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Input, Static
from textual.widgets.option_list import Option

from abyss_tui.table.bots import new_game, why_not_written
from abyss_tui.table.start import LONGEST_NAME, NewGame, fresh_seed, seats_of
from abyss_tui.tui.prompts.dialog import Closing
from abyss_tui.tui.widgets.clickable_keys import ClickableKeys
from abyss_tui.tui.widgets.rows import Rows


class NewGameForm(Closing[NewGame | None]):
    """Asks for the names in seating order; a name left empty is an empty chair."""

    DEFAULT_CSS = """
    NewGameForm { align: center middle; }
    NewGameForm > Vertical {
        width: 60; height: auto; border: heavy $accent; border-title-style: bold; padding: 0 2;
    }
    NewGameForm Input { border: none; height: 1; padding: 0 1; margin: 0 0 0 0; width: 40; }
    NewGameForm Input:focus { border: none; background: $block-cursor-background; }
    NewGameForm Horizontal { height: auto; }
    NewGameForm .seat { width: 12; }
    NewGameForm #wrong { height: 1; color: $text-error; }
    NewGameForm Button { margin: 0 2 0 0; }
    NewGameForm .keys { color: $text-muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]

    def __init__(self, game: str, names: Sequence[str] = ()) -> None:
        """`game` is the slug of the game to be dealt; `names` are those who played last."""
        super().__init__()
        self.names = names
        self.game = game
        self.seats = seats_of(game)

    def compose(self) -> ComposeResult:
        """Lay out the form."""
        with Vertical() as box:
            box.border_title = Text(self.words("NEW GAME"))
            yield Static(self.words("Who plays? Two to four names, clockwise.") + "\n")
            for seat in range(self.seats[-1]):
                optional = seat >= self.seats[0]
                with Horizontal():
                    yield Static(self.words("Player {number}", number=seat + 1), classes="seat")
                    yield Input(
                        self.names[seat] if seat < len(self.names) else "",
                        placeholder=self.words("(nobody, or bot:easy)" if optional else "name"),
                        id=f"name-{seat}",
                        max_length=LONGEST_NAME,
                        compact=True,
                    )
            yield Static("\n" + self.words("Who begins?"))
            yield Rows(marks=self.voice.marks, id="first")
            yield Static("", id="wrong", markup=False)
            with Horizontal():
                yield Button(Text(self.words("Start")), id="start", variant="primary", compact=True)
                yield Button(Text(self.words("Back")), id="back", compact=True)
            keys = self.words("tab next field   enter accepts   esc back to the menu")
            yield ClickableKeys(keys, self.voice, classes="keys")

    def on_mount(self) -> None:
        """Begin with the first chair, or with the start if those who played last play again."""
        self._list_beginners()
        if self.names:
            self.query_one("#start").focus()
        else:
            self.query(Input).first().focus()

    def on_input_changed(self) -> None:
        """Keep the list of who could begin; what was wrong may be so no longer."""
        self.query_one("#wrong", Static).update("")
        self._list_beginners()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter goes to the next field; in an empty one, to the start once there are enough."""
        names = self.seated()
        if event.value.strip():
            self.app.action_focus_next()
        elif len(names) in self.seats:
            self.query_one("#start").focus()
        else:
            self._say_why_not(names)

    def seated(self) -> tuple[str, ...]:
        """Return the names that are written, in order."""
        return tuple(name for each in self.query(Input) if (name := each.value.strip()))

    def _list_beginners(self) -> None:
        rows = self.query_one(Rows)
        kept = rows.highlighted or 0
        names = [Option(Text(f" {self.words('Random')}"), id="random")]
        names += [Option(Text(f" {name}"), id=str(seat)) for seat, name in enumerate(self.seated())]
        rows.set_options(names)
        rows.highlighted = min(kept, len(names) - 1)

    def on_option_list_option_selected(self) -> None:
        """Who begins was chosen: on to the start."""
        self.query_one("#start").focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Start, or go back."""
        event.stop()
        if event.button.id == "start":
            self._start()
        else:
            self.dismiss(None)

    def action_back(self) -> None:
        """Go back to the menu."""
        self.dismiss(None)

    def _say_why_not(self, names: tuple[str, ...]) -> bool:
        """Say what stands against these names; return whether something does."""
        reason = why_not_written(names, self.game)
        if reason is not None:
            self.query_one("#wrong", Static).update(self.voice.say(reason))
        return reason is not None

    def _start(self) -> None:
        names = self.seated()
        if self._say_why_not(names):
            return
        chosen = self.query_one(Rows).highlighted or 0
        first = chosen - 1 if chosen else None
        self.dismiss(new_game(names, fresh_seed(), first, self.game))
