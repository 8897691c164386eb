"""Rules of thumb: what every action of a decision is worth, without trying anything out.

They are used twice: alone, as the quick player, and to play determinized games on. They look at
what the decks hold, which everybody can work out, and never at its order.
"""

from collections.abc import Iterator, Sequence
from operator import itemgetter

from abyss_tui.games.conspiracy.actions import (
    Action,
    Control,
    Draw,
    Exchange,
    Place,
    Recruit,
    Reveal,
    TakePile,
)
from abyss_tui.games.conspiracy.bots.situation import Situation
from abyss_tui.games.conspiracy.bots.weights import WEIGHTS, Weights
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.kernel.search.method import Rating


def ratings(game: Game, by: Weights = WEIGHTS) -> list[Rating]:
    """Return all actions of the decision that waits with what they are worth, the best first."""
    return sorted(_rated(game, by), key=lambda rating: -rating[0])


def choice(game: Game, by: Weights = WEIGHTS) -> Action:
    """Return the best action by rules of thumb."""
    action: Action = max(_rated(game, by), key=itemgetter(0))[1]
    return action


def _rated(game: Game, by: Weights) -> Iterator[Rating]:
    decision = game.decision
    assert decision is not None
    at, options = Situation(game, decision.seat, by), decision.options
    match decision.kind:
        case "turn":
            return _turn(at, options)
        case "recruit":
            return _recruit(at, options)
        case "location":
            return _location(at, options)
        case _:
            return _extend(at, options)


def _turn(at: Situation, options: Sequence[Action]) -> Iterator[Rating]:
    """Yield turning Lords up, by what the deck holds, and taking piles."""
    by, found = at.by, list[float]()
    for option in options:
        if isinstance(option, Reveal):
            if not found:
                brought = at.each_lord()
                found = sorted([brought[lord.order] for lord in at.game.lord_deck])
            worth = best_of(found, option.count)
            yield worth - by.space - by.turned_up * (option.count - 1), option
        elif isinstance(option, TakePile):
            pile = at.game.piles[option.guild]
            yield at.lords(pile) - by.space * min(len(pile), at.free), option
        else:
            yield 0.0, option


def best_of(found: Sequence[float], count: int) -> float:
    """Return what the best of so many of these brings on average; they are sorted, the worst first.

    They are drawn at random, none of them twice.
    """
    many = len(found)
    count = min(count, many)
    if count == 1:
        return sum(found) / many
    if count == 2:
        return sum([each * place for place, each in enumerate(found)]) * 2 / (many * (many - 1))
    pairs = sum([each * place * (place - 1) for place, each in enumerate(found)])
    return pairs * 3 / (many * (many - 1) * (many - 2))


def _recruit(at: Situation, options: Sequence[Action]) -> Iterator[Rating]:
    """Yield keeping each Lord: what it brings, and what the next player does not get."""
    following = Situation(at.game, (at.seat + 1) % len(at.game.players), at.by)
    for option in options:
        assert isinstance(option, Recruit)
        denied = max(0.0, following.lord(option.lord)) if following.free else 0.0
        yield at.lord(option.lord) + at.by.gift * denied, option


def _extend(at: Situation, options: Sequence[Action]) -> Iterator[Rating]:
    """Yield the Lords that wait, or what can be exchanged; to exchange nothing brings nothing."""
    for option in options:
        match option:
            case Place(lord):
                yield at.lord(lord), option
            case Exchange((one, other)):
                yield at.exchange(one, other) - 0.01, option
            case _:
                yield 0.0, option


def _location(at: Situation, options: Sequence[Action]) -> Iterator[Rating]:
    """Yield the Locations that can be taken, and draws by what the deck holds."""
    found: list[float] = []
    for option in options:
        if isinstance(option, Control):
            yield at.location(option.location), option
        elif isinstance(option, Draw):
            found = found or sorted([at.location(each) for each in at.game.location_deck])
            yield best_of(found, option.count) - at.by.left * (option.count - 1), option
