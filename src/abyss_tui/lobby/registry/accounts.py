"""Who has been at this host: accounts of keys, and of guests with a ticket."""

import secrets
from base64 import b32encode
from dataclasses import replace
from hashlib import sha256
from typing import Final, Self

from abyss_tui.i18n.message import Message
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.registry.records import Account, Registry

_GUEST: Final = "guest:"
_TICKET_BYTES: Final = 10


class Accounts:
    """The accounts of a host. One that has not said a name yet is not kept."""

    def __init__(self, registry: Registry, known: dict[str, Account]) -> None:
        self._registry = registry
        self._known = known

    @classmethod
    async def read(cls, registry: Registry) -> Self:
        """Read the accounts that are kept. Raises BadSave."""
        return cls(registry, {account.id: account for account in await registry.accounts()})

    def of_key(self, fingerprint: str) -> Account:
        """Return the account of a key of SSH."""
        return self._known.get(fingerprint, Account(fingerprint))

    def of_ticket(self, ticket: str) -> Account:
        """Return the account of a guest who comes again. Raises Refused for an unknown ticket."""
        account = self._known.get(_guest(ticket))
        if account is None:
            said = Message("This ticket is not known here: come as a new guest, without one.")
            raise Refused(Code.BAD_REQUEST, said)
        return account

    def new_guest(self) -> tuple[Account, str]:
        """Return a new account with the ticket that brings its guest back."""
        letters = b32encode(secrets.token_bytes(_TICKET_BYTES)).decode().lower()
        ticket = "-".join(letters[start : start + 4] for start in range(0, len(letters), 4))
        return Account(_guest(ticket)), ticket

    async def call(self, account: str, name: str) -> None:
        """Keep how somebody is called. Raises BadSave."""
        await self._keep(replace(self.of_key(account), name=name))

    async def wish(self, account: str, name: str, value: str | bool) -> None:  # noqa: FBT001 (a setting is a word or a switch)
        """Keep how somebody wants their screens. Raises BadSave."""
        known = self.of_key(account)
        await self._keep(replace(known, wishes={**known.wishes, name: value}))

    async def admit(self, account: str) -> None:
        """Keep that somebody has given the password of the host. Raises BadSave."""
        await self._keep(replace(self.of_key(account), admitted=True))

    async def _keep(self, account: Account) -> None:
        await self._registry.keep_account(account)
        self._known[account.id] = account


def _guest(ticket: str) -> str:
    """Return the account of a ticket: from it the ticket cannot be told."""
    spelled = "".join(sign for sign in ticket.lower() if sign.isalnum())
    return _GUEST + sha256(spelled.encode()).hexdigest()[:32]
