"""What somebody is advised to do in any game, and why: what parts it from others, by how much.

A figure is told only if it is no noise: more than twice its standard error, and half a point. The
parts that are named add up to the difference, with all the others told as one: a reader who adds
comes to the number that is to be explained, give or take 1. Where the named ones would be crumbs of
it, or cancel each other out, it is told for whom the difference is, and no more.
"""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Any, Final

from abyss_tui.i18n.voice import Sentence, Span, Voice, in_role, plain
from abyss_tui.kernel.thinking import EVERYTHING, Comparison, Part, Reason, Why
from abyss_tui.records import record

SURE: Final = 2.0
"""So many standard errors lie between a difference that is told and none."""
LEAST: Final = 0.5
"""So many points count for something; what is less is rounded to none."""
FOR: Final = 2
"""So many parts are told that make an action the better one, and one that speaks against it; but
one each where more is to be said. It is one more where so few would explain too little."""
REASONED: Final = 2
"""A difference that is told as less points has no parts: none of them would be worth a word."""
TELLING: Final = 0.5
"""So much of a difference the parts that are named must make, all together."""
CRUMB: Final = 0.2
"""A part of so much of a difference, or less, explains nothing of it."""

_SLIGHTLY_WORSE: Final = "The bot expects a result about {points} worse some turns later."
_WORSE: Final = "The bot expects a result about {points} worse some turns later: {parts}."
_WORSE_IN_MANY: Final = (
    "The bot expects a result about {points} worse some turns later: in several things together"
    " {parts}."
)
"""What is said of a difference: a small one, by what it is made of, or where no part stands out."""


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
        told = voice.sentence(_SLIGHTLY_WORSE, points=points)
        if round(than.points) >= REASONED:
            parts = told_parts(than, you, most)
            made_of = _made_of(to, than, parts) if parts else _for_whom(to, than)
            told = voice.sentence(_WORSE if parts else _WORSE_IN_MANY, points=points, parts=made_of)
        return (*voice.sentence("Why not {move}?", move=move), Span(" "), *told)
    games = round(100 * than.chance)
    if clear(100 * than.chance, 100 * than.chance_error):
        text = "Why not {move}? The bot expects to win about {games} fewer of 100 games with that."
        return voice.sentence(text, move=move, games=games)
    return _about_equal(than, move, voice)


def _about_equal(than: Comparison, move: Sentence, voice: Voice) -> Sentence:
    """Return that two actions are as good, and how far that is uncertain."""
    most = ceil(abs(than.points) + SURE * than.error)
    if most == 0:
        return voice.sentence("Just as good: {move}.", move=move)
    points = voice.count("{number} point", "{number} points", most)
    text = "About equal: {move} (give or take {points})."
    return voice.sentence(text, move=move, points=points)


def what_is_better(view: Any, why: Reason, words: AdviceWords, voice: Voice) -> str:
    """Return by what an action is better than another one; nothing if that is no clear points.

    There is room for one part, without its figure: that one would not be the whole difference.
    """
    than = why.comparisons[0] if why.comparisons else None
    if than is None or not than.tried or not clear(than.points, than.error):
        return ""
    points = voice.count("{number} point", "{number} points", round(than.points))
    parts = told_parts(than, view.you, 1)
    if len(parts) != 1:
        return voice.text("The bot expects a result about {points} better.", points=points)
    to = _Advising(view, words, voice)
    text = "The bot expects a result about {points} better, mostly through less for {what}."
    if parts[0].more > 0:
        text = "The bot expects a result about {points} better, mostly through more for {what}."
    return voice.text(text, points=points, what=_what(to, parts[0], by_name=True))


def clear(more: float, error: float) -> bool:
    """Whether a difference is large enough to be told, and no noise."""
    return more >= LEAST and more > SURE * error


def gain(part: Part, you: int | None) -> float:
    """Return what a part adds to a difference, for who decides: an opponent's gain is a loss."""
    return part.more if part.seat == you else -part.more


def told_parts(than: Comparison, you: int | None, most: int) -> Sequence[Part]:
    """Return the parts that are told: what makes the action the better one, then what does not.

    None of them, if together they do not explain most of the difference.
    """
    least = max(1.0, CRUMB * than.points)
    telling = sorted(
        (each for each in than.parts if clear(abs(each.more), each.error)),
        key=lambda each: -abs(gain(each, you)),
    )
    speaks_for = [each for each in telling if gain(each, you) >= least]
    against = [each for each in telling if gain(each, you) <= -least]
    while against and _cancelled(speaks_for[:1], against[0], you, least):
        speaks_for, against = speaks_for[1:], against[1:]
    against = against[:1]
    for many in (most, most + 1):
        told = [*speaks_for[:many], *against]
        explained = sum([gain(each, you) for each in told])
        if speaks_for and abs(than.points - explained) <= (1 - TELLING) * than.points:
            return told
    return ()


def _cancelled(most: Sequence[Part], by: Part, you: int | None, least: float) -> bool:
    """Whether what makes the most of a difference is made up for by a part of the same player.

    So it is where a Lord costs what it brings.
    """
    together = [*most, by]
    left = sum([gain(each, you) for each in together])
    return bool(most) and most[0].seat == by.seat and abs(left) < least


def rest(than: Comparison, told: Sequence[Part], you: int | None) -> int:
    """Return what the parts that are told leave of a difference, as a reader adds them up.

    It is 0 where rounding alone makes it.
    """
    figures = [round(abs(each.more)) * (1 if gain(each, you) > 0 else -1) for each in told]
    left = round(than.points) - sum(figures)
    return left if abs(left) > 1 else 0


def _made_of(to: _Advising, than: Comparison, told: Sequence[Part]) -> Sentence:
    """Return what makes another action worse, and what is better with it."""
    voice, you = to.voice, to.view.you
    left = rest(than, told, you)
    worse = [_told(to, each) for each in told if gain(each, you) > 0]
    better = [_told(to, each) for each in told if gain(each, you) < 0]
    if left > 0:
        worse.append(voice.sentence("{number} worse in all else", number=left))
    if left < 0:
        better.append(voice.sentence("{number} better in all else", number=-left))
    return _weighed(worse, better, voice)


def _for_whom(to: _Advising, than: Comparison) -> Sentence:
    """Return how much of a difference is a loss of who decides, and a gain of their opponent."""
    voice, you = to.voice, to.view.you
    worse: list[Sentence] = []
    better: list[Sentence] = []
    for seat in dict.fromkeys([each.seat for each in than.parts]):
        more = sum([each.more for each in than.parts if each.seat == seat])
        if not round(abs(more)):
            continue
        text = "{number} more for {who}" if more < 0 else "{number} less for {who}"
        who = voice.text("you") if seat == you else _name(to, seat)
        told = voice.sentence(text, number=round(abs(more)), who=who)
        (worse if (more > 0) == (seat == you) else better).append(told)
    return _weighed(worse, better, voice)


def _weighed(worse: Sequence[Sentence], better: Sequence[Sentence], voice: Voice) -> Sentence:
    if not better:
        return voice.enumerated(worse)
    text = "{those}, but {others}"
    return voice.sentence(text, those=voice.enumerated(worse), others=voice.listed(better))


def _told(to: _Advising, part: Part) -> Sentence:
    text = "{number} more for {what}" if part.more < 0 else "{number} less for {what}"
    what = _what(to, part, by_name=False)
    return to.voice.sentence(text, number=round(abs(part.more)), what=what)


def _what(to: _Advising, part: Part, *, by_name: bool) -> str:
    """Return what a part is called, and whose it is.

    Whoever decides is told as "you" where they are advised; what many may read names them.
    """
    if part.name == EVERYTHING:
        return _name(to, part.seat)
    yours = part.seat == to.view.you and not by_name
    return to.words.part(part.name, None if yours else _name(to, part.seat), to.voice)


def _name(to: _Advising, seat: int | None) -> str:
    """Return what a player is called, or whichever opponent comes to most."""
    if seat is None:
        return to.voice.text("the strongest opponent")
    name: str = to.view.players[seat].name
    return name
