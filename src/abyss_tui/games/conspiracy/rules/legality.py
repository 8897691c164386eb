"""The one judge of legality: what may be played now, and why not what may not.

`problem` judges an action against the decision; the `why_not_…` questions are for whoever wants to
show beforehand what is possible.
"""

from abyss_tui.games.conspiracy.actions import (
    Action,
    Control,
    Draw,
    Exchange,
    Pass,
    Place,
    Recruit,
    Reveal,
    Skip,
    TakePile,
)
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.rules import edicts
from abyss_tui.games.conspiracy.rules.extending import movable
from abyss_tui.games.conspiracy.rules.locations import MOST_DRAWN
from abyss_tui.games.conspiracy.rules.recruiting import MOST_TURNED_UP
from abyss_tui.kernel.decision import Decision
from abyss_tui.kernel.problem import Problem, because


def problem(game: Game, action: Action) -> Problem | None:
    """Return why this action is no answer to the decision, None when it is one."""
    decision = game.decision
    if decision is None:
        return because("over")
    if action in decision.options:
        return None
    return _reason(game, decision, action) or because("not-asked", kind=decision.kind)


def why_not_reveal(game: Game, count: int) -> Problem | None:
    """Return why so many Lords cannot be turned up now, or None (C1, C7, C25)."""
    if game.active.full:
        return because("chamber-full")
    if not game.lord_deck:
        return because("lord-deck-empty")
    asked = edicts.prescribed(game)
    if asked is not None:
        return None if count == asked else because("edict", count=asked)
    most = min(MOST_TURNED_UP, len(game.lord_deck))
    return None if 1 <= count <= most else because("reveal-short", most=most)


def why_not_take_pile(game: Game, guild: Guild) -> Problem | None:
    """Return why this pile cannot be taken now, or None (C4, C7, C25)."""
    if game.active.full:
        return because("chamber-full")
    asked = edicts.prescribed(game)
    if asked is not None:
        return because("edict", count=asked)
    return None if game.piles[guild] else because("pile-empty", guild=guild)


def _reason(game: Game, decision: Decision[Action], action: Action) -> Problem | None:
    """Return the best reason for an action that is none of the options, if there is one."""
    match action, decision.kind:
        case Reveal(count), "turn":
            return why_not_reveal(game, count)
        case TakePile(guild), "turn":
            return why_not_take_pile(game, guild)
        case Pass(), "turn":
            return because("something-possible")
        case Recruit(lord), "recruit":
            return because("not-turned-up", lord=lord)
        case Place(lord), "place":
            return because("not-waiting", lord=lord)
        case Exchange(), "exchange":
            return _why_not_exchange(game, action)
        case ((Control() | Draw()), "location"):
            return _why_not_take_location(game, decision, action)
        case Skip(), _:
            return because("must-not-skip")
    return None


def _why_not_exchange(game: Game, action: Exchange) -> Problem:
    chamber, free = game.active.chamber, movable(game.active)
    for space in action.spaces:
        if not 1 <= space <= len(chamber):
            return because("space-empty", space=space)
        if space not in free:
            return because("has-key", lord=chamber[space - 1], space=space)
    return because("two-spaces")


def _why_not_take_location(
    game: Game, decision: Decision[Action], action: Control | Draw
) -> Problem:
    source = decision.about["source"]
    if isinstance(action, Draw):
        if source != "any":
            return because("searching" if source == "search" else "drawn-already")
        most = min(MOST_DRAWN, len(game.location_deck))
        return because("draw-short", most=most) if most else because("location-deck-empty")
    return because(f"not-{source}", location=action.location)
