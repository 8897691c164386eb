"""Taking moves back: as far as nobody has learned anything from them, or answered them."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from abyss_tui.errors import IllegalAction
from abyss_tui.games.abyss.actions import (
    Action,
    Buy,
    Decline,
    Discard,
    DiscardPile,
    Draw,
    Explore,
    Fight,
    Plot,
    Recruit,
    SellAlly,
    Skip,
    Support,
    Take,
)
from abyss_tui.games.abyss.events import LordRecruited
from abyss_tui.games.abyss.formats.codec import CODEC
from abyss_tui.games.abyss.views import View
from tests.record.games import KeptGame, a_table, any_option, digest_of, play_on

Wanted = Callable[[KeptGame, Action], bool]


def played(folder: Path, wanted: Wanted, players: int = 2) -> KeptGame:
    """Play games at random until such an action can be made, and make it."""
    for seed in range(200):
        table, lots = a_table(folder, players, seed), Random(seed)
        while table.decision is not None:
            for option in table.decision.options:
                if wanted(table, option):
                    table.play(option)
                    return table
            table.play(any_option(table, lots))
        table.close()
    raise AssertionError("no game came to that")


def kind_of(kind: type[Action]) -> Wanted:
    """Any action of this kind."""
    return lambda _, action: isinstance(action, kind)


def test_before_the_first_move_nothing_is_taken_back(tmp_path: Path) -> None:
    table = a_table(tmp_path)
    assert (table.why_not_undo(), table.undo_seat) == ("no move has been made yet", None)
    with pytest.raises(IllegalAction, match="cannot be undone: no move has been made yet"):
        table.undo()


def test_after_the_end_nothing_is_taken_back(tmp_path: Path) -> None:
    assert play_on(a_table(tmp_path)).why_not_undo() == "the game is over"


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        (Plot, "'s plot turned a Lord up"),
        (Explore, " turned an Exploration card up"),
        (Support, " took a Council pile in hand"),
        (Draw, " drew Locations"),
    ],
)
def test_what_was_turned_up_stays(tmp_path: Path, kind: type[Action], reason: str) -> None:
    table = played(tmp_path, kind_of(kind))
    assert table.undo_seat is not None
    assert table.why_not_undo() == f"{table.place.names[table.undo_seat]}{reason}"


def test_monster_tokens_that_were_drawn_stay(tmp_path: Path) -> None:
    table = played(tmp_path, lambda _, action: isinstance(action, Fight) and action.monsters > 0)
    assert str(table.why_not_undo()).endswith("drew Monster tokens")


def test_a_reward_without_tokens_can_be_taken_back(tmp_path: Path) -> None:
    table = played(tmp_path, lambda _, action: isinstance(action, Fight) and not action.monsters)
    back(table)


@pytest.mark.parametrize("kind", [Take, SellAlly, DiscardPile, Skip])
def test_what_showed_nothing_can_be_taken_back(tmp_path: Path, kind: type[Action]) -> None:
    back(played(tmp_path, kind_of(kind)))


def test_a_recruitment_that_turns_no_card_up_can_be_taken_back(tmp_path: Path) -> None:
    def quiet(table: KeptGame, action: Action) -> bool:
        lords = len(table.place.view(None).court)
        return isinstance(action, Recruit) and action.lord.power is None and lords > 3

    back(played(tmp_path, quiet))


def test_a_recruitment_that_refills_the_court_stays(tmp_path: Path) -> None:
    def refilling(table: KeptGame, action: Action) -> bool:
        lords = len(table.place.view(None).court)
        return isinstance(action, Recruit) and action.lord.power is None and lords == 3

    table = played(tmp_path, refilling)
    if table.decision is not None and table.decision.kind == "affiliate":
        table.play(table.decision.options[0])
    assert table.why_not_undo() == "the Court was refilled from the deck"


def test_the_last_move_of_a_turn_can_be_taken_back_until_the_next_seat_acts(
    tmp_path: Path,
) -> None:
    table = played(tmp_path, kind_of(Take))
    mover = table.undo_seat
    assert mover is not None
    assert table.place.active != mover
    table.undo()
    assert table.place.active == mover
    table.play(Take())
    play_on(table, 1)
    assert table.why_not_undo() is not None


def test_an_answer_of_another_player_stays(tmp_path: Path) -> None:
    table = played(tmp_path, kind_of(Decline))
    assert table.undo_seat != table.place.active
    assert str(table.why_not_undo()).endswith("has answered")


def test_what_was_answered_stays_even_if_the_answer_was_taken_back(tmp_path: Path) -> None:
    table, lots = a_table(tmp_path, 2, 3), Random(3)
    while True:  # two quiet moves of two seats, one after the other
        assert table.decision is not None
        table.play(any_option(table, lots))
        moments = table.history.moves
        if (
            len(moments) > 1
            and table.why_not_undo() is None
            and moments[-1].seat != moments[-2].seat
        ):
            break
    answered_by = table.place.names[moments[-1].seat]
    table.undo()
    assert table.why_not_undo() == f"{answered_by} has answered since"


def test_one_of_several_discards_can_be_taken_back_by_who_made_it(tmp_path: Path) -> None:
    def first_of_two(table: KeptGame, action: Action) -> bool:
        decision = table.decision
        assert decision is not None
        several = len(decision.options) > 2  # else the next one is forced
        return isinstance(action, Discard) and several and decision.about["left"] > 1

    back(played(tmp_path, first_of_two, players=3))


def test_a_purchase_stays_because_the_explorer_turned_another_card_up(tmp_path: Path) -> None:
    table = played(tmp_path, kind_of(Buy))
    move = table.history.moves[-1]
    assert move.seat != move.turn_of
    explorer = table.place.names[move.turn_of]
    assert table.why_not_undo() == f"{explorer} turned an Exploration card up"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_undo_is_the_game_as_it_was(tmp_path: Path, players: int) -> None:
    table, lots, undone = a_table(tmp_path, players, 12), Random(12), 0
    while table.decision is not None:
        action = any_option(table, lots)
        stood, told = digest_of(table.history), table.place.events(0)
        table.play(action)
        if table.why_not_undo() is None:
            table.undo()
            assert (digest_of(table.history), table.place.events(0)) == (stood, told)
            table.play(action)
            undone += 1
    assert undone > 5


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_a_move_that_can_be_taken_back_has_shown_only_cards_of_who_made_it(
    tmp_path: Path, players: int, seed: int
) -> None:
    table, lots, judged = a_table(tmp_path, players, seed), Random(seed), 0
    while table.decision is not None:
        before = [shown(table.place.view(seat)) for seat in range(players)]
        table.play(any_option(table, lots))
        if table.why_not_undo() is None:
            mover = table.history.moves[-1].seat
            judged += 1
            for seat in range(players):
                news = shown(table.place.view(seat)) - before[seat]
                open_to_all = aside(table) if seat == mover else before[mover] + aside(table)
                assert news <= open_to_all
    assert judged > 5


def shown(view: View) -> Counter[str]:
    """Every card and token whose face this view shows."""
    faces: list[str] = []
    for name, lies in CODEC.view_to_json(view).items():
        if name not in ("decision", "used", "you"):
            faces += faces_in(lies)
    return Counter(faces)


def aside(table: KeptGame) -> Counter[str]:
    """The Allies of the last payment, which lie open until one of them is affiliated."""
    paid = [event for event in table.place.events(None) if isinstance(event, LordRecruited)]
    return Counter(ally.slug for ally in paid[-1].allies) if paid else Counter()


def faces_in(lies: object) -> list[str]:
    """Every card that this part of a view lists; tokens are the numbers in lists."""
    match lies:
        case dict():
            own = [lies["lord"]] if "lord" in lies else []
            return own + [face for each in lies.values() for face in faces_in(each)]
        case list():
            own = [str(each) for each in lies if isinstance(each, str | int)]
            return own + [face for each in lies for face in faces_in(each)]
    return []


def back(table: KeptGame) -> None:
    """The last move can be taken back, and the journal says so."""
    mover = table.undo_seat
    assert table.why_not_undo() is None
    table.undo()
    assert table.decision is not None
    assert table.decision.seat == mover
    table.close()
    with KeptGame.resume(table.path) as again:
        assert digest_of(again.history) == digest_of(table.history)
