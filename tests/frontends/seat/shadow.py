"""The same game played again beside the host: what each seat may know of it."""

from typing import Any

from abyss_tui.games.registry import USUAL_GAME, game_kind
from abyss_tui.kernel.event import ONLOOKER
from abyss_tui.kernel.game_kind import Json, winners
from tests.frontends.seat.programs import Program


class Shadow:
    """A game from its seed and its moves, and all that a seat may ever be told of it."""

    def __init__(
        self, names: list[str], seed: int, first: int, seat: int | None, game: str = USUAL_GAME
    ) -> None:
        self.lines: list[Json] = []
        self._kind = game_kind(game)
        self._seat = seat
        self._told = 0
        self.game: Any = self._kind.new_game(names, seed, first, {})
        self._tell(1)

    def play(self, number: int, action: Json) -> None:
        """Play what a program played."""
        self.game.apply(self._kind.codec.action_from_json(action))
        self._tell(number + 1)

    def _tell(self, number: int) -> None:
        kind, decision, told = self._kind, self.game.decision, self.game.events
        viewer = ONLOOKER if self._seat is None else self._seat
        seen = [kind.codec.event_to_json(event.seen_by(viewer)) for event in told[self._told :]]
        if seen:
            self.lines.append({"tell": "events", "from": self._told, "events": seen})
        self._told = len(told)
        if decision is None:
            scores = kind.scores(self.game)
            written = [kind.codec.score_to_json(score) for score in scores]
            self.lines.append({"tell": "over", "scores": written, "winners": winners(scores)})
        else:
            view = kind.codec.view_to_json(kind.view(self.game, self._seat, with_options=True))
            self.lines.append({"tell": "decision", "number": number, "view": view})


def all_that_may_be_told(
    programs: list[Program],
    names: list[str],
    seat: int | None,
    *,
    seed: int,
    first: int = 0,
    game: str = USUAL_GAME,
) -> list[Json]:
    """Return every line of a game that was played out, as one seat may know them."""
    shadow = Shadow(names, seed, first, seat, game)
    for number, action in sorted(
        (play for program in programs for play in program.plays), key=lambda play: play[0]
    ):
        shadow.play(number, action)
    return shadow.lines


def told_of_the_game(program: Program) -> list[Json]:
    """Return the lines of the game that a program was told."""
    return [line for line in program.told if line["tell"] in {"events", "decision", "over"}]
