"""Everything is shown whole: at every size, in every tier, with much of everything on the table."""

from collections.abc import Iterator

import pytest

from abyss_tui.frontends.tui.conspiracy.board import ConspiracyBoard
from abyss_tui.frontends.tui.conspiracy.panels.bricks import NAMED
from abyss_tui.frontends.tui.terminal.colours import Colours
from abyss_tui.frontends.tui.theme.choosing import theme_of
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.targets import Target
from abyss_tui.games.conspiracy.actions import Draw, Reveal, TakePile
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.text.names import SIGNS
from abyss_tui.games.conspiracy.text.signs import name_in_cells
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice
from tests.frontends.tui.conspiracy.boards import (
    LOOK,
    SIZES,
    board_of,
    drawn,
    fullest,
    lines,
    panels,
    said,
)
from tests.games.conspiracy.tables import a, play, table

FRENCH = Look(Voice(language("fr")), LOOK.palette)
FEW = Look(LOOK.voice, theme_of("dark", Colours.FEW).palette)


def asked() -> Iterator[tuple[Game, Target | None]]:
    """Every question at the fullest table, and something that the cursor is on."""
    yield fullest(), Target("pile", Guild.MERCHANT)
    turned_up = fullest(deck="P0 R2 B6")
    play(turned_up, Reveal(3))
    yield turned_up, Target("card", a("B6"))
    waiting = fullest()
    play(waiting, TakePile(Guild.MERCHANT))
    yield waiting, Target("card", a("G0"))
    due = table("Y1", "", piles="P1", available="pearl-1", locations="pearl-2 pearl-3")
    play(due, TakePile(Guild.MAGE))
    yield due, None
    play(due, Draw(2))
    yield due, None
    exchange = table("Y3 R4 Y4 G1 G1", "", piles="R0")
    play(exchange, TakePile(Guild.MILITARY))
    yield exchange, Target("space", (0, 1))


def boards(look: Look) -> Iterator[tuple[ConspiracyBoard, Target | None]]:
    for game, pointed in asked():
        yield board_of(game, look=look), pointed


@pytest.mark.parametrize("look", [LOOK, FRENCH, FEW], ids=["english", "french", "16 colours"])
@pytest.mark.parametrize("size", SIZES)
def test_no_panel_writes_beyond_its_edges(size: tuple[int, int], look: Look) -> None:
    lost = {
        (name, board.view.decision.kind): drawing.lost
        for board, pointed in boards(look)
        for name in panels(board, size)
        if name not in ("log", "help") and board.view.decision is not None
        for drawing in (drawn(name, board, size, pointed),)
    }
    assert {where: signs for where, signs in lost.items() if signs} == {}


@pytest.mark.parametrize("look", [LOOK, FRENCH], ids=["english", "french"])
def test_no_question_is_cut(look: Look) -> None:
    """Even at the fullest table, in the smallest window; what follows is left out if it must."""
    cut = {
        (size, game.decision.kind): row
        for game, pointed in asked()
        if game.decision is not None and game.decision.kind != "turn"
        for size in SIZES
        for row in lines(
            drawn("question", board_of(game, game.decision.seat, look=look), size, pointed)
        )
        if look.marks.cut in row
    }
    assert cut == {}


@pytest.mark.parametrize("look", [LOOK, FRENCH], ids=["english", "french"])
def test_the_name_of_a_location_on_its_lord_is_never_cut(look: Look) -> None:
    names = [name_in_cells(each, NAMED, look.voice) for each in LOCATIONS.values()]
    assert [name for name in names if len(name) > NAMED] == []


def test_a_card_says_what_an_exchange_and_the_locations_could_add() -> None:
    """A 0 of the Politicians: their League counts it, and it may join the two that hold on."""
    game = table("B1@count-politician B4 R4", "Y3", deck="B0 R6 G6 Y6")
    play(game, Reveal(3))
    shown = said("question", board_of(game))
    assert "your Locations +1" in shown
    assert "↔ exchange 2 → 3 +3" in shown
    assert "+1, up to +4" in shown


def test_a_pile_says_what_it_would_bring_and_the_deck_has_three_keys() -> None:
    game = table("P1 P4", "Y3", piles="P1 P3 R2", deck="G1 G2", locations="seven", pearl_master=1)
    shown = said("piles", board_of(game))
    assert "+11 ■4 ○2 ⌂" in shown
    assert shown.count("· empty") == 3
    assert "deck 2" in shown


def test_who_looks_on_sees_the_piles_without_what_they_would_bring() -> None:
    game = table("P1", "Y3", piles="P1")
    assert "+" not in said("piles", board_of(game, 1))


def test_an_edict_is_said_below_the_piles() -> None:
    game = table("", "", deck="Y3 Y4", edict={"location": "force-one", "seat": 1})
    assert "Edict of One (Bo): you must turn up exactly 1" in said("piles", board_of(game))


def test_the_locations_say_which_key_brings_the_next() -> None:
    game = table("Y1", "G2 P1", deck="R1", available="seven count-mage")
    assert "your next silver Key brings one" in said("locations", board_of(game))
    assert "your next Key brings one" in said("locations", board_of(game, 1))
    assert "Seven Points = 7" in said("locations", board_of(game))


def test_more_locations_than_there_is_room_for_are_counted() -> None:
    shown = said("locations", board_of(fullest()))
    assert "+2 more" in shown


def test_a_long_list_of_locations_is_walked_through() -> None:
    many = " ".join(list(LOCATIONS)[:13])
    game = table("Y1", "", piles="P1", available=many, locations="count-mage")
    play(game, TakePile(Guild.MAGE))
    first, last = game.available[0], game.available[-1]
    shown = said("question", board_of(game), (80, 24), Target("location", first))
    assert "1 to 4 of 13" in shown
    assert "10 to 13 of 13" in said("question", board_of(game), (80, 24), Target("location", last))


def test_which_piles_grow_is_said_of_those_alone() -> None:
    for deck, hold in (("P1 Y2 P1", "then these piles hold"), ("P1 P2", "then this pile holds")):
        game = table("", "", deck=deck, piles="R4")
        play(game, Reveal(len(deck.split())))
        asked_of = said("question", board_of(game), (120, 40), Target("card", a("P1")))
        assert hold in asked_of
        assert "¤" not in asked_of, "nothing comes to that pile"


def test_others_read_between_which_lords_somebody_chooses() -> None:
    game = table("", "", deck="P1 Y2 P1")
    play(game, Reveal(3))
    assert "keep one of ∩1, §2 and ∩1" in said("header", board_of(game, 1))
    assert "keep one Lord" in said("header", board_of(game, 0))


@pytest.mark.parametrize("look", [LOOK, FRENCH, FEW], ids=["english", "french", "16 colours"])
@pytest.mark.parametrize("size", SIZES)
def test_a_blank_parts_the_sign_of_each_guild_from_its_name(
    look: Look, size: tuple[int, int]
) -> None:
    head = lines(drawn("piles", board_of(fullest(), look=look), size))[0]
    for guild in Guild:
        assert f"{SIGNS[guild]} " in head
