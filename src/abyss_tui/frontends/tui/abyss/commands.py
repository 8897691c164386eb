"""What can be done at a table of Abyss, besides what any table has."""

from typing import Final

from abyss_tui.frontends.tui.keys.commands import ADVICE, CARDS, PLAYERS, TableCommand

EXPLORE: Final = TableCommand(
    "explore", "e", "Explore", "Turn up Exploration cards", "explore", "explore"
)
SUPPORT: Final = TableCommand(
    "support",
    "s",
    "Support",
    "Take a Council pile in hand",
    "support: take a Council pile",
    "support",
)
RECRUIT: Final = TableCommand(
    "recruit", "r", "Recruit", "Recruit a Lord of the Court", "recruit a Lord", "recruit"
)
PLOT: Final = TableCommand(
    "plot",
    "p",
    "Plot",
    "Pay 1 Pearl for a new Lord at the Court",
    "plot: 1 Pearl, a new Lord",
    "plot",
)
USE: Final = TableCommand(
    "use",
    "t",
    "Use a Lord",
    "Powers that may be used once in each turn",
    "use a Lord's power, once a turn",
    "turn power",
)
PASS: Final = TableCommand("pass", "n", "Pass", "When nothing else is possible", word="pass")

BEFOREHAND: Final = TableCommand(
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
    ADVICE,
    PLAYERS.described_as("Their Lords, Locations and Allies in full"),
    CARDS.described_as("Every Lord and Location, and where it is now"),
)
"""All of them, and what Abyss says otherwise of a command of any table."""

ALL: Final = (*ABYSS_COMMANDS, BEFOREHAND)
"""All commands of Abyss: the above, and those that only some of its tables have."""
