"""An offer to all at one keyboard, as a list: who buys, or who looks at their hand first."""

from collections.abc import Iterator, Sequence

from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.text import offers
from abyss_tui.games.abyss.text.cards import counted_cards, counted_pearls, full_card, track
from abyss_tui.games.abyss.text.problems import message
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.kernel.sitting import AnswerOfAll


def question_of_all(
    view: View, preview: Preview, here: Sequence[int], voice: Voice
) -> Question[AnswerOfAll]:
    """Return the question to all at one keyboard; `here` are those who can buy there."""
    nobody = Choice(voice.sentence("Nobody buys"), (), "n", AnswerOfAll())
    buying = tuple(_buying(view, seat, voice) for seat in here)
    looking = tuple(
        Choice((Span(view.players[seat].name, "player"),), answer=AnswerOfAll(looking=seat))
        for seat in here
    )
    look = Choice(voice.sentence("Somebody looks at their hand first"), (), "v", further=looking)
    title = voice.text("Offer to the whole table.")
    lying = voice.sentence("On the track: {track}", track=track(view.track, voice))
    intro = (offers.announcement(view, voice), lying, *_not_asked(view, preview, here, voice))
    return Question(title, (nobody, *buying, look), intro, careful=True)


def answered(view: View, buyer: int | None, voice: Voice) -> Sentence:
    """Return who buys what for how much."""
    if buyer is None:
        return voice.sentence("Nobody buys.")
    return voice.sentence(
        "{player} buys {ally} for {pearls}.",
        player=view.players[buyer].name,
        ally=full_card(view.track[-1], voice),
        pearls=counted_pearls(view.price, voice),
    )


def _buying(view: View, seat: int, voice: Voice) -> Choice[AnswerOfAll]:
    buyer = view.players[seat]
    note = voice.sentence(
        "has {pearls} and {cards} in hand",
        pearls=counted_pearls(buyer.pearls, voice),
        cards=counted_cards(buyer.hand_size, voice),
    )
    buys = voice.sentence("{player} buys", player=buyer.name)
    return Choice(buys, note, "", AnswerOfAll(taker=seat))


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
