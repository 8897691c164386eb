"""Hands as texts: in a line, with what the Lords would take from them, and all of them open."""

from collections.abc import Iterable, Sequence

from abyss_tui.games.abyss.cards.names import RACES, Race
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text.cards import (
    counted_pearls,
    race,
    row_of_allies,
)
from abyss_tui.games.abyss.text.offers import announcement
from abyss_tui.games.abyss.text.payments import lord_with_terms
from abyss_tui.games.abyss.text.signs import SIGNS, race_role
from abyss_tui.games.abyss.text.turn_questions import payable
from abyss_tui.games.abyss.views import PlayerView, View
from abyss_tui.i18n.voice import Sentence, Span, Voice, in_role, plain

NEW_LINE = Span("\n")


def hand_line(view: View, voice: Voice) -> Sentence:
    """Return what the viewer can play with, in a line: Pearls, Keys, Monster tokens, the hand."""
    own, held = view.own, _hand(view)
    if own is None or held is None:
        return voice.sentence("Your hand: {cards}", cards=())
    if voice.tier == "words":
        pearls = Span(counted_pearls(own.pearls, voice), "pearl")
        return (*_hand_in_words(held, voice), Span(", "), pearls)
    signs = SIGNS[voice.tier]
    numbers = voice.sentence(
        "{pearl} {pearls}   {key} {keys}/3   {monster} {tokens}",
        pearl=Span(signs.pearl, "pearl"),
        pearls=Span(str(own.pearls), "strong"),
        key=Span(signs.key, "key"),
        keys=Span(str(own.keys + own.lord_keys), "strong"),
        monster=Span(signs.monster, "monster"),
        tokens=_tokens(own),
    )
    return (*numbers, Span("   "), *_hand_in_signs(held, voice))


def _tokens(own: PlayerView) -> Sentence:
    """Return how many Monster tokens there are, and what they are worth to who may know it."""
    number = (Span(str(own.monster_count), "strong"),)
    worth = 0 if isinstance(own.monsters, int) else sum(own.monsters)
    return (*number, Span(f" ={worth}")) if worth else number


def _hand_in_signs(hand: Sequence[Ally], voice: Voice) -> Sentence:
    signs = SIGNS[voice.tier]
    cards: list[Span] = []
    for of in RACES:
        values = _values(hand, of)
        if values:
            cards += [Span("  "), Span(signs.race(of), race_role(of)), Span(" ".join(values))]
    return (*voice.sentence("hand {number}", number=len(hand)), *cards)


def _hand_in_words(hand: Sequence[Ally], voice: Voice) -> Sentence:
    if not hand:
        return voice.sentence("Your hand: no Ally")
    return voice.sentence("Your hand: {cards}", cards=row_of_allies(_in_order(hand), voice))


def hand(view: View, preview: Preview, voice: Voice) -> Sentence:
    """Return the viewer's hand, and what the Lords of the Court would take from it."""
    held = by_race(view, voice)
    return (*held, *payable_lords(preview, voice)) if held else ()


def by_race(view: View, voice: Voice) -> Sentence:
    """Return the viewer's hand, a line a Race, and the Pearls."""
    own, held = view.own, _hand(view)
    if own is None or held is None:
        return ()
    spans: list[Span] = []
    for of in RACES:
        name = f"{plain(race(of, voice)):<14}"
        values = "  ".join(_values(held, of)) or voice.marks.nothing
        spans += [Span(name, race_role(of)), Span(f"{values}\n")]
    spans.append(Span(f"\n{counted_pearls(own.pearls, voice)}\n\n"))
    return tuple(spans)


def beside_offer(view: View, preview: Preview, voice: Voice) -> Sentence:
    """Return what is on offer, if anything is, and which Lords of the Court a hand can pay."""
    lords = payable_lords(preview, voice)
    if view.decision is None or view.decision.kind != "offer":
        return lords
    return (*announcement(view, voice), NEW_LINE, NEW_LINE, *lords)


def payable_lords(preview: Preview, voice: Voice) -> Sentence:
    """Return which Lords of the Court a hand can pay, and why not the others; two lines each."""
    spans: list[Span] = []
    for each in preview.lords:
        spans += lord_with_terms(each.lord, preview.payment(each.lord, ()), voice)
        spans += [NEW_LINE, Span("   ", "dim"), *in_role(payable(each, voice), "dim"), NEW_LINE]
    return tuple(spans)


def hands(view: View, voice: Voice) -> Sentence:
    """Return every hand and every Monster token of a view in which they lie open."""
    spans: list[Span] = []
    for each in view.players:
        spans.append(Span(f"{each.name}\n", "strong"))
        spans += _open_hand(each, voice)
    return tuple(spans)


def _open_hand(of: PlayerView, voice: Voice) -> list[Span]:
    """Return the lines of one hand and its Monster tokens, none when they are not open."""
    if isinstance(of.hand, int) or isinstance(of.monsters, int):
        return []
    cards = row_of_allies(_in_order(of.hand), voice) or voice.sentence("no Ally")
    if of.monsters:
        values = " ".join(map(str, of.monsters))
        tokens = voice.sentence("Monster tokens: {values}", values=values)
    else:
        tokens = voice.sentence("Monster tokens: none")
    return [Span("  "), *cards, NEW_LINE, Span("  "), *tokens, NEW_LINE]


def _hand(view: View) -> tuple[Ally, ...] | None:
    """Return the viewer's hand, None when it is not in this view."""
    own = view.own
    return None if own is None or isinstance(own.hand, int) else own.hand


def _values(hand: Sequence[Ally], of: Race) -> list[str]:
    return [str(value) for value in sorted(ally.value for ally in hand if ally.race is of)]


def _in_order(allies: Iterable[Ally]) -> list[Ally]:
    return sorted(allies, key=lambda ally: ally.order)
