"""Every text of the program is said in every language, and said so that a screen can show it."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from gettext import GNUTranslations
from io import BytesIO
from typing import Final

import pytest
from babel.messages.catalog import Catalog, Message
from rich.cells import cell_len

from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.pieces import Location, Lord
from abyss_tui.games.conspiracy.cards import catalogue as conspiracy
from abyss_tui.i18n.languages import CODES, language
from messages.catalogues import compiled, files, is_whole, read, take, template, typeset

FILES: Final = {path.parts[-3]: path for path in files()}
ADVICE: Final = "`make messages`, then fill in what is empty in src/abyss_tui/i18n/locale"
_PLACEHOLDER: Final = re.compile(r"\{\w*\}")
_FRENCH_GAP: Final = re.compile(r" [:;?!»]|« |«[^\xa0]|[\w})][:;?!»](?:\s|\Z)")
"""What is never written in French: a break can come before the sign, or no gap is there."""
_FRENCH_APOSTROPHE: Final = re.compile(r"\w'|'\{")
"""What is never written in French: a straight apostrophe, but around what is typed as it is."""
_QUOTED: Final = re.compile(r"'[^\w{][^']*'")
"""What is typed as it stands, in any language: pip install '.[host]'."""
_PERSON: Final = r"\{(?:name|names|player|players|owner|who|buyer|victim)\}"
_FRENCH_AGREEMENT: Final = re.compile(
    rf"{_PERSON} (?:n')?(?:est|était|sera|a été|sont)"
    r" (?!(?:pas |plus )?(?:ici\b|là\b|de\b|un\b|qu'))"
    rf"|\b[Ss]eule?s? {_PERSON}"
    rf"|\b(?:[Pp]rête?s?|[Pp]résente?s?)(?: :)? {_PERSON}"
    rf"|{_PERSON}(?: :)? (?:seule?s?|prête?s?|absente?s?|présente?s?)\b"
    r"|\{race\} seule?\b"
)
"""What is never written in French: a word that agrees with a person or a Race that is not known."""

_FRENCH_ELISION: Final = re.compile(
    r"\b(?:de|que|jusque|lorsque) (?:\{(?:name|player|owner|who|before|opponent)\}|abyss-tui)"
)
"""What is never written in French: a name may begin with a vowel, and abyss-tui does."""
_FRENCH_NOUN: Final = re.compile(
    r"\b(?:alliés?|clefs?|coalitions?|guildes?|lieux?|monstres?|perles?|peuples?|seigneurs?)\b"
)
_NO_NOUN: Final = re.compile(r"\{\w+\}|au lieu d|(?:seigneur|lieu) (?:\d|cultivateur \d)")
_NO_FRENCH: Final = re.compile(
    r"\bjetons?\b|\bfinit\b|\bet sinon, ce qui\b|\blignes simples\b|\bsimples lignes\b"
    r"|\bpartie gardée\b|piste Menace|marqueur de Menace|\bpuis un Lieu\b|\bsinon (?:\d|dark|%)"
)
"""Words of which the rulebook, or anybody who plays in French, has better ones."""

_template = cache(template)
"""Takes seconds: worked out by the first test that needs it, not by all who read this file."""

every_language = pytest.mark.parametrize("code", FILES)


def ids(catalogue: Catalog) -> set[tuple[str | None, str | tuple[str, ...]]]:
    return {(each.context, _id(each)) for each in catalogue if each.id}


def _id(message: Message) -> str | tuple[str, ...]:
    return message.id if isinstance(message.id, str) else tuple(message.id)


def said(catalogue: Catalog) -> Iterator[tuple[str, str]]:
    """Yield each English text with what is said for it, plural forms with the English plural."""
    for each in catalogue:
        if each.id and isinstance(each.string, str):
            yield str(each.id), each.string
        elif each.id and each.string:
            yield from ((each.id[-1], form) for form in each.string)


def wordings(code: str) -> Iterator[str]:
    cards: list[Lord | Location] = [*LORDS.values(), *LOCATIONS.values()]
    for card in cards:
        yield from (each.get(code, "") for each in (card.name, card.brief, card.text))
    for lord in LORDS.values():
        yield from (lord.narrow.get(code, ""), lord.summary.get(code, ""))
    for small in conspiracy.LORDS.values():
        yield small.text.get(code, "")
    for place in conspiracy.LOCATIONS.values():
        yield from (place.name.get(code, ""), place.text.get(code, ""))


def test_each_language_but_english_has_a_catalogue() -> None:
    assert set(FILES) == set(CODES) - {"en"}


@every_language
def test_a_catalogue_has_every_text_and_no_other(code: str) -> None:
    assert ids(read(FILES[code])) == ids(_template()), ADVICE


@every_language
def test_a_catalogue_is_complete_and_nothing_in_it_is_doubtful(code: str) -> None:
    catalogue = read(FILES[code])
    assert [each.id for each in catalogue if each.id and not is_whole(each)] == [], ADVICE
    assert [each.id for each in catalogue if each.id and each.fuzzy] == []
    assert not catalogue.obsolete


@every_language
def test_what_the_program_reads_is_what_people_wrote(code: str) -> None:
    path = FILES[code]
    written = GNUTranslations(BytesIO(compiled(path)))
    kept = GNUTranslations(BytesIO(path.with_suffix(".mo").read_bytes()))
    for message in read(path):
        if isinstance(message.id, str) and message.id:
            args = (message.context or "", message.id)
            assert kept.pgettext(*args) == written.pgettext(*args), ADVICE
        elif message.id:
            one, many = message.id
            for number in range(4):
                assert kept.ngettext(one, many, number) == written.ngettext(one, many, number)


@every_language
def test_a_translation_has_the_placeholders_of_its_text(code: str) -> None:
    for message in read(FILES[code]):
        english = [message.id] if isinstance(message.id, str) else [*message.id]
        string = message.string
        forms = [string] if isinstance(string, str) else [*(string or ())]
        for form, text in zip(forms, (*english, *english[-1:] * 9), strict=False):
            if text:
                assert sorted(_PLACEHOLDER.findall(form)) == sorted(_PLACEHOLDER.findall(text))


@every_language
def test_a_translation_begins_and_ends_with_the_blanks_of_its_text(code: str) -> None:
    for english, text in said(read(FILES[code])):
        assert text.startswith((" ", "\xa0")) or not english.startswith(" "), text
        assert text.endswith(" ") == english.endswith(" "), text
        assert text.endswith("\n") == english.endswith("\n"), text


@pytest.mark.parametrize("code", CODES)
def test_every_sign_of_every_text_is_one_cell_wide(code: str) -> None:
    texts = [*wordings(code)]
    if code == "en":
        texts += [
            text
            for each in _template()
            for text in ([each.id] if isinstance(each.id, str) else each.id)
        ]
    else:
        texts += [text for _, text in said(read(FILES[code]))]
    for sign in set("".join(texts)) - {"\n"}:
        assert cell_len(sign) == 1, ascii(sign)
        assert unicodedata.category(sign)[0] not in "CM", ascii(sign)
        assert unicodedata.east_asian_width(sign) not in "WF", ascii(sign)


def test_what_has_no_translation_yet_is_taken_from_another_catalogue() -> None:
    ours, theirs = Catalog(locale="fr"), Catalog(locale="fr")
    ours.add("Pass")
    ours.add("Undo", "Annuler")
    theirs.add("Pass", "Passer")
    theirs.add("Undo", "Défaire")
    take(ours, theirs)
    assert [each.string for each in ours if each.id] == ["Passer", "Annuler"]


def test_an_apostrophe_that_was_typed_straight_is_set_curly() -> None:
    assert typeset("l'hôte d'{name}") == "l’hôte d’{name}"
    assert typeset("pip install '.[host]'") == "pip install '.[host]'"


def test_french_has_its_gaps_where_no_line_can_break() -> None:
    texts = [text for _, text in said(read(FILES["fr"]))]
    assert [text for text in (*texts, *wordings("fr")) if _FRENCH_GAP.search(text)] == []


def test_french_has_curly_apostrophes_but_in_what_is_typed() -> None:
    texts = [(english, text) for english, text in said(read(FILES["fr"]))]
    texts += [(text, text) for text in wordings("fr")]
    assert [text for _, text in texts if _FRENCH_APOSTROPHE.search(text)] == []
    for english, text in texts:
        assert _QUOTED.findall(text) == _QUOTED.findall(english) or english == text, text
        assert _QUOTED.sub("", text).count("'") == 0, text


def test_french_needs_not_know_whether_a_name_is_a_woman_s_or_a_man_s() -> None:
    texts = [text.replace("\u00a0", " ") for _, text in said(read(FILES["fr"]))]
    assert [text for text in texts if _FRENCH_AGREEMENT.search(text)] == []


def test_french_says_no_name_behind_a_word_that_it_might_shorten() -> None:
    texts = [text for _, text in said(read(FILES["fr"]))]
    assert [text for text in texts if _FRENCH_ELISION.search(text)] == []


def test_french_has_the_words_of_the_rulebook_and_of_players() -> None:
    texts = [text for _, text in said(read(FILES["fr"]))]
    assert [text for text in (*texts, *wordings("fr")) if _NO_FRENCH.search(text)] == []


def test_french_writes_the_nouns_of_the_games_with_a_capital() -> None:
    """But for what is typed: "lord 3" is "seigneur 3"."""
    texts = [text for _, text in said(read(FILES["fr"])) if not text.isalpha()]
    bare = {text: _NO_NOUN.sub("", text) for text in (*texts, *wordings("fr"))}
    assert [text for text, without in bare.items() if _FRENCH_NOUN.search(without)] == []
    assert [text for text in bare if re.search("Clefs? en (?:argent|or)", text)] == []


def test_french_has_one_form_for_none_and_one_and_another_from_two_on() -> None:
    pearls = [language("fr").plural("{number} Pearl", "{number} Pearls", n) for n in range(4)]
    assert pearls == ["{number} Perle", "{number} Perle", "{number} Perles", "{number} Perles"]


def test_one_english_word_can_be_two_french_ones() -> None:
    french = language("fr")
    assert french.text("Farmer") == "Cultivateur"
    assert french.text("narrow\x04Farmer") == "Cultivat."
    assert language("en").text("narrow\x04Farmer") == "Farmer"
