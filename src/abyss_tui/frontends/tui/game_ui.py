"""What the screens ask of a game: its panels, its commands, and what is said over the board.

`tui.abyss` has that of Abyss. The screens hold views, previews and actions without a look inside.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from textual.geometry import Region, Size
from textual.screen import Screen

from abyss_tui.errors import BadUsage
from abyss_tui.games import registry
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.records import record

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.keys.commands import Command
    from abyss_tui.frontends.tui.widgets.panel import Panel
    from abyss_tui.frontends.tui.widgets.targets import Target
    from abyss_tui.kernel.game_kind import Score
    from abyss_tui.kernel.question import Question
    from abyss_tui.table.place import Place
    from abyss_tui.table.table import Listener


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
    told: str
    """All that is said of it, to be searched."""


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

    @property
    def lists_cards(self) -> bool:
        """Return whether there are cards to list."""
        ...

    def legend(self, voice: Voice) -> Sentence:
        """Return what every sign on the board means, a line each; nothing without signs."""
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
    def commands(self) -> "Sequence[Command]":
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

    def pictures(self, voice: Voice) -> str:
        """Return what the setting of pictures does to the board; nothing if it does nothing."""
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
    """Return the screens' side of a game. Raises BadUsage for a game that has none."""
    game = registry.entry(slug)
    if game.screens is None:
        raise BadUsage(Message("{game} cannot be played on screens.", game=game.name))
    ui: GameUI = import_module(game.screens).UI
    return ui


def game_title(slug: str, voice: Voice) -> str:
    """Return what a game is called at the head of its screens: in capital letters."""
    return voice.say(registry.entry(slug).name).upper()


def load_commands(slug: str) -> "Sequence[Command]":
    """Return the commands of a game, without the rest of its screens; mostly there are some."""
    module = registry.entry(slug).commands
    if module is None:
        return ()
    commands: Sequence[Command] = import_module(module).ALL
    return commands


def load_prompts(slug: str) -> None:
    """Read in the prompts of a game, so that the first of each opens as quickly as the others."""
    for module in registry.entry(slug).prompts:
        import_module(module)


def has_lessons(slug: str) -> bool:
    """Whether a game can be learned at a table of its own."""
    return registry.entry(slug).screen_lessons is not None


def load_lessons(slug: str) -> "Callable[[Listener], Screen[None]]":
    """Return what opens the lessons of a game, for who hears of changes at their table.

    It returns the screen of the learner, which is a `TableScreen`. Raises BadUsage for a game
    without lessons.
    """
    game = registry.entry(slug)
    if game.screen_lessons is None:
        raise BadUsage(Message("{game} has no lessons.", game=game.name))
    opening: Callable[[Listener], Screen[None]] = import_module(game.screen_lessons).open_lessons
    return opening
