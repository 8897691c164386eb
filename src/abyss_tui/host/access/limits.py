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
    strangers: int = 96
    """Connections that have not yet said who they are; one more, and one of them makes way."""
    strangers_per_address: int = 8
    """So that one address alone cannot keep all others out with half-open connections."""
    exchanges_a_second: float = 20
    """Key exchanges before a login, in all: what comes faster waits for its turn.

    Each takes 2.4 ms of the event loop, so strangers take 5 % of it. A hundred people who come
    back at once, after a restart, are all inside again after five seconds.
    """
    exchanges_per_address: int = 120
    """Such exchanges within a minute: what comes faster waits as well, and holds up nobody else."""
    handshake_seconds: float = 10
    """In which a client sends its version and its part of the key exchange; no person is asked."""
    login_packets: int = 256
    """Packets of a connection before its login: 24 keys and 6 passwords take about 80."""
    login_packets_per_address: int = 3000
    """Such packets within a minute: a classroom that comes back with many keys each."""
    login_bytes: int = 64 * 1024
    """Bytes of a connection before its login: 24 long keys take about 30 KiB."""
    login_bytes_per_address: int = 1024 * 1024
    """Such bytes within a minute."""
    keys_per_address: int = 600
    """Keys offered within a minute; wrong passwords do not count against them."""
    rekeys_a_minute: float = 6
    """Key exchanges of a connection after its login: `ssh` asks for one an hour, or a gigabyte."""
    sessions_per_account: int = 4
    """Lines of one key at the same time: an old one can hang for a minute after a broken line."""
    login_seconds: float = 120
    """In which a caller says who they are: time to compare a fingerprint and type a password."""
    attempts: int = 6
    """Wrong passwords on one connection, as many as OpenSSH allows."""
    wrong_passwords: int = 20
    """Of one address; then no password is taken from there for a while. Keys are."""
    wrong_passwords_behind: int = 200
    """The same of all jump hosts together, as nobody knows who is who behind them."""
    shut_out_seconds: float = 600
    """For which no password is taken then; a wrong one is forgotten after as long."""
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
