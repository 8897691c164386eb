"""The log: what happened in a turn, in as few lines as tell it."""

from dataclasses import replace

import pytest

from abyss_tui.games.conspiracy.actions import Action, Draw, Exchange, Reveal, TakePile
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.events import LocationsDrawn, LocationTaken
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.text.deeds import Control
from abyss_tui.games.conspiracy.text.events import growth
from abyss_tui.games.conspiracy.text.log import story
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Tier, Voice, plain
from abyss_tui.kernel.audience import Audience
from tests.games.conspiracy.tables import keep, place, play, table, take

SEARCH = "Y1 R1@search-deck Y1"


def told(game: Game, *actions: Action, tier: Tier = "signs") -> list[str]:
    """The lines of the first turn, in which these actions are played."""
    play(game, *actions)
    log = story(("Ada", "Bo"), None, Voice(ENGLISH, tier))
    log.tell(game.events or ())
    return [plain(line) for line in log.paragraphs[0].lines]


def test_what_was_turned_up_and_kept_is_one_line_which_grows() -> None:
    def game() -> Game:
        return table("", "", deck="B1 Y3 P4 R6")

    assert told(game(), Reveal(3)) == ["turned up ψ1 §3 ∩4"]
    kept = told(game(), Reveal(3), keep("P4"))
    assert kept == ["turned up ψ1 §3 ∩4, kept ∩4: 1 Pearl", "is Pearl Master"]
    assert told(game(), Reveal(1)) == ["turned up ψ1 and kept it"]
    by_ear = told(game(), Reveal(2), keep("B1"), tier="words")
    assert by_ear == ["turned up Politician 1 and Farmer 3, kept Politician 1"]


def test_a_pile_is_one_line_with_all_pearls_of_it() -> None:
    def game() -> Game:
        return table("", "", piles="P3 P4", deck="R1")

    moves = TakePile(Guild.MAGE), place("P3")
    assert told(game(), *moves) == ["took the pile ∩3 ∩4: 3 Pearls", "is Pearl Master"]
    assert told(game(), moves[0], tier="words") == ["took the pile of the Mages: Mage 3 and Mage 4"]


@pytest.mark.parametrize(
    ("piles", "known", "new", "lines"),
    [
        ("P3 P4", [TakePile(Guild.MAGE)], [place("P3")], ["gained 3 Pearls", "is Pearl Master"]),
        ("", [Reveal(3)], [keep("P4")], ["kept Mage 4: 1 Pearl", "is Pearl Master"]),
    ],
)
def test_of_what_grows_only_what_is_new_is_told_again(
    piles: str, known: list[Action], new: list[Action], lines: list[str]
) -> None:
    game = table("", "", piles=piles, deck="B1 Y3 P4 R6")
    play(game, *known)
    log = story(("Ada", "Bo"), None, Voice(ENGLISH, "words"))
    before = tuple(game.events or ())
    log.tell(before)
    log.hold_known()
    play(game, *new)
    log.tell((game.events or ())[len(before) :])
    assert [plain(line) for line in log.paragraphs[0].lines] == lines


def test_a_location_that_is_taken_of_those_drawn_is_told_alone() -> None:
    seen = Control(drawn=LocationsDrawn(0, (LOCATIONS["pearl-1"], LOCATIONS["seven"])))
    taken = LocationTaken(0, LOCATIONS["pearl-1"], 1, "drawn")
    voice, audience = Voice(ENGLISH, "words"), Audience(("Ada", "Bo"), None, 0)
    grown = replace(seen, taken=taken, pearls=1)
    assert plain(growth(seen, grown, voice, audience)) == "took One Pearl: 1 Pearl"
    later = replace(grown, pearls=0)
    assert plain(growth(later, grown, voice, audience)) == "gained 1 Pearl"


def test_a_six_and_an_exchange_are_lines_of_their_own() -> None:
    game = table("Y3 R4", "", piles="P0 P6", deck="B2 G1")
    moves = TakePile(Guild.MAGE), place("P6"), Exchange((1, 2))
    assert told(game, *moves)[1:] == [
        "the 6 turned up ψ2",
        "exchanged §3 on space 1 and ¤4 on space 2",
    ]


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        ((take("seven"),), "took Seven Points, which was available"),
        ((Draw(1),), "drew One Pearl: 1 Pearl"),
        ((Draw(2),), "drew One Pearl and Silver Keys"),
        ((Draw(2), take("pearl-1")), "took One Pearl, one of 2 drawn: 1 Pearl"),
    ],
)
def test_a_location_is_one_line_with_where_it_came_from(
    moves: tuple[Action, ...], line: str
) -> None:
    game = table("Y1", "", deck="P1", available="seven", locations="pearl-1 silver-keys")
    assert told(game, Reveal(1), *moves)[1] == line


def test_out_of_the_open_archives_comes_any_location() -> None:
    game = table(SEARCH, "", deck="P1", available="seven", locations="pearl-1 force-two")
    assert told(game, Reveal(1), take("force-two"))[1:] == [
        "took Edict of Two out of the deck",
        "the others must turn up exactly 2 Lords",
    ]
