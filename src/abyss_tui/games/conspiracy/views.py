"""What one seat sees of a game: everything but the order of the decks (C34).

A view is built from nothing: it has no field that could hold a deck. Bots, screens and onlookers
get views, never the game.
"""

from collections.abc import Mapping

from abyss_tui.games.conspiracy.actions import Action
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.games.conspiracy.game import Edict, Game, Player
from abyss_tui.kernel.decision_view import DecisionView, decision_for
from abyss_tui.records import record


@record
class PlayerView:
    """A player as everybody sees them."""

    name: str
    chamber: tuple[Lord, ...]
    """The Lords from space 1 on."""
    locations: Mapping[int, Location]
    """The Locations by the spaces they lie on."""
    pearls: int
    silver: int
    """Live silver Keys."""
    gold: int
    """Live gold Keys."""


@record
class View:
    """The table as one seat sees it; `you` is None for somebody without a seat.

    Decks are their sizes. `waiting` are the Lords turned up or still to be placed, `drawn` the
    Locations of which one is still to be taken.
    """

    you: int | None
    players: tuple[PlayerView, ...]
    seat: int
    lord_deck: int
    piles: Mapping[Guild, tuple[Lord, ...]]
    location_deck: int
    available: tuple[Location, ...]
    pearl_master: int | None
    edict: Edict | None
    ending: int | None
    waiting: tuple[Lord, ...]
    drawn: tuple[Location, ...]
    decision: DecisionView[Action] | None

    @property
    def own(self) -> PlayerView | None:
        """The viewer's own player."""
        return None if self.you is None else self.players[self.you]

    @property
    def active(self) -> PlayerView:
        """The player whose turn it is."""
        return self.players[self.seat]


def view_for(game: Game, seat: int | None, *, with_options: bool = True) -> View:
    """Return what this seat may know; None for what everybody may know."""
    return View(
        you=seat,
        players=tuple([_player(each) for each in game.players]),
        seat=game.seat,
        lord_deck=len(game.lord_deck),
        piles={guild: tuple(pile) for guild, pile in game.piles.items()},
        location_deck=len(game.location_deck),
        available=tuple(game.available),
        pearl_master=game.pearl_master,
        edict=game.edict,
        ending=game.ending,
        waiting=tuple(game.waiting),
        drawn=tuple(game.drawn),
        decision=decision_for(game.decision, seat, with_options=with_options),
    )


def open_view(game: Game) -> View:
    """Return what everybody sees: nothing lies hidden before the players."""
    return view_for(game, None, with_options=False)


def _player(player: Player) -> PlayerView:
    return PlayerView(
        name=player.name,
        chamber=tuple(player.chamber),
        locations=player.locations.copy(),
        pearls=player.pearls,
        silver=player.silver,
        gold=player.gold,
    )
