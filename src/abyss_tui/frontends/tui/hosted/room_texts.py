"""What the room of a table says of its seats and of who is there."""

from collections.abc import Iterator, Sequence

from rich.cells import set_cell_size
from rich.text import Text

from abyss_tui.frontends.tui.hosted.commands import CHAT, COMPANY, MUTE
from abyss_tui.frontends.tui.keys.commands import KEYS, SETTINGS, rows_of_keys
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.theme.pieces import Piece
from abyss_tui.lobby.rooms import waiting
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState
from abyss_tui.table.bots import level_name

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


def words_of_seat(room: RoomInfo, seat: int, look: Look) -> list[Piece]:
    """Return what stands on a chair: who sits there and how they stand, a row each."""
    held, voice, palette = room.seats[seat], look.voice, look.palette
    if not held.taken:
        rows = [(voice.text("free"), palette.dim)]
        if not room.mine:
            rows.append((voice.text("enter sits down"), palette.dim))
    else:
        rows = [
            (held.name, palette.hi if held.here else palette.text),
            _who_it_is(room, seat, look),
        ]
    marks = (_standing(room, seat, look), _first_turn(room, seat, look))
    said = f" {look.marks.between} ".join(mark.plain for mark in marks if mark)
    return [*rows, *([(said, palette.hi)] if said else [])]


def _who_it_is(room: RoomInfo, seat: int, look: Look) -> Piece:
    held, text = room.seats[seat], look.voice.text
    if held.bot:
        return (text("bot"), look.palette.dim)
    here = text("here" if held.here else "away")
    if held.yours:
        here = text("(you)" if seat == room.you else "(beside you)")
    return (here, look.palette.dim)


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
    return Text(look.voice.say(waiting.who_begins(room, "r")), look.palette.text)


def keys_of(room: RoomInfo, look: Look) -> Sequence[tuple[str, str]]:
    """Return the keys of the bottom line that do something here now, with their words."""
    return [(key, word) for key, word, _ in _keys(room, look) if word]


def help_of_keys(room: RoomInfo, look: Look) -> str:
    """Return what each key does here now, to be read."""
    return rows_of_keys((key, does) for key, _, does in _keys(room, look))


def _keys(room: RoomInfo, look: Look) -> Iterator[tuple[str, str, str]]:
    """Yield the keys that do something here now, with a word (or none) and with what they do."""
    text = look.voice.text
    over, seated = room.state is RoomState.OVER, bool(room.mine)
    yield text("up down"), "", text("mark a seat")
    if seated:
        yield text("enter"), text("seat"), text("what you can do with the marked seat")
    elif not room.full:
        yield text("enter"), text("take a seat"), text("sit down on the marked seat")
    if seated and over:
        yield "r", text("another game"), text("agree to another game")
    elif seated:
        ready = text("not ready") if room.ready else text("ready")
        yield "r", ready, text("say that you are ready, or not any more")
    if seated and not room.full:
        yield "b", text("friend here"), text("take a seat more, for a friend at this terminal")
    if room.owned:
        yield "s", text("start"), text("start the game")
        yield "f", text("first"), text("let the next seat begin, or have it drawn")
        yield "+ -", text("seats"), text("have a seat more, or one less")
    if over:
        yield "v", text("score"), text("the score of the last game")
        yield "w", text("watch again"), text("watch the last game again")
    if room.owned and room.watchers:
        yield "x", text("send away"), text("send away somebody who looks on")
    yield look.sign(CHAT), text("chat"), text(CHAT.help)
    yield "c", "", text("copy the line with which friends come in")
    yield from ((look.sign(each), "", text(each.help)) for each in (COMPANY, MUTE))
    yield look.sign(SETTINGS), text("settings"), text(SETTINGS.help)
    yield look.sign(KEYS), "", text(KEYS.help)
    yield "q", text("lobby"), text("go back to the lobby")
