"""The shelf: the games of a folder, for somebody to choose from."""

from dataclasses import dataclass
from pathlib import Path

from abyss_tui.errors import BadSave
from abyss_tui.record.entries import End
from abyss_tui.record.files.folders import SUFFIX
from abyss_tui.record.files.os_errors import refused
from abyss_tui.record.files.reading import NeverBegun, Recording, read, replay


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game of the shelf, as far as it can be told without its secrets."""

    path: Path
    names: tuple[str, ...]
    created: str
    """When it was dealt, UTC; empty when that cannot be read."""
    played: str
    """When the last move was made."""
    turn: int
    """How many turns have begun."""
    decides: int | None
    """Whose decision it is; None when the game is over or cannot be read."""
    points: tuple[int, ...] | None
    """The Influence Points of every seat, once the game is over."""
    problem: str | None
    """Why it cannot be continued, None when it can."""

    @property
    def id(self) -> str:
        """What the game is called on the command line."""
        return self.path.stem

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.points is not None


def games(folder: Path) -> list[SavedGame]:
    """Return the games of a folder, the one played last first. Raises BadSave.

    One that cannot be read is among them and says why; a folder that is not there has none.
    """
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise refused(error, folder) from error
    found = [game for game in map(_on_shelf, paths) if game is not None]
    return sorted(found, key=lambda game: (game.played, game.id), reverse=True)


def find(folder: Path, name: str) -> Path:
    """Return the game that is meant: a path, an id, or a part of just one id. Raises BadSave."""
    given = Path(name).expanduser()
    if given.is_file():
        return given
    ids = [game.path for game in games(folder)]
    exact = [path for path in ids if name in (path.stem, path.name)]
    alike = exact or [path for path in ids if name in path.stem]
    if len(alike) == 1:
        return alike[0]
    if alike:
        several = ", ".join(sorted(path.stem for path in alike))
        raise BadSave(f"{name}: several games are called so: {several}.")
    raise BadSave(
        f"{name}: there is no such game in {folder}; `abyss-tui resume --list` names all."
    )


def last_unfinished(folder: Path) -> Path:
    """Return the game to go on with: the one played last that is not over. Raises BadSave."""
    for game in games(folder):
        if not game.over and game.problem is None:
            return game.path
    raise BadSave(f"{folder}: no game waits there to be continued.")


def _on_shelf(path: Path) -> SavedGame | None:
    """Return what the shelf says of a file; None when the program stopped before it was a game."""
    try:
        recording = read(path)
        return _ended(recording) or _going_on(recording)
    except NeverBegun:
        return None
    except BadSave as error:
        return SavedGame(path, (), "", "", 0, None, None, str(error))


def _ended(recording: Recording) -> SavedGame | None:
    """Return a game whose journal was closed; replaying it can wait until it is opened."""
    end = recording.entries[-1] if recording.entries else None
    if not isinstance(end, End):
        return None
    header = recording.header
    return SavedGame(
        recording.path, header.names, header.created, end.at, end.turns, None, end.points, None
    )


def _going_on(recording: Recording) -> SavedGame:
    history = replay(recording)
    header = recording.header
    played = recording.entries[-1].at if recording.entries else header.created
    decision = history.game.decision
    return SavedGame(
        path=recording.path,
        names=header.names,
        created=header.created,
        played=played,
        turn=history.turns,
        decides=None if decision is None else decision.seat,
        points=history.points if decision is None else None,
        problem=None,
    )
