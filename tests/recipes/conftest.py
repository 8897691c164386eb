"""A copy of the source for each recipe."""

from pathlib import Path

import pytest

from tests.recipes.copies import Copy


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    """Return a copy of the source."""
    return Copy(tmp_path)
