"""Every decision becomes a question whose choices are exactly its options."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from abyss_tui.games.abyss.actions import Control, Draw
from abyss_tui.games.abyss.cards.pieces import Location
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.abyss.text.moment import Moment
from abyss_tui.games.abyss.text.questions import question
from abyss_tui.games.abyss.text.turn_questions import recruit_question, uses_question
from abyss_tui.games.abyss.views import view_for
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.question import Choice
from tests.frontends.tui.reaching import a_move

VOICE = Voice(ENGLISH)


def asked_in_a_prompt(kind: str) -> bool:
    """Whether a decision is made in a prompt: all but a turn, which begins on the board."""
    return kind != "turn"


def answers(choices: Sequence[Choice[Any]]) -> Iterator[Any]:
    """Yield what all choices lead to."""
    for choice in choices:
        if choice.further:
            yield from answers(choice.further)
        else:
            yield choice.answer


def moments(seeds: range, wanted: Callable[[str], bool]) -> Iterator[Moment]:
    """Yield the decisions of games played by chance, as the one who decides sees them.

    Only of the kinds that are wanted: to look ahead at a turn is dear.
    """
    for seed in seeds:
        dice = Random(seed)
        game = new_game(["Ada", "Bo", "Cy", "Dmitri"][: 2 + seed % 3], seed)
        while (decision := game.decision) is not None:
            if wanted(decision.kind):
                view = view_for(game, decision.seat)
                assert view.decision is not None
                yield Moment(view, preview(game, decision.seat), view.decision)
            game.apply(a_move(decision, dice))


def test_every_option_is_one_choice_of_the_question() -> None:
    met = set()
    for moment in moments(range(60), asked_in_a_prompt):
        met.add(moment.decision.kind)
        asked = list(answers(question(moment, VOICE).choices))
        assert len(asked) == len(moment.options)
        assert set(asked) == set(moment.options)
    assert met >= {"explore", "support", "discard", "disable", "replace", "location", "end"}


def test_the_uses_at_the_start_of_a_turn_are_those_of_the_rules() -> None:
    met = 0
    for moment in moments(range(20), lambda kind: kind == "turn"):
        uses = {each for each in moment.options if each.type == "use"}
        assert set(answers(uses_question(moment, VOICE).choices)) == uses
        met += len(uses)
    assert met


def test_locations_to_take_come_as_they_lie_and_those_to_swap_for_by_worth() -> None:
    met = set()
    kinds = {"location", "exchange"}
    for moment in moments(range(60), lambda kind: kind in kinds):
        about = [each.about.thing for each in question(moment, VOICE).choices if each.about]
        offered = [each for each in about if isinstance(each, Location)]
        worths = [moment.preview.worth[each] for each in offered]
        if moment.decision.kind == "location":
            lying = [each for each in moment.view.available if each in offered]
            assert offered[: len(lying)] == lying
        else:
            assert worths == sorted(worths, reverse=True)
        met.update([moment.decision.kind] if len(set(worths)) > 1 else [])
    assert met == kinds


def test_a_draw_of_locations_says_that_none_that_lies_open_can_be_had_then() -> None:
    met = set()
    for moment in moments(range(30), asked_in_a_prompt):
        if any(isinstance(each, Control) for each in moment.options):
            for each in question(moment, VOICE).choices:
                if isinstance(each.answer, Draw):
                    met.add(each.answer.count)
                    assert plain(each.brief or ()) == "instead of an open one"
                    assert ("others" in plain(each.note)) is (each.answer.count > 1)
    assert met == {1, 2, 3, 4}


def test_a_lord_that_cannot_be_recruited_is_refused_in_a_few_words() -> None:
    for moment in moments(range(5), lambda _: True):
        for each in recruit_question(moment.preview, VOICE).choices:
            if each.why_not:
                assert each.brief is not None
                assert len(plain(each.brief)) <= 16


def test_the_lord_whose_payment_was_advised_says_what_that_takes() -> None:
    """Which need not be the cheapest: Allies may be worth more than Pearls."""
    met = 0
    for moment in moments(range(5), lambda _: True):
        preview = moment.preview
        for lord in [each.lord for each in preview.lords if each.problem is None]:
            dearest = max(
                preview.suggested(lord), key=lambda way: preview.payment(lord, way).pearls
            )
            advised = preview.payment(lord, dearest)
            asked = recruit_question(preview, VOICE, {lord: advised})
            (note,) = (plain(each.note) for each in asked.choices if each.answer is lord)
            assert note.startswith(f"√ advised: {advised.pearls} Pearl")
            met += 1
    assert met
