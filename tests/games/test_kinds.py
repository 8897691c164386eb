"""Every kind of game: what record, table and protocol get of it."""

import subprocess
import sys

import pytest

from abyss_tui.errors import BadUsage
from abyss_tui.games.registry import USUAL_GAME, entry, game_kind, slugs
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.event import GameEnded
from abyss_tui.kernel.game_kind import TOTAL, winners
from tests.games.played import NAMES, finished

every_game = pytest.mark.parametrize("slug", slugs())


def test_every_game_of_the_registry_answers_to_its_slug() -> None:
    assert [game_kind(slug).slug for slug in slugs()] == slugs()
    assert game_kind(USUAL_GAME) is game_kind("abyss")


@every_game
def test_it_is_for_two_to_four(slug: str) -> None:
    assert [*game_kind(slug).seats] == [2, 3, 4]


@every_game
def test_points_are_the_sum_of_their_rows_and_all_have_names(slug: str) -> None:
    kind = game_kind(slug)
    for score in kind.scores(finished(kind, 1)):
        assert score.total == sum(score.rows.values())
        assert score.rank[0] == score.total
        assert {*score.rows, TOTAL} == {*kind.text.rows(Voice(ENGLISH))}


@every_game
def test_figures_are_counted_from_the_events_and_all_have_names(slug: str) -> None:
    kind = game_kind(slug)
    game = finished(kind, 2)
    figures = kind.figures(game.events or [], game)
    assert [each[TOTAL] for each in figures] == [score.total for score in kind.scores(game)]
    assert sum(each["turns"] for each in figures) > 20
    assert [*figures[0]] == [*kind.text.figures(Voice(ENGLISH))]


@every_game
def test_the_winners_are_told_at_the_end(slug: str) -> None:
    kind = game_kind(slug)
    game = finished(kind, 3)
    end = game.events[-1]
    assert isinstance(end, GameEnded)
    assert list(end.winners) == winners(kind.scores(game))


@every_game
def test_what_cannot_be_played_is_wrong_usage(slug: str) -> None:
    kind, name = game_kind(slug), str(entry(slug).name)
    with pytest.raises(BadUsage, match=r"There is no seat 3; seats are 0 to 2\."):
        kind.new_game(NAMES, 1, 3, {})
    with pytest.raises(BadUsage, match=rf"{name} is for 2 to 4 players, not 1\."):
        kind.new_game(NAMES[:1], 1, None, {})
    with pytest.raises(BadUsage, match=rf"{name} has no option krakens\."):
        kind.new_game(NAMES, 1, None, {"krakens": True})


@every_game
def test_it_is_dealt_and_taken_up_without_what_reads_cards_and_positions(slug: str) -> None:
    code = (
        f"import sys; from abyss_tui.games.registry import game_kind; kind = game_kind({slug!r});"
        "kind.position(kind.new_game(['Ada', 'Bo'], 1, None, {}));"
        "print([name for name in ('pydantic', 'yaml') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
