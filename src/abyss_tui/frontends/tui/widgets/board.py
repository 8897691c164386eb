"""What the screens show at one moment."""

from collections.abc import Hashable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from abyss_tui.frontends.tui.keys.commands import TableCommand
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.i18n.voice import Sentence
from abyss_tui.kernel.story import Paragraph
from abyss_tui.records import record


class SeenPlayer(Protocol):
    """A player as somebody sees them."""

    @property
    def name(self) -> str:
        """Return the name as it was typed in."""
        ...


class TableView(Protocol):
    """What the view of every game has."""

    @property
    def you(self) -> int | None:
        """Return the viewer's seat, None for somebody who only looks on."""
        ...

    @property
    def players(self) -> Sequence[SeenPlayer]:
        """Return the players by seat."""
        ...


V_co = TypeVar("V_co", bound=TableView, covariant=True)
P_co = TypeVar("P_co", covariant=True)
V = TypeVar("V", bound=TableView)
P = TypeVar("P")


@record
class Board(Generic[V_co, P_co]):
    """The table as one seat sees it, with what the table can tell that seat beforehand.

    Which kind of view and preview it holds is the game's matter: `frontends.tui.abyss` has its
    `AbyssBoard`.
    """

    look: Look
    view: V_co
    preview: P_co
    story: tuple[Paragraph, ...]
    """What happened since the viewer's last turn, with that turn."""
    hand_shown: bool
    """Whether what only the viewer may see is on the screen."""
    turn: int
    """The number of the turn that runs."""
    headline: str
    """Who has to do what."""
    occasion: str = ""
    """What the table is shown for besides a game: "replay", or what a lesson asks for."""
    looked_back: bool = False
    """Whether it is shown as it stood at some move of a game, and nobody can do anything there."""
    hides: int | None = None
    """The seat that sits there while its hand is hidden: a key shows it; None if there is none."""
    ended: int | None = None
    """The seat that still looks at its own turn, which is over; None while a turn runs."""
    doing: str = ""
    """What the viewer has begun to do and is asked about now; empty for nothing."""
    asked: tuple[int, ...] = ()
    """The seats here that are asked together, in the order of asking."""
    away: frozenset[int] = frozenset()
    """The seats of other screens whose people are away."""
    onlooker: bool = False
    """Whether nobody sits at this screen: then what glows is whose turn it is."""
    cannot_undo: bool = False
    """Whether nobody here can take anything back now."""
    begun: Hashable = None
    """What the viewer has chosen already of an answer that takes more; None for nothing."""
    gained: Any = None
    """What came into the viewer's hand since their last turn began; None for nothing."""
    meanwhile: Sentence = ()
    """What the viewer can do while somebody else decides."""
    more_commands: Sequence[TableCommand] = ()
    """What can be done besides what any table and the game have."""

    @property
    def open_hand(self) -> bool:
        """Whether the viewer's hand, and what follows from it, may be shown."""
        return self.hand_shown and self.view.you is not None

    def glows(self, seat: int) -> bool:
        """Whether what a seat does is to catch the eye: the viewer's, for onlookers everybody's."""
        return self.onlooker or self.view.you == seat

    def name(self, seat: int) -> str:
        """Return the name of a player without what a terminal could not show in place."""
        return "".join(sign for sign in self.view.players[seat].name if sign.isprintable())


def bare(board: Board[Any, Any], view: V, preview: P, **parts: Any) -> Board[V, P]:
    """Return a board that looks the same, with only this on it; `parts` are fields of `Board`.

    It is what a panel draws that needs no more: then it stays as it is when the rest changes.
    """
    nothing = {"story": (), "hand_shown": False, "turn": 0, "headline": ""}
    looks = {"look": board.look, "onlooker": board.onlooker}
    return Board(view=view, preview=preview, **{**nothing, **looks, **parts})
