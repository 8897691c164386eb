"""What reading a position needs in any game: forms that are checked field by field."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Final, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from abyss_tui.errors import BadPosition
from abyss_tui.i18n.message import Message

MOST_OF_ANYTHING: Final = 10**15
"""More Pearls, Keys or turns than any game brings; numbers without end would stop the engine."""

Whole = Annotated[int, Field(ge=0, le=MOST_OF_ANYTHING)]


EXACTLY: Final = ConfigDict(extra="forbid", strict=True)
"""For a part of a position: no unknown key, no number for a text, nothing made to fit."""

FormT = TypeVar("FormT", bound=BaseModel)


def known(what: str, names: Any) -> AfterValidator:
    """Ask that a name is one of these; `what` says what it would be the name of."""

    def check(slug: str) -> str:
        if slug not in names:
            raise ValueError(f"there is no {what} {slug!r}")
        return slug

    return AfterValidator(check)


def checked(form: type[FormT], written: Any) -> FormT:
    """Return a position that looks as this form says.

    Raises BadPosition with the first field that does not, and what is wrong there.
    """
    try:
        return form.model_validate(written)
    except ValidationError as error:
        detail = error.errors(include_url=False)[0]
        text = str(detail["ctx"]["error"]) if detail["type"] == "value_error" else detail["msg"]
        raise bad(_field(detail["loc"]), text) from None


def check_seats(players: int, seats: Iterable[tuple[str, int | None]]) -> None:
    """Refuse a field whose seat nobody has; None is nobody's. Raises BadPosition."""
    for field, seat in seats:
        if seat is not None and seat >= players:
            raise bad(field, f"there is no seat {seat} among {players} players")


def check_copies(printed: Iterable[str], found: Iterable[tuple[str, str]]) -> None:
    """Refuse more copies of a card than are printed, wherever they lie. Raises BadPosition.

    What is found comes with the field in which it is listed.
    """
    left = Counter(printed)
    for field, slug in found:
        left[slug] -= 1
        if left[slug] < 0:
            raise bad(field, f"more copies of {slug} than are printed")


def listed(field: str, names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield what a list holds, each with its field: `hand[1]`."""
    yield from ((f"{field}[{place}]", name) for place, name in enumerate(names))


def player_name(place: int, written: str | None) -> str:
    """Return the name of a player, who needs none."""
    return f"Player {place + 1}" if written is None else written


def bad(field: str, text: str) -> BadPosition:
    """Return what to raise for a field; what is wrong is said to programmers, in English."""
    return BadPosition(Message("{field}: {said}", field=field, said=text))


def _field(path: tuple[int | str, ...]) -> str:
    """Return a path as it is written in a message: `players[0].hand[1]`."""
    parts = (f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)
    return "".join(parts).lstrip(".") or "position"
