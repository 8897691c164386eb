"""The keys that step back out of a prompt."""

from typing import Final

BACK: Final = frozenset({"escape", "q", "backspace"})
"""A terminal waits after Escape whether more of a sequence comes: it is never the only one."""
