"""What a program asks for: a line is read and checked, and then its fields."""

import json
from typing import Any, Final

from abyss_tui import json_lines
from abyss_tui.errors import AbyssError
from abyss_tui.i18n.message import Message
from abyss_tui.json_lines import BadField, field
from abyss_tui.kernel.game_kind import Json
from abyss_tui.lobby.refusal import Code, Refused

LONGEST_ID: Final = 1_024
"""Letters of an `id` as JSON writes it: it must fit into an answer."""


class BadJson(AbyssError):
    """A line that is no JSON: read by the author of the program."""


def read_request(line: bytes) -> Json:
    """Return the object that a line holds. Raises BadJson or Refused."""
    try:
        request = json_lines.read(line.decode("utf-8"))
    except ValueError:
        raise BadJson(Message("This line is no JSON.")) from None
    if not isinstance(request, dict):
        raise Refused(Code.BAD_REQUEST, Message("A request is a JSON object."))
    if "id" in request and _length(request["id"]) > LONGEST_ID:
        said = Message("id: it can have {most} letters at most.", most=LONGEST_ID)
        raise Refused(Code.TOO_LONG, said)
    return request


def _length(value: Any) -> int:
    try:
        return len(json.dumps(value))
    except RecursionError:  # it was only just not too deep to be read
        return LONGEST_ID + 1


def text(request: Json, name: str) -> str:
    """Return a field that is a text. Raises BadField."""
    value: str = field(request, name, str)
    if any("\ud800" <= sign <= "\udfff" for sign in value):  # halves of pairs: no UTF-8 has them
        raise BadField(Message("{field}: this text cannot be written in UTF-8.", field=name))
    return value


def number(request: Json, name: str) -> int:
    """Return a field that is a whole number. Raises BadField."""
    return int(field(request, name, int))


def text_if_any(request: Json, name: str) -> str | None:
    """Return a field that is a text, None when it is missing or null. Raises BadField."""
    return None if request.get(name) is None else text(request, name)


def number_if_any(request: Json, name: str) -> int | None:
    """Return a field that is a whole number, None when it is missing or null. Raises BadField."""
    return None if request.get(name) is None else number(request, name)
