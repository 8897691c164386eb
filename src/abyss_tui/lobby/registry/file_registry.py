"""Accounts, rooms and sanctions in files: one for each, replaced as a whole."""

from asyncio import to_thread
from hashlib import sha256
from pathlib import Path
from typing import Final, TypeVar

from pydantic import TypeAdapter, ValidationError

from abyss_tui import atomic_files, regular_files
from abyss_tui.errors import BadSave
from abyss_tui.i18n.message import Message
from abyss_tui.lobby.registry.records import Account, RoomRecord, Sanction
from abyss_tui.record.files.os_errors import refused
from abyss_tui.record.serial_queue import SerialQueue

_ACCOUNT: Final = TypeAdapter(Account)
_ROOM: Final = TypeAdapter(RoomRecord)
_SANCTION: Final = TypeAdapter(Sanction)
_LONGEST: Final = regular_files.MEBIBYTE
"""Bytes of an account or a room, at most."""
T = TypeVar("T")


class FileRegistry:
    """The accounts, rooms and sanctions of one folder, which only its owner can read."""

    def __init__(self, folder: Path) -> None:
        self._accounts = folder / "accounts"
        self._rooms = folder / "rooms"
        self._sanctions = folder / "sanctions"
        self._writing = SerialQueue()

    async def accounts(self) -> list[Account]:
        """Return all accounts. Raises BadSave, with the file that cannot be read."""
        return await to_thread(_read_all, self._accounts, _ACCOUNT)

    async def rooms(self) -> list[RoomRecord]:
        """Return all rooms. Raises BadSave, with the file that cannot be read."""
        return await to_thread(_read_all, self._rooms, _ROOM)

    async def keep_account(self, account: Account) -> None:
        """Keep an account as it is now. Raises BadSave."""
        await self._write(self._file_of(account.id), _ACCOUNT.dump_json(account))

    async def drop_account(self, account: str) -> None:
        """Forget an account. Raises BadSave."""
        await self._drop(self._file_of(account))

    def _file_of(self, account: str) -> Path:
        return self._accounts / f"{_digest(account)}.json"

    async def keep_room(self, room: RoomRecord) -> None:
        """Keep a room as it is now. Raises BadSave."""
        await self._write(self._rooms / f"{room.name}.json", _ROOM.dump_json(room))

    async def drop_room(self, name: str) -> None:
        """Forget a room. Raises BadSave."""
        await self._drop(self._rooms / f"{name}.json")

    async def sanctions(self) -> list[Sanction]:
        """Return all sanctions. Raises BadSave, with the file that cannot be read."""
        return await to_thread(_read_all, self._sanctions, _SANCTION)

    async def keep_sanction(self, sanction: Sanction) -> None:
        """Keep a sanction. Raises BadSave."""
        await self._write(self._file_against(sanction), _SANCTION.dump_json(sanction))

    async def drop_sanction(self, sanction: Sanction) -> None:
        """Forget a sanction. Raises BadSave."""
        await self._drop(self._file_against(sanction))

    def _file_against(self, sanction: Sanction) -> Path:
        return self._sanctions / f"{sanction.measure}-{_digest(sanction.against)}.json"

    async def _drop(self, file: Path) -> None:
        await self._writing.run(lambda: to_thread(_remove, file))

    async def _write(self, file: Path, content: bytes) -> None:
        await self._writing.run(lambda: to_thread(_replace, file, content))


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:32]


def _read_all(folder: Path, adapter: TypeAdapter[T]) -> list[T]:
    found = []
    for file in sorted(folder.glob("*.json")):
        try:
            found.append(adapter.validate_json(regular_files.content(file, _LONGEST)))
        except (OSError, ValidationError) as error:
            said = Message(
                "{file} cannot be read. It holds an account, a table or a ban of this host: mend"
                " it, or move it away and start again; the games themselves are not touched.",
                file=str(file),
            )
            raise BadSave(said) from error
    return found


def _replace(file: Path, content: bytes) -> None:
    try:
        atomic_files.replace(file, content)
    except OSError as error:
        raise refused(error, file) from error


def _remove(file: Path) -> None:
    try:
        file.unlink(missing_ok=True)
    except OSError as error:
        raise refused(error, file) from error
