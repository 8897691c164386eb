"""What a thing on the table is, in three lines: what it is, what it does, what it would bring.

A screen shows these lines for whatever the cursor is on. They say only what the view and the
preview hold, so nothing of a hidden hand can come into them.
"""

from collections.abc import Sequence
from typing import Final

from abyss_tui.games.abyss.cards.board import KEYS_NEEDED, LORDS_TO_END
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import Ally, Location, Lord
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text import problems
from abyss_tui.games.abyss.text.action_texts import action_title
from abyss_tui.games.abyss.text.cards import (
    card_text,
    counted_cards,
    counted_keys,
    location_name,
    lord_name,
    short_name,
    summary,
)
from abyss_tui.games.abyss.text.costs import causes, cost
from abyss_tui.games.abyss.text.judgements import impossible, possible, refused
from abyss_tui.games.abyss.text.lens_of_actions import about_action, does, standing
from abyss_tui.games.abyss.text.lens_of_payment import payment_brief, payment_told
from abyss_tui.games.abyss.text.players import points_seen
from abyss_tui.games.abyss.text.powers import WHEN
from abyss_tui.games.abyss.text.signs import guild_name, race_name
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel.lens import Lens
from abyss_tui.records import record


@record
class Viewer:
    """Who looks, and with which words."""

    view: View
    preview: Preview
    names: Sequence[str]
    """The players by seat, as the screen may write them."""
    voice: Voice
    acted: bool = False
    """Whether their own action is done: nothing can be paid any more in this turn."""


BEFORE_THE_END: Final = frozenset({"turn", "explore", "offer"})
"""The decisions of a turn in which its action is still to come, or is exploring.

Who explores needs to see what a Lord would cost: that is why they look for Allies.
"""


def has_acted(view: View) -> bool:
    """Whether the viewer's own action is done, and what follows from it is decided.

    Nothing is paid any more in this turn: what a power brings costs what the power says.
    """
    decision = view.decision
    return view.seat == view.you and decision is not None and decision.kind not in BEFORE_THE_END


def lens(kind: str, thing: object, by: Viewer) -> Lens:
    """Return what is said of a thing on the table; `kind` and `thing` are those of `about`."""
    match thing:
        case Lord() as lord:
            return _lord(lord, by)
        case Location() as location:
            return _location(location, by)
        case Race() as of:
            return _pile(of, by)
        case Ally() as ally:
            return _ally(ally, by)
        case int() as seat if kind == "player":
            return _player(seat, by)
    return _action(thing if isinstance(thing, str) else kind, by)


def _lord(lord: Lord, by: Viewer) -> Lens:
    voice, preview = by.voice, by.preview
    name, short = lord_name(lord, voice).text, short_name(lord, voice).text
    gist = summary(lord, voice)
    guild = Span(guild_name(lord.guild, voice))
    does = voice.sentence("No power: pure Influence.")
    if lord.power is not None:
        when = Span(voice.text(WHEN[lord.power.when]), "dim")
        does = (when, Span(" "), *card_text(lord, voice))
    brief: Sentence = () if gist else does
    of = next((each for each in preview.lords if each.lord is lord), None)
    if of is None:
        return Lens(name, (guild,), does, (), brief, short, gist)
    costs = cost(of, causes(by.view, preview), by.names, voice)
    about = voice.sentence("{guild}, {costs}", guild=guild, costs=costs)
    if by.view.own is None:
        keys = Span(counted_keys(lord.keys, voice))
        brings = voice.sentence("{points} IP, {keys}", points=lord.points, keys=keys)
        return Lens(name, about, does, brings, brief, short, gist)
    if by.acted:
        return Lens(name, about, does, (), brief, short, gist)
    if of.problem is not None:
        why = refused(of.problem, voice)
        in_short = Span(problems.brief(of.problem, None, voice))
        return Lens(name, about, does, why, impossible((in_short,), voice), short, gist)
    told, brief = (
        payment_told(of, by.view, preview, voice),
        payment_brief(of, by.view, preview, voice),
    )
    return Lens(name, about, does, possible(told, voice), possible(brief, voice), short, gist)


def _location(location: Location, by: Viewer) -> Lens:
    voice, own = by.voice, by.view.own
    worth = by.preview.worth.get(location)
    about: Sentence = ()
    if worth is not None:
        number = Span(str(worth), "bright")
        about = voice.sentence("worth {worth} IP to you now", worth=number)
        if own is None:
            name = by.names[by.view.seat]
            about = voice.sentence("worth {worth} IP to {name} now", worth=number, name=name)
    text = card_text(location, voice)
    keys = voice.sentence("Taken with exactly three Keys.")
    if own is not None:
        held = min(own.keys + own.lord_keys, KEYS_NEEDED)
        keys = voice.sentence(
            "Taken with exactly three Keys: you have {held}.", held=Span(str(held), "key")
        )
    short = short_name(location, voice).text
    return Lens(location_name(location, voice).text, about, text, keys, text, short)


def _pile(of: Race, by: Viewer) -> Lens:
    voice, cards = by.voice, by.view.council[of]
    about = voice.sentence("Council pile: {cards}, face down", cards=counted_cards(cards, voice))
    does = voice.sentence("Requesting support takes the whole pile in hand.")
    problem = by.preview.support.get(of)
    if problem is not None:
        brings = refused(problem, voice)
    elif by.view.own is None:
        brings = ()
    else:
        hand = counted_cards(by.view.own.hand_size + cards, voice)
        brings = possible(voice.sentence("Your hand would have {cards}.", cards=hand), voice)
    return Lens(race_name(of, voice), about, does, brings, brings or does)


def _ally(ally: Ally, by: Viewer) -> Lens:
    voice, own = by.voice, by.view.own
    name = f"{race_name(ally.race, voice)} {ally.value}"
    hand = () if own is None or isinstance(own.hand, int) else own.hand
    same = [each.value for each in hand if each.race is ally.race]
    does = voice.sentence(
        "Of this Race you hold {cards}, worth {total} in all.",
        cards=counted_cards(len(same), voice),
        total=Span(str(sum(same)), "bright"),
    )
    if by.acted:
        return Lens(name, voice.sentence("an Ally of your hand"), does, (), does)
    asking = [
        (Span(short_name(each.lord, voice).text),)
        for each in by.preview.lords
        if each.problem is None and any(ally in way for way in by.preview.suggested(each.lord))
    ]
    pays = voice.sentence("Pays for no Lord of the Court now.")
    if asking:
        pays = voice.sentence("Helps to pay: {lords}.", lords=voice.enumerated(asking))
    return Lens(name, voice.sentence("an Ally of your hand"), does, pays, pays)


def _player(seat: int, by: Viewer) -> Lens:
    voice, player = by.voice, by.view.players[seat]
    about = points_seen(by.view, by.preview, seat, voice)
    lords = voice.enumerated(short_name(each.lord, voice).text for each in player.lords)
    count = Span(f"{len(player.lords)}/{LORDS_TO_END}", "bright")
    does = voice.sentence("{count} Lords: {lords}", count=count, lords=lords)
    places: list[Sentence] = [
        (short_name(each, voice), Span(f" {by.preview.owned[each]}", "bright"))
        for each in player.locations
    ]
    keys = counted_keys(player.keys + player.lord_keys, voice)
    brings = voice.sentence("{keys}; no Location", keys=keys)
    if places:
        brings = voice.sentence(
            "{keys}; {locations}", keys=keys, locations=voice.enumerated(places)
        )
    return Lens(by.names[seat], about, does if lords else (), brings, does if lords else brings)


def _action(name: str, by: Viewer) -> Lens:
    view, preview, voice = by.view, by.preview, by.voice
    purpose = does(name, voice)
    stands = standing(name, view, preview, voice)
    about = about_action(name, view, preview, voice)
    return Lens(action_title(name, voice), about, purpose, stands, stands or purpose)
