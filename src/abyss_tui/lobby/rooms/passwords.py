"""The passwords of rooms, kept so that nobody can read them."""

import hashlib
import secrets
from hmac import compare_digest
from typing import Final

_COST: Final = 2**13
"""How dear it is to try a password: about 20 ms."""


def kept(password: str) -> str:
    """Return what is kept of a password."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_digest(password, salt).hex()}"


def fits(password: str, held: str) -> bool:
    """Return whether a password matches the hash that is kept."""
    salt, _, digest = held.partition(":")
    return compare_digest(_digest(password, bytes.fromhex(salt)), bytes.fromhex(digest))


def _digest(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, n=_COST, r=8, p=1)
