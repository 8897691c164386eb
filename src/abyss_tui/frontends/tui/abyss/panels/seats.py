"""What is to be said of a player, piece by piece, wherever it is written."""

from typing import Final

from rich.cells import cell_len
from rich.style import Style

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.panels.pieces import best_by_race, in_force, race_sign, signs_of
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece
from abyss_tui.games.abyss.cards.board import KEYS_NEEDED, LORDS_TO_END
from abyss_tui.games.abyss.cards.names import GUILDS
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.text.threats import threats
from abyss_tui.games.abyss.threats import is_near_the_end
from abyss_tui.games.abyss.views import OwnedLord, PlayerView
from abyss_tui.records import record

SETTINGS: Final = LORDS_TO_END
"""The places for Lords before a player."""


@record
class Seat:
    """A player of a board, and what is to be said of them."""

    board: AbyssBoard
    seat: int
    new_pearls: bool = False
    """Whether the number of Pearls has just changed."""
    new_lords: frozenset[Lord] = frozenset()
    """The Lords that have just come, to anybody."""

    @property
    def look(self) -> Look:
        return self.board.look

    @property
    def player(self) -> PlayerView:
        return self.board.view.players[self.seat]

    @property
    def active(self) -> bool:
        """Whether it is this player's turn."""
        view = self.board.view
        return view.seat == self.seat and view.decision is not None

    @property
    def own(self) -> bool:
        """Whether the viewer sits there."""
        return self.board.view.you == self.seat

    @property
    def acts_here(self) -> bool:
        """Whether it is the viewer's own turn, or there is none: only then does anything glow."""
        return self.active and self.board.glows(self.seat)

    @property
    def open_tokens(self) -> tuple[int, ...] | None:
        """The values of the viewer's own tokens, when they may be shown."""
        tokens = self.player.monsters
        return None if isinstance(tokens, int) or not self.board.open_hand else tokens

    @property
    def lords_in_order(self) -> list[OwnedLord]:
        """The Lords, free ones first, each group by Guild."""
        return sorted(
            self.player.lords, key=lambda owned: (not owned.free, GUILDS.index(owned.lord.guild))
        )

    def name(self, cells: int) -> list[Piece]:
        """Return the number and the name, in capitals for whose turn it is."""
        look, palette = self.look, self.look.palette
        name = self.board.name(self.seat)
        you = f" {look.voice.text('you')}" if self.own else ""
        if cells < 3 + cell_len(name) + cell_len(you):
            you = ""
        if self.seat in self.board.away:
            you = f" {look.voice.text('(away)')}"
        name = look.cut(name.upper() if self.active else name, cells - 3 - cell_len(you))
        return [
            (look.marks.cursor if self.active else " ", self._light),
            (f"{self.seat + 1} ", self._light if self.active else palette.dim),
            (name, palette.hi if self.active else palette.text),
            (you, palette.dim),
        ]

    @property
    def _light(self) -> Style:
        return self.look.palette.glow if self.acts_here else self.look.palette.hi

    def threat(self, most: int = 9, *, brief: bool = False) -> list[Piece]:
        """Return what the player is close to, so many things at most; nothing of the viewer."""
        look, palette = self.look, self.look.palette
        if self.own:
            return []
        warnings = threats(self.board.view, self.seat, look.voice, brief=brief)[:most]
        between = f" {look.marks.between} "
        return [(f"{look.marks.alarm} {between.join(warnings)}", palette.rose)] if warnings else []

    def pearls(self) -> list[Piece]:
        palette = self.look.palette
        style = palette.hi if self.player.pearls else palette.text
        if self.new_pearls:
            style = palette.sel + palette.moon + Style(bold=True)
        return [
            (signs_of(self.look).pearl, palette.style("pearl")),
            (f"{self.player.pearls}", style),
        ]

    def hand(self) -> list[Piece]:
        palette = self.look.palette
        word = self.look.voice.text("hand")
        return [(f"{word} ", palette.dim), (str(self.player.hand_size), palette.hi)]

    def monsters(self) -> list[Piece]:
        """Return how many Monster tokens, and the viewer's value of them: M 2=5."""
        palette, tokens = self.look.palette, self.open_tokens
        sign, count = signs_of(self.look).monster, self.player.monster_count
        if not count:
            return [(f"{sign} 0", palette.faint)]
        held = [(sign, palette.crimson_chip), (f" {count}", palette.hi)]
        return [*held, (f"={sum(tokens)}", palette.rose)] if tokens else held

    def sockets(self) -> list[Piece]:
        """Return three sockets of three cells with the Keys in them; further Keys are counted."""
        look, palette = self.look, self.look.palette
        keys, sign = self.player.keys + self.player.lord_keys, signs_of(look).key
        more = [(f"+{keys - KEYS_NEEDED} ", palette.gold)] if keys > KEYS_NEEDED else []
        filled = [look.socket(sign if place < keys else "") for place in range(KEYS_NEEDED)]
        gap = (" ", palette.text)
        return [*more, *filled[0], gap, *filled[1], gap, *filled[2]]

    def keys(self) -> list[Piece]:
        """Return the sockets in a cell each: KK·."""
        look, palette = self.look, self.look.palette
        keys = self.player.keys + self.player.lord_keys
        filled, sign = min(keys, KEYS_NEEDED), signs_of(look).key
        empty = look.marks.nothing * (KEYS_NEEDED - filled)
        more = f"+{keys - KEYS_NEEDED}" if keys > KEYS_NEEDED else ""
        return [(sign * filled + more, palette.gold), (empty, palette.faint)]

    def settings(self) -> list[Piece]:
        """Return the Lords in a cell each, and the free settings: ∩K§(ψ)····."""
        look, palette = self.look, self.look.palette
        pieces: list[Piece] = []
        for owned in self.lords_in_order:
            if owned.disabled:
                pieces.append((look.marks.impossible, palette.dim))
            sign = race_sign(owned.lord.race, look)
            if owned.lord in self.new_lords:
                sign = (sign[0], palette.moon_chip)
            pieces += [sign] if owned.free else [("(", palette.dim), sign, (")", palette.dim)]
            if in_force(owned) and owned.lord.keys:
                pieces.append((signs_of(look).key, palette.gold))
        free = SETTINGS - len(self.player.lords)
        return [*pieces, (look.marks.nothing * free, palette.faint)]

    def lords(self) -> list[Piece]:
        """Return how many Lords of the seven."""
        palette, near = self.look.palette, is_near_the_end(self.player)
        count = f"{len(self.player.lords)}/{LORDS_TO_END}"
        return [(count, palette.rose if near else palette.text)]

    def lords_and_end(self) -> list[Piece]:
        """Return the same, and whether they triggered the end."""
        look, ended = self.look, self.board.view.ending == self.seat
        end = [(f" {look.voice.text('END')}", look.palette.rose)] if ended else []
        return [*self.lords(), *end]

    def affiliated(self, *, counting: bool = False) -> list[Piece]:
        """Return the affiliated Allies that count, maybe with how many others: ∩5 ¤3+1 §-."""
        return best_by_race(self.player.affiliated, self.look, counting=counting)

    def locations(self) -> list[Piece]:
        """Return how many Locations, and what they are worth: 2 Loc 17."""
        look, palette = self.look, self.look.palette
        held = self.player.locations
        if not held:
            return [("-", palette.faint)]
        worth = sum(self.board.preview.owned[each] for each in held)
        text = f"{look.voice.count('{number} Loc', '{number} Loc', len(held))} "
        return [(text, palette.dim), (str(worth), palette.hi)]

    def points(self) -> list[Piece]:
        """Return the points that lie open, and the tokens beside them."""
        look, palette = self.look, self.look.palette
        shown = [(str(self.board.preview.points[self.seat]), palette.hi)]
        if not self.player.monster_count:
            return shown
        tokens = self.open_tokens
        more = signs_of(look).monster if tokens is None else str(sum(tokens))
        return [*shown, ("+", palette.dim), (more, palette.rose)]
