"""What a storm sends to the program: keys, mouse, paste, sizes, by chance.

Ctrl+C and Ctrl+Q are left out, they end the program. So is what a terminal says only when it is
asked about itself.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from tests.terminal import Terminal


@dataclass(frozen=True, slots=True)
class Send:
    """Bytes that a keyboard or a mouse sends, in one piece."""

    keys: bytes

    def reach(self, terminal: Terminal) -> None:
        """Let them come."""
        terminal.send(self.keys)


@dataclass(frozen=True, slots=True)
class Wait:
    """Time that passes between two inputs."""

    seconds: float

    def reach(self, terminal: Terminal) -> None:
        """Let it pass; what is written meanwhile is read."""
        terminal.pause(self.seconds)


@dataclass(frozen=True, slots=True)
class Resize:
    """Another size of the window."""

    columns: int
    rows: int

    def reach(self, terminal: Terminal) -> None:
        """Give the window this size."""
        terminal.resize(self.columns, self.rows)


@dataclass(frozen=True, slots=True)
class Stop:
    """The program is stopped as a shell does it, and goes on."""

    def reach(self, terminal: Terminal) -> None:
        """Stop it and let it go on."""
        terminal.stop_and_go_on()


Input = Send | Wait | Resize | Stop

ENTER: Final = b"\r"
ESCAPE: Final = b"\x1b"
UP, DOWN, RIGHT, LEFT = (b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D")

LETTERS: Final = "eeessrrppttniuow..?hjklvbyazfmcdgx,/"
LAYOUTS: Final = (
    "&é\"'(-è_çà²",  # the digit row of AZERTY
    "AZQWM^$ùµ<>§",
    "йцукенгшщзфывапролдячсмитьё",  # a Russian keyboard
    "٠١٢٣٤٥٦٧٨٩",  # digits of other scripts, signs that only look like digits
    "²³¹½①Ⅳ２五৪",
    "🦀🐙👩‍👩‍👧‍👦🇫🇷",
    "e\u0301\u202e\u200b\u0000",
)
SEQUENCES: Final = (
    *(UP, DOWN, RIGHT, LEFT) * 3,
    *(b"\x1b[5~", b"\x1b[6~", b"\x1b[H", b"\x1b[F", b"\x1b[Z", b"\x1b[2~", b"\x1b[3~"),
    *(b"\x1bOP", b"\x1bOQ", b"\x1b[15~", b"\x1b[24~", b"\x1bOA", b"\x1b[1;5C", b"\x1b[1;2A"),
    *(b"\x1b[97u", b"\x1b[178u", b"\x1b[27u", b"\x1b[13u", b"\x1b[57358u", b"\x1b[101;2;69u"),
    *(b"\x1be", b"\x1bn", b"\x1b\r", b"\x1b\x1b[A", b"\x1b[0n", b"\x1b[7;9R", b"\x1b]11;?\x07"),
    *(b"\x1bP1+r\x1b\\", b"\x1b[?1;2c", b"\x1b[999;999;999~", b"\x1b[;;;m", b"\x1b[<;;M"),
)
CONTROLS: Final = bytes(set(range(1, 32)) - {3, 17, 27}) + b"\x7f\x10\x0c\x1a\x13"
PASTED: Final = (
    "Ada",
    "e\nn\n1\n" * 4,
    "²é&\t\r\n🦀",
    "[bold red]Bo[/]",
    "\x1b[A",
    "x" * 3000,
)
SIZES: Final = ((80, 24),) * 6 + ((120, 40),) * 3 + ((160, 50), (79, 24), (80, 23), (1, 1))
WAITING_IN_SMALL: Final = (0.1, 0.8, 1.6)
"""Seconds in a window that is too small: bots move below it, and something may open."""


class Storm:
    """Draws inputs; the same seed and the same screens bring the same ones."""

    def __init__(self, lots: Random) -> None:
        self.lots = lots

    def gust(self, size: tuple[int, int]) -> list[Input]:
        """Return some inputs that come close upon each other."""
        return [each for _ in range(self.lots.randint(1, 24)) for each in self._any(size)]

    def dip(self) -> list[Input]:
        """Return a stay in a window that is too small, mostly with the way out of it.

        In the moment between two sizes of a drag the program may draw nothing at all.
        """
        small = Resize(self.lots.randint(1, 120), self.lots.randint(1, 23))
        stay: list[Input] = [small, Wait(self.lots.choice(WAITING_IN_SMALL))]
        grown = Resize(*self.lots.choice(SIZES))
        return [*stay, grown] if self.lots.random() < 0.7 else stay

    def _any(self, size: tuple[int, int]) -> Sequence[Input]:
        draws: Sequence[Callable[[], Sequence[Input]]] = (
            *(self._letter,) * 26,
            *(self._digit,) * 6,
            *(self._layout,) * 10,
            *(self._sequence,) * 16,
            *(self._cut_sequence,) * 4,
            *(self._control,) * 4,
            *(lambda: self._mouse(size),) * 18,
            *(lambda: [Send(ENTER)],) * 8,
            *(lambda: [Send(ESCAPE)],) * 3,
            *(lambda: [Send(b"\t")],) * 3,
            *(lambda: [Send(b" ")],) * 3,
            *(self._paste,) * 2,
            *(lambda: [Send(self.lots.choice((b"\x1b[I", b"\x1b[O")))],) * 2,
            *(self._resize,) * 3,
            *(lambda: [Wait(self.lots.random() * 0.05)],) * 4,
            lambda: [Stop()] if self.lots.random() < 0.1 else [Send(b"\x1a")],
        )
        return self.lots.choice(draws)()

    def _letter(self) -> Sequence[Input]:
        return [Send(self.lots.choice(LETTERS).encode())]

    def _digit(self) -> Sequence[Input]:
        return [Send(self.lots.choice("0123456789").encode())]

    def _layout(self) -> Sequence[Input]:
        return [Send(self.lots.choice(self.lots.choice(LAYOUTS)).encode())]

    def _sequence(self) -> Sequence[Input]:
        return [Send(self.lots.choice(SEQUENCES))]

    def _cut_sequence(self) -> Sequence[Input]:
        """Return a sequence in two pieces, or the first of them alone."""
        whole = self.lots.choice(SEQUENCES)
        cut = self.lots.randint(1, len(whole) - 1)
        begun, late = Send(whole[:cut]), Wait(self.lots.choice((0.0, 0.005, 0.15)))
        return [begun, late, Send(whole[cut:])] if self.lots.random() < 0.6 else [begun]

    def _control(self) -> Sequence[Input]:
        return [Send(bytes([self.lots.choice(CONTROLS)]))]

    def _mouse(self, size: tuple[int, int]) -> Sequence[Input]:
        """Return what a mouse reports: mostly clicks in the window."""
        x, y = self.lots.randint(1, size[0]), self.lots.randint(1, size[1])
        match self.lots.randrange(8):
            case 0:
                x, y = self.lots.randint(0, 400), self.lots.randint(0, 400)
            case 1:
                return [_report(self.lots.choice((64, 65, 66, 67)), x, y)]
            case 2:
                return [_report(self.lots.choice((32, 35, 39)), x, y)]
            case 3:
                return [_report(self.lots.randrange(0, 128), x, y, self.lots.choice("Mm"))]
        button = self.lots.choice((0, 0, 0, 0, 1, 2, 4, 16))
        click = [_report(button, x, y), _report(button, x, y, "m")]
        return click if self.lots.random() < 0.8 else [*click, *click]

    def _paste(self) -> Sequence[Input]:
        """Return a paste: whole, or with its end coming later."""
        pasted = self.lots.choice(PASTED).encode()
        if self.lots.random() < 0.5:
            return [Send(b"\x1b[200~" + pasted + b"\x1b[201~")]
        cut = self.lots.randint(0, len(pasted))
        later = [Send(pasted[cut:]), Send(b"\x1b[201~")]
        return [Send(b"\x1b[200~"), Send(pasted[:cut]), Wait(0.01), *later]

    def _resize(self) -> Sequence[Input]:
        """Return a new size, or several of them as a hand drags the corner."""
        if self.lots.random() < 0.5:
            return [Resize(*self.lots.choice(SIZES))]
        number = self.lots.randint(1, 4)
        drawn = [Resize(self.lots.randint(1, 140), self.lots.randint(1, 50)) for _ in range(number)]
        if self.lots.random() < 0.1:
            drawn.append(Resize(self.lots.randint(141, 300), self.lots.randint(51, 100)))
        return [*drawn, Resize(*self.lots.choice(SIZES))]


def _report(button: int, x: int, y: int, state: str = "M") -> Send:
    return Send(f"\x1b[<{button};{x};{y}{state}".encode())
