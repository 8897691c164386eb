"""What the screens ask of a game: its panels, its commands, and what is said over the board.

`tui.abyss` has that of Abyss. The screens hold views, previews and actions without a look inside.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol

from textual.geometry import Region, Size
from textual.screen import Screen

from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.records import record

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.keys.commands import TableCommand
    from abyss_tui.frontends.tui.widgets.panel import Panel
    from abyss_tui.frontends.tui.widgets.targets import Target
    from abyss_tui.kernel.game_kind import Score
    from abyss_tui.kernel.question import Question
    from abyss_tui.table.place import Place
    from abyss_tui.table.table import Listener

_MODULES: Final = {"abyss": "abyss_tui.frontends.tui.abyss.ui"}
_COMMANDS: Final = {"abyss": "abyss_tui.frontends.tui.abyss.commands"}
"""What has the commands of a game alone, which is read in much sooner than its screens."""

_PROMPTS: Final = {
    "abyss": (
        "abyss_tui.frontends.tui.abyss.monster",
        "abyss_tui.frontends.tui.abyss.offer",
        "abyss_tui.frontends.tui.abyss.payment",
    )
}
"""What is laid over the board of a game, which comes up without it."""

_LESSONS: Final = {"abyss": "abyss_tui.frontends.tui.abyss.lesson_screen"}


@record
class Seen:
    """The table at one moment, as somebody sees it."""

    view: Any
    preview: Any
    """What the table can tell beforehand: costs, worths, what is possible."""


@record
class CardEntry:
    """A card in the list of all cards."""

    target: "Target"
    columns: Sequence[Sentence]
    """What it is called, what it is, and where it is now."""
    searched: str
    """All that can be searched for."""


class Reference(Protocol):
    """What the screens ask of a game for whoever wants to read."""

    def in_short(self, target: "Target", seen: Seen, voice: Voice) -> Sentence:
        """Return what matters of a thing on the board, in one paragraph; mostly nothing."""
        ...

    def things(self, view: Any) -> "Sequence[Target]":
        """Return what can be read about at the table, in the order in which one leafs through."""
        ...

    def cards(self, seen: Seen, voice: Voice) -> Sequence[CardEntry]:
        """Return every card of the game, with where it is as far as this viewer may know."""
        ...

    def legend(self, voice: Voice) -> Sentence:
        """Return what every sign on the board means, a line each."""
        ...

    def rulings(self, voice: Voice) -> Sequence[tuple[str, str]]:
        """Return the number and the text of each ruling; nothing where there are none."""
        ...


class GameUI(Protocol):
    """The screens' side of a kind of game."""

    @property
    def panels(self) -> "Mapping[str, type[Panel]]":
        """Return the panels by name, in the order of the tab key."""
        ...

    @property
    def commands(self) -> "Sequence[TableCommand]":
        """Return what only this game can do, and what it says otherwise of any table's."""
        ...

    @property
    def mouse(self) -> str:
        """Return what can be clicked on the board, as an English sentence."""
        ...

    @property
    def table_screen(self) -> "Callable[[Place, GameUI], Screen[None]]":
        """Return what makes the screen of a table, which is a `TableScreen`."""
        ...

    def layout(self, size: Size, view: Any) -> Mapping[str, Region]:
        """Return where each panel lies, by its name; `view` is None before there is one."""
        ...

    def headline(self, view: Any, voice: Voice) -> str:
        """Return in a line who must decide what."""
        ...

    def why_called(self, kind: str, voice: Voice) -> str:
        """Return why somebody is called to the keyboard, by the kind of the decision."""
        ...

    def question(self, seen: Seen, voice: Voice) -> "Question[Any]":
        """Return the question of the decision that waits; its view has the options."""
        ...

    def details(self, target: "Target", seen: Seen, voice: Voice) -> tuple[str, Sentence]:
        """Return the title and the text for a thing on the board."""
        ...

    @property
    def reference(self) -> Reference:
        """Return what can be looked up at any time."""
        ...

    def gained(self, before: Seen, after: Seen, voice: Voice) -> Sentence:
        """Return what the player whose turn it was before has gained; nothing tells nothing."""
        ...

    def hand_line(self, view: Any, voice: Voice) -> Sentence:
        """Return the viewer's hand in a line; nothing in a game without hands."""
        ...

    def players(self, seen: Seen, voice: Voice) -> Sentence:
        """Return all players in full."""
        ...

    def hands(self, view: Any, voice: Voice) -> Sentence:
        """Return every hand of a view in which they lie open."""
        ...

    def sample(self, voice: Voice) -> Sentence:
        """Return some pieces, in whose colours a theme shows; nothing in a game without any."""
        ...

    def how_to_play(self, voice: Voice) -> str:
        """Return the rules in our own words."""
        ...

    def verdict(self, scores: "Sequence[Score]", winners: Sequence[int], voice: Voice) -> str:
        """Return what decided between equal totals, to stand behind who won; mostly nothing."""
        ...

    def minor_rows(self, scores: "Sequence[Score]", voice: Voice) -> Mapping[str, Sequence[int]]:
        """Return what stands below the total: what it is called, and its number by seat."""
        ...

    def remark(self, score: "Score", voice: Voice) -> str:
        """Return what is said of one player's score, below all of them."""
        ...


def load_ui(slug: str) -> GameUI:
    """Return the screens' side of a game. Raises KeyError when there is none."""
    ui: GameUI = import_module(_MODULES[slug]).UI
    return ui


def load_commands(slug: str) -> "Sequence[TableCommand]":
    """Return the commands of a game, without the rest of its screens; none of an unknown one."""
    if slug not in _COMMANDS:
        return ()
    commands: Sequence[TableCommand] = import_module(_COMMANDS[slug]).ALL
    return commands


def load_prompts(slug: str) -> None:
    """Read in the prompts of a game, so that the first of each opens as quickly as the others."""
    for module in _PROMPTS.get(slug, ()):
        import_module(module)


def has_lessons(slug: str) -> bool:
    """Whether a game can be learned at a table of its own."""
    return slug in _LESSONS


def load_lessons(slug: str) -> "Callable[[Listener], Screen[None]]":
    """Return what opens the lessons of a game, for who hears of changes at their table.

    It returns the screen of the learner, which is a `TableScreen`. Raises KeyError when there
    are no lessons.
    """
    opening: Callable[[Listener], Screen[None]] = import_module(_LESSONS[slug]).open_lessons
    return opening
