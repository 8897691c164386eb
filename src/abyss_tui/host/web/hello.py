"""What a page says: first how large it is and where it wants to go, later what becomes of that."""

from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from abyss_tui.host.access.limits import LONGEST_WORD, USUAL

_MOST_CELLS: Final = 10_000
Word = Annotated[str, StringConstraints(max_length=LONGEST_WORD)]
Cells = Annotated[int, Field(ge=0, le=_MOST_CELLS)]


class Hello(BaseModel):
    """The first words of a page."""

    model_config = ConfigDict(extra="ignore", strict=True)

    columns: Cells = USUAL[0]
    rows: Cells = USUAL[1]
    table: Word = ""
    """The table that is wanted; nothing for the lobby."""
    language: Word = ""
    """A locale: "fr_CA.UTF-8"."""
    lines: bool = False
    """Whether the person plays in plain lines."""


class Later(BaseModel):
    """What it says afterwards, one of these at a time."""

    model_config = ConfigDict(extra="ignore", strict=True)

    size: Annotated[list[Cells], Field(min_length=2, max_length=2)] | None = None
    """Columns and rows, as they are now."""
    ping: float | int | None = None
    """Anything, to be sent back: the page wants to know whether its line is alive."""


HELLO: Final = TypeAdapter(Hello)
LATER: Final = TypeAdapter(Later)
