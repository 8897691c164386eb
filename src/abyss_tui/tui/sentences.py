"""The sentence for every kind of event, in our own words, as short as they can be."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from abyss_tui.games.abyss import events as told
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.pieces import Ally, Location, Lord
from abyss_tui.kernel.event import Event
from abyss_tui.tui.glyphs import GLYPHS, RACE_NAMES
from abyss_tui.tui.telling import Teller


def _ally(ally: Ally) -> str:
    return f"{GLYPHS.race(ally.race)}{ally.value}"


def _allies(allies: Iterable[Ally]) -> str:
    by_race: dict[str, str] = {}
    for ally in sorted(allies, key=lambda ally: ally.order):
        sign = GLYPHS.race(ally.race)
        by_race[sign] = by_race.get(sign, "") + str(ally.value)
    return " ".join(sign + values for sign, values in by_race.items())


def _pearls(pearls: int) -> str:
    return f"{pearls}{GLYPHS.pearl}"


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _name(card: Lord | Location) -> str:
    return card.name["en"]


def _short(lord: Lord) -> str:
    return lord.name["en"].removeprefix("The ")


def _list(words: Sequence[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def _spoils(keys: int, pearls: int, monsters: int) -> str:
    parts = [
        GLYPHS.key * keys,
        _pearls(pearls) if pearls else "",
        f"{monsters}{GLYPHS.monster}" if monsters else "",
    ]
    return "+".join(part for part in parts if part)


def _game_started(teller: Teller, event: told.GameStarted) -> str:
    starts = teller.who(event.seat)
    teller.seat = event.seat
    return "a new game: you begin" if starts == "you" else f"a new game: {starts} begins"


def _turn_started(_teller: Teller, event: told.TurnStarted) -> str | None:
    return "an extra turn (Invoker)" if event.extra else None


def _pearls_gained(teller: Teller, event: told.PearlsGained) -> str | None:
    amount = _pearls(event.pearls)
    if event.why == "fifth-space":
        teller.diving().extra = f" +{amount}"
        teller.retell()
        return None
    match teller.before:
        case told.AllyDiscarded(seat, lord) if (seat, lord.slug) == (event.seat, event.why):
            teller.lines[-1] += f" for {amount}"
            return None
    why = "refill" if event.why == "refill" else _short(LORDS[event.why])
    return teller.by(event.seat, f"gained {amount} ({why})")


def _pearls_returned(teller: Teller, event: told.PearlsReturned) -> str:
    return teller.by(event.seat, f"returned {_pearls(event.pearls)} ({_short(event.lord)})")


def _lord_plotted(_teller: Teller, event: told.LordPlotted) -> str:
    return f"plotted 1{GLYPHS.pearl}: {_name(event.lord)}"


def _deck_reshuffled(teller: Teller, event: told.DeckReshuffled) -> None:
    teller.diving().happened.append(f"shuffled {event.cards} anew")
    teller.retell()


def _card_revealed(teller: Teller, _event: told.CardRevealed) -> None:
    teller.diving().revealed += 1
    teller.retell()


def _ally_sold(teller: Teller, event: told.AllySold) -> None:
    buyer = teller.who(event.seat)
    teller.diving().happened.append(f"sold {_ally(event.ally)} to {buyer} {_pearls(event.price)}")
    teller.retell()


def _nothing(_teller: Teller, _event: Event) -> None:
    return None


def _ally_taken(teller: Teller, event: told.AllyTaken) -> None:
    teller.diving().end = f"kept {_ally(event.ally)}"
    teller.retell()


def _monster_passed(teller: Teller, _event: told.MonsterPassed) -> None:
    teller.diving().passed += 1
    teller.retell()


def _monster_fought(teller: Teller, event: told.MonsterFought) -> None:
    spoils = _spoils(event.keys, event.pearls, event.monsters)
    teller.diving().end = f"fought {GLYPHS.monster} for {spoils}"
    teller.retell()


def _monsters_drawn(teller: Teller, event: told.MonstersDrawn) -> str | None:
    if isinstance(event.values, int):
        return None
    worth = f" (worth {_list([str(value) for value in event.values])})"
    teller.diving().end += worth
    teller.retell()
    return None


def _monster_stolen(teller: Teller, event: told.MonsterStolen) -> str:
    worth = "" if event.value is None else f" worth {event.value}"
    stolen = f"stole {GLYPHS.monster}{worth} from {teller.who(event.victim)} (Hunter)"
    return teller.by(event.seat, stolen)


def _track_cleared(teller: Teller, event: told.TrackCleared) -> None:
    if event.allies:
        teller.diving().left = f"left {len(event.allies)} to the Council"
        teller.retell()


def _pile_taken(teller: Teller, event: told.PileTaken) -> str:
    cards = event.allies
    race = RACE_NAMES[event.race]
    if isinstance(cards, int):
        return teller.by(event.seat, f"took the {race} pile: {_count(cards, 'card')}")
    return teller.by(event.seat, f"took the {race} pile: {_allies(cards)}")


def _pile_discarded(teller: Teller, event: told.PileDiscarded) -> str:
    cards = _count(event.cards, "card")
    return teller.by(event.seat, f"discarded the {RACE_NAMES[event.race]} pile: {cards} (Oracle)")


def _lord_recruited(teller: Teller, event: told.LordRecruited) -> str:
    price = [_allies(event.allies)] if event.allies else []
    price += [_pearls(event.pearls)] if event.pearls else []
    paid = f" with {_list(price)}" if price else ""
    return teller.by(event.seat, f"recruited {_name(event.lord)}{paid}")


def _lord_replaced(teller: Teller, event: told.LordReplaced) -> str:
    source = "the Court" if event.source == "court" else "the deck"
    deed = f"discarded {_name(event.discarded)} for {_name(event.lord)} of {source}"
    return teller.by(event.seat, deed)


def _lord_disabled(teller: Teller, event: told.LordDisabled) -> str:
    return f"disabled {_short(event.lord)} of {teller.who(event.seat)} (Assassin)"


def _lord_swept(teller: Teller, event: told.LordSwept) -> str:
    deed = f"swept {_name(event.discarded)} from the Court; {_name(event.lord)} came"
    return teller.by(event.seat, f"{deed} (Opportunist)")


def _court_refilled(_teller: Teller, event: told.CourtRefilled) -> str | None:
    if not event.lords:
        return "no Lord is left to refill the Court"
    return f"the Court: {_list([_short(lord) for lord in event.lords])} came"


def _ally_affiliated(teller: Teller, event: told.AllyAffiliated) -> str | None:
    match teller.before:
        case told.AllyAffiliated(seat) if seat == event.seat:
            teller.lines[-1] += f" {_ally(event.ally)}"
            return None
        case told.LordRecruited():
            teller.lines[-1] += f", affiliated {_ally(event.ally)}"
            return None
    return teller.by(event.seat, f"affiliated {_ally(event.ally)}")


def _ally_discarded(teller: Teller, event: told.AllyDiscarded) -> str:
    card = "an Ally" if event.ally is None else _ally(event.ally)
    return teller.by(event.seat, f"discarded {card} ({_short(event.lord)})")


def _extra_turn_won(teller: Teller, event: told.ExtraTurnWon) -> str:
    return teller.by(event.seat, "won another turn (Invoker)")


def _locations_drawn(teller: Teller, event: told.LocationsDrawn) -> str:
    return teller.by(event.seat, f"drew {_list([_name(each) for each in event.locations])}")


def _location_taken(teller: Teller, event: told.LocationTaken) -> str:
    keys = [_short(lord) for lord in event.lords]
    keys += [f"{event.keys}{GLYPHS.key}"] if event.keys else []
    return teller.by(event.seat, f"took {_name(event.location)} with {_list(keys)}")


def _location_exchanged(teller: Teller, event: told.LocationExchanged) -> str:
    source = " of the stack" if event.source == "stack" else ""
    deed = f"exchanged {_name(event.gave)} for {_name(event.took)}{source}"
    return teller.by(event.seat, deed)


def _turn_passed(_teller: Teller, _event: told.TurnPassed) -> str:
    return "could do nothing"


def _end_triggered(teller: Teller, event: told.EndTriggered) -> str:
    return teller.by(event.seat, "triggered the end: one last turn for all others")


def _hand_discarded(teller: Teller, event: told.HandDiscarded) -> str | None:
    if not event.cards:
        return None
    others = "1 Ally" if event.cards == 1 else f"{event.cards} Allies"
    return teller.by(event.seat, f"discarded the other {others}")


def _game_ended(teller: Teller, event: told.GameEnded) -> str:
    winners = [teller.who(seat) for seat in event.winners]
    alone = len(winners) == 1 and winners != ["you"]
    return f"the game is over: {_list(winners)} {'wins' if alone else 'win'}"


SENTENCES: Final[dict[type[Event], Callable[[Teller, Any], str | None]]] = {
    told.GameStarted: _game_started,
    told.TurnStarted: _turn_started,
    told.PearlsGained: _pearls_gained,
    told.PearlsReturned: _pearls_returned,
    told.LordPlotted: _lord_plotted,
    told.DeckReshuffled: _deck_reshuffled,
    told.CardRevealed: _card_revealed,
    told.AllySold: _ally_sold,
    told.AllyDeclined: _nothing,
    told.AllyTaken: _ally_taken,
    told.MonsterPassed: _monster_passed,
    told.MonsterFought: _monster_fought,
    told.MonstersDrawn: _monsters_drawn,
    told.MonsterStolen: _monster_stolen,
    told.TrackCleared: _track_cleared,
    told.PileTaken: _pile_taken,
    told.PileDiscarded: _pile_discarded,
    told.LordRecruited: _lord_recruited,
    told.LordReplaced: _lord_replaced,
    told.LordArrived: _nothing,
    told.LordDisabled: _lord_disabled,
    told.LordSwept: _lord_swept,
    told.CourtRefilled: _court_refilled,
    told.AllyAffiliated: _ally_affiliated,
    told.AllyDiscarded: _ally_discarded,
    told.ExtraTurnWon: _extra_turn_won,
    told.LocationsDrawn: _locations_drawn,
    told.LocationTaken: _location_taken,
    told.LocationExchanged: _location_exchanged,
    told.TurnPassed: _turn_passed,
    told.EndTriggered: _end_triggered,
    told.HandDiscarded: _hand_discarded,
    told.GameEnded: _game_ended,
}
"""What is said of each kind of event; None when nothing new is to be said."""
