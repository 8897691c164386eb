"""The size of the rooms: small enough to be read at one sitting."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

SOURCE = Path(__file__).parents[1] / "src" / "abyss_tui"
LONGEST_FILE, LONGEST_FUNCTION = 550, 40
"""Lines. A file this long is one thing that would not read better as two."""
DEEPEST_CHAIN = 5
"""Classes of ours in a row, each made from the next. Textual's and Python's own are not counted."""
LARGEST_OBJECT = 80
"""Methods of one object along its whole way up through classes of ours: what a reader meets.

An alarm with room to spare. Who comes near it gives the object parts, not another ancestor.
"""

Name: TypeAlias = tuple[str, str]
"""A class: its module and what it is called there."""


class Class(NamedTuple):
    """A class of ours."""

    bases: tuple[Name, ...]
    methods: frozenset[str]


def test_no_file_is_longer_than_a_few_pages() -> None:
    assert [each for each in lengths_of_files() if each[1] > LONGEST_FILE] == []


def test_every_function_fits_the_eye() -> None:
    assert [each for each in lengths_of_functions() if each[1] > LONGEST_FUNCTION] == []


def test_no_chain_of_classes_is_deeper_than_one_can_keep_in_mind() -> None:
    depths = ((name, len(chain(name))) for name in classes())
    assert [each for each in depths if each[1] > DEEPEST_CHAIN] == []


def test_no_object_is_larger_than_one_can_get_to_know() -> None:
    sizes = ((name, len(methods(name))) for name in classes())
    assert [each for each in sizes if each[1] > LARGEST_OBJECT] == []


def test_classes_are_followed_from_file_to_file() -> None:
    """A check that finds no class to complain of has to know them."""
    reading = ("abyss_tui.frontends.tui.prompts.reading", "Reading")
    above = [name for _, name in chain(reading)]
    assert above == ["Reading", "Overlay", "BaseScreen", "PaintedScreen"]
    assert {"scroll", "dismiss"} <= methods(reading)


def lengths_of_files() -> Iterator[tuple[str, int]]:
    for path in SOURCE.rglob("*.py"):
        yield place(path), len(path.read_text(encoding="utf-8").splitlines())


def lengths_of_functions() -> Iterator[tuple[str, int]]:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
                yield f"{place(path)}: {node.name}", node.end_lineno - node.lineno + 1


def chain(name: Name) -> list[Name]:
    """Return the longest row of classes of ours from this one up."""
    above = (chain(base) for base in classes()[name].bases)
    return [name, *max(above, key=len, default=[])]


def methods(name: Name) -> frozenset[str]:
    """Return what an object of a class can do, wherever on the way up it is written."""
    known = classes()[name]
    return known.methods.union(*(methods(base) for base in known.bases))


@cache
def classes() -> dict[Name, Class]:
    """Return all classes of ours that stand at the top of a module."""
    found = {
        (module(path), node.name): (path, node)
        for path in SOURCE.rglob("*.py")
        for node in parsed(path).body
        if isinstance(node, ast.ClassDef)
    }
    return {
        name: Class(
            tuple(base for base in bases_of(path, node) if base in found),
            frozenset(
                each.name
                for each in node.body
                if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
            ),
        )
        for name, (path, node) in found.items()
    }


def bases_of(path: Path, node: ast.ClassDef) -> Iterator[Name]:
    """Yield what a class is made from, ours and others', with the modules that they come from."""
    known = imported(path)
    for base in node.bases:
        named = base.value if isinstance(base, ast.Subscript) else base
        if isinstance(named, ast.Name):
            yield known.get(named.id, (module(path), named.id))
        elif isinstance(named, ast.Attribute) and isinstance(named.value, ast.Name):
            folder, name = known.get(named.value.id, ("", named.value.id))
            yield f"{folder}.{name}", named.attr


def imported(path: Path) -> dict[str, Name]:
    """Return which names a module has from others, and from where."""
    return {
        alias.asname or alias.name: (node.module, alias.name)
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
    }


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def module(path: Path) -> str:
    return ".".join(("abyss_tui", *path.relative_to(SOURCE).with_suffix("").parts))


def place(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()
