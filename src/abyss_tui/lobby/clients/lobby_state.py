"""What all clients of one lobby share."""

from abyss_tui.lobby.registry.accounts import Accounts
from abyss_tui.lobby.registry.sanctions import Sanctions
from abyss_tui.lobby.rooms.rooms import Rooms
from abyss_tui.records import record


@record
class LobbyState:
    """Who has been at a host, its tables, and who may not come in or is not heard."""

    accounts: Accounts
    rooms: Rooms
    sanctions: Sanctions
