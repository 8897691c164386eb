"""How much one caller, one address and all together may take; fit for the open internet."""

from typing import Final

from abyss_tui.records import record


@record
class Limits:
    """What a host allows: far more than people need, so that only abuse comes to a limit."""

    connections: int = 200
    """At the same time, from anywhere: twice the players of docs/performance.md."""
    connections_per_address: int = 16
    """A household, a classroom; an IPv6 network of 64 bits counts as one address."""
    arrivals_per_address: int = 120
    """New connections within a minute: a classroom that comes back at once, after a restart."""
    strangers: int = 32
    """Connections that have not yet said who they are: each costs a key exchange, unpaid for."""
    strangers_per_address: int = 8
    """So that one address alone cannot keep all others out with half-open connections."""
    sessions_per_account: int = 4
    """Lines of one key at the same time: an old one can hang for a minute after a broken line."""
    login_seconds: float = 120
    """In which a caller says who they are: time enough to type a password."""
    attempts: int = 6
    """Wrong passwords on one connection, as many as OpenSSH allows."""
    idle_seconds: float = 4 * 3600
    """Without a key pressed, until a person is shown out; their seat waits."""
    grace_seconds: float = 3
    """That a visit may take to end, and a client to read its last words."""
    keys_a_second: float = 30
    """Keys and clicks in the long run, as a held key repeats; a burst may be twice as many."""
    pasted: int = 4096
    """Characters of one paste; the rest is dropped. The longest line of chat is 200."""
    input_a_second: int = 64 * 1024
    """Bytes of a connection in the long run, encrypted; more of them wait in the network.

    A key takes less than 100 bytes, a held key 3 KiB a second. More is only for programs.
    """


LONGEST_WORD: Final = 64
"""Characters that are kept of what a client calls itself, its terminal and its language."""
WIDEST: Final = 400
HIGHEST: Final = 150
"""Columns and rows that are drawn at most."""
USUAL: Final = (80, 24)
"""What a terminal is taken for that gives no size."""


def fitting(columns: int, rows: int) -> tuple[int, int]:
    """Return a size that can be drawn, near the one that a client claims."""
    columns, rows = columns or USUAL[0], rows or USUAL[1]
    return max(2, min(columns, WIDEST)), max(2, min(rows, HIGHEST))
