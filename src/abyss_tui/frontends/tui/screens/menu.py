"""The menu: a new game, a saved one, how to play, and the way out."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar, Final

from rich.cells import set_cell_size
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Paste, Resize
from textual.geometry import Size
from textual.message import Message as Posted
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from abyss_tui import __version__
from abyss_tui.frontends.tui.keys.commands import SETTINGS, rows_of_keys
from abyss_tui.frontends.tui.keys.keys import binding
from abyss_tui.frontends.tui.person.session import Rights
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.screens.anglerfish import ROOMY, Anglerfish, MenuWords
from abyss_tui.frontends.tui.screens.moving import may_drift
from abyss_tui.frontends.tui.widgets.floating_rows import FloatingRows
from abyss_tui.frontends.tui.widgets.rows import Rows
from abyss_tui.games import registry
from abyss_tui.i18n.message import Message

WIDE: Final = 110
"""From so many columns on each line has its note."""
NOTES: Final = 23
"""The cells before a note."""


class Menu(BaseScreen[None]):
    """The first screen. It lists what the session has a right to."""

    DEFAULT_CSS = """
    Menu { layers: scene default; }
    Menu FloatingRows { width: 36; margin: 8 0 0 3; }
    Menu.roomy FloatingRows { margin: 13 0 0 7; }
    Menu.wide FloatingRows { width: 57; }
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
        moves = partial(may_drift, self)
        scene = Anglerfish(self.look, words, shaded=self.services.shaded, moves=moves)
        yield scene
        self._measure(self.app.size)
        yield FloatingRows(*self._lines(), marks=self.voice.marks, scene=scene, id="lines")

    def _lines(self) -> Sequence[Option]:
        return [
            Option(self._line(letter, label, note), id=line, disabled=off)
            for line, letter, label, note, off in self._offered()
        ]

    def _offered(self) -> Iterator[tuple[str, str, str, str, bool]]:
        """Yield each line: its name, letter, words and note, and whether it is switched off."""
        words, deal = self.words, self.rights.deal
        if deal:
            yield "new", "n", words("New game"), words("two to four people or bots"), False
        if deal and registry.with_bots(registry.on_screens()):
            yield "alone", "a", words("Play alone"), words("against bots"), False
        if self.lessons:
            yield "learn", "l", words("Learn to play"), words("in short lessons"), False
        if self.rights.open_kept:
            note = words("go on, or watch again")
            yield "continue", "c", words("Kept games"), note, not self.kept
        if deal:
            yield "host", "g", words("Host a game"), words("friends come in by ssh"), False
            note = words("with the line you were sent")
            yield "join", "f", words("Join a friend's game"), note, False
        yield "rules", "h", words("How to play"), words("the rules, to be read"), False
        yield "settings", "s", words("Settings"), words("language, colours, signs"), False
        yield "quit", "q", words("Quit"), "", False

    def keys_here(self) -> str:
        """Return what each letter chooses."""
        offered = self._offered()
        return rows_of_keys((letter, label) for _, letter, label, _, _ in offered)

    def _line(self, letter: str, label: str, note: str) -> Text:
        """Return a line of the menu, with its note where the window is wide."""
        keycap = self.look.keycap(letter, "second")
        line = Text.assemble(
            " ", *keycap, f"  {set_cell_size(label, NOTES) if self.wide else label}"
        )
        if self.wide:
            line.append(note, self.look.palette.dim + Style(bold=False))
        return line.append(self._gap)

    @property
    def _gap(self) -> str:
        return "\n" if self.roomy else ""

    def on_resize(self, event: Resize) -> None:
        """Give each line a blank row below it, and its note, while there is room."""
        before = self.roomy, self.wide
        self._measure(event.size)
        if (self.roomy, self.wide) != before:
            lines = self.query_one(Rows)
            marked = lines.highlighted
            lines.set_options(self._lines())
            lines.highlighted = marked

    def _measure(self, size: Size) -> None:
        """See how much room there is."""
        self.roomy, self.wide = size.height >= ROOMY, size.width >= WIDE
        self.set_class(self.roomy, "roomy")
        self.set_class(self.wide, "wide")

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
