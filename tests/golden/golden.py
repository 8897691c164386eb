"""Golden outputs: what the program said and showed once, kept in files, and said again today.

`UPDATE_GOLDEN=1 pytest tests/golden` writes them anew. Look at what changed before you commit it.
"""

import os
from difflib import unified_diff
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def same_as_kept(name: str, said: str) -> None:
    """Fail with the difference unless the kept file says the same."""
    kept = HERE / name
    if os.environ.get("UPDATE_GOLDEN"):
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(said, encoding="utf-8", newline="\n")
        return
    if not kept.exists():
        pytest.fail(f"{name} is not kept yet: UPDATE_GOLDEN=1 writes it", pytrace=False)
    before = kept.read_text(encoding="utf-8")
    if before != said:
        changed = unified_diff(before.splitlines(), said.splitlines(), name, "today", lineterm="")
        pytest.fail("\n".join(changed), pytrace=False)
