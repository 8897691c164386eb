"""The list of the tables of a host, in columns as wide as what stands in them."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from abyss_tui.games import registry
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.lobby.rooms.room_info import RoomInfo
from abyss_tui.lobby.rooms.waiting import STATES

GAP: Final = 2
"""Cells between two columns."""
NARROW: Final = 100
"""Below so many cells of the window, names are worth more than the whole name of a game."""


class LobbyColumns:
    """Lays rows of tables out below their heads.

    Who sits there stands last: it is what is cut in a narrow window.
    """

    def __init__(self, rooms: Sequence[RoomInfo], voice: Voice, cells: int) -> None:
        """`rooms` are all that are listed, in a window of so many cells."""
        self._voice = voice
        self._narrow = cells < NARROW
        self._game = voice.text("game") if registry.several() else ""
        heads = (voice.text("table"), voice.text("state"), voice.text("seats"), self._game)
        self._heads = list(filter(None, heads))
        rows = [self._heads, *map(self._cells, rooms)]
        columns = zip(*rows, strict=True)
        self._widths = [GAP + max(map(cell_len, column)) for column in columns]

    def _cells(self, room: RoomInfo) -> list[str]:
        voice = self._voice
        taken = sum(seat.taken for seat in room.seats)
        game = [self._called(room.game)] if self._game else []
        return [room.name, voice.say(STATES[room.state]), f"{taken}/{len(room.seats)}", *game]

    def _laid_out(self, cells: Iterable[str]) -> list[str]:
        return [set_cell_size(*each) for each in zip(cells, self._widths, strict=True)]

    def head(self) -> Text:
        """Return the heads of the columns."""
        head = "".join(self._laid_out(self._heads))
        return Text(f"  {head}{self._voice.text('who')}", no_wrap=True, overflow="ellipsis")

    def row(self, room: RoomInfo) -> Text:
        """Return the row of a table."""
        voice, marks = self._voice, self._voice.marks
        name, *others = self._laid_out(self._cells(room))
        row = Text.assemble("  ", (name, "bold"), *others, no_wrap=True, overflow="ellipsis")
        if room.mine:
            row.append(f"{marks.here} {voice.text('your seat')}{' ' * GAP}", "bold")
        elif room.locked and not room.owned:
            row.append(f"{voice.text('password')}{' ' * GAP}", "dim")
        return row.append(plain(voice.enumerated(seat.name for seat in room.seats if seat.taken)))

    def _called(self, slug: str) -> str:
        """Return what a game is called; in a narrow window the end of it: Conspiracy.

        One that is not here is called by its slug.
        """
        named = registry.name_among_several(slug)
        name = slug if named is None else self._voice.say(named)
        return name.rpartition(":")[2].strip() if self._narrow else name
