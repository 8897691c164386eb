"""What the room of a table says of its seats and of who is there."""

from collections.abc import Sequence

from rich.cells import set_cell_size
from rich.text import Text

from abyss_tui.lobby.room_info import RoomInfo, RoomState
from abyss_tui.lobby.waiting import for_the_start
from abyss_tui.table.bots import level_name
from abyss_tui.tui.commands import SETTINGS
from abyss_tui.tui.hosted.commands import CHAT
from abyss_tui.tui.look import Look

NAME = 26
HERE = 10


def line_of_seat(room: RoomInfo, seat: int, look: Look) -> Text:
    """Return the row of a seat: its number, who sits there, how they stand, and if it begins."""
    held, voice, palette = room.seats[seat], look.voice, look.palette
    row = Text(no_wrap=True, overflow="ellipsis")
    row.append(f"  {seat + 1}  ", palette.dim)
    if not held.taken:
        row.append(f"{voice.text('free')}  ", palette.dim)
        return row.append_text(_first_turn(room, seat, look))
    you = ""
    if held.yours:
        you = f" {voice.text('(you)' if seat == room.you else '(beside you)')}"
    row.append(held.name, palette.hi if held.here else palette.text)
    row.append(set_cell_size(you, max(1, NAME - len(held.name))), palette.dim)
    here = voice.text("bot" if held.bot else "here" if held.here else "away")
    row.append(set_cell_size(here, HERE), palette.text if held.here else palette.dim)
    marks = _standing(room, seat, look), _first_turn(room, seat, look)
    return row.append_text(Text("  ").join(filter(None, marks)))


def _first_turn(room: RoomInfo, seat: int, look: Look) -> Text:
    if room.first != seat:
        return Text()
    return Text(f"{look.marks.here} {look.voice.text('first turn')}", look.palette.hi)


def _standing(room: RoomInfo, seat: int, look: Look) -> Text:
    held, voice = room.seats[seat], look.voice
    if room.state is RoomState.OVER and held.rematch:
        return Text(f"{look.marks.possible} {voice.text('wants another game')}", look.palette.hi)
    if held.bot:
        return Text(level_name(held.bot, room.game, voice), look.palette.dim)
    if held.ready:
        return Text(f"{look.marks.possible} {voice.text('ready')}", look.palette.hi)
    return Text()


def line_of_watchers(room: RoomInfo, look: Look) -> Text:
    """Return who looks on."""
    if not room.watchers:
        return Text()
    names = look.voice.listed(room.watchers)
    return Text(look.voice.text("Looking on: {names}", names=names), look.palette.dim)


def who_begins(room: RoomInfo, look: Look) -> Text:
    """Return what the owner has chosen, or that it is the owner who begins the game."""
    voice, palette = look.voice, look.palette
    if room.state is RoomState.OVER:
        said = voice.text("The game is over. Another one is dealt when all want it.")
    elif not room.owned:
        said = voice.say(for_the_start(room, "r"))
        if not room.owner:
            said = voice.text("The table belongs to who sits down first.")
    elif room.first is None:
        said = voice.text("Who has the first turn is drawn.")
    else:
        name = room.seats[room.first].name or voice.text("seat {number}", number=room.first + 1)
        said = voice.text("The first turn is {name}'s.", name=name)
    return Text(said, palette.text)


def keys_of(room: RoomInfo, look: Look) -> Sequence[tuple[str, str]]:
    """Return the keys that do something here now, with their words."""
    text = look.voice.text
    over, seated = room.state is RoomState.OVER, bool(room.mine)
    readiness = text("not ready") if room.ready else text("ready")
    return [
        (text("enter"), text("seat") if seated else text("take a seat")),
        *([("r", text("another game") if over else readiness)] if seated else []),
        *([("b", text("friend here"))] if seated and not room.full else []),
        *([("s", text("start")), ("f", text("first"))] if room.owned else []),
        *([("+ -", text("seats"))] if room.owned else []),
        *([("v", text("score")), ("w", text("watch again"))] if over else []),
        *([("x", text("send away"))] if room.owned and room.watchers else []),
        (look.sign(CHAT), text("chat")),
        (look.sign(SETTINGS), text("settings")),
        ("q", text("lobby")),
    ]
