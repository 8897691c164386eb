"""A certificate that a host makes for itself, for friends who compare its fingerprint once."""

import ssl
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from abyss_tui import atomic_files
from abyss_tui.errors import HostError
from abyss_tui.host.web.web_plan import Certificate
from abyss_tui.i18n.message import Message
from abyss_tui.record.files.os_errors import refused

_LASTS: Final = timedelta(days=3650)
_EARLIER: Final = timedelta(days=1)
"""A browser whose clock is slow takes it as well."""


def own_certificate(folder: Path, names: tuple[str, ...]) -> Certificate:
    """Return the certificate that is kept in a folder; make it where there is none.

    Raises BadSave where it cannot be kept.
    """
    kept = Certificate(folder / "web-certificate.pem", folder / "web-key.pem")
    if not (kept.chain.exists() and kept.key.exists()):
        try:
            _make(kept, names)
        except OSError as error:
            raise refused(error, kept.chain) from error
    return kept


def _make(where: Certificate, names: tuple[str, ...]) -> None:
    """Make a certificate for these names. Raises OSError."""
    key = ec.generate_private_key(ec.SECP256R1())
    called = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "abyss-tui")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(called)
        .issuer_name(called)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - _EARLIER)
        .not_valid_after(now + _LASTS)
        .add_extension(x509.SubjectAlternativeName(list(map(_name, names))), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    atomic_files.replace(where.key, private)
    atomic_files.replace(where.chain, made.public_bytes(Encoding.PEM))


def _name(written: str) -> x509.GeneralName:
    """Return a name as a certificate has it; a port is no part of it."""
    name = written.rpartition("]")[0].strip("[") or written.partition(":")[0]
    try:
        return x509.IPAddress(ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def fingerprint(certificate: Certificate) -> str:
    """Return the SHA-256 of a certificate as browsers show it. Raises HostError."""
    try:
        read = x509.load_pem_x509_certificate(certificate.chain.read_bytes())
    except (OSError, ValueError) as error:
        raise _unusable(certificate, error) from error
    return read.fingerprint(hashes.SHA256()).hex(":").upper()


def encryption(certificate: Certificate) -> ssl.SSLContext:
    """Return what encrypts with a certificate. Raises HostError."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(certificate.chain, certificate.key)
    except (OSError, ValueError) as error:  # an error of TLS is an OSError
        raise _unusable(certificate, error) from error
    return context


def _unusable(certificate: Certificate, error: Exception) -> HostError:
    text = (
        "The certificate {chain} with the key {key} cannot be used: {reason}. Both must be PEM"
        " files that belong together."
    )
    reason = getattr(error, "strerror", None) or str(error)
    return HostError(
        Message(text, chain=str(certificate.chain), key=str(certificate.key), reason=reason)
    )
