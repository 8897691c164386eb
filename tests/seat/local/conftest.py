"""Programs at one terminal in tests are given less time."""

import pytest

from abyss_tui.seat.local import process, programs


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "INTRODUCTION", 0.5)
    monkeypatch.setattr(programs, "LEAST_LIMIT", 0.05)
    monkeypatch.setattr(process, "PATIENCE", 0.2)
