"""What the screens ask of a game: its panels, its commands, its table, and what is said of it.

`frontends.tui.abyss` has that of Abyss. The screens hold views, previews and actions without a look
inside.
"""

from collections.abc import Awaitable, Callable, Collection, Hashable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from rich.text import Text
from textual.geometry import Region, Size
from textual.screen import Screen

from abyss_tui.frontends.tui.keys.commands import TableCommand
from abyss_tui.frontends.tui.portraits.portrait import Portrait
from abyss_tui.frontends.tui.prompts.base_screen import BaseScreen
from abyss_tui.frontends.tui.prompts.prompt import TakeBack
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.pillars import Ceremony
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.i18n.voice import Part, Sentence, Voice
from abyss_tui.kernel.question import Question
from abyss_tui.kernel.sitting import Seen
from abyss_tui.kernel.table_text import TableText
from abyss_tui.kernel.thinking import WayAsked
from abyss_tui.records import record
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.steps import Ask, AskAll
from abyss_tui.table.place import Place

T = TypeVar("T")


@record
class CardEntry:
    """A card in the list of all cards."""

    target: Target
    columns: Sequence[Sentence]
    """What it is called, what it is, and where it is now."""
    in_full: Sequence[Sentence]
    """The same in more columns, for a window that has room for them."""
    searched: str
    """All that can be searched for."""


@record
class Deed:
    """What is done with a thing of the board."""

    command: TableCommand
    said: Sentence = ()
    """What follows from it."""


class Reference(Protocol):
    """What the screens ask of a game for whoever wants to read."""

    def in_short(self, target: Target, seen: Seen, voice: Voice) -> Sentence:
        """Return what matters of a thing on the board, in one paragraph; mostly nothing."""
        ...

    def things(self, view: Any) -> Sequence[Target]:
        """Return what can be read about at the table, in the order in which one leafs through."""
        ...

    def portrait(self, target: Target, view: Any) -> Portrait | None:
        """Return what a thing on the board looks like; None if it has no picture."""
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


class NothingToRead:
    """The reference of a game without things on the board to read about, cards and signs."""

    lists_cards = False

    def in_short(self, target: Target, seen: Seen, voice: Voice) -> Sentence:
        """Nothing matters."""
        return ()

    def things(self, view: Any) -> Sequence[Target]:
        """There are none."""
        return ()

    def portrait(self, target: Target, view: Any) -> Portrait | None:
        """There are none."""
        return None

    def cards(self, seen: Seen, voice: Voice) -> Sequence[CardEntry]:
        """There are none."""
        return ()

    def legend(self, voice: Voice) -> Sentence:
        """There are no signs."""
        return ()


class Playing(Protocol):
    """What is played at the screen of a table, as its parts and its game know it."""

    def play(self, *actions: object) -> None:
        """Answer one decision after the other."""
        ...

    def change(self, change: Callable[[int], Awaitable[object]]) -> None:
        """Change the game, and go on when that is kept; it is given the number that is shown."""
        ...

    def take_back(self) -> None:
        """Take the last action back."""
        ...

    def why_not_undo(self) -> str | None:
        """Return why the last action cannot be taken back here, as a clause, or None."""
        ...


class KeysOfTable(Protocol):
    """What lets keys act on the board of a table."""

    def settle(self) -> None:
        """Let the key that was pressed last not act on the board as well while it is held."""
        ...


class ShownTable(Protocol):
    """The screen of a table, as its parts and its game know it."""

    away: frozenset[int]
    """The seats of other screens whose people are away."""
    number: int
    """The number of the decision that the screen shows."""

    @property
    def on_screen(self) -> BaseScreen[None]:
        """Return the screen itself, for what any screen does."""
        ...

    @property
    def sitting(self) -> Sitting:
        """Return the people of this screen: what comes next for them."""
        ...

    @property
    def place(self) -> Place:
        """Return where they sit."""
        ...

    @property
    def ui(self) -> "GameUI":
        """Return the screens' side of the game."""
        ...

    @property
    def game(self) -> "GameAtTable":
        """Return what the game adds to this screen."""
        ...

    @property
    def look(self) -> Look:
        """Return the voice, colours and keys of who sits there."""
        ...

    @property
    def voice(self) -> Voice:
        """Return the voice of who sits there."""
        ...

    @property
    def playing(self) -> Playing:
        """Return what sends the sitting what is played here."""
        ...

    @property
    def viewer(self) -> int | None:
        """Return the seat that sits there now, None while nobody does."""
        ...

    @property
    def hand_shown(self) -> bool:
        """Return whether anything on the screen comes from the viewer's own view."""
        ...

    def show_board(self) -> None:
        """Bring the board up to date."""
        ...

    @property
    def asking(self) -> bool:
        """Return whether a question lies over the board, or its answer is still to come."""
        ...

    @property
    def closing(self) -> bool:
        """Return whether nobody sits here any more, or the screen is on its way out."""
        ...

    @property
    def more_commands(self) -> Sequence[TableCommand]:
        """Return what can be done at this table besides, wherever its screen is."""
        ...

    def words(self, msgid: str, **parts: Part) -> str:
        """Return an English text in the language of who sits there."""
        ...

    def say(self, said: str, *, seconds: float = 4) -> None:
        """Say something beside the screen."""
        ...

    def text(self, sentence: Sentence, *, coloured: bool = False) -> Text:
        """Return a sentence as a prompt shows it."""
        ...

    def shown(self) -> Seen:
        """Return the table as it is shown now: without a hand that is hidden."""
        ...

    def hand_line(self) -> Text | None:
        """Return the viewer's hand in a line; None while it is hidden."""
        ...

    def hand_is_hidden(self) -> bool:
        """Return whether the hand is hidden, and say so if it is."""
        ...

    @property
    def keys(self) -> KeysOfTable:
        """Return what lets keys act on the board."""
        ...

    def lay(self, screen: Any, then: Callable[[Any], None], *, lasting: bool = False) -> None:
        """Lay a question over the board, and go on with its answer."""
        ...

    def ask_choice(
        self,
        question: Question[T],
        then: Callable[[T | TakeBack | None], None],
        *,
        asks: str,
        may_leave: bool = True,
        may_undo: bool = False,
    ) -> None:
        """Ask the viewer to choose, with their hand in sight; `asks` is as in `Prompt.asks`."""
        ...

    def find(self, among: Collection[Target], then: Callable[[Target], None]) -> None:
        """Let one of these cards be searched for, and go on with the one that is chosen."""
        ...

    def answered(self, action: object) -> None:
        """Go on with the answer of a prompt: an action, nothing, or the wish to undo."""
        ...

    def go_on(self) -> None:
        """Show the table and what comes next."""
        ...

    def leave(self) -> None:
        """Stand up from the table."""
        ...

    def act(self, action: str) -> None:
        """Do what a command says, by the name of its action."""
        ...


DrawCeremony: TypeAlias = Callable[[Drawing, Ceremony, Region, Seen], None]
"""Draws how far a score is revealed into a region, with the table at its end."""


class GameAtTable:
    """What a game adds to the screen of its table; as it stands here, nothing."""

    def __init__(self, table: ShownTable) -> None:
        self.table = table

    @property
    def commands(self) -> Sequence[TableCommand]:
        """What only this game can do at this table, and what it says otherwise of any table's."""
        return self.table.ui.commands

    def may(self, command: TableCommand) -> bool:
        """Whether a command of this game can be given now."""
        return False

    def do(self, command: TableCommand) -> None:
        """Do what a command of this game says; it can be given now."""

    def key(self, key: str) -> bool:
        """Do what a further key means on this board; return whether it means anything."""
        return False

    def picked(self, target: Target) -> bool:
        """Do what is done with a thing of the board; return False if it is only to be read of."""
        return False

    def does(self, target: Target) -> Deed | None:
        """Return what picking a thing of the board does now; None if that cannot be done."""
        return None

    def asks_on_board(self, kind: str) -> bool:
        """Whether the board itself asks a decision of this kind, with its keys and clicks."""
        return False

    @property
    def is_to_be_seen(self) -> bool:
        """Whether the board shows what must be seen before a key answers it, as a question does."""
        return False

    @property
    def searches(self) -> bool:
        """Whether / searches on this board now, whatever else it does in the program."""
        return False

    def asked_on_board(self) -> None:
        """Point out where the answer is looked for: the board asks the decision that waits."""

    def lit_behind(self, asks: str) -> Collection[str]:
        """Return the panels that stay lit behind a box, by their names: what is needed to answer.

        `asks` names what the box asks or explains: a kind of decision, or what `Prompt.asks` says.
        """
        return ("header", "log")

    def lights_alone(self, asks: str) -> bool:
        """Whether only what is asked about stays lit, and not the panel on which it lies."""
        return False

    def prompt(self, step: Ask | AskAll) -> Screen[Any] | None:
        """Return the prompt of a question that is more than a list; None for the list."""
        return None

    @property
    def doing(self) -> str:
        """What the viewer has begun to do and is asked about now; empty for nothing."""
        return ""

    @property
    def way_asked(self) -> WayAsked | None:
        """How the viewer may do what they have begun; None for nothing, or where one way is all."""
        return None

    @property
    def begun(self) -> Hashable:
        """What the viewer has chosen already of an answer that takes more; None for nothing."""
        return None

    @property
    def gained(self) -> Hashable:
        """What came into the viewer's hand since their last turn began; None for nothing."""
        return None

    def meanwhile(self) -> Sentence:
        """Return what the viewer can do while somebody else decides."""
        return ()


class GameUI(Protocol):
    """The screens' side of a kind of game."""

    @property
    def panels(self) -> Mapping[str, type[Panel]]:
        """Return the panels by name, in the order of the tab key."""
        ...

    @property
    def commands(self) -> Sequence[TableCommand]:
        """Return what only this game can do, and what it says otherwise of any table's."""
        ...

    @property
    def turn(self) -> Sequence[TableCommand]:
        """Return what a player does in their own turn, of those commands."""
        ...

    @property
    def mouse(self) -> str:
        """Return what can be clicked on the board, as an English sentence."""
        ...

    @property
    def text(self) -> TableText:
        """Return what is said at the table."""
        ...

    @property
    def reference(self) -> Reference:
        """Return what can be looked up at any time."""
        ...

    def layout(self, size: Size, view: Any) -> Mapping[str, Region]:
        """Return where each panel lies, by its name; `view` is None before there is one."""
        ...

    def at_table(self, table: ShownTable) -> GameAtTable:
        """Return what the game adds to the screen of a table."""
        ...

    @property
    def ceremony(self) -> DrawCeremony | None:
        """Return what draws the final score in a way of the game's own; None for pillars."""
        ...
