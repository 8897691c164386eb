"""Why one takes, draws or swaps Locations."""

from abyss_tui.games.abyss.actions import SwapLocation
from abyss_tui.games.abyss.bots.determinize import Knowledge
from abyss_tui.games.abyss.cards.pieces import Location
from abyss_tui.games.abyss.rules.scoring import location_points
from abyss_tui.i18n.message import Counted, Message


def why_location(knowledge: Knowledge, location: Location) -> Message:
    """Return why one takes this Location."""
    text = "{location} is worth {points} to you as things stand."
    return Message(text, location=location, points=_worth(knowledge, location))


def why_draw(knowledge: Knowledge) -> Message:
    """Return why one draws Locations instead of taking one that lies open."""
    game = knowledge.determinize(knowledge.dice)
    stack = [location_points(game, knowledge.you, each) for each in game.location_deck]
    best = max(
        [location_points(game, knowledge.you, each) for each in game.available], default=None
    )
    if best is None:
        return Message("No Location lies open.")
    better = sum(each > best for each in stack)
    text = (
        "Of {locations} in the stack, {better} would be worth more to you now than any that lies"
        " open."
    )
    locations = Counted("{number} Location", "{number} Locations", len(stack))
    return Message(text, locations=locations, better=better)


def why_swap(knowledge: Knowledge, swap: SwapLocation) -> Message:
    """Return why one gives a Location for another."""
    text = "{location} is worth {points} to you as things stand, in place of {fewer}."
    return Message(
        text,
        location=swap.take,
        points=_worth(knowledge, swap.take),
        fewer=_worth(knowledge, swap.give),
    )


def _worth(knowledge: Knowledge, location: Location) -> Counted:
    game = knowledge.determinize(knowledge.dice)
    points = location_points(game, knowledge.you, location)
    return Counted("{number} point", "{number} points", points)
