"""What can be done at a table before a game and after it, as choices."""

from collections.abc import Iterator

from abyss_tui.games.registry import game_kind
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel.question import Choice
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState
from abyss_tui.records import record
from abyss_tui.table.bots import levels_of
from abyss_tui.table.start import seats_of


@record
class Wish:
    """What somebody wants to do."""

    what: str
    seat: int | None = None
    name: str = ""
    """Whom it is about, or the level of a bot: who has a seat by then may be somebody else."""


def wishes(room: RoomInfo, voice: Voice) -> tuple[Choice[Wish], ...]:
    """Return what can be done here now, by who sees the table so."""
    return tuple(_wishes(room, voice))


def _wishes(room: RoomInfo, voice: Voice) -> Iterator[Choice[Wish]]:
    free = [seat for seat, held in enumerate(room.seats) if not held.taken]
    over = room.state is RoomState.OVER
    if free and not room.mine:
        yield _sitting(voice.sentence("Take a seat"), "t", room, voice)
    if room.mine:
        yield from _of_readiness(room, voice, over=over)
    if room.owned:
        yield _choice(voice.sentence("Start the game"), "s", "start")
    if over:
        yield _choice(voice.sentence("The score"), "v", "score")
        yield _choice(voice.sentence("The game in figures"), "f", "figures")
        if room.mine and room.bots and game_kind(room.game).levels:
            yield _choice(voice.sentence("Costly moves"), "g", "blunders")
    if room.mine and free:
        yield _choice(voice.sentence("A friend at this terminal sits down as well"), "b", "friend")
    if room.mine:
        if free:
            yield _sitting(voice.sentence("Sit elsewhere"), "e", room, voice)
        yield _choice(voice.sentence("Stand up"), "u", "stand")
    if room.owned:
        owners = tuple(_of_the_owner(room, voice))
        yield _choice(
            voice.sentence("The seats, the first turn and who looks on"), "o", "owner", owners
        )
    yield _choice(voice.sentence("Leave the table"), "l", "leave")


def _choice(
    label: Sentence, key: str, what: str, further: tuple[Choice[Wish], ...] = ()
) -> Choice[Wish]:
    return Choice(label, key=key, answer=Wish(what), further=further)


def _sitting(label: Sentence, key: str, room: RoomInfo, voice: Voice) -> Choice[Wish]:
    """Return the choice to sit down: at the only free seat, or at one of them.

    Taken seats are in the list too, so that the number of a row is that of its seat whoever comes.
    """
    free = [seat for seat, held in enumerate(room.seats) if not held.taken]
    seats = tuple(
        Choice(
            voice.sentence("Seat {number}", number=seat + 1),
            voice.sentence("{name} sits there", name=held.name) if held.taken else (),
            answer=Wish("sit", seat),
            why_not=voice.text("{name} sits there.", name=held.name) if held.taken else "",
        )
        for seat, held in enumerate(room.seats)
    )
    further = seats if len(free) > 1 else ()
    return Choice(label, key=key, answer=Wish("sit", free[0]), further=further)


def _of_readiness(room: RoomInfo, voice: Voice, *, over: bool) -> Iterator[Choice[Wish]]:
    mine = [room.seats[seat] for seat in sorted(room.mine)]
    if over:
        if not all(seat.rematch for seat in mine):
            yield _choice(voice.sentence("Another game"), "r", "rematch")
    elif room.ready:
        yield _choice(voice.sentence("Not ready any more"), "r", "not ready")
    else:
        yield _choice(voice.sentence("Ready"), "r", "ready")


def _of_the_owner(room: RoomInfo, voice: Voice) -> Iterator[Choice[Wish]]:
    """Yield what only the owner may do."""
    counts, count = seats_of(room.game), len(room.seats)
    if count + 1 in counts:
        yield _choice(voice.sentence("One seat more"), "+", "more")
    if count - 1 in counts:
        yield _choice(voice.sentence("One seat less"), "-", "less")
    yield Choice(voice.sentence("The first turn is drawn"), key="d", answer=Wish("first"))
    for seat, held in enumerate(room.seats):
        name = held.name or voice.text("seat {number}", number=seat + 1)
        said = voice.sentence("{name} has the first turn", name=name)
        yield Choice(said, answer=Wish("first", seat, held.name))
    if room.bots:
        yield from _of_bots(room, voice)
    for seat, held in enumerate(room.seats):
        if held.taken and not held.yours:
            said = voice.sentence("Free the seat of {name}", name=held.name)
            yield Choice(said, answer=Wish("free", seat, held.name))
    for name in room.watchers:
        said = voice.sentence("Send {name} away", name=name)
        yield Choice(said, answer=Wish("remove", name=name))
    for name in room.sent_away:
        yield Choice(
            voice.sentence("Ask {name} back", name=name), answer=Wish("ask back", name=name)
        )


def _of_bots(room: RoomInfo, voice: Voice) -> Iterator[Choice[Wish]]:
    """Yield the free seats that a bot can be given, each with the levels there are."""
    for seat, held in enumerate(room.seats):
        if not held.taken:
            levels = tuple(
                Choice(
                    (Span(voice.say(each.name)),),
                    (Span(voice.say(each.character)),),
                    answer=Wish("bot", seat, each.slug),
                )
                for each in levels_of(room.game)
            )
            label = voice.sentence("A bot takes seat {number}", number=seat + 1)
            yield Choice(label, further=levels)
