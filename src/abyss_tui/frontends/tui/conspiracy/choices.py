"""What the numbers on the keyboard mean, and which action picks a thing: nothing of it is drawn.

1 2 3 are the deck, 4 and on is what lies open. Without the deck they count from 1.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from abyss_tui.frontends.tui.widgets.targets import Target
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
from abyss_tui.games.conspiracy.cards.names import GUILDS, Guild
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord, different, in_order
from abyss_tui.games.conspiracy.exchanges import best_exchanges
from abyss_tui.games.conspiracy.previews import Preview
from abyss_tui.games.conspiracy.views import View

DECK: Final = 3
"""So many numbers are always those of the deck."""


def numbered(view: View, preview: Preview) -> Mapping[int, Target]:
    """Return what each number picks of what is asked; some of it may not be possible."""
    decision = view.decision
    if decision is None:
        return {}
    match decision.kind:
        case "turn":
            reveals = {count: Target("reveal", count) for count in range(1, DECK + 1)}
            piles = enumerate(GUILDS, DECK + 1)
            return reveals | {number: Target("pile", guild) for number, guild in piles}
        case "recruit" | "place":
            cards = enumerate(different(view.waiting), 1)
            return {number: Target("card", lord) for number, lord in cards}
        case "exchange":
            listed = enumerate(best_exchanges(view, preview), 1)
            return {number: Target("exchange", spaces) for number, spaces in listed}
    return _locations(view, preview, str(decision.about["source"]))


def _locations(view: View, preview: Preview, source: str) -> Mapping[int, Target]:
    if source == "any":
        draws = {count: Target("draw", count) for count in range(1, DECK + 1)}
        available = enumerate(view.available, DECK + 1)
        return draws | {number: Target("location", each) for number, each in available}
    if source == "drawn":
        return {number: Target("location", each) for number, each in enumerate(view.drawn, 1)}
    return {
        number: Target("location", each) for number, each in enumerate(searched(view, preview), 1)
    }


def searches(view: View) -> bool:
    """Whether a Location is taken out of the whole deck (C20)."""
    return view.decision is not None and view.decision.about.get("source") == "search"


def searched(view: View, preview: Preview) -> Sequence[Location]:
    """Return the Locations of the deck that is searched, the best first."""
    found = [each for each in preview.worth if each not in view.available]
    return sorted(in_order(found), key=lambda each: -preview.worth[each])


def action_for(target: Target, kind: str) -> Action | None:
    """Return what is played by picking a thing while a decision of this kind waits."""
    match kind, target.kind, target.thing:
        case "turn", "reveal", int() as count:
            return Reveal(count)
        case "turn", "pile", Guild() as guild:
            return TakePile(guild)
        case "recruit", "card", Lord() as lord:
            return Recruit(lord)
        case "place", "card", Lord() as lord:
            return Place(lord)
        case "exchange", "exchange", (int() as one, int() as other):
            return Exchange((one, other))
        case "location", "draw", int() as count:
            return Draw(count)
        case "location", "location", Location() as location:
            return Control(location)
    return None


def first_looked_at(view: View, preview: Preview) -> Target | None:
    """Return where the cursor stands when something is asked: on what is possible and best."""
    decision, listed = view.decision, numbered(view, preview)
    if decision is None:
        return None
    if decision.kind == "exchange":
        return Target("space", (view.seat, int(decision.about["space"])))
    if decision.kind == "location":
        return _best_location(preview, listed)
    if decision.kind == "turn":
        counts = [count for count, problem in enumerate(preview.reveals, 1) if problem is None]
        piles = [guild for guild, problem in preview.piles.items() if problem is None]
        possible = [*(Target("reveal", each) for each in counts)]
        possible += [Target("pile", each) for each in piles]
        return possible[0] if possible else None
    return listed.get(1)


def _best_location(preview: Preview, listed: Mapping[int, Target]) -> Target | None:
    locations = [each for each in listed.values() if isinstance(each.thing, Location)]
    if not locations:
        return listed.get(1)
    return max(locations, key=lambda each: preview.worth[each.thing])  # type: ignore[index]
