"""A new power is a form, a function, and the entry of the card."""

from tests.recipes.copies import Copy

SCHEMA = "src/abyss_tui/games/abyss/cards/schema.py"
POWERS = "src/abyss_tui/games/abyss/rules/powers.py"
FORM = """
class ArrowOfLords(Arrow):
    do: Literal["gain-pearls-for-lords"]
    pearls: Count


"""
FUNCTION = '''\
def gain_pearls_for_lords(game: Game, lord: Lord, pearls: int) -> None:
    """The Treasury pays for each Lord of the active player."""
    gain_pearls(game, lord, pearls * len(game.active.lords))


'''
LORD = """
- id: banker
  name: {en: The Banker}
  guild: merchant
  cost: 1
  races: 1
  keys: 0
  points: 8
  power: {when: arrow, do: gain-pearls-for-lords, pearls: 2}
  brief: {en: "2○ per Lord"}
  text: {en: "Gain 2 Pearls for each of your Lords."}
"""
PROGRAM = """
    from abyss_tui.games.abyss.cards.catalogue import lord
    from abyss_tui.games.abyss.rules.powers import welcome
    from abyss_tui.games.abyss.rules.setup import new_game

    game = new_game(["Ada", "Bo"], 5, 0)
    before = game.active.pearls
    welcome(game, lord("banker"))
    assert game.active.pearls == before + 2
    welcome(game, lord("keeper"))
    assert game.active.pearls == before + 2
"""


def test_a_new_power_is_a_form_and_a_function(copy: Copy) -> None:
    copy.insert(SCHEMA, "class ArrowOfDraws(Arrow):", FORM.lstrip())
    copy.insert(SCHEMA, "    | ArrowOfDraws\n", "    | ArrowOfLords\n")
    copy.insert(POWERS, "def discard_allies(", FUNCTION)
    copy.insert(POWERS, '    "discard-allies": discard_allies,\n', ENTRY)
    copy.append("data/lords.yaml", LORD)
    copy.run("-m", "abyss_tui.games.abyss.cards.compiling")
    copy.execute(PROGRAM)
    copy.run("-m", "abyss_tui", "simulate", "--games", "4")
    copy.run(
        "-m", "abyss_tui", "arena", "--players", "easy,easy", "--deals", "2", "--processes", "1"
    )


ENTRY = '    "gain-pearls-for-lords": gain_pearls_for_lords,\n'
"""Its line in `ON_ARRIVAL`."""
