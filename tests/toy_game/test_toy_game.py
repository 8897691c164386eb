"""Another kind of game plays through table, journal, replay, undo, protocol and text."""

from pathlib import Path

import pytest

from abyss_tui.errors import BadSave, IllegalAction
from abyss_tui.games import registry
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.event import ONLOOKER
from abyss_tui.kernel.game_kind import GameKind
from abyss_tui.protocol import Engine
from abyss_tui.record.exporting import game_to_json
from abyss_tui.record.files.counting import of_folder
from abyss_tui.record.files.reading import read
from abyss_tui.record.files.saved_games import games
from abyss_tui.record.text_export import game_lines, tally_lines
from abyss_tui.table.replay import Replay
from abyss_tui.table.start import NewGame
from tests.record.games import KeptGame, digest_of, play_on, rewrite, said, the_game
from tests.toy_game.entry import register_the_race
from tests.toy_game.game import CardDrawn, Draw, Lay
from tests.toy_game.kind import KIND

VOICE = Voice(ENGLISH, "words")


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    register_the_race(monkeypatch)


def a_race(folder: Path, goal: int = 21) -> KeptGame:
    return KeptGame.new(NewGame(("Ada", "Bo"), 1, "race", 0, {"goal": goal}), folder)


def a_finished_race(folder: Path) -> Path:
    with play_on(a_race(folder)) as table:
        return table.path


def test_a_race_is_a_kind_of_game() -> None:
    kind: GameKind = KIND
    assert registry.game_kind("race") is kind


def test_a_race_is_kept_and_replayed_with_its_options(tmp_path: Path) -> None:
    table = play_on(a_race(tmp_path, goal=9))
    header, last = said(table.path)[0], said(table.path)[-1]
    assert (header["game"], header["rules"], header["options"]) == ("race", 2, {"goal": 9})
    assert max(last["points"]) >= 9
    assert digest_of(the_game(table.path)) == digest_of(table.history)


def test_every_line_says_where_the_race_stands(tmp_path: Path) -> None:
    with play_on(a_race(tmp_path), 3) as table:
        stands = [(line["turn"], line["next"]) for line in said(table.path)]
    assert stands == [(1, 0), (2, 1), (3, 0), (4, 1)]
    (game,) = games(tmp_path)
    assert (game.kind, game.turn, game.decides) == ("race", 4, 1)


def test_a_race_goes_on_where_it_stood(tmp_path: Path) -> None:
    with play_on(a_race(tmp_path), 5) as table:
        stood = digest_of(table.history)
    with KeptGame.resume(table.path) as again:
        assert digest_of(again.history) == stood
        assert play_on(again).place.over


def test_a_card_that_was_laid_can_be_taken_back_and_one_that_was_drawn_cannot(
    tmp_path: Path,
) -> None:
    with a_race(tmp_path) as table:
        table.play(Draw())
        assert table.why_not_undo() == "Ada drew a card"
        table.play(Draw())
        stood = digest_of(table.history)
        table.play(Lay(table.place.view(0)["hands"][0][0]))
        table.undo()
        assert digest_of(table.history) == stood
        with pytest.raises(IllegalAction, match="cannot be undone"):
            table.undo()


def test_nobody_else_learns_what_was_drawn(tmp_path: Path) -> None:
    with a_race(tmp_path) as table:
        table.play(Draw())
        drawn = next(event for event in table.history.events if isinstance(event, CardDrawn))
        assert drawn.card is not None
        for seat in (1, ONLOOKER):
            assert drawn.seen_by(seat) == CardDrawn(0, None)
        assert table.place.view(1)["hands"] == [1, []]


def test_a_race_is_looked_at_again(tmp_path: Path) -> None:
    replay = Replay(the_game(a_finished_race(tmp_path)))
    assert replay.open_view(0)["hands"] == [[], []]
    assert max(score.total for score in replay.scores(replay.last)) >= 21


def test_a_race_is_told_exported_and_counted(tmp_path: Path) -> None:
    path = a_finished_race(tmp_path)
    lines = game_lines(the_game(path), VOICE)
    assert lines[2] == "Ada, turn 1"
    assert lines[-1] == "seed 1"
    assert any(line.startswith("Cards laid") for line in lines)
    written = game_to_json(the_game(path))
    laid = sum(event["type"] == "card-laid" for event in written["events"])
    assert sum(figures["laid"] for figures in written["figures"]) == laid
    assert any(
        line.startswith("Cards laid") for line in tally_lines(of_folder(tmp_path, "race"), VOICE)
    )
    assert of_folder(tmp_path, "abyss").games == ()


def test_the_engine_deals_any_game_that_is_named() -> None:
    engine = Engine()
    dealt = engine.answer({"op": "new", "game": "race", "players": ["Ada", "Bo"], "first": 1})
    assert dealt["decision"]["options"] == [{"type": "draw"}]
    played = engine.answer({"op": "play", "action": {"type": "draw"}})
    assert [event["type"] for event in played["events"]] == ["card-drawn", "turn-started"]
    assert engine.answer({"op": "view", "seat": 0})["view"]["hands"] == [[], 1]
    assert engine.answer({"op": "score"})["winners"] == [0, 1]


def test_the_engine_deals_the_game_it_was_started_for() -> None:
    answer = Engine("race").answer({"op": "new", "players": ["Ada", "Bo"]})
    assert answer["decision"]["options"] == [{"type": "draw"}]


def test_the_engine_knows_a_game_by_the_format_of_its_position() -> None:
    engine = Engine()
    engine.answer({"op": "new", "game": "race", "players": ["Ada", "Bo", "Cy"], "first": 2})
    position = engine.answer({"op": "position"})["position"]
    engine.answer({"op": "new", "players": ["Ada", "Bo"]})
    assert engine.answer({"op": "load", "position": position})["decision"]["seat"] == 2
    assert engine.answer({"op": "view", "seat": 2})["ok"]


def test_a_refused_game_leaves_the_running_one() -> None:
    engine = Engine()
    engine.answer({"op": "new", "game": "race", "players": ["Ada", "Bo"]})
    for game in ("chess", 7, None):
        refused = engine.answer({"op": "new", "game": game, "players": ["Ada", "Bo"]})
        assert refused["error"]["code"] == "bad-request"
    assert engine.answer({"op": "position"})["position"]["format"] == "race-position/1"


def by_the_first_rules(path: Path) -> Path:
    """Write a race as it was written when drawing was called taking."""

    def change(says: list[dict[str, object]]) -> None:
        says[0]["rules"] = 1
        for line in says:
            if line.get("action") == {"type": "draw"}:
                line["action"] = {"type": "take"}

    return rewrite(path, change)


def test_a_race_by_older_rules_is_migrated_and_goes_on_in_a_new_file(tmp_path: Path) -> None:
    with play_on(a_race(tmp_path), 5) as table:
        stood = digest_of(table.history)
    path = by_the_first_rules(table.path)
    assert read(path).rules == 1
    assert digest_of(the_game(path)) == stood
    assert [game.turn for game in games(tmp_path)] == [6]
    with KeptGame.resume(path) as again:
        assert again.path != path
        assert said(again.path)[0]["rules"] == 2


def test_a_race_by_newer_rules_is_refused(tmp_path: Path) -> None:
    path = a_finished_race(tmp_path)
    rewrite(path, lambda says: says[0].update(rules=3, program="9.1"))
    with pytest.raises(BadSave, match=r"line 1: .* written by abyss-tui 9\.1, which is newer"):
        read(path)


def test_a_journal_of_a_game_that_is_not_known_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = a_finished_race(tmp_path)
    monkeypatch.delitem(registry.entries, "race")
    with pytest.raises(BadSave, match=r"line 1: this is a game that .* does not know \(race\)"):
        read(path)
