"""What a player is asked about Locations: which to take, with which Keys, for which other one."""

from collections.abc import Sequence

from abyss_tui.games.abyss.actions import Action, Control, Draw, Exchange, SwapLocation
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS
from abyss_tui.games.abyss.cards.pieces import Location
from abyss_tui.games.abyss.text.cards import card_text, location_name, lord_name
from abyss_tui.games.abyss.text.moment import Moment, because_of, best_first, skippable, valued
from abyss_tui.i18n.voice import Sentence, Span, Voice, inside, joined
from abyss_tui.kernel.question import Choice, Question, Subject


def take(moment: Moment, voice: Voice) -> Question[Action]:
    """Return the question which Location to take, or how many to draw."""
    controls = [each for each in moment.options if isinstance(each, Control)]
    taking = tuple(
        _taking(moment, each, [way for way in controls if way.location is each], voice)
        for each in _in_their_place(moment, controls)
    )
    drawing = tuple(
        _drawing(moment, each, voice, from_open=bool(controls))
        for each in moment.options
        if isinstance(each, Draw)
    )
    title = voice.text("Take a Location").upper()
    return Question(title, taking + drawing, (_why(moment, voice),), careful=True)


def _in_their_place(moment: Moment, controls: Sequence[Control]) -> list[Location]:
    """Return what can be taken in the order in which it lies on the board."""
    wanted = dict.fromkeys(each.location for each in controls)
    lying = [each for each in moment.view.available if each in wanted]
    return [*lying, *(each for each in wanted if each not in lying)]


def _drawing(moment: Moment, draw: Draw, voice: Voice, *, from_open: bool) -> Choice[Action]:
    """Return the choice to draw some; `from_open` says whether one that lies open could be had."""
    stack = moment.view.location_deck
    label = voice.sentence("Draw {count} of {stack} from the stack", count=draw.count, stack=stack)
    note = voice.sentence("take one of them; the others become available")
    if draw.count == 1:
        note = voice.sentence("take it, whatever it is")
    if not from_open:
        return Choice(label, note, "", draw)
    note = voice.sentence("instead of an open one: {what}", what=note)
    return Choice(label, note, "", draw, brief=voice.sentence("instead of an open one"))


def _why(moment: Moment, voice: Voice) -> Sentence:
    """Return what gives the player a Location."""
    lord = because_of(moment, voice)
    if lord is not None:
        return voice.sentence("{lord} takes just one of these.", lord=lord)
    if moment.view.drawn:
        return voice.sentence("You drew these: take one, the others become available.")
    player = moment.view.active
    return voice.sentence(
        "You have {held} Keys ({tokens}, {number} on Lords). Three take a Location.",
        held=player.keys + player.lord_keys,
        tokens=voice.count("{number} token", "{number} tokens", player.keys),
        number=player.lord_keys,
    )


def _taking(
    moment: Moment, location: Location, ways: Sequence[Control], voice: Voice
) -> Choice[Action]:
    label, note = valued(moment, location, voice), card_text(location, voice)
    about = Subject("location", location)
    if len(ways) == 1:
        return Choice(label, note, "", ways[0], about=about)
    further = tuple(Choice(_keys(way, voice), answer=way, about=about) for way in ways)
    return Choice(label, note, further=further, about=about)


def _keys(way: Control, voice: Voice) -> Sentence:
    """Return which Keys are used, and what becomes of the Lords that bear them."""
    parts: list[Sentence] = [(lord_name(lord, voice),) for lord in way.lords]
    if way.keys:
        parts.append((Span(voice.count("{number} Key token", "{number} Key tokens", way.keys)),))
    keys = joined(map(inside, parts), " + ")
    if way.lords:
        return voice.sentence("Use {keys} (slides under it and loses its power)", keys=keys)
    return voice.sentence("Use {keys}", keys=keys)


def swap(moment: Moment, voice: Voice) -> Question[Action]:
    """Return the question whether to give a Location for an available one."""
    swaps = [each for each in moment.options if isinstance(each, SwapLocation)]
    wanted = best_first(moment, dict.fromkeys(each.take for each in swaps))
    swaps.sort(key=lambda each: wanted.index(each.take))
    note = voice.sentence("then choose what to take")
    choices: tuple[Choice[Action], ...] = tuple(
        Choice(
            voice.sentence("Give {location}", location=location_name(given, voice)),
            note,
            further=tuple(
                Choice(
                    voice.sentence("Take {location}", location=valued(moment, each.take, voice)),
                    card_text(each.take, voice),
                    answer=each,
                    about=Subject("location", each.take),
                )
                for each in swaps
                if each.give is given
            ),
            about=Subject("location", given),
        )
        for given in dict.fromkeys(each.give for each in swaps)
    )
    lord = because_of(moment, voice)
    assert lord is not None
    title = voice.text("{lord}: swap a Location?", lord=lord)
    return skippable(moment, title.upper(), choices, voice)


def exchange(moment: Moment, voice: Voice) -> Question[Action]:
    """Return the question whether to exchange Black Smokers for a Location of the stack."""
    wanted = {each.location: each for each in moment.options if isinstance(each, Exchange)}
    choices = tuple(
        Choice(
            valued(moment, each, voice),
            card_text(each, voice),
            "",
            wanted[each],
            about=Subject("location", each),
        )
        for each in best_first(moment, wanted)
    )
    name = location_name(LOCATIONS["black-smokers"], voice)
    intro = voice.sentence(
        "You may put {location} back into the stack and take any Location from it.", location=name
    )
    title = voice.text("{location}: exchange?", location=name)
    return skippable(moment, title.upper(), choices, voice, (intro,))
