"""The only place that turns a game into what one seat may know (R31).

A view is built from nothing: it has no field that could hold a secret. Bots, screens and
spectators get views, never the game.
"""

from collections.abc import Mapping
from dataclasses import replace

from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import Ally, ExplorationCard, Location, Lord
from abyss_tui.games.abyss.game import Game, OwnedLord, Player
from abyss_tui.kernel.decision_view import DecisionView, decision_for
from abyss_tui.records import record

__all__ = ["OwnedLord", "PlayerView", "View", "view_for"]


@record
class PlayerView:
    """A player as somebody sees them; `hand` and `monsters` are numbers for everybody else."""

    name: str
    pearls: int
    keys: int
    """Key tokens."""
    lord_keys: int
    """Key symbols of free Lords that are not disabled."""
    monsters: tuple[int, ...] | int
    hand: tuple[Ally, ...] | int
    affiliated: tuple[Ally, ...]
    lords: tuple[OwnedLord, ...]
    locations: tuple[Location, ...]

    @property
    def hand_size(self) -> int:
        """How many Allies are in hand."""
        return self.hand if isinstance(self.hand, int) else len(self.hand)

    @property
    def monster_count(self) -> int:
        """How many Monster tokens there are."""
        return self.monsters if isinstance(self.monsters, int) else len(self.monsters)


@record
class View:
    """The table as one seat sees it; `you` is None for somebody without a seat.

    Decks and piles are their sizes. `court` goes from the space farthest from the deck to
    the nearest, `track` from space 1 on.
    """

    you: int | None
    players: tuple[PlayerView, ...]
    seat: int
    deck: int
    discard: int
    council: Mapping[Race, int]
    court: tuple[Lord, ...]
    lord_deck: int
    lord_discard: tuple[Lord, ...]
    available: tuple[Location, ...]
    location_deck: int
    location_discard: tuple[Location, ...]
    tokens: int
    threat: int
    extra_turns: int
    ending: int | None
    track: tuple[ExplorationCard, ...]
    price: int
    used: tuple[Lord, ...]
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
    """Return what this seat may know; None for what everybody may know.

    Screens leave the options out and ask for what they show: a turn may have a thousand.
    """
    return View(
        you=seat,
        players=tuple(_player(each, own=place == seat) for place, each in enumerate(game.players)),
        seat=game.seat,
        deck=len(game.deck),
        discard=len(game.discard),
        council={race: len(pile) for race, pile in game.council.items()},
        court=tuple(game.court),
        lord_deck=len(game.lord_deck),
        lord_discard=tuple(game.lord_discard),
        available=tuple(game.available),
        location_deck=len(game.location_deck),
        location_discard=tuple(game.location_discard),
        tokens=len(game.tokens),
        threat=game.threat,
        extra_turns=game.extra_turns,
        ending=game.ending,
        track=tuple(game.turn.track),
        price=game.turn.price,
        used=tuple(game.turn.used),
        drawn=tuple(game.turn.drawn),
        decision=decision_for(game.decision, seat, with_options=with_options),
    )


def open_view(game: Game) -> View:
    """Return the table with all hands and Monster tokens turned up, decks still hidden."""
    view = view_for(game, None, with_options=False)
    return replace(view, players=tuple(_player(each, own=True) for each in game.players))


def _player(player: Player, *, own: bool) -> PlayerView:
    return PlayerView(
        name=player.name,
        pearls=player.pearls,
        keys=player.keys,
        lord_keys=player.total_keys() - player.keys,
        monsters=tuple(player.monsters) if own else len(player.monsters),
        hand=tuple(player.hand) if own else len(player.hand),
        affiliated=tuple(player.affiliated),
        lords=player.lords,
        locations=tuple(player.locations),
    )
