"""Several screens at one table in one process: a seat each, an onlooker, and a slow store."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.app import App
from textual.pilot import Pilot

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_games import LocalGames
from abyss_tui.frontends.tui.apps.local_session import LocalSession
from abyss_tui.frontends.tui.prompts.choice import ChoicePrompt
from abyss_tui.frontends.tui.prompts.reading import Reading
from abyss_tui.frontends.tui.screens.curtain import Curtain
from abyss_tui.frontends.tui.screens.menu import Menu
from abyss_tui.frontends.tui.screens.table import TableScreen
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.frontends.tui.widgets.board_view import BoardView
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.record.files.file_store import FileStore
from abyss_tui.record.store import Store
from abyss_tui.table.start import NewGame, Resume
from abyss_tui.table.tables import Tables
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.reaching import at, saved_at
from tests.frontends.tui.sitting import settled
from tests.table.memory_store import MemoryStore

SIZE = (120, 40)


class GamesInMemory(LocalGames):
    """Games of a store that is no folder, at tables that other apps share."""

    def __init__(self, tables: Tables, store: Store) -> None:
        super().__init__(Path())
        self.tables, self.store = tables, store

    async def any(self) -> bool:
        return bool(await self.store.saved_games())


def an_app(tables: Tables, store: Store, start: Resume | NewGame) -> LocalApp:
    games = GamesInMemory(tables, store)
    return LocalApp(LocalSession(Voice(ENGLISH), DEEP_SEA, USUAL_GAME, games=games), start)


def board(app: App[Any]) -> Board[Any, Any]:
    shown = next(iter(app.screen_stack[1:])).query_one(BoardView).board
    assert shown is not None
    return shown


@asynccontextmanager
async def facing(folder: Path, kind: str) -> AsyncIterator[tuple[Pilot[int], Pilot[int]]]:
    """Let two sit at one table, each at a screen: who is asked such a decision, and the other."""
    saved = saved_at(folder, at(kind), ("Ada", "Bo"))
    store = FileStore(folder)
    tables = Tables(store)
    ada, bo = (an_app(tables, store, Resume(saved.game, frozenset({seat}))) for seat in (0, 1))
    async with ada.run_test(size=SIZE) as one, bo.run_test(size=SIZE) as two:
        await settled(one)
        await settled(two)
        assert ada.seat.place is not None
        assert ada.seat.place.decision is not None
        yield (one, two) if ada.seat.place.decision.seat == 0 else (two, one)


async def test_each_sees_their_own_hand_and_what_the_other_does(tmp_path: Path) -> None:
    async with facing(tmp_path, "turn") as (acting, other):
        for pilot in (acting, other):
            assert not isinstance(pilot.app.screen, Curtain)
            seen = board(pilot.app).view
            for seat, player in enumerate(seen.players):
                assert isinstance(player.hand, tuple if seat == seen.you else int)
        assert {board(pilot.app).view.you for pilot in (acting, other)} == {0, 1}
        await acting.press("e")
        await settled(acting)
        await settled(other)
        assert board(other.app).view.track
        assert board(other.app).view.track == board(acting.app).view.track
        for pilot in (acting, other):
            assert not any(isinstance(each, Curtain) for each in pilot.app.screen_stack)


async def test_only_the_seat_that_is_asked_is_asked(tmp_path: Path) -> None:
    async with facing(tmp_path, "explore") as (asked, other):
        assert isinstance(asked.app.screen, ChoicePrompt)
        assert isinstance(other.app.screen, TableScreen)
        await other.press("e", "s", "p")
        await settled(other)
        assert isinstance(other.app.screen, TableScreen)


async def test_an_offer_is_answered_by_the_seat_that_is_asked(tmp_path: Path) -> None:
    async with facing(tmp_path, "offer") as (buyer, explorer):
        assert isinstance(buyer.app.screen, ChoicePrompt)
        await buyer.press("b")
        await settled(buyer)
        await settled(explorer)
        assert isinstance(explorer.app.screen, ChoicePrompt)


async def test_what_one_takes_back_is_asked_of_the_other_no_more(tmp_path: Path) -> None:
    """The exploration is over for both; a text that is being read stays."""
    async with facing(tmp_path, "affiliate") as (acting, other):
        await other.press("o")
        await settled(other)
        await acting.press("u")
        await settled(acting)
        await settled(other)
        assert isinstance(acting.app.screen, TableScreen)
        assert isinstance(other.app.screen, Reading)
        assert board(other.app).view.decision.kind == "turn"


async def test_one_leaves_and_the_other_plays_on(tmp_path: Path) -> None:
    async with facing(tmp_path, "turn") as (acting, other):
        await other.press("q", "y")
        await settled(other)
        assert isinstance(other.app.screen, Menu)
        number = board(acting.app).view.decision
        await acting.press("e")
        await settled(acting)
        assert board(acting.app).view.decision != number


async def test_who_stays_after_all_is_asked_what_came_up_meanwhile(tmp_path: Path) -> None:
    """Somebody else's move makes the explorer decide while they are asked whether to leave."""
    async with facing(tmp_path, "offer") as (buyer, explorer):
        await explorer.press("q")
        await buyer.press("b")
        await settled(buyer)
        await settled(explorer)
        await explorer.press("n")
        await settled(explorer)
        asked = explorer.app.screen
        assert isinstance(asked, ChoicePrompt)
        assert asked.heading != "LEAVE?"


async def test_an_onlooker_sees_no_hand_and_is_asked_nothing(tmp_path: Path) -> None:
    saved = saved_at(tmp_path, at("explore"))
    store = FileStore(tmp_path)
    app = an_app(Tables(store), store, Resume(saved.game, frozenset()))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        assert isinstance(app.screen, TableScreen)
        await pilot.press("full_stop", "u", "e")
        await settled(pilot)
        assert board(app).view.you is None


async def test_a_slow_store_stalls_no_screen_and_no_key_is_lost_or_played_twice() -> None:
    store = MemoryStore()
    app = an_app(Tables(store), store, NewGame(("Ada", "Bo"), 5, "abyss", 0))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.press("enter", "enter")
        await settled(pilot)
        assert app.seat.place is not None
        before = len(app.seat.place.events(None))
        store.ready.clear()
        await pilot.press("e", "e", "o")
        await pilot.resize_terminal(140, 44)
        assert len(app.seat.place.events(None)) == before
        assert any("Ada" in line or "ADA" in line for line in screen_lines(app))
        store.ready.set()
        await settled(pilot)
        entries = next(iter(store.games.values()))[1]
        assert len(entries) == 1
        assert isinstance(app.screen, Reading)


async def test_what_cannot_be_kept_is_said_and_asked_again() -> None:
    store = MemoryStore()
    app = an_app(Tables(store), store, NewGame(("Ada", "Bo"), 5, "abyss", 0))
    async with app.run_test(size=SIZE) as pilot:
        await settled(pilot)
        await pilot.press("enter", "enter")
        await settled(pilot)
        store.broken = True
        await pilot.press("e")
        await settled(pilot)
        assert isinstance(app.screen, TableScreen)
        assert any("Nothing was lost" in notice.message for notice in app._notifications)
        store.broken = False
        await pilot.press("e")
        await settled(pilot)
        assert next(iter(store.games.values()))[1]
