"""The colours of the chambers of Conspiracy, and the styles that are made of them.

A Lord is a brick in the dark tone of its Guild. Only the largest Coalition of a chamber has the
pure colour: so groups are seen, and no Race's colour is thinned.
"""

from collections.abc import Mapping
from dataclasses import field
from typing import Final

from rich.style import Style

from abyss_tui.frontends.tui.theme.mixing import mixed
from abyss_tui.records import record

ROWS: Final = 5
"""The rows of spaces of a chamber."""
_FALLING: Final = 0.8
"""How the light falls off with the depth: below 1 more quickly near the surface."""


@record(kw_only=True)
class ChamberColours:
    """What they are called; each as "#RRGGBB", those of Guilds by the roles of their Races."""

    bricks: Mapping[str, str]
    links: Mapping[str, str]
    """Between neighbours of the largest Coalition."""
    joints: Mapping[str, str]
    """Written on these."""
    brick_links: Mapping[str, str]
    """Between neighbours of any other Coalition."""
    water_top: str
    water_foot: str
    shaft_top: str
    """The shaft of light in which who acts is seen."""
    shaft_foot: str
    wall: str
    """Between two chambers."""
    coat: str
    """Below the coat of arms on a Lord of the largest Coalition."""
    coats: Mapping[str, str]
    """Written on it."""
    free: tuple[str, ...]
    """Below free spaces, by row."""
    free_lit: tuple[str, ...]
    """The same in the shaft of light."""
    silver: str
    silver_socket: str
    """A socket without a silver Key."""
    silver_word: str


@record(kw_only=True)
class ChamberStyles:
    """The styles of what is drawn of chambers."""

    bricks: Mapping[str, Style]
    """Words on a Lord, by the role of its Race."""
    burning: Mapping[str, Style]
    """Words on a Lord of the largest Coalition."""
    coats: Mapping[str, Style]
    """The coat of arms on such a Lord."""
    links: Mapping[str, Style]
    brick_links: Mapping[str, Style]
    free: tuple[Style, ...]
    free_lit: tuple[Style, ...]
    wall: Style
    silver_chip: Style
    """A silver Key."""
    silver_tone: Style
    """A socket without a silver Key."""

    water: tuple[str, str]
    """The colours of the water at the surface and at the foot of the chambers."""
    shaft: tuple[str, str]
    """The same where it is lit; no colour at all where there are too few of them."""
    _waters: dict[tuple[int, int, bool], Style] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def ground(self, row: int, rows: int, *, lit: bool) -> Style:
        """Return the water in a row of the chambers, of so many: darker the deeper."""
        found = self._waters.get((row, rows, lit))
        if found is None:
            top, foot = self.shaft if lit else self.water
            share = (row / max(1, rows - 1)) ** _FALLING
            style = Style(bgcolor=mixed(top, foot, share)) if top else Style.null()
            found = self._waters[row, rows, lit] = style
        return found


def chamber_styles(
    these: ChamberColours, races: Mapping[str, str], *, ink: str, word: str, grounds: bool
) -> ChamberStyles:
    """Return the styles of these colours.

    `ink` is what is written on pure colours, `word` on bricks. Without `grounds` there are only
    chips: then a brick is written in light words and has no ground.
    """
    roles = these.bricks

    def on(colour: str, ground: str) -> Style:
        return Style(color=colour, bgcolor=ground if grounds else None, bold=True)

    return ChamberStyles(
        bricks={role: on(word, these.bricks[role]) for role in roles},
        burning={role: Style(color=ink, bgcolor=races[role], bold=True) for role in roles},
        coats={role: on(these.coats[role], these.coat) for role in roles},
        links={
            role: Style(color=these.joints[role], bgcolor=these.links[role], bold=True)
            for role in roles
        },
        brick_links={role: on(word, these.brick_links[role]) for role in roles},
        free=tuple(Style(bgcolor=colour) if grounds else Style.null() for colour in these.free),
        free_lit=tuple(
            Style(bgcolor=colour) if grounds else Style.null() for colour in these.free_lit
        ),
        wall=Style(bgcolor=these.wall) if grounds else Style.null(),
        silver_chip=Style(color=ink, bgcolor=these.silver, bold=True),
        silver_tone=on(these.silver_word, these.silver_socket),
        water=(these.water_top, these.water_foot) if grounds else ("", ""),
        shaft=(these.shaft_top, these.shaft_foot) if grounds else ("", ""),
    )


def by_row(top: str, foot: str) -> tuple[str, ...]:
    """Return a colour for each row of spaces."""
    return tuple(mixed(top, foot, row / (ROWS - 1)) for row in range(ROWS))
