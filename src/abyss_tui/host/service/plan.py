"""How a host is to be run: what its command line asks for."""

import socket
from dataclasses import field
from pathlib import Path
from typing import Final, Self

from abyss_tui.host.access.admission import Admission
from abyss_tui.host.access.limits import Limits
from abyss_tui.host.service.own_password import Password, password_of
from abyss_tui.host.web.web_plan import WebPlan, is_loopback
from abyss_tui.lobby.limits import TableLimits
from abyss_tui.records import record
from abyss_tui.table.start import seats_of

EVERYWHERE: Final = frozenset({"", "0.0.0.0", "::"})  # noqa: S104 (only recognized here)
USUAL_PORT: Final = 22
_ELSEWHERE: Final = ("198.51.100.1", 9)
"""An address outside of every home (RFC 5737 keeps it for documents), and any port."""


@record
class LastingTable:
    """A table that is always there."""

    name: str
    seats: int
    game: str
    """The slug of the game that is played at it."""


@record
class Plan:
    """What a host does, and where."""

    games: Path
    """The folder of the games."""
    admission: Admission
    address: str = "127.0.0.1"
    """Where it listens: the machine itself, until another is named."""
    port: int = 2222
    tables: tuple[LastingTable, ...] = ()
    """The tables that are always there."""
    fixed_seeds: bool = False
    """Whether an owner may name the seed of a game: for tests alone."""
    play: bool = False
    """Whether the host plays in the terminal where it was started."""
    plain: bool = False
    """Whether the terminal where it was started is used in plain lines."""
    password: Password | None = None
    """The password, where one is asked: the host tells it to friends."""
    ask_again: bool = False
    """Whether those who are known already must give the password anew."""
    admins: Admission | None = None
    """Who has one of the keys of those who run this host; None where nobody was named."""
    limits: Limits = field(default_factory=Limits)
    table_limits: TableLimits = field(default_factory=TableLimits)
    jump_hosts: tuple[str, ...] = ()
    """Addresses from which many people come; see `JumpHosts`."""
    web: WebPlan | None = None
    """How browsers are served; None where they are not."""
    ssh: bool = True
    """Whether anybody can come by SSH."""

    @classmethod
    def of_the_menu(cls, games: Path, address: str, game: str, *, plain: bool = False) -> Self:
        """Return the plan of who chose to host this game from the menu. Raises HostError."""
        password = password_of(None, password_file(games))
        tables = (LastingTable("friday", seats_of(game)[-1], game),)
        return cls(
            games, password.admission, address, tables=tables, plain=plain, password=password
        )

    @property
    def folder(self) -> Path:
        """The folder of what a host keeps besides the games."""
        return host_folder(self.games)

    @property
    def own_table(self) -> str:
        """The table at which the host plays; nothing if none is always there."""
        return self.tables[0].name if self.tables else ""

    @property
    def ssh_options(self) -> str:
        """What stands between `ssh` and the table."""
        return "" if self.port == USUAL_PORT else f"-p {self.port} "

    @property
    def name(self) -> str:
        """The name by which this machine knows itself."""
        return socket.gethostname() if self.address in EVERYWHERE else self.address

    @property
    def own_address(self) -> str | None:
        """The address of this machine in its network, where it listens everywhere; else None.

        Not every network knows its machines by their names.
        """
        return _address_in_the_network() if self.address in EVERYWHERE else None

    @property
    def lines_for_friends(self) -> tuple[str, ...]:
        """What they type, or open, to come to a table, with {table} for its name."""
        by_ssh = (self.ssh_line("{table}"),) if self.ssh else ()
        return (*by_ssh, self.web.url("{table}")) if self.web and self.pages_for_all else by_ssh

    @property
    def pages_for_all(self) -> bool:
        """Whether whoever comes can open the pages as well: not where these are for one machine."""
        if self.web is None:
            return False
        return self.web.reaches_others or not self.ssh or is_loopback(self.address)

    def ssh_line(self, table: str, machine: str | None = None) -> str:
        """Return what a friend types to come to a table; `machine` as they call this one."""
        return f"ssh {self.ssh_options}{table}@{machine or self.name}"


def _address_in_the_network() -> str | None:
    """Return the address from which this machine would call another; nothing is sent for that."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(_ELSEWHERE)
        except OSError:  # no network
            return None
        return str(asked.getsockname()[0])


def host_folder(games: Path) -> Path:
    """Return the folder of what a host of these games keeps besides them."""
    return games / "host"


def password_file(games: Path) -> Path:
    """Return where the password is kept that a host makes up."""
    return host_folder(games) / "password"
