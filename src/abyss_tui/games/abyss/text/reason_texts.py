"""Why an action is advised: what parts it from others, and by how much.

A figure is told only if it is no noise: more than twice its standard error, and half a point. What
seems to make most of a difference is named also without a figure: else lesser parts would pass for
the reason.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from typing import Final, Literal, TypeAlias

from abyss_tui.games.abyss.actions import Action, Control, Recruit
from abyss_tui.games.abyss.text.cards import location_name, lord_name
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice, plain
from abyss_tui.kernel.thinking import Comparison, Part, Reason

SURE: Final = 2.0
"""So many standard errors lie between a difference that is told and none."""
LEAST: Final = 0.5
"""So many points count for something; what is less is rounded to none."""
FOR: Final = 2
"""So many parts are told that make an action the better one, and one that speaks against it; but
one each where more is to be said."""

Extent: TypeAlias = Literal["all", "some", "nothing"]

YOURS: Final[Mapping[str, str]] = {
    "lords": "your Lords",
    "locations": "your Locations",
    "affiliated": "your affiliated Allies",
    "monsters": "your Monster tokens",
    "pearls": "your Pearls",
    "keys": "your Keys",
    "hand": "your hand",
}
THEIRS: Final[Mapping[str, str]] = {
    "lords": "{name}'s Lords",
    "locations": "{name}'s Locations",
    "affiliated": "{name}'s affiliated Allies",
    "monsters": "{name}'s Monster tokens",
    "pearls": "{name}'s Pearls",
    "keys": "{name}'s Keys",
    "hand": "{name}'s hand",
}
_WORSE: Final[Mapping[Extent, str]] = {
    "all": "The bot expects a result about {points} worse: {parts}.",
    "some": "The bot expects a result about {points} worse, among other things {parts}.",
    "nothing": "The bot expects a result about {points} worse.",
}
_BETTER: Final[Mapping[Extent, str]] = {
    "all": "The bot expects a result about {points} better: {parts}.",
    "some": "The bot expects a result about {points} better, among other things {parts}.",
    "nothing": "The bot expects a result about {points} better.",
}
"""What is said of a difference, by how much of it the parts explain that are told."""


def why_not_others(view: View, why: Reason, move: Mapping[Action, Sentence], voice: Voice) -> str:
    """Return why nothing else is advised; `move` says the other actions as one tells them."""
    most = FOR if len(why.comparisons) == 1 else 1
    return " ".join(
        plain(_why_not(view, each, move[each.other], most, voice)) for each in why.comparisons
    )


def _why_not(view: View, than: Comparison, move: Sentence, most: int, voice: Voice) -> Sentence:
    points = voice.count("{number} point", "{number} points", round(than.points))
    if not than.tried:
        if than.points < LEAST:
            return voice.sentence("About equal by rules of thumb: {move}.", move=move)
        text = "Why not {move}? By rules of thumb that is worth about {points} less."
        return voice.sentence(text, move=move, points=points)
    if clear(than.points, than.error):
        parts = told_parts(than, view.you, most)
        made_of = _made_of(view, than, parts, voice, worse=True)
        text = _WORSE[_extent(than, parts, view.you)]
        told = voice.sentence(text, points=points, parts=made_of)
        return (*voice.sentence("Why not {move}?", move=move), Span(" "), *told)
    games = round(100 * than.chance)
    if clear(100 * than.chance, 100 * than.chance_error):
        text = "Why not {move}? The bot expects to win about {games} fewer of 100 games with that."
        return voice.sentence(text, move=move, games=games)
    text = "About equal: {move} (give or take {points})."
    return voice.sentence(text, move=move, points=_margin(than, voice))


def what_is_better(view: View, why: Reason, voice: Voice) -> str:
    """Return by what an action is better than another one; nothing if that is no clear points."""
    than = why.comparisons[0] if why.comparisons else None
    if than is None or not than.tried or not clear(than.points, than.error):
        return ""
    points = voice.count("{number} point", "{number} points", round(than.points))
    parts = told_parts(than, view.you, 1)[:1]  # there is room for no more
    made_of = _made_of(view, than, parts, voice, worse=False)
    return voice.text(_BETTER[_extent(than, parts, view.you)], points=points, parts=made_of)


def clear(more: float, error: float) -> bool:
    """Whether a difference is large enough to be told, and no noise."""
    return more >= LEAST and more > SURE * error


def _margin(than: Comparison, voice: Voice) -> str:
    """Return how many points the one or the other may be better."""
    most = ceil(abs(than.points) + SURE * than.error)
    return voice.count("{number} point", "{number} points", most)


def gain(part: Part, you: int | None) -> float:
    """Return what a part adds to a difference, for who decides.

    An opponent's gain is a loss, as far as that one was the opponent to beat.
    """
    return part.share * (part.more if part.seat == you else -part.more)


def told_parts(than: Comparison, you: int | None, most: int) -> Sequence[Part]:
    """Return the parts that are told: what makes the action the better one, then what does not.

    Without anything that speaks for the action, what speaks against it would explain nothing.
    """
    no_noise = [each for each in than.parts if clear(abs(each.more), each.error)]
    telling = sorted(no_noise, key=lambda each: -abs(gain(each, you)))
    speaks_for = [each for each in telling if gain(each, you) >= LEAST][:most]
    against = [each for each in telling if gain(each, you) <= -LEAST][:1]
    return [*speaks_for, *against] if speaks_for else []


def perhaps_most(than: Comparison, told: Sequence[Part], you: int | None) -> Part | None:
    """Return the part that makes the most of a difference, if it is too uncertain to be told."""
    most = max(than.parts, key=lambda each: gain(each, you), default=None)
    if most is None or not told or most in told or gain(most, you) < LEAST:
        return None
    return most


def _extent(than: Comparison, told: Sequence[Part], you: int | None) -> Extent:
    """Return how much of a difference the parts that are told explain."""
    explained = sum([gain(each, you) for each in told])
    whole = than.points / 2 <= explained <= than.points * 3 / 2
    return "nothing" if not told else "all" if whole else "some"


def _made_of(
    view: View, than: Comparison, told: Sequence[Part], voice: Voice, *, worse: bool
) -> Sentence:
    """Return what a difference is made of, as it is for the action that is worse or better.

    Of the worse one whoever decides is told as "you": they are advised. Of the better one many
    may read.
    """
    speaks_for = [each for each in told if gain(each, view.you) > 0]
    parts = voice.enumerated(list(_told(view, speaks_for, voice, worse=worse)))
    most = perhaps_most(than, told, view.you)
    if most is not None:
        text = "{those}, and perhaps more for {what}"
        if not _is_more(most, worse=worse):
            text = "{those}, and perhaps less for {what}"
        what = _what(view, most, voice, worse=worse)
        parts = voice.sentence(text, those=parts, what=what)
    for other in _told(view, told[len(speaks_for) :], voice, worse=worse):
        parts = voice.sentence("{those}, but {other}", those=parts, other=other)
    return parts


def _told(view: View, parts: Sequence[Part], voice: Voice, *, worse: bool) -> Iterator[Sentence]:
    for each in parts:
        text = "{number} less for {what}"
        if _is_more(each, worse=worse):
            text = "{number} more for {what}"
        what = _what(view, each, voice, worse=worse)
        yield voice.sentence(text, number=round(abs(each.more)), what=what)


def _is_more(part: Part, *, worse: bool) -> bool:
    """Whether the action that is worse, or the better one, brings more of it."""
    return (part.more > 0) is not worse


def _what(view: View, part: Part, voice: Voice, *, worse: bool) -> str:
    """Return what a part is called, and whose it is."""
    if worse and part.seat == view.you:
        return voice.text(YOURS[part.name])
    return voice.text(THEIRS[part.name], name=view.players[part.seat].name)


def briefly(action: Action, voice: Voice) -> Sentence | None:
    """Return an action that has a price without it; None if it has none."""
    match action:
        case Recruit(lord):
            return voice.sentence("recruit {lord}", lord=lord_name(lord, voice))
        case Control(location):
            return voice.sentence("take {location}", location=location_name(location, voice))
    return None
