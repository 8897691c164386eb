"""The colours of each theme where a terminal has 16: signs decide, colours help.

Black as a ground is the terminal's own, whatever that is.
"""

from dataclasses import replace
from typing import Final

from abyss_tui.frontends.tui.terminal.colours import of_16
from abyss_tui.frontends.tui.theme.chambers import ChamberColours
from abyss_tui.frontends.tui.theme.colours import ThemeColours

_OWN: Final = of_16(0)
_RACES: Final = {
    "race.jellyfish": of_16(13),
    "race.crab": of_16(9),
    "race.seahorse": of_16(11),
    "race.shellfish": of_16(2),
    "race.squid": of_16(14),
    "race.none": of_16(7),
}

DARK: Final = ThemeColours(
    ground_top=_OWN,
    ground_bottom=_OWN,
    plate=_OWN,
    card=_OWN,
    rim=of_16(8),
    lit=_OWN,
    sel=_OWN,
    head=of_16(4),
    line=of_16(8),
    edge=of_16(8),
    hi=of_16(15),
    text=of_16(7),
    dim=of_16(7),
    faint=of_16(7),
    dim_raised=of_16(7),
    faint_raised=of_16(7),
    title=of_16(14),
    glow=of_16(14),
    glow_ground=of_16(14),
    glow_tone=_OWN,
    moon=of_16(15),
    pearl=of_16(15),
    gold=of_16(11),
    gold_ground=of_16(11),
    gold_tone=_OWN,
    rose=of_16(9),
    rose_raised=of_16(9),
    crimson=of_16(1),
    threat=tuple(map(of_16, (6, 6, 5, 5, 1, 9))),
    threat_ahead=(of_16(8),) * 6,
    depths=(_OWN,) * 6,
    races=_RACES,
    tones=dict.fromkeys(_RACES, _OWN),
    chambers=ChamberColours(
        bricks=dict.fromkeys(_RACES, _OWN),
        links=_RACES,
        joints=dict.fromkeys(_RACES, of_16(0)),
        brick_links=dict.fromkeys(_RACES, _OWN),
        water_top=_OWN,
        water_foot=_OWN,
        shaft_top=_OWN,
        shaft_foot=_OWN,
        wall=_OWN,
        coat=_OWN,
        coats=_RACES,
        free=(_OWN,) * 5,
        free_lit=(_OWN,) * 5,
        silver=of_16(7),
        silver_socket=_OWN,
        silver_word=of_16(15),
    ),
    ink=of_16(0),
    on_crimson=of_16(15),
    grounds=False,
    blocks=False,
    blends=False,
)

CONTRAST: Final = replace(
    DARK,
    head=_OWN,
    line=of_16(7),
    edge=of_16(7),
    rim=of_16(7),
    text=of_16(15),
    dim=of_16(15),
    dim_raised=of_16(15),
)

LIGHT: Final = replace(
    DARK,
    ground_top=of_16(15),
    ground_bottom=of_16(15),
    plate=of_16(15),
    card=of_16(15),
    rim=of_16(7),
    lit=of_16(15),
    sel=of_16(15),
    head=of_16(15),
    line=of_16(7),
    edge=of_16(8),
    hi=of_16(0),
    text=of_16(0),
    dim=of_16(8),
    faint=of_16(8),
    dim_raised=of_16(8),
    faint_raised=of_16(8),
    title=of_16(4),
    glow=of_16(4),
    glow_tone=of_16(15),
    moon=of_16(0),
    pearl=of_16(0),
    gold=of_16(0),
    gold_tone=of_16(15),
    rose=of_16(1),
    rose_raised=of_16(1),
    threat_ahead=(of_16(7),) * 6,
    depths=(of_16(15),) * 6,
    tones=dict.fromkeys(_RACES, of_16(15)),
    chambers=replace(DARK.chambers, silver=of_16(8), silver_word=of_16(0)),
    signs_are_chips=True,
)
