"""Allies that leave a hand: affiliated, or discarded as a Lord demands (R18, R19)."""

from typing import Final

from abyss_tui.games.abyss.actions import Action, Discard
from abyss_tui.games.abyss.cards.board import MOST_PLAYERS
from abyss_tui.games.abyss.cards.pieces import Ally, Lord
from abyss_tui.games.abyss.events import AllyAffiliated, AllyDiscarded
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.rules import lasting_powers
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.step import Step
from abyss_tui.records import record


def discard_from_hand(game: Game, seat: int, ally: Ally, because_of: Lord) -> None:
    """Move an Ally from hand to the Exploration discard."""
    game.players[seat].hand.remove(ally)
    game.discard.append(ally)
    game.tell(AllyDiscarded, seat, because_of, ally)


def affiliate(game: Game, seat: int, ally: Ally) -> None:
    """Lay an Ally face up before this player, for good; it has left the hand already."""
    game.players[seat].affiliated.append(ally)
    game.tell(AllyAffiliated, seat, ally)


def _which(game: Game, seat: int, lord: Lord, left: int) -> Decision[Action]:
    hand = sorted(set(game.players[seat].hand), key=lambda ally: ally.order)
    return Decision(
        seat, "discard", [Discard(ally) for ally in hand], {"lord": lord.slug, "left": left}
    )


@record
class DiscardingAllies(Step[Game, Action]):
    """A seat discards so many Allies of its choice because of a Lord (the Jailer)."""

    seat: int
    lord: Lord
    left: int

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask for one card at a time, as long as there is one."""
        left = min(self.left, len(game.players[self.seat].hand))
        return _which(game, self.seat, self.lord, left) if left else None

    def run(self, game: Game, answer: Action | None) -> None:
        """Discard it; the rest follows."""
        if isinstance(answer, Discard):
            discard_from_hand(game, self.seat, answer.ally, self.lord)
            game.then(DiscardingAllies(self.seat, self.lord, self.left - 1))


@record
class KeepingHandLimit(Step[Game, Action]):
    """A seat discards down to the Commander's limit, if one holds for it now (R18)."""

    seat: int

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask for one card at a time while the hand is too large."""
        limit = lasting_powers.hand_limit(game, self.seat)
        if limit is None:
            return None
        most, lord = limit
        excess = len(game.players[self.seat].hand) - most
        return _which(game, self.seat, lord, excess) if excess > 0 else None

    def run(self, game: Game, answer: Action | None) -> None:
        """Discard it and look again."""
        if isinstance(answer, Discard):
            limit = lasting_powers.hand_limit(game, self.seat)
            assert limit is not None  # a limit asked for this answer
            discard_from_hand(game, self.seat, answer.ally, limit[1])
            game.then(self)


KEEPING_HAND_LIMIT: Final = tuple(KeepingHandLimit(seat) for seat in range(MOST_PLAYERS))
"""One for each seat: it stands on the agenda of every turn and after every sale."""
