"""Events in plain English, a sentence each: for a game that is read and not looked at."""

from collections.abc import Iterable, Sequence
from typing import Any

from abyss_tui.games.abyss import events
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.kernel.event import Event

_FALL_BACK = {"refill": "for refilling the Court", "fifth-space": "for the fifth space"}


def told(event: Event, names: Sequence[str]) -> str:
    """Return what happened; cards that the event does not show are only counted."""
    seat = getattr(event, "seat", None)
    who = "" if seat is None else names[seat]
    return f"{who} {_did(event, names)}".strip() + "."


def _did(event: Event, names: Sequence[str]) -> str:  # noqa: C901, PLR0912 (one case an event)
    match event:
        case events.GameStarted(court=court, locations=places):
            return f"begins. The Court: {_all(court)}. Available: {_all(places)}"
        case events.TurnStarted(extra=extra):
            return "takes another turn" if extra else "is to move"
        case events.PearlsGained(pearls=pearls, why=why):
            source = _FALL_BACK.get(why) or f"from {_card(LORDS[why])}"
            return f"gets {_many(pearls, 'Pearl')} {source}"
        case events.PearlsReturned(pearls=pearls, lord=lord):
            return f"returns {_many(pearls, 'Pearl')} because of {_card(lord)}"
        case events.LordPlotted(lord=lord):
            return f"plots: {_card(lord)} comes to the Court"
        case events.DeckReshuffled(cards=cards):
            return f"The discard becomes the new deck of {_many(cards, 'card')}"
        case events.CardRevealed(card=card, space=space):
            return f"explores: {_card(card)} on space {space}"
        case events.AllySold(explorer=explorer, ally=ally, price=price):
            return f"buys {_card(ally)} from {names[explorer]} for {_many(price, 'Pearl')}"
        case events.AllyDeclined(ally=ally):
            return f"leaves {_card(ally)}"
        case events.AllyTaken(ally=ally):
            return f"takes {_card(ally)}"
        case events.MonsterPassed(threat=threat):
            return f"leaves the Monster: the Threat is {threat}"
        case events.MonsterFought(keys=keys, pearls=pearls, monsters=monsters):
            won = [(keys, "Key"), (pearls, "Pearl"), (monsters, "Monster token")]
            return "fights the Monster for " + " and ".join(_many(*each) for each in won if each[0])
        case events.MonstersDrawn(values=values):
            return f"draws {_tokens(values)}"
        case events.MonsterStolen(victim=victim, value=value):
            worth = "" if value is None else f" of {value}"
            return f"steals a Monster token{worth} from {names[victim]}"
        case events.TrackCleared(allies=allies, monsters=monsters):
            away = f", {_many(monsters, 'Monster')} away" if monsters else ""
            return f"ends the exploration: {_all(allies) or 'nothing'} to the Council{away}"
        case events.PileTaken(race=race, allies=allies):
            return f"takes the {race} pile: {_cards(allies)}"
        case events.PileDiscarded(race=race, cards=cards):
            return f"discards the {race} pile of {_many(cards, 'card')}"
        case events.LordRecruited(lord=lord, allies=allies, pearls=pearls):
            paid = [_all(allies)] if allies else []
            paid += [_many(pearls, "Pearl")] if pearls else []
            return f"recruits {_card(lord)} for {' and '.join(paid) or 'nothing'}"
        case events.LordReplaced(discarded=old, lord=new):
            return f"discards {_card(old)} for {_card(new)}"
        case events.LordArrived(lord=lord):
            return f"welcomes {_card(lord)}"
        case events.LordDisabled(lord=lord):
            return f"has {_card(lord)} disabled"
        case events.LordSwept(discarded=old, lord=new):
            return f"sweeps {_card(old)} away; {_card(new)} comes to the Court"
        case events.CourtRefilled(lords=lords):
            return f"refills the Court: {_all(lords) or 'nobody is left'}"
        case events.AllyAffiliated(ally=ally):
            return f"affiliates {_card(ally)}"
        case events.AllyDiscarded(lord=lord, ally=discarded):
            which = "an Ally" if discarded is None else _card(discarded)
            return f"discards {which} because of {_card(lord)}"
        case events.ExtraTurnWon():
            return "will take another turn"
        case events.LocationsDrawn(locations=places):
            return f"draws {_all(places)}"
        case events.LocationTaken(location=place, lords=lords, keys=keys):
            paid = [_all(lords)] if lords else []
            paid += [_many(keys, "Key token")] if keys else []
            return f"takes {_card(place)} with {' and '.join(paid) or 'nothing'}"
        case events.LocationExchanged(gave=gave, took=took):
            return f"gives {_card(gave)} for {_card(took)}"
        case events.TurnPassed():
            return "passes: nothing can be done"
        case events.EndTriggered():
            return "brings the end: everybody else has one last turn"
        case events.HandDiscarded(cards=cards):
            return f"discards the other {_many(cards, 'card')} of the hand"
        case events.GameEnded(winners=winners):
            return f"The game is over. {' and '.join(names[seat] for seat in winners)} won"
    return event.type


def _card(card: Any) -> str:
    """Return the printed name of a card; Allies and Monsters have none."""
    name = getattr(card, "name", None)
    if isinstance(name, dict):
        return str(name["en"])
    return f"{card.race} {card.value}" if isinstance(card, Ally) else "a Monster"


def _all(cards: Iterable[Any]) -> str:
    return ", ".join(map(_card, cards))


def _cards(cards: tuple[Any, ...] | int) -> str:
    return _many(cards, "card") if isinstance(cards, int) else _all(cards)


def _tokens(values: tuple[int, ...] | int) -> str:
    if isinstance(values, int):
        return _many(values, "Monster token")
    return f"{_many(len(values), 'Monster token')} of {', '.join(map(str, values))}"


def _many(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
