"""Figures in docs/performance.md say what was measured and when, so that old ones are told."""

import subprocess

from bench.ages import PAGE, ROOT, Row, changes_since, rows, said

HOST = Row("A host", "python -m bench.hosting", "1234abc", ["src", "bench"])


def test_what_is_as_new_as_what_it_measures_is_not_spoken_of() -> None:
    assert said(HOST, 0) == ""


def test_what_is_older_is_told_with_the_command_that_measures_it_anew() -> None:
    assert said(HOST, 3) == (
        "A host: measured at 1234abc; 3 commits have changed src, bench since."
        " Again: python -m bench.hosting"
    )
    assert "1 commit has" in said(HOST, 1)
    assert "not known here" in said(HOST, None)


def test_a_row_is_read_from_the_page() -> None:
    page = (
        "## A host\n\n| a |\n<!-- measured: python -m bench.hosting, at 1234abc, of src bench -->"
    )
    assert list(rows(page)) == [HOST]


def test_changes_are_counted_since_the_commit_that_was_measured() -> None:
    found = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    here = found.stdout.strip()
    if here:  # not in a copy without history
        assert changes_since(HOST._replace(at=here)) == 0
    assert changes_since(HOST._replace(at="0" * 40)) is None


def test_every_row_of_the_page_names_what_there_is() -> None:
    measured = list(rows(PAGE.read_text(encoding="utf-8")))
    assert measured
    for row in measured:
        assert all((ROOT / path).exists() for path in row.paths), row
        assert row.by.startswith("python -m bench")
