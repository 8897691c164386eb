"""The screens in French: what English shows whole, French shows whole, in the same room."""

import asyncio
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

import pytest
from textual.command import CommandPalette
from textual.geometry import Size

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.abyss.layout import PANELS, layout
from abyss_tui.frontends.tui.abyss.panels.header import Header
from abyss_tui.frontends.tui.abyss.panels.players import Players
from abyss_tui.frontends.tui.apps.local_app import LocalApp
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.abyss.text.headlines import asked, headline
from abyss_tui.games.abyss.text.lesson_texts import TASKS, WHEN_ASKED
from abyss_tui.games.abyss.views import view_for
from abyss_tui.i18n.language import END_OF_CONTEXT, Language
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice
from abyss_tui.table.start import Resume, Start, Watch
from tests.frontends.tui.frames import frame, screen_lines
from tests.frontends.tui.full_table import board_of, full_game
from tests.frontends.tui.reaching import a_move, at, finished, saved_at
from tests.frontends.tui.sitting import settled, without_waiting
from tests.frontends.tui.test_sessions import SCENES, a_session, begun_at

pytestmark = pytest.mark.no_cover  # draws again what other tests draw

SIZES: Final = [(80, 24), (120, 40), (160, 50)]
FULLEST: Final = ("menu", "turn", "keys of a turn", "paying", "location", "score", "replay")
"""The scenes that are looked at every time."""
BY_ALPHABET: Final = {"commands"}
"""What shows other parts of a list in another language."""
SENTENCE: Final = 4
"""What has so many blanks is no label."""
_BORDERS: Final = re.compile(r"[┃│║\s]+")
_LABEL: Final = re.compile(r"\w")


class Listening(Language):
    """A language that remembers which texts were asked of it."""

    def __init__(self, of: Language) -> None:
        super().__init__(of.code, of._translations)
        self.asked: set[str] = set()

    def text(self, msgid: str) -> str:
        """Return a text, and remember it."""
        self.asked.add(msgid)
        return super().text(msgid)


def flat(lines: Iterable[str]) -> str:
    """Return what a screen shows as one line, so that a wrapped text is in one piece."""
    return _BORDERS.sub(" ", " ".join(lines))


SAID_ELSEWHERE: Final = frozenset(
    {"Abyss", "Lords", "affiliated", "all", "arrows", "leave", "move", "space", "then", "you"}
)
"""Labels whose English word stands in other texts too, seen while the label itself is covered.

The name of the game leaves the top line first where that is full.
"""

BRIEFLY: Final = {
    "no power": "sans",  # the other word stands in the row below
    "Seahorse": "Hipp.",
    "Shellfish": "Coqu.",
    "YOUR HAND": "MAIN",
    "search the rules": "chercher",
}
"""How French says a label in a column that is wide enough for English alone."""


def cut(english: Listening, shown: str, french: Listening, in_french: str) -> list[str]:
    """Return the English texts that are shown whole although the French ones are not.

    Where a text has a narrow form, either will do. Sentences may be wrapped otherwise.
    """
    ways: dict[str, set[str]] = {}
    for each in french.asked:
        if _LABEL.match(each) and "{" not in each and each.count(" ") < SENTENCE:
            ways.setdefault(english.text(each), set()).add(flat([french.text(each)]).lower())
    for label, briefly in BRIEFLY.items():
        ways.setdefault(label, set()).add(briefly.lower())
    labels = ways.keys() - SAID_ELSEWHERE
    whole = [text for text in labels if re.search(rf"\b{re.escape(flat([text]))}\b", shown)]
    return [text for text in whole if not any(way in in_french.lower() for way in ways[text])]


def in_front(app: LocalApp) -> list[str]:
    """Return the lines of the screen; of a box over the table, its own and those below.

    How much of the table such a box covers depends on how its sentences are wrapped.
    """
    boxes = app.screen.query("#box")
    return screen_lines(app)[boxes.first().region.y if boxes else 0 :]


def table(spoken: Language, *, hand_shown: bool) -> AbyssBoard:
    look = Look(Voice(spoken), DEEP_SEA.palette)
    board = board_of(full_game(), 0 if hand_shown else None, hand_shown=hand_shown, look=look)
    return replace(board, headline=headline(board.view, look.voice))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand_shown", [True, False])
async def test_nothing_of_the_table_is_cut(size: tuple[int, int], *, hand_shown: bool) -> None:
    english, french = Listening(language("en")), Listening(language("fr"))
    shown = flat(await frame(table(english, hand_shown=hand_shown), size))
    in_french = flat(await frame(table(french, hand_shown=hand_shown), size))
    assert cut(english, shown, french, in_french) == []


@pytest.mark.parametrize("size", [*SIZES, (100, 30), (200, 30)])
def test_nothing_is_drawn_beyond_the_edge_of_its_panel(size: tuple[int, int]) -> None:
    board = table(language("fr"), hand_shown=True)
    for panel, region in layout(Size(*size), board.view).items():
        drawing = Drawing(*region.size, board.look)
        PANELS[panel]().draw(board, drawing)
        assert drawing.lost == 0, panel


@pytest.mark.parametrize(
    "scene",
    [
        each if each in FULLEST else pytest.param(each, marks=pytest.mark.slow)
        for each in SCENES
        if each not in BY_ALPHABET
    ],
)
async def test_nothing_of_a_screen_is_cut_in_a_small_window(
    tmp_path: Path, scene: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_waiting(monkeypatch)
    where, steps = SCENES[scene]
    spoken, seen = [Listening(language("en")), Listening(language("fr"))], []
    for each in spoken:
        folder = tmp_path / each.code
        start = begun_at(folder, where)
        app = LocalApp(a_session(folder, Voice(each)), None if scene == "kept games" else start)
        shown = []
        async with app.run_test(size=(80, 24), notifications=True) as pilot:
            await settled(pilot)
            for keys in steps:
                await pilot.press(*keys.split())
                await settled(pilot)
                shown.append(flat(in_front(app)))
        seen.append(shown)
    for english, french in zip(*seen, strict=True):
        assert cut(spoken[0], english, spoken[1], french) == []
        assert END_OF_CONTEXT not in french


PLAYERS: Final = ("Joueur 1", "Joueur 2", "Joueur 3", "Joueur 4")


async def in_french(
    folder: Path, start: Start | None, *keys: str, size: tuple[int, int] = (80, 24)
) -> str:
    """Return what a French player sees after these keys."""
    app = LocalApp(a_session(folder, Voice(language("fr"))), start)
    async with app.run_test(size=size, notifications=True) as pilot:
        await settled(pilot)
        for key in keys:
            await pilot.press(key)
            await settled(pilot)
        return "\n".join(screen_lines(app))


def sells_a_seahorse(game: Game) -> bool:
    """Whether the Ally with the longest name lies unsold."""
    return at("explore")(game) and getattr(view_for(game, None).track[-1], "race", "") == "seahorse"


async def test_what_exploring_deeper_does_is_told_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_waiting(monkeypatch)
    start = saved_at(tmp_path, sells_a_seahorse, PLAYERS[:2])
    rows = (await in_french(tmp_path, start, "enter", "enter")).splitlines()
    assert next(row for row in rows if " d  Continuer" in row).rstrip().endswith("au Conseil")


@pytest.mark.parametrize("seed", range(6))
def test_names_and_threats_of_a_late_game_are_whole(seed: int) -> None:
    look = Look(Voice(language("fr")), DEEP_SEA.palette)
    game, dice = new_game(PLAYERS, seed, first=0), Random(seed)
    while game.decision is not None and game.ending is None:
        game.apply(a_move(game.decision, dice))
    board = board_of(game, 0, look=look)
    for size in ((80, 4), (36, 36), (36, 28)):
        drawing = Drawing(*size, look)
        Players().draw(board, drawing)
        shown = "\n".join("".join(row) for row in drawing.signs)
        assert not re.search("(?i)joueu?…|▲[^\n]*…", shown)


async def test_the_keys_of_a_replay_have_french_names_in_one_row(tmp_path: Path) -> None:
    shown = await in_french(tmp_path, Watch(finished(tmp_path, names=PLAYERS)))
    assert re.search("page↑↓ tour .* q quitte", shown.splitlines()[-1])


@pytest.mark.parametrize("players", [2, 4])
async def test_the_figures_of_a_game_stand_below_each_other(tmp_path: Path, players: int) -> None:
    start = Resume(finished(tmp_path, names=PLAYERS[:players]))
    shown = await in_french(tmp_path, start, "space", "f")
    rows = [row.rstrip() for row in shown.splitlines() if re.search(r"\d +\d+$", row.rstrip())]
    assert len(rows) > 5
    assert len({len(row) for row in rows}) == 1


async def test_a_search_for_a_command_that_finds_none_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Textual itself says it, half a second after the last key."""
    without_waiting(monkeypatch)
    monkeypatch.setattr(CommandPalette, "_NO_MATCHES_COUNTDOWN", 0.01)
    start = saved_at(tmp_path, at("turn"), PLAYERS[:2])
    app = LocalApp(a_session(tmp_path, Voice(language("fr"))), start)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot)
        await pilot.press("enter", "enter", "ctrl+p", *"zzz")
        async with asyncio.timeout(5):
            while "Aucune commande n’a ces mots." not in "\n".join(screen_lines(app)):
                await pilot.pause(0.02)


def asked_in_a_lesson(task: str) -> str:
    """Return the kind of decision at which a task of the lessons is set."""
    explores = ("deeper", "take", "leave-it", "fight")
    others = {"buy": "offer", "affiliate": "affiliate", "control": "location"}
    return "explore" if task in explores else others.get(task, "turn")


@pytest.mark.parametrize("texts", [TASKS, WHEN_ASKED], ids=["tasks", "when asked"])
def test_the_task_of_a_lesson_is_whole_at_the_top_of_a_small_window(
    texts: Mapping[str, str],
) -> None:
    look = Look(Voice(language("fr")), DEEP_SEA.palette)
    text, board = look.voice.text, board_of(new_game(("Ada", "Bruno"), 1, first=0), look=look)
    keys = dict.fromkeys(("inform", "explore", "support", "plot", "recruit"), "x")
    for task, said in texts.items():
        what = text("{number}/{steps}: {what}", number=8, steps=8, what=text(said, **keys))
        doing = asked(asked_in_a_lesson(task), look.voice)
        drawing = Drawing(80, 1, look)
        Header().draw(replace(board, occasion=what, doing=doing), drawing)
        assert what in "".join(drawing.signs[0])
