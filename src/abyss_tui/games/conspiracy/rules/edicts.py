"""Edicts: how opponents must recruit until their owner's next turn (rules 6)."""

from abyss_tui.games.conspiracy.cards.pieces import Location
from abyss_tui.games.conspiracy.events import EdictEnded, EdictIssued
from abyss_tui.games.conspiracy.game import Edict, Game


def issue(game: Game, location: Location) -> None:
    """Let the edict of a Location begin; it replaces any other completely (C27)."""
    game.edict = Edict(location, game.seat)
    game.tell(EdictIssued, game.seat, location)


def end_own(game: Game) -> None:
    """Let the edict of the active player end, as their turn has begun (C24)."""
    edict = game.edict
    if edict is not None and edict.seat == game.seat:
        game.edict = None
        game.tell(EdictEnded, game.seat, edict.location)


def prescribed(game: Game) -> int | None:
    """Return how many Lords an edict makes the active player turn up; None where none does.

    Of one Lord left one is turned up; with an empty deck an edict is void for the turn (C26).
    """
    edict = game.edict
    if edict is None or edict.seat == game.seat or not game.lord_deck:
        return None
    return min(edict.location.power.amount, len(game.lord_deck))
