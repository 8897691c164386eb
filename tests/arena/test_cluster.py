"""An arena on a cluster: a real scheduler and two workers, each a process, on this machine."""

import json
import pickle
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from abyss_tui.arena import cluster
from abyss_tui.cli import main
from abyss_tui.errors import ArenaError

ARENA = ["arena", "--players", "easy,normal#4", "--deals", "4"]


@dataclass
class Cluster:
    """A scheduler and its workers."""

    address: str
    scheduler: subprocess.Popen[bytes]
    workers: list[subprocess.Popen[bytes]]


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[Cluster]:
    """Return a cluster that is there for one test."""
    with ExitStack() as ends:

        def started(*words: str) -> subprocess.Popen[bytes]:
            here = ("--host", "127.0.0.1", "--dashboard-address", "127.0.0.1:0")
            command = [sys.executable, "-m", "dask", *words, *here]
            with (tmp_path / "log").open("ab") as log:
                process = subprocess.Popen(command, cwd=tmp_path, stdout=log, stderr=log)
            ends.callback(process.wait)
            ends.callback(process.kill)
            return process

        said = tmp_path / "scheduler.json"
        scheduler = started("scheduler", "--port", "0", "--scheduler-file", str(said))
        worker = ("worker", "--scheduler-file", str(said), "--no-nanny", "--nthreads", "1")
        workers = [started(*worker) for _ in range(2)]
        yield Cluster(address_in(said), scheduler, workers)


def address_in(file: Path) -> str:
    """Return where the scheduler is, as soon as it says so."""
    ends = time.monotonic() + 30
    while time.monotonic() < ends:
        try:
            return str(json.loads(file.read_text())["address"])
        except (FileNotFoundError, ValueError):
            time.sleep(0.05)
    raise TimeoutError(file)


def games_in(file: Path) -> list[dict[str, Any]]:
    """Return what a file says of its games, but for the clock."""
    games = [json.loads(line) for line in file.read_text().splitlines()]
    clock = {"seconds", "slowest"}
    told = [{name: what for name, what in game.items() if name not in clock} for game in games]
    return sorted(told, key=lambda game: (game["deal"], game["rotation"]))


@pytest.mark.slow
def test_the_lines_are_the_same_whoever_played_them(
    dask: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    assert main([*ARENA, "--out", str(here), "--processes", "1"]) == 0
    assert main([*ARENA, "--out", str(there), "--cluster", dask.address]) == 0
    assert "4/4" in capsys.readouterr().err
    assert games_in(there) == games_in(here)


def test_deals_come_back_from_a_scheduler_in_this_process() -> None:
    from distributed import LocalCluster

    one = {"n_workers": 1, "threads_per_worker": 1, "processes": False, "dashboard_address": None}
    with LocalCluster(**one, host="127.0.0.1", protocol="tcp://") as here:
        address = here.scheduler_address
        assert address.startswith("tcp://127.0.0.1:")
        (games,) = cluster.run(address, "abyss", ["random", "easy"], [7])
    assert [(game["deal"], game["rotation"]) for game in games] == [(7, 0), (7, 1)]


@pytest.mark.slow
def test_a_worker_that_dies_in_the_middle_loses_nothing(dask: Cluster) -> None:
    coming = cluster.run(dask.address, "abyss", ["easy", "normal#8"], range(6))
    deals = [next(coming)]
    dask.workers[0].kill()
    deals += coming
    assert sorted(games[0]["deal"] for games in deals) == [*range(6)]
    assert all(len(games) == 2 for games in deals)


@pytest.mark.slow
def test_a_cluster_that_goes_away_is_said(dask: Cluster) -> None:
    coming = cluster.run(dask.address, "abyss", ["easy", "normal#8"], range(8))
    next(coming)
    dask.scheduler.kill()
    with pytest.raises(ArenaError, match="the same command goes on after them"):
        list(coming)


@pytest.mark.slow
def test_workers_that_are_all_gone_are_said(dask: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    coming = cluster.run(dask.address, "abyss", ["easy", "normal#8"], range(8))
    next(coming)
    monkeypatch.setattr(cluster, "WAIT", 0.5)
    for worker in dask.workers:
        worker.kill()
    with pytest.raises(ArenaError, match=r"has no workers: .* start them with dask worker tcp://"):
        list(coming)


def test_who_does_not_answer_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "WAIT", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:  # takes a call, and says nothing
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        assert main([*ARENA, "--cluster", address]) == 1
    assert f"No Dask scheduler answers at {address}" in capsys.readouterr().err
    assert main([*ARENA, "--cluster", address]) == 1
    assert f"No Dask scheduler answers at {address}" in capsys.readouterr().err


@pytest.mark.parametrize("address", ["tls://127.0.0.1:8786", "morse://127.0.0.1:8786"])
def test_who_cannot_be_called_is_said(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--cluster", address]) == 1
    assert f"The cluster at {address} cannot be called: " in capsys.readouterr().err


@pytest.mark.parametrize("address", ["", "somewhere", "host:port", ":8786"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(SystemExit):
        main([*ARENA, "--cluster", address])


def test_a_worker_of_another_version_is_refused() -> None:
    with pytest.raises(ArenaError, match=r"must be 9\.9, as here") as refused:
        cluster.of_deal_there("9.9", "abyss", ("easy", "random"), 1)
    brought = pickle.loads(pickle.dumps(refused.value))  # it comes back from another machine
    assert str(brought.message) == str(refused.value.message)


def test_without_dask_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*ARENA, "--cluster", "10.0.0.5:8786"]) != 0
    assert "pip install '.[cluster]'" in capsys.readouterr().err
