"""What a thing on the table is, in three lines: what it is, what it does, what it would bring.

A screen shows these lines for whatever the cursor is on.
"""

from typing import Final

from abyss_tui.games.conspiracy.cards.names import Guild, Key
from abyss_tui.games.conspiracy.cards.pieces import Location, Lord
from abyss_tui.games.conspiracy.previews import Preview
from abyss_tui.games.conspiracy.text import problems
from abyss_tui.games.conspiracy.text.lens_of_chambers import of_player, of_space
from abyss_tui.games.conspiracy.text.names import (
    counted_lords,
    guild_name,
    lord_message,
    to_spaces,
)
from abyss_tui.games.conspiracy.text.prospects import (
    PER_LORD,
    coalition_line,
    lines,
    standing,
    total,
)
from abyss_tui.games.conspiracy.text.signs import LOCATION, short_name
from abyss_tui.games.conspiracy.text.viewer import Viewer, sign
from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice, in_role, joined
from abyss_tui.kernel.audience import player
from abyss_tui.kernel.lens import Lens
from abyss_tui.kernel.problem import Problem

BETWEEN: Final = " · "


def lens(kind: str, thing: object, by: Viewer) -> Lens:
    """Return what is said of a thing of the table, by its kind."""
    match kind, thing:
        case "reveal", int() as count:
            return _reveal(count, by)
        case "pile", Guild() as guild:
            return _pile(guild, by)
        case "card", Lord() as lord:
            return _card(lord, by)
        case "draw", int() as count:
            return _draw(count, by)
        case "location", Location() as location:
            return _location(location, by)
        case "exchange", (int() as one, int() as other):
            return _exchange(one, other, by)
        case "space", (int() as seat, int() as space):
            return of_space(seat, space, by)
        case "player", int() as seat:
            return of_player(seat, by)
    raise KeyError(kind)


def _possible(brings: Sentence, problem: Problem | None, voice: Voice) -> Sentence:
    """Return what something would bring, or why it is not possible, with its mark."""
    if problem is not None:
        why = voice.say(problems.message(problem))
        return (Span(f"{voice.marks.impossible} {why}"),)
    return (Span(f"{voice.marks.possible} "), *brings) if brings else ()


# The deck


def _reveal(count: int, by: Viewer) -> Lens:
    voice, deck = by.voice, by.preview.deck
    about = voice.sentence(
        "of {lords}: keep one, the others go to the piles", lords=counted_lords(deck.lords)
    )
    if count == 1:
        lords = counted_lords(deck.lords)
        about = voice.sentence("of {lords}: place it, whatever it is", lords=lords)
    name = voice.text("Turn up {number}", number=count)
    problem = by.preview.reveals[count - 1]
    brings = _possible(_chances(count, by), problem, voice)
    return Lens(name, in_role(about, "dim"), _in_deck(by), brings, brings)


def _in_deck(by: Viewer) -> Sentence:
    """Return what is still in the deck, which everybody can count: its order alone is secret."""
    deck, voice = by.preview.deck, by.voice
    guilds = joined(
        ((*sign(guild), Span(str(number), "bright")) for guild, number in deck.guilds.items()), " "
    )
    points = joined(
        (
            (Span(f"{points}{voice.marks.impossible}", "dim"), Span(str(number), "bright"))
            for points, number in deck.points.items()
        ),
        " ",
    )
    return voice.sentence(
        "Still in the deck: {guilds}   values {points}", guilds=guilds, points=points
    )


def _chances(count: int, by: Viewer) -> Sentence:
    """Return how many of the deck would bring a Location, and how many make the Coalition grow.

    Behind them how likely it is that at least one of those turned up does.
    """
    deck, voice = by.preview.deck, by.voice
    if not 1 <= count <= deck.lords:
        return ()
    told = []
    for text, number in (
        ("bring a Location: {chance}", deck.location),
        ("Coalition grows: {chance}", deck.coalition),
    ):
        share = voice.percent(deck.at_least_one(number, count))
        chance = voice.sentence(
            "{number} of {all} ({share})",
            number=Span(str(number), "bright"),
            all=deck.lords,
            share=share,
        )
        told.append(voice.sentence(text, chance=chance))
    return joined(told, BETWEEN)


# The piles


def _pile(guild: Guild, by: Viewer) -> Lens:
    voice, view = by.voice, by.view
    lords = sorted(view.piles[guild], key=lambda lord: lord.order)
    name = guild_name(guild, voice)
    if not lords:
        return Lens(name, in_role(voice.sentence("the pile is empty"), "dim"))
    brings = by.preview.pile_brings[guild]
    about: list[Sentence] = [
        voice.sentence(
            "{lords}: {values}",
            lords=counted_lords(len(lords)),
            values=Span(" ".join(str(lord.points) for lord in lords), "bright"),
        )
    ]
    first = len(view.players[by.seat].chamber) + 1
    if brings.placed:
        about.append((Span(to_spaces(first, brings.placed, voice)),))
    said = _possible(_pile_brings(guild, by), by.preview.piles[guild], voice)
    return Lens(name, in_role(joined(about, BETWEEN), "dim"), _coming(guild, by), said, said)


def _coming(guild: Guild, by: Viewer) -> Sentence:
    """Return that all Lords of a pile come, and what their Keys are good for."""
    voice, brings = by.voice, by.preview.pile_brings[guild]
    lords = len(by.view.piles[guild])
    if brings.placed < lords:
        text = "{number} of them find room, in the order that is chosen; the others go back."
        come = voice.sentence(text, number=brings.placed)
    elif lords == 1:
        come = voice.sentence("It comes.")
    else:
        come = voice.sentence("All come, one after the other, in the order that is chosen.")
    keys: list[Sentence] = []
    if brings.silver:
        keys.append((Span(_counted(brings.silver, Key.SILVER, voice)),))
    if brings.gold:
        keys.append((Span(_counted(brings.gold, Key.GOLD, voice)),))
    if not keys:
        return come
    number = voice.count("{number} Location", "{number} Locations", brings.locations)
    brought: Sentence = (Span(number, "gold"),)
    if not brings.locations:
        brought = voice.sentence("no Location yet")
    waiting = by.view.players[by.seat]
    text = "{keys}: {brought}."
    if brings.locations and (waiting.silver or waiting.gold):
        text = "{keys}, with those that wait {brought}."
    listed = voice.listed(keys)
    return (*come, Span(" "), *voice.sentence(text, keys=listed, brought=brought))


def _counted(number: int, key: Key, voice: Voice) -> str:
    if key is Key.SILVER:
        return voice.count("{number} silver Key", "{number} silver Keys", number)
    return voice.count("{number} golden Key", "{number} golden Keys", number)


def _pile_brings(guild: Guild, by: Viewer) -> Sentence:
    voice, brings = by.voice, by.preview.pile_brings[guild]
    at = standing(by.view, by.preview, by.seat, guild)
    told: list[Sentence] = [coalition_line(at.coalition, brings.coalition, voice)]
    if brings.lords:
        told.append(
            voice.sentence("best {guild} +{points}", guild=sign(guild), points=brings.lords)
        )
    if brings.pearls:
        change = f"{at.pearls} {voice.marks.becomes} {at.pearls + brings.pearls}"
        pearls = voice.sentence("Pearls {change}", change=Span(change, "bright"))
        told.append((*pearls, *(voice.sentence(", Master +5") if brings.title else ())))
    if brings.exchange * PER_LORD > at.coalition * PER_LORD + brings.coalition:
        size = Span(str(brings.exchange), "bright")
        told.append(voice.sentence("by an exchange up to {size}", size=size))
    points = Span(f"{brings.points:+}", "bright")
    return (*joined(told, BETWEEN), *voice.sentence("  = {points}", points=points))


# What is asked about


def _card(lord: Lord, by: Viewer) -> Lens:
    """Return what is said of a Lord that was turned up, or that waits."""
    voice, view = by.voice, by.view
    brings = by.preview.lord_brings.get(lord)
    if brings is None:  # it has come to a chamber or a pile meanwhile
        return Lens(voice.say(lord_message(lord)), does=(Span(voice.wording(lord.text)),))
    at = standing(view, by.preview, view.seat, lord.guild)
    space = len(view.active.chamber) + 1
    about = voice.sentence("to space {space}", space=space)
    told = joined(lines(lord, brings, at, voice), BETWEEN)
    does = (Span(voice.wording(lord.text)),)
    said = _possible(told, None, voice)
    name = voice.say(lord_message(lord))
    brief = _possible(total(brings, at, voice), None, voice)
    return Lens(name, in_role(about, "dim"), does, said, brief)


def _draw(count: int, by: Viewer) -> Lens:
    voice, deck = by.voice, by.preview.location_deck
    name = voice.text("Draw {number}", number=count)
    about = voice.sentence("of {number} in the deck", number=len(deck))
    does = voice.sentence("You must take one of them; the others stay available.")
    if count == 1:
        does = voice.sentence("You must take it, whatever it is.")
    return Lens(name, in_role(about, "dim"), does, better_in_deck(by.view, by.preview, voice))


def better_in_deck(view: View, preview: Preview, voice: Voice) -> Sentence:
    """Return how many of the deck are worth more now than the best that is available."""
    deck = preview.location_deck
    best = max((preview.worth[each] for each in view.available), default=0)
    better = sum(worth > best for worth in deck.values())
    return voice.sentence(
        "{number} of the {all} are worth more now than {best}.",
        number=Span(str(better), "bright"),
        all=len(deck),
        best=Span(str(best), "bright"),
    )


def _location(location: Location, by: Viewer) -> Lens:
    voice = by.voice
    worth = by.preview.worth.get(location)
    about: Sentence = (Span(LOCATION, "gold"),)
    if worth is not None:
        points = Span(str(worth), "bright")
        text = "worth {points} to you now" if by.view.you is not None else "worth {points} now"
        about = voice.sentence(text, points=points)
        if location in by.preview.titles:
            about = (*about, *voice.sentence(", Master +5"))
    name = voice.wording(location.name)
    does = (Span(voice.wording(location.text)),)
    short = short_name(location, voice)
    return Lens(name, in_role(about, "dim"), does, _to_others(location, by), about, short, does)


def _to_others(location: Location, by: Viewer) -> Sentence:
    """Return what an available Location is worth to the others."""
    worths = by.preview.worth_to_all.get(location, ())
    told = [
        by.voice.sentence("{who} {points}", who=player(by.names[seat]), points=points)
        for seat, points in enumerate(worths)
        if seat != by.seat
    ]
    if not told:
        return ()
    return by.voice.sentence("To the others: {points}", points=by.voice.enumerated(told))


def _exchange(one: int, other: int, by: Viewer) -> Lens:
    voice, chamber = by.voice, by.view.active.chamber
    name = voice.text("Exchange")
    points = by.preview.exchanges.get((one, other))
    if points is None:  # it is over
        return Lens(name)
    now = by.preview.scores[by.view.seat].coalition // PER_LORD
    both = [
        voice.sentence("{lord} on space {space}", lord=lord_message(chamber[at - 1]), space=at)
        for at in (one, other)
    ]
    told = _possible(coalition_line(now, points, voice), None, voice)
    return Lens(name, (), voice.listed(both), told, told)
