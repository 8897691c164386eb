"""The rulings of the rules, and the docstrings of the tests that cite them."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULINGS = {
    "abyss": [f"R{number}" for number in range(1, 35)],
    "conspiracy": [f"C{number}" for number in range(1, 37)],
}
"""The rulings of each game."""


def cited(game: str) -> set[str]:
    """The rulings in the docstrings of the tests of a game."""
    functions = [
        node
        for file in (HERE / game).glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    sentences = " ".join(ast.get_docstring(function) or "" for function in functions)
    letter = RULINGS[game][0][0]
    return set(re.findall(rf"\b{letter}\d+\b", sentences))


@pytest.mark.parametrize("game", RULINGS)
def test_every_ruling_is_cited_by_a_test(game: str) -> None:
    """Each of the rulings has at least one test that says which one it is about.

    A number that does not exist would send the reader astray.
    """
    assert cited(game) == set(RULINGS[game])
