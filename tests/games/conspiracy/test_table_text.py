"""What is said at a table of Conspiracy: questions, players, the table, the end."""

from collections.abc import Iterator
from random import Random

import pytest

from abyss_tui.games.conspiracy.actions import Action, Draw, Exchange, Reveal, Skip, TakePile
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.conspiracy.cards.names import GUILDS, Guild
from abyss_tui.games.conspiracy.exchanges import EXCHANGES
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.kind import KIND
from abyss_tui.games.conspiracy.text.headlines import asked
from abyss_tui.games.conspiracy.text.lens import lens
from abyss_tui.games.conspiracy.text.possibilities import possibilities
from abyss_tui.games.conspiracy.text.table_text import TEXT
from abyss_tui.games.conspiracy.text.viewer import Viewer
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.kernel.sitting import Seen
from abyss_tui.kernel.table_text import TableText
from tests.games.conspiracy.tables import play, table

WORDS = Voice(ENGLISH, "words")
FOURTEEN = "Y0 Y6 R0 R6 G0 G6 B0 B6 Y3 Y4 G3 G4 B3 B4"
"""Lords that leave room for one more."""
FRENCH = Voice(language("fr"), "words")


def seen(game: Game, seat: int | None = None) -> Seen:
    """The table as who decides sees it."""
    if seat is None and game.decision is not None:
        seat = game.decision.seat
    return Seen(KIND.view(game, seat, with_options=True), KIND.preview(game, seat))


def answers(question: Question[Action]) -> Iterator[Action]:
    """Every action that a question leads to."""
    rows: list[Choice[Action]] = [*question.choices]
    while rows:
        row = rows.pop()
        rows += row.further
        if row.answer is not None:
            yield row.answer


def rows(game: Game) -> dict[str, str]:
    """The rows of the question that waits, with their notes."""
    question = TEXT.question(seen(game), WORDS)
    return {plain(each.label): plain(each.note) for each in question.choices}


def test_the_text_is_one_of_a_table() -> None:
    text: TableText = TEXT
    assert text.lessons is not None


def test_every_answer_can_be_given_to_every_question_of_whole_games() -> None:
    """A second: every question of three games, in two languages."""
    kinds = set()
    for seed in range(3):
        dice, game = Random(seed), KIND.new_game(("Ada", "Bo", "Cy"), seed, None, {})
        while (decision := game.decision) is not None:
            for voice in (WORDS, FRENCH):
                asked = TEXT.question(seen(game), voice)
                assert set(answers(asked)) == set(decision.options)
                said = [asked.title, *(plain(each.label + each.note) for each in asked.choices)]
                assert not any("{" in each or not each for each in said)
                assert plain(TEXT.players(seen(game), voice))
            assert TEXT.headline(seen(game).view, FRENCH) != TEXT.heading(seen(game), WORDS)
            kinds.add(decision.kind)
            game.apply(dice.choice(list(decision.options)))
    assert kinds == {"turn", "recruit", "place", "exchange", "location"}


def test_that_a_pile_is_empty_is_said_once_in_the_advice() -> None:
    game = table("", "", piles="P1", deck="G1 G2")
    for voice, empty in ((WORDS, "empty"), (FRENCH, "vide")):
        lines = plain(TEXT.possibilities(seen(game), {}, voice)).splitlines()
        piles = [line for line in lines if empty in line]
        assert len(piles) == len(GUILDS) - 1
        assert all(line.count(empty) == 1 for line in piles)


def test_a_pile_says_what_it_would_bring() -> None:
    game = table("P1 P4", "Y3", piles="P1 P3 R2", deck="G1 G2", available="seven", pearl_master=1)
    assert rows(game) == {
        "Turn up 1 of 2 Lords": "place it, whatever it is",
        "Turn up 2 of 2 Lords": "keep one, the others go to their piles",
        "Take the Military: Military 2": "best Lords +2, 1 golden Key",
        "Take the Mages: Mage 1 and Mage 3": (
            "Coalition +6, 2 Pearls, Pearl Master, 1 silver Key, a Location"
        ),
    }


def test_a_pile_with_too_many_lords_says_so() -> None:
    said = rows(table(FOURTEEN, "", piles="P1 P4"))
    assert said["Take the Mages: Mage 1 and Mage 4"].startswith(
        "room for 1 Lord only, best Lords +4"
    )


def test_a_lord_says_what_it_would_bring() -> None:
    game = table("Y1 R4", "", deck="R1 G0 R6 P1", locations="seven")
    play(game, Reveal(3))
    assert rows(game) == {
        "Military 1": "Coalition +3, 1 silver Key, a Location",
        "Merchant 0": "You may exchange two of your Lords that carry no Key.",
        "Military 6": (
            "best Lords +2, Coalition +3. The top Lord of the deck is turned up onto its pile."
        ),
    }
    assert "others go to their piles" in plain(TEXT.question(seen(game), WORDS).intro[0])


@pytest.mark.parametrize(
    ("chamber", "said"),
    [
        ("", "These wait: Mage 1 and Mage 4. All come, to spaces 1 and 2, one after the other."),
        (FOURTEEN[:-3], "These wait: Mage 1 and Mage 4. All come, to spaces 14 and 15, one"),
        (FOURTEEN, "These wait: Mage 1 and Mage 4. One finds room, on space 15; 1 goes"),
    ],
)
def test_lords_of_a_pile_say_to_which_spaces_they_come(chamber: str, said: str) -> None:
    game = table(chamber, "", piles="P1 P4", deck="Y3")
    play(game, TakePile(Guild.MAGE))
    (intro,) = TEXT.question(seen(game), WORDS).intro
    assert plain(intro).startswith(said)


def test_an_edict_says_whose_it_is() -> None:
    game = table("", "", deck="Y3", edict={"location": "force-one", "seat": 1})
    (intro,) = TEXT.question(seen(game), WORDS).intro
    assert plain(intro) == "Bo's Edict of One prescribes it."


def test_what_an_edict_forbids_is_said_once_in_the_advice() -> None:
    edict = {"location": "force-two", "seat": 1}
    game = table("", "", deck="Y3 R1 G1", piles="P1 B1", edict=edict)
    lines = plain(TEXT.possibilities(seen(game), {}, WORDS)).splitlines()
    assert lines[:3] == [
        "An edict prescribes how you recruit: turn up exactly 2 Lords.",
        "× Turn up 1 of 3 Lords",
        "√ Turn up 2 of 3 Lords",
    ]
    assert "".join(lines).count("edict") == 1


def test_points_that_stay_as_they_are_are_said_once() -> None:
    before, after = (seen(table("Y3", each), 0) for each in ("R1", "R1 R1"))
    assert plain(TEXT.gained(before, after, (), WORDS)) == (
        "You gained nothing. Your points stay at 6."
    )


def test_the_figures_of_recruiting_are_named_after_what_they_count() -> None:
    """One Lord is kept of each time that some are turned up; the Pearls stand there once."""
    called = KIND.text.figures(WORDS)
    assert (called["reveals"], called["exchanges"]) == ("Lords from the deck", "Exchanges")
    game = table("", "", deck="Y3 R1 G1")
    assert called["pearls"] in TEXT.minor_rows(KIND.scores(game)[0], WORDS)
    assert TEXT.hint("conspiracy-keep", {}, FRENCH)[0].endswith("Seigneurs révélés")


def test_an_exchange_says_what_becomes_of_the_coalition() -> None:
    game = table("Y3 R4 Y4", "", deck="R0 P1")
    play(game, Reveal(1))
    question = TEXT.question(seen(game), WORDS)
    first = {plain(each.label): each for each in question.choices}
    assert [*first] == [
        "Exchange Farmer 3 on space 1",
        "Exchange Military 4 on space 2",
        "Exchange Farmer 4 on space 3",
        "Exchange Military 0 on space 4",
        "Exchange nothing",
    ]
    second = first["Exchange Farmer 3 on space 1"]
    assert plain(second.note) == "at best: Coalition +3"
    assert {plain(each.label): plain(each.note) for each in second.further} == {
        "and Military 4 on space 2": "Coalition +3",
        "and Farmer 4 on space 3": "Coalition as before",
        "and Military 0 on space 4": "Coalition +3",
    }
    assert {each.answer for each in second.further} == {
        Exchange((1, 2)), Exchange((1, 3)), Exchange((1, 4)),
    }  # fmt: skip
    assert first["Exchange nothing"].answer == Skip()


def test_a_location_says_what_it_is_worth_now() -> None:
    game = table("Y1 P4", "", deck="R1", available="best-mage seven", locations="pearl-1")
    play(game, Reveal(1))
    assert rows(game) == {
        "Seven Points (7 now)": "7 points.",
        "First of the Mages (4 now)": "As many points as your best Lord of the Mages has.",
        "Draw 1 of 1 Location": "take it, whatever it is",
    }
    (intro,) = TEXT.question(seen(game), WORDS).intro
    assert plain(intro) == "It will lie on Military 1, on space 3, and use up your live Keys."


def test_a_location_says_that_its_pearls_bring_the_title() -> None:
    """As a Lord does: in the rows of a question, in the advice, and of what lies there."""
    game = table("Y1 P4", "G3", deck="R1", available="pearl-1 pearl-2", pearl_master=1)
    said = plain(TEXT.about("deck", None, seen(game), WORDS)[1])
    assert "Two Pearls (4 now, and Pearl Master)" in said  # 1 and 1 is as many as 2 as well
    assert "One Pearl (5 now, and Pearl Master)" in said
    play(game, Reveal(1))
    assert "One Pearl (5 now, and Pearl Master)" in rows(game)
    brings = Viewer(seen(game).view, seen(game).preview, ("Ada", "Bo"), WORDS)
    told = lens("location", LOCATIONS["pearl-1"], brings)
    assert plain(told.about) == "worth 5 to you now, Master +5"
    poorer = table("Y1 P1", "G3 R3", available="pearl-2 pearl-3", pearl_master=1)
    assert "Pearl Master)" not in plain(TEXT.about("deck", None, seen(poorer), WORDS)[1])


def test_the_advice_lists_only_the_locations_that_may_be_taken() -> None:
    """C17, C20: not the available ones, once some were drawn or where the deck is searched."""
    game = table("Y1", "", deck="R1 P1", available="seven", locations="pearl-1 pearl-2 pearl-3")
    play(game, Reveal(1))
    searching = table(
        "Y1 R1@search-deck Y1", "", deck="R1", available="seven", locations="pearl-1 pearl-2"
    )
    play(searching, Reveal(1))
    assert listed(game) == {"seven"}
    play(game, Draw(2))
    assert listed(game) == {"pearl-1", "pearl-2"}
    assert listed(searching) == {"pearl-1", "pearl-2"}


def listed(game: Game) -> set[str]:
    """The Locations that the advice names."""
    said = plain(TEXT.possibilities(seen(game), {}, WORDS))
    return {each.slug for each in LOCATIONS.values() if f" {each.name['en']} (" in said}


def test_drawn_and_searched_locations_say_where_they_come_from() -> None:
    game = table("Y1", "", deck="R1", available="seven", locations="pearl-1 pearl-2")
    play(game, Reveal(1), Draw(2))
    assert plain(TEXT.question(seen(game), WORDS).intro[0]).startswith("You drew these")
    game = table("Y1 R1@search-deck Y1", "", deck="R1", locations="pearl-1 pearl-2")
    play(game, Reveal(1))
    assert plain(TEXT.question(seen(game), WORDS).intro[0]).startswith("Open Archives: take one")


def test_a_chamber_can_be_read_by_ear() -> None:
    game = table("Y1 R2 R1@seven R4 P1 R3 R0", "", pearl_master=0)
    title, said = TEXT.about("player", 0, seen(game), WORDS)
    assert title == "Ada"
    assert plain(said).splitlines() == [
        "33 points now: Lords 6, Locations 7, Coalition 15, Pearl Master 5",
        "Row 1: Farmer 1, Military 2, Military 1 under Seven Points, Military 4, Mage 1",
        "Row 2: Military 3, Military 0",
        "8 free spaces, the next is space 8",
        "Largest Coalition: 5 Lords of the Military, on 2, 3, 4, 6 and 7",
        "3 Pearls, Pearl Master, live: 1 silver Key",
    ]


def test_the_table_is_told_a_line_a_thing() -> None:
    game = table(
        "Y1", "R1", deck="Y3 Y4", piles="P3 P1", available="seven", locations="pearl-1",
        edict={"location": "force-two", "seat": 1}, ending=1, pearl_master=1,
    )  # fmt: skip
    brings = "best Lords +3, Coalition +3, 2 Pearls, Pearl Master, 1 silver Key, a Location"
    lines = plain(TEXT.about("deck", None, seen(game), WORDS)[1]).splitlines()
    assert lines == [
        "Deck: 2 Lords",
        "Pile of the Farmers: empty",
        "Pile of the Military: empty",
        "Pile of the Merchants: empty",
        "Pile of the Politicians: empty",
        f"Pile of the Mages: Mage 1 and Mage 3 ({brings})",
        "Deck of Locations: 1 Location",
        "Available: Seven Points (7 now). 7 points.",
        "Pearl Master: Bo",
        "In force: Edict of Two, of Bo",
        "The end was brought by Bo: these are the last turns",
    ]


@pytest.mark.parametrize("voice", [WORDS, FRENCH])
def test_everything_on_the_table_can_be_read_about(voice: Voice) -> None:
    game = table("Y3 Y4", "", piles="P3", deck="Y1")
    things: list[tuple[str, object]] = [("space", 1), ("player", 1), ("deck", None)]
    things += [("lord", lord) for lord in LORDS.values()]
    things += [("location", location) for location in LOCATIONS.values()]
    things += [("pile", guild) for guild in GUILDS]
    for kind, thing in things:
        title, text = TEXT.about(kind, thing, seen(game), voice)
        assert title
        assert plain(text)
    with pytest.raises(KeyError):
        TEXT.about("hand", None, seen(game), voice)


def test_a_tie_says_what_decided_it() -> None:
    scores = KIND.scores(table("Y3 R3", "Y6 R0"))
    assert TEXT.verdict(scores, [0], WORDS) == " with 4 Pearls, the most among the 9 IP"
    scores = KIND.scores(table("Y4 R1", "R4 Y1"))
    assert TEXT.verdict(scores, [0, 1], WORDS) == ": IP and Pearls are equal"
    scores = KIND.scores(table("Y4 R1", ""))
    assert TEXT.verdict(scores, [0], WORDS) == ""
    assert TEXT.minor_rows(scores[0], WORDS) == {"Pearls": 1}
    assert TEXT.remark(scores[0], WORDS) == "no Location"
    scored = KIND.scores(table("Y1 R1@seven", ""))[0]
    assert TEXT.remark(scored, WORDS) == "Seven Points 7"


@pytest.mark.parametrize("voice", [WORDS, FRENCH])
def test_how_to_play_fits_the_page(voice: Voice) -> None:
    lines = TEXT.how_to_play(voice).splitlines()
    assert max(map(len, lines)) <= 72
    assert len(lines) < 60


def test_who_is_called_to_the_keyboard_is_told_why() -> None:
    assert TEXT.why_called("turn", WORDS) == "It is your turn."
    assert TEXT.why_called("place", WORDS) == "Your turn goes on."


def test_what_is_said_of_a_game_that_is_over() -> None:
    game = table("Y1", "", ending=0, pending={"kind": "over"})
    assert TEXT.headline(seen(game, 0).view, WORDS) == "the game is over"


def test_the_signs_of_lords_are_those_of_their_guilds() -> None:
    game = table("", "", deck="Y3 R4 G1")
    play(game, Reveal(3))
    labels = [plain(each.label) for each in TEXT.question(seen(game), Voice(ENGLISH)).choices]
    assert labels == ["§3", "¤4", "@1"]


def test_a_location_is_worth_as_much_beside_another_one() -> None:
    """The last Lord bears one already: what comes next will lie elsewhere."""
    game = table("Y1 Y1@pearl-3 G2", "Y3 Y1 Y1@pearl-2", available="seven", piles="R2")
    worth = {seat: KIND.preview(game, seat).worth[LOCATIONS["seven"]] for seat in (0, 1)}
    assert worth == {0: 7, 1: 7}


def test_what_a_pile_would_bring_is_what_it_brings() -> None:
    """Points and Locations are told beforehand, as far as no Location and no exchange adds to them.

    Of three games at random, every pile that brings neither.
    """
    told = 0
    for seed in range(3):
        dice, game = Random(seed), KIND.new_game(("Ada", "Bo", "Cy"), seed, None, {})
        while (decision := game.decision) is not None:
            way = dice.choice(list(decision.options))
            seat, preview = decision.seat, KIND.preview(game, decision.seat)
            brings = preview.pile_brings[way.guild] if isinstance(way, TakePile) else None
            game.apply(way)
            if brings is None or brings.locations or brings.exchange:
                continue
            while game.decision is not None and game.decision.kind == "place":
                game.apply(game.decision.options[-1])
            if game.players[seat].full:
                continue
            told += 1
            now = KIND.scores(game)[seat].total
            assert now - preview.scores[seat].total == brings.points
    assert told > 5


def test_the_chances_of_the_deck_are_counted() -> None:
    game = table("Y1 P3", "", deck="R1 P2 P4 B6", locations="seven")
    deck = KIND.preview(game, 0).deck
    assert (deck.lords, deck.location, deck.coalition) == (4, 1, 2)
    assert deck.guilds[Guild.MAGE] == 2
    assert deck.at_least_one(deck.location, 1) == pytest.approx(1 / 4)
    assert deck.at_least_one(deck.location, 3) == pytest.approx(3 / 4)


def test_to_others_it_is_said_between_which_locations_one_is_chosen() -> None:
    pending = {"kind": "location", "drawn": ["best-mage", "count-mage"]}
    game = table("Y6 R1 G1", "", pending=pending)
    assert asked(seen(game, 1).view, WORDS) == "take one of First ∩ and League ∩"


def test_in_the_advice_the_best_exchange_comes_first_and_none_last() -> None:
    game = table("Y3 R4 Y4", "", deck="R0 P1")
    play(game, Reveal(1))
    now = seen(game)
    listed = plain(possibilities(now.view, now.preview, WORDS)).splitlines()
    assert len(listed) <= EXCHANGES + 1
    assert "Coalition +" in listed[0]
    assert "No exchange" in listed[-1]
