"""Boards of Conspiracy, as the screens of a seat show them, and panels drawn without a screen."""

from random import Random
from typing import Any

from textual.geometry import Size

from abyss_tui.frontends.tui.conspiracy.board import ConspiracyBoard
from abyss_tui.frontends.tui.conspiracy.layout import PANELS, layout
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.frontends.tui.widgets.panel import Panel
from abyss_tui.frontends.tui.widgets.targets import Drawing, Target
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.kind import KIND
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from tests.games.conspiracy.tables import a

LOOK = Look(Voice(ENGLISH), DEEP_SEA.palette)
SIZES = [(80, 24), (100, 30), (100, 36), (120, 40), (140, 46), (160, 50), (220, 60)]
"""The smallest, the breaks, and some between."""
NAMES = ("Marie-Antoinette", "Bo", "Wolfgang Amadeus", "Chloé")


def fullest(players: int = 4, deck: str = "P0 R2") -> Game:
    """Return a table with much of everything, in the last turns of a game played at random.

    One pile has ten Lords, and thirteen Locations are available.
    """
    dice = Random(players)
    game: Game = KIND.new_game(NAMES[:players], 5, 0, {})
    while game.ending is None or game.decision is None or game.decision.kind != "turn":
        assert game.decision is not None  # the last turns come before the end
        game.apply(dice.choice(list(game.decision.options)))
    held = {each for player in game.players for each in player.locations.values()}
    game.available = [each for each in LOCATIONS.values() if each not in held][:13]
    game.location_deck, game.edict = [], None
    game.piles[Guild.MERCHANT] = [a(f"G{points}") for points in (0, 1, 1, 1, 1, 2, 2, 3, 4, 6)]
    game.lord_deck = [a(each) for each in deck.split()]
    fresh = game.copy()  # which lists anew what can be done
    fresh.events = []
    return fresh


def board_of(game: Game, seat: int | None = 0, look: Look = LOOK, **more: Any) -> ConspiracyBoard:
    """Return what the screens of a seat show of a game."""
    return Board(
        look=look,
        view=KIND.view(game, seat, with_options=False),
        preview=KIND.preview(game, seat),
        story=(),
        hand_shown=True,
        turn=8,
        headline="",
        **more,
    )


def drawn(
    name: str,
    board: ConspiracyBoard,
    size: tuple[int, int] = (80, 24),
    pointed: Target | None = None,
    passing: Any = None,
) -> Drawing:
    """Return a panel as it is drawn on a screen of this size while the cursor is on a thing.

    `passing` is what is on its way to the board just then.
    """
    panel: Any = PANELS[name](name=name)
    panel.passing = passing
    panel.target = panel.cursor = pointed
    drawing = Drawing(*layout(Size(*size), board.view)[name].size, board.look)
    panel.draw(panel.needed(board), drawing)
    return drawing


def lines(drawing: Drawing) -> list[str]:
    """Return the signs of a drawing, line by line."""
    return ["".join(row).rstrip() for row in drawing.signs]


def said(name: str, board: ConspiracyBoard, *of: Any) -> str:
    """Return what a panel says, every blank once."""
    return " ".join(" ".join(lines(drawn(name, board, *of))).split())


def panels(board: ConspiracyBoard, size: tuple[int, int]) -> list[str]:
    """Return which panels there are on a screen of this size."""
    return [name for name in layout(Size(*size), board.view) if issubclass(PANELS[name], Panel)]
