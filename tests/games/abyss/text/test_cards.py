"""What pieces are called, as signs and in words, and what the signs in card texts mean."""

import pytest

from abyss_tui.games.abyss.cards.board import LAST_SPACE
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.pieces import MONSTER, ally
from abyss_tui.games.abyss.text import cards, rewards
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Span, Voice, plain

SIGNS, WORDS = Voice(ENGLISH), Voice(ENGLISH, "words")


def test_an_ally_is_a_sign_or_a_word() -> None:
    crab = ally("crab-4")
    assert cards.ally(crab, SIGNS) == (Span("¤4", "race.crab"),)
    assert cards.ally(crab, WORDS) == (Span("crab 4", "race.crab"),)
    assert plain(cards.full_card(crab, SIGNS)) == "¤ Crab 4"


def test_pearls_are_counted_in_words() -> None:
    assert [cards.pearls(number, WORDS).text for number in (1, 2)] == ["1 Pearl", "2 Pearls"]
    assert cards.pearls(2, SIGNS) == Span("2○", "pearl")


def test_every_ally_of_a_list_has_its_sign() -> None:
    paid = [ally(slug) for slug in ("shellfish-3", "jellyfish-5", "jellyfish-2")]
    assert plain(cards.allies(paid, SIGNS)) == "∩2, ∩5 and @3"
    assert plain(cards.price(paid, 1, WORDS)) == (
        "jellyfish 2, jellyfish 5, shellfish 3 and 1 Pearl"
    )


def test_a_lord_in_a_line_shows_its_guild_points_and_keys() -> None:
    sage = LORDS["sage"]
    assert plain(cards.lord_line(sage, SIGNS)) == f"The Sage  * Ambassador  {sage.points} IP KKK"
    assert plain(cards.lord_line(sage, WORDS)) == f"The Sage, Ambassador, {sage.points} IP, 3 Keys"


def test_a_short_name_has_no_article() -> None:
    assert cards.short_name(LORDS["sage"], SIGNS) == Span("Sage", "lord")
    assert cards.short_name(LOCATIONS["parliament"], SIGNS) == Span("Parliament", "location")


def test_the_track_shows_its_free_spaces() -> None:
    lying = (ally("crab-4"), MONSTER)
    assert plain(cards.track(lying, SIGNS)) == "¤4  M  ·  ·  · +1○"
    assert plain(cards.track(lying, WORDS)) == "crab 4 and a Monster; 3 empty spaces"
    assert plain(cards.track((), WORDS)) == "5 empty spaces"
    assert plain(cards.track((MONSTER,) * LAST_SPACE, WORDS)).endswith("and a Monster")


def test_the_threat_track_shows_where_the_marker_stands() -> None:
    assert plain(rewards.threat(3, SIGNS)).startswith("Threat  1:○/M  2:○○/○M/MM  ●3:K")
    assert "3 (here): 1 Key; 4: 1 Key + 1 Pearl or" in plain(rewards.threat(3, WORDS))


MARKED = {
    "rivals -2○": ("rivals -2○", "rivals -2 Pearls"),
    "○ per Race": ("○ per Race", "1 Pearl per Race"),
    "steal 1 M": ("steal 1 M", "steal 1 Monster token"),
    "3/Lord, no K": ("3/Lord, no K", "3/Lord, no Key"),
    "2K or ∩4": ("2K or ∩4", "2 Keys or jellyfish 4"),
    "MAKE KEYS": ("MAKE KEYS", "MAKE KEYS"),
}


@pytest.mark.parametrize("text", MARKED)
def test_signs_in_the_texts_of_cards_are_meant_as_signs(text: str) -> None:
    signs, words = (plain(cards.marked(text, voice)) for voice in (SIGNS, WORDS))
    assert (signs, words) == MARKED[text]


def test_a_sign_in_the_text_of_a_card_has_its_role() -> None:
    assert cards.marked("+3○ or 1 M", SIGNS) == (
        Span("+"),
        Span("3○", "pearl"),
        Span(" or 1 "),
        Span("M", "monster"),
    )
