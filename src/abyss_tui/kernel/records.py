"""Small immutable records: what was decided, what happened, what comes next."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from types import CodeType, FunctionType
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """Make a class a record that is never changed: compared and hashed by its values.

    Its fields are what it annotates, in slots; it takes over none from a class above.
    The type checker holds it frozen. At run time it is not, because freezing it there makes
    building one two and a half times dearer, and listing the legal actions of a turn builds
    hundreds. It is no dataclass, because making a hundred of those is a tenth of a start.
    """
    fields = tuple(cls.__annotations__)
    defaults = tuple(cls.__dict__[name] for name in fields if name in cls.__dict__)
    left_out = {*fields, "__dict__", "__weakref__"}
    inside = {name: value for name, value in cls.__dict__.items() if name not in left_out}
    inside |= {"__slots__": fields, "__match_args__": fields}
    inside["__init__"] = FunctionType(_setting(fields), {}, "__init__", defaults)
    inside |= _by_value(fields)
    metaclass: Any = type(cls)
    made: type[T] = metaclass(cls.__name__, cls.__bases__, inside)
    made.__qualname__ = cls.__qualname__
    return made


@cache
def _setting(fields: tuple[str, ...]) -> CodeType:
    """The code of an `__init__` that takes these fields; records often have the same."""
    lines = [f" self.{name} = {name}\n" for name in fields] or [" pass\n"]
    made: dict[str, FunctionType] = {}
    exec(f"def __init__(self, {', '.join(fields)}):\n{''.join(lines)}", {}, made)  # noqa: S102 (names of our own)
    return made["__init__"].__code__


def _by_value(fields: tuple[str, ...]) -> dict[str, Callable[..., Any]]:
    """What compares, hashes and shows records of one class by the values of these fields."""
    values: Callable[[Any], Any] = attrgetter(*fields) if fields else _nothing

    def __eq__(self: Any, other: object) -> Any:  # noqa: N807 (a method of the record)
        return (
            values(self) == values(other) if self.__class__ is other.__class__ else NotImplemented
        )

    def __hash__(self: Any) -> int:  # noqa: N807 (as above)
        return hash(values(self))

    return {"__eq__": __eq__, "__hash__": __hash__, "__repr__": _shown}


def _nothing(_: Any) -> tuple[()]:
    return ()


def _shown(self: Any) -> str:
    values = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__slots__)
    return f"{type(self).__qualname__}({values})"
