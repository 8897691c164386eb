"""Whatever signal stops or ends the program: the terminal is as it was, and the game kept."""

import signal
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from abyss_tui.frontends.tui.terminal.job_control import AT_ONCE
from abyss_tui.record.files.saved_games import games
from tests.terminal import PATIENCE, Terminal

PLAY: Final = ("play", "--players", "Ada,Bo")
PLAIN: Final = ("play", "--plain", "--players", "Ada,Bo")
SHOWN: Final = "ctrl+c stops here"
LEAVE: Final = b"\x03"
ROUNDS: Final = 5


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """What runs the program at a terminal of its own, until it shows something."""
    begun: list[Terminal] = []

    def run(*arguments: str, shows: str = SHOWN) -> Terminal:
        begun.append(Terminal(tmp_path, *arguments))
        assert begun[-1].wait_for(lambda text: shows in text), begun[-1].text()
        return begun[-1]

    yield run
    for each in begun:
        each.kill()


def echoes(terminal: Terminal) -> bool:
    """Whether the terminal shows what is typed, as it does for a shell."""
    return bool(termios.tcgetattr(terminal.child.child_fd)[3] & termios.ECHO)


def state(terminal: Terminal) -> str:
    """Return what the program does: "T" is to be stopped."""
    status = Path(f"/proc/{terminal.child.pid}/stat").read_text()
    return status.rpartition(")")[2].split()[0]


def until(terminal: Terminal, so: Callable[[], bool]) -> None:
    """Read until something is so."""
    patience = time.monotonic() + PATIENCE
    while not so():
        terminal.read(0.01)
        assert time.monotonic() < patience, terminal.text()


def stopped_and_going_on(terminal: Terminal) -> None:
    """Stop the program as a shell does: its terminal is in order until it goes on."""
    terminal.child.kill(signal.SIGTSTP)
    until(terminal, lambda: state(terminal) == "T")
    terminal.pause(0.05)
    assert echoes(terminal)
    assert not terminal.left_on()
    terminal.child.kill(signal.SIGCONT)
    until(terminal, lambda: not echoes(terminal))


def ends(terminal: Terminal, status: int) -> None:
    """The program ends like that, and leaves the terminal in order."""
    assert terminal.close() == status
    assert not terminal.left_on()
    assert b"Traceback" not in terminal.written


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("keys", [b"", b"\r\r", b"?"], ids=["waiting", "opening", "reading"])
def test_who_is_ended_gives_the_terminal_back_and_says_how_to_go_on(
    tmp_path: Path, at: Callable[..., Terminal], told: signal.Signals, keys: bytes
) -> None:
    terminal = at(*PLAY)
    terminal.send(keys)
    terminal.child.kill(told)
    ends(terminal, 128 + told)
    (game,) = games(tmp_path)
    command = f"abyss-tui --saves {tmp_path} resume {game.id}"
    assert f"The game is kept. Go on with it: {command}" in terminal.last_words()


def test_who_is_ended_in_lines_says_how_to_go_on(
    tmp_path: Path, at: Callable[..., Terminal]
) -> None:
    terminal = at(*PLAIN, shows="press Enter when")
    terminal.child.kill(signal.SIGTERM)
    ends(terminal, 128 + signal.SIGTERM)
    (game,) = games(tmp_path)
    shown = "".join(terminal.text().split())  # rows end within the command, wherever it lies
    assert f"resume--plain{game.id}" in shown


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (PLAY, SHOWN),
        (("host", "--port", "0"), "THIS HOST"),
        (("host", "--port", "0", "--play"), "What is your name"),
    ],
    ids=["screens", "dashboard", "host plays"],
)
def test_who_is_stopped_gives_the_terminal_back_and_goes_on(
    at: Callable[..., Terminal], arguments: tuple[str, ...], shown: str
) -> None:
    terminal = at(*arguments, shows=shown)
    for _ in range(2):
        stopped_and_going_on(terminal)
        assert terminal.wait_for(lambda text: shown in text)
        time.sleep(2 * AT_ONCE)
    terminal.child.kill(signal.SIGTERM)
    ends(terminal, 128 + signal.SIGTERM if arguments == PLAY else 0)


def stopped_while_it_writes(terminal: Terminal, lots: Random) -> None:
    """Stop the program in the middle of output, and let it go on."""
    for _ in range(lots.randrange(12)):
        terminal.resize(80 + lots.randrange(60), 24 + lots.randrange(20))
        time.sleep(lots.random() * 0.01)
    terminal.send(lots.choice([b"?", b"w", b"\x1b[A", b"\r"]))
    time.sleep(2 * AT_ONCE + lots.random() * 0.02)
    terminal.send(lots.choice([b"?", b"w", b"\x1b[A", b"\r"]))
    stopped_and_going_on(terminal)


def stopped_and_going_on_at_once(terminal: Terminal, lots: Random) -> None:
    """Let each signal come while the one before is still obeyed."""
    for _ in range(6):
        for told in (signal.SIGTSTP, signal.SIGCONT):
            terminal.child.kill(told)
            time.sleep(lots.choice([0.0, lots.random() * 0.02, lots.random() * 0.3]))
            terminal.read(0)


def going_on_unasked(terminal: Terminal, lots: Random) -> None:
    """Let a program go on that was never stopped."""
    terminal.child.kill(signal.SIGCONT)
    terminal.pause(lots.random() * 0.2)


def held_by_force(terminal: Terminal, lots: Random) -> None:
    """Stop it as nothing can be put in order, with a shell that sets its own manners then."""
    terminal.child.kill(signal.SIGSTOP)
    until(terminal, lambda: state(terminal) == "T")
    termios.tcsetattr(terminal.child.child_fd, termios.TCSANOW, terminal.manners)
    time.sleep(lots.random() * 0.05)
    terminal.child.kill(signal.SIGCONT)
    until(terminal, lambda: not echoes(terminal))


WAYS: Final = [
    stopped_while_it_writes,
    stopped_and_going_on_at_once,
    going_on_unasked,
    held_by_force,
]


def stopped_often(terminal: Terminal, way: Callable[[Terminal, Random], None], times: int) -> None:
    """Stop the program in a way again and again: it goes on, and leaves the terminal in order."""
    lots = Random(way.__name__)
    for _ in range(times):
        way(terminal, lots)
    until(terminal, lambda: state(terminal) != "T" and not echoes(terminal))
    terminal.resize(80, 24)
    terminal.settle()
    terminal.send(LEAVE)
    ends(terminal, 0)


@pytest.mark.parametrize("way", WAYS)
def test_stopping_at_any_moment_hangs_nothing(
    at: Callable[..., Terminal], way: Callable[[Terminal, Random], None]
) -> None:
    stopped_often(at(*PLAY), way, ROUNDS)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
def test_stopping_a_hundred_times_hangs_nothing(
    at: Callable[..., Terminal], way: Callable[[Terminal, Random], None]
) -> None:
    stopped_often(at(*PLAY), way, 100)
