"""The colours of the light theme and of the one with high contrast, where all can be shown."""

from dataclasses import replace
from typing import Final

from abyss_tui.frontends.tui.theme.colours import ThemeColours
from abyss_tui.frontends.tui.theme.deep_sea import COLOURS as DARK
from abyss_tui.frontends.tui.theme.deep_sea import RACES
from abyss_tui.frontends.tui.theme.mixing import mixed

_CARD: Final = "#FBFDFD"
_THREAT: Final = ("#5FB3C8", "#7FA3DA", "#A58FE0", "#CB86D6", "#E77FB4", "#F4789A")

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
    text="#22343F",
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
)
