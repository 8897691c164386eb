"""All rulings in a sentence or two each, as the help has them (rules.md, 12)."""

from typing import Final

from abyss_tui.i18n.voice import Voice

RULINGS: Final = {
    "R1": (
        "Pearls pay what your Allies lack of the cost, never more. You may play few Allies and pay"
        " more Pearls."
    ),
    "R2": (
        "You cannot play an Ally that is not needed: one whose Race is played already, and without"
        " which you would pay no more Pearls."
    ),
    "R3": (
        "The Recruiter (+2) and the Treasurer (-2) both count. A cost is never below 0, and the"
        " number of Races stays."
    ),
    "R4": (
        "The Diplomat frees you from the Lord's own Race only; the number of Races stays. It does"
        " nothing for Ambassadors."
    ),
    "R5": "Treasurer, Diplomat and Master of Magic do not help to recruit themselves.",
    "R6": (
        "The Corruptor's second Lord costs exactly 5 Pearls, whatever Recruiter and Treasurer say."
        " No Ally is affiliated; the Lord's power applies; it counts as recruited."
    ),
    "R7": (
        "Traitor and Schemer discard any other free Lord of yours, a disabled one too. The new Lord"
        " comes with its power. That is no recruitment. Discarded Lords are out of the game."
    ),
    "R8": (
        "The order of a recruitment: pay, affiliate, the Lord arrives, its power and all that"
        " follows, the Court is filled, Locations, last use of Lords, the Commander's limit, the"
        " check for the end."
    ),
    "R9": (
        "If a recruitment leaves two Lords or fewer where there were three or more, you gain 2"
        " Pearls and the Court is filled to six, as far as the deck goes. Nothing else fills it."
    ),
    "R10": (
        'Only powers that say "may" can be declined. A power on arrival that can do nothing does'
        " nothing."
    ),
    "R11": (
        "Slaver, Oracle and Opportunist work once in each turn of yours: before the action, between"
        " two Exploration cards, or at the end; also in the turn in which they arrive."
    ),
    "R12": "The Landlord brings 1 Pearl on arrival and at the start of each turn of yours.",
    "R13": (
        "The Ship Master counts the Races left on the track when your exploration ends, also after"
        " a fight: not the Ally taken, not those sold, no Monsters."
    ),
    "R14": (
        "With the Alchemist you must take a second pile if there is one, chosen after you saw the"
        " first. The Apprentice's pile is compulsory too, and only one."
    ),
    "R15": (
        "When the Illusionist exchanges a Location, the Lords under it lie under the new one. The"
        " old one becomes available."
    ),
    "R16": (
        "While the Shaman is free and not disabled, no military Lord of others affects its owner."
        " What was done before stays done."
    ),
    "R17": (
        "The Assassin's owner chooses one free Lord of each opponent. A disabled Lord keeps its IP,"
        " loses power and Keys, stays free, and counts as a Lord for all else."
    ),
    "R18": (
        "The Commander's limit of 6 strikes when it arrives, then at the end of each turn of an"
        " opponent, and at once for a buyer after the purchase."
    ),
    "R19": (
        "The Jailer's victims choose what they discard. The Seeker takes as many of 2 Pearls as"
        " there are. The Hunter's token is random; only thief and victim see it."
    ),
    "R20": (
        "Under the Tamer, an opponent's fight pays the space before the marker's, but at least"
        " space 1."
    ),
    "R21": (
        "With three Keys a Location must be taken, after the action: exactly three Keys, tokens and"
        " Lords in any mix. If there is no Location, the Keys stay."
    ),
    "R22": (
        "You say first how many Locations you draw, 1 to 4. You must take one of those drawn; the"
        " others become available."
    ),
    "R23": (
        "An Ambassador takes one of the Locations it draws, alone, with no other Key. If the stack"
        " is empty it takes an available one. If there is none, it stays free with three Keys."
    ),
    "R24": (
        "Who gains Black Smokers may look through the whole stack and take any Location for it."
        " Lords under Black Smokers lie under that one then."
    ),
    "R25": (
        "City of Mirrors is scored last: it copies the opponents' Location that is worth most with"
        " your own Lords and Allies. With nothing to copy it is worth 0."
    ),
    "R26": (
        "Locations count all Lords of a player, free, disabled or covered, as printed, and all"
        " affiliated Allies."
    ),
    "R27": (
        "An Ally costs 1 Pearl more for each sale of this turn. The explorer cannot refuse a sale."
        " Who refused a card may buy a later one; nobody buys twice in a turn."
    ),
    "R28": (
        "An empty Exploration deck is made from its discard. If that is empty too, nobody can"
        " explore; in the middle, the last Ally is taken or the Monster fought."
    ),
    "R29": (
        "A reward with more Monster tokens than are left is not offered. Pearls and Key tokens"
        " never run out."
    ),
    "R30": "Who can neither explore, nor request support, nor recruit, passes.",
    "R31": (
        "Hands, values of Monster tokens, Council piles and the order of decks are secret;"
        " everything else lies open. The Exploration discard cannot be looked through."
    ),
    "R32": (
        "The end comes when somebody has recruited a seventh Lord, or when the Court cannot be"
        " filled to six. It is checked once, at the end of that turn."
    ),
    "R33": (
        "The Invoker's extra turn is a whole turn, right after this one, also in the last round."
    ),
    "R34": (
        "At the end everybody affiliates the weakest Ally of each Race from hand. Ties are broken"
        " by Pearls, then by the Lord with the highest IP; then the victory is shared."
    ),
}
"""What is ruled where the rulebook is silent, by number."""


def rulings(voice: Voice) -> list[tuple[str, str]]:
    """Return the number and the text of each ruling, in their order."""
    return [(number, voice.text(RULINGS[number])) for number in RULINGS]
