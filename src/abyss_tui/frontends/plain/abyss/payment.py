"""Paying for a Lord in lines: a suggested way by its number, or one's own choice of Allies."""

import re
from collections.abc import Iterator
from typing import Final

from abyss_tui.frontends.plain.active_seat import ActiveSeat
from abyss_tui.frontends.plain.answers import words_of
from abyss_tui.games.abyss.actions import Recruit
from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import ALLIES, Ally, Lord
from abyss_tui.games.abyss.previews import PaymentPreview, Preview
from abyss_tui.games.abyss.rules.payments import Allies
from abyss_tui.games.abyss.sitting.paying import payment_asked, with_advised
from abyss_tui.games.abyss.text import payments
from abyss_tui.games.abyss.text.cards import lord_name
from abyss_tui.games.abyss.text.hands import hand_line
from abyss_tui.games.abyss.text.problems import message
from abyss_tui.games.abyss.text.signs import race_name, race_noun
from abyss_tui.i18n.folding import folded
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Sentence, Span, Voice, plain
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.kernel.thinking import WayAsked
from abyss_tui.table.advising import advised_way

_PEARLS: Final = re.compile(r"\b\d+ \w*(?:pearl|perle)\w*", re.IGNORECASE)
"""Pearls are said with a payment at will: how many it takes follows from the Allies."""
SHORTEST: Final = 2
"""The letters of a Race that must be typed: "cr 3"."""


async def ask_payment(seat: ActiveSeat, lord: Lord) -> Recruit | None:
    """Ask how to pay for a Lord that can be paid; None for the way back."""
    seat.way_asked = payment_asked(seat.preview(), lord)
    try:
        return await _ask_payment(seat, lord, seat.way_asked)
    finally:
        seat.way_asked = None


async def _ask_payment(seat: ActiveSeat, lord: Lord, way: WayAsked) -> Recruit | None:
    voice, asking = seat.voice, seat.asking
    preview: Preview = seat.preview()
    advised = advised_way(seat.place, seat.decision, way)
    asked = _question(lord, advised.allies if isinstance(advised, Recruit) else None, seat)
    while True:
        allies = await asking.choose(
            asked, may_leave=True, own=lambda typed: read_allies(typed, voice)
        )
        if allies is None:
            return None
        what = preview.payment(lord, allies)
        if any(each.answer == allies for each in asked.choices):
            return Recruit(lord, allies)
        asking.say(*_sum(what, seat))
        if what.problem is None and await asking.agreed(voice.text("Pay so?")):
            return Recruit(lord, allies)


def _question(lord: Lord, advised: Allies | None, seat: ActiveSeat) -> Question[Allies]:
    """Return the question with the suggested ways, and how to type another one.

    One that was advised comes first.
    """
    voice = seat.voice
    preview: Preview = seat.preview()
    choices = tuple(
        _way(way, preview.payment(lord, way), voice, advised=way == advised)
        for way in with_advised(preview.suggested(lord), advised)
    )
    how = (
        "Choose a way, or type Allies of your own choice, as crab 3 4 squid 2;"
        " Pearls make up the rest."
    )
    title = voice.text("Recruit {lord}: how do you pay?", lord=lord_name(lord, voice))
    takes = payments.what_it_takes(lord, preview.payment(lord, ()), voice)
    return Question(title, choices, (takes, hand_line(seat.view(), voice), voice.sentence(how)))


def _way(allies: Allies, what: PaymentPreview, voice: Voice, *, advised: bool) -> Choice[Allies]:
    pays, verdict = payments.way(allies, what.pearls, voice), payments.verdict(what, voice)
    if advised:
        verdict = voice.sentence("advised; {what}", what=verdict)
    return Choice(pays, verdict, "", allies)


def _sum(what: PaymentPreview, seat: ActiveSeat) -> list[str]:
    """Return what a payment comes to, and why it will not do."""
    voice = seat.voice
    pearls = seat.view().own.pearls
    if what.problem is not None:
        return [voice.say(message(what.problem))]
    said: list[Sentence] = [payments.total(what, pearls, voice), payments.verdict(what, voice)]
    return [plain(each) for each in said]


def read_allies(typed: str, voice: Voice) -> tuple[Ally, ...] | str | None:
    """Return the Allies that are typed, sorted, or what is wrong with them.

    None when no Race is named at all, so that nothing of the kind is meant.
    """
    words = [word for word in words_of(_PEARLS.sub("", typed)) if word not in _joining(voice)]
    if not words or not any(list(_races(word, voice)) for word in words):
        return None
    found: list[Ally] = []
    race: Race | None = None
    for word in words:
        if word in _VALUES and race is not None:
            found.append(ALLIES[f"{race}-{word}"])
            continue
        named = list(_races(word, voice))
        if len(named) != 1:
            return voice.text("{word} is no Ally: type a Race and its values.", word=word)
        race = named[0]
    if not found:
        return voice.text("Type the values behind the Race, as crab 3 4.")
    return tuple(sorted(found, key=lambda ally: ally.order))


_VALUES: Final = frozenset("12345")


def _joining(voice: Voice) -> tuple[str, ...]:
    return ("and", folded(plain(voice.listed((Span(""), Span(""))))).strip())


def _races(word: str, voice: Voice) -> Iterator[Race]:
    """Yield the Races whose names begin so, in English or in the language of the session."""
    if len(word) < SHORTEST:
        return
    for race in RACES:
        noun = race_noun(race)
        names = (noun.say(ENGLISH), voice.say(noun), race_name(race, voice))
        if any(folded(name).startswith(word) for name in names):
            yield race
