"""A level of bots that all are to have is an entry of the levels."""

from tests.recipes.copies import Copy

LEVEL = """\
    Level(
        "patient",
        Message("Patient"),
        Message("Thinks as the normal one does, eight times as long."),
        Budget(seconds=8.0),
    ),
"""
OFFERED = """
    from abyss_tui.table.bots import new_game

    assert new_game(("Ada", "bot:patient"), 1, "abyss", 0).bots == {1: "patient"}
"""


def test_a_level_is_an_entry(copy: Copy) -> None:
    levels = "src/abyss_tui/games/abyss/bots/levels.py"
    copy.insert(levels, "    hard(", LEVEL)
    copy.insert(levels, "\nLEVELS: Final", "from abyss_tui.kernel.thinking import Budget, Level\n")
    copy.execute(OFFERED)
    players = ("--players", "patient#2,easy", "--deals", "1", "--processes", "1")
    assert "patient" in copy.run("-m", "abyss_tui", "arena", *players)
