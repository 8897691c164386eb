"""The chambers: what belongs together, who bears the coats of arms, and what would follow."""

from dataclasses import replace
from typing import Any

import pytest

from abyss_tui.frontends.tui.conspiracy.panels.chambers import Chamber, chamber_of
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.targets import Target
from abyss_tui.games.conspiracy.actions import Reveal, TakePile
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice
from tests.frontends.tui.conspiracy.boards import LOOK, board_of, drawn, fullest, lines, said
from tests.games.conspiracy.tables import a, play, table

EXAMPLE = "Y1 R2 R3 B1 B2 R4 Y2 B0 R1 R0 B3 B4 Y3 B6 R6"


def the_chamber(game: Game, seat: int = 0, pointed: Target | None = None, **more: Any) -> Chamber:
    return chamber_of(board_of(game, seat, **more), seat, pointed)


def test_the_largest_coalition_alone_burns() -> None:
    """The first example of the rules: six politicians hold together."""
    chamber = the_chamber(table(EXAMPLE, "", piles="Y1"))
    assert {each.space for each in chamber.bricks if each.largest} == {4, 5, 8, 11, 12, 14}
    burning = {(link.one, link.other) for link in chamber.links if link.largest}
    assert burning == {(4, 5), (4, 8), (5, 8), (8, 11), (8, 12), (11, 12), (11, 14), (12, 14)} - {
        (5, 8)
    }


def test_the_first_of_the_best_lords_of_a_guild_bears_its_coat_of_arms() -> None:
    chamber = the_chamber(table("Y1 Y4 Y4 G0", "", deck="R1"))
    assert {each.space for each in chamber.bricks if each.coat} == {2, 4}


def test_keys_before_the_last_location_are_used_up() -> None:
    chamber = the_chamber(table("Y1 Y1@seven G2 P1", "", deck="R1"))
    assert [each.live for each in chamber.bricks] == [False, False, True, True]


def test_the_pile_under_the_cursor_stands_as_ghosts_where_its_lords_would_come() -> None:
    game = table("Y1 R1", "", piles="P1 P3 P4")
    pointed = Target("pile", Guild.MAGE)
    ghosts = [each.space for each in the_chamber(game, 0, pointed).free if each.ghost]
    assert ghosts == [3, 4, 5]
    assert not any(each.ghost for each in the_chamber(game, 1, pointed).free)


def test_a_lord_that_is_turned_up_stands_as_one_ghost() -> None:
    game = table("Y1", "", deck="P1 Y2 P1")
    play(game, Reveal(3))
    (ghost,) = (each for each in the_chamber(game, 0, Target("card", a("Y2"))).free if each.ghost)
    assert (ghost.space, ghost.ghost) == (2, Guild.FARMER)


def test_during_an_exchange_each_lord_says_what_would_become_of_the_coalition() -> None:
    game = table("Y3 R4 Y4 G1 G1", "", piles="R0")
    play(game, TakePile(Guild.MILITARY))
    notes = {each.space: each.note for each in the_chamber(game).bricks}
    assert {space for space, note in notes.items() if note is not None} == {1, 2, 3, 6}
    assert {each.space for each in the_chamber(game).bricks if each.quiet} == {4, 5}
    chosen = {each.space: each.note for each in the_chamber(game, begun=2).bricks}
    assert chosen[2] is not None
    assert chosen[2].judged == "chosen"
    assert chosen[1] is not None
    assert chosen[1].text == "■2="


def test_in_the_last_turns_each_player_says_how_it_stands() -> None:
    full = "Y0 Y6 R0 R6 G0 G6 B0 B6 Y3 Y4 G3 G4 B3 B4 P3"
    game = table("P1", "P0", full, deck="R1 R2", ending=2)
    tags = [the_chamber(game, seat).figures.tag for seat in range(3)]
    assert tags == ["last", "last", "full"]
    play(game, Reveal(1))
    tags = [the_chamber(game, seat).figures.tag for seat in range(3)]
    assert tags == ["done", "last", "full"]


def test_points_are_those_of_this_moment_and_the_pearl_master_is_marked() -> None:
    game = table("Y3 G4", "R6", deck="R1", pearl_master=0)
    name, *_ = lines(drawn("chambers", board_of(game)))
    assert name.split() == ["►1", "ADA", "you", "15", "points", "2", "Bo", "9", "points"]
    assert "●3 Master +5" in said("chambers", board_of(game))


def test_who_holds_an_edict_is_tagged() -> None:
    edict = {"location": "force-two", "seat": 1}
    game = table("Y3", "R2 R2@force-two", deck="R1 G2", edict=edict)
    assert "▲ Edict of Two" in said("chambers", board_of(game), (120, 40))
    head, *_ = lines(drawn("header", board_of(game)))
    assert "turn up exactly 2 Lords" in head


def test_a_name_is_whole_beside_a_brief_edict() -> None:
    edict = {"location": "force-two", "seat": 3}
    game = table("Y3", "", "", "R2 R2@force-two", deck="R1 G2", edict=edict)
    game.players[3].name = "Dmitri"
    assert "4 Dmitri ▲ E2" in said("chambers", board_of(game), (120, 40))
    assert "4 Dmitri ▲ Edict of Two" in said("chambers", board_of(game), (160, 50))


@pytest.mark.parametrize(
    ("code", "under", "shown"),
    [("en", "count-mage", ["League∩", "⌂  = 3"]), ("fr", "any-two-keys", ["Passe K", "⌂  = 3"])],
)
def test_a_location_in_a_chamber_has_a_name_that_is_whole(
    code: str, under: str, shown: list[str]
) -> None:
    game = table(f"P1 P1@{under}", "", "", "", deck="R1")
    look = Look(Voice(language(code)), LOOK.palette)
    rows = lines(drawn("chambers", board_of(game, look=look), (160, 50)))
    assert [row[8:15].rstrip() for row in rows[2:4]] == shown


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_who_is_away_is_said_beside_their_name(size: tuple[int, int]) -> None:
    board = board_of(fullest(), 0, away=frozenset({1}))
    names = lines(drawn("chambers", replace(board, view=replace(board.view, ending=None)), size))[0]
    assert "2 Bo (away)" in names
    assert names.count("(away)") == 1
