"""A scene: a place made of pieces that stand somewhere, by their names."""

from collections.abc import Callable, Mapping
from typing import Final

from abyss_tui.frontends.tui.portraits.props import buildings, nature
from abyss_tui.frontends.tui.portraits.props.backdrops import BACKDROPS
from abyss_tui.frontends.tui.portraits.props.held import HELD
from abyss_tui.frontends.tui.portraits.shapes import Shapes, placed
from abyss_tui.records import record

_BUILT = (
    buildings.tower,
    buildings.closed_tower,
    buildings.lost_tower,
    buildings.parliament,
    buildings.senate,
    buildings.barracks,
    buildings.silos,
    buildings.reserves,
    buildings.shrine,
    buildings.crane,
    buildings.throne,
    buildings.jail,
    buildings.round_table,
    buildings.spires,
    buildings.dome,
    buildings.key_arch,
    buildings.fountain,
    buildings.medal,
    buildings.league,
)
_GROWN = (
    nature.floor,
    nature.giant_clam,
    nature.smoker,
    nature.coral_tree,
    nature.brain_coral,
    nature.fan_coral,
    nature.sargasso,
    nature.cliffs,
    nature.bridge,
    nature.whirl,
    nature.wreck,
    nature.fish_of_light,
    nature.mirror_line,
    nature.bubble_column,
)
PIECES: Final[Mapping[str, Callable[[], Shapes]]] = {
    **{each.__name__.replace("_", " "): each for each in (*_BUILT, *_GROWN)},
    **HELD,
    **BACKDROPS,
}
"""All that can stand in a scene, by name."""


@record
class Piece:
    """A piece of a scene, and where its foot stands."""

    name: str
    x: float = 0.0
    y: float = 0.0
    size: float = 1.0
    turn: float = 0.0
    """In parts of a full circle, clockwise."""
    flip: bool = False


def scene_of(pieces: tuple[Piece, ...]) -> Shapes:
    """Return the shapes of a scene, from the farthest piece to the nearest."""
    return [
        shape
        for each in pieces
        for shape in placed(
            PIECES[each.name](), each.x, each.y, each.size, turn=each.turn, flip=each.flip
        )
    ]
