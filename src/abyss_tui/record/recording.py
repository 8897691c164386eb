"""What a journal says, wherever it is kept, and how damage in it is told."""

from collections.abc import Sequence

from abyss_tui.errors import BadSave
from abyss_tui.i18n.message import Message
from abyss_tui.record.entries import Entry, Header, Move
from abyss_tui.record.game_id import GameId
from abyss_tui.records import record


@record
class Recording:
    """What a journal says. Entry *i* stands on line *i* + 2."""

    game: GameId
    where: str
    """How messages name the journal: the path of its file."""
    header: Header
    entries: Sequence[Entry]
    version: int
    """The version of the format in which it was written."""
    rules: int
    """The version of the rules by which it was written; `header` names today's."""
    torn: bool
    """Whether an unfinished last line was left out: the program was stopped while writing it."""

    @property
    def last(self) -> int:
        """The number of the last move, even if it was taken back; 0 before the first."""
        numbers = (entry.number for entry in reversed(self.entries) if isinstance(entry, Move))
        return next(numbers, 0)


class DamagedJournal(BadSave):
    """A line in the middle is wrong; `sound` is what can be had: the game up to there."""

    def __init__(self, line: int, wrong: Message, sound: Recording) -> None:
        super().__init__(
            Message(
                "{where}, line {line}: {wrong} The game up to move {move} can still be had:"
                " `abyss-tui resume --salvage {game}` goes on from there in a new file, and leaves"
                " this one as it is.",
                where=sound.where,
                line=line,
                wrong=wrong,
                move=sum(isinstance(entry, Move) for entry in sound.entries),
                game=sound.game,
            )
        )
        self.sound = sound
