"""The rulings of the rules, and the docstrings of the tests that cite them."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULINGS = [f"C{number}" for number in range(1, 37)]


def cited(file: Path) -> set[str]:
    """The rulings in the docstrings of a file's tests."""
    functions = [
        node
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    sentences = " ".join(ast.get_docstring(function) or "" for function in functions)
    return set(re.findall(r"\bC\d+\b", sentences))


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_cited_by_a_test(ruling: str) -> None:
    assert any(ruling in cited(file) for file in HERE.glob("test_*.py"))


def test_no_ruling_is_cited_that_does_not_exist() -> None:
    assert set().union(*map(cited, HERE.glob("test_*.py"))) <= set(RULINGS)
