"""Where browsers are served, under which names, and who encrypts."""

from ipaddress import ip_address
from pathlib import Path
from typing import Final

from abyss_tui.errors import HostError
from abyss_tui.host.access.networks import network_of
from abyss_tui.i18n.message import Message
from abyss_tui.records import record

HTTPS: Final = 443
HTTP: Final = 80
_NOT_ENCRYPTED: Final = Message(
    "Without encryption browsers are served on this machine alone. Give a certificate with"
    " --web-tls CERT:KEY (or --web-tls auto), or name the proxy that encrypts with --web-proxy."
)


@record
class Certificate:
    """The files of a certificate and of its private key, in PEM."""

    chain: Path
    key: Path


@record
class WebPlan:
    """How a host serves browsers: what its command line asks for."""

    port: int
    """0 is any free one."""
    address: str = "127.0.0.1"
    names: tuple[str, ...] = ()
    """What browsers may call this host, "abyss.example" or "abyss.example:8443"."""
    certificate: Certificate | None = None
    proxies: tuple[str, ...] = ()
    """The addresses of proxies: what they say of where somebody comes from is believed."""

    def check(self) -> None:
        """Raises HostError where passwords and hands would cross a network in the clear."""
        if not (self.certificate or self.proxies or is_loopback(self.address)):
            raise HostError(_NOT_ENCRYPTED)

    def is_proxy(self, address: str) -> bool:
        """Whether a connection from an address is that of a proxy."""
        return any(network_of(address) == network_of(each) for each in self.proxies)

    def hosts(self) -> frozenset[str]:
        """Return what the header Host may say; `port` is the one that is listened at.

        A page of somebody else, whose name leads to our address, is told apart by it.
        """
        own = (self.address, "localhost", "127.0.0.1", "[::1]")
        usual = HTTPS if self.certificate else HTTP
        ours = {f"{name}:{self.port}" for name in (*own, *self.names)}
        ours.update(own if self.port == usual else ())
        return frozenset(each.lower() for each in (*ours, *self.names))

    @property
    def reaches_others(self) -> bool:
        """Whether anybody elsewhere can open the address that is told."""
        return bool(self.names) or not is_loopback(self.address)

    def url(self, table: str) -> str:
        """Return the address of a table, as one sends it to friends."""
        return self.url_of(f"/t/{table}")

    def url_of(self, path: str) -> str:
        """Return the address of a page."""
        scheme = "https" if self.certificate or self.proxies else "http"
        if self.names:
            return f"{scheme}://{self.names[0]}{path}"
        usual = HTTPS if self.certificate else HTTP
        where = f"[{self.address}]" if ":" in self.address else self.address
        return f"{scheme}://{where}{'' if self.port == usual else f':{self.port}'}{path}"


def is_loopback(address: str) -> bool:
    """Whether only this machine reaches an address."""
    try:
        return ip_address(address.strip("[]")).is_loopback
    except ValueError:
        return address == "localhost"
