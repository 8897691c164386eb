"""A hand that is hidden stays hidden: in questions, in what is read over them, in the log."""

import re
from pathlib import Path

import pytest

from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.choice_list import ChoiceList
from abyss_tui.frontends.tui.prompts.reading import Leafing
from abyss_tui.games.abyss.actions import Explore, Support
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.text.cards import full_card
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.table.place import Place
from abyss_tui.table.story_so_far import StorySoFar
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.hosted.hosting import Person, playing
from tests.frontends.tui.hosted.hosting import settled as settled_all
from tests.frontends.tui.reaching import at, payable, saved_at
from tests.frontends.tui.sitting import settled, sitting, the_place
from tests.lobby.visiting import a_lobby

VOICE = Voice(ENGLISH)
MORE_THAN_LIES_THERE = 80


def titles_of(hand: tuple[Ally, ...]) -> set[str]:
    """Return what stands above the Allies of a hand where they are read about."""
    return {plain(full_card(ally, VOICE)).upper() for ally in hand}


async def test_the_marked_ally_is_hidden_with_the_hand(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("discard"))) as pilot:
        await pilot.press("down")
        await settled(pilot)
        assert "of the cost of a Lord" in "\n".join(screen_lines(pilot.app))
        await pilot.press("full_stop")
        await settled(pilot)
        assert "of the cost of a Lord" not in "\n".join(screen_lines(pilot.app))
        await pilot.press("full_stop")
        await settled(pilot)
        assert "of the cost of a Lord" in "\n".join(screen_lines(pilot.app))


@pytest.mark.parametrize("keys", [("enter",), ("down", "enter"), ("1",), ("down", "up", "space")])
async def test_no_card_of_a_hidden_hand_is_picked_blind(
    keys: tuple[str, ...], tmp_path: Path
) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("discard")), messages=True) as pilot:
        place = the_place(pilot)
        await pilot.press("full_stop")
        await settled(pilot)
        shown = "\n".join(screen_lines(pilot.app))
        assert ". show your hand" in shown
        assert "its number" not in shown
        asked = place.decision
        await pilot.press(*keys)
        await settled(pilot)
        assert place.decision == asked
        assert "press . to show it first" in "\n".join(screen_lines(pilot.app))
        await pilot.press("full_stop")
        await settled(pilot)
        assert "its number" in "\n".join(screen_lines(pilot.app))
        assert pilot.app.screen.query_one(ChoiceList).highlighted is None


async def test_how_a_lord_would_be_paid_is_hidden_with_the_hand(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable), size=(120, 40)) as pilot:
        lords = the_place(pilot).preview(the_place(pilot).active).lords
        row = next(row for row, each in enumerate(lords) if not each.problem)
        await pilot.press("r", "home", *["down"] * row)
        await settled(pilot)
        assert "affiliates" in "\n".join(screen_lines(pilot.app))
        await pilot.press("full_stop")
        await settled(pilot)
        assert "affiliates" not in "\n".join(screen_lines(pilot.app))


async def test_no_ally_of_a_hidden_hand_is_read_about(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("discard"))) as pilot:
        place = the_place(pilot)
        assert place.decision is not None
        seat = place.decision.seat
        await pilot.press("down", "full_stop", "i")
        await settled(pilot)
        read = pilot.app.screen
        assert isinstance(read, Leafing)
        hand = titles_of(place.view(seat).players[seat].hand)
        for _ in range(MORE_THAN_LIES_THERE):
            assert read.heading not in hand
            read.turn(1)
        await pilot.press("q")
        await settled(pilot)
        assert isinstance(pilot.app.screen, ChoicePrompt)


async def test_what_a_turn_brought_is_told_without_the_cards_while_they_are_hidden(
    tmp_path: Path,
) -> None:
    async with playing(await a_lobby(tmp_path), "Ada", "Bo") as people:
        ada = people[0]
        await ada.press("full_stop")
        await until_a_pile_is_taken(people)
        place = ada.app.seat.place
        assert place is not None
        own, public = last_of(place, 0), last_of(place, None)
        assert own != public
        (said,) = (e.message for e in ada.app._notifications if "You gained" in e.message)
        assert re.match(r"You gained \d+ cards?[. ]", said)
        await ada.press("w")
        assert public in flat(ada.shown), "nor by the log"
        assert own not in flat(ada.shown)
        await ada.press("q", "full_stop", "w")
        assert own in flat(ada.shown)


def a_pile_lies_there(game: Game) -> bool:
    return at("turn")(game) and any(game.council.values())


async def test_a_hand_that_is_hidden_when_the_turn_ends_is_still_that_of_who_played(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, a_pile_lies_there)) as pilot:
        place = the_place(pilot)
        player = place.active
        for key in ("full_stop", "s", "enter"):
            await pilot.press(key)
            await settled(pilot)
        assert place.active != player
        players = place.view(None).players
        of_player, of_next = players[player].hand_size, players[place.active].hand_size
        assert of_player != of_next
        assert f"HAND {of_player} " in "\n".join(screen_lines(pilot.app))


async def until_a_pile_is_taken(people: list[Person]) -> None:
    """Let all play until the first of them has requested support, which ends their turn."""
    places = [place for person in people if (place := person.app.seat.place) is not None]
    while not places[0].over:
        for place in places:
            decision = place.decision
            if decision is None or decision.seat not in place.seats:
                continue
            options = place.view(decision.seat, with_options=True).decision.options
            piles = [each for each in options if isinstance(each, Support)]
            explorations = [each for each in options if isinstance(each, Explore)]
            wanted = (piles if decision.seat == 0 else []) + explorations + list(options)
            await place.play(decision.seat, wanted[0], decision=decision.number)
            await settled_all(*people)
            if wanted[0] in piles:
                return
    raise AssertionError("no pile was taken")


def last_of(place: Place, eyes: int | None) -> str:
    """Return what the last turn of the first seat is told like to these eyes."""
    told = StorySoFar(place, eyes, VOICE).paragraphs
    return next(plain(part.lines[-1]) for part in reversed(told) if part.seat == 0 and part.lines)


def flat(shown: str) -> str:
    """Return what is on a screen without frames and line ends."""
    return " ".join(shown.replace("│", " ").split())
