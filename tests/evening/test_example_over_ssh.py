"""The example of docs/bots.md plays at a host as well, by the very line that stands there."""

import asyncio
import re
import shutil
from pathlib import Path
from random import Random
from shlex import join

import pytest

from tests.evening.hosting import HostProgram, Program
from tests.frontends.seat.local.at_table import EXAMPLES
from tests.host.test_openssh import OPTIONS

BOTS = EXAMPLES.parent / "bots.md"
BEFORE = "ssh-keygen -q -t ed25519 -N '' -f key && mkfifo line"
LINE = re.compile(r"^mkfifo line\n(.*)$", re.MULTILINE)

pytestmark = pytest.mark.skipif(shutil.which("ssh") is None, reason="there is no ssh here")


def line(host: HostProgram, key: Path) -> str:
    """Return the line of the document, for this host and this key."""
    found = LINE.search(BOTS.read_text(encoding="utf-8"))
    assert found is not None
    options = ["-F", "/dev/null", "-i", str(key), *(f"-o{option}" for option in OPTIONS)]
    ours = found[1].replace("ssh ", f"ssh {join(options)} ").replace("@host", "@127.0.0.1")
    return ours.replace("2222", str(host.port)).replace("docs/examples", str(EXAMPLES))


@pytest.mark.slow
async def test_the_same_program_sits_down_at_a_host_and_plays_a_whole_game(tmp_path: Path) -> None:
    host = HostProgram(tmp_path / "games")
    await host.start()
    ada = Program("Ada", Random(1))
    await ada.come(host.port)
    await ada.introduce()
    await ada.ask("create", table="friday", seats=2)
    await ada.sit()
    made = await asyncio.create_subprocess_shell(BEFORE, cwd=tmp_path)
    assert await made.wait() == 0
    shrimp = await asyncio.create_subprocess_shell(line(host, tmp_path / "key"), cwd=tmp_path)
    while not is_full(await ada.hear()):
        pass
    await ada.ask("start", first=0, seed=7)
    await ada.play()
    assert ada.over is not None
    assert await shrimp.wait() == 0
    assert await host.stop() == 0


def is_full(told: dict[str, object]) -> bool:
    """Whether a line tells that both sit at the table."""
    return told["tell"] == "table" and str(told["seats"]).count("'here': True") == 2
