"""What holds for every test: garbage is collected seldom, and what is dear is not measured."""

import gc
import os
import sys
import threading
from collections.abc import Generator
from pathlib import Path

import pytest

# Collecting it takes a third of the time of a test that draws screens. What is left when a test
# ends goes all the same, only later.
gc.set_threshold(200_000, 20, 20)
# Whatever the machine of the tests speaks; programs that they start inherit it.
os.environ["ABYSS_TUI_LANG"] = "en"

TESTS = Path(__file__).parent
UNMEASURED = [TESTS / name for name in ("evening", "golden", "host", "tui/hosted")]
"""Folders of tests that run again what others have measured, in many windows or processes."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is not measured."""
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in UNMEASURED):
            item.add_marker("no_cover")


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
