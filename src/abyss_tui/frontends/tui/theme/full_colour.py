"""The colours of the light theme and of the one with high contrast, where all can be shown."""

from dataclasses import replace
from typing import Final

from abyss_tui.frontends.tui.theme.chambers import ChamberColours, by_row
from abyss_tui.frontends.tui.theme.colours import ThemeColours
from abyss_tui.frontends.tui.theme.deep_sea import COLOURS as DARK
from abyss_tui.frontends.tui.theme.deep_sea import RACES
from abyss_tui.frontends.tui.theme.mixing import mixed

_CARD: Final = "#FBFDFD"
_THREAT: Final = ("#5FB3C8", "#7FA3DA", "#A58FE0", "#CB86D6", "#E77FB4", "#F4789A")

_INK: Final = "#06131C"
_BRICKS: Final = {role: mixed(_CARD, colour, 0.38) for role, colour in RACES.items()}

LIGHT: Final = ThemeColours(
    ground_top="#F3F8F8",
    ground_bottom="#E2ECEE",
    plate="#E1ECEF",
    card=_CARD,
    rim=_CARD,
    lit="#FFFFFF",
    sel="#C4E3EC",
    head="#CFE3E8",
    line="#B4CBD3",
    edge="#8FAEBA",
    hi="#06131C",
    text="#1E303B",
    dim="#4C6370",
    faint="#67818E",
    dim_raised="#4C6370",
    faint_raised="#67818E",
    title="#1B5A73",
    glow="#006A84",
    glow_ground="#4DE1F5",
    glow_tone="#BFE6EF",
    moon="#06131C",
    pearl="#06131C",
    gold="#7A5200",
    gold_ground="#F5B83D",
    gold_tone="#F3E6C6",
    rose="#B3123F",
    rose_raised="#B3123F",
    crimson="#A8163F",
    threat=_THREAT,
    threat_ahead=tuple(mixed("#ECF3F4", step, 0.35) for step in _THREAT),
    depths=tuple(mixed("#DDF0F4", "#CFE2E8", space / 5) for space in range(6)),
    races=RACES,
    tones={role: mixed(_CARD, colour, 0.45) for role, colour in RACES.items()},
    chambers=ChamberColours(
        bricks=_BRICKS,
        links={role: mixed(colour, _INK, 0.66) for role, colour in RACES.items()},
        joints=dict.fromkeys(RACES, "#FFFFFF"),
        brick_links={role: mixed(colour, "#E2ECEE", 0.3) for role, colour in _BRICKS.items()},
        water_top="#CFE9F1",
        water_foot="#C3DAE3",
        shaft_top="#FFFFFF",
        shaft_foot="#E6F3F7",
        wall="#B9D4DD",
        coat="#FFFFFF",
        coats=dict.fromkeys(RACES, "#04090F"),
        free=by_row("#B4D3DE", "#C3D8E0"),
        free_lit=by_row("#D3E8EF", "#DDEBF0"),
        silver="#AFC0CC",
        silver_socket="#DCE6EB",
        silver_word="#3F5563",
    ),
    ink="#04090F",
    on_crimson="#FFFFFF",
    signs_are_chips=True,
)

CONTRAST: Final = replace(
    DARK,
    ground_top="#000000",
    ground_bottom="#000000",
    plate="#000000",
    card="#000000",
    rim="#4E6878",
    lit="#00323F",
    sel="#004A5D",
    head="#000000",
    line="#7F9AA8",
    edge="#A9C2CE",
    hi="#FFFFFF",
    text="#FFFFFF",
    dim="#C3D2DA",
    faint="#7F9AA8",
    dim_raised="#C3D2DA",
    faint_raised="#A0B4BF",
    title="#A8ECFF",
    glow="#66F0FF",
    glow_ground="#66F0FF",
    gold="#FFC94D",
    gold_ground="#FFC94D",
    rose="#FF9DB3",
    rose_raised="#FFC4D1",
    crimson="#C2184A",
    depths=tuple(mixed("#16303B", "#081419", space / 5) for space in range(6)),
    tones={role: mixed("#000000", colour, 0.25) for role, colour in RACES.items()},
    chambers=replace(
        DARK.chambers,
        water_top="#000000",
        water_foot="#000000",
        shaft_top="#00323F",
        shaft_foot="#001A21",
        wall="#7F9AA8",
        free=by_row("#16262E", "#16262E"),
        free_lit=by_row("#16262E", "#16262E"),
    ),
)
