"""The position format: both ways, and everything that it refuses (conspiracy-position/1)."""

from typing import Any

import pytest

from abyss_tui.errors import BadPosition
from abyss_tui.games.conspiracy.actions import Reveal, TakePile
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.formats.position import load_position, position_of
from abyss_tui.kernel.game_kind import Json
from tests.games.conspiracy.tables import asked, options, place, play, position, table

FIFTEEN = "Y0 Y6 R0 R6 G0 G6 B0 B6 Y3 Y4 G3 G4 B3 B4 R3"


def test_what_is_left_out_is_empty() -> None:
    written = {"format": "conspiracy-position/1", "players": [{}, {"name": "Bo"}]}
    assert position_of(load_position(written, 3)) == {
        "format": "conspiracy-position/1",
        "players": [{"name": "Player 1", "chamber": []}, {"name": "Bo", "chamber": []}],
        "seat": 0,
        "lords": {"deck": [], "piles": {guild.value: [] for guild in Guild}},
        "locations": {"available": [], "deck": []},
        "pearl_master": None,
        "edict": None,
        "ending": None,
        "pending": None,
    }


def test_under_null_is_no_under() -> None:
    written = position("Y1", "")
    written["players"][0]["chamber"] = [{"lord": "farmer-1", "under": None}]
    assert load_position(written, 1).players[0].locations == {}


def test_pearls_and_live_keys_follow_from_the_chamber() -> None:
    player = table("Y1 Y3 R1@pearl-2 G2 P4", "").players[0]
    assert (player.pearls, player.silver, player.gold) == (2 + 2 + 1, 0, 1)


def changed(**more: Any) -> Json:
    """A position of two players in which something else is written."""
    return {**position("Y1 P1@seven P4", "R0", deck="P6", piles="Y3"), **more}


def two(**first: Any) -> list[Json]:
    """Two players, of whom the first is written so."""
    return [first, {}]


REFUSED: list[tuple[Json, str]] = [
    (changed(format="conspiracy-position/2"), "format"),
    (changed(format=None), "format"),
    (changed(players=[{}]), "players"),
    (changed(players=[{}] * 5), "players"),
    (changed(players={}), "players"),
    (changed(players=two(chamber=[{}])), "players[0].chamber[0].lord"),
    (changed(players=two(chamber=[{"lord": "farmer-5"}])), "players[0].chamber[0].lord"),
    (changed(players=two(chamber=[{"lord": 1}])), "players[0].chamber[0].lord"),
    (changed(players=two(chamber=[{"lord": "farmer-3"}] * 16)), "players[0].chamber"),
    (changed(players=two(name=7)), "players[0].name"),
    (changed(players=two(pearls=1)), "players[0].pearls"),
    (
        changed(players=two(chamber=[{"lord": "farmer-1", "on": "seven"}])),
        "players[0].chamber[0].on",
    ),
    (
        changed(players=two(chamber=[{"lord": "farmer-1", "under": "eight"}])),
        "players[0].chamber[0].under",
    ),
    (
        changed(
            players=[{}, {"chamber": [{"lord": "farmer-1"}, {"lord": "mage-4", "under": "seven"}]}]
        ),
        "players[1].chamber[1].under",
    ),
    (changed(seat=2), "seat"),
    (changed(seat=-1), "seat"),
    (changed(seat=True), "seat"),
    (changed(seat="0"), "seat"),
    (changed(seat=1.0), "seat"),
    (changed(pearl_master=2), "pearl_master"),
    (changed(pearl_master=False), "pearl_master"),
    (changed(ending=2), "ending"),
    (changed(edict={"location": "seven", "seat": 1}), "edict.location"),
    (changed(edict={"location": "force-one", "seat": 2}), "edict.seat"),
    (changed(edict={"location": "force-one", "seat": 0}), "edict"),
    (changed(edict={"location": "force-one"}), "edict.seat"),
    (changed(edict={"seat": 1}), "edict.location"),
    (changed(edict={"location": "force-one", "seat": 1, "turns": 1}), "edict.turns"),
    (changed(lords={"deck": "mage-1"}), "lords.deck"),
    (changed(lords={"deck": ["monster"]}), "lords.deck[0]"),
    (changed(lords={"piles": {"mage": ["farmer-1"]}}), "lords.piles.mage[0]"),
    (changed(lords={"piles": {"ambassador": []}}), "lords.piles.ambassador"),
    (changed(lords={"discard": []}), "lords.discard"),
    (changed(lords={"deck": ["mage-6", "mage-6"]}), "lords.deck[1]"),
    (changed(locations={"available": ["abyss"]}), "locations.available[0]"),
    (changed(locations={"deck": ["seven"]}), "locations.deck[0]"),
    (changed(locations={"discard": []}), "locations.discard"),
    (changed(threat=1), "threat"),
    (changed(pending={}), "pending.kind"),
    (changed(pending={"kind": "turn"}), "pending.kind"),
    (changed(pending={"kind": "over", "seal": ""}), "pending.seal"),
    (changed(pending={"kind": "place", "lords": ["mage-7"]}), "pending.lords[0]"),
    (changed(pending={"kind": "location", "drawn": ["abyss"]}), "pending.drawn[0]"),
]


@pytest.mark.parametrize(("written", "field"), REFUSED)
def test_a_refusal_begins_with_the_field(written: Json, field: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        load_position(written, 1)
    assert str(refusal.value).startswith(field)
    assert str(refusal.value).partition(": ")[2]


def test_a_position_that_is_none_is_refused() -> None:
    with pytest.raises(BadPosition, match="position: "):
        load_position([], 1)


def in_turn(kind: str, chamber: str = "", *, lords: str = "", drawn: str = "", **more: Any) -> Json:
    """A position in the midst of a turn of a player with this chamber."""
    pending: Json = {"kind": kind}
    if lords:
        pending["lords"] = lords
    if drawn:
        pending["drawn"] = drawn.split()
    return position(chamber, "", pending=pending, **more)


OPEN = {"available": "seven pearl-1"}
SEARCHING = "Y1 R1@search-deck Y1 R1"
PENDING: list[tuple[Json, str]] = [
    (in_turn("recruit", lords="Y3"), "lords"),
    (in_turn("recruit", lords="Y3 Y4 R3 R4"), "lords"),
    (in_turn("recruit", lords="Y3 Y3"), "lords"),
    (in_turn("recruit", FIFTEEN, lords="P3 P4"), "kind"),
    (in_turn("recruit", lords="P3 P4", drawn="seven"), "drawn"),
    (in_turn("recruit", lords="P3 P4", deck="P3 P3"), "lords[0]"),
    (in_turn("place", lords="Y3 R4"), "lords"),
    (in_turn("place", lords="Y3 Y3"), "lords"),
    (in_turn("place"), "lords"),
    (in_turn("place", FIFTEEN, lords="P3 P4"), "kind"),
    (in_turn("place", lords="P3 P4", drawn="seven"), "drawn"),
    (in_turn("exchange"), "kind"),
    (in_turn("exchange", "Y0 Y3"), "kind"),
    (in_turn("exchange", "R1 Y0"), "kind"),
    (in_turn("exchange", "Y3 Y0", lords="R3"), "lords"),
    (in_turn("exchange", "Y3 Y0", lords="Y3 R3"), "lords"),
    (in_turn("exchange", "Y3 Y0", drawn="seven pearl-1"), "drawn"),
    (in_turn("location", **OPEN), "kind"),
    (in_turn("location", "Y1 R3", **OPEN), "kind"),
    (in_turn("location", "Y1 R2", **OPEN), "kind"),
    (in_turn("location", "Y1 R1@pearl-2", **OPEN), "kind"),
    (in_turn("location", "Y1 R1", available="pearl-1"), "kind"),
    (in_turn("location", "Y1 R1"), "kind"),
    (in_turn("location", "Y1 R1", drawn="seven"), "drawn"),
    (in_turn("location", "Y1 R1", drawn="seven pearl-1 pearl-2 pearl-3"), "drawn"),
    (in_turn("location", "Y1 R1", drawn="seven pearl-1", locations="seven"), "drawn[0]"),
    (in_turn("location", SEARCHING, drawn="seven pearl-1"), "drawn"),
    (in_turn("location", SEARCHING, locations="pearl-2", **OPEN), "kind"),
    (in_turn("location", "Y1 R1", lords="Y3", **OPEN), "lords"),
    (in_turn("over"), "kind"),
    (in_turn("over", lords="Y3", ending=0), "lords"),
    (in_turn("over", drawn="seven", ending=0), "drawn"),
]


@pytest.mark.parametrize(("written", "field"), PENDING)
def test_a_pending_that_cannot_be_is_refused(written: Json, field: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        load_position(written, 1)
    assert str(refusal.value).startswith(f"pending.{field}")


ASKED: list[tuple[Json, int]] = [
    (in_turn("recruit", lords="Y3 Y3 R4"), 2),
    (in_turn("place", lords="Y3 Y3 Y4"), 2),
    (in_turn("exchange", "Y3 R0", lords="R3 R3"), 2),
    (in_turn("exchange", "Y3 R4 R0"), 4),
    (in_turn("location", "Y1 R1", available="seven", locations="pearl-1"), 2),
    (in_turn("location", "Y1 R1", lords="R3", drawn="seven pearl-1"), 2),
    (in_turn("location", SEARCHING, available="pearl-3", locations="seven pearl-1 pearl-2"), 3),
]


@pytest.mark.parametrize(("written", "number"), ASKED)
def test_a_pending_that_can_be_is_taken_up_and_written_again(written: Json, number: int) -> None:
    game = load_position(written, 1)
    assert asked(game) == written["pending"]["kind"]
    assert len(options(game)) == number
    assert position_of(game)["pending"] == written["pending"]


def test_an_edict_of_the_turn_that_runs_may_be_its_owner_s() -> None:
    edict = {"location": "force-one", "seat": 0}
    pending = {"kind": "place", "lords": "P3 P4"}
    game = table("Y1 P1@force-one", "", edict=edict, pending=pending, deck="Y3")
    play(game, place("P3"))
    assert options(game) == {Reveal(1)}


def test_a_game_that_is_over_has_no_decision() -> None:
    game = table("Y1", "R1", seat=1, ending=0, pending={"kind": "over"}, deck="P6")
    assert game.decision is None
    assert position_of(game)["pending"] == {"kind": "over"}


def test_the_first_decision_of_a_turn_has_nothing_pending() -> None:
    game = table("", "", piles="R3 R4 Y1")
    assert position_of(game)["pending"] is None
    play(game, TakePile(Guild.MILITARY))
    assert position_of(game)["pending"] == {"kind": "place", "lords": ["military-3", "military-4"]}
