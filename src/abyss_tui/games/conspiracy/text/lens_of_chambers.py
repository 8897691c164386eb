"""What is said of the spaces of a chamber, and of players."""

from typing import Final

from abyss_tui.games.conspiracy.cards.board import neighbours
from abyss_tui.games.conspiracy.cards.names import Key
from abyss_tui.games.conspiracy.cards.pieces import Lord
from abyss_tui.games.conspiracy.text.names import (
    counted_lords,
    guild,
    location_name,
    lord_message,
)
from abyss_tui.games.conspiracy.text.players import live_keys
from abyss_tui.games.conspiracy.text.viewer import Viewer, sign
from abyss_tui.i18n.voice import Part, Sentence, Span, Voice, in_role, joined
from abyss_tui.kernel.audience import player
from abyss_tui.kernel.lens import Lens

BETWEEN: Final = " · "


def of_space(seat: int, space: int, by: Viewer) -> Lens:
    """Return what is said of a Lord on its space, or of a free space."""
    if space > len(by.view.players[seat].chamber):
        return _free(seat, space, by)
    return _lord(seat, space, by)


def _free(seat: int, space: int, by: Viewer) -> Lens:
    voice, chamber = by.voice, by.view.players[seat].chamber
    name = voice.text("Space {number}", number=space)
    before = space - len(chamber) - 1
    come = voice.sentence("the next Lord comes here")
    if before:
        come = voice.sentence("{lords} come before", lords=counted_lords(before))
    about = joined(((player(by.names[seat]),), come), BETWEEN)
    touching = [each for each in neighbours(space) if each <= len(chamber)]
    beside: Sentence = voice.sentence("It touches no Lord yet.")
    if touching:
        listed = [
            voice.sentence("{lord} on {space}", lord=lord_message(chamber[each - 1]), space=each)
            for each in touching
        ]
        beside = voice.sentence("It touches {lords}.", lords=voice.listed(listed))
    guilds = dict.fromkeys(chamber[each - 1].guild for each in touching)
    brings: Sentence = ()
    if guilds:
        signs = joined((sign(each) for each in guilds), " ")
        brings = voice.sentence("A Lord of {guilds} would join a Coalition here.", guilds=signs)
    return Lens(name, in_role(about, "dim"), beside, brings, brings)


def _lord(seat: int, space: int, by: Viewer) -> Lens:
    voice, owner = by.voice, by.view.players[seat]
    lord = owner.chamber[space - 1]
    name = voice.say(lord_message(lord))
    about = joined(
        (
            voice.sentence("{who}, space {space}", who=player(by.names[seat]), space=space),
            _coalition(seat, space, by),
        ),
        BETWEEN,
    )
    location = owner.locations.get(space)
    does: Sentence = (Span(voice.wording(lord.text)),)
    gist: Sentence = ()
    if location is not None:
        worth = by.preview.scores[seat].by_location[location]
        parts: dict[str, Part] = {
            "location": location_name(location, voice)._replace(role="gold"),
            "points": Span(str(worth), "bright"),
            "rule": voice.wording(location.text),
        }
        does = voice.sentence("{location} lies on it, worth {points} now: {rule}", **parts)
        gist = voice.sentence("{location} = {points}: {rule}", **parts)
    brings = joined(filter(None, (_key(seat, space, by), _coat(seat, lord, by))), " ")
    return Lens(name, in_role(about, "dim"), does, brings, does, gist=gist)


def _coalition(seat: int, space: int, by: Viewer) -> Sentence:
    """Return whether a Lord belongs to the largest Coalition."""
    largest = by.preview.coalitions[seat]
    points = by.preview.scores[seat].coalition
    if space in largest:
        text = "in the largest Coalition: {lords}, {points} points"
        return by.voice.sentence(text, lords=counted_lords(len(largest)), points=points)
    return by.voice.sentence("not in the largest Coalition")


def _key(seat: int, space: int, by: Viewer) -> Sentence:
    """Return whether the Key of a Lord is live, used up or covered."""
    owner, voice = by.view.players[seat], by.voice
    key = owner.chamber[space - 1].key
    if key is None:
        return ()
    texts = _KEYS[key]
    if space in owner.locations:
        return voice.sentence(texts[2])
    last = max(owner.locations, default=0)
    return voice.sentence(texts[0] if space > last else texts[1])


_KEYS: Final = {
    Key.SILVER: (
        "Its silver Key is live.",
        "Its silver Key is used up.",
        "It covers a silver Key.",
    ),
    Key.GOLD: ("Its golden Key is live.", "Its golden Key is used up.", "It covers a golden Key."),
}


def _coat(seat: int, lord: Lord, by: Viewer) -> Sentence:
    """Return which Lord of its Guild counts: the best one."""
    chamber = by.view.players[seat].chamber
    best = max(each.points for each in chamber if each.guild is lord.guild)
    if lord.points == best:
        text = "It is the best of the {guild}: it counts {points}."
    else:
        text = "The best of the {guild} counts {points}."
    return by.voice.sentence(text, guild=guild(lord.guild), points=best)


def of_player(seat: int, by: Viewer) -> Lens:
    """Return what is said of a player: the score in four rows, the Keys, the Pearls."""
    voice, owner, score = by.voice, by.view.players[seat], by.preview.scores[seat]
    about = voice.sentence(
        "{total} points now: Lords {lords}, Locations {locations}, Coalition {coalition}, Pearl"
        " Master {pearl_master}",
        total=Span(str(score.total), "bright"),
        lords=score.lords,
        locations=score.locations,
        coalition=score.coalition,
        pearl_master=score.pearl_master,
    )
    keys = voice.enumerated([live_keys(owner, voice), _next_key(seat, by, voice)])
    name = by.names[seat]
    return Lens(name, in_role(about, "dim"), keys, _pearls(seat, by), about)


def _next_key(seat: int, by: Viewer, voice: Voice) -> Sentence:
    opens = by.preview.opens[seat]
    if not opens:
        return voice.sentence("two Keys alike or three bring a Location")
    if len(opens) > 1:
        return voice.sentence("the next Key brings a Location")
    if Key.SILVER in opens:
        return voice.sentence("the next silver Key brings a Location")
    return voice.sentence("the next golden Key brings a Location")


def _pearls(seat: int, by: Viewer) -> Sentence:
    """Return the Pearls of a player against those of the Pearl Master."""
    voice, view = by.voice, by.view
    pearls, master = view.players[seat].pearls, view.pearl_master
    own = voice.sentence("Pearls: {number}", number=Span(str(pearls), "bright"))
    if master is None:
        return (*own, Span(BETWEEN), *voice.sentence("nobody is Pearl Master yet"))
    if master == seat:
        return (*own, Span(BETWEEN), *voice.sentence("Pearl Master"))
    lacking = view.players[master].pearls - pearls
    said = voice.sentence(
        "{who} is Pearl Master with {number}",
        who=player(by.names[master]),
        number=view.players[master].pearls,
    )
    if lacking <= 0:
        return (*own, Span(BETWEEN), *said)
    more = voice.count("{number} Pearl short", "{number} Pearls short", lacking)
    return (*own, Span(BETWEEN), *said, Span(BETWEEN), Span(more))
