"""What a player is told, and what is written down, when the program itself fails.

The report says where it happened and in which versions, and holds no value of the game: not
even the message of the error, which might name a card.
"""

import platform
import traceback
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from abyss_tui import __version__
from abyss_tui.i18n.voice import Voice

PACKAGES = ("textual", "rich", "pydantic")


def report(error: BaseException) -> str:
    """Return a report of an error: its kind, its place and the versions."""
    frames = traceback.extract_tb(error.__traceback__)
    places = (f"  {Path(each.filename).name}:{each.lineno} in {each.name}" for each in frames)
    versions = ", ".join(f"{package} {version(package)}" for package in PACKAGES)
    return "\n".join(
        (
            f"abyss-tui {__version__}, {datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
            f"Python {platform.python_version()} on {platform.system()}, {versions}",
            f"{type(error).__module__}.{type(error).__qualname__}",
            *places,
            "",
        )
    )


def write_report(error: BaseException, folder: Path) -> Path | None:
    """Write the report into a folder; None when it cannot be written."""
    path = folder / f"crash-{datetime.now(UTC):%Y%m%d-%H%M%S}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(report(error), encoding="utf-8")
    except OSError:
        return None
    return path


def farewell(game: str | None, written: Path | None, voice: Voice, command: str) -> str:
    """Return what the players read after the program failed.

    `game` is the name of the game that was on the table, `command` what goes on with it.
    """
    said = [voice.text("Something in abyss-tui went wrong, and it had to stop.")]
    if game is not None:
        said.append(voice.text("Your game is safe up to the last thing you did. To go on:"))
        said.append(f"    {command} {game}")
    if written is not None:
        report = "A report without any secret of the game is in {file}"
        said.append(voice.text(report, file=str(written)))
    return "\n".join(said)
