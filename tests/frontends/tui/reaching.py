"""Games played by chance up to a moment that a test wants to see."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from abyss_tui.games.abyss.actions import Action, Recruit
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.games.abyss.previews import preview
from abyss_tui.kernel.decision import Decision
from abyss_tui.record.entries import Header, Move, Standing, now, standing_of
from abyss_tui.record.files.journal import Journal
from abyss_tui.record.game_id import GameId
from abyss_tui.record.history import History
from abyss_tui.table.start import Resume

NAMES = ("Ada", "Bo", "Cy")


def a_move(decision: Decision[Action], dice: Random) -> Action:
    """Return an action by chance, recruiting more often than not."""
    recruitments = [each for each in decision.options if isinstance(each, Recruit)]
    return dice.choice(recruitments or list(decision.options))


def saved_at(
    folder: Path, wanted: Callable[[Game], bool], names: tuple[str, ...] = NAMES
) -> Resume:
    """Return a saved game that stands where `wanted` is true of it."""
    for seed in range(200):
        history, moves = _played(names, seed, wanted)
        if not history.over:
            return Resume(_kept(history.header, moves, folder))
    raise AssertionError("no game came there")


def finished(folder: Path, seed: int = 7, names: tuple[str, ...] = NAMES) -> GameId:
    """Return a saved game that is over."""
    history, moves = _played(names, seed, lambda _: False)
    return _kept(history.header, moves, folder)


def _played(
    names: tuple[str, ...], seed: int, wanted: Callable[[Game], bool]
) -> tuple[History, list[Move]]:
    """Play until a moment that is wanted, or to the end; return the moves too."""
    history, dice = History(KIND, Header(names, seed, 0, now(), game="abyss")), Random(seed)
    moves: list[Move] = []
    while (decision := history.game.decision) is not None and not wanted(_game(history)):
        action, number = a_move(decision, dice), len(moves) + 1
        history.play(action, number, now())
        standing = standing_of(history.turns, history.game)
        moves.append(Move(number, now(), decision.seat, action, None, standing))
    return history, moves


def _kept(header: Header, moves: Sequence[Move], folder: Path) -> GameId:
    """Write the journal of a game."""
    folder.mkdir(exist_ok=True)
    journal = Journal.create(folder, replace(header, standing=Standing(1, 0)), moves)
    journal.close()
    return GameId(journal.path.stem)


def _game(history: History) -> Game:
    assert isinstance(history.game, Game)
    return history.game


def at(kind: str) -> Callable[[Game], bool]:
    """Return what is true of a game that asks this kind of decision."""
    return lambda game: game.decision is not None and game.decision.kind == kind


def payable(game: Game) -> bool:
    """Whether the player to move can recruit, with cards to spare."""
    if not at("turn")(game):
        return False
    lords = preview(game, game.seat).lords
    return len(game.active.hand) > 4 and any(not each.problem for each in lords)


def can_request_support(game: Game) -> bool:
    """Whether the player to move can take a Council pile, which ends their turn."""
    return at("turn")(game) and any(game.council.values()) and not game.active.lords
