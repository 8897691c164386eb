"""Lines that are broken at blanks: as wide as a terminal, and whole where no width is known."""

import pytest

from abyss_tui.frontends.plain.wrapping import wrapped

NARROW = 12


@pytest.mark.parametrize(
    ("said", "rows"),
    [
        ("", [""]),
        ("a crab", ["a crab"]),
        ("twelve cells", ["twelve cells"]),
        ("The Treasurer needs a crab", ["The", "Treasurer", "needs a crab"]),
        ("  first  then last", ["  first", "then last"]),
        ("one\n\ntwo three four", ["one", "", "two three", "four"]),
        ("see ssh://friday@127.0.0.1 now", ["see", "ssh://friday@127.0.0.1", "now"]),
        ("sold the crab 3 4, crab 5", ["sold the", "crab 3 4,", "crab 5"]),
        ("deux Perles\N{NO-BREAK SPACE}: 2", ["deux", "Perles\N{NO-BREAK SPACE}: 2"]),
        ("深い海 深い海", ["深い海", "深い海"]),
    ],
)
def test_lines_are_broken_at_blanks_to_the_width(said: str, rows: list[str]) -> None:
    assert wrapped(said, NARROW).split("\n") == rows


def test_no_line_is_broken_where_no_width_is_known() -> None:
    assert wrapped("The Treasurer needs a crab", 0) == "The Treasurer needs a crab"
