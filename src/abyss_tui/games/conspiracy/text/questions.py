"""What a player is asked, by the kind of the decision."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from abyss_tui.games.conspiracy.actions import (
    Action,
    Control,
    Draw,
    Exchange,
    Pass,
    Place,
    Recruit,
    Reveal,
    Skip,
    TakePile,
)
from abyss_tui.games.conspiracy.cards.board import SPACES
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS
from abyss_tui.games.conspiracy.cards.pieces import Lord
from abyss_tui.games.conspiracy.previews import Preview
from abyss_tui.games.conspiracy.text.gains import gains, of_exchange, of_location
from abyss_tui.games.conspiracy.text.names import (
    counted_locations,
    counted_lords,
    guild,
    location_name,
    lord_name,
    lord_names,
    to_spaces,
)
from abyss_tui.games.conspiracy.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice, joined
from abyss_tui.kernel.audience import player
from abyss_tui.kernel.moment import Moment as AnyMoment
from abyss_tui.kernel.question import Choice, Question, Subject

Moment: TypeAlias = AnyMoment[View, Preview, Action]


def question(moment: Moment, voice: Voice) -> Question[Action]:
    """Return the question that this decision asks."""
    return _QUESTIONS[moment.decision.kind](moment, voice)


def _turn(moment: Moment, voice: Voice) -> Question[Action]:
    choices = tuple(_recruitment(moment, each, voice) for each in moment.options)
    return Question(voice.text("RECRUIT"), choices, _edict(moment, voice), careful=True)


def _edict(moment: Moment, voice: Voice) -> tuple[Sentence, ...]:
    """Return whose edict leaves no choice, if one does."""
    edict = moment.view.edict
    if edict is None or "edict" not in moment.decision.about:
        return ()
    return (
        voice.sentence(
            "{who}'s {location} prescribes it.",
            location=location_name(edict.location, voice),
            who=player(moment.view.players[edict.seat].name),
        ),
    )


def _recruitment(moment: Moment, way: Action, voice: Voice) -> Choice[Action]:
    match way:
        case Reveal(count):
            label = voice.sentence(
                "Turn up {count} of {lords}",
                count=count,
                lords=counted_lords(moment.view.lord_deck),
            )
            note = voice.sentence("keep one, the others go to their piles")
            if count == 1:
                note = voice.sentence("place it, whatever it is")
            return Choice(label, note, answer=way, about=Subject("deck"))
        case TakePile(of):
            pile = moment.view.piles[of]
            label = voice.sentence(
                "Take the {guild}: {lords}",
                guild=guild(of),
                lords=lord_names(sorted(pile, key=lambda lord: lord.order), voice),
            )
            note = gains(moment.preview.pile_brings[of], len(pile), voice)
            return Choice(label, note, answer=way, about=Subject("pile", of))
        case _:
            assert isinstance(way, Pass)
            return Choice(voice.sentence("Pass: nothing else is possible"), answer=way)


def _recruit(moment: Moment, voice: Voice) -> Question[Action]:
    lords = [each.lord for each in moment.options if isinstance(each, Recruit)]
    choices = tuple(_lord(moment, lord, Recruit(lord), voice) for lord in lords)
    intro = voice.sentence(
        "Turned up: {lords}. The others go to their piles.",
        lords=lord_names(moment.view.waiting, voice),
    )
    return Question(voice.text("KEEP ONE LORD"), choices, (intro,), careful=True)


def _place(moment: Moment, voice: Voice) -> Question[Action]:
    lords = [each.lord for each in moment.options if isinstance(each, Place)]
    choices = tuple(_lord(moment, lord, Place(lord), voice) for lord in lords)
    waiting = sorted(moment.view.waiting, key=lambda lord: lord.order)
    wait = voice.sentence("These wait: {lords}.", lords=lord_names(waiting, voice))
    intro = (*wait, Span(" "), *which_is_next(moment.view, voice))
    title = voice.text("THE NEXT LORD, ON SPACE {space}", space=moment.decision.about["space"])
    return Question(title, choices, (intro,), careful=True)


def which_is_next(view: View, voice: Voice) -> Sentence:
    """Return to which spaces the Lords that wait come, and how many find no room (C11)."""
    first, waiting = len(view.active.chamber) + 1, len(view.waiting)
    room = min(waiting, SPACES - len(view.active.chamber))
    if room == waiting:
        text = "All come, {spaces}, one after the other. Which is next?"
        return voice.sentence(text, spaces=to_spaces(first, room, voice))
    go = voice.count("{number} goes back", "{number} go back", waiting - room)
    back = Span(go, "alarm")
    if room == 1:
        text = "One finds room, on space {space}; {others}. Which?"
        return voice.sentence(text, space=first, others=back)
    text = "{lords} find room and come {spaces}; {others}. Which is next?"
    return voice.sentence(text, lords=room, spaces=to_spaces(first, room, voice), others=back)


def _lord(moment: Moment, lord: Lord, answer: Action, voice: Voice) -> Choice[Action]:
    """Return the choice of a Lord, with what it brings and what it does."""
    parts = [gains(moment.preview.lord_brings[lord], 1, voice)]
    if lord.key is None and not lord.pearls:
        parts.append((Span(voice.wording(lord.text)),))
    label = (lord_name(lord, voice),)
    note = joined(filter(None, parts), ". ")  # what a card says is a sentence of its own
    return Choice(label, note, answer=answer, about=Subject("lord", lord))


def _exchange(moment: Moment, voice: Voice) -> Question[Action]:
    """Return which Lord is to change its place, and then with which other one."""
    exchanges = [each for each in moment.options if isinstance(each, Exchange)]
    movable = sorted({space for each in exchanges for space in each.spaces})
    choices = [
        Choice(
            voice.sentence("Exchange {lord}", lord=_standing(moment, space, voice)),
            voice.sentence("at best: {what}", what=of_exchange(_best(moment, space), voice)),
            further=tuple(
                Choice(
                    voice.sentence("and {lord}", lord=_standing(moment, other, voice)),
                    of_exchange(moment.preview.exchanges[each.spaces], voice),
                    answer=each,
                    about=Subject("space", other),
                )
                for each in exchanges
                for other in each.spaces
                if space in each.spaces and other != space
            ),
            about=Subject("space", space),
        )
        for space in movable
    ]
    skips = [
        Choice[Action](voice.sentence("Exchange nothing"), key="n", answer=each)
        for each in moment.options
        if isinstance(each, Skip)
    ]
    intro = voice.sentence("Two Lords without Key may change places.")
    return Question(voice.text("EXCHANGE TWO LORDS?"), (*choices, *skips), (intro,), careful=True)


def _best(moment: Moment, space: int) -> int:
    return max(points for spaces, points in moment.preview.exchanges.items() if space in spaces)


def _standing(moment: Moment, space: int, voice: Voice) -> Sentence:
    """Return a Lord of the chamber with its space."""
    lord = moment.view.active.chamber[space - 1]
    return voice.sentence("{lord} on space {space}", lord=lord_name(lord, voice), space=space)


def _location(moment: Moment, voice: Voice) -> Question[Action]:
    choices = tuple(_taking(moment, each, voice) for each in moment.options)
    title = voice.text("Take a Location").upper()
    return Question(title, choices, (_why_location(moment, voice),), careful=True)


def _why_location(moment: Moment, voice: Voice) -> Sentence:
    about = moment.decision.about
    if about["source"] == "drawn":
        return voice.sentence("You drew these: take one, the others become available.")
    if about["source"] == "search":
        name = location_name(LOCATIONS["search-deck"], voice)
        return voice.sentence("{location}: take one out of the deck.", location=name)
    lord = moment.view.active.chamber[-1]
    return voice.sentence(
        "It will lie on {lord}, on space {space}, and use up your live Keys.",
        lord=lord_name(lord, voice),
        space=about["space"],
    )


def _taking(moment: Moment, way: Action, voice: Voice) -> Choice[Action]:
    if isinstance(way, Draw):
        label = voice.sentence(
            "Draw {count} of {locations}",
            count=way.count,
            locations=counted_locations(moment.view.location_deck),
        )
        note = voice.sentence("take one of them; the others become available")
        if way.count == 1:
            note = voice.sentence("take it, whatever it is")
        return Choice(label, note, answer=way)
    assert isinstance(way, Control)
    location = way.location
    label = of_location(location, moment.preview, voice)
    note = (Span(voice.wording(location.text)),)
    return Choice(label, note, answer=way, about=Subject("location", location))


_QUESTIONS: Final[Mapping[str, Callable[[Moment, Voice], Question[Action]]]] = {
    "turn": _turn,
    "recruit": _recruit,
    "place": _place,
    "exchange": _exchange,
    "location": _location,
}
