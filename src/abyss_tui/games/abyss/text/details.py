"""Texts to read over the board: a card in full, a pile, a player, all players."""

from collections.abc import Mapping
from typing import Final

from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import Ally, Location, Lord
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text.action_texts import action_text, action_title
from abyss_tui.games.abyss.text.cards import (
    card_text,
    counted_keys,
    counted_pearls,
    counted_tokens,
    full_card,
    location_line,
    location_name,
    lord_line,
    lord_name,
    pile,
    race,
    row_of_allies,
)
from abyss_tui.games.abyss.text.hands import NEW_LINE
from abyss_tui.games.abyss.text.judgements import impossible, possible
from abyss_tui.games.abyss.text.problems import message
from abyss_tui.games.abyss.text.signs import guild_name
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.message import Counted
from abyss_tui.i18n.voice import Sentence, Span, Voice, in_role, joined, plain

WHEN: Final[Mapping[str, str]] = {
    "arrow": "Once, on arrival:",
    "turn": "Once in each turn:",
    "lasting": "Always while free:",
}
"""When a power works."""


def about(
    kind: str, thing: object, view: View, preview: Preview, voice: Voice
) -> tuple[str, Sentence]:
    """Return the title and the text for a thing on the table.

    `kind` and `thing` are those of a target: a "lord", a "location", the "pile" of a Race, an
    "ally" of the hand, a "player" by its seat, an "action" by its name; "explore" and "plot"
    are the places of these actions and need no thing.
    """
    match thing:
        case Lord() as lord:
            return lord_name(lord, voice).text.upper(), _lord(lord, preview, voice)
        case Location() as location:
            name = location_name(location, voice).text
            return name.upper(), _location(location, preview, voice)
        case Race() as of:
            return voice.text("Council pile").upper(), _pile(of, view, voice)
        case Ally() as ally:
            title = plain(full_card(ally, voice)).upper()
            return title, voice.sentence("An Ally of your hand.")
        case int() as seat if kind == "player":
            return view.players[seat].name.upper(), _player(view, preview, seat, voice)
    action = thing if isinstance(thing, str) else kind
    return action_title(action, voice), action_text(action, view, preview, voice)


def _lord(lord: Lord, preview: Preview, voice: Voice) -> Sentence:
    head: tuple[Sentence, ...] = (
        (Span(guild_name(lord.guild, voice)),),
        voice.sentence("{points} IP", points=lord.points),
        (Span(counted_keys(lord.keys, voice)),),
    )
    return (
        *joined(head, _apart(voice)),
        NEW_LINE,
        *_asks_for(lord, voice),
        Span("\n\n"),
        *_power(lord, voice),
        NEW_LINE,
        *_for_you(lord, preview, voice),
    )


def _asks_for(lord: Lord, voice: Voice) -> Sentence:
    races = Counted("{number} Race", "{number} Races", lord.races)
    if lord.race is None:
        return voice.sentence(
            "Asks for {races}, all five Races; cost {cost}.", races=races, cost=lord.cost
        )
    return voice.sentence(
        "Asks for {races}, {race} among them; cost {cost}.",
        races=races,
        race=race(lord.race, voice),
        cost=lord.cost,
    )


def _power(lord: Lord, voice: Voice) -> Sentence:
    if lord.power is None:
        return voice.sentence("No power: pure Influence.")
    when = Span(voice.text(WHEN[lord.power.when]), "strong")
    return (when, Span(" "), *card_text(lord, voice))


def _for_you(lord: Lord, preview: Preview, voice: Voice) -> Sentence:
    """Return what a Lord of the Court costs the viewer, and whether they can pay it."""
    said: list[Span] = []
    for each in preview.lords:
        if each.lord is lord:
            if each.cost != lord.cost:
                dearer = voice.sentence("For you it costs {cost} now.", cost=each.cost)
                said += [NEW_LINE, *dearer]
            if each.problem is not None:
                why = voice.say(message(each.problem))
                said += [NEW_LINE, *in_role(impossible((Span(why),), voice), "strong")]
            elif each.pearls is not None:
                fewest = counted_pearls(each.pearls, voice)
                pay = voice.sentence("You can pay: {pearls}.", pearls=fewest)
                said += [NEW_LINE, *possible(pay, voice)]
    return tuple(said)


def _location(location: Location, preview: Preview, voice: Voice) -> Sentence:
    said: list[Span] = [*card_text(location, voice), NEW_LINE]
    worth = preview.worth.get(location)
    if worth is not None:
        said += [NEW_LINE, *voice.sentence("Worth to you now: {worth} IP.", worth=worth)]
    taken = voice.sentence("Taken with exactly three Keys.")
    return (*said, NEW_LINE, *in_role(taken, "dim"))


def _pile(of: Race, view: View, voice: Voice) -> Sentence:
    cards = voice.sentence("{pile}, face down.", pile=pile(of, view.council[of], voice))
    taken = voice.sentence("Requesting support takes the whole pile in hand.")
    return (*cards, NEW_LINE, *in_role(taken, "dim"))


def players(view: View, preview: Preview, voice: Voice) -> Sentence:
    """Return all players in full."""
    said: list[Span] = []
    for seat, each in enumerate(view.players):
        said += [Span(f"{each.name}\n", "strong"), *_player(view, preview, seat, voice), NEW_LINE]
    return tuple(said)


def _player(view: View, preview: Preview, seat: int, voice: Voice) -> Sentence:
    player = view.players[seat]
    stock: tuple[Sentence, ...] = (
        voice.sentence("{points} IP that all can see", points=preview.points[seat]),
        (Span(counted_pearls(player.pearls, voice)),),
        voice.sentence("{number} in hand", number=player.hand_size),
        (Span(counted_tokens(player.monster_count, voice)),),
    )
    keys = voice.sentence(
        "Keys: {tokens}, {number} on Lords",
        tokens=voice.count("{number} token", "{number} tokens", player.keys),
        number=player.lord_keys,
    )
    lying = sorted(player.affiliated, key=lambda ally: ally.order)
    if lying:
        allies = voice.sentence("Affiliated: {allies}", allies=row_of_allies(lying, voice))
    else:
        allies = voice.sentence("Affiliated: none")
    lords = [
        _before_player(owned.lord, owned.under, voice, disabled=owned.disabled)
        for owned in player.lords
    ]
    here = () if voice.tier == "words" else (Span(f"{voice.marks.here} "),)
    locations = [(*here, *location_line(each, voice)) for each in player.locations]
    said: list[Span] = []
    for line in (joined(stock, _apart(voice)), keys, allies, *lords, *locations):
        said += [Span("  "), *line, NEW_LINE]
    return tuple(said)


def _apart(voice: Voice) -> str:
    """Return what keeps things apart that stand in a line without being a sentence."""
    return ", " if voice.tier == "words" else "   "


def _before_player(lord: Lord, under: Location | None, voice: Voice, *, disabled: bool) -> Sentence:
    """Return a Lord before a player, and whether it lies under a Location or is disabled."""
    line = lord_line(lord, voice)
    if under is not None:
        over = location_name(under, voice)
        return voice.sentence("{lord}  (under {location})", lord=line, location=over)
    return voice.sentence("{lord}  (disabled)", lord=line) if disabled else line
