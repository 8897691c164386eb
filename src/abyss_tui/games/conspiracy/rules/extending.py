"""Extending the chamber: Lord after Lord, each with all that it brings (rules 5)."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from abyss_tui.games.conspiracy.actions import Action, Exchange, Place, Skip
from abyss_tui.games.conspiracy.cards.board import SPACES
from abyss_tui.games.conspiracy.cards.catalogue import LORDS
from abyss_tui.games.conspiracy.cards.pieces import (
    EXCHANGE_LORDS,
    GAIN_PEARLS,
    TURN_UP_LORD,
    Lord,
    different,
)
from abyss_tui.games.conspiracy.events import LordPlaced, LordsExchanged, LordTurnedUp
from abyss_tui.games.conspiracy.game import Game, Player
from abyss_tui.games.conspiracy.rules import locations, pearls
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.step import Step
from abyss_tui.records import record

_PLACES: Final = {lord: Place(lord) for lord in LORDS.values()}
_EXCHANGES: Final = {
    (one, other): Exchange((one, other))
    for one in range(1, SPACES)
    for other in range(one + 1, SPACES + 1)
}
_SKIP: Final = Skip()


@record
class PlacingLords(Step[Game, Action]):
    """The Lords that wait are placed one by one, as long as a space is free (C5, C6)."""

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask which is the next one; equal Lords are one answer."""
        player = game.active
        if not game.waiting or player.full:
            return None
        lords = different(game.waiting)
        about = {"lords": [lord.slug for lord in game.waiting], "space": player.next_space}
        return Decision(game.seat, "place", [_PLACES[lord] for lord in lords], about)

    def run(self, game: Game, answer: Action | None) -> None:
        """Place it; when it is completely done, the next one follows (C10)."""
        if isinstance(answer, Place):
            game.then(self)
            game.waiting.remove(answer.lord)
            place(game, answer.lord)


PLACING: Final = PlacingLords()


def place(game: Game, lord: Lord) -> None:
    """Put a Lord on the next space; what it carries or can do happens next (C10)."""
    space = game.active.place(lord)
    game.tell(LordPlaced, game.seat, lord, space)
    if lord.key is not None:
        if locations.is_due(game.active):
            game.then(locations.TAKING)
    else:
        _POWERS[lord.power.verb](game, lord)


def _gain_pearls(game: Game, lord: Lord) -> None:
    pearls.gained(game, lord.pearls, lord.slug)


def _exchange_lords(game: Game, _lord: Lord) -> None:
    game.then(EXCHANGING)


def _turn_up_lord(game: Game, _lord: Lord) -> None:
    """Turn the top Lord of the deck up onto its pile; of an empty deck, nothing (C13)."""
    if game.lord_deck:
        top = game.lord_deck.pop(0)
        game.piles[top.guild].append(top)
        game.tell(LordTurnedUp, game.seat, top)


_POWERS: Final[Mapping[str, Callable[[Game, Lord], None]]] = {
    GAIN_PEARLS: _gain_pearls,
    EXCHANGE_LORDS: _exchange_lords,
    TURN_UP_LORD: _turn_up_lord,
}


@record
class ExchangingLords(Step[Game, Action]):
    """The 0 that was just placed may let two Lords without Key change places (C11)."""

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask whether, and which; nothing where there are no two such Lords (C12)."""
        player = game.active
        if len(movable(player)) < 2:
            return None
        about = {"lord": player.chamber[-1].slug, "space": len(player.chamber)}
        # To decline is one of at least two answers, so they are listed only for who wants the list.
        return Decision(game.seat, "exchange", partial(exchanges, player), about, always=True)

    def run(self, game: Game, answer: Action | None) -> None:
        """Exchange them; no power applies anew (C12)."""
        if isinstance(answer, Exchange):
            one, other = answer.spaces
            before = game.active.exchange(one, other)
            game.tell(LordsExchanged, game.seat, answer.spaces, before)


EXCHANGING: Final = ExchangingLords()


def movable(player: Player) -> list[int]:
    """Return the spaces of a player's Lords that carry no Key (C11)."""
    return [space for space, lord in enumerate(player.chamber, 1) if lord.key is None]


def exchanges(player: Player) -> Sequence[Action]:
    """Return every exchange of two Lords without Key, and to decline it (C11, C35)."""
    free = movable(player)
    options: list[Action] = [
        _EXCHANGES[one, other] for at, one in enumerate(free) for other in free[at + 1 :]
    ]
    return [*options, _SKIP]
