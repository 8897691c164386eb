"""What holds for every test: garbage is collected seldom, and what is dear is not measured."""

import ast
import atexit
import gc
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Generator, Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from abyss_tui.frontends.tui.motion import frames
from abyss_tui.host.process import memory
from abyss_tui.i18n.language import END_OF_CONTEXT, Language
from messages.catalogues import SOURCE, files, read
from messages.extracting import texts
from tests import quick_pilots

# Collecting it takes a third of the time of a test that draws screens. What is left when a test
# ends goes all the same, only later.
gc.set_threshold(200_000, 20, 20)
# Whatever the machine of the tests speaks; programs that they start inherit it.
os.environ["ABYSS_TUI_LANG"] = "en"
# Nor what the person who runs the tests has set for their own games.
os.environ["XDG_CONFIG_HOME"] = tempfile.mkdtemp(prefix="abyss-tui-tests-")
atexit.register(shutil.rmtree, os.environ["XDG_CONFIG_HOME"], ignore_errors=True)

TESTS = Path(__file__).parent
OWN_TEXTS = ("frontends/seat", "toy_game")
"""Folders of tests that say texts of their own, which nobody translates."""
UNMEASURED = [TESTS / name for name in ("evening", "golden", "host", "frontends/tui/hosted")]
"""Folders of tests that run again what others have measured, in many windows or processes."""


def pytest_xdist_auto_num_workers() -> int:
    """Return how many tests run at a time: they wait for windows as long as they work."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_finish() -> None:
    """Let what all tests need, and never goes, be looked through no more for garbage."""
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is not measured: some folders, and a test that only differs in its parameters."""
    measured = set()
    for item in items:
        one_of = (item.path, getattr(item, "originalname", item.name))
        if one_of in measured or any(item.path.is_relative_to(each) for each in UNMEASURED):
            item.add_marker("no_cover")
        measured.add(one_of)


def _written_in(folder: Path) -> Iterator[str]:
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


@cache
def _in_the_catalogue() -> set[str]:
    """Return the texts of the program: tests/i18n compare the catalogues with the source."""
    found: set[str] = set()
    for each in chain.from_iterable(read(path) for path in files()):
        text = each.id if isinstance(each.id, str) else each.id[0]
        found.add(END_OF_CONTEXT.join(filter(None, (each.context, text))))
    return found


@cache
def _in_the_source(folder: Path, beginning: str = "") -> set[str]:
    """Return the texts of the Python files under a folder in which the beginning of one stands."""
    found = texts(folder, left_out=(), beginning=beginning)
    return {END_OF_CONTEXT.join(filter(None, (each.context, each.text[0]))) for each in found}


@cache
def _of_tests() -> set[str]:
    return {text for folder in OWN_TEXTS for text in _written_in(TESTS / folder)}


@cache
def _is_known(msgid: str) -> bool:
    """Return whether `make messages` finds a text, or it is for programs or of a test's own.

    To read all tests takes seconds in each process: only files with its first letters are read.
    """
    return (
        msgid in _in_the_catalogue()
        or msgid in _in_the_source(SOURCE / "frontends" / "seat")
        or msgid in _of_tests()
        or msgid in _in_the_source(TESTS, msgid.rpartition(END_OF_CONTEXT)[2][:12])
    )


@pytest.fixture(autouse=True, scope="session")
def _only_texts_of_the_catalogue() -> Generator[None]:
    """Let no test say a text that `make messages` does not find: nobody could translate it."""
    text, plural = Language.text, Language.plural

    def check(msgid: str) -> None:
        assert _is_known(msgid), f"messages/extracting.py does not find this text: {msgid!r}"

    def known_text(self: Language, msgid: str) -> str:
        check(msgid)
        return text(self, msgid)

    def known_plural(self: Language, one: str, many: str, number: int) -> str:
        check(one)
        return plural(self, one, many, number)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Language, "text", known_text)
        patch.setattr(Language, "plural", known_plural)
        yield


@pytest.fixture(autouse=True, scope="session")
def _quick_pilots() -> Generator[None]:
    with pytest.MonkeyPatch.context() as patch:
        quick_pilots.make_quick(patch)
        yield


@pytest.fixture(autouse=True)
def _still_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tests see every table as it comes to rest; those of motion ask for more time."""
    monkeypatch.setattr(frames, "LONGEST", 0)


@pytest.fixture(autouse=True)
def _garbage_of_tests_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no host begin by looking through what thousands of tests before it have left."""
    monkeypatch.setattr(memory, "put_aside", gc.freeze)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Measure no line of a test that is marked so; pytest-cov does it in one process only."""
    tracer = sys.gettrace()
    if tracer is None or item.get_closest_marker("no_cover") is None:
        return (yield)
    sys.settrace(None)
    threading.settrace(None)
    try:
        return (yield)
    finally:
        threading.settrace(tracer)
        sys.settrace(tracer)
