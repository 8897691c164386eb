"""What is said of the final score: who won, who came where, and what everybody did."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from abyss_tui.frontends.tui.game_ui import GameUI
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece, cut
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.game_kind import Score
from abyss_tui.table.place import Place

LONGEST_NAME: Final = 10
"""The cells of a name before the numbers of all."""
KEPT: Final = "\xa0"
"""A blank where no row ends: what belongs together stays together."""
TURNS: Final = "turns"
"""The figure that says nothing in a line: it is the same for all, or nearly."""
COLUMN: Final = 13
LABEL: Final = 20
"""The cells of a number and of what it is called; longer words have the numbers nearer."""
ROW: Final = LABEL + 4 * COLUMN
"""The cells of a row of the figures."""

_PLACES: Final[Mapping[int, str]] = {1: "WINS", 2: "2nd", 3: "3rd"}
"""The places that have a word of their own; no game has so many seats that there is a 21st."""


def placed(seat: int, scores: Sequence[Score], voice: Voice) -> str:
    """Return which place a seat has reached, in a word; seats of equal rank have the same one."""
    place = 1 + sum(score.rank > scores[seat].rank for score in scores)
    return voice.text(_PLACES.get(place, "{number}th"), number=place)


def figures(place: Place, ui: GameUI, voice: Voice) -> Text:
    """Return what everybody did, in figures, and what is to be said of each score."""
    rows = place.kind.text.rows(voice)
    listed: dict[str, Sequence[int]] = {
        label: [each[name] for each in place.figures]
        for name, label in place.kind.text.figures(voice).items()
        if name not in rows  # else it stands on the score
    }
    minor = [ui.text.minor_rows(score, voice) for score in place.scores]
    listed.update({label: [each[label] for each in minor] for label in minor[0]})
    called = max([LABEL, *(cell_len(label) + 1 for label in listed)])
    column = min(COLUMN, (ROW - called) // len(place.names))
    text = Text(" " * called)
    _append(text, place.names, column, voice, "bold")
    for label, numbers in listed.items():
        text.append("\n" + set_cell_size(label, called))
        _append(text, numbers, column, voice)
    text.append("\n")
    for player, score in zip(place.names, place.scores, strict=True):
        if remark := ui.text.remark(score, voice):
            text.append(f"\n{player}{voice.text(': ')}", "bold")
            text.append(remark)
    return text


def in_numbers(place: Place, look: Look) -> list[Piece]:
    """Return what everybody did: the players, then what, and a number for each in their order."""
    rows = place.kind.text.rows(look.voice)
    between = look.marks.between
    names = between.join(look.cut(name, LONGEST_NAME).replace(" ", KEPT) for name in place.names)
    pieces: list[Piece] = [(names, look.palette.hi), ("   ", look.palette.text)]
    for name, label in place.kind.text.figures(look.voice).items():
        if name in rows or name == TURNS:
            continue
        together = label.replace(" ", KEPT)
        numbers = between.join(str(each[name]) for each in place.figures)
        pieces += [(f"{together}{KEPT}", look.palette.dim), (numbers, look.palette.text)]
        pieces.append(("   ", look.palette.text))
    return pieces


def _append(
    text: Text, cells: Iterable[str | int], column: int, voice: Voice, style: str = ""
) -> None:
    """Append a column of so many cells for each player."""
    for cell in cells:
        shown = cut(str(cell), column - 2, voice.marks.cut)
        text.append(" " * (column - cell_len(shown)) + shown, style=style)
