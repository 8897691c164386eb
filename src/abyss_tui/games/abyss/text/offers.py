"""What is said of an Ally on offer, to all who share a screen or to one seat alone."""

from collections.abc import Iterable

from abyss_tui.games.abyss.actions import Action, Buy, Decline
from abyss_tui.games.abyss.text.cards import counted_pearls, full_card, pearls, track
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.language import context
from abyss_tui.i18n.voice import Sentence, Span, Voice, in_role, plain
from abyss_tui.kernel.audience import player
from abyss_tui.kernel.question import Choice, Question, Subject


def announcement(view: View, voice: Voice) -> Sentence:
    """Return who turned up which Ally, and what it costs."""
    return voice.sentence(
        "{player} turns up {ally}. Price now {pearls}; the next one sold costs {next}.",
        player=Span(view.active.name, "strong"),
        ally=Span(plain(full_card(view.track[-1], voice)), "strong"),
        pearls=counted_pearls(view.price, voice),
        next=counted_pearls(view.price + 1, voice),
    )


def who_turned_up(view: View, voice: Voice) -> Sentence:
    """Return who turned up which Ally."""
    return voice.sentence(
        "{player} turns up {ally}",
        player=Span(view.active.name, "strong"),
        ally=in_role(full_card(view.track[-1], voice), "strong"),
    )


def prices(view: View, voice: Voice) -> Sentence:
    """Return what the Ally on offer costs, and what the next one would."""
    now, following = pearls(view.price, voice), pearls(view.price + 1, voice)
    return voice.sentence("price now {price}, the next one sold {next}", price=now, next=following)


def purse(view: View, seat: int, voice: Voice) -> tuple[Sentence, Sentence]:
    """Return what a buyer has: Pearls, and how many cards in hand."""
    buyer = view.players[seat]
    has = voice.sentence("has {pearls}", pearls=pearls(buyer.pearls, voice))
    return has, voice.sentence("hand {number}", number=buyer.hand_size)


def afterwards(view: View, seat: int, voice: Voice) -> Sentence:
    """Return what a buyer has left after buying."""
    buyer = view.players[seat]
    left = pearls(buyer.pearls - view.price, voice)
    return voice.sentence("then {pearls}", pearls=left)


def order_of_asking(view: View, seats: Iterable[int], voice: Voice) -> Sentence:
    """Return what lies on the track, and who is asked in which order."""
    lying = voice.sentence("On the track: {track}", track=track(view.track, voice))
    names = voice.enumerated(player(view.players[seat].name) for seat in seats)
    asked = voice.sentence("Asked in this order: {players}", players=names)
    return (*lying, Span("     "), *asked)


def question(moment: Moment, voice: Voice) -> Question[Action]:
    """Return the question whether a seat buys that has a screen to itself."""
    view = moment.view
    buys = voice.sentence("Buy it for {pearls}", pearls=counted_pearls(view.price, voice))
    on_offer = Subject("card", view.track[-1])
    rows = {Buy: (buys, "b"), Decline: (voice.sentence(context("an offer", "No, leave it")), "n")}
    choices: tuple[Choice[Action], ...] = tuple(
        Choice(rows[type(each)][0], (), rows[type(each)][1], each, about=on_offer)
        for each in moment.options
        if isinstance(each, Buy | Decline)
    )
    title = voice.text("An Ally is on offer").upper()
    lying = voice.sentence("On the track: {track}", track=track(view.track, voice))
    return Question(title, choices, (announcement(view, voice), lying), careful=True)
