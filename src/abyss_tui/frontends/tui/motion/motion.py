"""The clock of what moves: each part of the table goes through its own frames, by one timer."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, runtime_checkable

from abyss_tui.frontends.tui.motion import frames as timing
from abyss_tui.frontends.tui.motion.frames import Frame, seconds_of

if TYPE_CHECKING:
    from textual.timer import Timer

TOGETHER: Final = 0.005
"""Seconds within which what is due is shown in one frame."""


@runtime_checkable
class Moves(Protocol):
    """A screen on which something may move."""

    def finish_motion(self) -> None:
        """Show at once what the motion leads to."""
        ...


class Part(Protocol):
    """A part of the table."""

    passing: Any
    """What is on its way to the board; None when nothing moves."""

    def pass_on(self, passing: Any) -> None:
        """Show the next frame on the way to the new board; None shows the board itself."""
        ...


class _Step(NamedTuple):
    """What a part shows next, and how many seconds after the change."""

    due: float
    part: Part
    passing: Any


class Motion:
    """What moves now; usually nothing does."""

    def __init__(self, set_timer: "Callable[[float, Callable[[], None]], Timer]") -> None:
        """`set_timer` calls something after so many seconds."""
        self._set_timer = set_timer
        self._timer: Timer | None = None
        self._left: list[_Step] = []

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self._left)

    def begin(self, moving: Iterable[tuple[Part, Sequence[Frame]]]) -> None:
        """Begin with the first frames: the parts are shown the new board right after this.

        What moved before is over: its parts show the end of it together with the new board.
        """
        self._stop()
        for step in self._left:
            step.part.passing = None
        steps: list[_Step] = []
        for part, frames in moving:
            if not frames or seconds_of(frames) > timing.LONGEST:
                continue
            part.passing = frames[0].passing
            after = [*(frame.passing for frame in frames[1:]), None]
            due = 0.0
            for frame, passing in zip(frames, after, strict=True):
                due += frame.seconds
                steps.append(_Step(due, part, passing))
        self._left = sorted(steps, key=lambda step: step.due)
        self._wait(0)

    def finish(self) -> None:
        """Show at once what everything that moves comes to."""
        self._stop()
        left, self._left = self._left, []
        for part in {step.part for step in left}:
            part.pass_on(None)

    def _wait(self, now: float) -> None:
        if self._left:
            self._timer = self._set_timer(self._left[0].due - now, self._next)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _next(self) -> None:
        if not self._left:
            return
        now = self._left[0].due
        while self._left and self._left[0].due <= now + TOGETHER:
            step = self._left.pop(0)
            step.part.pass_on(step.passing)
        self._wait(now)
