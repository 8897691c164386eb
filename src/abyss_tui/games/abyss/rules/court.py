"""The Court: plotting, and sliding and refilling after a recruitment (rules 4, 7, R9).

`game.court` goes from the space farthest from the deck to the nearest: a new Lord comes at
the end, one that leaves leaves no gap.
"""

from abyss_tui.games.abyss.actions import Action
from abyss_tui.games.abyss.cards.board import COURT_SPACES
from abyss_tui.games.abyss.events import CourtRefilled, LordPlotted, PearlsGained
from abyss_tui.games.abyss.game import Game
from abyss_tui.kernel.problem import Problem, because
from abyss_tui.kernel.step import Step
from abyss_tui.records import record

REFILL_PEARLS = 2
FEWEST_LEFT = 2
"""With so many Lords left or fewer, the Court is filled up again."""


def can_plot(game: Game) -> bool:
    """Whether the active player can plot: asked at every turn, when nobody wants a reason."""
    return bool(len(game.court) < COURT_SPACES and game.lord_deck and game.active.pearls)


def why_not_plot(game: Game) -> Problem | None:
    """Return why the active player cannot plot, or None."""
    if can_plot(game):
        return None
    if len(game.court) >= COURT_SPACES:
        return because("court-full")
    if not game.lord_deck:
        return because("lord-deck-empty")
    return because("plot-pearl")


def plot(game: Game) -> None:
    """Pay a Pearl and reveal the top Lord of the deck."""
    game.active.pearls -= 1
    lord = game.lord_deck.pop(0)
    game.court.append(lord)
    game.tell(LordPlotted, game.seat, lord)


@record
class RefillingCourt(Step[Game, Action]):
    """After a recruitment with its whole chain, the Court is refilled if it must be (R9)."""

    def run(self, game: Game, answer: Action | None) -> None:
        """Pay the recruiter and fill the Court, as far as the deck goes."""
        before = game.turn.court_before
        if before is None or before <= FEWEST_LEFT or len(game.court) > FEWEST_LEFT:
            return
        game.active.pearls += REFILL_PEARLS
        game.tell(PearlsGained, game.seat, REFILL_PEARLS, "refill")
        free = COURT_SPACES - len(game.court)
        coming, game.lord_deck = game.lord_deck[:free], game.lord_deck[free:]
        game.court.extend(coming)
        game.turn.court_short = len(coming) < free
        game.tell(CourtRefilled, game.seat, tuple(coming))
