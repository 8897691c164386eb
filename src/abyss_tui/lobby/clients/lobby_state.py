"""What all clients of one lobby share."""

from abyss_tui.lobby.limits import TableLimits
from abyss_tui.lobby.registry.accounts import Accounts
from abyss_tui.lobby.registry.sanctions import Sanctions
from abyss_tui.lobby.rooms.rooms import Rooms
from abyss_tui.record.store import Store
from abyss_tui.records import record


@record
class LobbyState:
    """Who has been at a host, its tables and games, and who may not come in or is not heard."""

    accounts: Accounts
    rooms: Rooms
    sanctions: Sanctions
    store: Store
    """Where the games are kept."""
    limits: TableLimits
    fixed_seeds: bool
    """Whether an owner may name the seed of a game: for tests alone."""
