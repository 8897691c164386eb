"""What a turn has brought a player: said when it is over."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.events import AllyTaken
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
from abyss_tui.i18n.voice import Part, Sentence, Span, Voice
from abyss_tui.kernel.event import Event

T = TypeVar("T")


def gained(
    before: tuple[View, Preview],
    after: tuple[View, Preview],
    happened: Sequence[Event],
    voice: Voice,
) -> Sentence:
    """Return what the player whose turn began then has more of now, and the points.

    Both are seen with the same eyes: with the player's own it says which cards, and what their
    Monster tokens are worth; with everybody's which cards were taken openly, by what everybody saw
    happen, and of the others how many. Points are those that all can see.
    """
    (then, points_then), (now, points_now) = before, after
    seat = then.seat
    openly = [each.ally for each in happened if isinstance(each, AllyTaken) and each.seat == seat]
    parts = list(_parts(then.players[seat], now.players[seat], openly, voice))
    sentence = voice.sentence("You gained nothing.")
    if parts:
        sentence = voice.sentence("You gained {things}.", things=voice.listed(parts))
    was, reached = points_then.points[seat], points_now.points[seat]
    if was == reached:
        return sentence
    points = voice.sentence(
        "Your points: {before} {becomes} {after}.",
        before=was,
        becomes=voice.marks.becomes,
        after=Span(str(reached), "strong"),
    )
    return (*sentence, Span(" "), *points)


def _parts(
    then: PlayerView, now: PlayerView, openly: Sequence[Ally], voice: Voice
) -> Iterator[Part]:
    """Yield what a player has more of, each as a noun; `openly` are cards that all saw taken."""
    if isinstance(then.hand, int) or isinstance(now.hand, int):
        if openly:
            yield row_of_allies(openly, voice)
        unseen = now.hand_size - then.hand_size - len(openly)
        if unseen > 0:
            yield counted_cards(unseen, voice)
    elif cards := list(_more(then.hand, now.hand)):
        yield row_of_allies(sorted(cards, key=lambda each: each.order), voice)
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
