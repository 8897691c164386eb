"""The lessons, without a screen: the fixed deal, the seven steps, the scripted opponent."""

from random import Random

import pytest

from abyss_tui.games.conspiracy.actions import Exchange, Recruit, Reveal, TakePile
from abyss_tui.games.conspiracy.cards.catalogue import ALL_LORDS, LOCATIONS
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.lessons.deal import LEARNER, PRACTICE
from abyss_tui.games.conspiracy.lessons.plan import PLAN
from abyss_tui.games.conspiracy.lessons.steps import STEPS
from abyss_tui.games.conspiracy.text.lesson_texts import LESSONS, TASKS, TITLES
from abyss_tui.games.conspiracy.text.lesson_texts import STEPS as TOLD
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.game_kind import winners
from abyss_tui.kernel.lessons import OVER
from tests.games.conspiracy.tables import a, asked
from tests.games.lessons import dealt, walk

PARTS = {name: name for name in ("you", "opponent", "inform", "turn_up_3", "politicians")}


def test_every_task_of_every_step_is_asked_up_to_the_end_of_the_game() -> None:
    game, course = dealt(PLAN)
    met = list(walk(PLAN, game, course, lambda fitting: fitting[0]))
    assert met == [(step.name, task.name) for step in STEPS[1:-1] for task in step.tasks]
    assert course.task.kind == OVER
    assert len(game.players[LEARNER].chamber) == 15


@pytest.mark.parametrize("seed", range(12))
def test_whoever_learns_wins_with_any_answers_that_fit(seed: int) -> None:
    game, course = dealt(PLAN)
    for _ in walk(PLAN, game, course, Random(seed).choice):
        pass
    assert winners(PRACTICE.scores(game)) == [LEARNER]


@pytest.mark.parametrize("seed", range(6))
def test_what_is_said_of_the_table_is_so(seed: int) -> None:
    game, course = dealt(PLAN)
    for _, task in walk(PLAN, game, course, Random(seed).choice):
        own, other = game.players
        if task == "take-pile":
            assert game.piles[Guild.POLITICIAN] == [a("B2"), a("B4")]
        elif task == "turn-up-key":
            assert (own.silver, own.gold) == (1, 1)
        elif task == "turn-up-pearls":
            assert (own.pearls, other.pearls, game.pearl_master) == (4, 6, 1)
        elif task == "turn-up-zero":
            assert game.pearl_master == LEARNER
            assert (own.next_space, own.chamber[4]) == (15, a("B4"))
        elif task == "exchange":
            gains = PRACTICE.preview(game, LEARNER).exchanges
            best = {spaces for spaces, points in gains.items() if points == max(gains.values())}
            assert best == {spaces for spaces in gains if course.fits("exchange", Exchange(spaces))}
            assert max(gains.values()) == 3


def test_every_card_is_in_the_deal() -> None:
    game, _ = dealt(PLAN)
    chambers = [lord for player in game.players for lord in player.chamber]
    piled = [lord for pile in game.piles.values() for lord in pile]
    lords = [*game.lord_deck, *chambers, *piled]
    taken = [each for player in game.players for each in player.locations.values()]
    assert sorted(each.slug for each in lords) == sorted(each.slug for each in ALL_LORDS)
    locations = [*game.location_deck, *game.available, *taken]
    assert sorted(each.slug for each in locations) == sorted(LOCATIONS)


def test_the_deal_is_always_the_same() -> None:
    games = [dealt(PLAN)[0] for _ in range(2)]
    assert PRACTICE.position(games[0]) == PRACTICE.position(games[1])


def test_an_answer_that_the_step_does_not_ask_for_does_not_fit() -> None:
    game, course = dealt(PLAN)
    assert course.fits("turn", Reveal(3))
    assert not course.fits("turn", Reveal(1))
    assert not course.fits("turn", TakePile(Guild.POLITICIAN))
    game.apply(Reveal(3))
    course.answered("turn")
    assert asked(game) == "recruit"
    assert not course.fits("recruit", Recruit(a("Y2")))
    assert course.fits("recruit", Recruit(a("B1")))


@pytest.mark.parametrize("code", ["en", "fr"])
def test_every_step_and_every_task_is_told(code: str) -> None:
    voice = Voice(language(code))
    tasks = [task.name for step in STEPS for task in step.tasks]
    assert [*TITLES] == [*TOLD] == [step.name for step in STEPS]
    assert [*TASKS] == tasks
    for place, step in enumerate(STEPS):
        title = LESSONS.title(place, len(STEPS), step.name, voice)
        said = (title, plain(LESSONS.step(step.name, PARTS, voice)))
        assert not any("{" in each for each in said)
    for name in tasks:
        assert "{" not in plain(LESSONS.task(name, PARTS, voice))
