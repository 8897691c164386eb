"""The files of the pages: read in once, packed once, served from memory.

A file is named by what is in it, so a browser may keep it for ever: another version has another
address. Within files `{{file NAME}}` stands for the address of another one.
"""

import gzip
import html
import re
from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Final

from abyss_tui.records import record

FOLDER: Final = Path(__file__).parent / "files"
KINDS: Final[Mapping[str, str]] = {
    ".css": "text/css; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""The types of what is served, by the ends of names; files of other ends are not."""
_DIGITS: Final = 12
"""Of a digest, in the address of a file."""
_FILE: Final = re.compile(r"\{\{file ([\w.-]+)\}\}")
_VALUE: Final = re.compile(r"\{\{(\w+)\}\}")


@record
class PageFile:
    """A file as it is sent."""

    kind: str
    content: bytes
    packed: bytes | None
    """The same for browsers that take gzip; None for what is packed already."""


class PageFiles:
    """All files of the pages, and the pages themselves."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._paths = {
            path.name: path for path in sorted(folder.rglob("*")) if path.suffix in KINDS
        }
        self._pages = {path.stem: path for path in folder.glob("*.html")}

    def of(self, address: str) -> PageFile | None:
        """Return the file at the last part of an address, None if there is none."""
        return self._files.get(address)

    def page(self, name: str, values: Mapping[str, str]) -> str:
        """Return a page in which all values stand; none of them can become a tag."""
        text = self._with_addresses(self._pages[name].read_text("utf-8"))
        return _VALUE.sub(lambda found: html.escape(values[found[1]]), text)

    @cached_property
    def _files(self) -> dict[str, PageFile]:
        return {
            self._address(name): PageFile(
                KINDS[path.suffix],
                self._content(name),
                None if path.suffix == ".woff2" else gzip.compress(self._content(name), 9),
            )
            for name, path in self._paths.items()
        }

    def _address(self, name: str) -> str:
        path = self._paths[name]
        digest = sha256(self._content(name)).hexdigest()[:_DIGITS]
        return f"{path.stem}.{digest}{path.suffix}"

    def _content(self, name: str) -> bytes:
        """Return what is in a file, with the addresses of others; no two name each other."""
        content = self._paths[name].read_bytes()
        if b"{{file " not in content:
            return content
        return self._with_addresses(content.decode("utf-8")).encode()

    def _with_addresses(self, text: str) -> str:
        return _FILE.sub(lambda found: f"/s/{self._address(found[1])}", text)
