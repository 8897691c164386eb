"""A table: what is asked, played and told at it."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from abyss_tui.errors import AbyssError, IllegalAction
from abyss_tui.games.abyss.actions import Buy, Explore, Plot, Recruit
from abyss_tui.games.abyss.events import GameStarted, MonstersDrawn, PileTaken, TurnStarted
from abyss_tui.games.abyss.formats.moves_json import event_to_json
from abyss_tui.kernel.event import Event
from abyss_tui.table.start import NewGame, fresh_seed
from abyss_tui.table.table import Table
from tests.record.games import a_table, any_option, play_on, said


def test_a_new_table_asks_who_begins(tmp_path: Path) -> None:
    table = Table.new(NewGame(("Ada", "Bo", "Cy"), 5, 2), tmp_path)
    assert table.decision is not None
    assert (table.names, table.seat, table.decision.seat) == (("Ada", "Bo", "Cy"), 2, 2)
    assert (table.decision.kind, table.turn_number, table.over) == ("turn", 1, False)
    assert table.notice is None


@pytest.mark.parametrize("names", [("Ada",), ("Ada", "Ada"), ("Ada", " "), ("Ada", "B\x1bo")])
def test_a_table_is_not_laid_for_these(tmp_path: Path, names: tuple[str, ...]) -> None:
    with pytest.raises(AbyssError, match=r"^[A-Z].*\.$"):
        Table.new(NewGame(names, 1), tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_an_illegal_action_is_refused_with_its_reason_and_not_written(tmp_path: Path) -> None:
    table = a_table(tmp_path)
    reason = table.problem(Plot())
    assert reason is not None
    with pytest.raises(IllegalAction, match="The Court is full"):
        table.play(Plot())
    with pytest.raises(IllegalAction):
        table.play(Buy())
    assert len(said(table.path)) == 1


def test_after_the_end_nothing_is_played(tmp_path: Path) -> None:
    table = play_on(a_table(tmp_path))
    with pytest.raises(IllegalAction, match="The game is over"):
        table.play(Explore())
    assert "end" in said(table.path)[-1]


def test_the_seed_is_secret_until_the_end(tmp_path: Path) -> None:
    table = a_table(tmp_path, seed=99)
    with pytest.raises(AbyssError, match="when the game is over"):
        _ = table.seed
    assert play_on(table).seed == 99


def test_seeds_are_not_guessed() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert max(seeds) > 2**56


def test_a_game_taken_up_again_is_told_as_before(tmp_path: Path) -> None:
    table = play_on(a_table(tmp_path, 3), 40, undo=True)
    views = [table.view(seat, with_options=True) for seat in (0, 1, 2, None)]
    events = [table.events(seat) for seat in (0, 1, 2, None)]
    table.close()
    with Table.resume(table.path) as again:
        assert [again.view(seat, with_options=True) for seat in (0, 1, 2, None)] == views
        assert [again.events(seat) for seat in (0, 1, 2, None)] == events
        assert again.preview(again.seat) == table.preview(table.seat)
        assert (again.turn_number, again.seat) == (table.turn_number, table.seat)


def test_a_finished_game_can_be_looked_at_again(tmp_path: Path) -> None:
    table = play_on(a_table(tmp_path, 3))
    table.close()
    with Table.resume(table.path) as again:
        assert (again.over, again.decision) == (True, None)
        assert (again.scores, again.winners) == (table.scores, table.winners)
        assert max(score.total for score in again.scores) == again.scores[again.winners[0]].total


def test_an_onlooker_sees_no_cards_that_only_one_seat_knows(tmp_path: Path) -> None:
    table = play_on(a_table(tmp_path, 3))
    public = table.events(None)
    piles = [event.allies for event in public if isinstance(event, PileTaken)]
    tokens = [event.values for event in public if isinstance(event, MonstersDrawn)]
    assert piles
    assert tokens
    assert all(isinstance(each, int) for each in [*piles, *tokens])
    assert all(isinstance(player.hand, int) for player in table.view(None).players)


def test_a_seat_sees_its_own_cards_only(tmp_path: Path) -> None:
    table = play_on(a_table(tmp_path, 3))
    for seat in range(3):
        for event in table.events(seat):
            if isinstance(event, PileTaken):
                assert isinstance(event.allies, tuple) == (event.seat == seat)


def test_events_are_told_from_any_one_on(tmp_path: Path) -> None:
    table = play_on(a_table(tmp_path), 20)
    assert len(table.events(0)) == table.events_count
    assert table.events(0, table.events_count - 3) == table.events(0)[-3:]
    assert table.events(0, table.events_count) == []


def test_before_its_first_turn_ended_a_seat_is_told_everything(tmp_path: Path) -> None:
    table = Table.new(NewGame(("Ada", "Bo"), 3, 0), tmp_path)
    play_on(table, 1)
    for seat in (0, 1):
        assert table.since_last_turn(seat) == table.events(seat)
        assert isinstance(table.since_last_turn(seat)[0], GameStarted)


def test_a_seat_is_told_what_happened_since_its_last_turn(tmp_path: Path) -> None:
    table = a_table(tmp_path, 3, 6)
    while table.turn_number < 8:
        play_on(table, 1)
    turns = [event.seat for event in starts(table.events(None))]
    for seat in range(3):
        news = table.since_last_turn(seat)
        own = [place for place, whose in enumerate(turns[:-1]) if whose == seat][-1]
        assert [event.seat for event in starts(news)] == turns[own + 1 :]
        assert isinstance(news[0], TurnStarted)


def starts(events: list[Event]) -> list[TurnStarted]:
    """The beginnings of turns among these."""
    return [event for event in events if isinstance(event, TurnStarted)]


def test_a_payment_is_shown_as_it_will_be_made(tmp_path: Path) -> None:
    table, lots, paid = a_table(tmp_path, seed=8), Random(8), 0
    while table.decision is not None:
        ways = [option for option in table.decision.options if isinstance(option, Recruit)]
        for way in ways[:3]:
            shown = table.payment(way.lord, way.allies)
            assert shown.problem is None
            assert shown.pearls == max(0, shown.cost - shown.total)
            assert table.suggested_payments(way.lord)
            paid += 1
        table.play(any_option(table, lots))
    assert paid


def test_every_event_of_a_game_can_be_written(tmp_path: Path) -> None:
    table = play_on(a_table(tmp_path, 4, 2))
    written: list[dict[str, Any]] = [event_to_json(event) for event in table.events(0)]
    assert written[0]["type"] == "game-started"
    assert written[-1]["type"] == "game-ended"
