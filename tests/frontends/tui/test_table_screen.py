"""The table at one keyboard: the curtain, the public offer, prompts, and small windows."""

from pathlib import Path

import pytest
from textual.events import Key

from abyss_tui.frontends.tui.abyss.offer import OfferPrompt
from abyss_tui.frontends.tui.abyss.payment import PaymentPrompt
from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.menu import Menu
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.screens.too_small import TooSmall
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.frontends.tui.widgets.panel import Panel, Target
from abyss_tui.games.abyss.cards.pieces import Ally
from abyss_tui.games.abyss.game import Game
from abyss_tui.sitting import settling
from abyss_tui.sitting.file_gone import farewell
from abyss_tui.table.start import NewGame, Resume
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.reaching import at, can_request_support, finished, payable, saved_at
from tests.frontends.tui.sitting import recruit_a_lord, settled, sitting, the_place

NEW = NewGame(("Ada", "Bo", "Cy"), 5, "abyss", 0)


async def test_no_other_key_opens_the_curtain(tmp_path: Path) -> None:
    async with sitting(tmp_path, NEW, behind=False) as pilot:
        await pilot.press(*"erspt.ow?", "space", "escape", "ctrl+p")
        assert isinstance(pilot.app.screen, Curtain)


async def test_behind_the_curtain_there_is_no_hand(tmp_path: Path) -> None:
    start = saved_at(tmp_path, payable)
    async with sitting(tmp_path, start, behind=False) as pilot:
        assert isinstance(pilot.app.screen, Curtain)
        board = pilot.app.screen_stack[-2].query_one(BoardView).board
        assert board is not None
        assert board.view.you is None
        assert all(isinstance(player.hand, int) for player in board.view.players)


async def test_the_hand_can_be_hidden_at_once(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable)) as pilot:
        shown = "\n".join(screen_lines(pilot.app))
        await pilot.press("full_stop")
        await settled(pilot)
        hidden = "\n".join(screen_lines(pilot.app))
        assert "press . to show" not in shown
        assert "press . to show" in hidden


async def test_an_offer_shows_no_hand_and_is_answered_with_one_key(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("offer"))) as pilot:
        place = the_place(pilot)
        assert isinstance(pilot.app.screen, OfferPrompt)
        assert pilot.app.screen.view.you is None
        buyer = pilot.app.screen.can[-1]
        before = place.view(None).players[buyer].hand_size
        await pilot.press(str(buyer + 1))
        await settled(pilot)
        assert place.view(None).players[buyer].hand_size == before + 1


def an_ally_turns_up_next(game: Game) -> bool:
    """Whether a turn begins in which exploring leads to an offer."""
    return (
        at("turn")(game)
        and isinstance(game.deck[0], Ally)
        and all(each.pearls for each in game.players)
    )


async def test_nobody_buys_with_enter(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, an_ally_turns_up_next)) as pilot:
        place = the_place(pilot)
        await pilot.press("e")
        await settled(pilot)
        card = place.view(None).track[-1]
        await pilot.press("enter")
        await settled(pilot)
        assert place.decision is not None
        assert place.decision.kind == "explore"
        assert place.view(None).track[-1] is card


async def test_an_offer_that_nobody_here_led_to_is_answered_by_no_enter(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("offer"))) as pilot:
        offer, place = pilot.app.screen, the_place(pilot)
        await pilot.press("enter", "enter")
        await settled(pilot)
        assert pilot.app.screen is offer
        assert any("Choose a row first" in each.message for each in pilot.app._notifications)
        await pilot.press("down", "enter")
        await settled(pilot)
        assert place.decision is not None
        assert place.decision.kind == "explore"


async def test_a_key_for_the_screen_before_answers_nothing_that_came_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settling, "SETTLE", 60)
    async with sitting(tmp_path, saved_at(tmp_path, at("offer"))) as pilot:
        offer = pilot.app.screen
        assert isinstance(offer, OfferPrompt)
        keys = ("n", "v", "down", "enter", str(offer.can[-1] + 1))
        await pilot.press(*keys)
        await settled(pilot)
        assert pilot.app.screen is offer
        monkeypatch.setattr(settling, "SETTLE", 0)
        await pilot.press("n")
        await settled(pilot)
        assert pilot.app.screen is not offer


async def test_a_key_typed_ahead_answers_no_card_that_nobody_has_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, an_ally_turns_up_next)) as pilot:
        monkeypatch.setattr(settling, "SETTLE", 60)
        await pilot.press("e", "n")
        await settled(pilot)
        assert isinstance(pilot.app.screen, OfferPrompt)
        assert "one moment: see this first" in "\n".join(screen_lines(pilot.app))


async def test_a_buyer_may_look_at_their_hand_first(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("offer"))) as pilot:
        await pilot.press("v")
        await settled(pilot)
        assert isinstance(pilot.app.screen, ChoicePrompt)
        await pilot.press("enter")
        await settled(pilot)
        assert isinstance(pilot.app.screen, Curtain)
        await pilot.press("enter", "enter")
        await settled(pilot)
        assert isinstance(pilot.app.screen, Reading)
        await pilot.press("q")
        await settled(pilot)
        assert isinstance(pilot.app.screen, OfferPrompt)


async def test_a_payment_says_what_it_does_and_what_is_missing(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable), size=(120, 40)) as pilot:
        place = the_place(pilot)
        await recruit_a_lord(pilot)
        assert isinstance(pilot.app.screen, PaymentPrompt)
        assert "√ affiliates" in "\n".join(screen_lines(pilot.app))
        await pilot.press("z", "enter")
        await settled(pilot)
        assert isinstance(pilot.app.screen, PaymentPrompt)
        assert "×" in "\n".join(screen_lines(pilot.app)[-20:])
        await pilot.press("escape")
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen)
        assert place.decision is not None
        assert place.decision.kind == "turn"


async def test_a_lord_that_cannot_be_paid_says_why(tmp_path: Path) -> None:
    async with sitting(tmp_path, NEW) as pilot:
        await pilot.press("r", "enter")
        await settled(pilot)
        assert any("needs a" in notice.message for notice in pilot.app._notifications)


async def test_what_must_be_decided_cannot_be_left(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("explore"))) as pilot:
        assert isinstance(pilot.app.screen, ChoicePrompt)
        await pilot.press("escape", "escape")
        await settled(pilot)
        assert isinstance(pilot.app.screen, ChoicePrompt)


async def test_keys_without_a_meaning_change_nothing(tmp_path: Path) -> None:
    async with sitting(tmp_path, NEW) as pilot:
        before = len(the_place(pilot).events(None))
        await pilot.press(*"adfxyz0987;", "home", "delete", "f5")
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen)
        assert len(the_place(pilot).events(None)) == before


async def test_a_small_window_waits_calmly_and_the_game_goes_on(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("explore"))) as pilot:
        await pilot.resize_terminal(60, 18)
        await settled(pilot)
        assert isinstance(pilot.app.screen, TooSmall)
        assert any("80 x 24" in line for line in screen_lines(pilot.app))
        await pilot.resize_terminal(100, 30)
        await settled(pilot)
        assert isinstance(pilot.app.screen, ChoicePrompt)


@pytest.mark.parametrize("kind", ["explore", "offer", "location", "affiliate", "discard"])
async def test_keys_that_come_at_once_answer_one_question(tmp_path: Path, kind: str) -> None:
    """A held key, a paste or a slow line: the second key must not close what lies below."""
    async with sitting(tmp_path, saved_at(tmp_path, at(kind))) as pilot:
        app = pilot.app
        for _ in range(6):
            for key in ("1", "1", "enter", "d", "n"):
                app.post_message(Key(key, key if len(key) == 1 else None))
            await settled(pilot)
        assert app.is_running
        assert any(isinstance(screen, TableScreen) for screen in app.screen_stack)
        assert not app._exception


async def test_a_question_does_not_outlive_its_turn(tmp_path: Path) -> None:
    """Keys pressed in one burst never leave a prompt of the last player under the curtain."""
    async with sitting(tmp_path, saved_at(tmp_path, can_request_support)) as pilot:
        app = pilot.app
        piles = the_place(pilot).view(None).council.values()
        pile = next(place for place, cards in enumerate(piles, 1) if cards)
        await pilot.press("s")
        await settled(pilot)
        for key in (str(pile), "r", "w", "1", "r"):
            app.post_message(Key(key, key))
        await settled(pilot)
        await settled(pilot)
        await pilot.press("enter")  # closes what is read
        await settled(pilot)
        assert "YOUR TURN IS OVER" in "\n".join(screen_lines(app))
        await pilot.press("enter")
        await settled(pilot)
        kinds = [type(screen).__name__ for screen in app.screen_stack]
        assert kinds[kinds.index("Curtain") - 1] == "TableScreen"


async def test_leaving_asks_and_keeps_the_game(tmp_path: Path) -> None:
    async with sitting(tmp_path, NEW) as pilot:
        place = the_place(pilot)
        await pilot.press("q", "n")
        await settled(pilot)
        assert isinstance(pilot.app.screen, TableScreen)
        await pilot.press("q", "y")
        await settled(pilot)
        assert isinstance(pilot.app.screen, Menu)
        assert pilot.app.screen.kept
        assert isinstance(pilot.app, LocalApp)
        assert pilot.app.left_last is place


async def test_a_game_that_is_over_is_not_gone_on_with(tmp_path: Path) -> None:
    async with sitting(tmp_path, Resume(finished(tmp_path))) as pilot:
        await pilot.press("space", "m")
        await settled(pilot)
        assert isinstance(pilot.app.screen, Menu)
        assert isinstance(pilot.app, LocalApp)
        assert pilot.app.left_last is not None
        assert farewell(pilot.app.left_last, "abyss-tui resume", pilot.app.look.voice) == []


async def test_an_action_that_showed_nothing_can_be_taken_back(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("affiliate"))) as pilot:
        place = the_place(pilot)
        assert isinstance(pilot.app.screen, ChoicePrompt)
        await pilot.press("u")
        await settled(pilot)
        assert place.decision is not None
        assert place.decision.kind == "turn"
        assert isinstance(pilot.app.screen, TableScreen)


async def test_a_prompt_lies_where_it_lay_when_the_window_was_too_small_for_a_while(
    tmp_path: Path,
) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("explore"))) as pilot:
        before = screen_lines(pilot.app)
        await pilot.resize_terminal(60, 20)
        await settled(pilot)
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        await pilot.pause(0.1)
        assert screen_lines(pilot.app) == before


async def test_the_head_names_all_who_are_asked_an_offer(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, at("offer"))) as pilot:
        offer, place = pilot.app.screen, the_place(pilot)
        assert isinstance(offer, OfferPrompt)
        named = ", ".join(place.names[seat].upper() for seat in offer.can)
        assert f"{named}  an Ally is on offer" in screen_lines(pilot.app)[0]


async def test_the_lord_that_is_paid_has_the_ring_and_the_head(tmp_path: Path) -> None:
    async with sitting(tmp_path, saved_at(tmp_path, payable)) as pilot:
        await recruit_a_lord(pilot)
        payment = pilot.app.screen
        assert isinstance(payment, PaymentPrompt)
        table = pilot.app.screen_stack[-2]
        assert Target("lord", payment.lord) in [each.cursor for each in table.query(Panel)]
        assert "pay for" in screen_lines(pilot.app)[0]
        await pilot.press("q")
        await settled(pilot)
        assert "choose one action" in screen_lines(pilot.app)[0]
