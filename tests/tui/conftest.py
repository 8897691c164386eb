"""What every test of the screens is spared: the waiting that guards against a held key."""

import pytest

from abyss_tui.tui.prompts import prompt
from abyss_tui.tui.screens import curtain


@pytest.fixture(autouse=True)
def _quick_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A held key is nothing to guard against here."""
    monkeypatch.setattr(curtain, "HELD_KEY", 0)
    monkeypatch.setattr(prompt, "SETTLE", 0)
