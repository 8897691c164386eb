"""Sessions beside each other in one process: each in its own language, colours and keys."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
from textual.pilot import Pilot

from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.apps.local_games import LocalGames
from abyss_tui.frontends.tui.apps.local_session import LocalSession
from abyss_tui.frontends.tui.keys.keys import Keys
from abyss_tui.frontends.tui.person.session import Rights
from abyss_tui.frontends.tui.screens.menu import Menu
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.theme.palette import Theme
from abyss_tui.games.registry import USUAL_GAME
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.table.start import NewGame, Resume, Start, Watch
from tests.frontends.tui.frames import screen_lines
from tests.frontends.tui.other_theme import OTHER_THEME
from tests.frontends.tui.reaching import at, finished, payable, saved_at
from tests.frontends.tui.sitting import settled
from tests.pseudo import LONGER, Pseudo
from tests.table.thinkers import Stern

pytestmark = pytest.mark.no_cover  # drawn again and again: measuring it is dear

NAMES: Final = ("Ζωή", "Łśęą", "深海")
"""Names without a plain letter, so that every plain letter is a word of the program."""
ENGLISH_WORD: Final = re.compile(r"[A-Za-z]{2,}")
NOT_ENGLISH: Final = {
    "English",
    "Fran",
    "ais",
    "ABYSS",
    "KK",
    "KKK",
    "KM",
    "KMM",
    "MM",
    "KO",
    "ctrl",
}


def a_session(folder: Path, voice: Voice, theme: Theme = DEEP_SEA, **more: Any) -> LocalSession:
    games = LocalGames(folder)
    return LocalSession(voice, theme, USUAL_GAME, games=games, thinker=Stern(), **more)


def backgrounds(app: LocalApp) -> set[str]:
    """Return the colours behind everything that an app shows."""
    rows = app.screen._compositor.render_strips()
    styles = (part.style for row in rows for part in row)
    colours = (style.bgcolor for style in styles if style is not None)
    return {colour.get_truecolor().hex.upper() for colour in colours if colour is not None}


async def test_two_sessions_differ_in_language_and_colours(tmp_path: Path) -> None:
    """Two apps of one process, in one event loop, at tables of their own."""
    one = LocalApp(a_session(tmp_path / "1", Voice(ENGLISH)), NewGame(("Ada", "Bo"), 5, "abyss", 0))
    two = LocalApp(
        a_session(tmp_path / "2", Voice(Pseudo()), OTHER_THEME), NewGame(NAMES, 5, "abyss", 0)
    )
    async with one.run_test(size=(120, 40)) as first, two.run_test(size=(120, 40)) as second:
        for pilot in (first, second, first):
            await settled(pilot)
            await pilot.press("enter", "enter")
            await settled(pilot)
        shown = ["\n".join(screen_lines(app)) for app in (one, two)]
        behind = [backgrounds(app) for app in (one, two)]
    assert "COUNCIL" in shown[0]
    assert LONGER not in shown[0]
    assert "COUNCIL" not in shown[1]
    assert LONGER in shown[1]
    assert DEEP_SEA.palette.water in behind[0]
    assert DEEP_SEA.palette.water not in behind[1]
    assert OTHER_THEME.palette.water in behind[1]


async def english_on(pilot: Pilot[int]) -> set[str]:
    """Return the English words that are shown."""
    await settled(pilot)
    said = "\n".join(screen_lines(pilot.app))
    for notice in pilot.app._notifications:
        said += notice.message
    return set(ENGLISH_WORD.findall(said)) - NOT_ENGLISH


SCENES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "menu": ("", ("", "h", "enter", "escape n", "tab tab tab tab tab enter")),
    "settings": ("", ("comma", *("down",) * 8)),
    "kept games": ("turn", ("c",)),
    "turn": ("turn", ("", "enter", "enter", "o", "escape w", "escape question_mark", "escape i")),
    "keys of a turn": ("turn", ("enter enter u", "t", "n", "e", "full_stop")),
    "commands": ("turn", ("enter enter ctrl+p",)),
    "support": ("turn", ("enter enter s",)),
    "leaving": ("turn", ("enter enter q",)),
    "paying": ("pay", ("enter enter r", "full_stop", "full_stop 1", "2 1", "3 1", "z enter")),
    "offer": ("offer", ("", "v", "1", "enter enter")),
    "exploring": ("explore", ("enter enter", "enter", "escape")),
    **{
        kind: (kind, ("enter enter", "1"))
        for kind in ("affiliate", "discard", "location", "end", "replace", "disable")
    },
    "score": ("over", ("space", "f", "escape o", "escape g")),
    "replay": ("watch", ("", "pagedown pagedown", "2", "a", "escape w")),
}
"""By what is shown: where the game stands, and keys that lead on."""


def begun_at(folder: Path, where: str) -> Start | None:
    """Return how the program starts where a scene begins."""
    match where:
        case "":
            return None
        case "over":
            return Resume(finished(folder, names=NAMES))
        case "watch":
            return Watch(finished(folder, names=NAMES))
        case "pay":
            return saved_at(folder, payable, NAMES)
    return saved_at(folder, at(where), NAMES)


@pytest.mark.parametrize("scene", SCENES)
async def test_no_word_is_english_for_somebody_who_speaks_none(tmp_path: Path, scene: str) -> None:
    where, steps = SCENES[scene]
    start = begun_at(tmp_path, where)
    app = LocalApp(a_session(tmp_path, Voice(Pseudo())), None if scene == "kept games" else start)
    async with app.run_test(size=(100, 34), notifications=True) as pilot:
        await settled(pilot)
        for keys in steps:
            await pilot.press(*keys.split())
            assert await english_on(pilot) == set(), keys


async def test_a_session_gives_a_command_another_key(tmp_path: Path) -> None:
    keys = Keys({"table.players": "f2"})
    start = saved_at(tmp_path, at("turn"))
    app = LocalApp(a_session(tmp_path, Voice(ENGLISH), keys=keys), start)
    async with app.run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await pilot.press("enter", "enter")
        await settled(pilot)
        assert any("f2 all" in line for line in screen_lines(app))
        await pilot.press("f2")
        await settled(pilot)
        assert any("ALL PLAYERS" in line for line in screen_lines(app))


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
async def test_panels_show_the_keys_of_their_session(tmp_path: Path, size: tuple[int, int]) -> None:
    names = ("explore", "support", "plot", "hide", "story")
    keys = Keys({f"table.{name}": f"f{number}" for number, name in enumerate(names, 3)})
    start = saved_at(tmp_path, at("turn"))
    app = LocalApp(a_session(tmp_path, Voice(ENGLISH), keys=keys), start)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        await pilot.press("enter", "enter")
        await settled(pilot)
        shown = "\n".join(screen_lines(app))
        await pilot.press("f6")
        await settled(pilot)
        shown += "\n".join(screen_lines(app))
    assert set(re.findall(r"(\w+) +(?:Explore|EXPLORE) ", shown)) == {"f3"}
    assert set(re.findall(r"(\w+) +COUNCIL", shown)) == {"f4"}
    assert set(re.findall(r"(\w+) +(?:Plot|PLOT)", shown)) == {"f5"}
    assert set(re.findall(r"press (\S+) to show", shown)) == {"f6"}
    assert set(re.findall(r"(\w+) +(?:YOUR )?HAND", shown)) == {"f6"}
    assert set(re.findall(r"LOG (\S+)", shown)) <= {"[f7]"}
    assert not re.search(r" [espw.]  ?(?:deck|COUNCIL|Plot|PLOT|HAND|YOUR|LOG)", shown)


async def test_the_menu_offers_only_what_the_session_has_a_right_to(tmp_path: Path) -> None:
    saved_at(tmp_path, at("turn"))
    session = a_session(tmp_path, Voice(ENGLISH), rights=Rights(deal=False, open_kept=False))
    app = LocalApp(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        shown = "\n".join(screen_lines(app))
        assert "New game" not in shown
        assert "Kept games" not in shown
        await pilot.press("n", "c")
        await settled(pilot)
        assert isinstance(app.screen, Menu)
