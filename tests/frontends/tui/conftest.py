"""What every test of the screens is spared: the waiting that guards against a held key."""

import pytest

from tests.frontends.tui.sitting import without_waiting


@pytest.fixture(autouse=True)
def _quick_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A held key is nothing to guard against here."""
    without_waiting(monkeypatch)
