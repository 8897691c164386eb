"""The signals at which a host stops in order, also where the event loop takes none."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from abyss_tui.host.service.stop_signals import stopping_signals

AS_ON_WINDOWS = """
import asyncio, sys
asyncio.SelectorEventLoop.add_signal_handler = asyncio.AbstractEventLoop.add_signal_handler
from abyss_tui.cli import main
sys.exit(main())
"""
SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]


@pytest.fixture
def takes_no_signals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have an event loop as Windows has one."""
    none = asyncio.AbstractEventLoop.add_signal_handler
    monkeypatch.setattr(asyncio.SelectorEventLoop, "add_signal_handler", none)


async def stops_at(told: signal.Signals) -> None:
    """Be told."""
    stopped = asyncio.Event()
    with stopping_signals(stopped.set):
        os.kill(os.getpid(), told)
        async with asyncio.timeout(5):
            await stopped.wait()


@pytest.mark.parametrize("told", SIGNALS)
async def test_a_signal_stops_a_host(told: signal.Signals) -> None:
    await stops_at(told)


@pytest.mark.usefixtures("takes_no_signals")
@pytest.mark.parametrize("told", SIGNALS)
async def test_a_signal_stops_a_host_whose_event_loop_takes_none(told: signal.Signals) -> None:
    before = [signal.getsignal(each) for each in SIGNALS]
    await stops_at(told)
    assert [signal.getsignal(each) for each in SIGNALS] == before


def test_ctrl_c_stops_a_host_in_order_where_the_event_loop_takes_no_signals(tmp_path: Path) -> None:
    command = (sys.executable, "-c", AS_ON_WINDOWS, "--saves", str(tmp_path), "host", "--port=0")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL) as host:
        assert host.stdout is not None
        assert re.search(rb"ssh -p \d+ ", host.stdout.readline())
        host.send_signal(signal.SIGINT)
        assert host.wait(timeout=20) == 0
        told = host.stdout.read()
    assert b"The host has stopped; every game is kept." in told
