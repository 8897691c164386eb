"""The deep sea: what can be done gives light, the rest lies in the dark.

Cyan says who acts and what they can do, white where the cursor is, gold what Keys buy, rose and
crimson warn. The colour of a Race is never thinned.
"""

from typing import Final

from abyss_tui.frontends.tui.theme.chambers import ChamberColours, by_row
from abyss_tui.frontends.tui.theme.colours import ThemeColours, palette_of, textual_of
from abyss_tui.frontends.tui.theme.mixing import mixed
from abyss_tui.frontends.tui.theme.palette import Theme

THREAT: Final = ("#15566A", "#2C5290", "#5749A2", "#84409A", "#B4307E", "#D81B55")
RACES: Final = {
    "race.jellyfish": "#EEC0FA",
    "race.crab": "#FF5A42",
    "race.seahorse": "#E8FF3A",
    "race.shellfish": "#96EDC2",
    "race.squid": "#1087FF",
    "race.none": "#8F9296",
}

INK: Final = "#04090F"
GROUND: Final = "#0A1826"
BRICKS: Final = {
    role: mixed("#000000", colour, share)
    for (role, colour), share in zip(RACES.items(), (0.45, 0.4, 0.45, 0.5, 0.46, 0.45), strict=True)
}
"""The Guilds of Conspiracy as bricks: what is white on them is read easily."""

COLOURS: Final = ThemeColours(
    ground_top="#0A1D2C",
    ground_bottom="#050B14",
    plate=GROUND,
    card="#0F2333",
    rim="#0F2333",
    lit="#17384D",
    sel="#1F4A63",
    head="#0E2A3D",
    line="#1D3D52",
    edge="#2C566F",
    hi="#F2FAFD",
    text="#BDCED9",
    dim="#8299AA",
    faint="#557387",
    dim_raised="#A8B8C4",
    faint_raised="#7E95A4",
    title="#8FC1D6",
    glow="#4DE1F5",
    glow_ground="#4DE1F5",
    glow_tone="#0F4658",
    moon="#FFFFFF",
    pearl="#F7FBFF",
    gold="#F5B83D",
    gold_ground="#F5B83D",
    gold_tone="#3A2C12",
    rose="#FF86A0",
    rose_raised="#FFA0B5",
    crimson="#A8163F",
    threat=THREAT,
    threat_ahead=tuple(mixed("#07131F", step, 0.28) for step in THREAT),
    depths=tuple(mixed("#123A4E", "#07121D", space / 5) for space in range(6)),
    races=RACES,
    tones={
        "race.jellyfish": "#454963",
        "race.crab": "#613638",
        "race.seahorse": "#435835",
        "race.shellfish": "#2F5355",
        "race.squid": "#0F4578",
        "race.none": "#2E3E4B",
    },
    chambers=ChamberColours(
        bricks=BRICKS,
        links={role: mixed(colour, GROUND, 0.42) for role, colour in RACES.items()},
        joints=dict.fromkeys(RACES, INK) | dict.fromkeys(("race.crab", "race.squid"), "#FFFFFF"),
        brick_links={role: mixed(colour, GROUND, 0.45) for role, colour in BRICKS.items()},
        water_top="#0E3246",
        water_foot="#060F19",
        shaft_top="#1B5268",
        shaft_foot="#0A2333",
        wall="#040B13",
        coat=INK,
        coats=RACES,
        free=by_row("#17465C", "#0E2A3C"),
        free_lit=by_row("#2A738C", "#174459"),
        silver="#C9D6E0",
        silver_socket="#33424F",
        silver_word="#C9D6E0",
    ),
    ink=INK,
    on_crimson="#FFFFFF",
)

DEEP_SEA: Final = Theme(palette_of(COLOURS), textual_of(COLOURS, "dark"))
