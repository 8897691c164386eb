"""What a card says: "may" where the rules let its power be refused, and nowhere else."""

import re
from typing import Final

import pytest

from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.i18n.languages import CODES
from tests.builders import Table, a_game, ada, bo, only

MAY: Final = {
    "en": re.compile("you may", re.IGNORECASE),
    "fr": re.compile("vous pouvez", re.IGNORECASE),
}
"""How each language says that something can be left undone."""
HAND: Final = "jellyfish-5 jellyfish-4 crab-5 crab-4 seahorse-5 seahorse-4 shellfish-5 shellfish-4"


def recruited(slug: str) -> Table:
    """Return a table at which a Lord has just arrived, with all that any power could want."""
    table = a_game(
        ada(hand=f"{HAND} squid-5 squid-4", lords="keeper miller@jail", pearls=12),
        bo(hand="crab-1 crab-2", lords="shepherd", pearls=3, monsters="2 3"),
        court=only(f"{slug} landowner reaper trader"),
        lord_deck="peddler",
        available="chasm barracks",
        council={"crab": "crab-1", "squid": "squid-1"},
    )  # fmt: skip
    table.recruit(slug, table.payments(slug)[0])
    while table.kind == "affiliate":
        table.play(table.options[0])
    return table


def may_be_refused(slug: str) -> bool:
    table = recruited(slug)
    return table.about.get("lord") == slug and "skip" in table.types


def with_a_choice_on_arrival() -> list[Lord]:
    others = {"landowner", "reaper", "trader", "keeper", "miller", "shepherd", "peddler"}
    return [lord for lord in LORDS.values() if lord.slug not in others]


def test_a_lord_says_may_exactly_where_its_power_can_be_refused() -> None:
    """Every Lord, every language, the short text and the long one; a power in use is a choice."""
    refusable = {lord.slug for lord in with_a_choice_on_arrival() if may_be_refused(lord.slug)}
    assert refusable == {"illusionist", "corruptor", "traitor", "schemer"}
    for code in CODES:
        for texts in ("text", "summary"):
            said = {
                lord.slug
                for lord in LORDS.values()
                if MAY[code].search(getattr(lord, texts).get(code, ""))
            }
            assert said == refusable, (code, texts)


@pytest.mark.parametrize("code", CODES)
def test_the_location_that_may_be_exchanged_says_so(code: str) -> None:
    said = {place.slug for place in LOCATIONS.values() if MAY[code].search(place.text[code])}
    assert said == {place.slug for place in LOCATIONS.values() if place.on_gain}
