"""What is said of the way to a victory."""

from itertools import pairwise
from random import Random

import pytest

from abyss_tui.frontends.tui.screens.decided import turning_mark, what_decided
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.game_kind import winners
from abyss_tui.kernel.turn_number import turn_number
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame
from abyss_tui.table.story_so_far import StorySoFar
from abyss_tui.table.tables import Tables
from tests.table.memory_store import MemoryStore
from tests.table.sitting import answer

VOICE = Voice(ENGLISH, "words")


async def played(game: str, seed: int) -> Place:
    """Return a table at which two have played a game at random."""
    start, seats = NewGame(("Ada", "Bo"), seed, game, 0), frozenset({0, 1})
    place = await Tables(MemoryStore()).deal(start, seats, lambda _: None)
    lots = Random(seed)
    while not place.over:
        await answer(place, lots=lots)
    return place


@pytest.mark.parametrize(
    ("game", "seed", "how"),
    [("conspiracy", 17, "every turn"), ("abyss", 220, "every turn, with what lay hidden")],
)
async def test_who_led_all_along_did_so_with_what_nobody_could_see(
    game: str, seed: int, how: str
) -> None:
    """At the table another one may have seemed to lead: Monster tokens lie face down."""
    place = await played(game, seed)
    (winner,) = winners(place.scores)
    _, told = next(what_decided(place, [winner], VOICE))
    assert plain(told[0]) == f"{place.names[winner]} was in front after {how}"


async def test_an_extra_turn_is_counted_alike_wherever_a_turn_is_named() -> None:
    """The list of kept games knows no more than how many turns of all have begun."""
    place = await played("abyss", 43)
    seats = [after.seat for after in place.course]
    assert any(one == other for one, other in pairwise(seats)), "somebody had an extra turn"
    named = [after.turn for after in place.course]
    assert named == sorted(named)
    assert turn_number(place.turn, 2) == named[-1] == 27
    story = StorySoFar(place, None, VOICE)
    assert [part.turn for part in story.paragraphs if part.turn] == named


async def test_the_turning_point_is_marked_with_what_the_score_says_of_it() -> None:
    place = await played("abyss", 43)
    won = winners(place.scores)
    found = turning_mark(place, won, VOICE)
    _, told = next(what_decided(place, won, VOICE))
    assert found is not None
    at, ways = found
    assert list(ways) == list(told)
    assert f"turn {place.course[at].turn}: {place.names[won[0]]}" in plain(ways[-1])


async def test_of_who_came_close_in_their_own_turn_the_name_is_said_once() -> None:
    place = await played("conspiracy", 1)
    told = dict(what_decided(place, winners(place.scores), VOICE))
    assert plain(told["closest call"][0]) == "turn 14: Bo was 2 points behind"
