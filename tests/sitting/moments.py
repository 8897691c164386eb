"""Moments of a game of Abyss at which somebody sits down, and what leads from one to the next."""

from abyss_tui.games.abyss.actions import Action, Explore, Plot, Recruit, Support, Take
from abyss_tui.games.abyss.game import Game
from abyss_tui.sitting.sitting import Sitting
from abyss_tui.sitting.steps import Ask
from tests.frontends.tui.reaching import at
from tests.sitting.people import Moment, options_of


def after(game: Game, action: Action) -> Game:
    """Return the game as an action would leave it."""
    copy = game.copy()
    assert copy.decision is not None  # runs it up to what is asked
    copy.apply(action)
    return copy


def explored(kind: str) -> Moment:
    """A turn begins, and what is turned up first leads to a decision of this kind."""
    return lambda game: (
        at("turn")(game) and Explore() in options(game) and at(kind)(after(game, Explore()))
    )


def an_ally_to_take(game: Game) -> bool:
    """A turn begins, and what is turned up first can be taken at once, which ends the turn."""
    return explored("explore")(game) and Take() in options(after(game, Explore()))


def a_plot(game: Game) -> bool:
    """A turn begins, in which a Lord can be turned up."""
    return at("turn")(game) and Plot() in options(game)


def a_pile_to_take(game: Game) -> bool:
    """A turn begins, and a Council pile can be taken, which ends the turn."""
    if not at("turn")(game):
        return False
    piles = [each for each in options(game) if isinstance(each, Support)]
    return any(at("turn")(after(game, each)) for each in piles)


def another_turn(game: Game) -> Recruit | None:
    """Return how a Lord can be recruited now, as a turn begins, who gives another turn after it."""
    if not at("turn")(game):
        return None
    ways = {each.lord: each for each in options(game) if isinstance(each, Recruit)}
    return next((each for each in ways.values() if after(game, each).extra_turns), None)


def others_end_the_turn(game: Game) -> bool:
    """A turn begins, and a Lord can be recruited who has the others discard; that ends it."""
    return at("turn")(game) and jailer(game) is not None


def jailer(game: Game) -> Recruit | None:
    """Return how that Lord can be recruited now."""
    recruited = (each for each in options(game) if isinstance(each, Recruit))
    for each in recruited:
        if each.lord.slug == "jailer":
            then = after(game, each)
            others = (player for seat, player in enumerate(then.players) if seat != game.seat)
            return each if at("discard")(then) and all(other.hand for other in others) else None
    return None


def options(game: Game) -> list[Action]:
    """Return all legal answers to the decision that waits."""
    return [] if game.decision is None else list(game.decision.options)


def come(sitting: Sitting) -> Ask:
    """Let whoever is called come to the keyboard, and return what they are asked."""
    sitting.go_on(sitting.step)
    step = sitting.step
    assert isinstance(step, Ask)
    return step


async def play(sitting: Sitting, action: Action) -> None:
    """Answer what waits."""
    await sitting.play(action, number=sitting.number)


async def play_first(sitting: Sitting, kind: type[Action]) -> None:
    """Answer what waits with the first option of this kind."""
    await play(sitting, next(each for each in options_of(sitting) if isinstance(each, kind)))
