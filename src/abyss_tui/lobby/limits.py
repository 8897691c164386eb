"""What a host has room for at its tables, and how long it waits for an owner."""

from abyss_tui.records import record


@record
class TableLimits:
    """What a host allows at its tables: far more than friends need."""

    tables: int = 500
    """In all, at the same time."""
    tables_per_account: int = 5
    """That one account may own."""
    tables_per_address: int = 20
    """Opened from one address: a classroom. An IPv6 network of 64 bits counts as one address."""
    chat_lines: int = 8
    """Of one person within ten seconds: more than anybody types, too few to push all else away."""
    owner_away_seconds: float = 90
    """After which an owner who is away gives their rights to who sits there longest."""
