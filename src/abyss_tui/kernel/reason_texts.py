"""What somebody is advised to do in any game, and why: what parts it from others, by how much.

A figure is told only if it is no noise: more than twice its standard error, and half a point. The
parts that are named come to the difference exactly, with all the others told as one: a reader who
adds finds the number that is to be explained. Where the largest parts cancel each other out, or
none is more than noise, it is told that no single thing makes the difference; then the largest are
named without a figure: what is no noise as "a little more", what may be noise as "perhaps more".
"""

from collections.abc import Callable, Sequence
from math import ceil, floor
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
"""Of a difference of less points it is not said that no single thing makes it."""
TELLING: Final = 0.5
"""So much of a difference the parts that are named should make, all together."""
CRUMB: Final = 0.2
"""A part of so much of a difference, or less, is named only where there is none that is more."""

TRACE: Final = 0.2
"""So much of a part is more than nothing; it is told without a figure, if nothing more is to be
told."""

_LATER: Final = "some turns later"
_AT_THE_END: Final = "at the end"
"""When a result is expected: where no game tried out goes on, no turn is to come."""

_SLIGHTLY_WORSE: Final = (
    "If you {move} instead, the bot expects a result about {points} worse {when}, through small"
    " things: {parts}."
)
_WORSE: Final = (
    "If you {move} instead, the bot expects a result about {points} worse {when}: {parts}."
)
_WORSE_IN_MANY: Final = (
    "If you {move} instead, the bot expects a result about {points} worse {when}; no single thing"
    " makes the difference. The largest: {parts}."
)
_WORSE_IN_TRACES: Final = (
    "If you {move} instead, the bot expects a result about {points} worse {when}, through many very"
    " small things."
)
"""What is said of a difference: a small one, by what it is made of, or where no part stands out."""
_MOSTLY_MORE: Final = (
    "The bot expects a result about {points} better {when}, mostly through more points {what}."
)
_MOSTLY_LESS: Final = (
    "The bot expects a result about {points} better {when}, mostly through fewer points {what}."
)
"""What is said where there is room for one part alone, without its figure."""


@record
class AdviceWords:
    """What a game says of its own in advice; views and actions are those of that game."""

    move: Callable[[Any, Any, Voice], Sentence]
    """Returns an action as one tells somebody to do it; the view is that of who decides."""
    briefly: Callable[[Any, Voice], Sentence | None]
    """Returns an action that has a price without it; None if it has none."""
    part: Callable[[str, str | None, Voice], str]
    """Returns from what a part of the points is, and whose it is by name; yours without one."""


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
    voice = to.voice
    points = voice.count("{number} point", "{number} points", whole(than.points))
    if not than.tried:
        if than.points < LEAST:
            return voice.sentence("About equal by rules of thumb: {move}.", move=move)
        text = "If you {move} instead, that is worth about {points} less by rules of thumb."
        return voice.sentence(text, move=move, points=points)
    if clear(than.points, than.error):
        return _worse(to, than, move, most)
    games = voice.count("{number} game", "{number} games", whole(100 * than.chance))
    if clear(100 * than.chance, 100 * than.chance_error):
        text = "If you {move} instead, the bot expects to win about {games} fewer in 100."
        return voice.sentence(text, move=move, games=games)
    return _about_equal(to, than, move)


def _when(than: Comparison, voice: Voice) -> str:
    """Return when a result is expected."""
    return voice.text(_AT_THE_END if than.at_the_end else _LATER)


def _worse(to: _Advising, than: Comparison, move: Sentence, most: int) -> Sentence:
    """Return that another action is worse, and by what."""
    voice, when = to.voice, _when(than, to.voice)
    points = voice.count("{number} point", "{number} points", whole(than.points))
    told = told_parts(than, to.view.you, most)
    parts = _made_of(to, than, told) if told else _largest_of_many(to, than)
    text = _SLIGHTLY_WORSE if whole(than.points) < REASONED else _WORSE_IN_MANY
    if told:
        text = _WORSE
    elif not parts:
        text = _WORSE_IN_TRACES
    return voice.sentence(text, move=move, points=points, when=when, parts=parts)


def _largest_of_many(to: _Advising, than: Comparison) -> Sentence:
    """Return what makes most of a difference that no part explains, and what is better with it.

    What is better counts only where it is told with a figure: it makes up for something then.
    """
    voice, you = to.voice, to.view.you
    speaks_for, against = _traces(than.parts, you, 1), _traces(than.parts, you, -1)
    if whole(than.points) >= REASONED:  # small ones that are no noise would explain too little
        speaks_for = sorted(speaks_for, key=lambda each: -abs(each.more))
    against = [each for each in against if _counts(each)][:1]
    worse = voice.enumerated(
        _without_figure(to, each, better=False) for each in speaks_for[: FOR - len(against)]
    )
    if not (worse and against):
        return worse
    other = _without_figure(to, against[0], better=False)
    return voice.sentence("{those}, but {others}", those=worse, others=other)


def _traces(parts: Sequence[Part], you: int | None, sign: int) -> Sequence[Part]:
    """Return the parts that speak for an action, or against it: first what is no noise."""
    found = [each for each in parts if gain(each, you) * sign >= TRACE]
    return sorted(found, key=lambda each: (_is_noise(each), -abs(each.more)))


def _is_noise(part: Part) -> bool:
    return abs(part.more) <= SURE * part.error


def _counts(part: Part) -> bool:
    """Whether a part is told with a figure."""
    return abs(part.more) >= 1.0 and not _is_noise(part)


def _without_figure(to: _Advising, part: Part, *, better: bool) -> Sentence:
    """Return a part as `_told` does, but only that it is a little, or perhaps, where it is so."""
    if _counts(part):
        return _told(to, part, whole(abs(part.more)), better=better)
    more = (part.more > 0) == better
    if _is_noise(part):
        text = "perhaps more {what}" if more else "perhaps less {what}"
    else:
        text = "a little more {what}" if more else "a little less {what}"
    return to.voice.sentence(text, what=_what(to, part, by_name=False))


def _about_equal(to: _Advising, than: Comparison, move: Sentence) -> Sentence:
    """Return that two actions are as good, how far that is uncertain, and what speaks for each."""
    voice = to.voice
    most = ceil(abs(than.points) + SURE * than.error)
    if most == 0:
        return voice.sentence("Just as good: {move}.", move=move)
    points = voice.count("{number} point", "{number} points", most)
    text = "About equal: {move} (give or take {points})."
    equal = voice.sentence(text, move=move, points=points)
    return (*equal, Span(" "), *_speaks_for_each(to, than, most))


def _speaks_for_each(to: _Advising, than: Comparison, most: int) -> Sentence:
    """Return what speaks most for the advised one of two actions, and what for the other.

    What is told of them may differ by more than `most` points, which the rest makes up for then.
    """
    voice, you = to.voice, to.view.you
    named = _largest(than.parts, you, 1.0) or (
        *_traces(than.parts, you, 1),
        *_traces(than.parts, you, -1),
    )
    best = [next((each for each in named if gain(each, you) * sign > 0), None) for sign in (1, -1)]
    these, those = (
        None if each is None else _without_figure(to, each, better=better)
        for each, better in zip(best, (True, False), strict=True)
    )
    if these is None and those is None:
        return voice.sentence("The bot finds nothing that tells them apart.")
    if those is None:
        text = "For the advised move: {these}; in everything else the other makes up for it."
        return voice.sentence(text, these=these or ())
    if these is None:
        text = "For the other: {those}; in everything else the advised move makes up for it."
        return voice.sentence(text, those=those)
    left = abs(sum([gain(each, you) for each in best if each is not None]))
    if left <= most:
        text = "For the advised move: {these}. For the other: {those}."
    else:
        text = "For the advised move: {these}. For the other: {those}; the rest makes up for it."
    return voice.sentence(text, these=these, those=those)


def what_is_better(view: Any, why: Reason, words: AdviceWords, voice: Voice) -> str:
    """Return by what an action is better than another one; nothing if that is no clear points.

    There is room for one part, without its figure: that one would not be the whole difference.
    """
    than = why.comparisons[0] if why.comparisons else None
    if than is None or not than.tried or not clear(than.points, than.error):
        return ""
    points = voice.count("{number} point", "{number} points", whole(than.points))
    when = _when(than, voice)
    parts = told_parts(than, view.you, 1)
    if len(parts) != 1 or not _telling(than, parts, view.you):
        return voice.text(
            "The bot expects a result about {points} better {when}.", points=points, when=when
        )
    to = _Advising(view, words, voice)
    text = _MOSTLY_MORE if parts[0].more > 0 else _MOSTLY_LESS
    return voice.text(text, points=points, when=when, what=_what(to, parts[0], by_name=True))


def whole(points: float) -> int:
    """Return points as they are told; a half is rounded up, so that what is told is never 0."""
    return floor(points + 0.5)


def clear(more: float, error: float) -> bool:
    """Whether a difference is large enough to be told, and no noise."""
    return more >= LEAST and more > SURE * error


def gain(part: Part, you: int | None) -> float:
    """Return what a part adds to a difference, for who decides: an opponent's gain is a loss."""
    return part.more if part.seat == you else -part.more


def told_parts(than: Comparison, you: int | None, most: int) -> Sequence[Part]:
    """Return the parts that are told: what makes the action the better one, then what does not.

    Where no part is more than a crumb, the largest crumbs; none where they explain nothing.
    """
    for least in (max(1.0, CRUMB * than.points), 1.0):
        speaks_for, against = _on_either_side(than, you, least)
        if not speaks_for:
            continue
        told = [*speaks_for[:most], *against[:1]]
        if not _telling(than, told, you):
            told = [*speaks_for[: most + 1], *against[:1]]
        if sum([gain(each, you) for each in told]) >= CRUMB * than.points:
            return told
    return ()


def _on_either_side(
    than: Comparison, you: int | None, least: float
) -> tuple[Sequence[Part], Sequence[Part]]:
    """Return the parts of so many points for an action and those against it, the largest first.

    The largest ones are left out as long as they make up for each other.
    """
    largest = _largest(than.parts, you, least)
    speaks_for = [each for each in largest if gain(each, you) > 0]
    against = [each for each in largest if gain(each, you) < 0]
    while against and _cancelled(speaks_for[:1], against[0], you, least):
        speaks_for, against = speaks_for[1:], against[1:]
    return speaks_for, against


def _largest(parts: Sequence[Part], you: int | None, least: float) -> Sequence[Part]:
    """Return the parts of so many points that are no noise, the largest first."""
    telling = [each for each in parts if clear(abs(each.more), each.error)]
    telling.sort(key=lambda each: -abs(each.more))
    return [each for each in telling if abs(gain(each, you)) >= least]


def _telling(than: Comparison, told: Sequence[Part], you: int | None) -> bool:
    """Whether some parts explain most of a difference."""
    explained = sum([gain(each, you) for each in told])
    return abs(than.points - explained) <= (1 - TELLING) * than.points


def _cancelled(most: Sequence[Part], by: Part, you: int | None, least: float) -> bool:
    """Whether what makes the most of a difference is made up for by a part of the same player.

    So it is where a Lord costs what it brings.
    """
    together = [*most, by]
    left = sum([gain(each, you) for each in together])
    return bool(most) and most[0].seat == by.seat and abs(left) < least


def figures(than: Comparison, told: Sequence[Part], you: int | None) -> tuple[Sequence[int], int]:
    """Return by how many points each part that is told makes another action worse, and the rest.

    All of them together come to the points that are told of the difference. What is missing after
    all were rounded down goes to those that lost most by it; so each is off by less than 1. Less
    than half a point is no rest.
    """
    exact = [gain(each, you) for each in told]
    left = than.points - sum(exact)
    if abs(left) >= LEAST:
        exact.append(left)
    rounded = [floor(each) for each in exact]
    lost_most = sorted(range(len(exact)), key=lambda at: rounded[at] - exact[at])
    for at in lost_most[: whole(than.points) - sum(rounded)]:
        rounded[at] += 1
    return rounded[: len(told)], sum(rounded[len(told) :])


def _made_of(to: _Advising, than: Comparison, told: Sequence[Part]) -> Sentence:
    """Return what makes another action worse, and what is better with it."""
    voice = to.voice
    numbers, left = figures(than, told, to.view.you)
    named = list(zip(told, numbers, strict=True))
    worse = [_told(to, each, number, better=False) for each, number in named if number > 0]
    better = [_told(to, each, -number, better=False) for each, number in named if number < 0]
    if left > 0:
        worse.append(voice.sentence("{number} worse in everything else together", number=left))
    if left < 0:
        better.append(voice.sentence("{number} better in everything else together", number=-left))
    if not better:
        return voice.enumerated(worse)
    text = "{those}, but {others}"
    return voice.sentence(text, those=voice.enumerated(worse), others=voice.listed(better))


def _told(to: _Advising, part: Part, number: int, *, better: bool) -> Sentence:
    """Return how much more or less comes from a part with the other action.

    With `better`, it is told of the action that is advised.
    """
    more = (part.more > 0) == better
    text = "{number} more {what}" if more else "{number} less {what}"
    return to.voice.sentence(text, number=number, what=_what(to, part, by_name=False))


def _what(to: _Advising, part: Part, *, by_name: bool) -> str:
    """Return from what a part of the points is, and whose it is: "from your Lords".

    Whoever decides is told as "you" where they are advised; what many may read names them.
    """
    if part.name == EVERYTHING:
        return to.voice.text("for {who}", who=_name(to, part.seat))
    yours = part.seat == to.view.you and not by_name
    return to.words.part(part.name, None if yours else _name(to, part.seat), to.voice)


def _name(to: _Advising, seat: int | None) -> str:
    """Return what a player is called, or whichever opponent comes to most."""
    if seat is None:
        return to.voice.text("the strongest opponent")
    name: str = to.view.players[seat].name
    return name
