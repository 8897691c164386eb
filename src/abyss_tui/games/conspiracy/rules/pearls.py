"""Pearls, and who is Pearl Master (rules 7)."""

from abyss_tui.games.conspiracy.events import PearlMasterChanged, PearlsGained
from abyss_tui.games.conspiracy.game import Game


def gained(game: Game, pearls: int, why: str) -> None:
    """Tell of the Pearls that a Lord or Location has just brought, and look at the title (C28)."""
    seat, total = game.seat, game.active.pearls
    game.tell(PearlsGained, seat, pearls, total, why)
    if can_take_title(game, seat, total):
        former, game.pearl_master = game.pearl_master, seat
        game.tell(PearlMasterChanged, seat, seat, former)


def can_take_title(game: Game, seat: int, pearls: int) -> bool:
    """Whether a seat that gains Pearls, and has so many then, becomes Pearl Master (C28)."""
    holder = game.pearl_master
    return holder is None or (holder != seat and pearls >= game.players[holder].pearls)
