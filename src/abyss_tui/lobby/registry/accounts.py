"""Who has been at this host: accounts of keys, and of guests with a ticket."""

import secrets
from base64 import b32encode
from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256
from typing import Final, Self

from abyss_tui.i18n.message import Message
from abyss_tui.lobby.names import player_name
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.registry.names_taken import NamesTaken
from abyss_tui.lobby.registry.records import Account, Registry

_GUEST: Final = "guest:"
_TICKET_BYTES: Final = 10
_REMEMBERED: Final = 1_000
"""Guests without a game who have gone and are still known by their ticket, until a restart."""


class Accounts:
    """The accounts of a host. One that has not said a name yet is not kept.

    Neither is a guest who has no seat and no table, and never had a game: they have nothing to
    come back to but a name.
    """

    def __init__(self, registry: Registry, known: dict[str, Account]) -> None:
        self._registry = registry
        self._known = known
        self._kept = set(known)
        """Those that have a file."""
        self._gone: dict[str, Account] = {}
        """Guests who are not kept any more, the one who went first first."""
        self._names = NamesTaken()
        for account in list(known.values()):
            if self._names.holder(account.name) is None:
                self._names.take(account.id, account.name)
            else:  # an older version let two people have one name: the second is asked for another
                known[account.id] = replace(account, name="")

    @classmethod
    async def read(cls, registry: Registry) -> Self:
        """Read the accounts that are kept. Raises BadSave."""
        return cls(registry, {account.id: account for account in await registry.accounts()})

    def all(self) -> list[Account]:
        """Return all accounts that have said a name, by name."""
        named = (account for account in self._known.values() if account.name)
        return sorted(named, key=lambda account: account.name.casefold())

    def of_key(self, fingerprint: str) -> Account:
        """Return the account of a key of SSH."""
        return self._known.get(fingerprint, Account(fingerprint, played=False))

    def of_ticket(self, ticket: str) -> Account:
        """Return the account of a guest who comes again. Raises Refused for an unknown ticket."""
        id_ = account_of_ticket(ticket)
        account = self._known.get(id_) or self._gone.get(id_)
        if account is None:
            said = Message("This ticket is not known here: come as a new guest, without one.")
            raise Refused(Code.BAD_REQUEST, said)
        return account

    def new_guest(self) -> tuple[Account, str]:
        """Return a new account with the ticket that brings its guest back."""
        letters = b32encode(secrets.token_bytes(_TICKET_BYTES)).decode().lower()
        ticket = "-".join(letters[start : start + 4] for start in range(0, len(letters), 4))
        return Account(account_of_ticket(ticket), played=False), ticket

    def come(self, account: str) -> None:
        """Have a guest here again who was gone; their name may be another's meanwhile."""
        known = self._gone.pop(account, None)
        if known is not None:
            taken = self._names.holder(known.name) is not None
            self._put(replace(known, name="") if taken else known)

    # Names

    def free_name(self, text: str, account: str | None = None) -> str:
        """Return a name like this one that nobody else has. Raises Refused for no name at all."""
        return self._names.free_like(player_name(text), account)

    def must_be_free(self, text: str, account: str) -> str:
        """Return a name that nobody but this account has, nor one that looks like it.

        Raises Refused, with a name that is free.
        """
        name = player_name(text)
        free = self._names.free_like(name, account)
        if free != name:
            said = Message(
                "Somebody here has the name {name}, or one that looks the same. {free} is free.",
                name=name,
                free=free,
            )
            raise Refused(Code.BAD_REQUEST, said)
        return name

    async def call(self, account: str, name: str) -> None:
        """Keep how somebody is called. Raises Refused when somebody else is, or BadSave."""
        name, before = self.must_be_free(name, account), self.of_key(account).name
        self._names.take(account, name)  # first: two can ask for one name at the same time
        try:
            await self._keep(replace(self.of_key(account), name=name))
        except BaseException:
            self._names.take(account, before)
            raise

    # What is kept

    async def wish(self, account: str, name: str, value: str | bool) -> None:  # noqa: FBT001 (a setting is a word or a switch)
        """Keep how somebody wants their screens. Raises BadSave."""
        known = self.of_key(account)
        await self._keep(replace(known, wishes={**known.wishes, name: value}))

    async def note_hints(self, account: str, names: Iterable[str]) -> None:
        """Keep which hints somebody has read. Raises BadSave."""
        await self._keep(replace(self.of_key(account), hints=tuple(names)))

    async def admit(self, account: str) -> None:
        """Keep that somebody has given the password of the host. Raises BadSave."""
        await self._keep(replace(self.of_key(account), admitted=True))

    async def ask_again(self) -> None:
        """Forget who has given the password of the host. Raises BadSave."""
        for account in list(self._known.values()):
            if account.admitted:
                await self._keep(replace(account, admitted=False))

    async def settle(self, account: str) -> None:
        """Keep somebody who has something to come back to. Raises BadSave."""
        if account in self._known and account not in self._kept:
            await self._write(self._known[account])

    async def play(self, account: str) -> None:
        """Keep that somebody is dealt a game. Raises BadSave."""
        known = self._known.get(account)
        if known is not None and not known.played:
            await self._write(replace(known, played=True))

    async def leave(self, account: str) -> None:
        """Let go of a guest who has no seat and no table, and never had a game. Raises BadSave."""
        known = self._known.get(account)
        if known is None or known.played or not is_guest(account):
            return
        await self.forget(account)
        self._gone[account] = known
        while len(self._gone) > _REMEMBERED:
            del self._gone[next(iter(self._gone))]

    async def forget(self, account: str) -> None:
        """Forget somebody. Raises BadSave."""
        if account in self._kept:
            await self._registry.drop_account(account)
        self._kept.discard(account)
        self._known.pop(account, None)
        self._names.take(account, "")

    async def _keep(self, account: Account) -> None:
        if is_guest(account.id) and account.id not in self._kept:
            self._put(account)  # until they have something to come back to
        else:
            await self._write(account)

    async def _write(self, account: Account) -> None:
        await self._registry.keep_account(account)
        self._kept.add(account.id)
        self._put(account)

    def _put(self, account: Account) -> None:
        self._known[account.id] = account
        self._names.take(account.id, account.name)


def is_guest(account: str) -> bool:
    """Whether an account is that of a ticket and of no key."""
    return account.startswith(_GUEST)


def account_of_ticket(ticket: str) -> str:
    """Return the account of a ticket, known or not: from it the ticket cannot be told."""
    spelled = "".join(sign for sign in ticket.lower() if sign.isalnum())
    return _GUEST + sha256(spelled.encode()).hexdigest()[:32]
