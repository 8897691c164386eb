"""A turn ends on a look at what it brought, and can be taken back until the next hand is open."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.choice_list import ChoiceList
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.games.abyss.actions import Explore, Recruit
from abyss_tui.games.abyss.events import AllyTaken
from abyss_tui.games.abyss.game import Game
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.hosted.hosting import Person, playing
from tests.frontends.tui.hosted.hosting import settled as settled_all
from tests.frontends.tui.reaching import at, can_request_support, saved_at
from tests.frontends.tui.sitting import recruit_a_lord, settled, sitting, the_place
from tests.lobby.visiting import a_lobby


def shown(pilot: Pilot[int]) -> str:
    """Return what is on the screen."""
    return "\n".join(screen_lines(pilot.app))


async def take_a_pile(pilot: Pilot[int]) -> int:
    """Take the first Council pile that there is; return how many cards that are."""
    piles = list(the_place(pilot).view(None).council.values())
    row = next(row for row, pile in enumerate(piles, 1) if pile)
    await pilot.press("s", str(row))
    await settled(pilot)
    return int(piles[row - 1])


async def test_a_turn_ends_on_the_cards_that_were_taken(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, can_request_support)) as pilot:
        place = the_place(pilot)
        seat = place.active
        before = place.view(seat).players[seat].hand
        await take_a_pile(pilot)
        assert isinstance(pilot.app.screen, ChoicePrompt)
        after = place.view(seat).players[seat].hand
        values = sorted(str(ally.value) for ally in set(after) - set(before))
        (line,) = (each for each in shown(pilot).splitlines() if "You gained" in each)
        assert values
        assert all(value in line for value in values)
        await pilot.press("enter")
        await settled(pilot)
        assert isinstance(pilot.app.screen, Curtain)
        assert "You gained" not in shown(pilot)


async def test_the_end_of_a_turn_says_how_to_leave_from_there(tmp_path: Path) -> None:
    resumed = saved_at(tmp_path, can_request_support)
    async with sitting(tmp_path, resumed, messages=True) as pilot:
        await take_a_pile(pilot)
        await pilot.press("q")
        await settled(pilot)
        assert "q does not leave here. ctrl+c leaves at once" in shown(pilot)


async def test_nothing_of_the_look_is_seen_behind_the_curtain(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, can_request_support)) as pilot:
        await take_a_pile(pilot)
        await pilot.press("enter")
        await settled(pilot)
        screens = [type(each) for each in pilot.app.screen_stack]
        assert screens[-2:] == [TableScreen, Curtain]
        table = pilot.app.screen_stack[-2]
        assert isinstance(table, TableScreen)
        assert (table.viewer, table.hand_shown) == (None, False)


def ends_without_showing(game: Game) -> bool:
    """Whether the next choice affiliates an Ally and ends the turn: nothing hidden is shown."""
    if not at("affiliate")(game):
        return False
    copy = game.copy()
    assert copy.decision is not None  # it is asked which Ally
    copy.apply(copy.decision.options[0])
    return at("turn")(copy) and copy.seat != game.seat


async def test_what_showed_nothing_is_taken_back_from_the_look(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, ends_without_showing)) as pilot:
        place = the_place(pilot)
        seat, turn = place.active, place.turn
        await pilot.press("u")  # the turn is looked at from its beginning
        await settled(pilot)
        await recruit_a_lord(pilot)
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("1")
        await settled(pilot)
        assert "YOUR TURN IS OVER" in shown(pilot)
        await pilot.press("u")
        await settled(pilot)
        assert (place.active, place.turn) == (seat, turn)
        assert not isinstance(pilot.app.screen, Curtain)


async def test_it_is_taken_back_at_the_curtain_by_who_played_last(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, ends_without_showing)) as pilot:
        place = the_place(pilot)
        seat, turn = place.active, place.turn
        for key in ("1", "enter"):  # the choice, and the look at what it brought
            await pilot.press(key)
            await settled(pilot)
        assert isinstance(pilot.app.screen, Curtain)
        assert "u takes the last action back" in shown(pilot)
        await pilot.press("u")
        await settled(pilot)
        assert (place.active, place.turn) == (seat, turn)
        assert isinstance(pilot.app.screen, Curtain), "whoever is there now must not see the hand"
        await pilot.press("enter", "enter")
        await settled(pilot)
        assert isinstance(pilot.app.screen, ChoicePrompt)


async def test_it_is_not_taken_back_once_the_next_hand_is_open(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, ends_without_showing)) as pilot:
        place = the_place(pilot)
        for key in ("1", "enter"):
            await pilot.press(key)
            await settled(pilot)
        await pilot.press("enter", "enter")
        await settled(pilot)
        turn = place.turn
        await pilot.press("u")
        await settled(pilot)
        assert place.turn == turn


async def test_cards_that_were_seen_stay_taken(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, can_request_support)) as pilot:
        place = the_place(pilot)
        await take_a_pile(pilot)
        turn = place.turn
        await pilot.press("u")
        await settled(pilot)
        assert place.turn == turn
        assert any("cannot be undone" in each.message for each in pilot.app._notifications)
        await pilot.press("enter")
        await settled(pilot)
        assert "takes the last action back" not in shown(pilot)


def others_end_it(game: Game) -> bool:
    """Whether recruiting the Jailer is possible, and the turn ends with what others discard."""
    if not at("turn")(game) or game.decision is None:
        return False
    copy = game.copy()
    for option in game.decision.options:
        if isinstance(option, Recruit) and option.lord.slug == "jailer":
            copy.apply(option)
            return at("discard")(copy) and all(each.hand for each in copy.players)
    return False


async def test_nobody_else_is_shown_what_a_turn_brought(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, others_end_it)) as pilot:
        table, place = pilot.app.screen, the_place(pilot)
        assert isinstance(table, TableScreen)
        turn = place.turn
        decision = place.view(place.active, with_options=True).decision
        recruitments = (each for each in decision.options if isinstance(each, Recruit))
        table.playing.play(next(each for each in recruitments if each.lord.slug == "jailer"))
        await settled(pilot)
        while place.turn == turn:
            if isinstance(pilot.app.screen, Curtain):
                await pilot.press("enter", "enter")
            else:
                await pilot.press("1")
            await settled(pilot)
        assert "You gained" not in shown(pilot)
        assert isinstance(pilot.app.screen, Curtain)


async def test_a_look_needs_the_mouse_only(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, can_request_support)) as pilot:
        await take_a_pile(pilot)
        for _ in range(2):
            assert isinstance(pilot.app.screen, ChoicePrompt)
            await pilot.click(ChoiceList, offset=(6, 0))
        await settled(pilot)
        assert isinstance(pilot.app.screen, Curtain)


async def test_at_a_host_a_line_says_it_and_nobody_waits(tmp_path: Path) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as people:
        ada, bo = people
        while the_place_of(ada).active == 0:
            for place in map(the_place_of, people):
                decides = place.decision is not None and place.decision.seat in place.seats
                if place.active == 0 and decides and place.decision is not None:
                    (seat,), number = place.seats, place.decision.number
                    option = place.view(seat, with_options=True).decision.options[0]
                    await place.play(seat, option, decision=number)
            await settled_all(*people)
        assert any(each.message.startswith("You gained") for each in ada.app._notifications)
        assert ada.app.screen is ada.app.seat.screen
        assert not any("You gained" in each.message for each in bo.app._notifications)


@pytest.mark.parametrize(
    ("said", "stays"),
    [
        ("You gained 2 Pearls.   u undo", "You gained 2 Pearls."),
        ("z does nothing here", "z does nothing here"),
    ],
)
async def test_no_undo_is_promised_once_somebody_has_learned_from_the_turn(
    tmp_path: Path, said: str, stays: str
) -> None:
    """What was said of a turn loses its key, while it is shown and only then."""
    async with sitting(tmp_path, NewGame(("Ada", "Bo"), 5, "abyss", 0)) as pilot:
        table = pilot.app.screen
        assert isinstance(table, TableScreen)
        assert table.playing.why_not_undo() is not None
        assert "u undo" not in screen_lines(pilot.app)[-1], "a key is named where it works"
        table.turns_end._undoable = "You gained 2 Pearls."
        table.say(said)
        await settled(pilot)
        for _ in range(2):
            table.go_on()
            await settled(pilot)
            assert [each.message for each in pilot.app._notifications] == [stays]
        table.playing.play(Explore())
        assert not [*pilot.app._notifications], "an answer takes it away"


def the_place_of(person: Person) -> Place:
    """Return where somebody sits at a host."""
    assert person.app.seat.place is not None
    return person.app.seat.place


async def test_the_head_names_whose_hand_lies_open_until_the_keyboard_is_passed(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, can_request_support)) as pilot:
        place = the_place(pilot)
        name = place.names[place.active].upper()
        await take_a_pile(pilot)
        head = shown(pilot).splitlines()[0]
        assert f"{name}  the turn is over" in head
        assert place.names[place.active].upper() not in head


async def test_a_turn_that_was_left_is_looked_at_when_it_ends_after_all(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, ends_without_showing)) as pilot:
        await pilot.press("1")
        await settled(pilot)
        assert "YOUR TURN IS OVER" in shown(pilot)


def forced_to_take_the_fifth(game: Game) -> bool:
    """Whether going on turns up a fifth card, which is taken because nobody can buy it."""
    decision = game.decision
    if not at("explore")(game) or decision is None or Explore() not in decision.options:
        return False
    copy, seat = game.copy(), game.seat
    copy.apply(Explore())
    return len(game.turn.track) == 4 and copy.seat != seat and at("turn")(copy)


async def test_a_card_that_had_to_be_taken_is_named(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, forced_to_take_the_fifth)) as pilot:
        place = the_place(pilot)
        await pilot.press("d")
        await settled(pilot)
        taken = [each for each in place.events(None) if isinstance(each, AllyTaken)][-1].ally
        (line,) = (each for each in shown(pilot).splitlines() if "You gained" in each)
        assert str(taken.value) in line.replace("1 Pearl", "")
