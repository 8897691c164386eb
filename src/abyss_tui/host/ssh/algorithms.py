"""What is offered to exchange keys and to sign: what is safe, and costs the host little.

asyncssh offers more: the host would make an RSA key (`rsa2048-sha256`, 65 ms) or calculate in a
group of 8,192 bits (`diffie-hellman-group18-sha512`, 14 ms) for everybody who asks, again and
again, while all who play wait. Each of these takes less than half a millisecond. Every client of
the last ten years knows one of them.
"""

from typing import Final

KEY_EXCHANGES: Final = "*25519-sha*,ecdh-sha2-nistp*"
"""Curve25519 and the curves of NIST; the first also joined with mlkem768 or sntrup761, where the
machine has the libraries for them, which is why these are patterns.
"""
SIGNATURES: Final = (
    "ssh-ed25519",
    "sk-ssh-ed25519@openssh.com",
    "ecdsa-sha2-nistp256",
    "ecdsa-sha2-nistp384",
    "ecdsa-sha2-nistp521",
    "sk-ecdsa-sha2-nistp256@openssh.com",
    "rsa-sha2-512",
    "rsa-sha2-256",
)
"""What a caller's key may sign with."""
