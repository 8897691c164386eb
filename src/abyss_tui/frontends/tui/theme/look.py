"""How one session sees the table: its language and signs, and its colours."""

from collections.abc import Sequence
from dataclasses import field
from itertools import groupby
from operator import itemgetter
from typing import Literal, TypeAlias

from rich.style import Style

from abyss_tui.frontends.tui.keys.commands import TableCommand
from abyss_tui.frontends.tui.keys.keys import Keys, plain_key
from abyss_tui.frontends.tui.terminal.graphics import Graphics
from abyss_tui.frontends.tui.theme import pieces as written
from abyss_tui.frontends.tui.theme.palette import Palette
from abyss_tui.frontends.tui.theme.pieces import Piece
from abyss_tui.i18n.marks import Marks
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.records import record
from abyss_tui.settings.settings import USUAL, Settings

Rank: TypeAlias = Literal["first", "second", "off"]
"""How much light a keycap has: of what is possible, of what comes second, of what cannot be."""


@record
class Look:
    """What everything needs that draws the table."""

    voice: Voice
    palette: Palette
    keys: Keys = field(default_factory=Keys)
    settings: Settings = USUAL
    """What else this person has chosen: whether things move, whether cards have pictures."""
    graphics: Graphics | None = None
    """How pictures are shown in pixels of the terminal; None shows them in half blocks."""

    @property
    def marks(self) -> Marks:
        """The signs that are no pieces of any game."""
        return self.voice.marks

    @property
    def shows_pictures(self) -> bool:
        """Whether cards have pictures: if they are wanted and there are colours for them."""
        return self.settings.pictures != "none" and self.palette.blocks

    def pieces(self, sentence: Sentence, plain: Style | None = None) -> list[Piece]:
        """Return what is said in the styles of its roles; what has none in the `plain` style."""
        styled = ((span.text, self.palette.style(span.role, plain)) for span in sentence)
        return [
            ("".join(text for text, _ in run), style)
            for style, run in groupby(styled, key=itemgetter(1))
        ]

    def wrapped(
        self, sentence: Sentence, cells: int, plain: Style | None = None
    ) -> list[list[Piece]]:
        """Return what is said in rows of at most so many cells."""
        return written.wrapped(self.pieces(sentence, plain), cells)

    def last_rows(self, sentence: Sentence, cells: int, most: int) -> list[list[Piece]]:
        """Return the end of what is said in so many rows at most, all of it where that fits.

        Where something is missing it begins with the sign of a cut.
        """
        sign = (f"{self.marks.cut} ", self.palette.dim)
        return written.last_rows(self.pieces(sentence), cells, most, sign)

    def first_clauses(self, pieces: Sequence[Piece], cells: int) -> list[Piece]:
        """Return pieces in so many cells: as many clauses as fit, and that something is left."""
        more = (f" {self.marks.between} {self.marks.cut}", self.palette.dim)
        return written.first_clauses(pieces, cells, more) or self.fitted(pieces, cells)

    def cut(self, text: str, cells: int) -> str:
        """Return a text in at most so many cells, with the sign of a cut where it was made."""
        return written.cut(text, cells, self.marks.cut)

    def fitted(self, pieces: Sequence[Piece], cells: int) -> list[Piece]:
        """Return pieces in at most so many cells, with the sign of a cut where it was made."""
        return written.fitted(pieces, cells, self.marks.cut)

    def sign(self, command: TableCommand) -> str:
        """Return how the key of a command is written for who sits there."""
        return self.keys.sign(command.id, command.key, self.voice)

    def is_key_of(self, command: TableCommand, key: str) -> bool:
        """Return whether a key, or the one whose twin it is, is that of a command."""
        keys = self.keys
        further = keys.also.get(command.id, command.also)
        return plain_key(key) in (keys.key(command.id, command.key), *further)

    def key(self, command: TableCommand) -> list[Piece]:
        """Return the key of a command alone: [e]."""
        return self.letter(self.sign(command))

    def command(self, command: TableCommand, style: Style | None = None) -> list[Piece]:
        """Return the key of a command and its word: [e]xplore."""
        return self.letter(self.sign(command), self.voice.text(command.word), style)

    def keycap(self, key: str, rank: Rank = "first") -> list[Piece]:
        """Return a key as it lies on the keyboard: three cells for a letter.

        Light if it acts, less so if it is of second rank, dark if it cannot act now.
        """
        palette = self.palette
        if palette.blocks:
            chips = {"first": palette.glow_chip, "second": palette.glow_tone}
            return [(f" {key} ", chips.get(rank, palette.off_chip))]
        style = palette.dim if rank == "off" else palette.letter
        return [("[", palette.dim), (key, style), ("]", palette.dim)]

    def socket(self, sign: str = "") -> list[Piece]:
        """Return a socket for a Key in three cells, with the sign of the Key if it holds one."""
        palette = self.palette
        if palette.blocks:
            style = palette.gold_chip if sign else palette.gold_tone
            return [(f" {sign or self.marks.nothing} ", style)]
        if sign:
            return [(f"[{sign}]", palette.gold + Style(bold=True))]
        return [(f"[{self.marks.nothing}]", palette.dim)]

    def letter(self, key: str, word: str = "", style: Style | None = None) -> list[Piece]:
        """Return a key and the word for what it does: [e]xplore, [.] hide.

        The key is the first letter of the word when it begins so.
        """
        rest = word and f" {word}"
        if word.startswith(key):
            rest = word.removeprefix(key)
        palette = self.palette
        return [
            ("[", palette.dim),
            (key, palette.letter),
            ("]", palette.dim),
            (rest, palette.text if style is None else style),
        ]
