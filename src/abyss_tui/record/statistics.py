"""What is counted of games, from their journals alone: nothing else is kept."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from abyss_tui.errors import BadSave
from abyss_tui.games.abyss import events
from abyss_tui.kernel.event import Event
from abyss_tui.kernel.game_kind import winners
from abyss_tui.record.files.reading import read, replay
from abyss_tui.record.files.saved_games import games
from abyss_tui.record.history import History


@dataclass(frozen=True, slots=True)
class Figures:
    """What one player did, in one game or added up over several."""

    turns: int = 0
    plots: int = 0
    piles: int = 0
    """Council piles taken in hand."""
    spent: int = 0
    """Pearls paid to explorers for Allies."""
    sold: int = 0
    """Allies sold to others as the explorer."""
    monsters: int = 0
    """Monsters fought."""
    locations: int = 0
    """Locations taken."""
    from_lords: int = 0
    from_allies: int = 0
    from_locations: int = 0
    from_monsters: int = 0

    @property
    def points(self) -> int:
        """All Influence Points."""
        return self.from_lords + self.from_allies + self.from_locations + self.from_monsters

    def __add__(self, other: "Figures") -> "Figures":
        """Return both together."""
        both = {name: getattr(self, name) + getattr(other, name) for name in NAMES}
        return Figures(**both)


NAMES: Final = tuple(field.name for field in fields(Figures))


@dataclass(frozen=True, slots=True)
class GameFigures:
    """A finished game in figures, by seat."""

    id: str
    created: str
    names: tuple[str, ...]
    figures: tuple[Figures, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayerFigures:
    """A player over all games; players are told apart by their names."""

    name: str
    games: int
    won: int
    """Shared victories count."""
    best: int
    """The most Influence Points in a game."""
    figures: Figures


@dataclass(frozen=True, slots=True)
class Tally:
    """Finished games and their players, who played most first."""

    games: tuple[GameFigures, ...]
    players: tuple[PlayerFigures, ...]
    unread: tuple[str, ...]
    """Why journals could not be counted."""


def figures_of(history: History) -> tuple[Figures, ...]:
    """Return the figures of every seat. Raises BadSave before the end: points are secret."""
    if not history.over:
        raise BadSave("This game is not over: its figures are told when it is.")
    return tuple(
        Figures(
            **{name: _total(history.events, seat, of) for name, of in _COUNTS.items()},
            from_lords=score.lords,
            from_allies=score.allies,
            from_locations=score.locations,
            from_monsters=score.monsters,
        )
        for seat, score in enumerate(each.details for each in history.scores)
    )


def of_game(path: Path) -> GameFigures:
    """Return the figures of a finished game. Raises BadSave."""
    history = replay(read(path))
    header = history.header
    won = tuple(winners(history.scores)) if history.over else ()
    return GameFigures(path.stem, header.created, header.names, figures_of(history), won)


def of_folder(folder: Path) -> Tally:
    """Return the figures of all finished games of a folder. Raises BadSave."""
    found: list[GameFigures] = []
    unread: list[str] = []
    for game in games(folder):
        try:
            if game.problem is not None:
                unread.append(game.problem)
            elif game.over:
                found.append(of_game(game.path))
        except BadSave as error:
            unread.append(str(error))
    return Tally(tuple(found), tuple(_players(found)), tuple(unread))


def _players(found: Iterable[GameFigures]) -> list[PlayerFigures]:
    players: dict[str, PlayerFigures] = {}
    for game in found:
        for seat, (name, figures) in enumerate(zip(game.names, game.figures, strict=True)):
            so_far = players.get(name, PlayerFigures(name, 0, 0, 0, Figures()))
            players[name] = PlayerFigures(
                name,
                so_far.games + 1,
                so_far.won + (seat in game.winners),
                max(so_far.best, figures.points),
                so_far.figures + figures,
            )
    return sorted(players.values(), key=lambda player: (-player.games, player.name))


def _total(told: Iterable[Event], seat: int, count: Callable[[Event, int], int]) -> int:
    return sum(count(event, seat) for event in told)


def _times(kind: type[Event]) -> Callable[[Event, int], int]:
    """Return what counts the events of a kind that are this seat's."""
    return lambda event, seat: isinstance(event, kind) and getattr(event, "seat", None) == seat


def _spent(event: Event, seat: int) -> int:
    return event.price if isinstance(event, events.AllySold) and event.seat == seat else 0


def _sold(event: Event, seat: int) -> int:
    return isinstance(event, events.AllySold) and event.explorer == seat


_COUNTS: Final[dict[str, Callable[[Event, int], int]]] = {
    "turns": _times(events.TurnStarted),
    "plots": _times(events.LordPlotted),
    "piles": _times(events.PileTaken),
    "spent": _spent,
    "sold": _sold,
    "monsters": _times(events.MonsterFought),
    "locations": _times(events.LocationTaken),
}
"""What one event adds to a figure of a seat."""
