"""What a turn has brought a player and what it cost: said when it is over."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias, TypeVar

from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.events import AllyDiscarded, AllyTaken, LordRecruited
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text.cards import (
    counted_cards,
    counted_keys,
    counted_pearls,
    counted_tokens,
    location_name,
    lord_name,
    row_of_allies,
)
from abyss_tui.games.abyss.views import PlayerView, View
from abyss_tui.i18n.voice import Part, Sentence, Span, Voice, joined
from abyss_tui.kernel.event import Event
from abyss_tui.records import record

T = TypeVar("T")
_Did: TypeAlias = AllyTaken | AllyDiscarded | LordRecruited
"""What moves cards of a hand in a turn of its own."""


def gained(
    before: tuple[View, Preview],
    after: tuple[View, Preview],
    happened: Sequence[Event],
    voice: Voice,
) -> Sentence:
    """Return what the turn of the player whose turn began then brought and cost, and the points.

    Both are seen with the same eyes, and so is what `happened` in between: with the player's own it
    says which cards, and what their Monster tokens are worth; with everybody's which cards were
    taken or spent openly, and of the others how many. Points are those that all can see.
    """
    (then, points_then), (now, points_now) = before, after
    seat = then.seat
    cards = _cards(then.players[seat], now.players[seat], [*_of_seat(happened, seat)], voice)
    gave_up = list(_parts(now.players[seat], then.players[seat], cards.gave_up, voice))
    got = list(_parts(then.players[seat], now.players[seat], cards.got, voice))
    said: list[Sentence] = []
    if got:
        said.append(voice.sentence("You gained {things}.", things=voice.listed(got)))
    if gave_up:
        said.append(voice.sentence("You gave up {things}.", things=voice.listed(gave_up)))
    was, reached = points_then.points[seat], points_now.points[seat]
    if was != reached:
        points = voice.sentence(
            "Your points: {before} {becomes} {after}.",
            before=was,
            becomes=voice.marks.becomes,
            after=Span(str(reached), "strong"),
        )
        said.append(points)
    return joined(said, " ") if said else voice.sentence("You gained nothing.")


@record
class _Cards:
    """The cards of a hand that came and went in a turn, each as nouns."""

    got: Sequence[Part]
    gave_up: Sequence[Part]


def _of_seat(happened: Sequence[Event], seat: int) -> Iterator[_Did]:
    """Yield what a player did with cards of their hand, as far as it was seen."""
    for each in happened:
        if isinstance(each, AllyTaken | AllyDiscarded | LordRecruited) and each.seat == seat:
            yield each


def _cards(then: PlayerView, now: PlayerView, did: Sequence[_Did], voice: Voice) -> _Cards:
    """Return which cards came and went, also one that came and went in the same turn.

    Allies that were affiliated have not gone.
    """
    kept = Counter(now.affiliated) - Counter(then.affiliated)
    discarded = [each.ally for each in did if isinstance(each, AllyDiscarded)]
    if not (isinstance(then.hand, int) or isinstance(now.hand, int)):
        known = (each for each in discarded if each is not None)
        got = Counter(now.hand) + Counter(known) - Counter(then.hand)
        gone = Counter(then.hand) + got - Counter(now.hand) - kept
        return _Cards(_row(got, voice), _row(gone, voice))
    taken = Counter(each.ally for each in did if isinstance(each, AllyTaken))
    spent = Counter(ally for each in did if isinstance(each, LordRecruited) for ally in each.allies)
    gone_in_all = spent.total() + len(discarded)
    unseen = now.hand_size - then.hand_size + gone_in_all - taken.total()
    return _Cards(
        [*_row(taken, voice), *_counted(unseen, voice)],
        [*_row(spent - kept, voice), *_counted(len(discarded), voice)],
    )


def _row(cards: "Counter[Ally]", voice: Voice) -> list[Part]:
    by_race = sorted(cards.elements(), key=lambda each: each.order)
    return [row_of_allies(by_race, voice)] if by_race else []


def _counted(cards: int, voice: Voice) -> list[Part]:
    return [counted_cards(cards, voice)] if cards > 0 else []


def _parts(
    then: PlayerView, now: PlayerView, cards: Sequence[Part], voice: Voice
) -> Iterator[Part]:
    """Yield what a player has more of, each as a noun: the cards first, which are known already."""
    yield from cards
    if now.pearls > then.pearls:
        yield counted_pearls(now.pearls - then.pearls, voice)
    if now.keys > then.keys:
        yield counted_keys(now.keys - then.keys, voice)
    yield from _tokens(then, now, voice)
    owned = [each.lord for each in then.lords]
    for lord in _more(owned, [each.lord for each in now.lords]):
        yield lord_name(lord, voice)
    for location in _more(then.locations, now.locations):
        yield location_name(location, voice)


def _tokens(then: PlayerView, now: PlayerView, voice: Voice) -> Iterator[Part]:
    if isinstance(then.monsters, int) or isinstance(now.monsters, int):
        if now.monster_count > then.monster_count:
            yield counted_tokens(now.monster_count - then.monster_count, voice)
        return
    for value in _more(then.monsters, now.monsters):
        yield voice.sentence("a Monster token worth {value}", value=value)


def _more(then: Iterable[T], now: Iterable[T]) -> Iterator[T]:
    """Yield what there is more of now."""
    return (Counter(now) - Counter(then)).elements()
