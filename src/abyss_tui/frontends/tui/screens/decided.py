"""What decided a finished game, by its journal alone."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.record.course import AfterTurn, Pursuit, closest_pursuit, turning_point
from abyss_tui.table.place import Place

CLOSE: Final = 5
"""Points by which somebody was behind who could have won with one card more."""
Wordings: TypeAlias = Sequence[Sentence]
"""The same said in several ways, the longest first; each of them is whole."""


def what_decided(place: Place, winners: list[int], voice: Voice) -> Iterator[tuple[str, Wordings]]:
    """Yield what is to be said of the way to the victory, each with what it is called.

    Nothing where several won, or where more than the points decided.
    """
    stood = place.course
    turned = turning_point(stood, winners)
    if turned is None:
        return
    winner = winners[0]
    yield voice.text("turning point"), _turned(place, stood, turned, winner, voice)
    pursuit = closest_pursuit(stood, winner, turned)
    if pursuit is not None and pursuit.behind <= CLOSE:
        yield voice.text("closest call"), (_pursued(place, pursuit, voice),)


def turning_mark(place: Place, winners: Sequence[int], voice: Voice) -> tuple[int, Wordings] | None:
    """Return the place of the turning point in the course, with what is said of it.

    None where there is none, or where the winner was in front from the first turn on.
    """
    turned = turning_point(place.course, winners)
    if not turned:
        return None
    return turned, _turned(place, place.course, turned, winners[0], voice)


def _turned(
    place: Place, stood: list[AfterTurn], turned: int, winner: int, voice: Voice
) -> Wordings:
    name = Span(place.names[winner], "strong")
    if turned == 0:
        # Points that lie hidden are counted: at the table another one may have seemed to lead.
        hidden = bool(place.kind.text.note_on_course(voice))
        text = "{name} was in front after every turn, with what lay hidden"
        text = text if hidden else "{name} was in front after every turn"
        return (voice.sentence(text, name=name),)
    after = stood[turned]
    turn = _turn(place, after, voice, told=winner)
    sentence = voice.sentence("{turn}: {name} led from here on", turn=turn, name=name)
    happened = _clauses(_lines(place, turned, voice), voice)
    told = (voice.sentence("{what} ({more})", what=sentence, more=each) for each in happened)
    return (*told, sentence)


def _clauses(lines: Sequence[Sentence], voice: Voice) -> Iterator[Sentence]:
    """Yield what happened in a turn; then fewer things of it, and how many more there were."""
    if lines:
        yield voice.clauses(lines)
    for number in range(len(lines) - 1, 0, -1):
        left = voice.count("one thing more", "{number} things more", len(lines) - number)
        yield voice.clauses((*lines[:number], left))


def _pursued(place: Place, pursuit: Pursuit, voice: Voice) -> Sentence:
    return voice.sentence(
        "{turn}: {name} was {points} behind",
        turn=_turn(place, pursuit.after, voice, told=pursuit.seat),
        name=Span(place.names[pursuit.seat], "strong"),
        points=voice.count("{number} point", "{number} points", pursuit.behind),
    )


def _turn(place: Place, after: AfterTurn, voice: Voice, *, told: int) -> str:
    """Return which turn it was, and whose unless it is told of that seat anyway."""
    if after.seat == told:
        return voice.text("turn {turn}", turn=after.turn)
    return voice.text("{name}, turn {turn}", name=place.names[after.seat], turn=after.turn)


def _lines(place: Place, turned: int, voice: Voice) -> tuple[Sentence, ...]:
    """Return what everybody saw of the turn at this place of the course."""
    story = place.kind.text.story(place.names, None, voice)
    story.tell(place.events(None))
    turns = [part for part in story.paragraphs if part.turn]
    return turns[turned].lines
