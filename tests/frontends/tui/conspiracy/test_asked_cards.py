"""What all Lords that wait would bring: said where all of them come, and who bears a Location."""

import pytest

from abyss_tui.games.conspiracy.actions import TakePile
from abyss_tui.games.conspiracy.cards.names import Guild
from tests.frontends.tui.conspiracy.boards import board_of, said
from tests.games.conspiracy.tables import play, table


def line_below(chamber: str, pile: str) -> str:
    """What stands below the cards of a pile of Mages that was just taken."""
    game = table(chamber, "", piles=pile, available="pearl-1", locations="pearl-2 pearl-3")
    play(game, TakePile(Guild.MAGE))
    return said("question", board_of(game), (120, 40))


@pytest.mark.parametrize(
    ("chamber", "pile", "bears"),
    [
        ("Y1", "P1 P6", "∩1 bears the Location: you choose its space"),
        ("Y1 G2", "P1 P2", "you choose who bears the Location"),
        ("Y1 G2", "P1 P1 P2 P2", "2 Locations"),
        ("", "P1 P1 P6", "∩1 bears the Location: you choose its space"),
    ],
)
def test_who_bears_a_location_is_a_choice_only_where_several_can(
    chamber: str, pile: str, bears: str
) -> None:
    below = line_below(chamber, pile)
    assert "all of them: +" in below
    assert bears in below


def test_nothing_is_said_of_all_lords_where_some_find_no_room() -> None:
    below = line_below("Y3 R4 Y4 G3 G4 B3 B4 R3 Y6 R6 G6 B6 Y0 R0", "P3 P4 P6")
    assert "One finds room, on space 15; 2 go back. Which?" in below
    assert "all of them" not in below
