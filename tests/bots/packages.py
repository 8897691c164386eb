"""Packages as pip leaves them: a module, and beside it what is said of it."""

from collections.abc import Sequence
from pathlib import Path


def a_package(folder: Path, name: str, source: str, entries: Sequence[str]) -> None:
    """Install a package of one module that adds bots by these entry points."""
    (folder / f"{name}.py").write_text(source)
    told = folder / f"{name}-1.0.dist-info"
    told.mkdir(exist_ok=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    points = "\n".join(["[abyss_tui.bots]", *entries])
    (told / "entry_points.txt").write_text(f"{points}\n")
