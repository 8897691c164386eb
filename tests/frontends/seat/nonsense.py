"""Lines that no program should send."""

import json
from random import Random
from typing import Any

NAMES = ["hello", "tables", "create", "sit", "watch", "start", "bot", "play", "say", "leave", "fly"]
FIELDS = [
    "do", "id", "name", "ticket", "table", "seats", "seat", "password", "game", "first", "seed",
    "number", "action", "text", "level",
]  # fmt: skip


def a_line(lots: Random) -> bytes:
    """Return a line that is refused, or does nothing."""
    return lots.choice((_bytes, _cut, _fields, _deep))(lots)


def _bytes(lots: Random) -> bytes:
    return lots.randbytes(lots.randrange(1, 200)).replace(b"\n", b"")


def _cut(lots: Random) -> bytes:
    line = json.dumps({"do": "play", "number": 1, "action": {"type": "explore"}}).encode()
    return line[: lots.randrange(1, len(line))]


def _fields(lots: Random) -> bytes:
    """A request whose fields have values of any kind; `play` and `leave` would do something."""
    request = {field: _value(lots, 3) for field in lots.sample(FIELDS, lots.randrange(8))}
    if lots.random() < 0.8:
        request["do"] = lots.choice([name for name in NAMES if name not in {"play", "leave"}])
    else:
        request |= {"do": "play", "number": lots.choice((0, 2, 1.0, "1", True))}
    return json.dumps(request).encode()


def _deep(lots: Random) -> bytes:
    deep = lots.randrange(1, 30_000)
    return b'{"do": "play", "id": ' + b"[" * deep + b"]" * (deep - lots.randrange(2)) + b"}"


def _value(lots: Random, deep: int) -> Any:
    simple: list[Any] = [
        None, True, -1, 10**400, 1e300, "", "\ud800", "\x1b[2J", "a" * 300, "friday", 0, [], {},
    ]  # fmt: skip
    if deep and lots.random() < 0.3:
        return {lots.choice(FIELDS): _value(lots, deep - 1) for _ in range(lots.randrange(3))}
    return lots.choice(simple)
