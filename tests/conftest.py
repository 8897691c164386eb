"""What holds for every test: garbage is collected seldom, and screens are not measured."""

import gc
from pathlib import Path

import pytest

# Collecting it takes a third of the time of a test that draws screens. What is left when a test
# ends goes all the same, only later.
gc.set_threshold(200_000, 20, 20)

TESTS = Path(__file__).parent
OF_SCREENS = ("evening", "golden", "host", "tui")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Count in passing only what lies below the screens: measuring a screen doubles its time.

    `make coverage` counts everything.
    """
    for item in items:
        if item.path.relative_to(TESTS).parts[0] in OF_SCREENS:
            item.add_marker("no_cover")
