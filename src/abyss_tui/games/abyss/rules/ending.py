"""The end of the game: its trigger, and the last affiliation (rules 11, R32, R34)."""

from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.cards.board import LORDS_TO_END
from abyss_tui.games.abyss.events import EndTriggered, GameEnded, HandDiscarded
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.rules.hands import affiliate
from abyss_tui.games.abyss.rules.scoring import scores, weakest_by_race
from abyss_tui.kernel.game_kind import winners
from abyss_tui.kernel.step import Step
from abyss_tui.records import record


@record
class CheckingEnd(Step[Game, Action]):
    """Whether this turn triggered the end; checked once, when it closes (R32)."""

    def run(self, game: Game, answer: Action | None) -> None:
        """Note who triggered it; a second trigger changes nothing."""
        lords = len(game.active.lords)
        seven = lords >= LORDS_TO_END and lords > game.turn.lords_before
        if game.ending is None and (seven or game.turn.court_short):
            game.ending = game.seat
            game.tell(EndTriggered, game.seat)


def last_affiliation(game: Game) -> None:
    """Every player affiliates the weakest Ally of each Race and discards the rest (R34)."""
    for seat, player in enumerate(game.players):
        for ally in weakest_by_race(sorted(player.hand, key=lambda each: each.order)).values():
            player.hand.remove(ally)
            affiliate(game, seat, ally)
        if player.hand:
            game.tell(HandDiscarded, seat, len(player.hand))
        game.discard.extend(player.hand)
        player.hand = []
    game.tell(GameEnded, tuple(winners(scores(game))))
