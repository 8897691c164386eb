"""The question what to answer beforehand, and the sign for what is set."""

from typing import Final

from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.abyss.sitting.beforehand import CanBeSet, Offered, SeatAnswers, Wish
from abyss_tui.games.abyss.text.cards import ally, counted_pearls, race
from abyss_tui.i18n.voice import Sentence, Span, Voice, joined
from abyss_tui.kernel.question import Choice, Question

VALUES: Final = (2, 3, 4, 5)
"""The values below which a seat may not want to be asked."""


def beforehand_question(answers: SeatAnswers, can: CanBeSet, voice: Voice) -> Question[Wish]:
    """Return what can be set."""
    on_offer, turn = can
    choices: list[Choice[Wish]] = []
    if on_offer is not None:
        buys = voice.sentence(
            "Buy {ally} for {pearls} if it reaches me",
            ally=ally(on_offer.ally, voice),
            pearls=counted_pearls(on_offer.price, voice),
        )
        choices.append(Choice(buys, _set(answers.buying == on_offer, voice), "b", "buy"))
    if turn is not None:
        rest = voice.sentence("Pass for the rest of this turn")
        choices.append(Choice(rest, _set(answers.passing == turn, voice), "n", "pass"))
    choices.append(_races(answers, voice))
    choices.append(_values(answers, voice))
    passes = turn is not None and answers.passing == turn
    if answers.buying is not None or passes or answers.never or answers.below:
        choices.append(Choice(voice.sentence("Ask me everything again"), (), "x", "nothing"))
    sentence = voice.sentence(
        "An offer that comes to you can answer itself. Nobody sees what you set."
    )
    return Question(voice.text("BEFOREHAND"), tuple(choices), (sentence,), careful=True)


def _races(answers: SeatAnswers, voice: Voice) -> Choice[Wish]:
    rows: tuple[Choice[Wish], ...] = tuple(
        Choice(race(each, voice), _set(each in answers.never, voice), answer=each) for each in RACES
    )
    never = voice.enumerated(race(each, voice) for each in RACES if each in answers.never)
    return Choice(voice.sentence("Never offer me a Race"), never, "r", further=rows)


def _values(answers: SeatAnswers, voice: Voice) -> Choice[Wish]:
    rows: list[Choice[Wish]] = [
        Choice(
            voice.sentence("Never below {value}", value=value),
            _set(answers.below == value, voice),
            answer=value,
        )
        for value in VALUES
    ]
    rows.append(Choice(voice.sentence("Ask me for every value"), (), answer=0))
    note = voice.sentence("below {value}", value=answers.below) if answers.below else ()
    return Choice(voice.sentence("Never ask me below a value"), note, "v", further=tuple(rows))


def _set(is_set: bool, voice: Voice) -> Sentence:  # noqa: FBT001 - it is all that it says
    return voice.sentence("{tick} set", tick=voice.marks.possible) if is_set else ()


def what_is_set(
    answers: SeatAnswers, on_offer: Offered | None, turn: int, key: str, voice: Voice
) -> Sentence:
    """Return what is set now, and the key that sets it."""
    parts = settings_in_brief(answers, on_offer, turn, voice)
    letter = (Span("[", "dim"), Span(key, "letter"), Span("] ", "dim"))
    if not parts:
        return (*letter, Span(voice.text("answer beforehand"), "dim"))
    tick = Span(f"{voice.marks.possible} ", "bright")
    return (*letter, tick, *joined(parts, f" {voice.marks.between} "))


def settings_in_brief(
    answers: SeatAnswers, on_offer: Offered | None, turn: int, voice: Voice
) -> list[Sentence]:
    """Return what is set now, in a few words each."""
    parts: list[Sentence] = []
    if answers.buying is not None and answers.buying == on_offer:
        parts.append(voice.sentence("you buy {ally}", ally=ally(on_offer.ally, voice)))
    if answers.passing == turn:
        parts.append(voice.sentence("you pass"))
    if answers.never:
        races = joined((race(each, voice)[:1] for each in RACES if each in answers.never), "")
        parts.append(voice.sentence("never {races}", races=races))
    if answers.below:
        parts.append(voice.sentence("never below {value}", value=answers.below))
    return parts
