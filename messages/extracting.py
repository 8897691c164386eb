"""Finds the texts of the program, each with the places where it is said.

A text is looked up by its English: `voice.text("Pass")`, `Message("{path}: no such file")`. Where a
name or a table is looked up instead, what was given to that name in the same file is followed to
the texts in it. What a record carries to another file (the words of a command) is named in
`RECORDS`.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final, TypeAlias

LOOKUPS: Final = frozenset({"text", "sentence", "words", "Message"})
"""What looks up its first argument."""
PLURALS: Final = frozenset({"plural", "count", "Counted"})
"""What looks up its first two arguments, by the number that is the third."""
RECORDS: Final[Mapping[str, Sequence[str]]] = {
    "Command": ("word", "told"),
    "TableCommand": ("action", "key", "title", "description", "help", "word"),
    "_Forms": ("own", "you", "other"),
    "LessonTexts": ("titles", "steps", "tasks", "when_asked"),
    "hold": ("descriptor", "path", "held"),
    "Setting": ("title", "allowed", "note", "words"),
    "_one_of": (),
    "_switch": (),
    "ArgumentParser": (),
    "add_argument": (),
    "add_parser": (),
    "add_subparsers": (),
}
"""The records that carry texts, and functions that are handed some: their fields in order."""
CARRIED: Final = frozenset(
    {
        "title",
        "told",
        "help",
        "metavar",
        "word",
        "synonym",
        "own",
        "you",
        "other",
        "held",
        "description",
        "note",
        "words",
        "titles",
        "steps",
        "tasks",
        "when_asked",
    }
)
"""Those of their fields that are texts."""
ATTRIBUTES: Final = frozenset({"mouse"})
"""Attributes of classes that are texts."""
FOR_PROGRAMS: Final = ("protocol.py", "frontends/seat/")
"""What speaks to programs alone, always in English."""

Text: TypeAlias = tuple[str, ...]
"""A text, or its singular and plural."""
Given: TypeAlias = Mapping[str, Sequence[ast.expr]]
"""What is given to each name, of a function or of a file."""
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Found:
    """A text, and where it is said."""

    text: Text
    context: str | None
    file: str
    line: int


def texts(
    source: Path, left_out: Sequence[str] = FOR_PROGRAMS, beginning: str = ""
) -> Iterator[Found]:
    """Yield the texts of all Python files under a folder, file by file, from top to bottom.

    With the beginning of a text, only files in which it stands are read.
    """
    for path in sorted(source.rglob("*.py")):
        if path.relative_to(source).as_posix().startswith(tuple(left_out)):
            continue
        code = path.read_text("utf-8")
        if beginning not in code:
            continue
        file = str(path.relative_to(source.parent))
        yield from sorted(
            dict.fromkeys(_File(ast.parse(code), file).found()), key=lambda each: each.line
        )


class _Names:
    """What names stand for in a place: in the functions around it, from within, and in its file.

    They are read when one is asked for, which is seldom.
    """

    def __init__(self, module: ast.Module, functions: Sequence[Function] = ()) -> None:
        self._module = module
        self._functions = functions

    def within(self, function: Function) -> "_Names":
        """Return what they stand for in a function that lies here."""
        return _Names(self._module, (*self._functions, function))

    def __getitem__(self, name: str) -> Sequence[ast.expr]:
        return self._given.get(name, ())

    @cached_property
    def _given(self) -> Given:
        given = _given_in(self._module.body)
        for each in self._functions:
            given.update(_given_in(ast.walk(each)))
            given.update(_defaults(each.args))
        return given


class _File:
    """The texts of one file."""

    def __init__(self, module: ast.Module, file: str) -> None:
        self._module = module
        self._file = file

    def found(self) -> Iterator[Found]:
        """Yield them, some more than once."""
        yield from self._said_in(self._module, _Names(self._module))

    def _said_in(self, node: ast.AST, given: _Names) -> Iterator[Found]:
        if isinstance(node, Function):
            given = given.within(node)
        if isinstance(node, ast.Call):
            yield from self._said_by(node, given)
        if isinstance(node, ast.ClassDef):
            for name in ATTRIBUTES:
                for value in _given_in(node.body).get(name, ()):
                    yield from self._texts(value, given, frozenset())
        for child in ast.iter_child_nodes(node):
            if child._fields:
                yield from self._said_in(child, given)

    def _said_by(self, call: ast.Call, given: _Names) -> Iterator[Found]:
        name = _name(call.func)
        if name in PLURALS and len(call.args) == 3:
            match call.args:
                case [ast.Constant(value=str(one)), ast.Constant(value=str(many)), _]:
                    yield Found((one, many), None, self._file, call.lineno)
        elif name in LOOKUPS and call.args:
            yield from self._texts(call.args[0], given, frozenset())
        elif name in RECORDS:
            fields = [*zip(RECORDS[name], call.args, strict=False)]
            fields += [(each.arg or "", each.value) for each in call.keywords]
            for field, value in fields:
                if field in CARRIED:
                    yield from self._texts(value, given, frozenset())
        elif name in ("described_as", "placed_first", "worded"):
            yield from self._texts(call.args[0], given, frozenset())

    def _texts(self, node: ast.expr, given: _Names, seen: frozenset[str]) -> Iterator[Found]:
        """Yield the texts that an expression can be."""
        match node:
            case ast.Constant(value=str(text)) if text:
                yield Found((text,), None, self._file, node.lineno)
            case ast.Call(
                func=ast.Name(id="context"),
                args=[ast.Constant(value=str(meaning)), ast.Constant(value=str(text))],
            ):
                yield Found((text,), meaning, self._file, node.lineno)
            case ast.Name(id=name) if name not in seen:
                for value in given[name]:
                    yield from self._texts(value, given, seen | {name})
            case _:
                for part in _parts(node):
                    yield from self._texts(part, given, seen)


def _parts(node: ast.expr) -> Sequence[ast.expr]:
    """Return the expressions one of which is what this expression is, or is an item of."""
    match node:
        case ast.IfExp(body=body, orelse=orelse):
            return (body, orelse)
        case ast.BoolOp(values=values) | ast.Dict(values=values):
            return values
        case ast.Tuple(elts=items) | ast.List(elts=items):
            return items
        case ast.Subscript(value=table):
            return (table,)
        case ast.Call(func=ast.Attribute(value=table, attr="get"), args=[_, *other]):
            return (table, *other)
        case ast.Call(func=ast.Name(id="dict" | "zip"), args=args):
            return args
        case ast.Call(func=ast.Attribute(value=table, attr="items" | "values")):
            return (table,)
    return ()


def _given_in(nodes: Iterable[ast.AST]) -> dict[str, list[ast.expr]]:
    """Return what is given to each name by assignments, loops and comprehensions."""
    given: dict[str, list[ast.expr]] = {}
    for node in nodes:
        match node:
            case ast.Assign(targets=targets, value=value):
                pass
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                targets = [target]
            case ast.For(target=target, iter=value) | ast.comprehension(target=target, iter=value):
                targets = [target]
            case _:
                continue
        for each in targets:
            for name in _names(each):
                given.setdefault(name, []).append(value)
    return given


def _defaults(arguments: ast.arguments) -> dict[str, list[ast.expr]]:
    """Return what is given to the parameters of a function that is called without them."""
    last = arguments.args[len(arguments.args) - len(arguments.defaults) :]
    return {name.arg: [value] for name, value in zip(last, arguments.defaults, strict=True)}


def _names(target: ast.expr) -> Iterator[str]:
    for node in ast.walk(target):
        if isinstance(node, ast.Name):
            yield node.id


def _name(called: ast.expr) -> str:
    match called:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
