"""The log: what is said of what happened, in whose words, and that nothing is left unsaid."""

import random

import pytest

from abyss_tui.games.abyss import events as told
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.names import Race
from abyss_tui.games.abyss.cards.pieces import MONSTER, ally
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.kernel.event import Event
from abyss_tui.tui.sentences import SENTENCES
from abyss_tui.tui.story import Paragraph, paragraphs, since_last_turn

NAMES = ("Ana", "Bo", "Cleo")
ANA, BO, CLEO = range(3)


def kinds_of_events() -> set[type[Event]]:
    """Return every kind of event there is."""
    kinds = [kind for kind in vars(told).values() if isinstance(kind, type)]
    return {kind for kind in kinds if issubclass(kind, Event) and kind is not Event}


def story(*events: Event, you: int | None = None) -> tuple[str, ...]:
    """Return what is said in a turn of Ana's in which this happens."""
    begin = told.TurnStarted(ANA, extra=False)
    return paragraphs([begin, *events], NAMES, you)[-1].lines


def test_every_kind_of_event_has_a_sentence() -> None:
    assert set(SENTENCES) == kinds_of_events()


def test_a_plot_names_the_lord_and_the_pearl() -> None:
    corruptor = LORDS["corruptor"]
    assert story(told.LordPlotted(ANA, corruptor)) == ("plotted 1○: The Corruptor",)


def test_a_recruitment_is_one_sentence_with_its_affiliation() -> None:
    shaman, paid = LORDS["shaman"], (ally("jellyfish-2"), ally("shellfish-3"))
    lines = story(
        told.LordRecruited(ANA, shaman, paid, 1),
        told.AllyAffiliated(ANA, paid[0]),
        told.LordArrived(ANA, shaman),
    )
    assert lines == ("recruited The Shaman with ∩2 @3 and 1○, affiliated ∩2",)


def test_an_exploration_is_one_sentence() -> None:
    five, three, two = ally("seahorse-5"), ally("shellfish-3"), ally("crab-2")
    lines = story(
        told.CardRevealed(ANA, MONSTER, 1),
        told.MonsterPassed(ANA, 2),
        told.CardRevealed(ANA, five, 2),
        told.AllySold(BO, ANA, five, 1),
        told.CardRevealed(ANA, two, 2),
        told.AllyDeclined(CLEO, two),
        told.CardRevealed(ANA, three, 3),
        told.AllyTaken(ANA, three),
        told.TrackCleared(ANA, (two,), 1),
    )
    assert lines == ("dived 4: passed 1 M, sold §5 to Bo 1○, kept @3, left 1 to the Council",)


def test_the_pearl_of_the_fifth_space_stands_beside_the_ally() -> None:
    three = ally("shellfish-3")
    lines = story(
        told.CardRevealed(ANA, three, 5),
        told.PearlsGained(ANA, 1, "fifth-space"),
        told.AllyTaken(ANA, three),
    )
    assert lines == ("dived 1: kept @3 +1○",)


def test_a_fight_says_what_it_brought() -> None:
    lines = story(
        told.CardRevealed(ANA, MONSTER, 1),
        told.MonsterFought(ANA, 5, 1, 1, 1),
        told.MonstersDrawn(ANA, 1),
    )
    assert lines == ("dived 1: fought M for K+1○+1M",)


def test_only_the_owner_is_told_what_a_monster_token_is_worth() -> None:
    fight = (told.CardRevealed(ANA, MONSTER, 1), told.MonsterFought(ANA, 1, 0, 0, 1))
    drawn = told.MonstersDrawn(ANA, (4,))
    assert story(*fight, drawn.seen_by(ANA)) == ("dived 1: fought M for 1M (worth 4)",)
    assert story(*fight, drawn.seen_by(BO)) == ("dived 1: fought M for 1M",)


def test_others_are_told_how_many_cards_a_pile_had() -> None:
    pile = told.PileTaken(ANA, Race.CRAB, (ally("crab-2"), ally("crab-5")))
    assert story(pile.seen_by(BO)) == ("took the Crab pile: 2 cards",)
    assert story(pile.seen_by(ANA)) == ("took the Crab pile: ¤25",)


def test_who_acts_out_of_turn_is_named() -> None:
    thrown = told.AllyDiscarded(BO, LORDS["jailer"], None)
    assert story(thrown) == ("Bo discarded an Ally (Jailer)",)
    assert story(thrown, you=BO) == ("you discarded an Ally (Jailer)",)


def test_a_sale_of_the_slaver_is_one_sentence() -> None:
    slaver = LORDS["slaver"]
    lines = story(
        told.AllyDiscarded(ANA, slaver, ally("squid-1")), told.PearlsGained(ANA, 2, "slaver")
    )
    assert lines == ("discarded ψ1 (Slaver) for 2○",)


def test_a_location_says_which_keys_it_took() -> None:
    taken = told.LocationTaken(ANA, LOCATIONS["jail"], (LORDS["oracle"],), 2)
    assert story(taken) == ("took The Jail with Oracle and 2K",)


def test_turns_are_counted_for_each_player() -> None:
    turns = [told.TurnStarted(seat, extra=False) for seat in (ANA, BO, CLEO, ANA)]
    counted = [(part.seat, part.turn) for part in paragraphs(turns, NAMES)]
    assert counted == [(ANA, 1), (BO, 1), (CLEO, 1), (ANA, 2)]


def test_the_log_begins_after_the_last_turn_of_the_viewer() -> None:
    parts = [Paragraph(seat, turn, ()) for turn in (1, 2) for seat in (ANA, BO, CLEO)]
    assert since_last_turn(parts, CLEO) == tuple(parts[3:])
    assert since_last_turn(parts, BO) == (parts[5],)
    assert since_last_turn(parts[:4], ANA) == tuple(parts[1:4])
    assert since_last_turn(parts, None) == tuple(parts[3:])


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_told_to_everybody(seed: int) -> None:
    game, dice = new_game(NAMES, seed), random.Random(seed)
    while game.decision is not None:
        game.apply(dice.choice(list(game.decision.options)))
    assert game.told is not None
    for seat in (ANA, BO, CLEO, -1):
        told_to = paragraphs([event.seen_by(seat) for event in game.told], NAMES, seat)
        lines = [line for part in told_to for line in part.lines]
        assert lines[-1].startswith("the game is over:")
        assert all(line.strip() == line != "" for line in lines)
