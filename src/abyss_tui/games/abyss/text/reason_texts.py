"""What Abyss says of its own in advice: an action without its price, and the parts of a table."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.games.abyss.actions import Action, Control, Recruit
from abyss_tui.games.abyss.text.cards import location_name, lord_name
from abyss_tui.i18n.voice import Sentence, Voice

YOURS: Final[Mapping[str, str]] = {
    "lords": "your Lords",
    "locations": "your Locations",
    "affiliated": "your affiliated Allies",
    "monsters": "your Monster tokens",
    "pearls": "the Pearls you have then",
    "keys": "the Keys you have then",
    "hand": "what you still have in hand",
}
THEIRS: Final[Mapping[str, str]] = {
    "lords": "{name}'s Lords",
    "locations": "{name}'s Locations",
    "affiliated": "{name}'s affiliated Allies",
    "monsters": "{name}'s Monster tokens",
    "pearls": "the Pearls {name} has then",
    "keys": "the Keys {name} has then",
    "hand": "what {name} still has in hand",
}
"""What can be spent is told as what is left of it then: who has more of it has bought less with it
so far, and who has less may have gained by it."""


def part(name: str, whose: str | None, voice: Voice) -> str:
    """Return what a part of the table is called, and whose it is by name; yours without one."""
    return voice.text(YOURS[name]) if whose is None else voice.text(THEIRS[name], name=whose)


def briefly(action: Action, voice: Voice) -> Sentence | None:
    """Return an action that has a price without it; None if it has none."""
    match action:
        case Recruit(lord):
            return voice.sentence("recruit {lord}", lord=lord_name(lord, voice))
        case Control(location):
            return voice.sentence("take {location}", location=location_name(location, voice))
    return None
