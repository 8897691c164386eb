"""A turn: plotting, one action, the control of Locations, and what closes it (rules 4, R8)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from abyss_tui.games.abyss.actions import USES, Action, End, Explore, Pass, Plot, Recruit, Support
from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.abyss.events import PearlsGained, TurnPassed, TurnStarted
from abyss_tui.games.abyss.game import Game, Turn
from abyss_tui.games.abyss.rules import council, court, depths, recruiting, turn_powers
from abyss_tui.games.abyss.rules.ending import CheckingEnd, last_affiliation
from abyss_tui.games.abyss.rules.hands import KEEPING_HAND_LIMIT
from abyss_tui.games.abyss.rules.locations import ControllingLocations
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.step import Step
from abyss_tui.records import record


@record
class StartingTurn(Step[Game, Action]):
    """A turn of `game.seat` begins; the Landlord pays (R12)."""

    extra: bool = False

    def run(self, game: Game, answer: Action | None) -> None:
        """Pay what the start of the turn pays and put the whole turn on the agenda."""
        player = game.active
        game.tell(TurnStarted, game.seat, self.extra)
        landlord = player.powers.get("pays-each-turn")
        if landlord is not None and landlord.power is not None:
            player.pearls += landlord.power.amount
            game.tell(PearlsGained, game.seat, landlord.power.amount, landlord.slug)
        begin_turn(game)


def begin_turn(game: Game) -> None:
    """Put a turn of `game.seat` on the agenda, at its first decision (the order of R8)."""
    game.turn = Turn(len(game.active.lords))
    game.agenda.extend(_TURN_OF[game.seat])


@record
class ChoosingAction(Step[Game, Action]):
    """The active player plots, uses a Lord, or chooses the action of the turn."""

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask always, even when only one thing can be done."""
        # Listed when somebody wants the list; a partial, because a lambda could not be compiled.
        return Decision(game.seat, "turn", partial(actions, game), always=True)

    def run(self, game: Game, answer: Action | None) -> None:
        """Do what was chosen; after a plot or a use the same is asked again."""
        match answer:
            case Plot():
                court.plot(game)
                game.then(self)
            case Explore():
                game.then(depths.REVEALING)
            case Support(race):
                council.request_support(game, race)
            case Recruit(lord, allies):
                recruiting.recruit(game, lord, allies)
            case Pass():
                game.tell(TurnPassed, game.seat)
            case _:
                turn_powers.use(game, answer)
                game.then(self)


_CHOOSING: Final = ChoosingAction()

# Facts that say nothing more than their name: one of each is enough for every turn.
_PLOT: Final = Plot()
_EXPLORE: Final = Explore()
_PASS: Final = Pass()
_END: Final = End()
_SUPPORT: Final = {race: Support(race) for race in RACES}


def actions(game: Game) -> Sequence[Action]:
    """Return everything the active player can do at the start of the turn."""
    main: list[Action] = [_EXPLORE] if depths.can_reveal(game) else []
    main += [_SUPPORT[race] for race, pile in game.council.items() if pile]
    main += recruiting.recruitments(game)
    if not main:
        main = [_PASS]
    if court.can_plot(game):
        main.insert(0, _PLOT)
    return main + turn_powers.uses(game) if game.active.has_turn_power else main


@record
class UsingLastMoment(Step[Game, Action]):
    """The last moment of the turn for powers that may be used once in each (R8, R11)."""

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask as long as something can be used."""
        if not game.active.has_turn_power:
            return None
        uses = turn_powers.uses(game)
        return Decision(game.seat, "end", [*uses, _END]) if uses else None

    def run(self, game: Game, answer: Action | None) -> None:
        """Use it and ask again, or go on."""
        if isinstance(answer, USES):
            turn_powers.use(game, answer)
            game.then(self)


@record
class PassingTurn(Step[Game, Action]):
    """An extra turn (R33), the next seat's turn, or the end of the game (R32)."""

    def run(self, game: Game, answer: Action | None) -> None:
        """Begin the next turn, unless it would be that of who triggered the end."""
        if game.extra_turns:
            game.extra_turns -= 1
            game.then(StartingTurn(extra=True))
            return
        following = (game.seat + 1) % len(game.players)
        if following == game.ending:
            last_affiliation(game)
        else:
            game.seat = following
            game.then(_STARTING)


_STARTING: Final = StartingTurn()
_TURN_OF: Final = tuple(
    (PassingTurn(), CheckingEnd(), keeping, UsingLastMoment(), ControllingLocations(), _CHOOSING)
    for keeping in KEEPING_HAND_LIMIT
)
"""The agenda of a turn of each seat, the next step last (R8): built once, not at every turn."""
