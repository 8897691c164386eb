"""What a player has before them: in a line, in full, and all players one below the other."""

from collections.abc import Iterator

from abyss_tui.games.abyss.cards.pieces import Location
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text.cards import (
    brief,
    card_text,
    counted_pearls,
    counted_tokens,
    location_line,
    location_name,
    lord_line,
    row_of_allies,
)
from abyss_tui.games.abyss.text.hands import NEW_LINE
from abyss_tui.games.abyss.text.powers import power
from abyss_tui.games.abyss.views import OwnedLord, View
from abyss_tui.i18n.voice import Sentence, Span, Voice, in_role, joined


def players(view: View, preview: Preview, voice: Voice) -> Sentence:
    """Return what every player has, a line a card."""
    spans: list[Span] = []
    for seat, each in enumerate(view.players):
        spans += [Span(f"{each.name}\n", "strong"), *_all_of(view, preview, seat, voice), NEW_LINE]
    if view.decision is None:
        return tuple(spans)
    hidden = "Monster tokens, and what is affiliated from hand at the end, are not in these points."
    return (*spans, *in_role(voice.sentence(hidden), "dim"))


def player_in_short(view: View, preview: Preview, seat: int, voice: Voice) -> Sentence:
    """Return what a player has in numbers."""
    return joined([_stock(view, preview, seat, voice), _keys(view, seat, voice)], _apart(voice))


def player_in_full(view: View, preview: Preview, seat: int, voice: Voice) -> Sentence:
    """Return what a player has, each Lord with its power and each Location with its text."""
    player = view.players[seat]
    spans: list[Span] = []
    for line in _numbers(view, preview, seat, voice):
        spans += [*line, NEW_LINE]
    for owned in player.lords:
        spans += [NEW_LINE, *in_role(_lord(owned, voice), "strong"), NEW_LINE]
        spans += [Span("  "), *power(owned.lord, voice), NEW_LINE]
    for location in player.locations:
        spans += [NEW_LINE, Span(location_name(location, voice).text, "strong"), NEW_LINE]
        spans += [
            Span("  "),
            *_worth(card_text(location, voice), location, preview, voice),
            NEW_LINE,
        ]
    return tuple(spans)


def _all_of(view: View, preview: Preview, seat: int, voice: Voice) -> Iterator[Span]:
    player = view.players[seat]
    here = () if voice.tier == "words" else (Span(f"{voice.marks.here} "),)
    lords = [_lord_and_power(owned, voice) for owned in player.lords]
    locations = [
        (*here, *_worth(location_line(each, voice), each, preview, voice))
        for each in player.locations
    ]
    for line in (*_numbers(view, preview, seat, voice), *lords, *locations):
        yield from (Span("  "), *line, NEW_LINE)


def _numbers(view: View, preview: Preview, seat: int, voice: Voice) -> list[Sentence]:
    player = view.players[seat]
    lying = sorted(player.affiliated, key=lambda ally: ally.order)
    allies = voice.sentence("Affiliated: none")
    if lying:
        allies = voice.sentence("Affiliated: {allies}", allies=row_of_allies(lying, voice))
    return [_stock(view, preview, seat, voice), _keys(view, seat, voice), allies]


def _stock(view: View, preview: Preview, seat: int, voice: Voice) -> Sentence:
    player = view.players[seat]
    parts: tuple[Sentence, ...] = (
        points_seen(view, preview, seat, voice),
        (Span(counted_pearls(player.pearls, voice)),),
        voice.sentence("{number} in hand", number=player.hand_size),
        (Span(counted_tokens(player.monster_count, voice)),),
    )
    return joined(parts, _apart(voice))


def points_seen(view: View, preview: Preview, seat: int, voice: Voice) -> Sentence:
    """Return the points of a player that all can see; at the end only tokens are not in them."""
    points = Span(str(preview.points[seat]), "bright")
    if view.decision is not None:
        return voice.sentence("{points} IP that all can see", points=points)
    if view.players[seat].monster_count:
        return voice.sentence("{points} IP without Monster tokens", points=points)
    return voice.sentence("{points} IP", points=points)


def _keys(view: View, seat: int, voice: Voice) -> Sentence:
    player = view.players[seat]
    return voice.sentence(
        "Keys: {tokens}, {number} on Lords",
        tokens=voice.count("{number} token", "{number} tokens", player.keys),
        number=player.lord_keys,
    )


def _lord_and_power(owned: OwnedLord, voice: Voice) -> Sentence:
    """Return a Lord in a line, with what it does where it still does something."""
    line = _lord(owned, voice)
    working = owned.free and not owned.disabled and owned.lord.power is not None
    if not working or voice.tier == "words":
        return line
    return (*line, Span("  "), *in_role(brief(owned.lord, voice), "dim"))


def _lord(owned: OwnedLord, voice: Voice) -> Sentence:
    """Return a Lord before a player, and whether it lies under a Location or is disabled."""
    line = lord_line(owned.lord, voice)
    if owned.under is not None:
        over = location_name(owned.under, voice)
        return voice.sentence("{lord}  (under {location})", lord=line, location=over)
    return voice.sentence("{lord}  (disabled)", lord=line) if owned.disabled else line


def _worth(sentence: Sentence, location: Location, preview: Preview, voice: Voice) -> Sentence:
    """Return what was said of a player's Location, with what it is worth to that player now."""
    worth = preview.owned.get(location)
    if worth is None:
        return sentence
    if voice.tier == "words":
        return voice.sentence(
            "{location} It is worth {worth} IP now.", location=sentence, worth=worth
        )
    return voice.sentence("{location} = {worth} now", location=sentence, worth=worth)


def _apart(voice: Voice) -> str:
    """Return what keeps things apart that stand in a line without being a sentence."""
    return ", " if voice.tier == "words" else "   "
