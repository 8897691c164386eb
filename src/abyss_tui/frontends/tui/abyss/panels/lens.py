"""The lens: in full what the cursor is on, what it costs and why, and what paying brings."""

from rich.style import Style

from abyss_tui.frontends.tui.abyss.board import AbyssBoard, only
from abyss_tui.frontends.tui.abyss.panels.lords import has_acted
from abyss_tui.frontends.tui.abyss.panels.pieces import signs_of
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.lens_plate import draw_lens
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.frontends.tui.widgets.telling import TellingPanel
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import Ally, Lord
from abyss_tui.games.abyss.text.lens import Viewer, lens
from abyss_tui.games.abyss.text.signs import race_role


class LensPanel(TellingPanel):
    """The lens of Abyss."""

    def needed(self, board: AbyssBoard) -> AbyssBoard:
        """Return all that can be told of a thing, once one is pointed at."""
        if self.target is None:
            return only(board)
        return only(board, board.view, board.preview, ended=board.ended)

    def draw(self, board: AbyssBoard, drawing: Drawing) -> None:
        """Draw the plate, and what is said on it."""
        target = self.target
        if target is None:
            draw_lens(drawing, None, None)
            return
        names = [board.name(seat) for seat in range(len(board.view.players))]
        by = Viewer(board.view, board.preview, names, board.look.voice, acted=has_acted(board))
        draw_lens(drawing, lens(target.kind, target.thing, by), _chip(target, board.look))


def _chip(target: Target, look: Look) -> tuple[str, Style] | None:
    """Return the sign of the Race of a thing on its colour."""
    signs = signs_of(look)
    match target.thing:
        case Lord() as lord:
            sign, role = signs.guild(lord.guild), race_role(lord.race)
        case Race() as race:
            sign, role = signs.race(race), race_role(race)
        case Ally() as ally:
            sign, role = signs.race(ally.race), race_role(ally.race)
        case _:
            return None
    return f" {sign} ", look.palette.chip(role)
