"""What is said is, letter for letter, what the screen said before it had one voice."""

from collections.abc import Iterable, Iterator
from itertools import chain
from random import Random
from typing import Any

import pytest

from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.abyss.cards.pieces import ALLIES
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.problems import SENTENCES, because
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.abyss.text import (
    cards,
    details,
    hands,
    headlines,
    how_to_play,
    payments,
    problems,
    questions,
    rewards,
    turn_questions,
)
from abyss_tui.games.abyss.text.game_text import TEXT
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.games.abyss.views import view_for
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.event import ONLOOKER
from abyss_tui.kernel.question import Choice
from abyss_tui.tui import asking, information, rules_text, story, wording
from abyss_tui.tui import headlines as headlines_before
from abyss_tui.tui import questions as questions_before
from abyss_tui.tui.action_texts import TITLES
from abyss_tui.tui.widgets.targets import Target
from tests.games.abyss.text.played import at_the_corruptor
from tests.tui.reaching import a_move

VOICE = Voice(ENGLISH)
NAMES = ("Ana", "M", "K", "Dmitri")


def played(seed: int) -> Iterator[Game]:
    """Play a game by chance; yield it at every decision and at its end."""
    game, dice = new_game(NAMES[: 2 + seed % 3], seed), Random(seed)
    while (decision := game.decision) is not None:
        yield game
        game.apply(a_move(decision, dice))
    yield game


@pytest.mark.parametrize("seed", range(60))
def test_the_log_says_what_it_said(seed: int) -> None:
    *_, game = played(seed)
    names = NAMES[: 2 + seed % 3]
    assert game.told is not None
    for seat in (*range(len(names)), None):
        seen = [event.seen_by(ONLOOKER if seat is None else seat) for event in game.told]
        before = [
            (part.seat, part.turn, part.lines) for part in story.paragraphs(seen, names, seat)
        ]
        log = TEXT.story(names, seat, VOICE)
        for event in seen:
            log.tell([event])
        now = [(p.seat, p.turn, tuple(map(plain, p.lines))) for p in log.paragraphs]
        assert now == [(s, t, ls) for s, t, ls in before]


def rows_before(choices: Iterable[asking.Choice[Any]]) -> list[Any]:
    return [
        (each.label, each.note, each.key, each.answer, rows_before(each.further), each.shows_hand)
        for each in choices
    ]


def rows(choices: Iterable[Choice[Any]]) -> list[Any]:
    return [
        (
            plain(each.label),
            plain(each.note),
            each.key,
            each.answer,
            rows(each.further),
            each.shows_hand,
        )
        for each in choices
    ]


@pytest.mark.parametrize("seed", range(40))
def test_every_question_asks_what_it_asked(seed: int) -> None:
    for game in chain(played(seed), [at_the_corruptor("Ana", "K")]):
        decision = game.decision
        if decision is None or decision.kind == "offer":
            continue
        view, beforehand = view_for(game, decision.seat), preview(game, decision.seat)
        assert view.decision is not None
        old = asking.Moment(view, beforehand, view.decision)
        new = Moment(view, beforehand, view.decision)
        if decision.kind == "turn":
            before = questions_before.uses_question(old)
            now = turn_questions.uses_question(new, VOICE)
        else:
            before, now = questions_before.question(old), questions.question(new, VOICE)
        assert now.title == before.title
        assert tuple(map(plain, now.intro)) == before.intro
        assert (now.careful, now.shows_hand) == (before.careful, before.shows_hand)
        assert rows(now.choices) == rows_before(before.choices)


@pytest.mark.parametrize("seed", range(20))
def test_everything_on_the_table_is_told_as_before(seed: int) -> None:
    for place, game in enumerate(played(seed)):
        if place % 5:
            continue
        names = range(len(game.players))
        targets = [
            *(Target("lord", lord) for lord in LORDS.values()),
            *(Target("location", location) for location in LOCATIONS.values()),
            *(Target("pile", race) for race in RACES),
            *(Target("ally", ally) for ally in ALLIES.values()),
            *(Target("player", player) for player in names),
            *(Target("action", name) for name in TITLES),
            Target("explore"),
            Target("plot"),
        ]
        for seat in (*names, None):
            view, beforehand = view_for(game, seat), preview(game, seat)
            for target in targets:
                title, text = information.about(target, view, beforehand)
                told = details.about(target.kind, target.thing, view, beforehand, VOICE)
                assert (told[0], plain(told[1])) == (title, text.plain)
            assert headlines.headline(view, VOICE) == headlines_before.headline(view)
            assert plain(hands.hand_line(view, VOICE)) == information.hand_line(view).plain
            before = information.hand(view, beforehand).plain
            assert plain(hands.hand(view, beforehand, VOICE)) == before
            assert plain(hands.hands(view, VOICE)) == information.hands(view).plain
            before = information.players(view, beforehand).plain
            assert plain(details.players(view, beforehand, VOICE)) == before
            assert plain(cards.track(view.track, VOICE)) == wording.track_words(view.track)
            assert plain(rewards.threat(view.threat, VOICE)) == wording.threat_line(view.threat)


def test_the_whole_story_is_told_as_before() -> None:
    *_, game = played(5)
    assert game.told is not None
    names = NAMES[:4]
    log = TEXT.story(names, None, VOICE)
    log.tell(game.told)
    before = information.story(story.paragraphs(game.told, names), names).plain
    assert plain(details.story(log.paragraphs, names, VOICE)) == before


@pytest.mark.parametrize("seed", range(10))
def test_payments_are_told_as_before(seed: int) -> None:
    for game in played(seed):
        if game.decision is None or game.decision.kind != "turn":
            continue
        seen = preview(game, game.seat)
        for lord in game.court:
            for way in ((), *seen.suggested(lord)):
                what = seen.payment(lord, way)
                assert plain(payments.races(what, VOICE)) == wording.races_words(what)
                said = f"{wording.allies_words(way)} + {wording.pearls_words(what.pearls)}"
                assert plain(payments.way(way, what.pearls, VOICE)) == said
                if what.problem is not None:
                    assert VOICE.say(problems.message(what.problem)) == what.problem.sentence()


DETAILS = {
    "kind": "turn",
    "race": RACES[4],
    "lord": LORDS["sage"],
    "location": LOCATIONS["jail"],
    "ally": ALLIES["crab-4"],
    "races": 3,
    "held": 2,
    "short": 1,
    "pearls": 2,
    "have": 1,
    "price": 3,
    "space": 2,
    "left": 3,
    "most": 3,
}


@pytest.mark.parametrize("code", SENTENCES)
def test_every_problem_is_said_as_before(code: str) -> None:
    said = {name: each for name, each in DETAILS.items() if f"{{{name}}}" in SENTENCES[code]}
    problem = because(code, **said)
    assert VOICE.say(problems.message(problem)) == problem.sentence()


def test_how_to_play_and_the_keys_read_as_before() -> None:
    assert how_to_play.how_to_play(VOICE) == rules_text.HOW_TO_PLAY
    assert how_to_play.table_keys(VOICE) == rules_text.KEYS
    for kind in headlines_before.ASKED:
        assert headlines.why_curtain(kind, VOICE) == headlines_before.why_curtain(kind)
