"""A language is one line and a catalogue."""

from tests.recipes.copies import Copy

LANGUAGES = '"fr": "Français"'
SPOKEN = """
    from abyss_tui.games.abyss.cards.catalogue import LORDS
    from abyss_tui.games.abyss.text.cards import card_text, lord_name, short_name
    from abyss_tui.i18n.languages import language
    from abyss_tui.i18n.voice import Voice, plain

    voice = Voice(language("eo"), "signs")
    for name in ("sage", "hermit"):
        lord = LORDS[name]
        print(lord_name(lord, voice).text, short_name(lord, voice).text, sep="|")
        print(plain(card_text(lord, voice)))
    print(voice.count("{number} Pearl", "{number} Pearls", 2), voice.text("Pass"))
"""


def test_a_language_is_one_line_and_a_catalogue(copy: Copy) -> None:
    copy.insert("src/abyss_tui/i18n/languages.py", LANGUAGES, '"eo": "Esperanto", ')
    copy.run("-m", "messages")
    assert copy.execute(SPOKEN).splitlines() == [
        "The Sage|Sage",
        "Draw 2 Locations: this Lord alone takes one, the other becomes available.",
        "The Hermit|Hermit",
        "Draw a Location: this Lord takes it alone.",
        "2 Pearls Pass",
    ]
    english = copy.run("-m", "abyss_tui", "--lang", "en", "manual")
    assert copy.run("-m", "abyss_tui", "--lang", "eo", "manual") == english
    assert "auto, en, eo, fr; else auto" in english.replace("\\", "")

    catalogue = "src/abyss_tui/i18n/locale/eo/LC_MESSAGES/abyss_tui.po"
    for text, said in (("Pass", "Pasi"), ("The ", "La ")):
        written = (copy.folder / catalogue).read_text("utf-8")
        entry = f'msgid "{text}"\nmsgstr "'
        assert written.count(entry) == 1, text
        copy.write(catalogue, written.replace(entry, entry + said))
    copy.insert("data/lords.yaml", 'fr: "L’Ermite"', "eo: La Ermito, ")
    copy.run("-m", "messages")
    copy.run("-m", "abyss_tui.games.abyss.cards.compiling")
    assert copy.execute(SPOKEN).splitlines() == [
        "The Sage|Sage",
        "Draw 2 Locations: this Lord alone takes one, the other becomes available.",
        "La Ermito|Ermito",
        "Draw a Location: this Lord takes it alone.",
        "2 Pearls Pasi",
    ]
