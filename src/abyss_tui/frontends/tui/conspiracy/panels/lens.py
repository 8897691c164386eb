"""The lens: in full what the cursor is on, and what it would bring."""

from rich.style import Style

from abyss_tui.frontends.tui.conspiracy.board import ConspiracyBoard, only
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.lens_plate import LensPlate
from abyss_tui.frontends.tui.widgets.targets import Target
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.cards.pieces import Lord
from abyss_tui.games.conspiracy.text.lens import lens
from abyss_tui.games.conspiracy.text.names import ROLES, SIGNS
from abyss_tui.games.conspiracy.text.signs import LOCATION
from abyss_tui.games.conspiracy.text.viewer import Viewer
from abyss_tui.kernel.lens import Lens


class LensPanel(LensPlate):
    """The lens of Conspiracy."""

    def needed(self, board: ConspiracyBoard) -> ConspiracyBoard:
        """Return all that can be told of a thing, once one is pointed at."""
        return only(board) if self.target is None else only(board, board.view, board.preview)

    def lens(self, board: ConspiracyBoard, target: Target) -> Lens:
        """Return what is said of a thing."""
        names = [board.name(seat) for seat in range(len(board.view.players))]
        by = Viewer(board.view, board.preview, names, board.look.voice)
        return lens(target.kind, target.thing, by)

    def chip(self, target: Target, look: Look) -> tuple[str, Style] | None:
        """Return the sign of a Guild on its colour, of a deck or a Location."""
        palette = look.palette
        match target.kind, target.thing:
            case "reveal" | "draw", _:
                return f" {look.marks.back} ", palette.edge
            case "pile", Guild() as guild:
                return f" {SIGNS[guild]} ", palette.chip(ROLES[guild])
            case "card", Lord() as lord:
                return f" {SIGNS[lord.guild]} ", palette.chip(ROLES[lord.guild])
            case "location", _:
                return f" {LOCATION} ", palette.gold
            case "space", (int() as seat, int() as space):
                return self._standing(seat, space, look)
        return None

    def _standing(self, seat: int, space: int, look: Look) -> tuple[str, Style] | None:
        if self.board is None:
            return None
        chamber = self.board.view.players[seat].chamber
        if space > len(chamber):
            return None
        guild = chamber[space - 1].guild
        return f" {SIGNS[guild]} ", look.palette.chip(ROLES[guild])
