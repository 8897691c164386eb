"""What is to be said of a player, piece by piece, wherever it is written."""

from dataclasses import dataclass

from abyss_tui.games.abyss.cards.board import LORDS_TO_END
from abyss_tui.games.abyss.cards.names import GUILDS, RACE_OF_GUILD
from abyss_tui.games.abyss.views import PlayerView
from abyss_tui.tui.abyss.panels.pieces import name_of, race_sign, trimmed
from abyss_tui.tui.board import Board
from abyss_tui.tui.glyphs import GLYPHS, PALETTE
from abyss_tui.tui.widgets.canvas import Piece, cut


@dataclass(frozen=True, slots=True)
class Seat:
    """A player of a board, and what is to be said of them."""

    board: Board
    seat: int

    @property
    def player(self) -> PlayerView:
        return self.board.view.players[self.seat]

    @property
    def open_tokens(self) -> tuple[int, ...] | None:
        """The values of the viewer's own tokens, when they may be shown."""
        tokens = self.player.monsters
        return None if isinstance(tokens, int) or not self.board.open_hand else tokens

    def name(self, cells: int) -> list[Piece]:
        """Return the number and the name, and whether it is the viewer."""
        view = self.board.view
        active = view.seat == self.seat and view.decision is not None
        style = PALETTE.bright if active else PALETTE.text
        you = " (you)" if view.you == self.seat else ""
        name = cut(name_of(self.board, self.seat), cells - 4 - len(you))
        marker = (GLYPHS.here if active else " ", PALETTE.alarm)
        return [marker, (f"{self.seat + 1} ", PALETTE.bright), (name, style), (you, PALETTE.dim)]

    def keys(self) -> list[Piece]:
        return [(f"{self.player.keys}+{self.player.lord_keys}", PALETTE.key)]

    def monsters(self) -> list[Piece]:
        """Return how many Monster tokens, and the viewer's value of them."""
        tokens = self.open_tokens
        count = self.player.monster_count
        worth = f" ={sum(tokens)}" if tokens else ""
        return [(f"{count}{worth}", PALETTE.monster if count else PALETTE.dim)]

    def lords(self) -> list[Piece]:
        """Return how many Lords of the seven, and whether they triggered the end."""
        count = len(self.player.lords)
        near = count >= LORDS_TO_END - 2
        ended = self.board.view.ending == self.seat
        pieces = [(f"{count}/{LORDS_TO_END}", PALETTE.alarm if near else PALETTE.text)]
        return [*pieces, (" END", PALETTE.alarm)] if ended else pieces

    def points(self) -> list[Piece]:
        """Return the points that lie open, and the tokens beside them."""
        shown: list[Piece] = [(str(self.board.preview.points[self.seat]), PALETTE.bright)]
        if not self.player.monster_count:
            return shown
        tokens = self.open_tokens
        more = GLYPHS.monster if tokens is None else str(sum(tokens))
        return [*shown, ("+", PALETTE.dim), (more, PALETTE.monster)]

    def guilds(self) -> list[Piece]:
        """Return how many Lords there are of each Guild."""
        pieces: list[Piece] = []
        for guild in GUILDS:
            count = sum(owned.lord.guild is guild for owned in self.player.lords)
            sign, style = race_sign(RACE_OF_GUILD.get(guild))
            pieces.append((sign, style if count else PALETTE.dim))
            said = f"{count} " if count else "- "
            pieces.append((said, PALETTE.text if count else PALETTE.dim))
        return trimmed(pieces)
