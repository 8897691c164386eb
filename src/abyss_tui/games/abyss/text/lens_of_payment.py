"""What the best payment for a Lord of the Court gives and brings, in a line."""

from collections.abc import Mapping, Sequence
from typing import Final

from abyss_tui.games.abyss.cards.board import KEYS_NEEDED
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.previews import LordPreview, PaymentPreview, Preview
from abyss_tui.games.abyss.text.cards import (
    ally,
    key_symbols,
    pearls,
    row_of_allies,
)
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice

_KEYS: Final[Mapping[int, str]] = {
    1: "Its Key is your first of three",
    2: "Its Key is your second of three",
    3: "Its Key is your third: take a Location",
}
"""What the Key of a Lord is for who recruits it, by how many they have then."""


def payment_told(of: LordPreview, view: View, preview: Preview, voice: Voice) -> Sentence:
    """Return what the payment with the fewest Pearls takes, affiliates and brings."""
    allies, paid = _best(of, preview)
    affiliated = voice.sentence("affiliates {allies}", allies=_affiliated(paid, voice))
    sentence = voice.sentence(
        "{payment}: {affiliated}", payment=_payment(allies, paid, voice), affiliated=affiliated
    )
    brought = _key_brought(of, view, voice)
    return (*sentence, Span(". "), *brought) if brought else sentence


def payment_brief(of: LordPreview, view: View, preview: Preview, voice: Voice) -> Sentence:
    """Return the same for a narrow line: what it takes and affiliates, and a third Key."""
    allies, paid = _best(of, preview)
    payment = row_of_allies(allies, voice)
    if paid.pearls:
        payment = _payment(allies, paid, voice)
    affiliated = _affiliated(paid, voice)
    sentence = voice.sentence("{payment}, affiliates {allies}", payment=payment, allies=affiliated)
    if _keys_then(of, view) == KEYS_NEEDED:
        third = voice.sentence("third {key}: a Location", key=key_symbols(1, voice))
        return voice.sentence("{said}; {more}", said=sentence, more=third)
    return sentence


def _best(of: LordPreview, preview: Preview) -> tuple[Sequence[Ally], PaymentPreview]:
    """Return the way of paying that takes the fewest Pearls; there is one for a payable Lord."""
    ways = [(each, preview.payment(of.lord, each)) for each in preview.suggested(of.lord)]
    return min(ways, key=lambda way: way[1].pearls)


def _payment(allies: Sequence[Ally], paid: PaymentPreview, voice: Voice) -> Sentence:
    """Return what is given: ψ5 ∩1 ¤2 = 8, no Pearl."""
    row = row_of_allies(allies, voice)
    if paid.pearls:
        return voice.sentence("{allies} + {pearls}", allies=row, pearls=pearls(paid.pearls, voice))
    total = Span(str(paid.total), "bright")
    return voice.sentence("{allies} = {total}, no Pearl", allies=row, total=total)


def _affiliated(paid: PaymentPreview, voice: Voice) -> Sentence:
    """Return the Ally that is affiliated, or those one of which is: ∩1 or ¤1."""
    return voice.either(ally(each, voice) for each in paid.candidates)


def _key_brought(of: LordPreview, view: View, voice: Voice) -> Sentence:
    """Return what the one Key of a Lord means to the viewer; Ambassadors use theirs at once."""
    text = _KEYS.get(_keys_then(of, view))
    return () if text is None else voice.sentence(text)


def _keys_then(of: LordPreview, view: View) -> int:
    """Return the Keys of the viewer with this Lord's one Key; 0 if it has none, or three."""
    if view.own is None or of.lord.keys != 1:
        return 0
    return view.own.keys + view.own.lord_keys + 1
