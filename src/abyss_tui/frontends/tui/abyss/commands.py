"""What can be done at a table of Abyss, besides what any table has."""

from typing import Final

from abyss_tui.frontends.tui.keys.commands import CARDS, PLAYERS, WAYS, Command

EXPLORE: Final = Command(
    "explore", "e", "Explore", "Turn up Exploration cards", "explore", "explore"
)
SUPPORT: Final = Command(
    "support",
    "s",
    "Support",
    "Take a Council pile in hand",
    "support: take a Council pile",
    "support",
)
RECRUIT: Final = Command(
    "recruit", "r", "Recruit", "Recruit a Lord of the Court", "recruit a Lord", "recruit"
)
PLOT: Final = Command(
    "plot",
    "p",
    "Plot",
    "Pay 1 Pearl for a new Lord at the Court",
    "plot: 1 Pearl, a new Lord",
    "plot",
)
USE: Final = Command(
    "use",
    "t",
    "Use a Lord",
    "Powers that may be used once in each turn",
    "use a Lord's power, once a turn",
    "turn power",
)
PASS: Final = Command("pass", "n", "Pass", "When nothing else is possible", word="pass")

BEFOREHAND: Final = Command(
    "beforehand",
    "a",
    "Answer beforehand",
    "What to say to the offers of others",
    "answer the offers of others beforehand",
    "beforehand",
)
"""Only for a seat with a screen to itself: who share one answer offers together."""

TURN: Final = (EXPLORE, SUPPORT, RECRUIT, PLOT, USE, PASS)
"""What a player does in their own turn."""

ABYSS_COMMANDS: Final = (
    *TURN,
    WAYS,
    PLAYERS.told_as("Their Lords, Locations and Allies in full"),
    CARDS.told_as("Every Lord and Location, and where it is now"),
)
"""All of them, and what Abyss says otherwise of a command of any table."""

ALL: Final = (*ABYSS_COMMANDS, BEFOREHAND)
"""Those with the ones that only some tables have."""
