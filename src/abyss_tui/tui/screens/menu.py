"""The menu: a new game, a saved one, how to play, and the way out."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from abyss_tui.tui.commands import SETTINGS
from abyss_tui.tui.keys import binding
from abyss_tui.tui.prompts.base_screen import BaseScreen
from abyss_tui.tui.session import Rights
from abyss_tui.tui.widgets.rows import Rows

TITLE = (
    "  ▄▄▄    ▄▄▄▄   ▄   ▄   ▄▄▄    ▄▄▄ ",
    " █   █   █   █  ▀▄ ▄▀  █      █    ",
    " █▀▀▀█   █▀▀▀▄    █     ▀▀▀▄   ▀▀▀▄",
    " █   █   █▄▄▄▀    █    ▄▄▄▄▀  ▄▄▄▄▀",
)
SEA = ("≈ " * 24).strip()


class Menu(BaseScreen[None]):
    """The first screen. It lists what the session has a right to."""

    DEFAULT_CSS = """
    Menu { align: center middle; }
    Menu > Vertical { width: 50; height: auto; }
    Menu Static { width: 100%; text-align: center; }
    Menu #title { color: $accent; }
    Menu .sea { color: $primary; margin: 1 0; }
    Menu Rows { padding: 0 9; }
    Menu #keys { color: $text-muted; margin-top: 1; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        binding("n", "choose('new')"),
        binding("l", "choose('learn')"),
        binding("c", "choose('continue')"),
        binding("g", "choose('host')"),
        binding("f", "choose('join')"),
        binding("h", "choose('rules')"),
        binding("s", "choose('settings')"),
        SETTINGS.binding(),
        binding("q", "choose('quit')"),
    ]

    class Chosen(Message):
        """A line was chosen.

        It is "new", "learn", "continue", "host", "join", "rules", "settings" or "quit".
        """

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    def __init__(self, rights: Rights, *, kept: bool, lessons: bool = False) -> None:
        """`kept` says whether there are games to continue or to look at again.

        `lessons` says whether the game can be learned at a table of its own.
        """
        super().__init__()
        self.lessons = lessons
        self.rights = rights
        self.kept = kept

    def compose(self) -> ComposeResult:
        """Lay out the title and the lines."""
        with Vertical():
            yield Static(Text("\n".join(TITLE)), id="title")
            yield Static(SEA, classes="sea")
            yield Rows(*self._lines(), marks=self.voice.marks, id="lines")
            yield Static(SEA, classes="sea")
            keys = self.words("↑↓ choose   enter picks   or its letter")
            yield Static(keys, id="keys", markup=False)

    def _lines(self) -> Sequence[Option]:
        rights = self.rights
        listed = []
        if rights.deal:
            listed.append(Option(self._keyed("n", self.words("New game")), id="new"))
        if self.lessons:
            listed.append(Option(self._keyed("l", self.words("Learn to play")), id="learn"))
        if rights.open_kept:
            kept = self._keyed("c", self.words("Kept games"))
            listed.append(Option(kept, id="continue", disabled=not self.kept))
        if rights.deal:
            listed.append(Option(self._keyed("g", self.words("Host a game")), id="host"))
            listed.append(Option(self._keyed("f", self.words("Join a friend's game")), id="join"))
        listed.append(Option(self._keyed("h", self.words("How to play")), id="rules"))
        listed.append(Option(self._keyed("s", self.words("Settings")), id="settings"))
        listed.append(Option(self._keyed("q", self.words("Quit")), id="quit"))
        return listed

    def _keyed(self, key: str, label: str) -> Text:
        return Text.assemble(" ", (f"[{key}] ", "bold"), label)

    def on_mount(self) -> None:
        """Mark the likeliest line."""
        lines = self.query_one(Rows)
        listed = [each.id for each in lines.options if not each.disabled]
        lines.highlighted = lines.get_option_index("continue") if "continue" in listed else 0
        lines.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A line was picked."""
        event.stop()
        self.action_choose(str(event.option_id))

    def action_choose(self, line: str) -> None:
        """Choose a line by its letter, if it is there."""
        listed = {each.id: not each.disabled for each in self.query_one(Rows).options}
        if listed.get(line):
            self.post_message(self.Chosen(line))
        elif line in listed:
            self.say(self.words("No game is kept yet: begin one, and you find it here again."))
        else:
            self.say(self.words("That cannot be done here."))
