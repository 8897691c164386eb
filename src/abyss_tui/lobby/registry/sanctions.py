"""Who may not come in and who is not heard, until that is lifted."""

from typing import Self

from abyss_tui.i18n.message import Message
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.registry.records import Measure, Registry, Sanction


class Sanctions:
    """The sanctions of a host, against accounts and addresses."""

    def __init__(self, registry: Registry, kept: list[Sanction]) -> None:
        self._registry = registry
        self._kept = {(each.measure, each.against): each for each in kept}

    @classmethod
    async def read(cls, registry: Registry) -> Self:
        """Read the sanctions that are kept. Raises BadSave."""
        return cls(registry, await registry.sanctions())

    def all(self) -> list[Sanction]:
        """Return all sanctions, by name."""
        return sorted(self._kept.values(), key=lambda each: (each.name.casefold(), each.against))

    def banned(self, *against: str | None) -> bool:
        """Return whether an account or an address may not come in."""
        return any((Measure.BAN, each) in self._kept for each in against)

    def muted(self, account: str) -> bool:
        """Return whether nobody hears an account."""
        return (Measure.MUTE, account) in self._kept

    def must_not_be_muted(self, account: str) -> None:
        """Raise Refused for somebody whom nobody hears."""
        if self.muted(account):
            said = Message("Whoever runs this host has muted you: the others would not hear it.")
            raise Refused(Code.CLOSED, said)

    async def add(self, sanction: Sanction) -> None:
        """Keep a sanction. Raises BadSave."""
        await self._registry.keep_sanction(sanction)
        self._kept[sanction.measure, sanction.against] = sanction

    async def lift(self, sanction: Sanction) -> None:
        """Forget a sanction. Raises BadSave."""
        await self._registry.drop_sanction(sanction)
        self._kept.pop((sanction.measure, sanction.against), None)
