"""Card files in which something else is written."""

from pathlib import Path


def edited(file: Path, written: str, instead: str, folder: Path) -> Path:
    """A copy of a card file in this folder, with one thing in it written otherwise."""
    text = file.read_text(encoding="utf-8")
    assert written in text
    (folder / file.name).write_text(text.replace(written, instead, 1), encoding="utf-8")
    return folder / file.name
