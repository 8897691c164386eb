"""What Lords do when they arrive, however they arrive (rules 9, R7): one function a verb.

A power that cannot be applied has no effect; only those that say "may" can be declined (R10).
"""

from collections.abc import Callable
from typing import Final

from abyss_tui.games.abyss.actions import (
    Action,
    Disable,
    RecruitForPearls,
    ReplaceFromCourt,
    ReplaceFromDeck,
    Skip,
    Steal,
    SwapLocation,
)
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.events import (
    ExtraTurnWon,
    LocationExchanged,
    LordArrived,
    LordDisabled,
    LordRecruited,
    LordReplaced,
    MonsterStolen,
    PearlsGained,
    PearlsReturned,
)
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.rules import lasting_powers
from abyss_tui.games.abyss.rules.council import TakingPile
from abyss_tui.games.abyss.rules.hands import KEEPING_HAND_LIMIT, DiscardingAllies
from abyss_tui.games.abyss.rules.locations import gain_effect, take_alone
from abyss_tui.kernel.chance import shuffled
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.step import Step
from abyss_tui.records import record


def welcome(game: Game, lord: Lord) -> None:
    """The Lord comes before the active player, free, and its power is applied at once."""
    game.active.welcome(lord)
    game.tell(LordArrived, game.seat, lord)
    if lord.power is not None and lord.power.verb in ON_ARRIVAL:
        ON_ARRIVAL[lord.power.verb](game, lord, lord.power.amount)


def gain_pearls(game: Game, lord: Lord, pearls: int) -> None:
    """The Treasury pays (Trader, Peddler, Shopkeeper, and the Landlord's first Pearl, R12)."""
    game.active.pearls += pearls
    game.tell(PearlsGained, game.seat, pearls, lord.slug)


def discard_allies(game: Game, lord: Lord, allies: int) -> None:
    """Each opponent discards Allies of their choice (Jailer, R19)."""
    game.then_each(
        *(DiscardingAllies(seat, lord, allies) for seat in lasting_powers.exposed(game, lord))
    )


def limit_hands(game: Game, lord: Lord, _limit: int) -> None:
    """Each opponent discards down to the limit at once (Commander, R18)."""
    game.then_each(*(KEEPING_HAND_LIMIT[seat] for seat in lasting_powers.exposed(game, lord)))


def return_pearls(game: Game, lord: Lord, pearls: int) -> None:
    """Each opponent returns Pearls, or what they have (Seeker, R19)."""
    for seat in lasting_powers.exposed(game, lord):
        player = game.players[seat]
        returned = min(pearls, player.pearls)
        if returned:
            player.pearls -= returned
            game.tell(PearlsReturned, seat, returned, lord)


def disable_lords(game: Game, lord: Lord, _none: int) -> None:
    """One free Lord of each opponent is disabled, opponent by opponent (Assassin, R17)."""
    game.then_each(*(DisablingLord(lord, seat) for seat in lasting_powers.exposed(game, lord)))


@record
class DisablingLord(Step[Game, Action]):
    """The active player disables a free Lord of this seat that is not disabled yet."""

    lord: Lord
    seat: int

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask which one."""
        targets: list[Action] = [
            Disable(self.seat, owned.lord)
            for owned in game.players[self.seat].lords
            if owned.free and not owned.disabled
        ]
        about = {"lord": self.lord.slug}
        return Decision(game.seat, "disable", targets, about) if targets else None

    def run(self, game: Game, answer: Action | None) -> None:
        """Disable it."""
        if isinstance(answer, Disable):
            game.players[self.seat].disable(answer.lord)
            game.tell(LordDisabled, self.seat, answer.lord)


def steal_monster(game: Game, lord: Lord, _none: int) -> None:
    """A random Monster token of one opponent changes hands (Hunter, R19)."""
    game.then(StealingMonster(lord))


@record
class StealingMonster(Step[Game, Action]):
    """The active player chooses from whom to steal a Monster token."""

    lord: Lord

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask for one of the opponents who have one."""
        exposed = lasting_powers.exposed(game, self.lord)
        victims: list[Action] = [Steal(seat) for seat in exposed if game.players[seat].monsters]
        about = {"lord": self.lord.slug}
        return Decision(game.seat, "steal", victims, about) if victims else None

    def run(self, game: Game, answer: Action | None) -> None:
        """Take one of the tokens at random."""
        if isinstance(answer, Steal):
            tokens = game.players[answer.seat].monsters
            # Sorted: which one is drawn follows from what they have, not from how they came by it.
            value = shuffled(game.seed, "stolen token", sorted(tokens))[0]
            tokens.remove(value)
            game.active.monsters.append(value)
            game.tell(MonsterStolen, game.seat, answer.seat, value)


def take_another_turn(game: Game, _lord: Lord, _none: int) -> None:
    """Another turn follows this one (Invoker, R33)."""
    game.extra_turns += 1
    game.tell(ExtraTurnWon, game.seat)


def take_pile(game: Game, lord: Lord, _none: int) -> None:
    """One Council pile goes in hand (Apprentice, R14)."""
    game.then(TakingPile(lord))


def swap_location(game: Game, lord: Lord, _none: int) -> None:
    """A Location may be given for an available one (Illusionist, R15)."""
    game.then(SwappingLocation(lord))


@record
class SwappingLocation(Step[Game, Action]):
    """The active player may exchange one of their Locations for an available one."""

    lord: Lord

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask which for which."""
        swaps: list[Action] = [
            SwapLocation(given, taken)
            for given in game.active.locations
            for taken in game.available
        ]
        about = {"lord": self.lord.slug}
        return Decision(game.seat, "swap", [*swaps, Skip()], about) if swaps else None

    def run(self, game: Game, answer: Action | None) -> None:
        """Exchange them; the Lords under the old one lie under the new one."""
        if isinstance(answer, SwapLocation):
            game.active.exchange_location(answer.give, answer.take)
            game.available[game.available.index(answer.take)] = answer.give
            game.tell(LocationExchanged, game.seat, answer.give, answer.take, "available")
            gain_effect(game, answer.take)


def recruit_for_pearls(game: Game, lord: Lord, pearls: int) -> None:
    """A second Lord may be recruited for Pearls alone (Corruptor, R6)."""
    game.then(RecruitingForPearls(lord, pearls))


@record
class RecruitingForPearls(Step[Game, Action]):
    """The active player may recruit a Lord of the Court for exactly so many Pearls."""

    lord: Lord
    pearls: int

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask which one, if the player has the Pearls at this moment."""
        if game.active.pearls < self.pearls or not game.court:
            return None
        lords: list[Action] = [RecruitForPearls(lord) for lord in game.court]
        return Decision(game.seat, "second-lord", [*lords, Skip()], {"lord": self.lord.slug})

    def run(self, game: Game, answer: Action | None) -> None:
        """Pay and welcome it: nothing is affiliated."""
        if isinstance(answer, RecruitForPearls):
            game.active.pearls -= self.pearls
            game.court.remove(answer.lord)
            game.tell(LordRecruited, game.seat, answer.lord, (), self.pearls)
            welcome(game, answer.lord)


def replace_lord(game: Game, lord: Lord, _none: int) -> None:
    """Another free Lord of the owner may be discarded for a new one (Traitor, Schemer, R7)."""
    game.then(ReplacingLord(lord))


@record
class ReplacingLord(Step[Game, Action]):
    """The active player may discard a free Lord, other than this one, for another."""

    lord: Lord

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask which one goes, and with the Traitor which one of the Court comes."""
        given = [lord for lord in game.active.free_lords() if lord is not self.lord]
        swaps: list[Action] = []
        if self._from_court:
            swaps = [ReplaceFromCourt(old, new) for old in given for new in game.court]
        elif game.lord_deck:
            swaps = [ReplaceFromDeck(old) for old in given]
        about = {"lord": self.lord.slug}
        return Decision(game.seat, "replace", [*swaps, Skip()], about) if swaps else None

    def run(self, game: Game, answer: Action | None) -> None:
        """Discard the one, welcome the other; a swap is no recruitment (R7)."""
        match answer:
            case ReplaceFromCourt(old, new):
                game.court.remove(new)
            case ReplaceFromDeck(old):
                new = game.lord_deck.pop(0)
            case _:
                return
        game.active.dismiss(old)
        game.lord_discard.append(old)
        game.tell(LordReplaced, game.seat, old, new, "court" if self._from_court else "deck")
        welcome(game, new)

    @property
    def _from_court(self) -> bool:
        return self.lord.power is not None and self.lord.power.source == "court"


ON_ARRIVAL: Final[dict[str, Callable[[Game, Lord, int], None]]] = {
    "gain-pearls": gain_pearls,
    "pays-each-turn": gain_pearls,
    "discard-allies": discard_allies,
    "limits-hands": limit_hands,
    "return-pearls": return_pearls,
    "disable-lords": disable_lords,
    "steal-monster": steal_monster,
    "take-another-turn": take_another_turn,
    "take-pile": take_pile,
    "swap-location": swap_location,
    "recruit-for-pearls": recruit_for_pearls,
    "replace-lord": replace_lord,
    "take-location": take_alone,
}
"""What each verb does on arrival; the verbs missing here do nothing at that moment."""
