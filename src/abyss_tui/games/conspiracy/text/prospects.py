"""What Lords would bring, as lines that stand beside each other: from what to what, and points."""

from collections.abc import Iterator

from abyss_tui.games.conspiracy.cards.names import Guild, Key
from abyss_tui.games.conspiracy.cards.pieces import EXCHANGE_LORDS, TURN_UP_LORD, Lord
from abyss_tui.games.conspiracy.previews import Brings, Preview
from abyss_tui.games.conspiracy.text.names import ROLES, SIGNS
from abyss_tui.games.conspiracy.text.signs import COALITION, EXCHANGE, LOCATION, PEARL
from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.language import context
from abyss_tui.i18n.message import Counted
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.records import record

PER_LORD = 3
"""The Influence Points of each Lord of the largest Coalition."""


@record
class Standing:
    """Where a player stands before Lords come."""

    coalition: int
    """The size of the largest Coalition."""
    best: int
    """The Influence Points of the best Lord of the Guild that comes; 0 without one."""
    pearls: int


def standing(view: View, preview: Preview, seat: int, guild: Guild) -> Standing:
    """Return where a player stands before Lords of a Guild come."""
    player = view.players[seat]
    best = max((each.points for each in player.chamber if each.guild is guild), default=0)
    return Standing(preview.scores[seat].coalition // PER_LORD, best, player.pearls)


def coalition_line(now: int, points: int, voice: Voice) -> Sentence:
    """Return what becomes of the largest Coalition: Coalition 4 → 5 +3."""
    if not points:
        return voice.sentence("Coalition stays {size}", size=now)
    change = f"{now} {voice.marks.becomes} {now + points // PER_LORD}"
    said = voice.sentence("Coalition {change}", change=Span(change, "bright"))
    return (*said, Span(f" {points:+}"))


def coalition_in_brief(now: int, points: int, voice: Voice) -> Sentence:
    """Return the same in few cells: ■ 4 → 5."""
    if not points:
        return voice.sentence("{sign} stays {size}", sign=COALITION, size=now)
    change = f"{now} {voice.marks.becomes} {now + points // PER_LORD}"
    return (Span(f"{COALITION} "), Span(change, "bright"))


def lines(lord: Lord, brings: Brings, at: Standing, voice: Voice) -> Iterator[Sentence]:
    """Yield what one Lord would bring, a line each; what it does comes last."""
    yield coalition_line(at.coalition, brings.coalition, voice)
    yield _best(lord, brings, at, voice)
    if brings.pearls:
        yield _pearls(brings, at, voice)
    if brings.by_locations:
        points = Span(f"{brings.by_locations:+}", "bright")
        yield voice.sentence("your Locations {points}", points=points)
    yield from _key(lord, brings, voice)
    yield from _power(lord, brings, at, voice)


def lines_in_brief(lord: Lord, brings: Brings, at: Standing, voice: Voice) -> Iterator[Sentence]:
    """Yield the same in few cells, and nothing that stays as it is but the Coalition."""
    yield coalition_in_brief(at.coalition, brings.coalition, voice)
    if brings.lords:
        yield (*_sign(lord.guild), *_change(at.best, brings.lords, voice))
    if brings.pearls:
        yield _pearls_in_brief(brings, at, voice)
    if brings.title:
        yield voice.sentence("Master")
    if brings.locations:
        yield (Span(f"{LOCATION} ", "gold"), *voice.sentence("Location"))
    elif lord.key is not None:
        yield voice.sentence(_KEYS_IN_BRIEF[lord.key])
    if brings.exchange:
        yield (Span(f"{EXCHANGE} "), *_exchange_in_brief(brings, at, voice))
    if lord.power.verb == TURN_UP_LORD:
        yield voice.sentence("turns 1 up")
    if brings.by_locations:
        yield (Span(f"{LOCATION} ", "gold"), Span(f"{brings.by_locations:+}", "bright"))


def _sign(guild: Guild) -> Sentence:
    return (Span(SIGNS[guild], ROLES[guild]),)


def _change(before: int, points: int, voice: Voice) -> Sentence:
    was = str(before) if before else "-"
    return (Span(f" {was} {voice.marks.becomes} {before + points}", "bright"),)


def _best(lord: Lord, brings: Brings, at: Standing, voice: Voice) -> Sentence:
    if not brings.lords:
        return voice.sentence(
            "best {guild} stays {points}", guild=_sign(lord.guild), points=at.best
        )
    change = (*_sign(lord.guild), *_change(at.best, brings.lords, voice))
    return (*voice.sentence("best {change}", change=change), Span(f" {brings.lords:+}"))


def _pearls(brings: Brings, at: Standing, voice: Voice) -> Sentence:
    said = _pearls_in_brief(brings, at, voice)
    return (*said, *voice.sentence(" Master +5")) if brings.title else said


def _pearls_in_brief(brings: Brings, at: Standing, voice: Voice) -> Sentence:
    change = f"{at.pearls} {voice.marks.becomes} {at.pearls + brings.pearls}"
    return (Span(f"{PEARL} ", "pearl"), Span(change, "bright"))


_KEYS = {Key.SILVER: "a silver Key, waits", Key.GOLD: "a golden Key, waits"}
_KEYS_IN_BRIEF = {
    Key.SILVER: context("a Key in few cells", "silver Key"),
    Key.GOLD: context("a Key in few cells", "golden Key"),
}


def _key(lord: Lord, brings: Brings, voice: Voice) -> Iterator[Sentence]:
    if brings.locations:
        yield (Span(f"{LOCATION} ", "gold"), *voice.sentence("its Key: a Location"))
    elif lord.key is not None:
        yield voice.sentence(_KEYS[lord.key])


def _power(lord: Lord, brings: Brings, at: Standing, voice: Voice) -> Iterator[Sentence]:
    if lord.power.verb == EXCHANGE_LORDS:
        if brings.exchange:
            yield (Span(f"{EXCHANGE} "), *_exchange(brings, at, voice))
        else:
            yield voice.sentence("nothing to exchange")
    if lord.power.verb == TURN_UP_LORD:
        yield voice.sentence("turns up one more Lord")


def by_exchange(brings: Brings, at: Standing) -> int:
    """Return the points that the best exchange could bring besides; 0 if none brings any."""
    without = at.coalition * PER_LORD + brings.coalition
    return max(0, brings.exchange * PER_LORD - without)


def _exchange(brings: Brings, at: Standing, voice: Voice) -> Sentence:
    """Return what the best exchange could make of the largest Coalition: exchange 5 → 7 +6."""
    more = by_exchange(brings, at)
    if not more:
        return voice.sentence("no better exchange")
    change = _exchange_in_brief(brings, at, voice)
    return (*voice.sentence("exchange {change}", change=change), Span(f" {more:+}"))


def _exchange_in_brief(brings: Brings, at: Standing, voice: Voice) -> Sentence:
    """Return the same in few cells: 5 → 7."""
    if not by_exchange(brings, at):
        return voice.sentence("no gain")
    size = at.coalition + brings.coalition // PER_LORD
    return (Span(f"{size} {voice.marks.becomes} {brings.exchange}", "bright"),)


def total(brings: Brings, at: Standing, voice: Voice) -> Sentence:
    """Return all of it in a word: +4 and a Location; +0, up to +6 where an exchange may follow."""
    points, more = Span(f"{brings.points:+}"), by_exchange(brings, at)
    if more:
        most = Span(f"{brings.points + more:+}")
        return voice.sentence("{points}, up to {most}", points=points, most=most)
    if not brings.locations:
        return (points,)
    if brings.locations == 1:
        return voice.sentence("{points} and a Location", points=points)
    number = Counted("{number} Location", "{number} Locations", brings.locations)
    return voice.sentence("{points} and {locations}", points=points, locations=number)
