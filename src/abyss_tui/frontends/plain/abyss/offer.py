"""An offer in lines: all at the keyboard answer together, and no hand is told.

The order of asking is kept: that a later seat buys means that those before it declined.
"""

from collections.abc import Iterator, Sequence

from abyss_tui.frontends.plain.desk import Desk
from abyss_tui.games.abyss.actions import Action, Buy, Decline
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text import hands, offers
from abyss_tui.games.abyss.text.cards import counted_cards, counted_pearls, full_card, track
from abyss_tui.games.abyss.text.problems import message
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice, plain
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.records import record


@record
class TableAnswer:
    """What the table says to an offer: who buys (None: nobody), or who looks at a hand first."""

    buyer: int | None = None
    looking: int | None = None


async def ask_the_table(desk: Desk) -> Sequence[Action]:
    """Ask the opponents of the explorer; return the answers of those who were asked."""
    while True:
        view: View = desk.view()
        preview: Preview = desk.preview()
        asked = [buyer.seat for buyer in preview.offer if buyer.problem is None]
        here = [seat for seat in asked if seat in desk.place.seats]
        answer = await desk.asking.choose(_question(view, preview, here, desk.voice))
        assert answer is not None  # the offer must be answered
        if answer.looking is None:
            _say_who_buys(view, answer.buyer, desk)
            return _answers(asked, answer.buyer)
        await _look(desk, answer.looking)


def _answers(asked: Sequence[int], buyer: int | None) -> list[Action]:
    """Return the answers of all that are asked up to the buyer."""
    if buyer is None:
        return [Decline() for _ in asked]
    return [*(Decline() for _ in asked[: asked.index(buyer)]), Buy()]


def _say_who_buys(view: View, buyer: int | None, desk: Desk) -> None:
    voice = desk.voice
    if buyer is None:
        desk.asking.say(voice.text("Nobody buys."))
        return
    said = voice.sentence(
        "{player} buys {ally} for {pearls}.",
        player=view.players[buyer].name,
        ally=full_card(view.track[-1], voice),
        pearls=counted_pearls(view.price, voice),
    )
    desk.asking.say(said)


def _question(
    view: View, preview: Preview, here: Sequence[int], voice: Voice
) -> Question[TableAnswer]:
    """Return the question to the whole table."""
    nobody = Choice(voice.sentence("Nobody buys"), (), "n", TableAnswer())
    buying = tuple(_buying(view, seat, voice) for seat in here)
    looking = tuple(
        Choice((Span(view.players[seat].name, "player"),), answer=TableAnswer(looking=seat))
        for seat in here
    )
    look = Choice(voice.sentence("Somebody looks at their hand first"), (), "v", further=looking)
    title = voice.text("Offer to the whole table.")
    lying = voice.sentence("On the track: {track}", track=track(view.track, voice))
    intro = (offers.announcement(view, voice), lying, *_not_asked(view, preview, here, voice))
    return Question(title, (nobody, *buying, look), intro, careful=True)


def _buying(view: View, seat: int, voice: Voice) -> Choice[TableAnswer]:
    buyer = view.players[seat]
    note = voice.sentence(
        "has {pearls} and {cards} in hand",
        pearls=counted_pearls(buyer.pearls, voice),
        cards=counted_cards(buyer.hand_size, voice),
    )
    buys = voice.sentence("{player} buys", player=buyer.name)
    return Choice(buys, note, "", TableAnswer(seat))


def _not_asked(
    view: View, preview: Preview, here: Sequence[int], voice: Voice
) -> Iterator[Sentence]:
    """Yield why each other opponent is not asked at this keyboard."""
    for each in preview.offer:
        name = view.players[each.seat].name
        if each.problem is not None:
            why = message(each.problem)
            yield voice.sentence("{player} is not asked: {why}", player=name, why=why)
        elif each.seat not in here:
            yield voice.sentence("{player} is asked elsewhere.", player=name)


async def _look(desk: Desk, seat: int) -> None:
    """Let a player look at their own hand, and come back to the offer."""
    asking, voice = desk.asking, desk.voice
    before, desk.public = desk.viewer, False
    try:
        await desk.show_alone(
            seat, voice.text("A look at your own hand before the offer is answered.")
        )
        view: View = desk.view()
        preview: Preview = desk.preview()
        asking.say(hands.hand_line(view, voice), plain(hands.payable_lords(preview.lords, voice)))
        asking.say(voice.text("Press Enter to clear this and come back to the offer."))
        await asking.enter()
    finally:
        desk.viewer, desk.public = before, True
        asking.clear()
