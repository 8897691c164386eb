"""A wire without a network."""


class Held:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.paused = False
        self.decides = False

    def write(self, data: bytes) -> None:
        self.written += data

    def tell_turn(self, *, decides: bool) -> None:
        self.decides = decides

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False
