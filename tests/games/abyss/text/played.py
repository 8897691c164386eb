"""Games played by chance, and what chance does not bring about."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from abyss_tui.games.abyss.actions import Recruit
from abyss_tui.games.abyss.formats.position import load_position
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.rules.setup import new_game
from tests.builders import a_position, ada, bo
from tests.frontends.tui.reaching import a_move

EVERY_KIND: Final = (1, 2, 3, 5, 7)
"""The seeds of games in which every kind of decision is asked but that of the Corruptor."""


def decisions(names: Sequence[str], seed: int) -> Iterator[Game]:
    """Play a game of 2, 3 or 4 of these players; yield it at each of its decisions."""
    game, dice = new_game(names[: 2 + seed % 3], seed), Random(seed)
    while game.decision is not None:
        yield game
        game.apply(a_move(game.decision, dice))


def at_the_corruptor(first: str, second: str) -> Game:
    """Return a game in which a second Lord may be recruited for 5 Pearls."""
    players = ada(hand="squid-5 crab-5 crab-4", pearls=12), bo()
    position = a_position(*players, court="corruptor sage")
    for player, name in zip(position["players"], (first, second), strict=True):
        player["name"] = name
    game = load_position(position, seed=1)
    for kind in ("turn", "second-lord"):
        while game.decision is not None and game.decision.kind != kind:
            game.apply(game.decision.options[0])
        if kind == "turn":
            assert game.decision is not None
            game.apply(next(each for each in game.decision.options if isinstance(each, Recruit)))
    return game
