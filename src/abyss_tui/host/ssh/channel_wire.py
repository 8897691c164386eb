"""The wire of a session: its SSH channel, which may be gone at any moment."""

from typing import Final

import asyncssh

MOST_VARIABLES: Final = 32
LONGEST_VARIABLE: Final = 256


class Variables(dict[bytes, bytes]):
    """What a client sends along; a client that sends without end is not listened to."""

    def __setitem__(self, name: bytes, value: bytes) -> None:
        fits = len(self) < MOST_VARIABLES or name in self
        if fits and max(len(name), len(value)) <= LONGEST_VARIABLE:
            super().__setitem__(name, value)


class ChannelWire:
    """Writes to a channel as long as it is there."""

    def __init__(self, channel: asyncssh.SSHServerChannel[bytes]) -> None:
        self._channel: asyncssh.SSHServerChannel[bytes] | None = channel

    @property
    def port(self) -> int:
        """The port of this host that was called."""
        address = None if self._channel is None else self._channel.get_extra_info("sockname")
        return address[1] if address else 22

    @property
    def environment(self) -> dict[str, str]:
        """What the client sent along."""
        if self._channel is None:
            return {}
        sent = self._channel.get_environment_bytes()
        return {
            name.decode("utf-8", "replace"): value.decode("utf-8", "replace")
            for name, value in sent.items()
        }

    def write(self, data: bytes) -> None:
        """Send bytes; they are passed over once the client has gone."""
        if self._channel is not None and not self._channel.is_closing():
            try:
                self._channel.write(data)
            except OSError:  # it goes at this very moment
                self._channel = None

    def write_error(self, text: str) -> None:
        """Send a line that no program takes for an answer."""
        if self._channel is not None and not self._channel.is_closing():
            self._channel.write_stderr(f"{text}\r\n".encode())

    def tell_turn(self, *, decides: bool) -> None:
        """Tell nothing: the title of the window, which is a part of what is written, says it."""

    def pause_reading(self) -> None:
        """Let what the client sends wait in the network."""
        if self._channel is not None:
            self._channel.pause_reading()

    def resume_reading(self) -> None:
        """Go on receiving."""
        if self._channel is not None and not self._channel.is_closing():
            self._channel.resume_reading()

    def close(self, status: int) -> None:
        """Say how it ended, and close the channel when everything is read."""
        if self._channel is not None and not self._channel.is_closing():
            self._channel.exit(status)

    def lose(self) -> None:
        """The client has gone."""
        self._channel = None
