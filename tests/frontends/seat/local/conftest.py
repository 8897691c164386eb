"""Programs at one terminal in tests: none is late because the machine is busy."""

import pytest

from abyss_tui.frontends.seat.local import guest, process, programs


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "INTRODUCTION", 10.0)
    monkeypatch.setattr(guest, "GRACE", 10.0)  # else the last lines are lost on their way
    monkeypatch.setattr(process, "PATIENCE", 10.0)  # else it is killed before it has read them
    monkeypatch.setattr(programs, "LEAST_LIMIT", 0.05)
