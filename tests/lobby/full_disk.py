"""A host whose disk keeps no move of one seat."""

import pytest

from abyss_tui.errors import BadSave
from abyss_tui.i18n.message import Message
from abyss_tui.record.entries import Entry, Move
from abyss_tui.record.files.file_store import FileJournal


def keep_no_move_of(seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse to keep the moves of a seat, with a file of the host in the reason."""
    keep = FileJournal.append

    async def append(journal: FileJournal, entry: Entry) -> None:
        if isinstance(entry, Move) and entry.seat == seat:
            raise BadSave(Message("/home/host/saves/1.jsonl cannot be written."))
        await keep(journal, entry)

    monkeypatch.setattr(FileJournal, "append", append)
