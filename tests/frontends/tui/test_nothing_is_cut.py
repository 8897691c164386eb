"""Every text of every card in every language, through every panel that shows it: none is cut.

Names of players may be: they can be as long as anybody likes, so those here are short.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeAlias, TypeVar

import pytest
from textual.geometry import Size

from abyss_tui.frontends.tui.abyss.layout import PANELS, layout
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.games.abyss.cards.board import COURT_SPACES
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import ALLIES
from abyss_tui.games.abyss.game import Game, OwnedLord
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.abyss.text.action_texts import TITLES
from abyss_tui.games.abyss.text.problems import brief
from abyss_tui.games.conspiracy.actions import Reveal
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS as LOCATIONS_OF_CONSPIRACY
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.game import Game as GameOfConspiracy
from abyss_tui.i18n.languages import CODES, language
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.problem import because
from tests.frontends.tui.conspiracy import boards as of_conspiracy
from tests.frontends.tui.full_table import board_of
from tests.games.conspiracy.tables import COLOURS, play, table

pytestmark = pytest.mark.no_cover  # drawn again and again: measuring it is dear

T = TypeVar("T")
Cut: TypeAlias = dict[tuple[Any, ...], str]

SIZES: Final = ((80, 24), (120, 40))
"""The smallest window, and the smallest one with plates."""
PLAYERS: Final = ("Ana", "Bo", "Cy", "Di")
HAND: Final = ("jellyfish-5", "crab-3", "seahorse-4", "shellfish-1", "squid-2")
IN_THE_COURT: Final = 8
"""The cells of a reason in a column of the Court at 80 columns."""
BESIDE_AN_ACTION: Final = 20


def by(cards: Sequence[T], number: int) -> Iterator[Sequence[T]]:
    """Yield cards, so many at a time; the last ones with some of the first ones."""
    for start in range(0, len(cards), number):
        yield [*cards[start : start + number], *cards][:number]


def cut_in(drawing: Drawing) -> str:
    """Return what is cut in a drawing: the rows with the sign of a cut, or what lies outside.

    A row that ends in "· …" leaves out whole things, which are read elsewhere.
    """
    marks = drawing.look.marks
    rows = [
        "".join(row).strip().removesuffix(f"{marks.between} {marks.cut}") for row in drawing.signs
    ]
    cut = [row for row in rows if marks.cut in row]
    return "\n".join([*cut, *(["beyond its edges"] if drawing.lost else [])])


def look_in(code: str) -> Look:
    return Look(Voice(language(code)), DEEP_SEA.palette)


# Abyss


def tables() -> Iterator[Game]:
    """Yield tables of four with every Lord in the Court and before a player, every Location too.

    Who looks has no Ally and no Pearl, and then all that pays.
    """
    lords, places = [*LORDS.values()], [*LOCATIONS.values()]
    for turn, court in enumerate(by(lords, COURT_SPACES)):
        game = new_game(PLAYERS, seed=1, first=0)
        game.court = [*court]
        here = places[3 * turn :] + places
        game.available = here[:3]
        owned = iter(by([each for each in lords if each not in court], 4))
        for place, player in enumerate(game.players):
            player.set_lords(tuple(map(OwnedLord, next(owned))))
            player.locations = here[3 + place : 4 + place]
            player.hand, player.pearls = [], 0
        yield fresh(game)
        for player in game.players:
            player.hand, player.pearls = [ALLIES[each] for each in HAND], 20
        yield fresh(game)


def fresh(game: Game) -> Game:
    """Return a copy of a game, which lists anew what can be done."""
    copy = game.copy()
    copy.events = []
    return copy


def things(game: Game) -> Iterator[Target]:
    """Yield all that the lens tells about."""
    yield from (Target("lord", each) for each in game.court)
    yield from (Target("location", each) for each in game.available)
    yield from (Target("pile", each) for each in RACES)
    yield from (Target("action", each) for each in TITLES)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("code", CODES)
def test_no_text_of_abyss_is_cut_on_its_table(code: str, size: tuple[int, int]) -> None:
    look, cut = look_in(code), Cut()
    for game in tables():
        board = board_of(game, look=look)
        for name, region in layout(Size(*size), board.view).items():
            panel: Any = PANELS[name](name=name)
            for target in things(game) if name == "lens" else [None]:
                panel.target = panel.cursor = target
                drawing = Drawing(*region.size, look)
                panel.draw(panel.needed(board), drawing)
                cut[(name, target, *(each.slug for each in game.court))] = cut_in(drawing)
    assert {where: said for where, said in cut.items() if said} == {}


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("pearls", [1, 12])
def test_no_reason_why_a_lord_cannot_be_paid_is_cut_in_its_column(code: str, pearls: int) -> None:
    voice = Voice(language(code), "signs")
    reasons = [
        because("short", short=pearls, pearls=pearls + 5, have=5),
        *(because("needs-race", race=each) for each in Race),
        *(because("needs-races", races=many, held=many - 1) for many in range(2, 6)),
    ]
    said = [brief(each, IN_THE_COURT, voice) for each in reasons]
    assert [each for each in said if voice.marks.cut in each] == []


@pytest.mark.parametrize("code", CODES)
def test_no_reason_why_an_action_is_not_possible_is_cut_beside_it(code: str) -> None:
    voice = Voice(language(code), "signs")
    codes = ("plot-pearl", "court-full", "lord-deck-empty", "no-exploration", "pile-empty", "over")
    said = [brief(because(each), BESIDE_AN_ACTION, voice) for each in codes]
    assert [each for each in said if voice.marks.cut in each] == []


# Conspiracy


def games() -> Iterator[GameOfConspiracy]:
    """Yield games with every Location available and lying on a Lord, and every Lord turned up."""
    for colour in COLOURS:
        for three in (f"{colour}0 {colour}1 {colour}2", f"{colour}3 {colour}4 {colour}6"):
            game = table("Y1 R2", "G1 P1", deck=three, locations="seven pearl-2")
            play(game, Reveal(3))
            yield game
    for on_a_lord, *others in by([*LOCATIONS_OF_CONSPIRACY], 3):
        chamber = f"Y1 R1@{on_a_lord} G1 P3 B6"
        yield table(chamber, "G2 P1", piles="P1 P4 R0", deck="Y0", available=" ".join(others))


def things_of_conspiracy(name: str, board: Any) -> Iterator[Target | None]:
    """Yield what the cursor can be on in a panel."""
    view = board.view
    if name == "question":
        yield from (Target("card", each) for each in view.waiting)
        return
    if name != "lens":
        yield None
        return
    yield from (Target("location", each) for each in view.available)
    yield from (Target("pile", each) for each in Guild)
    yield from (Target("reveal", each) for each in (1, 2, 3) if view.lord_deck >= each)
    spaces = len(view.players[0].chamber) + 1
    yield from (Target("space", (0, each)) for each in range(1, spaces + 1))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("code", CODES)
def test_no_text_of_conspiracy_is_cut_on_its_table(code: str, size: tuple[int, int]) -> None:
    look, cut = look_in(code), Cut()
    for game in games():
        board = of_conspiracy.board_of(game, look=look)
        for name in of_conspiracy.panels(board, size):
            for target in things_of_conspiracy(name, board):
                drawing = of_conspiracy.drawn(name, board, size, target)
                if name == "log":
                    drawing.lost = 0  # it writes what has room, the newest last
                cut[(name, target, str(game.available))] = cut_in(drawing)
    assert {where: said for where, said in cut.items() if said} == {}
