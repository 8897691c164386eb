"""What every test of several programs in one process is spared: long looks at an idle processor."""

import pytest
from textual import _wait


@pytest.fixture(autouse=True)
def _quick_pilots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for 4 ms, not for 20, whether everything that a key brought about is done."""
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", 0.004)
