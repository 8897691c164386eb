"""Immutable values, which is most of what the program passes on: what was decided, what is seen."""

from collections.abc import Callable, Mapping
from dataclasses import _FIELD, MISSING, Field, field  # type: ignore[attr-defined]
from functools import cache
from operator import attrgetter
from types import CodeType, FunctionType
from typing import Any, Final, TypeAlias, TypeVar, dataclass_transform, overload

T = TypeVar("T")
Fields: TypeAlias = "Mapping[str, Field[Any]]"

_NEW: Final = object()
"""Stands for an argument that was not given, where each record gets a new value."""


@overload
@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[T]) -> type[T]: ...


@overload
@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
def record(*, kw_only: bool) -> Callable[[type[T]], type[T]]: ...


def record(cls: Any = None, *, kw_only: bool = False) -> Any:
    """Make a class a record that is never changed: compared and hashed by its values.

    It is written as a frozen dataclass is, has its fields in slots, and `dataclasses.replace`,
    `fields` and `asdict` know it as one. Of `field`, it obeys `default`, `default_factory`,
    `init`, `compare` and `metadata`. It is no dataclass, because making one costs five times as
    much, and the first screen of a game needs a hundred. The type checker holds it frozen; at run
    time it is not, because freezing it there makes building one two and a half times dearer, and
    listing the legal actions of a turn builds hundreds.
    """
    if cls is None:
        return lambda cls: _made(cls, kw_only=kw_only)
    return _made(cls, kw_only=kw_only)


def _made(cls: type[T], *, kw_only: bool) -> type[T]:
    own = {
        name: _field(name, cls.__dict__.get(name, MISSING), kw_only=kw_only)
        for name in cls.__annotations__
    }
    known: Fields = {**getattr(cls, "__dataclass_fields__", {}), **own}
    left_out = {*own, "__dict__", "__weakref__"}
    inside = _by_value(tuple(name for name, each in known.items() if each.compare))
    inside |= {name: value for name, value in cls.__dict__.items() if name not in left_out}
    inside |= {"__slots__": tuple(own), "__init__": _init(known), "__dataclass_fields__": known}
    inside["__match_args__"] = tuple(name for name, each in known.items() if not each.kw_only)
    metaclass: Any = type(cls)
    made: type[T] = metaclass(cls.__name__, cls.__bases__, inside)
    made.__qualname__ = cls.__qualname__
    return made


def _field(name: str, default: Any, *, kw_only: bool) -> Any:
    """Return a field as the `dataclasses` module describes one, but for its type."""
    described: Any = default if isinstance(default, Field) else field(default=default)
    described.name, described.kw_only = name, kw_only
    described._field_type = _FIELD  # noqa: SLF001 (it has no other name; variables of classes have another)
    return described


def _init(known: Fields) -> FunctionType:
    """Return the `__init__` of a record with these fields."""
    given = {name: each for name, each in known.items() if each.init}
    made = {name: each for name, each in known.items() if each.default_factory is not MISSING}
    named = tuple(name for name, each in given.items() if each.kw_only)
    optional = {
        name: _NEW if name in made else each.default
        for name, each in given.items()
        if name in made or each.default is not MISSING
    }
    code = _setting(tuple(known), tuple(given), named, tuple(made))
    inside = {f"_make_{name}": each.default_factory for name, each in made.items()}
    unnamed = tuple(default for name, default in optional.items() if name not in named)
    init = FunctionType(code, {"_NEW": _NEW, **inside}, "__init__", unnamed)
    init.__kwdefaults__ = {name: optional[name] for name in named if name in optional}
    return init


@cache
def _setting(
    names: tuple[str, ...], given: tuple[str, ...], named: tuple[str, ...], made: tuple[str, ...]
) -> CodeType:
    """Return the code of an `__init__` that sets these fields; records often have the same.

    Those that are `given` are its arguments, `named` those that are given by name alone; those of
    `made` are made anew where they are not given.
    """
    taken = ["self", *(name for name in given if name not in named)]
    taken += ["*", *named] if named else []
    values = {name: name for name in names}
    for name in made:
        new = f"_make_{name}()"
        values[name] = f"{new} if {name} is _NEW else {name}" if name in given else new
    lines = [f" self.{name} = {value}\n" for name, value in values.items()] or [" pass\n"]
    space: dict[str, FunctionType] = {}
    exec(f"def __init__({', '.join(taken)}):\n{''.join(lines)}", {}, space)  # noqa: S102 (names of our own)
    return space["__init__"].__code__


def _by_value(names: tuple[str, ...]) -> dict[str, Any]:
    """What compares, hashes and shows records of one class by the values of these fields."""
    values: Callable[[Any], Any] = attrgetter(*names) if names else _nothing

    def __eq__(self: Any, other: object) -> Any:  # noqa: N807 (a method of the record)
        return (
            values(self) == values(other) if self.__class__ is other.__class__ else NotImplemented
        )

    def __hash__(self: Any) -> int:  # noqa: N807 (as above)
        return hash(values(self))

    def __repr__(self: Any) -> str:  # noqa: N807 (as above)
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{type(self).__qualname__}({shown})"

    return {"__eq__": __eq__, "__hash__": __hash__, "__repr__": __repr__}


def _nothing(_: Any) -> tuple[()]:
    return ()
