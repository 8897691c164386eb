"""What is to be said of a player, piece by piece, wherever it is written."""

from dataclasses import dataclass

from rich.cells import cell_len

from abyss_tui.games.abyss.cards.board import LORDS_TO_END
from abyss_tui.games.abyss.cards.names import GUILDS, RACE_OF_GUILD
from abyss_tui.games.abyss.views import PlayerView
from abyss_tui.tui.abyss.board import AbyssBoard
from abyss_tui.tui.abyss.panels.pieces import race_sign, signs_of
from abyss_tui.tui.look import Look
from abyss_tui.tui.pieces import Piece, trimmed


@dataclass(frozen=True, slots=True)
class Seat:
    """A player of a board, and what is to be said of them."""

    board: AbyssBoard
    seat: int

    @property
    def look(self) -> Look:
        return self.board.look

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
        view, look, palette = self.board.view, self.look, self.look.palette
        active = view.seat == self.seat and view.decision is not None
        you = f" {look.voice.text('(you)')}" if view.you == self.seat else ""
        if self.seat in self.board.away:
            you = f" {look.voice.text('(away)')}"
        name = look.cut(self.board.name(self.seat), cells - 4 - cell_len(you))
        return [
            (look.marks.here if active else " ", palette.alarm),
            (f"{self.seat + 1} ", palette.bright),
            (name, palette.bright if active else palette.text),
            (you, palette.dim),
        ]

    def pearls(self) -> list[Piece]:
        return [(str(self.player.pearls), self.look.palette.style("pearl"))]

    def keys(self) -> list[Piece]:
        keys = f"{self.player.keys}+{self.player.lord_keys}"
        return [(keys, self.look.palette.style("key"))]

    def hand(self) -> list[Piece]:
        return [(str(self.player.hand_size), self.look.palette.text)]

    def monsters(self) -> list[Piece]:
        """Return how many Monster tokens, and the viewer's value of them."""
        palette, tokens = self.look.palette, self.open_tokens
        count = self.player.monster_count
        worth = f" ={sum(tokens)}" if tokens else ""
        return [(f"{count}{worth}", palette.style("monster") if count else palette.dim)]

    def lords(self) -> list[Piece]:
        """Return how many Lords of the seven, and whether they triggered the end."""
        look, palette = self.look, self.look.palette
        count = len(self.player.lords)
        near = count >= LORDS_TO_END - 2
        ended = self.board.view.ending == self.seat
        pieces = [(f"{count}/{LORDS_TO_END}", palette.alarm if near else palette.text)]
        return [*pieces, (f" {look.voice.text('END')}", palette.alarm)] if ended else pieces

    def locations(self) -> list[Piece]:
        return [(str(len(self.player.locations)), self.look.palette.text)]

    def points(self) -> list[Piece]:
        """Return the points that lie open, and the tokens beside them."""
        look, palette = self.look, self.look.palette
        shown = [(str(self.board.preview.points[self.seat]), palette.bright)]
        if not self.player.monster_count:
            return shown
        tokens = self.open_tokens
        more = signs_of(look).monster if tokens is None else str(sum(tokens))
        return [*shown, ("+", palette.dim), (more, palette.style("monster"))]

    def guilds(self) -> list[Piece]:
        """Return how many Lords there are of each Guild."""
        look, palette = self.look, self.look.palette
        pieces: list[Piece] = []
        for guild in GUILDS:
            count = sum(owned.lord.guild is guild for owned in self.player.lords)
            sign, style = race_sign(RACE_OF_GUILD.get(guild), look)
            pieces.append((sign, style if count else palette.dim))
            number = f"{count} " if count else "- "
            pieces.append((number, palette.text if count else palette.dim))
        return trimmed(pieces)
