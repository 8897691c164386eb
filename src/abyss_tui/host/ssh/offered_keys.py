"""Keys that cost more to check than a stranger may cost."""

from typing import Final

import asyncssh

_RSA: Final = b"\x00\x00\x00\x07ssh-rsa"
LONGEST: Final = 8192 // 8 + 64
"""Bytes of an RSA key, as it is sent."""
LONGEST_EXPONENT: Final = 5
"""Bytes of its exponent, which is 65,537 or less for every program that makes keys.

With an exponent as long as the key, checking a signature takes 5 ms instead of 0.05.
"""


def is_dear(key: asyncssh.SSHKey) -> bool:
    """Whether checking a signature of this key would hold up those who play."""
    data = key.public_data
    if not data.startswith(_RSA):
        return False
    exponent = int.from_bytes(data[len(_RSA) : len(_RSA) + 4])
    return exponent > LONGEST_EXPONENT or len(data) > LONGEST
