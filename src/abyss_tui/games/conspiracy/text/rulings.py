"""All rulings in a sentence or two each, as the help has them (conspiracy-rules.md, 10)."""

from typing import Final

from abyss_tui.i18n.voice import Voice

RULINGS: Final = {
    "C1": (
        "How many cards you turn up is said before the first is seen, and is never more than"
        " the deck holds."
    ),
    "C2": (
        "An empty deck of Lords is not refilled: then only piles can be taken. Only Lords"
        " Recalled brings Lords back into it."
    ),
    "C3": (
        "One of the Lords turned up must be kept, whatever they are. The others are on their"
        " piles before the kept one is placed."
    ),
    "C4": "A pile is taken whole or not at all, and only if it is not empty.",
    "C5": "Which Lord of a pile comes next is chosen when the one before is completely done.",
    "C6": (
        "A pile may have more Lords than there is room for. The rest goes back after the last"
        " one is completely done."
    ),
    "C7": "Where nothing is possible the turn is passed, and that brings the end.",
    "C8": "Rows of 5, 4, 3, 2 and 1 are centred, so a Lord touches up to six others.",
    "C9": "Of each Guild only the highest number counts; where its coat of arms lies is a display.",
    "C10": "A Lord is done with all that it brings before the next one is chosen.",
    "C11": (
        "A 0 may exchange two Lords that both carry no Key, in any rows; it may be one of them."
        " Lords of 1 and 2 never move, and so no Location does."
    ),
    "C12": (
        "An exchange changes who stands where, and nothing else: no power, no Pearl, no Key."
        " With fewer than two Lords without Key nothing is asked."
    ),
    "C13": (
        "A 6 must turn the top Lord of the deck up onto its pile, where that Lord does nothing;"
        " with an empty deck nothing happens. If the 6 came from the pile of that Guild, the"
        " Lord begins a new one."
    ),
    "C14": (
        "Live Keys are those behind the last Location. They are tested when a Lord with a Key"
        " is placed: two of one kind bring a Location, so a third of any kind always does."
    ),
    "C15": "A Location that is due must be taken: one for a Lord, and it uses up all live Keys.",
    "C16": "Where there is no Location to be had, the Keys stay live.",
    "C17": "Of Locations that were drawn one is taken; all others are available before its effect.",
    "C18": "A Location changes nothing about its Lord, and stays for good.",
    "C19": "Master Key: any two live Keys bring a Location from then on.",
    "C20": (
        "Open Archives: from the next Location on its owner takes one out of the deck, which is"
        " then shuffled, and never an available one."
    ),
    "C21": "With Open Archives and an empty deck no Location is taken, and the Keys stay live.",
    "C22": (
        "Lords Recalled takes all piles as they are at that moment, Lords discarded in the same"
        " turn too; Lords that wait stay."
    ),
    "C23": "Locations Recalled takes all available Locations, those of the same draw too.",
    "C24": (
        "An edict lasts until its owner's next turn begins, also in the last turns, and never"
        " binds its owner. It concerns recruiting only."
    ),
    "C25": (
        "Under the Edict of One the Lord turned up is placed; under the Edict of Two one of the"
        " two is, and the other goes to its pile. No pile may be taken."
    ),
    "C26": (
        "Under the Edict of Two one Lord is turned up if one is left. With an empty deck an"
        " edict is void for that turn, and a pile is taken."
    ),
    "C27": "A newer edict replaces the older one completely, for everybody.",
    "C28": (
        "Only who gains Pearls can take the title: whoever then has at least as many as the"
        " Pearl Master is Pearl Master at once."
    ),
    "C29": "If nobody ever gains a Pearl, nobody is Pearl Master. Pearls have no upper limit.",
    "C30": (
        "With 15 Lords the turn is finished; then each other player has exactly one more turn."
        " A second full chamber changes nothing."
    ),
    "C31": (
        "A single Lord is a Coalition of one, worth 3. Of several equally large ones one counts."
    ),
    "C32": (
        "Great Domain counts itself. Pairs of Pearls rounds down. The First of a Guild of which"
        " you have no Lord is worth 0. Covered Lords count."
    ),
    "C33": (
        "Ties: most Pearls, else the victory is shared. Neither the title nor the seat breaks a"
        " tie."
    ),
    "C34": "Everything is public but the order of the two decks.",
    "C35": "Only the exchange may be declined.",
    "C36": (
        "The bonus Locations and the solo opponent that other editions have are not part of"
        " this game."
    ),
}
"""By number."""


def rulings(voice: Voice) -> tuple[tuple[str, str], ...]:
    """Return the number and the text of each ruling."""
    return tuple((number, voice.text(text)) for number, text in RULINGS.items())
