"""The bots who play with the people at one screen: they come and go with them."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from abyss_tui.errors import AbyssError, BadSave
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.thinking import Level
from abyss_tui.records import record
from abyss_tui.table.bot_player import BotPlayer, Thinker, with_time
from abyss_tui.table.bots import known_level, usual_level
from abyss_tui.table.pace import Pace
from abyss_tui.table.place import Place
from abyss_tui.table.program_notices import missing, unable, unasked
from abyss_tui.table.programs import command_written
from abyss_tui.table.start import NewGame
from abyss_tui.table.tables import Tables

Say: TypeAlias = Callable[[Message], None]
"""Says something to the people at this screen."""
Refused: TypeAlias = Callable[[BadSave], None]
"""Is told why a move of a bot could not be kept; it is tried again and again."""


@record
class Mind:
    """What a bot plays with."""

    level: Level
    thinker: Thinker
    pace: Pace
    refused: Refused
    """Is told why a move could not be kept."""


class Programs(Protocol):
    """The programs that may sit down here, because somebody here has asked for them."""

    def allow(self, start: NewGame) -> None:
        """Let the programs of a game be started: somebody has just written them down."""
        ...

    async def introduced(self, start: NewGame) -> NewGame:
        """Start the programs of a game to be dealt, and return it with the names they say.

        Raises BadUsage for one that cannot be started, BadSave where no log can be written.
        """
        ...

    async def player(self, command: str, seat: int, mind: Mind, say: Say) -> BotPlayer | None:
        """Return who sits down for a program; None for one that nobody here has asked for.

        Where the program fails, a bot of this mind plays, and that is said. Raises as
        `introduced`.
        """
        ...

    async def close(self) -> None:
        """End all programs, and wait until they are gone."""
        ...


class BotSeats:
    """All bots of one game."""

    def __init__(
        self,
        thinker: Thinker,
        *,
        pause: float = 0.0,
        time: float | None = None,
        programs: Programs | None = None,
        refused: Refused = lambda _: None,
        say: Say = lambda _: None,
    ) -> None:
        """`pause` are the seconds between moves in their turns; `time` those for a decision.

        Without `programs` none is started. `refused` is told why a move could not be kept, `say`
        how somebody is played otherwise than it was asked for.
        """
        self.pace = Pace(pause)
        self._thinker = thinker
        self._time = time
        self._programs = programs
        self._refused = refused
        self._say = say
        self._place: Place | None = None
        self._players: list[BotPlayer] = []
        self._played_by: dict[int, str] = {}
        """The seats that are played as it was asked for, each with its level or its program."""

    async def sit_down(self, place: Place, tables: Tables) -> None:
        """Seat the bots of the game of this place. Raises as `Tables.sit`."""
        self._place = place
        for seat, slug in place.bots.items():
            player = await self._player(place, seat, slug)
            self._players.append(await player.sit(tables, place.game_id, seat))

    async def _player(self, place: Place, seat: int, slug: str) -> BotPlayer:
        """Return who plays a seat: a bot of its level, or its program."""
        game, command = place.kind.slug, command_written(slug)
        usual = slug if command is None else usual_level(game)
        level = with_time(known_level(usual, game), self._time)
        self._played_by[seat] = level.slug
        if command is not None:
            mind = Mind(level, self._thinker, self.pace, self._refused)
            player = await self._program(place, seat, command, mind)
            if player is not None:
                self._played_by[seat] = slug
                return player
        elif level.slug != slug:
            self._say(missing(place.names[seat], slug, level))
        return BotPlayer(level, self._thinker, self.pace, self._refused)

    async def _program(self, place: Place, seat: int, command: str, mind: Mind) -> BotPlayer | None:
        """Return who plays for a program; None, once that is said, where it is not started."""
        player: BotPlayer | None = None
        try:
            if self._programs is not None:
                player = await self._programs.player(command, seat, mind, self._say)
        except AbyssError as error:
            self._say(error.message)
            self._say(unable(place.names[seat], mind.level))
            return None
        if player is None:
            self._say(unasked(place.names[seat], command, mind.level))
        return player

    def told(self, voice: Voice) -> list[str]:
        """Return what to expect of them: a sentence a level, with the names of who plays so."""
        place = self._place
        if place is None:
            return []
        return [
            self._told_of(slug, place, voice) for slug in dict.fromkeys(self._played_by.values())
        ]

    def _told_of(self, slug: str, place: Place, voice: Voice) -> str:
        names = [place.names[seat] for seat, other in self._played_by.items() if other == slug]
        who, command = voice.listed(names), command_written(slug)
        if command is not None:
            return voice.text("{names}: the program {command}", names=who, command=command)
        level = known_level(slug, place.kind.slug)
        return voice.text(
            "{names}: level {level}. {character}",
            names=who,
            level=voice.say(level.name),
            character=voice.say(level.character),
        )

    @property
    def waited_for(self) -> bool:
        """Whether one of them is asked, or rests before it moves."""
        place = self._place
        waiting = None if place is None else place.decision
        return place is not None and waiting is not None and waiting.seat in place.bots

    def hasten(self) -> None:
        """Let them go on at once until a person is asked, if it is they who are waited for."""
        if self.waited_for:
            self.pace.hasten()

    def leave(self) -> None:
        """Let all of them stand up."""
        players, self._players = self._players, []
        for player in players:
            player.leave()
