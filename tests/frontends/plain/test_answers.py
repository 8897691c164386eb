"""What is typed, and what it means."""

from typing import Final

import pytest

from abyss_tui.frontends.plain.abyss.payment import read_allies
from abyss_tui.frontends.plain.answers import numbered, worded
from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.commands import Command, find
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.pieces import ALLIES
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Span, Voice
from abyss_tui.kernel.question import Choice, Question
from tests.frontends.plain.person import VOICE, People, typing

CHOICES = tuple(
    Choice((Span(label),), key=key, answer=label)
    for label, key in (("Explore", "e"), ("The Sage, Ambassador", ""), ("The Slaver, Merchant", ""))
)
FRENCH: Final = Voice(language("fr"), "words")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("1", "Explore"), ("3", "The Slaver, Merchant"), ("E", "Explore"), ("4", None), ("x", None)],
)
def test_a_choice_is_known_by_its_number_and_its_letter(typed: str, meant: str | None) -> None:
    found = numbered(CHOICES, typed)
    assert (found and found.answer) == meant


@pytest.mark.parametrize("typed", ["0", "-1", "99999999999", "9" * 5000, "²", ""])
def test_a_number_that_is_not_listed_means_nothing(typed: str) -> None:
    assert numbered(CHOICES, typed) is None


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("sage", ["The Sage, Ambassador"]),
        ("the sl", ["The Slaver, Merchant"]),
        ("merchant slaver", ["The Slaver, Merchant"]),
        ("the", ["The Sage, Ambassador", "The Slaver, Merchant"]),
        ("plot", []),
        ("", []),
        ("...", []),
    ],
)
def test_a_choice_is_known_by_the_beginnings_of_its_words(typed: str, meant: list[str]) -> None:
    assert [choice.answer for choice in worded(CHOICES, typed)] == meant


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("crab 3 squid 2", "crab-3 squid-2"),
        ("squid 2, crab 3 4", "crab-3 crab-4 squid-2"),
        ("cr 3 and sh 1 1", "crab-3 shellfish-1 shellfish-1"),
        ("Crab 3 + 4 Pearls", "crab-3"),
    ],
)
def test_allies_are_typed_by_race_and_value(typed: str, cards: str) -> None:
    assert read_allies(typed, VOICE) == tuple(ALLIES[card] for card in cards.split())


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("crab 6", "6 is no Ally: type a Race and its values."),
        ("crab 3 whale 2", "whale is no Ally: type a Race and its values."),
        ("crab", "Type the values behind the Race, as crab 3 4."),
        ("s 3", None),
        ("yes", None),
    ],
)
def test_what_is_no_ally_is_said(typed: str, reason: str | None) -> None:
    assert read_allies(typed, VOICE) == reason


@pytest.mark.parametrize("typed", ["récit", "recit", "RÉCIT", "Recit tout", "log"])
async def test_a_command_is_known_without_its_accents(typed: str) -> None:
    async def act(_rest: str) -> None:
        pass

    commands = [Command("hint", "", act), Command("log", "", act)]
    found = find(commands, typed, FRENCH)
    assert found is not None
    assert found[0].word == "log"


@pytest.mark.parametrize(
    ("typed", "slug"),
    [
        ("le traitre", "traitor"),
        ("geolier", "jailer"),
        ("l'ancien", "elder"),
        ("BERGERE", "shepherd"),
    ],
)
def test_a_card_is_known_without_its_accents(typed: str, slug: str) -> None:
    choices = [Choice((Span(lord.name["fr"]),), answer=lord.slug) for lord in LORDS.values()]
    assert [choice.answer for choice in worded(choices, typed)] == [slug]


@pytest.mark.parametrize("typed", ["méduse 1 2 3", "meduse 1 2 3", "MÉDUSE 1, 2 et 3", "med 1 2 3"])
def test_a_race_is_known_without_its_accents(typed: str) -> None:
    cards = ("jellyfish-1", "jellyfish-2", "jellyfish-3")
    assert read_allies(typed, FRENCH) == tuple(ALLIES[card] for card in cards)


async def test_a_note_of_several_clauses_stands_behind_a_colon() -> None:
    people = People(typing("1"))
    notes = {
        "Take crab 2": "into your hand; exploring ends",
        "Fight: gain 1 Key": "Threat back to 1; exploring ends",
        "Pass": "at once",
    }
    choices = tuple(
        Choice((Span(label),), (Span(note),), answer=label) for label, note in notes.items()
    )
    await Asking(people, VOICE).choose(Question("EXPLORING", choices))
    assert people.told[1:] == [
        "1 Take crab 2: into your hand; exploring ends",
        "2 Fight: gain 1 Key; Threat back to 1; exploring ends",
        "3 Pass; at once",
    ]


async def test_a_note_that_is_a_sentence_stands_behind_a_full_stop() -> None:
    people = People(typing("1"))
    notes = {"Une Perle": "Gagnez 1 Perle.", "Continuer": "emplacement 2/5"}
    choices = tuple(
        Choice((Span(label),), (Span(note),), answer=label) for label, note in notes.items()
    )
    await Asking(people, FRENCH).choose(Question("LIEU", choices))
    assert people.told[1:] == ["1 Une Perle. Gagnez 1 Perle.", "2 Continuer\u202f; emplacement 2/5"]
