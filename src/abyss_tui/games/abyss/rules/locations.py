"""Locations: control with three Keys, drawing, ambassadors, Black Smokers (rules 8, R21 to R24)."""

from collections.abc import Iterator
from itertools import combinations

from abyss_tui.games.abyss.actions import Action, Control, Draw, Exchange, Skip, in_order
from abyss_tui.games.abyss.cards.board import KEYS_NEEDED, MOST_DRAWN
from abyss_tui.games.abyss.cards.pieces import Location, Lord
from abyss_tui.games.abyss.events import LocationExchanged, LocationsDrawn, LocationTaken
from abyss_tui.games.abyss.game import Game, Player
from abyss_tui.games.abyss.rules.scoring import PRINTED_ORDER
from abyss_tui.kernel.chance import shuffled
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.step import Step
from abyss_tui.records import record


def key_choices(player: Player) -> Iterator[tuple[tuple[Lord, ...], int]]:
    """Yield every set of exactly three Keys: the Lords that give theirs, and the tokens (R21)."""
    for many in range(min(KEYS_NEEDED, len(player.key_lords)) + 1):
        for lords in combinations(player.key_lords, many):
            tokens = KEYS_NEEDED - sum(lord.keys for lord in lords)
            if 0 <= tokens <= player.keys:
                yield in_order(list(lords)), tokens


def controls(player: Player, among: list[Location]) -> list[Action]:
    """Return every way to take one of these Locations with three Keys."""
    ways = list(key_choices(player))
    return [Control(location, lords, keys) for location in among for lords, keys in ways]


@record
class ControllingLocations(Step[Game, Action]):
    """With three Keys or more, the active player takes a Location, and again (R21)."""

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask for an available one, or how many to draw (R22)."""
        if game.active.total_keys() < KEYS_NEEDED:
            return None
        most = min(MOST_DRAWN, len(game.location_deck))
        draws: list[Action] = [Draw(count) for count in range(1, most + 1)]
        ways = controls(game.active, game.available)
        return Decision(game.seat, "location", [*ways, *draws]) if ways or draws else None

    def run(self, game: Game, answer: Action | None) -> None:
        """Take it, or draw and choose; then look at the Keys again."""
        if isinstance(answer, Control):
            # This step goes below what the Location brings: an exchange comes before the next one.
            game.then(self)
            take(game, answer)
        elif isinstance(answer, Draw):
            draw(game, answer.count)
            game.then_each(ChoosingDrawn(), self)


def draw(game: Game, count: int) -> None:
    """Draw Locations from the stack, for all to see."""
    drawn, game.location_deck = game.location_deck[:count], game.location_deck[count:]
    game.turn.drawn = drawn
    game.tell(LocationsDrawn, game.seat, tuple(drawn))


@record
class ChoosingDrawn(Step[Game, Action]):
    """One of the Locations drawn is taken, the others become available (R22)."""

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask which one, with which Keys."""
        return Decision(game.seat, "location", controls(game.active, game.turn.drawn))

    def run(self, game: Game, answer: Action | None) -> None:
        """Take it."""
        if isinstance(answer, Control):
            take(game, answer)


def take_alone(game: Game, lord: Lord, draws: int) -> None:
    """An ambassador takes one of the Locations it draws, alone (R23).

    From a short stack it draws what there is; without one it chooses among the available ones.
    """
    if game.location_deck:
        draw(game, draws)
    game.then(TakingAlone(lord))


@record
class TakingAlone(Step[Game, Action]):
    """The ambassador lies under the Location chosen; no other Keys are used (R23)."""

    lord: Lord

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask which one; with none at all the ambassador stays free."""
        among = game.turn.drawn or game.available
        ways: list[Action] = [Control(location, (self.lord,), 0) for location in among]
        return Decision(game.seat, "location", ways, {"lord": self.lord.slug}) if ways else None

    def run(self, game: Game, answer: Action | None) -> None:
        """Take it."""
        if isinstance(answer, Control):
            take(game, answer)


def take(game: Game, chosen: Control) -> None:
    """Take the Location with its Keys; what else was drawn becomes available (R22)."""
    player = game.active
    among = game.turn.drawn or game.available
    among.remove(chosen.location)
    game.available.extend(game.turn.drawn)
    game.turn.drawn = []
    player.keys -= chosen.keys
    player.locations.append(chosen.location)
    player.cover(chosen.lords, chosen.location)
    game.tell(LocationTaken, game.seat, chosen.location, chosen.lords, chosen.keys)
    gain_effect(game, chosen.location)


def gain_effect(game: Game, location: Location) -> None:
    """Offer what gaining this Location offers, however it is gained (R24)."""
    if location.on_gain is not None:
        game.then(Exchanging(location))


@record
class Exchanging(Step[Game, Action]):
    """The owner of Black Smokers may exchange it for any Location of the stack (R24)."""

    location: Location

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask for which one; the stack is shown in printed order, which tells nothing."""
        stack = sorted(game.location_deck, key=PRINTED_ORDER.__getitem__)
        if not stack:
            return None
        return Decision(game.seat, "exchange", [*(Exchange(each) for each in stack), Skip()])

    def run(self, game: Game, answer: Action | None) -> None:
        """Put it back, shuffle the stack, own the other one in its place."""
        if isinstance(answer, Exchange):
            stack = [each for each in game.location_deck if each is not answer.location]
            # Sorted, because a draw follows from the order of what is drawn from: how the stack lay
            # must not show in how it lies from now on.
            stack = sorted([*stack, self.location], key=PRINTED_ORDER.__getitem__)
            game.location_deck = shuffled(game.seed, "location stack", stack)
            game.active.exchange_location(self.location, answer.location)
            game.tell(LocationExchanged, game.seat, self.location, answer.location, "stack")
            gain_effect(game, answer.location)
