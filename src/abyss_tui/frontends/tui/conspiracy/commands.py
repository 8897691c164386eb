"""What can be done at a table of Conspiracy, besides what any table has.

1 to 3 are always the deck, 4 and on what lies open: in a turn the piles, where a Location is taken
the available ones. In other questions the numbers are those of what is to be chosen.
"""

from typing import Final

from abyss_tui.frontends.tui.keys.commands import ADVICE, CARDS, PLAYERS, TableCommand
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.games.conspiracy.cards.names import Guild

REVEALS: Final = (
    TableCommand(
        "first",
        "1",
        "Turn up 1 Lord",
        "Or the first of what a question lists",
        "turn up 1; draw 1; the first",
        written="turn-up-1",
    ),
    TableCommand(
        "second",
        "2",
        "Turn up 2 Lords",
        "Or the second of what a question lists",
        "turn up 2; draw 2; the second",
        written="turn-up-2",
    ),
    TableCommand(
        "third",
        "3",
        "Turn up 3 Lords",
        "Or the third of what a question lists",
        "turn up 3; draw 3; the third",
        written="turn-up-3",
    ),
)
"""The keys of the deck."""

PILES: Final = {
    Guild.FARMER: TableCommand(
        "farmers",
        "4",
        "Take the Farmers",
        "Their whole pile, or the fourth of what a question lists",
        "take the pile of Farmers",
    ),
    Guild.MILITARY: TableCommand(
        "military",
        "5",
        "Take the Military",
        "Their whole pile, or the fifth of what a question lists",
        "of Military",
    ),
    Guild.MERCHANT: TableCommand(
        "merchants",
        "6",
        "Take the Merchants",
        "Their whole pile, or the sixth of what a question lists",
        "of Merchants",
    ),
    Guild.POLITICIAN: TableCommand(
        "politicians",
        "7",
        "Take the Politicians",
        "Their whole pile, or the seventh of what a question lists",
        "of Politicians",
    ),
    Guild.MAGE: TableCommand(
        "mages",
        "8",
        "Take the Mages",
        "Their whole pile, or the eighth of what a question lists",
        "of Mages",
    ),
}
"""The key of each pile."""

NUMBERED: Final = (*REVEALS, *PILES.values())
"""The keys of numbers, in their order."""

SKIP: Final = TableCommand(
    "skip", "n", "Exchange nothing", "Leave all Lords where they are", "exchange nothing"
)

TURN: Final = (*NUMBERED, SKIP)
"""What a player does in their own turn."""

ALL: Final = (
    *TURN,
    ADVICE,
    PLAYERS.described_as("Their chambers, points and Locations in full"),
    CARDS.described_as("Every Lord and Location, and where it is now"),
)
"""All commands of Conspiracy, and what it says otherwise of a command of any table."""


def key_of(number: int, look: Look) -> str:
    """Return how the key of a number is written; nothing where it has none."""
    if number <= len(NUMBERED):
        return look.sign(NUMBERED[number - 1])
    return str(number) if number < 10 else ""
