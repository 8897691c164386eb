"""The end of the game, and the score (rules 8 and 9)."""

import pytest

from abyss_tui.games.conspiracy.actions import Reveal
from abyss_tui.games.conspiracy.kind import KIND
from abyss_tui.games.conspiracy.rules.scoring import score, scores
from abyss_tui.kernel.game_kind import winners
from tests.games.conspiracy.tables import asked, play, position, table, the, types

FOURTEEN = "Y0 Y6 R0 R6 G0 G6 B0 B6 Y3 Y4 G3 G4 B3 B4"


def test_everybody_else_has_one_more_turn() -> None:
    """C30: also those who sat before; a second full chamber changes nothing."""
    game = table("R3", FOURTEEN, "R4 P6", seat=1, deck="P3 P4 P3 P4")
    told = play(game, Reveal(1))
    assert types(told)[-2:] == ["end-triggered", "turn-started"]
    assert (game.ending, game.seat) == (1, 2)
    play(game, Reveal(1))
    told = play(game, Reveal(1))
    assert types(told)[-1] == "game-ended"
    assert asked(game) is None
    assert len(game.lord_deck) == 1


def test_the_end_is_checked_once_at_the_end_of_a_turn() -> None:
    """C30: the second one to fill their chamber does not bring it again."""
    other = "R3 R4 R4 P0 P6 Y3 Y4 G3 G4 B3 B4 P3 R1@seven Y2"
    game = table(FOURTEEN, other, deck="P3 P4")
    play(game, Reveal(1))
    told = play(game, Reveal(1))
    assert "end-triggered" not in types(told)
    assert (game.ending, types(told)[-1]) == (0, "game-ended")


def test_a_single_lord_is_a_coalition_of_one() -> None:
    """C31: 3 for each Lord of one of the largest Coalitions, 0 for an empty chamber."""
    game = table("Y1", "Y1 R1 Y2 R2", "", "Y3 Y4 R3 R4")
    assert [each.coalition for each in scores(game)] == [3, 3, 0, 6]


LOCATIONS = """
seven            Y1 R2@seven                          | 7
pearl-1          Y2 R2@pearl-1                        | 5
pearl-2          Y2 R2@pearl-2                        | 4
pearl-3          Y2 R2@pearl-3                        | 3
silver-keys      Y1 R1 B1@silver-keys G2 P1           | 4
gold-keys        Y1 R2 B2@gold-keys G2 P3             | 6
pearl-pairs      Y3 R3 B1 G1@pearl-pairs P4           | 2
per-location     Y1 R1@per-location B2 G2@seven       | 4
force-one        Y1 R1@force-one                      | 3
force-two        Y1 R1@force-two                      | 3
recycle-lords    Y1 R1@recycle-lords                  | 3
recycle-locations Y1 R1@recycle-locations             | 3
any-two-keys     Y1 R1@any-two-keys                   | 3
search-deck      Y1 R1@search-deck                    | 3
best-farmer      Y1 R1@best-farmer Y4 Y3              | 4
best-military    Y1 G1@best-military                  | 0
best-merchant    G1 G1@best-merchant                  | 1
best-politician  B2 B2@best-politician B6             | 6
best-mage        Y1 P1@best-mage P0                   | 1
count-farmer     Y1 R1@count-farmer Y4 Y3             | 4
count-military   Y1 G1@count-military                 | 1
count-merchant   G1 G1@count-merchant                 | 3
count-politician B2 B2@count-politician B6            | 4
count-mage       Y1 P1@count-mage P0                  | 3
"""


@pytest.mark.parametrize("row", LOCATIONS.strip().splitlines())
def test_each_location_is_worth_what_is_printed(row: str) -> None:
    """C32: it counts all Lords of its owner, and itself; pairs are rounded down."""
    written, points = row.split("|")
    slug, chamber = written.split(maxsplit=1)
    found = score(table(chamber, ""), 0)
    by_slug = {location.slug: worth for location, worth in found.by_location.items()}
    assert by_slug[slug] == int(points)
    assert found.locations == sum(by_slug.values())


@pytest.mark.parametrize(("chamber", "pearls"), [("Y1 R1@pearl-1", 1), ("Y3 R1 G1@pearl-3", 5)])
def test_pearls_of_lords_and_locations_are_counted(chamber: str, pearls: int) -> None:
    assert score(table(chamber, ""), 0).pearls == pearls


def test_with_equal_pearls_the_victory_is_shared() -> None:
    """C33: as many as are equal."""
    game = table("Y4 R1", "R4 Y1", "Y1", pearl_master=None)
    assert winners(scores(game)) == [0, 1] == winners(KIND.scores(game))


def test_most_pearls_break_a_tie() -> None:
    """C33: neither the title nor the seat does."""
    game = table("Y3 R3", "Y6 R0")
    assert [each.rank for each in scores(game)] == [(9, 4), (9, 0)]
    assert winners(scores(game)) == [0]


def test_the_title_is_worth_five() -> None:
    assert score(table("Y4", "", pearl_master=0), 0).total == 4 + 3 + 5


def test_the_winners_are_told_at_the_end() -> None:
    over = {"kind": "over"}
    game = table("Y4", "", ending=1, pending=over)
    assert game.decision is None
    game = table("Y4", FOURTEEN, seat=1, deck="P3 P4 B1")
    play(game, Reveal(1))
    told = play(game, Reveal(1))
    assert the("game-ended", told)["winners"] == [1]
    assert position("Y4", "")["format"] == KIND.position(game)["format"]
