"""French has a narrow no-break space before ; ! ? and inside of « », a full one before :."""

from typing import Final

import pytest
from rich.cells import cell_len

from abyss_tui.frontends.plain.wrapping import wrapped
from abyss_tui.frontends.tui.terminal.plain_signs import in_plain_signs
from abyss_tui.i18n.french_spaces import FULL, NARROW, with_narrow_spaces
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.printable import printable
from abyss_tui.settings.resolving import spoken
from abyss_tui.settings.settings import Settings

WRITTEN: Final = "Récit\xa0: «\xa0Çà\xa0» et 5\xa0PI\xa0; oui\xa0! non\xa0?"
SET: Final = "Récit\xa0: «\u202fÇà\u202f» et 5\xa0PI\u202f; oui\u202f! non\u202f?"
FRENCH: Final = spoken(Settings(language="fr"), {})


def test_each_space_is_as_wide_as_french_wants_it() -> None:
    assert with_narrow_spaces(WRITTEN) == SET


def test_all_that_a_session_reads_in_french_is_set_so() -> None:
    assert FRENCH.wording({"en": "Story", "fr": WRITTEN}) == SET
    assert NARROW in FRENCH.text("; ")
    assert ENGLISH.wording({"en": WRITTEN}) == WRITTEN


@pytest.mark.parametrize(
    ("signs", "environment"),
    [("ascii", {}), ("unicode", {"TERM": "linux"}), ("unicode", {"TERM": "vt220"})],
)
def test_where_a_font_may_lack_the_narrow_space_it_is_a_full_one(
    signs: str, environment: dict[str, str]
) -> None:
    language = spoken(Settings(language="fr", signs=signs), environment)
    assert language.wording({"en": "Story", "fr": WRITTEN}) == WRITTEN
    assert in_plain_signs(f"{FULL}{NARROW}") == "  "
    assert spoken(Settings(language="fr"), {"TERM": "xterm"}) is FRENCH


def test_a_narrow_space_takes_one_cell_is_shown_and_breaks_no_line() -> None:
    assert cell_len(NARROW) == 1
    assert printable(NARROW) == NARROW
    assert wrapped("ni oui\u202f! ni non", 7) == "ni\noui\u202f!\nni non"
