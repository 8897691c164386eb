"""What moves when the table changes: a Lord sinks, a Location is laid, two Lords change places."""

from abyss_tui.frontends.tui.conspiracy.panels.passing import (
    ChamberPassing,
    Sinking,
    chambers_frames,
)
from abyss_tui.frontends.tui.motion.frames import LONGEST, seconds_of
from abyss_tui.games.conspiracy.actions import Control, Exchange, Reveal, TakePile
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.kind import KIND
from abyss_tui.games.conspiracy.views import View
from tests.frontends.tui.conspiracy.boards import board_of, drawn, lines
from tests.games.conspiracy.tables import play, table


def seen(game: Game) -> View:
    view: View = KIND.view(game, None, with_options=False)
    return view


def test_a_lord_sinks_to_its_space_and_its_pearls_are_counted() -> None:
    game = table("P1", "", deck="Y3 G1")
    before = seen(game)
    play(game, Reveal(1))
    frames = chambers_frames(before, seen(game))
    sinking = [frame.passing[0].sinking for frame in frames[:-1]]
    assert all(isinstance(each, Sinking) and each.space == 2 for each in sinking)
    assert frames[-1].passing == {0: ChamberPassing(pearls=True)}
    assert seconds_of(frames) <= LONGEST
    assert chambers_frames(seen(game), before) == ()  # what is taken back does not rise


def test_what_changes_in_a_chamber_is_white_for_a_moment() -> None:
    game = table("Y3 R4 Y4 G1 G1", "", piles="R0")
    play(game, TakePile(Guild.MILITARY))
    before = seen(game)
    play(game, Exchange((1, 2)))
    (frame,) = chambers_frames(before, seen(game))
    assert frame.passing == {0: ChamberPassing(white=frozenset({1, 2}))}
    game = table("Y1", "", piles="R1", available="seven")
    play(game, TakePile(Guild.MILITARY))
    before = seen(game)
    if game.decision is not None and game.decision.kind == "location":
        play(game, Control(LOCATIONS["seven"]))
        (frame,) = chambers_frames(before, seen(game))
        assert frame.passing == {0: ChamberPassing(white=frozenset({2}))}


def test_a_sinking_lord_is_not_on_its_space_yet() -> None:
    game = table("P1", "", deck="Y3 G1")
    play(game, Reveal(1))
    board = board_of(game, 1)
    there = lines(drawn("chambers", board))
    on_its_way = lines(drawn("chambers", board, passing={0: ChamberPassing(Sinking(2, 0.0))}))
    assert "§   3" in there[1]
    assert "§   3" in on_its_way[0]
    assert "§   3" not in on_its_way[1]
