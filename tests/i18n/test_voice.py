"""How a sentence takes up what stands in it: names, days and numbers, in every language."""

import pytest

from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.text.cards import location_name, lord_line, lord_name
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Span, Voice, capitalized, in_role, inside, plain

ENGLISH, FRENCH = (Voice(language(code), "words") for code in ("en", "fr"))


@pytest.mark.parametrize(
    ("voice", "slug", "said"),
    [
        (ENGLISH, "keeper", "Use the Keeper"),
        (FRENCH, "keeper", "Utiliser la Gardienne"),
        (FRENCH, "oracle", "Utiliser l’Oracle"),
        (FRENCH, "sage", "Utiliser le Sage"),
    ],
)
def test_inside_a_sentence_an_article_has_no_capital(voice: Voice, slug: str, said: str) -> None:
    name = lord_name(LORDS[slug], voice)
    assert plain(voice.sentence("Use {lord}", lord=name)) == said
    assert plain(voice.sentence("Use {keys}", keys=voice.listed([name]))) == said


def test_a_name_keeps_its_capital_where_a_sentence_or_a_row_begins() -> None:
    name = lord_name(LORDS["sage"], ENGLISH)
    assert ENGLISH.text("{lord} for {pearls}", lord=name, pearls=2) == "The Sage for 2"
    assert ENGLISH.text("{place} {lord}", place=1, lord=name) == "1 The Sage"
    assert ENGLISH.text("Done. {lord}", lord=name) == "Done. The Sage"
    assert plain(lord_line(LORDS["sage"], ENGLISH)).startswith("The Sage, ")


def test_a_name_without_an_article_is_the_same_everywhere() -> None:
    name = location_name(LOCATIONS["parliament"], ENGLISH)
    assert ENGLISH.text("took {location}", location=name) == "took Parliament"


def test_a_role_given_later_does_not_fix_the_capital() -> None:
    dimmed = in_role(ENGLISH.sentence("{lord}", lord=Span("The Sage", "", "the Sage")), "dim")
    assert inside(dimmed) == (Span("the Sage", "dim"),)
    assert inside(()) == ()


def test_the_names_of_a_list_inside_a_sentence_have_small_articles() -> None:
    names = [location_name(LOCATIONS[slug], FRENCH) for slug in ("jail", "abyss")]
    said = FRENCH.text("drew {locations}", locations=FRENCH.listed(names))
    assert said == "pioche les Geôles et les Abysses"


def test_a_day_and_a_number_are_written_as_in_the_language() -> None:
    when = "2026-11-02T09:05:41.250Z"
    assert (ENGLISH.moment(when), ENGLISH.decimal(2.5)) == ("2026-11-02 09:05", "2.5")
    assert (FRENCH.moment(when), FRENCH.decimal(2.5)) == ("02/11/2026 09:05", "2,5")


def test_a_sign_that_is_a_letter_gets_no_capital_at_the_start_of_a_sentence() -> None:
    squid = (Span("ψ", "race.squid"), Span(" Squid 3"))
    assert plain(capitalized(squid)) == "ψ Squid 3"
    assert plain(capitalized((Span("a Squid"),))) == "A Squid"
