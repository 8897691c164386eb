"""Pearls and the Pearl Master (rules 7)."""

from abyss_tui.games.conspiracy.actions import Reveal
from abyss_tui.games.conspiracy.rules.scoring import score
from tests.games.conspiracy.tables import play, table, take, the, types


def test_whoever_gains_pearls_and_reaches_the_holder_takes_the_title() -> None:
    """C28: at once, with the total after it."""
    game = table("Y4", "R4", deck="G4 B3", pearl_master=1)
    told = play(game, Reveal(1))
    assert the("pearls-gained", told) == {
        "type": "pearls-gained", "seat": 0, "pearls": 1, "total": 2, "why": "merchant-4",
    }  # fmt: skip
    assert the("pearl-master-changed", told) == {
        "type": "pearl-master-changed", "seat": 0, "holder": 0, "former": 1,
    }  # fmt: skip


def test_with_less_than_the_holder_has_the_title_stays() -> None:
    """C28: the one who gains is compared with the holder alone."""
    game = table("", "R3", deck="G4 B1", pearl_master=1)
    assert "pearl-master-changed" not in types(play(game, Reveal(1)))
    assert game.pearl_master == 1


def test_a_holder_keeps_the_title_whoever_has_more() -> None:
    """C28: only who gains Pearls can take it, as in a made-up position."""
    game = table("", "R3 R3", deck="Y4 B1", pearl_master=0)
    assert "pearl-master-changed" not in types(play(game, Reveal(1)))
    assert game.pearl_master == 0
    game = table("Y1", "R3 R3", deck="Y2 B1", pearl_master=0)
    play(game, Reveal(1))
    assert game.pearl_master == 0


def test_the_pearls_of_a_location_count_as_those_of_a_lord() -> None:
    """C28: once for each Lord or Location."""
    game = table("Y1", "R4", deck="P1", available="pearl-2 seven", pearl_master=1)
    play(game, Reveal(1))
    told = play(game, take("pearl-2"))
    assert types(told)[:3] == ["location-taken", "pearls-gained", "pearl-master-changed"]
    assert game.pearl_master == 0


def test_if_nobody_gains_a_pearl_nobody_is_pearl_master() -> None:
    """C29: and nobody has its points."""
    game = table("Y1", "R1")
    assert game.pearl_master is None
    assert [score(game, seat).pearl_master for seat in (0, 1)] == [0, 0]


def test_pearls_have_no_upper_limit() -> None:
    """C29: the track of 9 is a display."""
    game = table("Y3 Y3 R3 R3 G3 G3", "", deck="B3 B4")
    play(game, Reveal(1))
    assert game.players[0].pearls == 14
