"""The judge: why an action is not possible, as a sentence."""

import pytest

from abyss_tui.games.conspiracy.actions import (
    Action,
    Draw,
    Exchange,
    Pass,
    Reveal,
    Skip,
    TakePile,
)
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.kind import KIND
from abyss_tui.games.conspiracy.text.problems import SENTENCES
from abyss_tui.i18n.languages import language
from tests.games.conspiracy.tables import keep, place, play, table, take

FIFTEEN = "Y0 Y6 R0 R6 G0 G6 B0 B6 Y3 Y4 G3 G4 B3 B4 R3"


def recruiting() -> Game:
    game = table("", "", deck="Y3 R4 G3")
    play(game, Reveal(2))
    return game


def placing() -> Game:
    game = table("", "", piles="Y3 Y4")
    play(game, TakePile(Guild.FARMER))
    return game


def exchanging() -> Game:
    game = table("Y3 R1", "", deck="G0")
    play(game, Reveal(1))
    return game


def due(before: str = "Y1", available: str = "seven", locations: str = "pearl-1 pearl-2") -> Game:
    game = table(before, "", deck="P1", available=available, locations=locations)
    play(game, Reveal(1))
    return game


def drawn() -> Game:
    game = due()
    play(game, Draw(2))
    return game


EDICT = {"location": "force-two", "seat": 1}
SEARCHING = "Y1 R1@search-deck Y1"

REASONS: list[tuple[Game, Action, str]] = [
    (table("", "", ending=1, pending={"kind": "over"}), Pass(), "The game is over."),
    (table("", "", deck="Y3"), Skip(), "This cannot be declined."),
    (
        table("", "", deck="Y3"),
        place("Y3"),
        "not one of the answers to what is being asked now (turn)",
    ),
    (table(FIFTEEN, ""), Reveal(1), "Your chamber is full."),
    (table(FIFTEEN, ""), TakePile(Guild.MAGE), "Your chamber is full."),
    (table("", "", piles="Y3"), Reveal(1), "No Lord is left in the deck."),
    (table("", "", deck="Y3 Y4", edict=EDICT), Reveal(1), "turn up exactly 2 Lords"),
    (table("", "", deck="Y3", piles="P3", edict=EDICT), TakePile(Guild.MAGE), "exactly 1 Lord."),
    (table("", "", deck="Y3 Y4"), Reveal(3), "turn up 2 Lords at most"),
    (table("", "", deck="Y3 Y4"), Reveal(0), "turn up 2 Lords at most"),
    (table("", "", deck="Y3 Y4 R3 R4"), Reveal(4), "turn up 3 Lords at most"),
    (table("", "", deck="Y3"), TakePile(Guild.MAGE), "The pile of the Mages is empty."),
    (table("", "", deck="Y3"), Pass(), "You can still recruit."),
    (recruiting(), keep("P3"), "Mage 3 is not among the Lords turned up."),
    (recruiting(), TakePile(Guild.MAGE), "being asked now (recruit)"),
    (placing(), place("Y1"), "Farmer 1 is not among the Lords that wait."),
    (exchanging(), Exchange((1, 4)), "No Lord stands on space 4"),
    (exchanging(), Exchange((1, 2)), "Military 1 on space 2 carries a Key, so it never moves."),
    (exchanging(), Exchange((1, 1)), "two different spaces"),
    (due(), take("gold-keys"), "Golden Keys is not available."),
    (due(), Draw(3), "You can draw 2 Locations at most."),
    (due(), Draw(0), "You can draw 2 Locations at most."),
    (due(available="seven pearl-3", locations=""), Draw(1), "No Location is left in the deck."),
    (drawn(), take("seven"), "Seven Points is not among the Locations drawn."),
    (drawn(), Draw(1), "take one of the Locations drawn"),
    (due(SEARCHING), take("seven"), "Seven Points is not in the deck"),
    (due(SEARCHING), Draw(1), "take a Location out of the deck instead"),
]


@pytest.mark.parametrize(("game", "action", "sentence"), REASONS)
def test_a_reason_is_a_sentence(game: Game, action: Action, sentence: str) -> None:
    before = KIND.position(game)
    problem = KIND.problem(game, action)
    assert problem is not None
    assert sentence in str(problem)
    assert "{" not in problem.say(language("fr"))
    assert KIND.position(game) == before


def test_every_reason_is_given_somewhere() -> None:
    given = [str(KIND.problem(game, action)) for game, action, _ in REASONS]
    for english in SENTENCES.values():
        start = english.partition("{")[0]
        rest = english.rpartition("}")[2]
        assert any(each.startswith(start) and each.endswith(rest) for each in given), english
