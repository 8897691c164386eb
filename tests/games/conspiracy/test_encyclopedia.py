"""Every card with where it is now: as much as the table shows, and never more."""

from collections import Counter
from random import Random

import pytest

from abyss_tui.games.conspiracy.actions import Draw, Reveal
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.kind import KIND
from abyss_tui.games.conspiracy.text.encyclopedia import entries
from abyss_tui.games.conspiracy.text.table_text import TEXT
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.searching import found
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.sitting import Seen
from tests.games.conspiracy.tables import a, play, table

WORDS = Voice(ENGLISH, "words")


def where(game: Game, seat: int | None = 0) -> dict[str, str]:
    """Where every card is said to be."""
    view = KIND.view(game, seat, with_options=False)
    return {each.card.slug: plain(each.where) for each in entries(view, WORDS)}


def told(game: Game, kind: str, card: object) -> str:
    """What is read of a card."""
    seen = Seen(KIND.view(game, 0, with_options=True), KIND.preview(game, 0))
    return plain(TEXT.about(kind, card, seen, WORDS)[1])


def test_every_lord_and_every_location_has_its_line() -> None:
    game = KIND.new_game(("Ada", "Bo"), 1, None, {})
    assert [*where(game)] == [*LORDS, *LOCATIONS]
    assert len(where(game)) == 30 + 24


def test_every_card_is_where_it_lies_open() -> None:
    game = table("Y1 R4 Y1@seven", "Y1", piles="R4", deck="G3 P1", available="pearl-1")
    found_at = where(game)
    assert found_at["farmer-1"] == "Ada 2, Bo 1, deck 1"
    assert found_at["military-4"] == "Ada 1, pile 1"
    assert found_at["seven"] == "Ada, space 3"
    assert found_at["pearl-1"] == "available"
    assert found_at["pearl-2"] == "in the deck"
    assert told(game, "lord", a("Y1")).endswith("4 copies: Ada 2, Bo 1, deck 1.")
    assert told(game, "location", LOCATIONS["seven"]).endswith(
        "It lies before Ada, on Farmer 1 on space 3."
    )


def test_what_was_just_turned_up_or_drawn_is_said_to_be_so() -> None:
    game = table("Y1", "", deck="R1 Y1 G3", locations="seven pearl-1")
    play(game, Reveal(3))
    assert where(game)["merchant-3"] == "waiting 1, deck 1"
    game = table("Y1", "", deck="R1", locations="seven pearl-1")
    play(game, Reveal(1), Draw(2))
    assert where(game)["seven"] == "drawn"
    assert told(game, "location", LOCATIONS["seven"]).endswith("It has just been drawn.")


def test_all_that_is_said_to_be_in_a_deck_is_in_it_at_every_decision() -> None:
    for seed in range(4):
        dice, game = Random(seed), KIND.new_game(("Ada", "Bo", "Cy"), seed, None, {})
        while (decision := game.decision) is not None:
            places, deck = where(game), Counter(game.lord_deck)
            for slug, lord in LORDS.items():
                said = f"deck {deck[lord]}" if deck[lord] else ""
                assert places[slug].endswith(said)
                assert ("deck" in places[slug]) == bool(said)
            hidden = {slug for slug in LOCATIONS if places[slug] == "in the deck"}
            assert hidden == {each.slug for each in game.location_deck}
            game.apply(dice.choice(list(decision.options)))


def test_no_order_of_a_deck_changes_what_is_told() -> None:
    """C34: only the order of the two decks is secret."""
    for seed in range(6):
        dice, game = Random(seed), KIND.new_game(("Ada", "Bo"), seed, None, {})
        for _ in range(20):
            assert game.decision is not None
            game.apply(dice.choice(list(game.decision.options)))
        other = game.copy()
        other.lord_deck.reverse()
        other.location_deck.reverse()
        for seat in (0, 1, None):
            views = [KIND.view(each, seat, with_options=False) for each in (game, other)]
            said = [entries(view, WORDS) for view in views]
            assert said[0] == said[1]


@pytest.mark.parametrize(
    ("code", "searched", "slugs"),
    [
        ("en", "mage golden", {"mage-2"}),
        ("en", "edict", {"force-one", "force-two"}),
        ("fr", "sorcier or.", {"mage-2"}),
        ("fr", "edit", {"force-one", "force-two"}),
    ],
)
def test_cards_are_found_by_words_without_accents(
    code: str, searched: str, slugs: set[str]
) -> None:
    game = KIND.new_game(("Ada", "Bo"), 1, None, {})
    view = KIND.view(game, 0, with_options=False)
    cards = entries(view, Voice(language(code), "words"))
    assert {each.card.slug for each in cards if found(searched, each.told)} == slugs
