"""What a player has, in lines that can be read by ear: the chamber row by row, and its figures."""

from collections.abc import Iterator

from abyss_tui.games.conspiracy.cards.board import ROWS, SPACES
from abyss_tui.games.conspiracy.previews import Preview
from abyss_tui.games.conspiracy.text.names import (
    counted_lords,
    guild,
    location_name,
    lord_name,
    pearls,
)
from abyss_tui.games.conspiracy.views import PlayerView, View
from abyss_tui.i18n.message import Counted
from abyss_tui.i18n.voice import Part, Sentence, Span, Voice

NEW_LINE = Span("\n")


def players(view: View, preview: Preview, voice: Voice) -> Sentence:
    """Return what every player has."""
    spans: list[Span] = []
    for seat, each in enumerate(view.players):
        spans += [Span(each.name, "strong"), NEW_LINE]
        for line in player_lines(view, preview, seat, voice):
            spans += [Span("  "), *line, NEW_LINE]
    return tuple(spans)


def player_lines(view: View, preview: Preview, seat: int, voice: Voice) -> Iterator[Sentence]:
    """Yield the points of a player as they are now, the rows of the chamber, and its figures."""
    player, score = view.players[seat], preview.scores[seat]
    yield voice.sentence(
        "{total} points now: Lords {lords}, Locations {locations}, Coalition {coalition}, Pearl"
        " Master {pearl_master}",
        total=score.total,
        lords=score.lords,
        locations=score.locations,
        coalition=score.coalition,
        pearl_master=score.pearl_master,
    )
    yield from chamber(player, voice)
    yield _coalition(player, preview.coalitions[seat], voice)
    yield _stock(view, seat, voice)


def chamber(player: PlayerView, voice: Voice) -> Iterator[Sentence]:
    """Yield the rows of a chamber, as far as there are Lords in them."""
    last = 0
    for row, size in enumerate(ROWS, 1):
        first, last = last + 1, last + size
        standing = range(first, min(last, len(player.chamber)) + 1)
        if standing:
            lords = voice.enumerated([_placed(player, space, voice) for space in standing])
            yield voice.sentence("Row {row}: {lords}", row=row, lords=lords)
    free = SPACES - len(player.chamber)
    if free:
        yield voice.sentence(
            "{free}, the next is space {space}",
            free=Counted("{number} free space", "{number} free spaces", free),
            space=len(player.chamber) + 1,
        )


def _placed(player: PlayerView, space: int, voice: Voice) -> Sentence:
    lord = lord_name(player.chamber[space - 1], voice)
    if space not in player.locations:
        return (lord,)
    name = location_name(player.locations[space], voice)
    return voice.sentence("{lord} under {location}", lord=lord, location=name)


def _coalition(player: PlayerView, spaces: tuple[int, ...], voice: Voice) -> Sentence:
    """Return the largest Coalition of a player."""
    if not spaces:
        return voice.sentence("No Coalition")
    places: list[Part] = [*spaces]
    return voice.sentence(
        "Largest Coalition: {lords} of the {guild}, on {spaces}",
        lords=counted_lords(len(spaces)),
        guild=guild(player.chamber[spaces[0] - 1].guild),
        spaces=voice.listed(places),
    )


def _stock(view: View, seat: int, voice: Voice) -> Sentence:
    """Return the Pearls and live Keys of a player."""
    player = view.players[seat]
    parts: list[Part] = [pearls(player.pearls)]
    if view.pearl_master == seat:
        parts.append(voice.sentence("Pearl Master"))
    parts.append(live_keys(player, voice))
    if view.edict is not None and view.edict.seat == seat:
        parts.append((location_name(view.edict.location, voice),))
    return voice.enumerated(parts)


def live_keys(player: PlayerView, voice: Voice) -> Sentence:
    """Return the Keys of a player that no Location has used up yet."""
    keys: list[Part] = []
    if player.silver:
        keys.append(Counted("{number} silver Key", "{number} silver Keys", player.silver))
    if player.gold:
        keys.append(Counted("{number} golden Key", "{number} golden Keys", player.gold))
    if not keys:
        return voice.sentence("no live Key")
    return voice.sentence("live: {keys}", keys=voice.listed(keys))
