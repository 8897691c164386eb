"""Small immutable records: what was decided, what happened, what comes next."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """Make a class a record that is never changed: compared and hashed by its values.

    The type checker holds it frozen. At run time it is a plain slotted dataclass, because
    freezing it there makes building one two and a half times dearer, and listing the legal
    actions of a turn builds hundreds.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)
