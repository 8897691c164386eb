"""What is printed on the cards, copied from the rules by hand."""

from __future__ import annotations

from typing import NamedTuple

RACES = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
OWN_RACE = {
    "mage": "jellyfish",
    "military": "crab",
    "farmer": "seahorse",
    "merchant": "shellfish",
    "politician": "squid",
}
ALLY_COPIES = {5: 1, 4: 2, 3: 3, 2: 3, 1: 4}
ALLIES = [f"{race}-{value}" for value, n in ALLY_COPIES.items() for race in RACES for _ in range(n)]
TOKENS = ["2"] * 9 + ["3"] * 9 + ["4"] * 2


class PrintedLord(NamedTuple):
    """What a Lord's card says, its power apart."""

    guild: str
    cost: int
    races: int
    keys: int
    influence: int


LORDS = {
    "keeper": PrintedLord("farmer", 6, 3, 1, 6),
    "reaper": PrintedLord("farmer", 7, 2, 1, 6),
    "shepherd": PrintedLord("farmer", 8, 1, 1, 6),
    "miller": PrintedLord("farmer", 8, 2, 0, 10),
    "aquaculturalist": PrintedLord("farmer", 9, 3, 0, 11),
    "landowner": PrintedLord("farmer", 10, 1, 0, 12),
    "trader": PrintedLord("merchant", 10, 3, 0, 9),
    "peddler": PrintedLord("merchant", 8, 1, 0, 9),
    "shopkeeper": PrintedLord("merchant", 6, 3, 0, 9),
    "ship-master": PrintedLord("merchant", 6, 3, 1, 5),
    "landlord": PrintedLord("merchant", 10, 2, 1, 5),
    "slaver": PrintedLord("merchant", 8, 1, 1, 5),
    "shaman": PrintedLord("mage", 6, 3, 1, 5),
    "invoker": PrintedLord("mage", 8, 1, 0, 8),
    "apprentice": PrintedLord("mage", 6, 3, 0, 9),
    "oracle": PrintedLord("mage", 8, 2, 1, 5),
    "alchemist": PrintedLord("mage", 7, 1, 1, 5),
    "illusionist": PrintedLord("mage", 10, 1, 0, 9),
    "master-of-magic": PrintedLord("mage", 10, 3, 1, 6),
    "opportunist": PrintedLord("politician", 6, 3, 1, 5),
    "corruptor": PrintedLord("politician", 10, 1, 0, 6),
    "traitor": PrintedLord("politician", 12, 3, 0, 6),
    "diplomat": PrintedLord("politician", 8, 1, 1, 5),
    "treasurer": PrintedLord("politician", 10, 2, 1, 5),
    "schemer": PrintedLord("politician", 8, 3, 0, 6),
    "recruiter": PrintedLord("military", 10, 2, 1, 4),
    "jailer": PrintedLord("military", 6, 3, 0, 7),
    "seeker": PrintedLord("military", 7, 2, 0, 7),
    "assassin": PrintedLord("military", 10, 1, 0, 6),
    "commander": PrintedLord("military", 8, 1, 1, 4),
    "tamer": PrintedLord("military", 6, 3, 1, 4),
    "hunter": PrintedLord("military", 8, 2, 0, 6),
    "sage": PrintedLord("ambassador", 10, 5, 3, 4),
    "hermit": PrintedLord("ambassador", 10, 5, 3, 5),
    "elder": PrintedLord("ambassador", 10, 5, 3, 3),
}
LOCATIONS = [
    "sargasso-silos",
    "hydrozoa-reserves",
    "sanctuary",
    "parliament",
    "barracks",
    "dockworks",
    "sargasso-fields",
    "abyss",
    "city-of-mirrors",
    "black-smokers",
    "oceanic-senate-assembly",
    "depths",
    "throne-room",
    "jail",
    "chasm",
    "closed-tower",
    "lost-tower",
    "chamber-of-allies",
    "nest-of-giant-clams",
    "coral-barrier",
]
