"""The same storm over the terminal where a host was started, and plays itself: with bots, too."""

import os
import signal
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.storm_inputs import ENTER, ESCAPE, Input, Resize, Send, Storm, Wait
from tests.terminal import Terminal

BACK: Final = (Send(ESCAPE), Wait(0.12))

SEED: Final = int(os.environ.get("STORM_SEED", "1"))
INPUTS: Final = int(os.environ.get("STORM_INPUTS", "20000")) // 10

BEGIN: Final = (
    *(Send(ENTER), Wait(0.2), Send(b"b"), Wait(0.2), Send(b"Bo"), Send(ENTER), Wait(0.3)),
    *(Send(b"s"), Wait(0.2), Send(b"y")),
)
"""Takes a seat, lets a friend play at the same keyboard, and begins the game."""
LEADS_ON: Final[Mapping[str, tuple[tuple[Input, ...], ...]]] = {
    "What is your name": ((Send(b"Ada"), Send(ENTER)),),
    "THIS HOST": ((Send(b"p"), Wait(0.3)),),
    "enlarge it": ((Resize(80, 24),), (Resize(120, 40),)),
    "A FRIEND AT": ((Send(b"Bo"), Send(ENTER)), BACK),
    "NEW TABLE": (BACK,),
    "SEATS": (BEGIN,),
    "copies it": (BEGIN,),  # a room in a large window, where seats are chairs
    "the tables of this host": ((Send(ENTER), Wait(0.2)),),
    "PASS THE KEYBOARD TO": ((Send(ENTER), Wait(0.85), Send(ENTER)),),
    "↑↓ enter": ((Send(ENTER),), BACK),
    "? help": ((Send(b"e"),), (Send(b"s1"),), (Send(b"r1"),), (Send(b"3"),), (Send(b"8"),),
               (Send(b"/Hello"), Send(ENTER)), (Send(b"y"),), (Send(b"q"), Send(b"n"))),
    "tab the table": ((Send(b"1"),), (Send(ENTER),), (Send(b"n"),)),
}  # fmt: skip
"""What a person would press where this is shown, in either game."""


class Weather:
    """One storm over one host after the other: whoever hosts may stop it by a key."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder, self.lots = folder, Random(f"{SEED} host")
        self.table = f"--table=reef:2:{game}"
        self.storm = Storm(self.lots)
        self.sent = 0
        self.last: list[Input] = []
        self.met: set[str] = set()
        self.begin()

    def begin(self) -> None:
        """Start a host that plays."""
        self.terminal = Terminal(self.folder, "host", "--port=0", "--play", self.table)
        assert self.terminal.wait_for(lambda text: "your name" in text or "SEATS" in text)

    def blow(self, inputs: int) -> None:
        """Send so many inputs."""
        while self.sent < inputs:
            self.terminal.settle()
            if self.terminal.ended:
                self.look_at_the_end()
                self.begin()
            shown = self.terminal.text()
            leads = [keys for words, keys in LEADS_ON.items() if words in shown]
            self.met |= {words for words in LEADS_ON if words in shown}
            if leads and self.lots.random() < 0.4:
                self.send(self.lots.choice(leads[0]))
                if self.lots.random() < 0.2:
                    self.send(tuple(self.storm.dip()))
            elif self.lots.random() < 0.1:
                self.send(BACK)
            else:
                self.send(tuple(self.storm.gust(self.terminal.size)))

    def send(self, inputs: tuple[Input, ...]) -> None:
        """Send some inputs one after the other."""
        for each in inputs:
            self.sent += 1
            self.last = [*self.last[-40:], each]
            each.reach(self.terminal)
            self.terminal.read(0)

    def look_at_the_end(self) -> None:
        """The host has ended in order: nothing has failed, the terminal is as it was."""
        status, said = self.terminal.close(), self.terminal.last_words()
        failures = self.folder / "host" / "failures.log"
        failed = failures.read_text() if failures.exists() else ""
        told = f"STORM_SEED={SEED}, input {self.sent}, {self.last}\n{said}\n{failed}"
        assert status == 0, told
        assert "every game is kept" in said, told
        assert "Traceback" not in failed, told
        assert not self.terminal.left_on(), told


@pytest.fixture(params=["abyss", "conspiracy"])
def weather(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Weather]:
    weather = Weather(tmp_path, request.param)
    yield weather
    weather.terminal.kill()


@pytest.mark.slow
def test_no_storm_ends_a_host_that_plays(weather: Weather) -> None:
    weather.blow(INPUTS)
    if not weather.terminal.ended:
        weather.terminal.child.kill(signal.SIGTERM)
    weather.look_at_the_end()
    assert weather.sent < 2000 or {"SEATS", "? help"} <= weather.met
