"""Which keys answer what has just come, and which were meant for what was there before.

A slip must decide nothing for somebody else, nor pass a card that nobody has seen. Terminals tell
when a key goes down and never when it is let go: a key that comes again soon is taken to be held.
"""

from typing import Final

SETTLE = 0.5
"""Seconds in which nothing is answered that has to be seen first: nobody reads a card faster, and
who means to answer hardly notices. With 0 all keys count, those typed ahead too."""
HELD: Final = 1.6
"""The part of that time, counted from its press, in which the key that closed what was there before
does not count: 0.8 s, longer than any keyboard waits until it repeats a key that is held."""
REPEATED: Final = 0.5
"""The part of that time within which the same key again is a repeat or a bounce: 0.25 s."""


class Settling:
    """What has just come to be answered, by keys that are pressed from then on."""

    def __init__(
        self, came: float, closed_by: str = "", closed_at: float = 0.0, *, to_be_seen: bool
    ) -> None:
        """`came` and all other times are seconds of one clock.

        `closed_by` is the key that was pressed last before, at `closed_at`. Without `to_be_seen`
        what has come follows what the same person did, and they can take that back: then only a
        key that bounces or is held is left out.
        """
        self.came = came
        self.to_be_seen = to_be_seen
        self._closed_by = closed_by
        self._counts_from = closed_at + SETTLE * (HELD if to_be_seen else REPEATED)
        self._left_out = closed_by, closed_at
        """The key that was pressed last and did not count, and when: no other can be held still, as
        a keyboard repeats only the last one."""

    def settled(self, at: float) -> bool:
        """Whether what has come is there for long enough to be answered."""
        return not (self.to_be_seen and SETTLE) or at >= self.came + SETTLE

    def takes(self, key: str, at: float) -> bool:
        """Whether a key that is pressed then counts; one that is held does so once it is let go."""
        if not self.settled(at):
            self._left_out = key, at
        return self.settled(at) and self.let_go(key, at)

    def let_go(self, key: str, at: float) -> bool:
        """Whether a key that is pressed then was let go since it closed what was there before."""
        last, left_out_at = self._left_out
        held = key == last and at < left_out_at + SETTLE * REPEATED
        early = key == self._closed_by and at < self._counts_from
        if held or early:
            self._left_out = key, at
        return not (held or early)
