"""Why one recruits, affiliates, disables, steals or replaces."""

from abyss_tui.games.abyss.actions import Recruit, ReplaceFromCourt, ReplaceFromDeck
from abyss_tui.games.abyss.bots.determinize import Knowledge
from abyss_tui.games.abyss.cards.board import KEYS_NEEDED, LORDS_TO_END
from abyss_tui.games.abyss.cards.pieces import Ally, Lord
from abyss_tui.games.abyss.rules.scoring import gain_of_affiliating
from abyss_tui.i18n.message import Counted, Message


def why_recruit(knowledge: Knowledge, action: Recruit) -> Message:
    """Return why one recruits this Lord."""
    view, lord = knowledge.view, action.lord
    own = view.own
    assert own is not None
    points = _points(lord.points)
    keys = own.keys + own.lord_keys
    alone = lord.power is not None and lord.power.verb == "take-location"
    if view.ending is None and len(own.lords) + 1 >= LORDS_TO_END:
        text = "{lord} is your seventh Lord: each opponent has only one turn more."
        return Message(text, lord=lord)
    if (alone or keys + lord.keys >= KEYS_NEEDED) and (view.available or view.location_deck):
        text = "{lord} brings {points}, and a Location at once."
        return Message(text, lord=lord, points=points)
    if lord.keys:
        text = "{lord} brings {points} and a Key towards a Location."
        return Message(text, lord=lord, points=points)
    if len(view.court) == 3:
        text = "{lord} brings {points}, and 2 Pearls because the Court is filled up."
        return Message(text, lord=lord, points=points)
    value = sum(ally.value for ally in action.allies)
    text = "{lord} brings {points} for Allies of value {value} together."
    return Message(text, lord=lord, points=points, value=value)


def why_second_lord(lord: Lord) -> Message:
    """Return why one recruits this Lord for Pearls."""
    text = "{lord} brings {points} and costs no Ally."
    return Message(text, lord=lord, points=_points(lord.points))


def why_replace(action: ReplaceFromCourt | ReplaceFromDeck) -> Message:
    """Return why one discards a Lord for another."""
    old = action.discard
    if isinstance(action, ReplaceFromCourt):
        text = "{lord} brings {points} in place of {fewer}."
        new = action.take
        return Message(text, lord=new, points=_points(new.points), fewer=_points(old.points))
    text = "{lord} has only {points}: a new Lord is likely to bring more."
    return Message(text, lord=old, points=_points(old.points))


def why_affiliate(knowledge: Knowledge, ally: Ally) -> Message:
    """Return why one affiliates this Ally."""
    game = knowledge.determinize(knowledge.dice)
    gain = gain_of_affiliating(game.players[knowledge.you], ally)
    if gain > 0:
        return Message("It raises your score by {points} now.", points=_points(gain))
    return Message("No other Ally of this payment would raise your score more.")


def why_disable(lord: Lord) -> Message:
    """Return why one disables this Lord."""
    if lord.keys:
        return Message("{lord} lends its owner a Key, and lends it no more.", lord=lord)
    return Message("{lord} keeps its points alone.", lord=lord)


def why_steal(knowledge: Knowledge, seat: int) -> Message:
    """Return why one steals from this seat."""
    victim = knowledge.view.players[seat]
    tokens = Counted("{number} Monster token", "{number} Monster tokens", victim.monster_count)
    return Message("{name} has {tokens}.", name=victim.name, tokens=tokens)


def _points(points: int) -> Counted:
    return Counted("{number} point", "{number} points", points)
