"""What each Lord of Abyss looks like, wears, holds and does: its name and its power, to be seen."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from abyss_tui.frontends.tui.portraits.figures.ambassador import ambassador
from abyss_tui.frontends.tui.portraits.figures.crab import crab
from abyss_tui.frontends.tui.portraits.figures.jellyfish import jellyfish
from abyss_tui.frontends.tui.portraits.figures.seahorse import seahorse
from abyss_tui.frontends.tui.portraits.figures.shellfish import shellfish
from abyss_tui.frontends.tui.portraits.figures.squid import squid
from abyss_tui.frontends.tui.portraits.sitter import Sitter

_MILITARY: Final = {
    "recruiter": Sitter(
        figure=crab,
        eyes="round",
        iris="gold",
        hat="crested helm",
        worn=("medals",),
        right="banner",
        left="scroll",
        behind="rays",
    ),
    "jailer": Sitter(
        figure=partial(crab, broad=1.12, spines=1),
        eyes="sly",
        iris="white",
        hat="helm",
        worn=("pauldrons",),
        right="cage",
        left="shackles",
        behind="bars",
    ),
    "seeker": Sitter(
        figure=partial(crab, broad=0.84, spines=1),
        eyes="wide",
        iris="gold",
        hat="kerchief",
        right="raised pearl",
        left="purse",
        behind="low moon",
        worn=("bandolier",),
    ),
    "assassin": Sitter(
        figure=partial(crab, broad=0.86, spines=0),
        eyes="slit",
        iris="glow",
        hat="hood",
        face=("scarf",),
        right="dagger",
        left="hidden dagger",
        behind="moon",
    ),
    "commander": Sitter(
        figure=crab,
        eyes="stern",
        iris="gold",
        hat="plumed helm",
        right="trident",
        worn=("cape", "gold pauldrons"),
        behind="banners",
    ),
    "tamer": Sitter(
        figure=partial(crab, broad=0.9, spines=3),
        eyes="stern",
        iris="white",
        hat="feathers",
        right="whip",
        behind="sunburst",
        face=("war paint",),
    ),
    "hunter": Sitter(
        figure=partial(crab, broad=1.05, spines=3),
        eyes="stern",
        iris="ember",
        hat="horned helm",
        right="harpoon",
        worn=("fur", "teeth"),
        face=("scar",),
        behind="kelp",
        flip=True,
    ),
}

_MERCHANT: Final = {
    "ship-master": Sitter(
        figure=partial(shellfish, kind="cone"),
        eyes="stern",
        iris="white",
        hat="bicorne",
        right="wheel",
        left="flag mast",
        behind="masts",
    ),
    "trader": Sitter(
        figure=partial(shellfish, kind="scallop"),
        eyes="calm",
        iris="gold",
        right="scales",
        worn=("pearls",),
        face=("forelock pearl",),
        behind="rays",
    ),
    "peddler": Sitter(
        figure=partial(shellfish, kind="spire"),
        eyes="wide",
        iris="white",
        right="bundle",
        behind="waves",
    ),
    "landlord": Sitter(
        figure=partial(shellfish, kind="cowrie", cheeks=1.16),
        eyes="calm",
        iris="white",
        hat="top hat",
        right="house",
        face=("monocle",),
        behind="towers",
    ),
    "slaver": Sitter(
        figure=partial(shellfish, kind="clam"),
        eyes="slit",
        iris="ember",
        right="hooked chain",
        left="whip",
        worn=("high collar",),
        behind="chains",
    ),
    "shopkeeper": Sitter(
        figure=partial(shellfish, kind="nautilus", cheeks=1.1),
        eyes="glad",
        iris="white",
        left="bottles",
        right="two pearls",
        worn=("apron",),
        behind="awning",
    ),
}

_MAGE: Final = {
    "shaman": Sitter(
        figure=partial(jellyfish, marks="ribs", wide=0.92),
        eyes="blind",
        iris="ember",
        hat="antlers",
        right="skull staff",
        left="drum",
        behind="moon",
        face=("war paint",),
    ),
    "invoker": Sitter(
        figure=partial(jellyfish, marks="ring", tall=1.06),
        eyes="blind",
        iris="glow",
        right="flame",
        left="hourglass",
        behind="runes",
    ),
    "apprentice": Sitter(
        figure=partial(jellyfish, wide=0.8, tall=0.84, marks="stars"),
        eyes="wide",
        iris="white",
        hat="wizard hat",
        right="wand",
        left="books",
        behind="stars",
    ),
    "oracle": Sitter(
        figure=partial(jellyfish, marks="none", wide=1.0),
        eyes="closed",
        iris="white",
        right="orb",
        face=("third eye",),
        behind="bubbles",
    ),
    "alchemist": Sitter(
        figure=partial(jellyfish, marks="ribs", wide=1.04),
        eyes="round",
        iris="gold",
        hat="goggles",
        right="flask",
        behind="shelves",
    ),
    "illusionist": Sitter(
        figure=partial(jellyfish, marks="stars", tall=1.02, arms=9),
        eyes="sly",
        iris="glow",
        right="two masks",
        hat="turban",
        behind="waves",
    ),
    "master-of-magic": Sitter(
        figure=partial(jellyfish, marks="clover", wide=1.04, tall=1.0),
        eyes="blind",
        iris="gold",
        hat="crown",
        right="crystal staff",
        left="rune tablet",
        behind="sunburst",
    ),
}

_POLITICIAN: Final = {
    "opportunist": Sitter(
        figure=partial(squid, lean=0.3, tall=0.94),
        eyes="sly",
        iris="gold",
        right="cards",
        worn=("ruff",),
        behind="web",
    ),
    "corruptor": Sitter(
        figure=partial(squid, tall=0.9, spots=True),
        eyes="slot",
        iris="ember",
        right="tribute",
        left="coin",
        worn=("high collar",),
        behind="low moon",
    ),
    "traitor": Sitter(
        figure=partial(squid, arms=4, two_faced=True),
        eyes="slit",
        iris="ember",
        right="hidden dagger",
        left="mask on stick",
        behind="moon",
    ),
    "diplomat": Sitter(
        figure=partial(squid, tall=1.04),
        eyes="calm",
        iris="white",
        right="branch",
        left="scroll",
        worn=("toga",),
        hat="laurel",
        behind="columns",
    ),
    "treasurer": Sitter(
        figure=partial(squid, tall=0.96, arms=6),
        eyes="slot",
        iris="gold",
        right="chest",
        worn=("chain",),
        behind="vault",
    ),
    "schemer": Sitter(
        figure=partial(squid, tall=1.0, lean=-0.24),
        eyes="stern",
        iris="glow",
        right="puppet",
        hat="hood",
        behind="arch",
    ),
}

_FARMER: Final = {
    "keeper": Sitter(
        figure=partial(seahorse, crest=5),
        eyes="calm",
        iris="white",
        right="lantern",
        left="shield",
        behind="arch",
    ),
    "reaper": Sitter(
        figure=partial(seahorse, crest=3, snout=0.9),
        eyes="slit",
        iris="glow",
        hat="cowl",
        right="scythe",
        behind="moon",
    ),
    "shepherd": Sitter(
        figure=partial(seahorse, crest=2, snout=0.92),
        eyes="glad",
        iris="white",
        hat="bonnet",
        right="crook",
        worn=("shawl",),
        behind="shoal",
    ),
    "miller": Sitter(
        figure=partial(seahorse, crest=3, belly=1.2),
        eyes="round",
        iris="white",
        hat="cap",
        right="sails",
        left="sack",
        behind="mill",
    ),
    "aquaculturalist": Sitter(
        figure=partial(seahorse, crest=4, snout=1.04),
        eyes="wide",
        iris="white",
        right="net",
        left="bowl",
        behind="bubbles",
    ),
    "landowner": Sitter(
        figure=partial(seahorse, crest=2, belly=1.4),
        eyes="calm",
        iris="gold",
        hat="straw hat",
        right="sheaf",
        left="sickle",
        behind="fields",
    ),
}

_AMBASSADOR: Final = {
    "sage": Sitter(
        figure=partial(ambassador, beard="parted"),
        eyes="calm",
        iris="glow",
        right="gnarled staff",
        left="book",
        behind="halo",
    ),
    "hermit": Sitter(
        figure=partial(ambassador, beard="short", gaunt=1.1),
        eyes="blind",
        iris="ember",
        hat="hood",
        right="lantern",
        behind="low moon",
    ),
    "elder": Sitter(
        figure=partial(ambassador, beard="long", gaunt=0.94),
        eyes="closed",
        iris="white",
        hat="race crown",
        right="ringed staff",
        behind="columns",
    ),
}

LORDS: Final[Mapping[str, Sitter]] = {
    **_MILITARY,
    **_MERCHANT,
    **_MAGE,
    **_POLITICIAN,
    **_FARMER,
    **_AMBASSADOR,
}
"""By the slugs of the cards."""
