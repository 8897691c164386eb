"""Counting over the games of a folder: each journal is read once."""

from pathlib import Path

from abyss_tui.errors import BadSave
from abyss_tui.i18n.message import Message
from abyss_tui.record.files.reading import read
from abyss_tui.record.files.saved_games import games, path_of
from abyss_tui.record.replaying import replay
from abyss_tui.record.saved_game import SavedGame
from abyss_tui.record.statistics import GameFigures, Tally, of_game, tally


def of_file(path: Path) -> GameFigures:
    """Return the figures of a finished game. Raises BadSave."""
    recording = read(path)
    return of_game(recording.game, replay(recording))


def of_folder(folder: Path, kind: str) -> Tally:
    """Return the figures of all finished games of a kind in a folder. Raises BadSave."""
    found: list[GameFigures] = []
    unread: list[Message] = []
    for game in games(folder):
        try:
            if game.problem is not None:
                unread.append(game.problem)
            elif game.kind == kind and _may_be_over(game):
                recording = read(path_of(folder, game.id))
                history = replay(recording)
                if history.over:
                    found.append(of_game(game.id, history))
        except BadSave as error:
            unread.append(error.message)
    return tally(kind, tuple(found), tuple(unread))


def _may_be_over(game: SavedGame) -> bool:
    """Whether a game is over, or only a replay can tell: older journals may not say it."""
    return game.over or game.turn is None
