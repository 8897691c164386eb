"""What somebody is advised to do in any game, and why: what parts it from others, by how much.

A figure is told only if it is no noise: more than twice its standard error, and half a point. What
seems to make most of a difference is named also without a figure: else lesser parts would pass for
the reason.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import ceil
from typing import Any, Final, Literal, TypeAlias

from abyss_tui.i18n.voice import Sentence, Span, Voice, in_role, plain
from abyss_tui.kernel.thinking import Comparison, Part, Reason, Why
from abyss_tui.records import record

SURE: Final = 2.0
"""So many standard errors lie between a difference that is told and none."""
LEAST: Final = 0.5
"""So many points count for something; what is less is rounded to none."""
FOR: Final = 2
"""So many parts are told that make an action the better one, and one that speaks against it; but
one each where more is to be said."""

Extent: TypeAlias = Literal["all", "some", "nothing"]

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


@record
class AdviceWords:
    """What a game says of its own in advice; views and actions are those of that game."""

    move: Callable[[Any, Any, Voice], Sentence]
    """Returns an action as one tells somebody to do it; the view is that of who decides."""
    briefly: Callable[[Any, Voice], Sentence | None]
    """Returns an action that has a price without it; None if it has none."""
    part: Callable[[str, str | None, Voice], str]
    """Returns what a part of the table is called, and whose it is by name; yours without one."""


@record
class _Advising:
    """Whom something is advised: the table that they see, and the words in which they hear it."""

    view: Any
    words: AdviceWords
    voice: Voice


def advice(view: Any, action: Any, why: Why, words: AdviceWords, voice: Voice) -> Sentence:
    """Return the move that is advised at the decision of this view, and why it is good."""
    name = in_role(words.move(view, action, voice), "strong")
    sentence = voice.sentence("A good move: {move}.", move=name)
    said = _why(_Advising(view, words, voice), action, why)
    return (*sentence, Span(f" {said}")) if said else sentence


def _why(to: _Advising, action: Any, why: Why) -> str:
    """Return why an action is advised, and nothing else."""
    if not isinstance(why, Reason):
        return "" if why is None else to.voice.say(why)
    most = FOR if len(why.comparisons) == 1 else 1
    return " ".join(
        plain(_why_not(to, each, _named(to, action, each.other), most)) for each in why.comparisons
    )


def _named(to: _Advising, action: Any, other: Any) -> Sentence:
    """Return another action: with its price only where that is all it differs in."""
    short, advised = to.words.briefly(other, to.voice), to.words.briefly(action, to.voice)
    return to.words.move(to.view, other, to.voice) if short is None or short == advised else short


def _why_not(to: _Advising, than: Comparison, move: Sentence, most: int) -> Sentence:
    voice, you = to.voice, to.view.you
    points = voice.count("{number} point", "{number} points", round(than.points))
    if not than.tried:
        if than.points < LEAST:
            return voice.sentence("About equal by rules of thumb: {move}.", move=move)
        text = "Why not {move}? By rules of thumb that is worth about {points} less."
        return voice.sentence(text, move=move, points=points)
    if clear(than.points, than.error):
        parts = told_parts(than, you, most)
        made_of = _made_of(to, than, parts, worse=True)
        text = _WORSE[_extent(than, parts, you)]
        told = voice.sentence(text, points=points, parts=made_of)
        return (*voice.sentence("Why not {move}?", move=move), Span(" "), *told)
    games = round(100 * than.chance)
    if clear(100 * than.chance, 100 * than.chance_error):
        text = "Why not {move}? The bot expects to win about {games} fewer of 100 games with that."
        return voice.sentence(text, move=move, games=games)
    text = "About equal: {move} (give or take {points})."
    return voice.sentence(text, move=move, points=_margin(than, voice))


def what_is_better(view: Any, why: Reason, words: AdviceWords, voice: Voice) -> str:
    """Return by what an action is better than another one; nothing if that is no clear points."""
    than = why.comparisons[0] if why.comparisons else None
    if than is None or not than.tried or not clear(than.points, than.error):
        return ""
    points = voice.count("{number} point", "{number} points", round(than.points))
    parts = told_parts(than, view.you, 1)[:1]  # there is room for no more
    made_of = _made_of(_Advising(view, words, voice), than, parts, worse=False)
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


def _made_of(to: _Advising, than: Comparison, told: Sequence[Part], *, worse: bool) -> Sentence:
    """Return what a difference is made of, as it is for the action that is worse or better.

    Of the worse one whoever decides is told as "you": they are advised. Of the better one many
    may read.
    """
    voice, you = to.voice, to.view.you
    speaks_for = [each for each in told if gain(each, you) > 0]
    parts = voice.enumerated(list(_told(to, speaks_for, worse=worse)))
    most = perhaps_most(than, told, you)
    if most is not None:
        text = "{those}, and perhaps more for {what}"
        if not _is_more(most, worse=worse):
            text = "{those}, and perhaps less for {what}"
        what = _what(to, most, worse=worse)
        parts = voice.sentence(text, those=parts, what=what)
    for other in _told(to, told[len(speaks_for) :], worse=worse):
        parts = voice.sentence("{those}, but {other}", those=parts, other=other)
    return parts


def _told(to: _Advising, parts: Sequence[Part], *, worse: bool) -> Iterator[Sentence]:
    for each in parts:
        text = "{number} less for {what}"
        if _is_more(each, worse=worse):
            text = "{number} more for {what}"
        what = _what(to, each, worse=worse)
        yield to.voice.sentence(text, number=round(abs(each.more)), what=what)


def _is_more(part: Part, *, worse: bool) -> bool:
    """Whether the action that is worse, or the better one, brings more of it."""
    return (part.more > 0) is not worse


def _what(to: _Advising, part: Part, *, worse: bool) -> str:
    """Return what a part is called, and whose it is."""
    yours = worse and part.seat == to.view.you
    whose = None if yours else to.view.players[part.seat].name
    return to.words.part(part.name, whose, to.voice)
