"""The size of the rooms: small enough to be read at one sitting."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "abyss_tui"
LONGEST_FILE, LONGEST_FUNCTION, MOST_METHODS = 400, 40, 20


def test_no_file_is_longer_than_a_few_pages() -> None:
    assert [each for each in lengths_of_files() if each[1] > LONGEST_FILE] == []


def test_every_function_fits_the_eye() -> None:
    assert [each for each in lengths_of_functions() if each[1] > LONGEST_FUNCTION] == []


def test_no_class_has_more_than_twenty_methods() -> None:
    assert [each for each in methods_of_classes() if each[1] > MOST_METHODS] == []


def lengths_of_files() -> Iterator[tuple[str, int]]:
    for path in SOURCE.rglob("*.py"):
        yield place(path), len(path.read_text(encoding="utf-8").splitlines())


def lengths_of_functions() -> Iterator[tuple[str, int]]:
    for path, node in nodes():
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
            yield f"{place(path)}: {node.name}", node.end_lineno - node.lineno + 1


def methods_of_classes() -> Iterator[tuple[str, int]]:
    for path, node in nodes():
        if isinstance(node, ast.ClassDef):
            methods = [
                each
                for each in node.body
                if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
            ]
            yield f"{place(path)}: {node.name}", len(methods)


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield path, node


def place(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()
