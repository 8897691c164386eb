"""The lens: in full what the cursor is on, and what it would bring."""

from rich.style import Style

from abyss_tui.frontends.tui.conspiracy.board import ConspiracyBoard, only
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.lens_plate import draw_lens
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.frontends.tui.widgets.telling import TellingPanel
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.cards.pieces import Lord
from abyss_tui.games.conspiracy.text.lens import lens
from abyss_tui.games.conspiracy.text.names import ROLES, SIGNS
from abyss_tui.games.conspiracy.text.signs import LOCATION
from abyss_tui.games.conspiracy.text.viewer import Viewer


class LensPanel(TellingPanel):
    """The lens of Conspiracy."""

    def needed(self, board: ConspiracyBoard) -> ConspiracyBoard:
        """Return all that can be told of a thing, once one is pointed at."""
        return only(board) if self.target is None else only(board, board.view, board.preview)

    def draw(self, board: ConspiracyBoard, drawing: Drawing) -> None:
        """Draw the plate, and what is said on it."""
        target = self.target
        if target is None:
            draw_lens(drawing, None, None)
            return
        names = [board.name(seat) for seat in range(len(board.view.players))]
        by = Viewer(board.view, board.preview, names, board.look.voice)
        draw_lens(drawing, lens(target.kind, target.thing, by), _chip(target, board))


def _chip(target: Target, board: ConspiracyBoard) -> tuple[str, Style] | None:
    """Return the sign of a Guild on its colour, of a deck or a Location."""
    look, palette = board.look, board.look.palette
    match target.kind, target.thing:
        case "reveal" | "draw", _:
            return f" {look.marks.back} ", palette.edge
        case "location", _:
            return f" {LOCATION} ", palette.gold
        case "pile", Guild() as guild:
            return _sign(guild, look)
        case "card", Lord() as lord:
            return _sign(lord.guild, look)
        case "space", (int() as seat, int() as space):
            chamber = board.view.players[seat].chamber
            return _sign(chamber[space - 1].guild, look) if space <= len(chamber) else None
    return None


def _sign(guild: Guild, look: Look) -> tuple[str, Style]:
    return f" {SIGNS[guild]} ", look.palette.chip(ROLES[guild])
