"""A turn: it begins, its player recruits, it closes and passes to the left (rules 5)."""

from typing import Any, Final

from abyss_tui.games.conspiracy.actions import Action, Reveal, TakePile
from abyss_tui.games.conspiracy.events import LordsReturned, TurnPassed, TurnStarted
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.rules import edicts, ending, recruiting
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.step import Step
from abyss_tui.records import record


@record
class StartingTurn(Step[Game, Action]):
    """A turn of `game.seat` begins, and an edict of that player ends (C24)."""

    def run(self, game: Game, answer: Action | None) -> None:
        """Put the turn on the agenda."""
        game.tell(TurnStarted, game.seat)
        edicts.end_own(game)
        game.then(CHOOSING)


@record
class ChoosingRecruitment(Step[Game, Action]):
    """The active player recruits from the deck or takes a pile."""

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask always, even when only one thing can be done."""
        about: dict[str, Any] = {}
        if game.edict is not None and not game.active.full and edicts.prescribed(game):
            about["edict"] = game.edict.location.slug
        return Decision(game.seat, "turn", recruiting.recruitments(game), about, always=True)

    def run(self, game: Game, answer: Action | None) -> None:
        """Do it; what closes the turn lies below."""
        match answer:
            case Reveal(count):
                game.then(ENDING)
                recruiting.reveal(game, count)
            case TakePile(guild):
                game.then(ENDING)
                recruiting.take_pile(game, guild)
            case _:
                game.tell(TurnPassed, game.seat)
                game.then(_PASSED)


@record
class EndingTurn(Step[Game, Action]):
    """The turn closes: who found no room goes back, the end is checked, the next turn begins."""

    passed: bool = False
    """Whether nothing could be done in it."""

    def run(self, game: Game, answer: Action | None) -> None:
        """Begin the turn of the next seat, unless that one brought the end (C30)."""
        waiting = game.waiting
        if waiting:
            game.waiting = []
            game.discard(waiting)
            game.tell(LordsReturned, game.seat, tuple(waiting))
        ending.check_end(game, passed=self.passed)
        following = (game.seat + 1) % len(game.players)
        if following == game.ending:
            ending.end(game)
        else:
            game.seat = following
            game.then(STARTING)


STARTING: Final = StartingTurn()
CHOOSING: Final = ChoosingRecruitment()
ENDING: Final = EndingTurn()
_PASSED: Final = EndingTurn(passed=True)
