"""What is counted of games, from their journals alone: nothing else is kept."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from abyss_tui.errors import BadSave
from abyss_tui.i18n.message import Message
from abyss_tui.kernel.game_kind import winners
from abyss_tui.record.entries import Bots
from abyss_tui.record.game_id import GameId
from abyss_tui.record.history import History
from abyss_tui.records import record

Figures: TypeAlias = Mapping[str, int]
"""What one player did, by the names that the kind of game gives; they can be added up."""


@record
class GameFigures:
    """A finished game in figures, by seat."""

    id: GameId
    kind: str
    """The slug of the kind of game."""
    created: str
    names: tuple[str, ...]
    players: tuple[str, ...]
    """The same for people; bots are written by their level, whatever they were called."""
    bots: Bots
    figures: Sequence[Figures]
    totals: Sequence[int]
    winners: Sequence[int]


@record
class PlayerFigures:
    """A player over all games; people are told apart by their names, bots by their levels."""

    name: str
    games: int
    """A bot that had two seats of one game has played two."""
    won: int
    """Shared victories count."""
    best: int
    """The highest total in a game."""
    figures: Figures
    bot: str | None
    """The level of a bot, or the program as it is written; None for a person."""
    names: tuple[str, ...]
    """What it was called in these games, in the order of letters."""


@record
class Tally:
    """Finished games of a kind and their players, who played most first."""

    kind: str
    games: Sequence[GameFigures]
    players: Sequence[PlayerFigures]
    unread: Sequence[Message]
    """Why journals could not be counted."""


def figures_of(history: History) -> Sequence[Figures]:
    """Return the figures of every seat. Raises BadSave before the end: points are secret."""
    if not history.over:
        raise BadSave(Message("This game is not over: its figures are told when it is."))
    return history.kind.figures(history.events, history.game)


def of_game(game: GameId, history: History) -> GameFigures:
    """Return a finished game in figures. Raises BadSave before its end."""
    header = history.header
    return GameFigures(
        game,
        header.game,
        header.created,
        header.names,
        tuple(map(header.player, range(len(header.names)))),
        header.bots,
        figures_of(history),
        history.points,
        winners(history.scores),
    )


def tally(kind: str, found: Sequence[GameFigures], unread: Sequence[Message]) -> Tally:
    """Return these games of a kind and the players who played them."""
    return Tally(kind, found, _players(found), unread)


def _players(found: Iterable[GameFigures]) -> list[PlayerFigures]:
    players: dict[str, PlayerFigures] = {}
    for game in found:
        for seat, name in enumerate(game.players):
            so_far = players.get(name, PlayerFigures(name, 0, 0, 0, {}, game.bots.get(seat), ()))
            figures, total = game.figures[seat], game.totals[seat]
            players[name] = PlayerFigures(
                name,
                so_far.games + 1,
                so_far.won + (seat in game.winners),
                max(so_far.best, total),
                {each: so_far.figures.get(each, 0) + figure for each, figure in figures.items()},
                so_far.bot,
                tuple(sorted({*so_far.names, game.names[seat]})),
            )
    return sorted(players.values(), key=lambda player: (-player.games, player.name))
