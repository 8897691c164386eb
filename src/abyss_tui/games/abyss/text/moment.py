"""What a question may draw on, and the small parts that several questions have."""

from collections.abc import Iterable
from typing import TypeAlias

from abyss_tui.games.abyss.actions import Action, Skip
from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.pieces import Location
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text.cards import location_name, lord_name
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel.moment import Moment as AnyMoment
from abyss_tui.kernel.question import Choice, Question

Moment: TypeAlias = AnyMoment[View, Preview, Action]


def because_of(moment: Moment, voice: Voice) -> Span | None:
    """Return the name of the Lord whose power asks, or None."""
    slug = moment.decision.about.get("lord")
    return lord_name(LORDS[slug], voice) if slug else None


def valued(moment: Moment, location: Location, voice: Voice) -> Sentence:
    """Return the name of a Location, with what it would be worth now."""
    worth, name = moment.preview.worth.get(location), location_name(location, voice)
    if worth is None:
        return (name,)
    if voice.tier == "words":
        return voice.sentence("{location}, worth {worth} IP now", location=name, worth=worth)
    return voice.sentence("{location} = {worth}", location=name, worth=worth)


def best_first(moment: Moment, locations: Iterable[Location]) -> list[Location]:
    """Return Locations by what they would be worth now; in the order given where that is equal."""
    worth = moment.preview.worth
    return sorted(locations, key=lambda each: -(worth.get(each) or 0))


def skippable(
    moment: Moment,
    title: str,
    choices: tuple[Choice[Action], ...],
    voice: Voice,
    intro: tuple[Sentence, ...] = (),
) -> Question[Action]:
    """Return a careful question that may be declined where the rules let it (R10)."""
    no = voice.sentence("No, leave it")
    skips = tuple(Choice(no, (), "n", each) for each in moment.options if isinstance(each, Skip))
    return Question(title, choices + skips, intro, careful=True)
