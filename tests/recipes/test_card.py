"""A card is a card in YAML."""

from tests.recipes.copies import Copy

LORD = """
- id: pearl-diver
  name: {en: The Pearl Diver}
  guild: merchant
  cost: 7
  races: 2
  keys: 0
  points: 8
  power: {when: arrow, do: gain-pearls, pearls: 4}
  brief: {en: "+4○"}
  text: {en: "Gain 4 Pearls."}
"""
LOCATION = """
- id: harbour
  name: {en: The Harbour}
  brief: {en: "1+2/Merchant"}
  text: {en: "1, and 2 for each merchant among your Lords."}
  scoring: {counts: lords-of-guild, guild: merchant, base: 1, each: 2}
"""
DEALT = """
    from abyss_tui.games.abyss.cards.card_set import CARDS
    from abyss_tui.games.abyss.cards.catalogue import LORDS, location
    from abyss_tui.games.abyss.text.cards import brief, lord_name
    from abyss_tui.i18n.languages import language
    from abyss_tui.i18n.voice import Voice, plain

    assert CARDS.known() is not None
    for code in ("en", "fr"):
        voice = Voice(language(code), "signs")
        print(lord_name(LORDS["pearl-diver"], voice).text, plain(brief(location("harbour"), voice)))
"""
IN_THE_DECK = """
    from abyss_tui.games.abyss.rules.setup import new_game
    from abyss_tui.games.abyss.cards.catalogue import lord

    game = new_game(["Ada", "Bo"], 5)
    deck = [*game.court, *game.lord_deck]
    assert lord("pearl-diver") in deck and len(deck) == 36
"""


def test_a_card_is_a_card_in_yaml(copy: Copy) -> None:
    copy.append("data/lords.yaml", LORD)
    copy.append("data/locations.yaml", LOCATION)
    copy.run("-m", "abyss_tui.games.abyss.cards.compiling")
    assert copy.execute(DEALT).splitlines() == ["The Pearl Diver 1+2/Merchant"] * 2
    for players in ("2", "4"):
        copy.run("-m", "abyss_tui", "simulate", "--games", "4", "--players", players)
    copy.execute(IN_THE_DECK)
