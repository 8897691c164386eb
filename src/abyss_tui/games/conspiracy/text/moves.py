"""An action as one tells somebody to do it."""

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
from abyss_tui.games.conspiracy.text.names import (
    counted_locations,
    counted_lords,
    guild,
    location_name,
    lord_name,
)
from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.voice import Sentence, Voice


def move(view: View, action: Action, voice: Voice) -> Sentence:
    """Return an action as one tells somebody to do it; the view is that of who decides."""
    match action:
        case Reveal(count):
            return voice.sentence("turn up {lords}", lords=counted_lords(count))
        case TakePile(of):
            return voice.sentence("take the pile of the {guild}", guild=guild(of))
        case Pass():
            return voice.sentence("pass")
        case Recruit(lord):
            return voice.sentence("keep {lord}", lord=lord_name(lord, voice))
        case Place(lord):
            return voice.sentence("place {lord}", lord=lord_name(lord, voice))
        case Exchange():
            return _exchange(view, action, voice)
        case Skip():
            return voice.sentence("leave the Lords where they stand")
        case Draw(count):
            return voice.sentence("draw {locations}", locations=counted_locations(count))
        case Control(location):
            return voice.sentence(
                "take the Location {location}", location=location_name(location, voice)
            )


def _exchange(view: View, action: Exchange, voice: Voice) -> Sentence:
    first, second = action.spaces
    chamber = view.active.chamber
    return voice.sentence(
        "exchange {one} on space {first} and {other} on space {second}",
        one=lord_name(chamber[first - 1], voice),
        other=lord_name(chamber[second - 1], voice),
        first=first,
        second=second,
    )
