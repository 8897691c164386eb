"""How to play, in our own words, as the menu shows it.

Every section is one text, with its lines as they are shown, 72 cells at most.
"""

from typing import Final

from abyss_tui.i18n.voice import Voice

SECTIONS: Final = (
    """\
WHAT COUNTS
You want the most Influence Points (IP) when the game ends, from
  Lords            the number on your best Lord of each Guild
  Locations        taken with Keys; each counts in its own way
  Coalition        3 for each Lord of your largest group of one Guild
                   whose cards touch each other
  Pearl Master     5 for the title""",
    """\
YOUR TURN
Recruit in one of two ways.
  Turn up    Say 1, 2 or 3 and turn up so many Lords from the deck. Keep
             one; the others go to the piles of their Guilds.
  Pile       Take all Lords of one pile.
Then place them, one by one. A chamber has rows of 5, 4, 3, 2 and 1,
each centred under the one above; your next Lord always goes to the
next space, from left to right and from top to bottom. Lords that find
no room go back to their pile.""",
    """\
WHAT A LORD DOES
  0          you may exchange two of your Lords without Key
  1, 2       carry a silver, a golden Key
  3, 4       bring 2 Pearls, 1 Pearl
  6          turns up the top Lord of the deck onto its pile""",
    """\
KEYS AND LOCATIONS
Two live Keys of the same kind bring a Location at once; so does a third
of any kind. Draw 1, 2 or 3 and take one of them, the others being
available from then on, or take one that is available. It lies on the
Lord just placed, and uses up all your Keys so far.""",
    """\
PEARLS
Pearls are never spent. The first who has any is Pearl Master. Whoever
gains Pearls later, and then has at least as many as the Pearl Master,
takes the title.""",
    """\
THE END
When somebody has 15 Lords, each other has one more turn. Ties: most
Pearls; else the victory is shared.""",
)
"""What counts, a turn, Lords, Keys and Locations, Pearls, and the end."""


def how_to_play(voice: Voice) -> str:
    """Return how to play."""
    return "\n\n".join(voice.text(section) for section in SECTIONS) + "\n"
