"""How to play, in our own words, as the menu shows it.

Every section is one text, with its lines as they are shown, 72 cells at most.
"""

from typing import Final

from abyss_tui.i18n.voice import Voice

SECTIONS: Final = (
    """\
WHAT COUNTS
You want the most Influence Points (IP) when the game ends, from
  Lords            the IP printed on every Lord before you
  Locations        taken with three Keys; each counts in its own way
  affiliated       of each Race, your strongest Ally lying face up
  Monster tokens   2, 3 or 4 each, kept face down""",
    """\
YOUR TURN
First you may plot, as often as you like: pay 1 Pearl and a new Lord
comes to the Court. Then do one of three things.

  Explore   Turn up Exploration cards, one by one. An Ally is offered
            to the others first: the first one sold in a turn costs 1
            Pearl, the next 2, then 3, paid to you; each of them may
            buy once. If nobody buys, take it, which ends the
            exploration, or explore deeper. The fifth space ends it
            and pays 1 Pearl. A Monster is fought for what the Threat
            track pays, or left alone: then the Threat grows. Allies
            left behind go face down to the Council.
  Support   Take one whole Council pile in hand, unseen.
  Recruit   Pay for a Lord of the Court with Allies of exactly as
            many Races as it asks for, its own Race among them, worth
            at least its cost; Pearls make up what is missing. The
            lowest Ally you played is affiliated: it stays before
            you. With only two Lords left at the Court, you gain 2
            Pearls and it is filled up.""",
    """\
KEYS AND LOCATIONS
Some Lords show a Key, some Monsters bring Key tokens. With three Keys
you take a Location at once: one that lies open, or draw up to four
and keep one. The Lords whose Keys you use slide under it: they keep
their IP and lose their power. A Lord under no Location is free.""",
    """\
POWERS
  once         when the Lord arrives
  each turn    one use in each of your turns
  always       as long as the Lord is free""",
    """\
THE END
When somebody has seven Lords, or the Court cannot be filled any more,
each opponent has one last turn. Then everybody affiliates the weakest
Ally of each Race from hand. Ties: most Pearls, then the strongest
Lord.""",
)
"""What counts, what happens in a turn, Keys and Locations, powers, and the end."""


def how_to_play(voice: Voice) -> str:
    """Return how to play."""
    return "\n\n".join(voice.text(section) for section in SECTIONS) + "\n"
