"""What a session writes to: the part of an SSH channel that it needs."""

from typing import Protocol


class Wire(Protocol):
    """A way to the other side, for bytes."""

    def write(self, data: bytes) -> None:
        """Send bytes; they are passed over once the other side has gone."""
        ...

    def pause_reading(self) -> None:
        """Let what comes wait in the network."""
        ...

    def resume_reading(self) -> None:
        """Go on receiving."""
        ...


class ScreenWire(Wire, Protocol):
    """A way to somebody who sees screens."""

    def tell_turn(self, *, decides: bool) -> None:
        """Tell the other side whether somebody there must decide, where it can show that."""
        ...
