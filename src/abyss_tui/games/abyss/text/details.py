"""What is told of a thing on the table: in full, to be read, and in a line or two beside it."""

from collections.abc import Sequence

from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import (
    COPIES_BY_VALUE,
    Ally,
    Location,
    Lord,
    Monster,
)
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text import costs
from abyss_tui.games.abyss.text.action_texts import action_text, action_title
from abyss_tui.games.abyss.text.cards import (
    card_text,
    counted_keys,
    counted_pearls,
    full_card,
    location_name,
    lord_name,
    pile,
    race,
    short_name,
)
from abyss_tui.games.abyss.text.hands import NEW_LINE
from abyss_tui.games.abyss.text.hits import hits
from abyss_tui.games.abyss.text.judgements import possible, refused
from abyss_tui.games.abyss.text.lens import Viewer, has_acted, lens
from abyss_tui.games.abyss.text.places import place
from abyss_tui.games.abyss.text.players import player_in_full, player_in_short
from abyss_tui.games.abyss.text.powers import power
from abyss_tui.games.abyss.text.rewards import threat_in_full
from abyss_tui.games.abyss.text.signs import guild_name
from abyss_tui.games.abyss.views import View
from abyss_tui.games.abyss.whereabouts import whereabouts
from abyss_tui.i18n.message import Counted
from abyss_tui.i18n.voice import Part, Sentence, Span, Voice, in_role, joined, plain
from abyss_tui.kernel.big_number import BigNumber


def about(
    kind: str, thing: object, view: View, preview: Preview, voice: Voice
) -> tuple[str, Sentence]:
    """Return the title and the text for a thing on the table.

    `kind` and `thing` are those of a target: a "lord", a "location", the "pile" of a Race, an
    "ally" of the hand, a "card" that lies open (an Ally or a Monster), a "player" by its seat, an
    "action" by its name; "explore" and "plot" are the places of these actions, "threat" is the
    Threat track, and they need no thing.
    """
    match thing:
        case Lord() as lord:
            return lord_name(lord, voice).text.upper(), _lord(lord, view, preview, voice)
        case Location() as location:
            name = location_name(location, voice).text
            return name.upper(), _location(location, view, preview, voice)
        case Race() as of:
            return voice.text("Council pile").upper(), _pile(of, view, voice)
        case Ally() as ally:
            title = plain(full_card(ally, voice)).upper()
            return title, _ally(ally, preview, voice, of_the_hand=kind == "ally")
        case Monster():
            return voice.text("Monster").upper(), _monster(view, voice)
        case int() as seat if kind == "player":
            return view.players[seat].name.upper(), player_in_full(view, preview, seat, voice)
    if kind == "threat":
        return voice.text("The Threat track").upper(), _monster(view, voice)
    action = thing if isinstance(thing, str) else kind
    return action_title(action, voice), action_text(action, view, preview, voice)


def in_short(kind: str, thing: object, view: View, preview: Preview, voice: Voice) -> Sentence:
    """Return what matters of a thing on the table, in one paragraph; nothing of an action."""
    match thing:
        case Lord() as lord:
            names = [player.name for player in view.players]
            acted = has_acted(view)
            of_lord = lens(kind, lord, Viewer(view, preview, names, voice, acted=acted))
            if acted:
                return of_lord.does
            asks = _asks_for(lord, _cost_now(lord, preview, voice), voice, preview)
            return _in_a_row(of_lord.does, asks, of_lord.brings)
        case Location() as location:
            return _in_a_row(card_text(location, voice), _worth(location, preview, voice))
        case Race() as of:
            return _pile_holds(of, view, voice)
        case Ally() as ally:
            return _in_a_row(*_counts(ally, preview, voice))
        case Monster():
            return _left_alone(view, voice)
        case int() as seat if kind == "player":
            return player_in_short(view, preview, seat, voice)
    return _left_alone(view, voice) if kind == "threat" else ()


def big_numbers(thing: object, view: View, preview: Preview, voice: Voice) -> Sequence[BigNumber]:
    """Return the points of a Lord and what it costs now, or what a Location is worth now."""
    match thing:
        case Lord() as lord:
            return BigNumber(lord.points, voice.text("IP")), _price(lord, view, preview, voice)
        case Location() as location if location in preview.owned:
            return (BigNumber(preview.owned[location], voice.text("IP to its owner now")),)
        case Location() as location if location in preview.worth:
            return (BigNumber(preview.worth[location], voice.text("IP to you now")),)
    return ()


def _price(lord: Lord, view: View, preview: Preview, voice: Voice) -> BigNumber:
    """Return what a Lord of the Court costs who looks, and why; of another what is printed."""
    of = next((each for each in preview.lords if each.lord is lord), None)
    if of is None:
        return BigNumber(lord.cost, voice.text("printed price"))
    names = [player.name for player in view.players]
    why = costs.why(of, costs.causes(view, preview), names, voice)
    own = view.own is not None
    return BigNumber(of.cost, voice.text("your price") if own else voice.text("price now"), why)


def _in_a_row(*parts: Sentence) -> Sentence:
    return joined([part for part in parts if part], " ")


def _lord(lord: Lord, view: View, preview: Preview, voice: Voice) -> Sentence:
    head: tuple[Sentence, ...] = (
        (Span(guild_name(lord.guild, voice)),),
        voice.sentence("{points} IP", points=lord.points),
        (Span(counted_keys(lord.keys, voice)),),
    )
    return (
        *joined(head, ", " if voice.tier == "words" else "   "),
        NEW_LINE,
        *_asks_for(lord, lord.cost, voice),
        Span("\n\n"),
        *power(lord, voice),
        Span("\n\n"),
        *_hits(lord, view, voice),
        *place(lord, whereabouts(view)[lord], view, voice),
        *_used(lord, view, voice),
        *_for_you(lord, preview, voice),
    )


def _hits(lord: Lord, view: View, voice: Voice) -> Sentence:
    """Return whom a Lord of the Court would hit now, as a paragraph; mostly nobody."""
    hit = hits(lord, view, voice) if lord in view.court else ()
    return (*hit, Span("\n\n")) if hit else ()


def _used(lord: Lord, view: View, voice: Voice) -> Sentence:
    if lord not in view.used:
        return ()
    return (Span(" "), *voice.sentence("Its power has been used in this turn."))


def _asks_for(lord: Lord, cost: Part, voice: Voice, preview: Preview | None = None) -> Sentence:
    """Return what a Lord asks for: as it is printed, or with a preview of who looks now (R4)."""
    races = Counted("{number} Race", "{number} Races", lord.races)
    if preview is not None and _takes_any_races(lord, preview):
        return voice.sentence(
            "Asks for {races} of your choice ({lord}); cost {cost}.",
            races=races,
            lord=_diplomat(voice),
            cost=cost,
        )
    if lord.race is None:
        return voice.sentence("Asks for all five Races; cost {cost}.", cost=cost)
    own = race(lord.race, voice)
    if lord.races == 1:
        return voice.sentence("Asks for {race} alone; cost {cost}.", race=own, cost=cost)
    return voice.sentence(
        "Asks for {races}, {race} among them; cost {cost}.", races=races, race=own, cost=cost
    )


def _takes_any_races(lord: Lord, preview: Preview) -> bool:
    """Whether a Lord of the Court does not ask who looks for its own Race (R4)."""
    asked = preview.asked.get(lord)
    return lord.race is not None and asked is not None and asked.own is None


def _diplomat(voice: Voice) -> Span:
    return short_name(LORDS["diplomat"], voice)


def _cost_now(lord: Lord, preview: Preview, voice: Voice) -> Part:
    """Return what a Lord costs the viewer, and what is printed on it where that differs (R3)."""
    now = next((each.cost for each in preview.lords if each.lord is lord), lord.cost)
    if now == lord.cost:
        return lord.cost
    return voice.sentence("{cost} (printed {printed})", cost=now, printed=lord.cost)


def _for_you(lord: Lord, preview: Preview, voice: Voice) -> Sentence:
    """Return what a Lord of the Court costs the viewer, and whether they can pay it."""
    spans: list[Span] = []
    for each in preview.lords:
        if each.lord is lord:
            if _takes_any_races(lord, preview):
                free = voice.sentence("For you any Races will do ({lord}).", lord=_diplomat(voice))
                spans += [NEW_LINE, *free]
            if each.cost != lord.cost:
                dearer = voice.sentence("For you it costs {cost} now.", cost=each.cost)
                spans += [NEW_LINE, *dearer]
            if each.problem is not None:
                spans += [NEW_LINE, *in_role(refused(each.problem, voice), "strong")]
            elif each.pearls is not None:
                fewest = counted_pearls(each.pearls, voice)
                pay = voice.sentence("You can pay for it, with {pearls} at least.", pearls=fewest)
                if not each.pearls:
                    pay = voice.sentence("You can pay for it with Allies alone.")
                spans += [NEW_LINE, *possible(pay, voice)]
    return tuple(spans)


def _location(location: Location, view: View, preview: Preview, voice: Voice) -> Sentence:
    spans: list[Span] = [*card_text(location, voice), NEW_LINE]
    worth = _worth(location, preview, voice)
    if worth:
        spans += [NEW_LINE, *worth]
    spans += [NEW_LINE, *place(location, whereabouts(view)[location], view, voice)]
    taken = voice.sentence("Taken with exactly three Keys.")
    return (*spans, NEW_LINE, *in_role(taken, "dim"))


def _worth(location: Location, preview: Preview, voice: Voice) -> Sentence:
    """Return what a Location is worth now: to its owner, else to the viewer."""
    if location in preview.owned:
        return voice.sentence("Worth {worth} IP to its owner now.", worth=preview.owned[location])
    if location in preview.worth:
        return voice.sentence("Worth to you now: {worth} IP.", worth=preview.worth[location])
    return ()


def _pile(of: Race, view: View, voice: Voice) -> Sentence:
    taken = voice.sentence("Requesting support takes the whole pile in hand.")
    return (*_pile_holds(of, view, voice), NEW_LINE, *in_role(taken, "dim"))


def _pile_holds(of: Race, view: View, voice: Voice) -> Sentence:
    return voice.sentence("{pile}, face down.", pile=pile(of, view.council[of], voice))


def _ally(ally: Ally, preview: Preview, voice: Voice, *, of_the_hand: bool) -> Sentence:
    lies = "An Ally of your hand." if of_the_hand else "An Exploration card."
    spans: list[Span] = [*voice.sentence(lies), NEW_LINE]
    for line in _counts(ally, preview, voice):
        spans += [NEW_LINE, *line]
    return tuple(spans)


def _counts(ally: Ally, preview: Preview, voice: Voice) -> list[Sentence]:
    """Return what an Ally is good for: to pay, and to be affiliated."""
    copies = COPIES_BY_VALUE[ally.value]
    counted = Counted("{number} card", "{number} cards", copies)
    lines = [
        voice.sentence("Pays {value} of the cost of a Lord.", value=ally.value),
        voice.sentence("There are {cards} of this Race and value in the game.", cards=counted),
    ]
    gain = preview.affiliating.get(ally)
    if gain is not None:
        lines.insert(
            1,
            voice.sentence("Affiliated, it changes your score by {gain} IP now.", gain=f"{gain:+}"),
        )
    return lines


def _monster(view: View, voice: Voice) -> Sentence:
    fought = voice.sentence("A Monster is always beaten by whoever fights it.")
    return (
        *fought,
        NEW_LINE,
        *_left_alone(view, voice),
        Span("\n\n"),
        *threat_in_full(view.threat, voice),
    )


def _left_alone(view: View, voice: Voice) -> Sentence:
    return voice.sentence(
        "Fought now, it pays the reward of space {threat} of the Threat track, and the marker goes"
        " back to 1. Left alone, the marker goes up one space and the next one pays more.",
        threat=view.threat,
    )
