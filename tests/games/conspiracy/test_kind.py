"""Conspiracy as a kind of game: what record, table and protocol get of it."""

from pathlib import Path

import pytest

from abyss_tui.errors import IllegalAction
from abyss_tui.games.conspiracy.actions import Exchange, Reveal
from abyss_tui.games.conspiracy.events import LordsExchanged, LordsRevealed
from abyss_tui.games.conspiracy.kind import KIND
from abyss_tui.games.registry import game_kind
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.kernel.game_kind import GameKind
from abyss_tui.record.replaying import digest
from abyss_tui.record.text_export import game_lines
from abyss_tui.table.replay import Replay
from abyss_tui.table.start import NewGame
from tests.games.conspiracy.tables import play, table
from tests.games.played import NAMES, finished
from tests.record.games import KeptGame, digest_of, play_on, said, the_game


def test_conspiracy_is_a_kind_of_game() -> None:
    kind: GameKind = KIND
    assert game_kind("conspiracy") is kind
    assert not kind.hides_hands


def test_lords_pearls_and_locations_of_the_figures_are_those_of_the_chambers() -> None:
    game = finished(KIND, 1)
    figures = KIND.figures(game.events or [], game)
    for seat, player in enumerate(game.players):
        assert figures[seat]["lords"] == len(player.chamber)
        assert figures[seat]["pearls"] == player.pearls
        assert figures[seat]["locations"] == len(player.locations)


def test_what_was_turned_up_stops_an_undo_and_an_exchange_does_not() -> None:
    game = table("Y3", "", deck="R0 P1")
    play(game, Reveal(1), Exchange((1, 2)))
    reasons = {type(event): KIND.revealed(event, 0, NAMES) for event in game.events or []}
    assert str(reasons[LordsRevealed]) == "Ada turned Lords up"
    assert reasons[LordsExchanged] is None


def test_a_game_is_kept_resumed_and_looked_at_again(tmp_path: Path) -> None:
    with play_on(a_kept_game(tmp_path), 12) as kept:
        stood = digest_of(kept.history)
        assert said(kept.path)[0]["game"] == "conspiracy"
    with KeptGame.resume(kept.path) as again:
        assert digest_of(again.history) == stood
        assert play_on(again).place.over
    replay = Replay(the_game(kept.path))
    assert replay.open_view(0).lord_deck == 60
    assert sum(len(each.chamber) for each in replay.open_view(replay.last).players) > 25


def test_moves_are_taken_back_as_far_as_nothing_was_turned_up(tmp_path: Path) -> None:
    with a_kept_game(tmp_path) as kept:
        kept.play(Reveal(3))
        assert kept.why_not_undo() == "Ada turned Lords up"
        with pytest.raises(IllegalAction, match="cannot be undone"):
            kept.undo()
        while (decision := kept.history.game.decision) and decision.kind != "place":
            kept.play(decision.options[-1])
        assert decision is not None
        stood = digest_of(kept.history)
        kept.play(decision.options[0])
        kept.undo()
        assert digest_of(kept.history) == stood


def a_kept_game(folder: Path) -> KeptGame:
    return KeptGame.new(NewGame(("Ada", "Bo"), 5, "conspiracy", 0), folder)


def test_a_digest_is_the_same_in_every_version() -> None:
    """A journal written today must open for ever: what its lines are checked by never changes."""
    game = KIND.new_game(("Ada", "Bo"), 1, 0, {})
    assert digest(KIND, game) == "ac74f44ad5ebffb5"
    play(game, Reveal(3))
    assert digest(KIND, game) == "c24d1d443a38154a"


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("tier", ["signs", "words"])
def test_a_whole_game_is_told_in_every_language(code: str, tier: str) -> None:
    game = finished(KIND, 3)
    voice = Voice(language(code), "signs" if tier == "signs" else "words")
    story = KIND.text.story(NAMES, 0, voice)
    story.tell(game.events or [])
    lines = [plain(line) for each in story.paragraphs for line in each.lines]
    assert len(story.paragraphs) > 30
    assert all(lines)
    assert not any("{" in line for line in lines)
    assert sum(each.turn == 1 for each in story.paragraphs) == 3


def test_a_game_is_exported_as_text(tmp_path: Path) -> None:
    with play_on(a_kept_game(tmp_path)) as kept:
        lines = game_lines(the_game(kept.path), Voice(ENGLISH, "words"))
    assert "Ada, turn 1" in lines
    assert any("Pearl Master" in line for line in lines)
    assert any("turned up" in line and ", kept " in line for line in lines)


def test_every_move_is_said_in_every_language() -> None:
    game = KIND.new_game(NAMES, 6, None, {})
    kinds = set()
    while (decision := game.decision) is not None:
        view = KIND.view(game, decision.seat, with_options=True)
        for action in (decision.options[0], decision.options[-1]):
            english = plain(KIND.text.move(view, action, Voice(ENGLISH)))
            assert english != plain(KIND.text.move(view, action, Voice(language("fr"))))
            kinds.add(action.type)
        game.apply(decision.options[-1])
    assert len(kinds) >= 6
