"""The limits of a host as one writes them on the command line: `--limit connections=400`."""

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

from abyss_tui.errors import BadUsage
from abyss_tui.host.access.limits import Limits
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.limits import TableLimits


def with_limits(written: Iterable[str]) -> tuple[Limits, TableLimits]:
    """Return the usual limits, but for those that are written. Raises BadUsage."""
    limits, tables = Limits(), TableLimits()
    for each in written:
        name, _, number = each.partition("=")
        name = name.strip().replace("-", "_")
        if name in names(limits):
            limits = replace(limits, **{name: _number(each, number)})
        elif name in names(tables):
            tables = replace(tables, **{name: _number(each, number)})
        else:
            known = ", ".join([*names(limits), *names(tables)])
            said = Message("--limit {written}: there are {known}.", written=each, known=known)
            raise BadUsage(said)
    return limits, tables


def names(limits: Limits | TableLimits) -> list[str]:
    """Return what the limits of a kind are called that are numbers."""
    numbers = (int, float)
    of: Any = limits
    return [each.name for each in fields(of) if type(getattr(limits, each.name)) in numbers]


def _number(written: str, number: str) -> int:
    number = number.strip()
    if (
        not number.isdecimal()
        or not number.isascii()
        or not 0 < len(number) < 10
        or not int(number)
    ):
        said = Message(
            "--limit {written}: that needs a number, as {example}.",
            written=written,
            example="tables=100",
        )
        raise BadUsage(said)
    return int(number)
