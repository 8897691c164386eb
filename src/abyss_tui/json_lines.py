"""JSON objects as programs send them, one a line: read strictly, field by field."""

import json
from collections.abc import Mapping
from math import isfinite
from typing import Any, Final

from abyss_tui.errors import AbyssError
from abyss_tui.i18n.message import Message


class BadField(AbyssError):
    """A field that is missing or of another type: read by the author of the program."""


def read(line: str) -> Any:
    """Return what is written in a line.

    Raises ValueError when it is no JSON: NaN, Infinity and numbers that become infinite are none,
    and neither is what is nested too deeply to be read.
    """
    try:
        return json.loads(line, parse_constant=_no_number, parse_float=_finite)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def field(request: Mapping[str, Any], name: str, kind: type) -> Any:
    """Return a field of a request. Raises BadField when it is missing or of another type."""
    if name not in request:
        raise BadField(Message("{field}: missing.", field=name))
    value = request[name]
    if type(value) is not kind:  # true and false are no numbers
        raise BadField(
            Message("{field}: this must be {kind}.", field=name, kind=Message(_KINDS[kind]))
        )
    return value


_KINDS: Final = {int: "a whole number", str: "a text", list: "a list", dict: "an object"}


def _no_number(name: str) -> None:
    """Refuse NaN and Infinity, which Python reads and JSON does not know."""
    raise ValueError(name)


def _finite(written: str) -> float:
    number = float(written)
    if not isfinite(number):
        raise ValueError(written)
    return number
