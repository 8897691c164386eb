"""Programs at one terminal in tests: none is late because the machine is busy."""

import pytest

from abyss_tui.frontends.seat.local import programs


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "INTRODUCTION", 10.0)
    monkeypatch.setattr(programs, "LEAST_LIMIT", 0.05)
