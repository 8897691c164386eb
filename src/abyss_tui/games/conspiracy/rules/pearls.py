"""Pearls, and who is Pearl Master (rules 7)."""

from abyss_tui.games.conspiracy.events import PearlMasterChanged, PearlsGained
from abyss_tui.games.conspiracy.game import Game


def gained(game: Game, pearls: int, why: str) -> None:
    """Tell of the Pearls that a Lord or Location has just brought, and look at the title (C28)."""
    seat, total = game.seat, game.active.pearls
    game.tell(PearlsGained, seat, pearls, total, why)
    former = game.pearl_master
    if former is None or (former != seat and total >= game.players[former].pearls):
        game.pearl_master = seat
        game.tell(PearlMasterChanged, seat, seat, former)
