"""What can be done in a running game about somebody who is away, for who may decide it."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.lobby.clients.owner_actions import OwnerActions
from abyss_tui.lobby.rooms.room_info import RoomInfo

Instead: TypeAlias = Literal["bot", "pass", "wait"]
"""What happens when it is for somebody to decide who is away: a bot plays, their seat passes, or
the game waits."""


def instead_of(room: RoomInfo, seat: int, voice: Voice) -> Iterator[tuple[Sentence, Instead]]:
    """Yield what can happen at this seat instead of what happens now, its person being away."""
    held = room.seats[seat]
    if room.bots and not held.stand_in:
        text = "Let a bot play for {name} until they are back"
        yield voice.sentence(text, name=held.name), "bot"
    if held.stand_in or not held.passing:
        yield voice.sentence("Let {name} pass until they are back", name=held.name), "pass"
    if held.passing:
        yield voice.sentence("Wait for {name} again", name=held.name), "wait"


async def decide(owner: OwnerActions, seat: int, instead: Instead) -> None:
    """Have this happen at the seat of somebody who is away. Raises Refused or BadSave."""
    if instead == "bot":
        await owner.give_to_bot(seat, "")
    else:
        await owner.let_pass(seat, passes=instead == "pass")
