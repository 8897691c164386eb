"""One line for what is going on: who must do what."""

from collections.abc import Mapping, Sequence
from typing import Final

from abyss_tui.games.conspiracy.cards.board import SPACES
from abyss_tui.games.conspiracy.text.names import lord_names
from abyss_tui.games.conspiracy.text.signs import short_name
from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel import common_texts

NEAR_THE_END: Final = 12
"""So many Lords in a chamber, and everybody is told."""

HEADLINES: Final[Mapping[str, str]] = {
    "turn": "recruit",
    "recruit": "keep one Lord",
    "place": "place a Lord",
    "exchange": "exchange two Lords?",
    "location": "take a Location",
}
"""What the table reads of each kind of decision."""


def headline(view: View, voice: Voice) -> str:
    """Return who must decide what, in capitals who."""
    return common_texts.headline(view, _what, voice)


def decides(kind: str, name: str, voice: Voice) -> str:
    """Return what a player must decide, by the kind of the decision."""
    return common_texts.decides(name, _what(kind, voice), voice)


def _what(kind: str, voice: Voice) -> str:
    """Return what is decided, by the kind of the decision."""
    return voice.text(HEADLINES[kind])


def asked(view: View, voice: Voice) -> str:
    """Return what is asked, behind the name of who decides; to others, between which cards."""
    decision = view.decision
    assert decision is not None  # else nothing is asked
    own = decision.seat == view.you
    match decision.kind:
        case "turn":
            return voice.text(_TURN[_prescribed(view)])
        case "recruit" if not own:
            return voice.text("keep one of {lords}", lords=lord_names(view.waiting, voice))
        case "place" if not own:
            lords = sorted(view.waiting, key=lambda lord: lord.order)
            return voice.text("place {lords}", lords=lord_names(lords, voice))
        case "location" if view.drawn and not own:
            names = voice.listed([short_name(each, voice) for each in view.drawn])
            return voice.text("take one of {locations}", locations=plain(names))
    return voice.text(HEADLINES[decision.kind])


def _prescribed(view: View) -> int:
    """Return how many Lords an edict makes who acts turn up; 0 where none prescribes it."""
    edict = view.edict
    if edict is None or view.decision is None or "edict" not in view.decision.about:
        return 0
    return min(edict.location.power.amount, view.lord_deck)


_TURN: Final = {
    0: "turn up Lords or take a pile",
    1: "turn up exactly 1 Lord",
    2: "turn up exactly 2 Lords",
}
"""How one may recruit, by what an edict prescribes."""


def warning(view: View, names: Sequence[str], voice: Voice, *, brief: bool) -> str:
    """Return how near the end is: that it was brought about, or who is close to it; else nothing.

    `names` are those of the players, as they may be shown. `brief` is for a narrow screen.
    """
    if view.ending is not None:
        if view.decision is None:
            return ""
        last = voice.text("last turns")
        if view.you == view.seat:
            last = voice.text("your last turn")
        if brief:
            return last
        return voice.text("{name} is full: {last}", name=names[view.ending], last=last)
    most = max((len(each.chamber) for each in view.players), default=0)
    if most < NEAR_THE_END:
        return ""
    seat = next(at for at, each in enumerate(view.players) if len(each.chamber) == most)
    if brief:
        return voice.text("{name} {lords}/{all}", name=names[seat], lords=most, all=SPACES)
    text = "{name} has {lords} of {all} Lords"
    return voice.text(text, name=names[seat], lords=most, all=SPACES)
