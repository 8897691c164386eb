"""Whether figures in docs/performance.md are older than what they measure.

Run with `python -m bench.ages`; `make bench` does. Each table that was measured is followed by a
comment: `<!-- measured: python -m bench.hosting, at COMMIT, of PATH PATH -->`. It is older when
anything in these paths has changed since that commit.
"""

# ruff: noqa: T201 (a command line prints)

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "performance.md"
MEASURED = re.compile(r"<!-- measured: (?P<by>[^,]+), at (?P<at>\w+), of (?P<paths>[^>]+?) -->")


class Row(NamedTuple):
    """What was measured together."""

    heading: str
    by: str
    """The command that measures it anew."""
    at: str
    """The commit that was measured."""
    paths: list[str]
    """What was measured, from the root of the project."""


def rows(page: str) -> Iterator[Row]:
    """Yield what a page says was measured."""
    heading = ""
    for line in page.splitlines():
        if line.startswith("#"):
            heading = line.strip("# ")
        elif found := MEASURED.fullmatch(line):
            yield Row(heading, found["by"], found["at"], found["paths"].split())


def changes_since(row: Row) -> int | None:
    """Return how many commits have changed what was measured; None where that is not known."""
    command = ["git", "rev-list", "--count", "--no-merges", f"{row.at}..HEAD", "--", *row.paths]
    counted = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 (our own page)
    return int(counted.stdout) if counted.returncode == 0 else None


def said(row: Row, changes: int | None) -> str:
    """Return what is to be said of a row; nothing if it is as new as what it measures."""
    if changes is None:
        return f"{row.heading}: measured at {row.at}, which is not known here. Again: {row.by}"
    if not changes:
        return ""
    what = "commit has" if changes == 1 else "commits have"
    return (
        f"{row.heading}: measured at {row.at}; {changes} {what} changed"
        f" {', '.join(row.paths)} since. Again: {row.by}"
    )


def main() -> None:
    """Print which figures are old."""
    for row in rows(PAGE.read_text(encoding="utf-8")):
        if old := said(row, changes_since(row)):
            print(old)


if __name__ == "__main__":
    main()
