"""French says one thing in one way, as the rulebooks do."""

import re

import pytest

from abyss_tui.frontends.tui.abyss.commands import EXPLORE, PLOT, RECRUIT, SUPPORT
from abyss_tui.frontends.tui.conspiracy.panels.header import Header
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.abyss.text.signs import race_name, short_race_name
from abyss_tui.i18n.languages import CODES, language
from abyss_tui.i18n.voice import Voice
from tests.frontends.tui.conspiracy.boards import SIZES, board_of, drawn, fullest

FRENCH = Voice(language("fr"))
LOOK = Look(FRENCH, DEEP_SEA.palette)


@pytest.mark.parametrize("code", CODES)
def test_the_short_name_of_a_race_is_its_name_cut_at_a_point(code: str) -> None:
    voice = Voice(language(code))
    for race in RACES:
        name, short = race_name(race, voice), short_race_name(race, voice)
        assert short == name or (short[-1] == "." and name.startswith(short[:-1]))
        assert len(short) <= 6


def test_what_can_be_done_in_a_turn_is_named_by_verbs() -> None:
    names = [FRENCH.text(each.title) for each in (EXPLORE, SUPPORT, RECRUIT, PLOT)]
    assert [each for each in names if not each.endswith("er")] == []


def test_the_name_of_the_game_has_its_blank_before_the_colon_at_the_top_as_well() -> None:
    drawing = Drawing(160, 1, LOOK)
    Header().draw(board_of(fullest(), look=LOOK), drawing)
    assert "".join(drawing.signs[0]).startswith(" ABYSS\N{NO-BREAK SPACE}: CONSPIRACY ")


@pytest.mark.parametrize("size", SIZES)
def test_no_pearl_and_one_pearl_are_no_pearls(size: tuple[int, int]) -> None:
    game = fullest()
    for player in game.players:
        player.pearls = 0
    game.pearl_master = None
    rows = ["".join(row) for row in drawn("chambers", board_of(game, look=LOOK), size).signs]
    assert not re.search("○0.Perles", "\n".join(rows))


def test_who_wants_another_game_is_said_alike_of_one_and_of_several() -> None:
    said = FRENCH.text("Another game is wanted by {names}.", names="Triton")
    assert said == "Pour une autre partie\N{NO-BREAK SPACE}: Triton."
