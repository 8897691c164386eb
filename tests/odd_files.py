"""What somebody may put where the program looks for a file: nothing of it may be waited for."""

import os
import socket
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final


def pipe(path: Path) -> None:
    """Nobody ever writes into it."""
    os.mkfifo(path)


def device(path: Path) -> None:
    """A link to a device that never ends."""
    path.symlink_to("/dev/zero")


def a_socket(path: Path) -> None:
    """Nobody listens there; its own name would be too long for the system."""
    here = Path.cwd()
    os.chdir(path.parent)
    try:
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(path.name)
    finally:
        os.chdir(here)


def folder(path: Path) -> None:
    """A folder of that name."""
    path.mkdir()


def link_to_itself(path: Path) -> None:
    """A link that leads round in a circle."""
    path.symlink_to(path.name)


def dangling_link(path: Path) -> None:
    """A link to nothing."""
    path.symlink_to("nowhere")


def ten_megabytes(path: Path) -> None:
    """Far more than any file of the program has, in one line."""
    path.write_bytes(b"#" * 10_000_000)


def twenty_megabytes(path: Path) -> None:
    """More than is ever read."""
    path.write_bytes(b"#" * 20_000_000)


def many_figures(path: Path) -> None:
    """A number that Python does not read; both as JSON and as TOML."""
    path.write_text(f"seed = {'9' * 5_000}\n")


def deep(path: Path) -> None:
    """Brackets in brackets."""
    path.write_text(f"theme = {'[' * 30_000}\n")


def no_text(path: Path) -> None:
    """No UTF-8, and bytes of nothing."""
    path.write_bytes(b"\x00\xff\xfe\x00 = \x00\n")


ODD_FILES: Final[Mapping[str, Callable[[Path], None]]] = {
    each.__name__: each
    for each in (
        pipe,
        device,
        a_socket,
        folder,
        link_to_itself,
        dangling_link,
        ten_megabytes,
        twenty_megabytes,
        many_figures,
        deep,
        no_text,
    )
}
