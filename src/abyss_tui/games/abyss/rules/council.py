"""The Council: taking piles in hand (rules 6, R14)."""

from abyss_tui.games.abyss.actions import Action, Support
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import Lord
from abyss_tui.games.abyss.events import PileTaken
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.rules import lasting_powers
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.step import Step
from abyss_tui.records import record


def request_support(game: Game, race: Race) -> None:
    """Take the pile; the Alchemist's further one is chosen after it was seen (R14)."""
    alchemist = game.active.powers.get("takes-piles")
    take_pile(game, race)
    if alchemist is not None:
        for _ in range(lasting_powers.piles_taken(game.active) - 1):
            game.then(TakingPile(alchemist))


def take_pile(game: Game, race: Race) -> None:
    """The active player takes all cards of this pile in hand."""
    pile, game.council[race] = game.council[race], []
    game.active.hand.extend(pile)
    game.tell(PileTaken, game.seat, race, tuple(pile))


@record
class TakingPile(Step[Game, Action]):
    """The active player takes one pile because of a Lord, if there is one (R14)."""

    lord: Lord

    def ask(self, game: Game) -> Decision[Action] | None:
        """Ask for one of the piles that hold something."""
        piles: list[Action] = [Support(race) for race in RACES if game.council[race]]
        about = {"lord": self.lord.slug}
        return Decision(game.seat, "support", piles, about) if piles else None

    def run(self, game: Game, answer: Action | None) -> None:
        """Take it."""
        if isinstance(answer, Support):
            take_pile(game, answer.race)
