"""Who is at a table, who is away, and what its owner can do about that."""

from typing import TypeAlias

from rich.text import Text

from abyss_tui.i18n.voice import Sentence, Voice, plain
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState, SeatInfo
from abyss_tui.lobby.rooms.waiting import for_who_is_away
from abyss_tui.records import record
from abyss_tui.sitting.absence import Instead, instead_of


def who_is_here(room: RoomInfo, voice: Voice) -> Text:
    """Return who sits where and is here or away, who looks on, and what the game waits for."""
    lines = Text("\n").join(Text(plain(line)) for line in _lines(room, voice))
    waiting = " ".join(map(voice.say, for_who_is_away(room)))
    return Text("\n\n").join([lines, Text(waiting)]) if waiting else lines


@record
class AskBack:
    """Somebody who was sent away may come again."""

    name: str


@record
class Absent:
    """Somebody is away: what happens when it is for them to decide."""

    seat: int
    instead: Instead


Company: TypeAlias = Absent | str | AskBack
"""What happens at a seat, the name of somebody to send away, or somebody to ask back."""


def company_question(room: RoomInfo, voice: Voice) -> Question[Company] | None:
    """Return what an owner can do in a game: let seats pass, send away, ask back."""
    if not room.owned or room.state is not RoomState.RUNNING:
        return None
    away = [seat for seat, held in enumerate(room.seats) if not held.here]
    choices: tuple[Choice[Company], ...] = (
        *(
            Choice(label, answer=Absent(seat, instead))
            for seat in away
            for label, instead in instead_of(room, seat, voice)
        ),
        *(
            Choice(voice.sentence("Send {name} away", name=name), answer=name)
            for name in room.watchers
        ),
        *(
            Choice(voice.sentence("Ask {name} back", name=name), answer=AskBack(name))
            for name in room.sent_away
        ),
    )
    if not choices:
        return None
    return Question(voice.text("AT THIS TABLE"), choices, _lines(room, voice))


def _lines(room: RoomInfo, voice: Voice) -> tuple[Sentence, ...]:
    lines = [_line(seat, held, voice) for seat, held in enumerate(room.seats, 1)]
    if room.watchers:
        lines.append(voice.sentence("Looking on: {names}", names=voice.listed(room.watchers)))
    return tuple(lines)


def _line(number: int, held: SeatInfo, voice: Voice) -> Sentence:
    if not held.taken:
        return voice.sentence("{number}  free", number=number)
    said = "{number}  {name}: here"
    if not held.here:
        said = "{number}  {name}: away"
    if held.bot:
        said = "{number}  {name}: a bot"
    if held.passing:
        said = "{number}  {name}: away, and passes"
    if held.stand_in:
        said = "{number}  {name}: away, a bot plays"
    return voice.sentence(said, number=number, name=held.name)
