"""What is said of the way to a victory."""

from random import Random

import pytest

from abyss_tui.frontends.tui.screens.decided import what_decided
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.game_kind import winners
from abyss_tui.record.saved_game import turns_each
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame
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


async def test_an_extra_turn_is_counted_alike_in_the_list_of_games_and_at_the_end() -> None:
    """Who has had one has had more turns than what a journal says of all."""
    place = await played("abyss", 43)
    assert max(after.turn for after in place.course) == 28
    assert turns_each(place.turn, 2) == turns_each(len(place.course), 2) == 27
