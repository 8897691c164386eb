"""What the host notes of those who come and go."""

import json
import stat
from pathlib import Path

import asyncssh

from abyss_tui.host.access.audit import KEPT, ROOM, Audit, AuditEvent, AuditFile
from tests.host.callers import person, program, until
from tests.host.conftest import Start

KEY = asyncssh.generate_private_key("ssh-ed25519")


async def test_a_visit_is_noted_from_coming_to_leaving(start: Start) -> None:
    host = await start()
    ada = await person(host.port, key=KEY)
    await ada.shows("Welcome")
    ada.type("q")
    await ada.ends()
    await program(host.port)
    await until(lambda: len(host.entries) == 5)
    assert host.noted() == ["came", "session", "left", "came", "session"]
    assert host.entries[1].note == "person"
    assert host.entries[4].note == "program"
    assert host.entries[0].account == KEY.get_fingerprint()


def test_an_entry_is_a_line_whatever_the_name(tmp_path: Path) -> None:
    path = tmp_path / "logs" / "audit.jsonl"
    file = AuditFile(path)
    audit = Audit(file)
    audit.note(AuditEvent.CAME, "192.0.2.1", None, "fri\nday")
    audit.note(AuditEvent.LEFT, "192.0.2.1", None, 'a"b')
    file.close()
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [json.loads(each)["wanted"] for each in lines] == ["fri\nday", 'a"b']
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_log_of_a_stormy_night_does_not_fill_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "audit.jsonl"
    file = AuditFile(path)
    audit = Audit(file)
    for _ in range(8 * ROOM // 50_000):
        audit.note(AuditEvent.REFUSED, "192.0.2.1", note="x" * 50_000)
    file.close()
    assert {stat.S_IMODE(each.stat().st_mode) for each in tmp_path.iterdir()} == {0o600}
    assert sum(each.stat().st_size for each in tmp_path.iterdir()) < (KEPT + 1) * ROOM
    assert len(list(tmp_path.iterdir())) == KEPT + 1


def test_an_entry_can_be_read_by_people() -> None:
    said: list[str] = []
    Audit(lambda entry: said.append(entry.plain())).note(
        AuditEvent.FAILED, "192.0.2.1", None, "friday", "wrong password"
    )
    assert said[0].endswith("failed friday (guest) from 192.0.2.1: wrong password")
