"""What a turn has brought a player: said when it is over."""

from collections.abc import Iterator

from abyss_tui.games.conspiracy.previews import Preview
from abyss_tui.games.conspiracy.text.names import location_name
from abyss_tui.games.conspiracy.text.prospects import PER_LORD
from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.message import Counted
from abyss_tui.i18n.voice import Part, Sentence, Span, Voice


def gained(before: tuple[View, Preview], after: tuple[View, Preview], voice: Voice) -> Sentence:
    """Return what the player whose turn began then has more of now, and the points."""
    (then, points_then), (now, points_now) = before, after
    seat = then.seat
    parts = list(_parts(then, now, seat, voice))
    was, reached = points_then.scores[seat], points_now.scores[seat]
    sizes = was.coalition // PER_LORD, reached.coalition // PER_LORD
    if sizes[0] != sizes[1]:
        change = f"{sizes[0]} {voice.marks.becomes} {sizes[1]}"
        parts.append(voice.sentence("Coalition {change}", change=change))
    said = voice.sentence("You gained nothing.")
    if parts:
        said = voice.sentence("You gained {things}.", things=voice.listed(parts))
    return (*said, Span(" "), *_points(was.total, reached.total, voice))


def _points(was: int, reached: int, voice: Voice) -> Sentence:
    after = Span(str(reached), "strong")
    if was == reached:
        return voice.sentence("Your points stay at {after}.", after=after)
    becomes = voice.marks.becomes
    text = "Your points: {before} {becomes} {after}."
    return voice.sentence(text, before=was, becomes=becomes, after=after)


def _parts(then: View, now: View, seat: int, voice: Voice) -> Iterator[Part]:
    """Yield what a player has more of, each as a noun."""
    was, has = then.players[seat], now.players[seat]
    lords = len(has.chamber) - len(was.chamber)
    if lords:
        yield Counted("{number} Lord", "{number} Lords", lords)
    for space, location in has.locations.items():
        if space not in was.locations:
            yield location_name(location, voice)
    pearls = has.pearls - was.pearls
    if pearls:
        yield Counted("{number} Pearl", "{number} Pearls", pearls)
    if now.pearl_master == seat and then.pearl_master != seat:
        yield voice.sentence("the title of Pearl Master")
