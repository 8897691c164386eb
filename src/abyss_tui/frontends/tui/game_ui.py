"""What the screens ask of a game: its panels, its commands, and what is said over the board.

`tui.abyss` has that of Abyss. The screens hold views, previews and actions without a look inside.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol

from textual.geometry import Region, Size
from textual.screen import Screen

from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.sitting import Seen
from abyss_tui.records import record

if TYPE_CHECKING:
    from abyss_tui.frontends.tui.keys.commands import Command
    from abyss_tui.frontends.tui.screens.table import TableScreen
    from abyss_tui.frontends.tui.widgets.panel import Panel
    from abyss_tui.frontends.tui.widgets.targets import Target
    from abyss_tui.kernel.table_text import TableText
    from abyss_tui.sitting.steps import Ask, AskAll

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

    def legend(self, voice: Voice) -> Sentence:
        """Return what every sign on the board means, a line each."""
        ...

    def rulings(self, voice: Voice) -> Sequence[tuple[str, str]]:
        """Return the number and the text of each ruling; nothing where there are none."""
        ...


class GameAtTable:
    """What a game adds to the screen of its table; as it stands here, nothing."""

    def __init__(self, table: "TableScreen") -> None:
        self.table = table

    @property
    def commands(self) -> "Sequence[Command]":
        """What only this game can do at this table, and what it says otherwise of any table's."""
        return self.table.ui.commands

    def may(self, command: "Command") -> bool:
        """Whether a command of this game can be given now."""
        return False

    def do(self, command: "Command") -> None:
        """Do what a command of this game says; it can be given now."""

    def key(self, key: str) -> bool:
        """Do what a further key means on this board; return whether it means anything."""
        return False

    def picked(self, target: "Target") -> bool:
        """Do what is done with a thing of the board; return False if it is only to be read of."""
        return False

    def asks_on_board(self, kind: str) -> bool:
        """Whether the board itself asks a decision of this kind, with its keys and clicks."""
        return False

    def prompt(self, step: "Ask | AskAll") -> "Screen[Any] | None":
        """Return the prompt of a question that is more than a list; None for the list."""
        return None

    def meanwhile(self) -> Sentence:
        """Return what the viewer can do while somebody else decides."""
        return ()


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
    def turn(self) -> "Sequence[Command]":
        """Return what a player does in their own turn, of those commands."""
        ...

    @property
    def mouse(self) -> str:
        """Return what can be clicked on the board, as an English sentence."""
        ...

    @property
    def text(self) -> "TableText":
        """Return what is said at the table."""
        ...

    @property
    def reference(self) -> Reference:
        """Return what can be looked up at any time."""
        ...

    def layout(self, size: Size, view: Any) -> Mapping[str, Region]:
        """Return where each panel lies, by its name; `view` is None before there is one."""
        ...

    def at_table(self, table: "TableScreen") -> GameAtTable:
        """Return what the game adds to the screen of a table."""
        ...


def load_ui(slug: str) -> GameUI:
    """Return the screens' side of a game. Raises KeyError when there is none."""
    ui: GameUI = import_module(_MODULES[slug]).UI
    return ui


def load_commands(slug: str) -> "Sequence[Command]":
    """Return the commands of a game, without the rest of its screens; none of an unknown one."""
    if slug not in _COMMANDS:
        return ()
    commands: Sequence[Command] = import_module(_COMMANDS[slug]).ALL
    return commands


def load_prompts(slug: str) -> None:
    """Read in the prompts of a game, so that the first of each opens as quickly as the others."""
    for module in _PROMPTS.get(slug, ()):
        import_module(module)
