"""The menu: a new game, a saved one, how to play, and the way out."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Paste, Resize
from textual.message import Message as Posted
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from abyss_tui import __version__
from abyss_tui.frontends.tui.keys.commands import SETTINGS
from abyss_tui.frontends.tui.keys.keys import binding
from abyss_tui.frontends.tui.person.session import Rights
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.screens.anglerfish import ROOMY, Anglerfish, MenuWords
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.widgets.floating_rows import FloatingRows
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.games import registry
from abyss_tui.i18n.message import Message


class Menu(BaseScreen[None]):
    """The first screen. It lists what the session has a right to."""

    DEFAULT_CSS = """
    Menu { layers: scene default; }
    Menu FloatingRows { width: 36; margin: 8 0 0 3; }
    Menu.roomy FloatingRows { margin: 13 0 0 7; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        binding("n", "choose('new')"),
        binding("a", "choose('alone')"),
        binding("l", "choose('learn')"),
        binding("c", "choose('continue')"),
        binding("g", "choose('host')"),
        binding("f", "choose('join')"),
        binding("h", "choose('rules')"),
        binding("s", "choose('settings')"),
        SETTINGS.binding(),
        binding("q", "choose('quit')"),
    ]

    class Chosen(Posted):
        """A line was chosen.

        It is "new", "alone", "learn", "continue", "host", "join", "rules", "settings" or "quit".
        """

        def __init__(self, line: str, pasted: str = "") -> None:
            """`pasted` is the line of a host that was pasted into the menu."""
            super().__init__()
            self.line = line
            self.pasted = pasted

    def __init__(
        self,
        rights: Rights,
        motto: Message,
        *,
        kept: bool,
        lessons: bool = False,
        learned: bool = True,
        alone: bool = False,
    ) -> None:
        """`motto` stands under the title.

        `kept` says whether there are games to continue or to look at again, `lessons`
        whether the game can be learned at a table of its own, `learned` whether
        that was done here; `alone` whether nobody has played with others here.
        """
        super().__init__()
        self.alone = alone
        self.lessons = lessons
        self.learned = learned
        self.rights = rights
        self.motto = motto
        self.kept = kept
        self.waits = kept
        """Whether a kept game is known to wait to be continued."""

    def compose(self) -> ComposeResult:
        """Lay out the title and the lines."""
        words = MenuWords(
            self.voice.say(self.motto),
            self.words("↑↓ choose   enter picks   or its letter"),
            __version__,
        )
        shaded = self.services.active_theme.colours is Colours.FULL
        scene = Anglerfish(self.look, words, shaded=shaded)
        yield scene
        self.roomy = self.app.size.height >= ROOMY
        yield FloatingRows(*self._lines(), marks=self.voice.marks, scene=scene, id="lines")

    def _lines(self) -> Sequence[Option]:
        rights = self.rights
        listed = []
        if rights.deal:
            listed.append(Option(self._keyed("n", self.words("New game")), id="new"))
            if registry.with_bots(registry.on_screens()):
                listed.append(Option(self._keyed("a", self.words("Play alone")), id="alone"))
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
        return Text.assemble(" ", *self.look.keycap(key, "second"), f"  {label}", self._gap)

    @property
    def _gap(self) -> str:
        return "\n" if self.roomy else ""

    def on_resize(self, event: Resize) -> None:
        """Give each line a blank row below it while there is room."""
        roomy = event.size.height >= ROOMY
        self.set_class(roomy, "roomy")
        if roomy != self.roomy:
            self.roomy = roomy
            lines = self.query_one(Rows)
            marked = lines.highlighted
            lines.set_options(self._lines())
            lines.highlighted = marked

    def on_mount(self) -> None:
        """Mark the likeliest line: go on, learn where nobody has played yet, or play."""
        lines = self.query_one(Rows)
        lines.highlighted = self._likeliest(lines)
        lines.focus()

    def _likeliest(self, lines: Rows) -> int:
        listed = [each.id for each in lines.options if not each.disabled]
        likely = {"continue": self.waits, "learn": not self.learned, "alone": self.alone}
        marked = next((each for each, so in likely.items() if so and each in listed), None)
        return 0 if marked is None else lines.get_option_index(marked)

    def nothing_waits(self) -> None:
        """Let the cursor rest elsewhere than on the kept games: none waits to be continued."""
        self.waits = False
        for lines in self.query(Rows):
            if lines.highlighted == lines.get_option_index("continue"):
                lines.highlighted = self._likeliest(lines)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A line was picked."""
        event.stop()
        self.action_choose(str(event.option_id))

    def on_paste(self, event: Paste) -> None:
        """Join the host whose line is pasted here; nothing else that is pasted is a key."""
        pasted = next((line for line in event.text.splitlines() if "ssh " in line), "")
        if pasted and self.rights.deal:
            self.post_message(self.Chosen("join", pasted.strip()))

    def action_choose(self, line: str) -> None:
        """Choose a line by its letter, if it is there."""
        listed = {each.id: not each.disabled for each in self.query_one(Rows).options}
        if listed.get(line):
            self.post_message(self.Chosen(line))
        elif line in listed:
            self.say(self.words("No game is kept yet: begin one, and you find it here again."))
        else:
            self.say(self.words("That cannot be done here."))
