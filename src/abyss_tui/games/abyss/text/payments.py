"""What is said of a payment for a Lord: what it must have, what it comes to, what it lacks."""

from collections.abc import Sequence

from abyss_tui.games.abyss.cards.board import KEYS_NEEDED
from abyss_tui.games.abyss.cards.pieces import Ally, Lord
from abyss_tui.games.abyss.previews import PaymentPreview, Preview
from abyss_tui.games.abyss.text.cards import (
    counted_pearls,
    full_card,
    key_symbols,
    lord_line,
    price,
    race,
    row_of_allies,
)
from abyss_tui.games.abyss.text.judgements import possible, refused
from abyss_tui.i18n.message import Counted
from abyss_tui.i18n.voice import Part, Sentence, Span, Voice, in_role


def what_it_takes(lord: Lord, what: PaymentPreview, voice: Voice) -> Sentence:
    """Return what a Lord costs now, and the Races that a payment must have."""
    cost = voice.sentence("Cost {cost}", cost=what.cost)
    if what.cost != lord.cost:
        cost = voice.sentence("Cost {cost} (printed {printed})", cost=what.cost, printed=lord.cost)
    between = Span(". " if voice.tier == "words" else "    ")
    return (*cost, between, *races(what, voice))


def races(what: PaymentPreview, voice: Voice) -> Sentence:
    """Return the Races that a payment must have, after that word."""
    return voice.sentence("Races: {races}", races=_races(what, voice))


def _races(what: PaymentPreview, voice: Voice) -> Part:
    """Return the Races that a payment must have."""
    others = what.races - (what.own is not None)
    if what.own is None:
        return Counted("{number} Race only", "{number} different Races", others)
    own = race(what.own, voice)
    if not others:
        return voice.sentence("{race} alone", race=own)
    counted = Counted("{number} other Race", "{number} other Races", others)
    return voice.sentence("{race} and {races}", race=own, races=counted)


def lord_with_terms(lord: Lord, what: PaymentPreview, voice: Voice) -> Sentence:
    """Return a Lord in a line, with what it costs now and the Races that a payment must have."""
    return voice.sentence(
        "{lord}, cost {cost}: {races}",
        lord=lord_line(lord, voice),
        cost=what.cost,
        races=_races(what, voice),
    )


def way(allies: Sequence[Ally], pearls: int, voice: Voice) -> Sentence:
    """Return a payment that is suggested; no Pearls are left away."""
    if voice.tier == "words":
        return price(allies, pearls, voice)
    if allies and not pearls:
        return row_of_allies(allies, voice)
    return voice.sentence(
        "{allies} + {pearls}",
        allies=row_of_allies(allies, voice),
        pearls=counted_pearls(pearls, voice),
    )


def total(what: PaymentPreview, pearls: int, voice: Voice) -> Sentence:
    """Return what a payment comes to, and what it leaves of so many Pearls."""
    paid = _paid(what, voice)
    left = pearls - what.pearls
    if left >= 0:
        kept = voice.sentence("{pearls} left", pearls=counted_pearls(left, voice))
    else:
        kept = voice.sentence("{pearls} too few", pearls=counted_pearls(-left, voice))
    between = Span(", " if voice.tier == "words" else "     ")
    return (*paid, between, *kept)


def _paid(what: PaymentPreview, voice: Voice) -> Sentence:
    """Return what a payment comes to; of Allies and Pearls, what there is none of is left away."""
    total, cost, pearls = what.total, what.cost, counted_pearls(what.pearls, voice)
    if not what.pearls:
        return voice.sentence("Allies {total} of {cost}", total=total, cost=cost)
    if not total:
        return voice.sentence("{pearls} of {cost}", pearls=pearls, cost=cost)
    text = "Allies {total} + {pearls} of {cost}"
    return voice.sentence(text, total=total, pearls=pearls, cost=cost)


def verdict(what: PaymentPreview, voice: Voice) -> Sentence:
    """Return why a payment will not do, or the Ally that it affiliates."""
    if what.problem is not None:
        return in_role(refused(what.problem, voice), "strong")
    sentence = voice.either(full_card(each, voice) for each in what.candidates)
    if len(what.candidates) == 1:
        return possible(voice.sentence("affiliates {ally}", ally=sentence), voice)
    return possible(voice.sentence("affiliates {allies}: asked next", allies=sentence), voice)


def gain(what: PaymentPreview, preview: Preview, voice: Voice) -> Sentence:
    """Return what the Ally that is affiliated scores now; nothing while that is still asked."""
    if len(what.candidates) != 1 or what.candidates[0] not in preview.affiliating:
        return ()
    return voice.sentence(": {gain} IP", gain=f"{preview.affiliating[what.candidates[0]]:+}")


def brings(lord: Lord, keys: int, voice: Voice) -> Sentence:
    """Return what the Lord brings to who has so many Keys."""
    points = voice.sentence("then {points} IP", points=f"+{lord.points}")
    if not lord.keys or lord.race is None:
        return points
    if keys + lord.keys >= KEYS_NEEDED:
        return voice.sentence(
            "{points} and {key}: a Location follows",
            points=points,
            key=key_symbols(lord.keys, voice),
        )
    return voice.sentence(
        "{points} and {key}: {number} of 3 Keys",
        points=points,
        key=key_symbols(lord.keys, voice),
        number=keys + lord.keys,
    )


def button(what: PaymentPreview, voice: Voice, *, advised: bool = False) -> str:
    """Return what the button says that ends the payment, also that it was advised."""
    if what.problem is not None:
        return voice.text("Recruit")
    text = "Recruit for {pearls}, as advised" if advised else "Recruit for {pearls}"
    return voice.text(text, pearls=counted_pearls(what.pearls, voice))
