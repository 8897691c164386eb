"""The page that says how to add a front end: what stands there plays whole games."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.recipes.copies import ROOT

PAGE: Final = ROOT / "docs" / "adding-a-front-end.md"


@pytest.mark.parametrize("names", [("Ada", "Bo"), ("Ada", "Bo", "Cy")])
def test_the_front_end_of_the_page_plays_a_game_to_its_end(
    names: tuple[str, ...], tmp_path: Path
) -> None:
    code = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    fixed = code[0].replace("fresh_seed()", "7")
    (tmp_path / "front_end.py").write_text(fixed, encoding="utf-8")
    dice = Random(1)
    typed = "".join(f"{dice.randint(1, 9)}\n" for _ in range(60_000))
    played = subprocess.run(
        [sys.executable, "front_end.py", *names],
        cwd=tmp_path,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert played.returncode == 0, played.stderr
    last = played.stdout.splitlines()[-len(names) :]
    assert [line.split()[0] for line in last] == [*names]
    assert all(line.endswith("Influence Points") for line in last)
