"""What every test of the screens is spared: waiting for people, and for what is done already."""

import pytest

from abyss_tui.tui.abyss import offer
from abyss_tui.tui.screens import curtain


@pytest.fixture(autouse=True)
def _quick_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A held key is nothing to guard against here."""
    monkeypatch.setattr(curtain, "HELD_KEY", 0)
    monkeypatch.setattr(offer, "SETTLE", 0)


@pytest.fixture(autouse=True)
def _quick_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Textual's pilot look sooner whether a key has done its work."""
    monkeypatch.setattr("textual._wait.SLEEP_GRANULARITY", 0.004)
