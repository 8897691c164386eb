"""Whole games between people in lines at a host: what each is told of the others."""

from pathlib import Path

import pytest

from abyss_tui.games.abyss.actions import Affiliate
from abyss_tui.games.abyss.text.hint_texts import TITLES, hint_title
from abyss_tui.games.abyss.views import View
from abyss_tui.lobby.rooms import stand_in_bots
from abyss_tui.table import undo
from tests.frontends.plain.hosted.playing import Game
from tests.frontends.plain.hosted.visiting import VOICE, gone
from tests.frontends.plain.hosted.visiting import comes as comes_in_lines
from tests.frontends.plain.person import CARD
from tests.lobby.visiting import a_lobby, comes, move, playing, until
from tests.table.sitting import asked
from tests.table.thinkers import Quick

NAMES = ("Ada", "Bo", "Cy", "Dan")
EXAMPLE = "as crab 3 4 squid 2"
"""How a payment is typed, which names cards that nobody needs to have."""


def may_be_told(view: View) -> set[str]:
    """Return the cards that somebody may be told of: those that lie open and their own."""
    cards = [ally.slug for player in view.players for ally in player.affiliated]
    cards += [card.slug for card in view.track]
    if view.own is not None and not isinstance(view.own.hand, int):
        cards += [ally.slug for ally in view.own.hand]
    asked = () if view.decision is None else view.decision.options or ()
    cards += [each.ally.slug for each in asked if isinstance(each, Affiliate)]
    return {slug.replace("-", " ") for slug in cards}


def without_story(said: str) -> str:
    """Leave out what happened: its events are as the seat may know them."""
    lines = said.replace(EXAMPLE, "").splitlines()
    told = {name for each in NAMES for name in (each, f"{each} (you)")}
    return "\n".join(line for line in lines if line.partition(": ")[0] not in told)


@pytest.mark.parametrize("seed", range(3))
async def test_a_whole_game_tells_nobody_a_card_of_another_hand(tmp_path: Path, seed: int) -> None:
    game = await Game.begun(tmp_path, *NAMES[: 2 + seed], seed=seed)

    def check(asked: int) -> None:
        for seat, reader in game.readers.items():
            told = set(CARD.findall(without_story(reader.new)))
            view = game.place.view(seat, with_options=seat == asked)
            assert told <= may_be_told(view), f"{NAMES[seat]}:\n{reader.new}"

    try:
        await game.play(look=check)
        for seat, reader in game.readers.items():
            await until(lambda reader=reader: "Another game" in reader.new)  # type: ignore[misc]
            assert reader.told.count("The game is over. Final score:") == 1
            assert f"{NAMES[seat]}, you have" in reader.told
            assert f"{NAMES[seat - 1]}, you have" not in reader.told
    finally:
        await game.leave()


async def test_what_the_others_do_is_told_and_one_may_look_around_meanwhile(
    tmp_path: Path,
) -> None:
    game = await Game.begun(tmp_path, "Ada", "Bo", seed=1)
    try:
        await game.play(30)
        decision = game.place.decision
        assert decision is not None
        waiting, name = game.readers[1 - decision.seat], NAMES[1 - decision.seat]
        await until(lambda: f"Waiting for {NAMES[decision.seat]}." in waiting.told)
        await waiting.type("hand", f"{name}, you have")
        await waiting.type("1", f"It is {NAMES[decision.seat]} who decides now")
        await waiting.type("say hurry up", "You say: hurry up")
        assert f"{NAMES[decision.seat]}: " in waiting.told
    finally:
        await game.leave()


async def test_what_is_met_for_the_first_time_is_explained_at_a_host_too(tmp_path: Path) -> None:
    game = await Game.begun(tmp_path, "Ada", "Bo", seed=1, hints=True)
    try:
        await game.play(40)
        titles = [f"{hint_title(name, VOICE)}. " for name in TITLES]
        for reader in game.readers.values():
            told = [reader.told.count(title) for title in titles]
            assert max(told) == 1
            assert sum(told) > 1
    finally:
        await game.leave()


async def test_an_action_that_is_taken_back_is_told_and_what_was_asked_is_asked_no_more(
    tmp_path: Path,
) -> None:
    game = await Game.begun(tmp_path, "Ada", "Bo", seed=1)
    try:
        while (decision := game.place.decision) is not None:
            await game.play(1)
            after = game.place.decision
            undoes = game.place.why_not_undo(decision.seat) is None
            if undoes and after is not None and after.seat != decision.seat:
                break
        assert decision is not None
        by, other = game.readers[decision.seat], game.readers[1 - decision.seat]
        await until(lambda: "Type “undo” to take your last action back." in by.new and other.waits)
        await by.type("undo", "Your last action was taken back.")
        await other.reads(f"{NAMES[decision.seat]} takes their last action back.")
        await other.reads(f"Waiting for {NAMES[decision.seat]}.")
    finally:
        await game.leave()


async def test_an_undo_that_takes_back_what_a_bot_did_as_well_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stand_in_bots, "PAUSE", 0)
    monkeypatch.setattr(undo, "why_not", lambda *_: None)
    lobby = await a_lobby(tmp_path, Quick())
    ada, bo = [await comes(lobby, name) for name in ("Ada", "Bo")]
    await ada.client.create("friday", 3, "abyss")
    for seat, guest in enumerate((ada, bo)):
        await guest.client.sit("friday", seat)
    await ada.client.owner.give_to_bot(2, "easy")
    await ada.client.owner.start(1, 1)
    for guest in (ada, bo):
        await guest.sit_down()
    reads = comes_in_lines(lobby, "SHA256:Ada")
    async with gone(reads):
        await reads.reads("the game runs")
        while bo.place.active != 2:  # then the bot has turned up an Ally, which is on offer
            await move(ada, bo)
            await until(lambda: asked(bo.place).seat != 2)
        await bo.place.undo(1, decision=asked(bo.place).number)
        await reads.reads("Bo takes their last action back.")
        await reads.type("who", "Triton")
        assert reads.told.count("Bo takes their last action back.") == 1
    for guest in (ada, bo):
        guest.place.leave()


@pytest.mark.parametrize("seed", [pytest.param(1, marks=pytest.mark.slow), 16, 25])
async def test_two_who_share_a_keyboard_never_read_each_other_s_hand(
    tmp_path: Path, seed: int
) -> None:
    game = await Game.begun(tmp_path, "Ada", "Bo", friend="Cy", seed=seed)
    ada, bo = game.readers[0], game.readers[1]
    try:
        await game.play()
        await until(lambda: "Another game" in ada.new)
    finally:
        await game.leave()
    for each in ada.sights:
        assert sum(f"{name}, you have" in each for name in ("Ada", "Cy")) <= 1
        assert "Offer to the whole table" not in each or "Your hand:" not in each
    assert "Pass the keyboard to Cy." in ada.told
    assert "Pass the keyboard" not in bo.told
    assert "Cy, you have" not in bo.told


async def test_all_want_another_game_and_it_is_dealt(tmp_path: Path) -> None:
    game = await Game.begun(tmp_path, "Ada", "Bo", seed=3)
    try:
        await game.play()
        for reader in game.readers.values():
            await until(lambda reader=reader: "Another game" in reader.new)  # type: ignore[misc]
        ada, bo = game.readers.values()
        await ada.type("figures", "Bo: ")
        await ada.type("score", "The game is over. Final score:")
        await ada.type("another game", "Ada, you, here, wants another game")
        await bo.reads("Ada wants another game.")
        await bo.type("r", "the game runs")
        await ada.reads("the game runs")
    finally:
        await game.leave()


async def test_no_hand_lies_open_at_a_shared_keyboard_while_somebody_elsewhere_plays(
    tmp_path: Path,
) -> None:
    game = await Game.begun(tmp_path, "Ada", "Bo", friend="Cy", seed=1)
    ada = game.readers[0]
    try:
        while (decision := game.place.decision) is not None:
            if decision.seat == game.place.active == 1 and decision.number > 6:
                break
            await game.play(1)
            asked = game.readers[decision.seat]
            await until(lambda asked=asked: asked.waits)  # type: ignore[misc]
        await until(lambda: ada.waits and ("Bo is next" in ada.new or "for Bo." in ada.new))
        if "Bo is next. Press Enter to clear this" in ada.new:
            await ada.type("", "Waiting for Bo.")
        assert "you have" not in ada.sights[-1]
        await ada.type("hand", "Nobody sits at the keyboard now")
    finally:
        await game.leave()


async def test_who_shares_a_keyboard_takes_back_before_the_hand_is_cleared_away(
    tmp_path: Path,
) -> None:
    game = await Game.begun(tmp_path, "Ada", "Bo", friend="Cy", seed=1)
    ada = game.readers[0]
    try:
        while (decision := game.place.decision) is not None:
            await game.play(1)
            asked = game.readers[decision.seat]
            await until(lambda asked=asked: asked.waits)  # type: ignore[misc]
            after = game.place.decision
            assert after is not None
            undoes = game.place.why_not_undo(decision.seat) is None
            if decision.seat == 0 and undoes and after.seat == game.place.active == 1:
                break
        await ada.reads("Bo is next. Press Enter to clear this and pass the keyboard.")
        assert "Type “undo” to take your last action back." in ada.new
        await ada.type("undo", "Your last action was taken back.")
        await until(lambda: ada.waits)
        assert game.place.active == 0
        assert "Pass the keyboard" not in ada.new, "Ada is there still"
    finally:
        await game.leave()


async def test_who_is_back_reads_what_was_decided_in_their_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stand_in_bots, "PAUSE", 0)
    lobby = await a_lobby(tmp_path)
    ada, bo = await playing(lobby, "Ada", "Bo", first=1)
    bo.place.leave()
    bo.client.close()
    await ada.client.owner.let_pass(1, passes=True)
    await until(lambda: asked(ada.place).seat == 0)
    again = comes_in_lines(lobby, "SHA256:Bo", "")
    async with gone(again):
        await again.reads("While you were away, your seat was played for you:\nBo, turn 1: away: ")
        await again.reads("Bo, turn 1: away: the least possible was played; explored 1 card")
        await again.reads("Waiting for Ada.")
        assert again.told.count("explored 1 card") == 1


async def test_who_comes_to_another_table_than_that_of_their_game_is_told(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    await playing(lobby, "Ada", "Bo")
    await lobby.have_room("reef", 2, "abyss")
    bo = comes_in_lines(lobby, "SHA256:Bo", "reef")
    async with gone(bo):
        await bo.reads("You also have a seat at table friday, where the game runs: “quit” leads")
        await bo.reads("Table reef")
