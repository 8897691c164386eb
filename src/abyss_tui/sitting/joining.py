"""The line that a friend has sent, by which one comes to their table: `ssh -p 2222 friday@host`.

It is a stranger's, and SSH can be told to run commands of this machine. So nothing of it is passed
on but where to: the host and its port, as whom, over which hosts, with which key.
"""

import re
import shlex
from collections.abc import Mapping
from getopt import GetoptError, gnu_getopt
from typing import Final

from abyss_tui.errors import BadUsage
from abyss_tui.i18n.message import Message
from abyss_tui.records import record

LONGEST: Final = 300
"""Signs of a line."""
EXAMPLE: Final = "ssh -p 2222 friday@their-machine"
"""A line like that which whoever hosts sends to their friends."""
PLAIN: Final = "plain"
"""The word that asks a host for plain lines."""

_HOST: Final = r"(?:\[[\da-fA-F:.]+(?:%\w+)?\]|[^\W_](?:[\w.-]|%\w)*)"
_USER: Final = r"[^\s\-@:#'\"`$\\;&|<>(){}*?!][^\s@:#'\"`$\\;&|<>(){}*?!]*"
_WHERE: Final = re.compile(
    rf"(?:ssh://)?(?:(?P<user>{_USER})@)?(?P<host>{_HOST}|[\da-fA-F]*(?::[\da-fA-F]*){{2,7}})"
    r"(?::(?P<port>\d{1,5}))?/?"
)
_JUMP: Final = re.compile(rf"(?:{_USER}@)?{_HOST}(?::\d{{1,5}})?")
_COMMAND: Final = re.compile(r"(?:\A|\s)ssh(?:\.exe)?\s+")
_OPTIONS: Final = "p:J:l:i:46Ctv"
_NEEDLESS: Final = frozenset({"-4", "-6", "-C", "-t", "-v"})
"""Options that do no harm; a game needs none of them."""

NOT_UNDERSTOOD: Final = Message(
    "This leads to no host. A line looks like this one: {line}", line=EXAMPLE
)
REFUSED: Final = (
    "{option} is not passed on to ssh: the way to a table needs no more than -p, -J, -l and -i."
)


@record
class HostLine:
    """Where a line leads to."""

    where: str
    """The host, and as whom: "friday@their-machine"; who one is says which table is wanted."""
    port: str = ""
    over: str = ""
    """The hosts in between, as `ssh -J` takes them."""
    key: str = ""
    """The file of the key to come with."""
    plain: bool = False
    """Whether plain lines are wanted there."""

    def command(self) -> tuple[str, ...]:
        """Return it as a command."""
        options = (("-p", self.port), ("-J", self.over), ("-i", self.key))
        given = [part for name, value in options if value for part in (name, value)]
        plain = ("-t", "--", self.where, PLAIN) if self.plain else ("--", self.where)
        return "ssh", *given, *plain

    def __str__(self) -> str:
        return shlex.join(part for part in self.command() if part != "--")


def host_line(typed: str) -> HostLine:
    """Return where a line leads to that somebody was sent. Raises BadUsage."""
    found = _COMMAND.search(typed)
    try:
        words = shlex.split(typed[found.end() :] if found else typed)
        options, rest = gnu_getopt(words, _OPTIONS, [PLAIN])
    except GetoptError as error:
        option = f"-{error.opt}"
        raise BadUsage(Message(REFUSED, option=option)) from error
    except ValueError as error:  # a quotation mark without another
        raise BadUsage(NOT_UNDERSTOOD) from error
    given = {name: value for name, value in options if name not in _NEEDLESS}
    meant = len(typed) <= LONGEST and (found or "@" in typed or "-l" in given)
    whole = _WHERE.fullmatch(rest[0]) if rest and meant else None
    if whole is None or rest[1:] not in ([], [PLAIN]) or not _possible(given):
        raise BadUsage(NOT_UNDERSTOOD)
    user = whole["user"] or given.get("-l")
    port = whole["port"] or given.get("-p", "")
    host = whole["host"].strip("[]")  # ssh has the port apart
    return HostLine(
        f"{user}@{host}" if user else host,
        port,
        given.get("-J", ""),
        given.get("-i", ""),
        plain=f"--{PLAIN}" in given or len(rest) > 1,
    )


def _possible(given: Mapping[str, str]) -> bool:
    """Whether what options are given can be meant, and is no option itself."""
    port = given.get("-p", "22")
    return (
        port.isdecimal()
        and 0 < int(port[:6]) < 1 << 16
        and all(_JUMP.fullmatch(each) for each in given.get("-J", "x").split(","))
        and re.fullmatch(_USER, given.get("-l", "x")) is not None
        and not given.get("-i", "").startswith("-")
    )
