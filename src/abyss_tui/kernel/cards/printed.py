"""A printed piece as a value: it exists once in memory, however often it is printed or copied."""

from typing import Any, Self


class Printed:
    """A card or tile that is known by its slug and stays itself when copied or unpickled."""

    __slots__ = ()
    slug: str

    def __repr__(self) -> str:
        return self.slug

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self
