"""In a language that nobody speaks, no English is left: everything said is looked up."""

import re
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import Any

import pytest

from abyss_tui.games.abyss import events as told
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.abyss.cards.pieces import ALLIES
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.text import (
    details,
    hands,
    headlines,
    how_to_play,
    offers,
    payments,
    players,
    problems,
    questions,
    turn_questions,
)
from abyss_tui.games.abyss.text.action_texts import TITLES
from abyss_tui.games.abyss.text.game_text import TEXT
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.games.abyss.views import view_for
from abyss_tui.i18n.voice import Sentence, Span, Tier, Voice
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.problem import because
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.table.story_so_far import whole_story
from tests.games.abyss.text.played import EVERY_KIND, at_the_corruptor, decisions
from tests.games.abyss.text.told import EXAMPLES, TO_BO
from tests.pseudo import Pseudo

NAMES = ("Жанна", "Бо", "Юлия", "Дмитрий")
ENGLISH_LETTER = re.compile("[A-Za-z]")
SIGN = re.compile(r"\b[0-9]*[KM]+\b")
"""The two signs that are letters: K for a Key, M for a Monster token."""
DETAILS = {
    "kind": "♦",
    "race": RACES[4],
    "lord": LORDS["sage"],
    "location": LOCATIONS["jail"],
    "ally": ALLIES["crab-4"],
    **dict.fromkeys(("races", "held", "short", "pearls", "have", "price"), 2),
    **dict.fromkeys(("space", "left", "most"), 3),
}

EACH = 3
"""Of questions that are asked again and again, every third is read."""

tiers = pytest.mark.parametrize("tier", ["signs", "words"])


def english(said: Sentence | str) -> list[str]:
    """Return what was said in English, but for the signs."""
    spans = (Span(said),) if isinstance(said, str) else said
    return [span.text for span in spans if ENGLISH_LETTER.search(SIGN.sub("", span.text))]


def of_choices(choices: Iterable[Choice[Any]]) -> Iterator[Sentence | str]:
    for choice in choices:
        yield choice.label
        yield choice.note
        yield from of_choices(choice.further)


def of_question(question: Question[Any]) -> Iterator[Sentence | str]:
    yield question.title
    yield from question.intro
    yield from of_choices(question.choices)


def of_decision(game: Game, voice: Voice) -> Iterator[Sentence | str]:
    """Yield all that is said at a decision, but for the things on the table."""
    decision = game.decision
    assert decision is not None
    view, beforehand = view_for(game, decision.seat), preview(game, decision.seat)
    assert view.decision is not None
    moment = Moment(view, beforehand, view.decision)
    yield headlines.headline(view, voice)
    yield headlines.why_called(decision.kind, voice)
    yield hands.hand_line(view, voice)
    if decision.kind == "offer":
        yield offers.announcement(view, voice)
        yield offers.order_of_asking(view, [each.seat for each in beforehand.offer], voice)
        yield from offers.purse(view, decision.seat, voice)
        yield offers.afterwards(view, decision.seat, voice)
        yield offers.who_turned_up(view, voice)
        yield offers.prices(view, voice)
        for buyer in beforehand.offer:
            if buyer.problem is not None:
                yield problems.brief(buyer.problem, None, voice)
    elif decision.kind == "turn":
        yield from of_question(turn_questions.uses_question(moment, voice))
        yield from of_question(turn_questions.support_question(view, beforehand, voice))
        yield from of_question(turn_questions.recruit_question(beforehand, voice))
        yield from of_payments(game, voice)
    else:
        yield from of_question(questions.question(moment, voice))


def of_payments(game: Game, voice: Voice) -> Iterator[Sentence | str]:
    beforehand = preview(game, game.seat)
    for lord in game.court:
        for way in ((), *beforehand.suggested(lord)):
            what = beforehand.payment(lord, way)
            yield payments.what_it_takes(lord, what, voice)
            yield payments.way(way, what.pearls, voice)
            yield payments.total(what, game.active.pearls, voice)
            yield payments.verdict(what, voice)
            yield payments.button(what, voice)


def of_table(game: Game, voice: Voice) -> Iterator[Sentence | str]:
    """Yield all that is told of the things on the table."""
    targets: list[tuple[str, object]] = [
        *(("lord", lord) for lord in LORDS.values()),
        *(("location", location) for location in LOCATIONS.values()),
        *(("pile", race) for race in RACES),
        *(("ally", ally) for ally in ALLIES.values()),
        *(("player", seat) for seat in range(len(game.players))),
        *(("action", name) for name in TITLES),
    ]
    for seat in (0, None):
        view, beforehand = view_for(game, seat), preview(game, seat)
        for kind, thing in targets:
            yield from details.about(kind, thing, view, beforehand, voice)
        yield hands.hand(view, beforehand, voice)
        yield hands.hands(view, voice)
        yield players.players(view, beforehand, voice)


@tiers
@pytest.mark.parametrize("what", [*EXAMPLES, *(f"{what} to Bo" for what in TO_BO)])
def test_no_deed_is_told_in_english(what: str, tier: Tier) -> None:
    to_bo = what.endswith(" to Bo")
    events = TO_BO[what.removesuffix(" to Bo")][0] if to_bo else EXAMPLES[what].events
    first: list[Event] = [told.TurnStarted(0, extra=False)]
    story = TEXT.story(NAMES, 1 if to_bo else None, Voice(Pseudo(), tier))
    story.tell([*first, *events])
    (line,) = story.paragraphs[-1].lines
    assert english(line) == []
    assert english(whole_story(story.paragraphs, NAMES, Voice(Pseudo(), tier))) == []


@tiers
def test_no_question_is_asked_in_english(tier: Tier) -> None:
    voice, met = Voice(Pseudo(), tier), set()
    by_chance = (game for seed in EVERY_KIND for game in decisions(NAMES, seed))
    for number, game in enumerate(chain(by_chance, [at_the_corruptor(*NAMES[:2])])):
        assert game.decision is not None
        if game.decision.kind in met and number % EACH:
            continue
        met.add(game.decision.kind)
        left = [part for said in of_decision(game, voice) for part in english(said)]
        assert left == []
    assert met == {"turn", "offer", *questions.QUESTIONS}


@tiers
def test_nothing_on_the_table_is_told_in_english(tier: Tier) -> None:
    voice = Voice(Pseudo(), tier)
    for seed in EVERY_KIND:
        for game in islice(decisions(NAMES, seed), 0, None, 40):
            left = [part for said in of_table(game, voice) for part in english(said)]
            assert left == []


@tiers
@pytest.mark.parametrize("code", problems.SENTENCES)
def test_no_problem_is_named_in_english(code: str, tier: Tier) -> None:
    voice, problem = Voice(Pseudo(), tier), because(code, **DETAILS)
    assert english(voice.say(problems.message(problem))) == []
    for cells in (4, 12, None):
        assert english(problems.brief(problem, cells, voice)) == []


@tiers
def test_no_label_and_no_long_text_is_english(tier: Tier) -> None:
    voice = Voice(Pseudo(), tier)
    labels = [*TEXT.figures(voice).values(), *TEXT.rows(voice).values()]
    texts = [*labels, how_to_play.how_to_play(voice)]
    assert [part for text in texts for part in english(text)] == []


def test_every_text_is_longer_and_keeps_its_placeholders() -> None:
    language = Pseudo()
    assert language.text("sold {ally} to {buyer}") == "šóĺď {ally} ťó {buyer}~~"
    assert language.plural("{number} Pearl", "{number} Pearls", 1) == "{number} Ṗéářĺ~~"
    assert language.plural("{number} Pearl", "{number} Pearls", 2) == "{number} Ṗéářĺš~~"
    assert language.wording({"en": "steal 1 M"}) == "šťéáĺ 1 M~~"
