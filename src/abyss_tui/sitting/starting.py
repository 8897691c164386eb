"""Starting a game at a table of a host, where a seat is free or somebody is not ready."""

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

from abyss_tui.games.registry import game_kind
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.lobby.clients.owner_actions import OwnerActions
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.rooms.room_info import RoomInfo, SeatInfo
from abyss_tui.records import record
from abyss_tui.table.bots import levels_of

How: TypeAlias = Literal["wait", "now", "fewer", "bots"]


@record
class StartWish:
    """How the owner wants to start, or not yet."""

    how: How
    level: str = ""
    """Of the bots that take the free seats."""


def question_before_start(room: RoomInfo, voice: Voice) -> Question[StartWish] | None:
    """Return what the owner is asked first; None where there is nothing to choose.

    Then all are ready, or the lobby says what is missing.
    """
    free = [seat for seat, held in enumerate(room.seats) if not held.taken]
    unready = [held for held in room.seats if held.taken and not _may_begin(held)]
    ways = tuple(_without_waiting(room, free, voice))
    if not ways or not (free or unready):
        return None
    return _question(ways, tuple(_why(room, free, unready, voice)), voice)


def question_when_ready(voice: Voice) -> Question[StartWish]:
    """Return what the owner is asked who was about to be asked to wait, and all are ready now."""
    start = Choice(voice.sentence("Start the game"), key="y", answer=StartWish("now"))
    return _question((start,), (voice.sentence("All are ready."),), voice)


def _question(
    ways: tuple[Choice[StartWish], ...], known: tuple[Sentence, ...], voice: Voice
) -> Question[StartWish]:
    wait = Choice(voice.sentence("Wait"), key="n", answer=StartWish("wait"))
    return Question(voice.text("START?"), (wait, *ways), known)


def _may_begin(seat: SeatInfo) -> bool:
    return seat.ready or seat.rematch or seat.yours


def _why(
    room: RoomInfo, free: Sequence[int], unready: Sequence[SeatInfo], voice: Voice
) -> Iterator[Sentence]:
    """Yield what stands against it."""
    if free:
        numbers = voice.listed([seat + 1 for seat in free])
        text = "Free seats: {numbers} of {seats}"
        yield voice.sentence(text, numbers=numbers, seats=len(room.seats))
    here = [held.name for held in unready if held.here]
    away = [held.name for held in unready if not held.here]
    if here:
        yield voice.sentence("Not ready yet: {names}", names=voice.listed(here))
    if away:
        yield voice.sentence("Away: {names}", names=voice.listed(away))


def _without_waiting(
    room: RoomInfo, free: Sequence[int], voice: Voice
) -> Iterator[Choice[StartWish]]:
    if not free:
        yield Choice(voice.sentence("Start anyway"), key="y", answer=StartWish("now"))
        return
    left = len(room.seats) - len(free)
    if left in game_kind(room.game).seats:
        fewer = voice.sentence("Start with {number} seats, without the free ones", number=left)
        yield Choice(fewer, key="y", answer=StartWish("fewer"))
    if room.bots:
        levels = tuple(
            Choice(
                (Span(voice.say(each.name)),),
                (Span(voice.say(each.character)),),
                answer=StartWish("bots", each.slug),
            )
            for each in levels_of(room.game)
        )
        bots = voice.sentence("Bots take the free seats, and the game starts")
        yield Choice(bots, key="o", further=levels)


async def start_game(
    owner: OwnerActions, asked_of: RoomInfo, now: RoomInfo, wish: StartWish
) -> None:
    """Start the game as the owner wants it, if the table is still as it was when they were asked.

    Raises Refused or BadSave.
    """
    if wish.how == "wait":
        return
    free = [seat for seat, held in enumerate(asked_of.seats) if not held.taken]
    if wish.how != "now" and free != [s for s, held in enumerate(now.seats) if not held.taken]:
        said = Message("Somebody has come or gone meanwhile: look at the seats, and start again.")
        raise Refused(Code.CLOSED, said)
    if wish.how == "fewer":
        await owner.set_seats(len(asked_of.seats) - len(free))
    if wish.how == "bots":
        for seat in free:
            await owner.give_to_bot(seat, wish.level)
    await owner.start()
