"""Starting and stopping a host."""

import asyncio
import logging
import subprocess
import sys
import time

import pytest

from abyss_tui.errors import HostError
from abyss_tui.host.process.loop_watchdog import LoopWatchdog
from tests.host.conftest import CLOSED, Start

STARTED = ("cli", "commands.play", "frontends.tui.apps.running", "frontends.tui.screens.table")


@pytest.mark.parametrize("module", STARTED)
def test_the_program_starts_without_ssh(module: str) -> None:
    code = f"import sys, abyss_tui.{module}; print('asyncssh' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_host_without_browsers_starts_without_what_serves_them() -> None:
    code = "import sys, abyss_tui.host.service.running; print('aiohttp' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


async def test_a_port_that_is_taken_is_named(start: Start) -> None:
    host = await start()
    with pytest.raises(HostError, match=f"port {host.port}"):
        await host.server.start("127.0.0.1", host.port)


async def test_a_host_stops_twice_as_well_as_once(start: Start) -> None:
    host = await start()
    await host.server.stop(CLOSED)
    await host.server.stop(CLOSED)


async def test_whatever_holds_everybody_up_is_written_down(
    caplog: pytest.LogCaptureFixture,
) -> None:
    watchdog = LoopWatchdog()
    watchdog.begin()
    await asyncio.sleep(0)
    with caplog.at_level(logging.WARNING):
        time.sleep(0.06)  # noqa: ASYNC251 (that is what is watched for)
        await asyncio.sleep(0.2)
    watchdog.end()
    assert watchdog.count == 1
    assert watchdog.longest > 0.05
    assert "held up" in caplog.text
