"""The players: plates and rows that say the same, and light only where somebody can act."""

import pytest

from abyss_tui.frontends.tui.abyss.panels.players import Players
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.abyss.formats.position import load_position
from tests.builders import Json, a_position, ada, bo
from tests.frontends.tui.full_table import LOOK, board_of

PALETTE = LOOK.palette
ROW, PLATE = (80, 2), (36, 12)


def drawn(size: tuple[int, int], *players: Json, you: int | None = 0) -> Drawing:
    """Return the players, as Ada's turn begins, drawn in so many cells."""
    drawing = Drawing(*size, LOOK)
    Players().draw(board_of(load_position(a_position(*players), seed=1), you), drawing)
    return drawing


def text(drawing: Drawing) -> str:
    return "\n".join("".join(row) for row in drawing.signs)


@pytest.mark.parametrize("size", [ROW, PLATE])
def test_the_values_of_monster_tokens_are_shown_to_their_owner_alone(size: tuple[int, int]) -> None:
    players = ada(monsters="2 3"), bo(monsters="4")
    assert "M 2=5" in text(drawn(size, *players, you=0))
    assert "M 2=5" not in text(drawn(size, *players, you=1))
    assert "=" not in text(drawn(size, *players, you=None))


@pytest.mark.parametrize(("size", "sockets"), [(ROW, "KK·"), (PLATE, " K   K   · ")])
def test_three_sockets_hold_the_keys_of_tokens_and_lords(
    size: tuple[int, int], sockets: str
) -> None:
    assert sockets in text(drawn(size, ada(keys=1, lords="keeper"), bo()))


@pytest.mark.parametrize("size", [ROW, PLATE])
def test_only_whose_own_turn_it_is_sees_a_light(size: tuple[int, int]) -> None:
    def lights(you: int | None) -> bool:
        return any(PALETTE.glow in row for row in drawn(size, ada(), bo(), you=you).styles)

    assert [lights(you) for you in (0, 1, None)] == [True, False, False]


def test_lords_lie_in_seven_settings_and_covered_ones_in_parentheses() -> None:
    plate = text(drawn(PLATE, ada(lords="keeper slaver! oracle@abyss"), bo()))
    assert " §K ×@  (∩)  ·   ·   ·   ·" in plate
    assert "3/7" in plate
    assert "Keeper, ×Slaver, (Oracle)" in plate


@pytest.mark.parametrize("high", [12, 16])
def test_what_others_are_close_to_is_a_warning_and_nobody_warns_of_oneself(high: int) -> None:
    players = ada(keys=2), bo(keys=1, lords="keeper")
    plates = [text(drawn((36, high), *players, you=you)) for you in (0, 1, None)]
    assert [plate.count("▲ 1 Key short") for plate in plates] == [1, 1, 2]


def test_a_location_is_shown_with_what_it_is_worth_to_its_owner() -> None:
    plate = text(drawn(PLATE, ada(lords="keeper reaper", locations="jail"), bo()))
    assert "Jail 13" in plate


def test_further_affiliated_allies_of_a_race_are_counted_where_there_is_room() -> None:
    allies = "crab-3 crab-1 squid-2"
    assert "¤3+1 §- @- ψ2" in text(drawn(PLATE, ada(affiliated=allies), bo()))
    assert "¤3+1 §- @- ψ2" in text(drawn((120, 2), ada(affiliated=allies), bo()))
    assert "¤3 §- @- ψ2" in text(drawn((66, 2), ada(affiliated=allies), bo()))
