"""The cards: what the files say is what is printed, and what is wrong with a file is named."""

import pickle
from collections import Counter
from pathlib import Path

import pytest

from abyss_tui.errors import BadCardData
from abyss_tui.games.conspiracy.cards.card_set import CARDS
from abyss_tui.games.conspiracy.cards.catalogue import (
    ALL_LORDS,
    LOCATIONS,
    LORDS,
)
from abyss_tui.games.conspiracy.cards.names import GUILDS
from abyss_tui.games.conspiracy.cards.reading import load_locations, load_lords
from abyss_tui.games.conspiracy.kind import KIND
from tests.games.card_files import edited


def test_there_are_as_many_lords_as_are_printed() -> None:
    assert (len(ALL_LORDS), len(LORDS)) == (60, 30)
    assert sum(lord.points for lord in ALL_LORDS) == 140
    assert Counter(lord.key for lord in ALL_LORDS) == {None: 30, "silver": 20, "gold": 10}
    assert sum(lord.pearls for lord in ALL_LORDS) == 30
    for guild in GUILDS:
        own = [lord for lord in ALL_LORDS if lord.guild is guild]
        assert (len(own), sum(lord.points for lord in own)) == (12, 28)
        assert (sum(lord.key is not None for lord in own), sum(lord.pearls for lord in own)) == (
            6,
            6,
        )


def test_there_are_as_many_locations_as_are_printed() -> None:
    """C36: no bonus Location, and nobody plays alone."""
    assert len(LOCATIONS) == 24
    assert sum(each.scoring.base for each in LOCATIONS.values()) == 42
    assert sum(each.pearls for each in LOCATIONS.values()) == 6
    assert 1 not in KIND.seats


def test_every_card_says_in_every_language_what_it_does() -> None:
    texts = [each.text for each in LORDS.values()] + [each.text for each in LOCATIONS.values()]
    assert {text["en"] for text in texts if text["en"] == text["fr"]} == {"7 points."}
    assert len({each.name["fr"] for each in LOCATIONS.values()}) == 24


def test_a_card_stays_itself() -> None:
    for card in (LORDS["mage-3"], LOCATIONS["seven"]):
        assert pickle.loads(pickle.dumps(card)) is card


MISTAKES = """
lords | do: turn-up-lord | do: turn-lord-up | lord-6: power.do: unknown | exchange-lords
lords | , pearls: 2 | | lord-3: power.pearls: missing | a whole number
lords | key: silver | key: bronze | lord-1: key | 'silver' or 'gold'
lords | copies: 1 | copies: one | lord-0: copies | a whole number
lords | A golden Key. | 91 letters | lord-2: text: en has | at most 90
lords | id: lord-2 | id: lord-1 | lord-1: id: written 2 times | an id of its own
locations | counts: nothing, base: 7 | counts: nothing | seven: scoring.base | a whole number
locations | counts: locations | counts: location | per-location: scoring.counts | locations
locations | guild: mage, each | guild: wizard, each | best-mage: scoring.guild | 'mage'
locations | , lords: 2 | , lords: 3 | force-two: power.lords | 1 or 2
locations | do: search-deck | do: search | search-deck: power.do: unknown | pair-any-keys
"""


@pytest.mark.parametrize("row", MISTAKES.strip().splitlines())
def test_a_mistake_is_named(row: str, tmp_path: Path) -> None:
    kind, written, instead, where, valid = (each.strip() for each in row.split("|"))
    instead = "o" * 91 if instead == "91 letters" else instead
    read = {"lords": load_lords, "locations": load_locations}[kind]
    file = CARDS.lords if kind == "lords" else CARDS.locations
    with pytest.raises(BadCardData) as refusal:
        read(edited(file, written, instead, tmp_path))
    assert f"{kind}.yaml: {where}" in str(refusal.value)
    assert valid in str(refusal.value)
