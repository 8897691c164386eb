"""What Abyss says of its own in advice: an action without its price, and from what points are."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.games.abyss.actions import Action, Control, Recruit
from abyss_tui.games.abyss.text.cards import location_name, lord_name
from abyss_tui.i18n.voice import Sentence, Voice

YOURS: Final[Mapping[str, str]] = {
    "lords": "from the Lords you have then",
    "locations": "from the Locations you have then",
    "affiliated": "from the Allies you have affiliated then",
    "monsters": "from your Monster tokens",
    "pearls": "from what your unspent Pearls may still bring",
    "keys": "from what your unspent Keys may still bring",
    "hand": "from what the cards in your hand may still bring",
}
THEIRS: Final[Mapping[str, str]] = {
    "lords": "from the Lords {name} has then",
    "locations": "from the Locations {name} has then",
    "affiliated": "from the Allies {name} has affiliated then",
    "monsters": "from {name}'s Monster tokens",
    "pearls": "from what {name}'s unspent Pearls may still bring",
    "keys": "from what {name}'s unspent Keys may still bring",
    "hand": "from what the cards in {name}'s hand may still bring",
}
"""From what points are some turns later. Lords and Locations are those of then: others may have
come by then than lie on the table now. What can be spent is told as what is left of it, in the
points that it will probably bring: who has more of it has bought less with it so far."""


def part(name: str, whose: str | None, voice: Voice) -> str:
    """Return from what a part of the points is, and whose it is by name; yours without one."""
    return voice.text(YOURS[name]) if whose is None else voice.text(THEIRS[name], name=whose)


def briefly(action: Action, voice: Voice) -> Sentence | None:
    """Return an action that has a price without it; None if it has none."""
    match action:
        case Recruit(lord):
            return voice.sentence("recruit {lord}", lord=lord_name(lord, voice))
        case Control(location):
            return voice.sentence("take {location}", location=location_name(location, voice))
    return None
