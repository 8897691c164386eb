"""A game to learn with: played by the same rules at the same kind of table, but kept nowhere."""

from abyss_tui.kernel.game_kind import GameKind
from abyss_tui.record.entries import Entry, Header, now
from abyss_tui.record.game_id import NOT_KEPT, GameId
from abyss_tui.record.history import History
from abyss_tui.table.table import Table


class NoJournal:
    """The journal of a game that nobody goes on with: it forgets everything at once."""

    @property
    def game(self) -> GameId:
        """No name: the game cannot be found again."""
        return NOT_KEPT

    async def append(self, entry: Entry) -> None:
        """Forget an entry."""

    async def check(self) -> None:
        """Nothing is there, as it should be."""

    async def begin_anew(self) -> None:
        """Nothing needs to be kept elsewhere."""

    async def close(self) -> None:
        """There is nothing to close."""


def practice_table(kind: GameKind, names: tuple[str, ...], seed: int) -> Table:
    """Return the table of a new game of a kind. It is neither listed nor kept."""
    header = Header(names, seed, None, now(), game=kind.slug, rules=kind.rules)
    return Table(History(kind, header), NoJournal())
