"""Taking moves back: as far as nobody has learned anything from them, or answered them."""

from typing import Final

from abyss_tui.games.abyss import events
from abyss_tui.kernel.event import Event
from abyss_tui.record.history import History

_REVEALS: Final[dict[type[Event], str]] = {
    events.LordPlotted: "{name}'s plot turned a Lord up",
    events.CardRevealed: "{name} turned an Exploration card up",
    events.MonstersDrawn: "{name} drew Monster tokens",
    events.MonsterStolen: "{name} stole a Monster token",
    events.PileTaken: "{name} took a Council pile in hand",
    events.LordSwept: "a Lord came up from the deck",
    events.CourtRefilled: "the Court was refilled from the deck",
    events.LocationsDrawn: "{name} drew Locations",
}
"""Events that show what was hidden before, and what is said of them."""

_FROM_HIDDEN: Final = {
    "deck": "a Lord came up from the deck",
    "stack": "the stack of Locations was shuffled",
}
"""The same for events that can also come from a place that lies open, by that place."""


def why_not(history: History) -> str | None:
    """Return what stands against taking the last move back, as a clause, or None."""
    if not history.moments:
        return "no move has been made yet"
    if history.over:
        return "the game is over"
    last = history.moments[-1]
    names = history.header.names
    if len(history.moments) <= history.answered and history.answered_by is not None:
        return f"{names[history.answered_by]} has answered since"
    for event in history.events[last.events :]:
        shown = _shown(event)
        if shown is not None:
            return shown.format(name=names[last.seat])
        if isinstance(event, events.AllyDiscarded) and event.seat != last.seat:
            return f"{names[event.seat]} has discarded"
    decision = history.game.decision
    if last.seat != last.game.seat and decision is not None and decision.seat != last.seat:
        return f"{names[last.seat]} has answered"
    return None


def _shown(event: Event) -> str | None:
    """Return what this event showed that was hidden before, or None."""
    match event:
        case events.LordReplaced(source=source) | events.LocationExchanged(source=source):
            return _FROM_HIDDEN.get(source)
    return _REVEALS.get(type(event))
