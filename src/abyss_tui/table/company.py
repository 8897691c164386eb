"""The bots who play with the people at one screen: they come and go with them."""

from collections.abc import Callable

from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Voice
from abyss_tui.table.bot_player import BotPlayer, Thinker, with_time
from abyss_tui.table.bots import known_level
from abyss_tui.table.pace import Pace
from abyss_tui.table.place import Place
from abyss_tui.table.tables import Tables


class Company:
    """All bots of one game."""

    def __init__(
        self,
        thinker: Thinker,
        *,
        pause: float = 0.0,
        time: float | None = None,
        refused: Callable[[Message], None] = lambda _: None,
    ) -> None:
        """`pause` are the seconds between moves in their turns; `time` those for a decision.

        `refused` is told what could not be kept.
        """
        self.pace = Pace(pause)
        self._thinker = thinker
        self._time = time
        self._refused = refused
        self._place: Place | None = None
        self._players: list[BotPlayer] = []

    async def sit_down(self, place: Place, tables: Tables) -> None:
        """Seat the bots of the game of this place. Raises as `Tables.sit`."""
        self._place = place
        for seat, slug in place.bots.items():
            level = with_time(known_level(slug, place.kind.slug), self._time)
            player = BotPlayer(level, self._thinker, self.pace, self._refused)
            self._players.append(await player.sit(tables, place.game_id, seat))

    def told(self, voice: Voice) -> list[str]:
        """Return what to expect of them: a sentence a level, with the names of who plays so."""
        place = self._place
        if place is None:
            return []
        said = []
        for slug in dict.fromkeys(place.bots.values()):
            level = known_level(slug, place.kind.slug)
            names = [place.names[seat] for seat, other in place.bots.items() if other == slug]
            said.append(
                voice.text(
                    "{names} ({level}): {character}",
                    names=voice.listed(names),
                    level=voice.say(level.name),
                    character=voice.say(level.character),
                )
            )
        return said

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
