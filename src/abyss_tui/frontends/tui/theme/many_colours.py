"""The colours of each theme where a terminal has 256: chosen, not just the nearest."""

from dataclasses import replace
from typing import Final

from abyss_tui.frontends.tui.terminal.colours import of_256
from abyss_tui.frontends.tui.theme.colours import ThemeColours

_RACES: Final = {
    "race.jellyfish": of_256(182),
    "race.crab": of_256(202),
    "race.seahorse": of_256(227),
    "race.shellfish": of_256(158),
    "race.squid": of_256(33),
    "race.none": of_256(102),
}


def _each(*numbers: int) -> tuple[str, ...]:
    return tuple(of_256(number) for number in numbers)


def _by_race(*numbers: int) -> dict[str, str]:
    return dict(zip(_RACES, _each(*numbers), strict=True))


DARK: Final = ThemeColours(
    ground_top=of_256(232),
    ground_bottom=of_256(232),
    plate=of_256(233),
    card=of_256(234),
    rim=of_256(234),
    lit=of_256(236),
    sel=of_256(237),
    head=of_256(235),
    line=of_256(237),
    edge=of_256(240),
    hi=of_256(231),
    text=of_256(251),
    dim=of_256(246),
    faint=of_256(243),
    dim_raised=of_256(248),
    faint_raised=of_256(245),
    title=of_256(110),
    glow=of_256(81),
    glow_ground=of_256(81),
    glow_tone=of_256(23),
    moon=of_256(231),
    pearl=of_256(231),
    gold=of_256(214),
    gold_ground=of_256(214),
    gold_tone=of_256(237),
    rose=of_256(211),
    rose_raised=of_256(217),
    crimson=of_256(124),
    threat=_each(23, 24, 61, 97, 126, 161),
    threat_ahead=_each(*[237] * 6),
    depths=_each(236, 235, 235, 234, 234, 233),
    races=_RACES,
    tones=_by_race(60, 52, 58, 23, 17, 238),
    ink=of_256(16),
    on_crimson=of_256(231),
)

LIGHT: Final = ThemeColours(
    ground_top=of_256(255),
    ground_bottom=of_256(255),
    plate=of_256(254),
    card=of_256(231),
    rim=of_256(231),
    lit=of_256(231),
    sel=of_256(159),
    head=of_256(253),
    line=of_256(250),
    edge=of_256(247),
    hi=of_256(16),
    text=of_256(235),
    dim=of_256(239),
    faint=of_256(242),
    dim_raised=of_256(239),
    faint_raised=of_256(242),
    title=of_256(24),
    glow=of_256(24),
    glow_ground=of_256(81),
    glow_tone=of_256(153),
    moon=of_256(16),
    pearl=of_256(16),
    gold=of_256(58),
    gold_ground=of_256(214),
    gold_tone=of_256(230),
    rose=of_256(125),
    rose_raised=of_256(125),
    crimson=of_256(125),
    threat=_each(73, 110, 141, 176, 175, 204),
    threat_ahead=_each(152, 153, 189, 225, 218, 217),
    depths=_each(195, 195, 254, 254, 253, 253),
    races=_RACES,
    tones=_by_race(225, 217, 229, 194, 117, 252),
    ink=of_256(16),
    on_crimson=of_256(231),
    signs_are_chips=True,
)

CONTRAST: Final = replace(
    DARK,
    ground_top=of_256(16),
    ground_bottom=of_256(16),
    plate=of_256(16),
    card=of_256(16),
    rim=of_256(241),
    lit=of_256(236),
    sel=of_256(23),
    head=of_256(16),
    line=of_256(246),
    edge=of_256(250),
    text=of_256(231),
    dim=of_256(252),
    faint=of_256(246),
    dim_raised=of_256(254),
    faint_raised=of_256(250),
    title=of_256(159),
    glow=of_256(87),
    glow_ground=of_256(87),
    gold=of_256(221),
    gold_ground=of_256(221),
    rose=of_256(218),
    rose_raised=of_256(225),
    depths=_each(236, 235, 235, 234, 234, 233),
    tones=_by_race(53, 52, 58, 23, 17, 238),
)
