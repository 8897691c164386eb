"""What those can do who run a host, as a question: its people, its tables, and a word to all."""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Sentence, Voice
from abyss_tui.kernel.question import Choice, Question
from abyss_tui.lobby.clients.administration import Administration, Person
from abyss_tui.lobby.registry.records import Measure, Sanction
from abyss_tui.lobby.rooms.room_info import RoomInfo, RoomState
from abyss_tui.records import record
from abyss_tui.sitting.absence import instead_of

What: TypeAlias = Literal[
    "announce",
    "ban",
    "ban address",
    "mute",
    "forget",
    "lift",
    "start",
    "free",
    "bot",
    "pass",
    "wait",
    "close",
]


@record
class HostWish:
    """What somebody who runs a host wants to do, and about whom or what."""

    what: What
    person: Person | None = None
    sanction: Sanction | None = None
    table: str = ""
    seat: int = 0
    text: str = ""
    """What is to be said to all, or the address that is banned; empty until it is written."""


WRITTEN: Final[dict[What, Message]] = {
    "announce": Message("What is to be said to everybody at this host?"),
    "ban address": Message(
        "From which address shall nobody come in? Write it as it stands in the list of people."
    ),
}
"""What is asked where something has to be written first."""


def host_question(host: Administration, voice: Voice) -> Question[HostWish]:
    """Return what can be done about the people and the tables of a host."""
    people = host.people()
    here = tuple(_person(each, voice) for each in people if each.here)
    away = tuple(_person(each, voice) for each in people if not each.here)
    tables = tuple(_table(room, voice) for room in host.tables())
    lifted = tuple(_lifting(each, voice) for each in host.sanctions())
    nobody = voice.text("There is nobody to choose.")
    choices = (
        Choice(voice.sentence("Announce something to all"), key="a", answer=HostWish("announce")),
        _leading(voice.sentence("Who is here"), "w", here, nobody),
        _leading(voice.sentence("Who is known and away"), "k", away, nobody),
        _leading(voice.sentence("The tables"), "t", tables, voice.text("There is no table.")),
        Choice(voice.sentence("Ban an address"), key="b", answer=HostWish("ban address")),
        _leading(voice.sentence("Who is banned or muted"), "u", lifted, voice.text("Nobody is.")),
    )
    return Question(voice.text("PEOPLE AND TABLES"), choices)


def _leading(
    label: Sentence, key: str, further: tuple[Choice[HostWish], ...], without: str
) -> Choice[HostWish]:
    return Choice(label, key=key, further=further, why_not="" if further else without)


def _person(person: Person, voice: Voice) -> Choice[HostWish]:
    label = voice.sentence("{name}", name=person.name)
    if person.yourself:
        why_not = voice.text("That is you yourself.")
        return Choice(label, voice.sentence("you"), why_not=why_not)
    return Choice(
        label,
        voice.sentence("{address}", address=person.address) if person.address else (),
        further=tuple(_about(person, voice)),
    )


def _about(person: Person, voice: Voice) -> Iterator[Choice[HostWish]]:
    if not person.muted:
        mute = voice.sentence("Mute {name}: nobody hears what they say", name=person.name)
        yield Choice(mute, key="m", answer=HostWish("mute", person))
    ban = "Ban {name}: their key does not come in"
    if person.guest:
        ban = "Ban {name}: their ticket does not come in"
    yield Choice(voice.sentence(ban, name=person.name), key="b", answer=HostWish("ban", person))
    if person.bannable:
        said = voice.sentence("Ban the address {address}", address=person.bannable)
        note = voice.sentence("all who come from there")
        answer = HostWish("ban address", person, text=person.bannable)
        yield Choice(said, note, key="d", answer=answer)
    forget = voice.sentence("Forget {name}: their name and what is kept of them", name=person.name)
    yield Choice(forget, key="f", answer=HostWish("forget", person))


def _table(room: RoomInfo, voice: Voice) -> Choice[HostWish]:
    owner = voice.sentence("{name}'s table", name=room.owner) if room.owner else ()
    label = voice.sentence("{name}", name=room.name)
    return Choice(label, owner, further=tuple(_about_table(room, voice)))


def _about_table(room: RoomInfo, voice: Voice) -> Iterator[Choice[HostWish]]:
    running = room.state is RoomState.RUNNING
    if room.full and not running:
        start = HostWish("start", table=room.name)
        yield Choice(voice.sentence("Start the game"), key="s", answer=start)
    for seat, held in enumerate(room.seats):
        if held.taken and not running:
            said = voice.sentence("Free the seat of {name}", name=held.name)
            yield Choice(said, answer=HostWish("free", table=room.name, seat=seat))
        elif held.taken and not held.here:
            for label, instead in instead_of(room, seat, voice):
                yield Choice(label, answer=HostWish(instead, table=room.name, seat=seat))
    close = HostWish("close", table=room.name)
    note = voice.sentence("every game is kept") if running else ()
    yield Choice(voice.sentence("Close the table"), note, key="c", answer=close)


def _lifting(sanction: Sanction, voice: Voice) -> Choice[HostWish]:
    text = "Lift the ban of {name}" if sanction.measure is Measure.BAN else "Unmute {name}"
    name = sanction.name or sanction.against
    note = voice.sentence("by {name}", name=sanction.by) if sanction.by else ()
    return Choice(voice.sentence(text, name=name), note, answer=HostWish("lift", sanction=sanction))


async def carry_out(host: Administration, wish: HostWish) -> Message:
    """Do what is wanted; return what is said of it. Raises Refused or BadSave."""
    person, sanction = wish.person, wish.sanction
    match wish.what:
        case "announce":
            await host.say_to_all(wish.text)
            return Message("It was said to all.")
        case "ban address":
            await host.ban_address(wish.text)
            return Message("Nobody comes in from {address} any more.", address=wish.text)
        case "ban" if person is not None:
            await host.ban(person)
            return _banned(person)
        case "mute" if person is not None:
            await host.mute(person)
            return Message("Nobody hears {name} any more.", name=person.name)
        case "forget" if person is not None:
            await host.forget(person)
            return Message("{name} is not known here any more.", name=person.name)
        case "lift" if sanction is not None:
            await host.lift(sanction)
            name = sanction.name or sanction.against
            if sanction.measure is Measure.BAN:
                return Message("{name} may come in again.", name=name)
            return Message("{name} is heard again.", name=name)
        case _:
            return await _at_a_table(host, wish)


def _banned(person: Person) -> Message:
    """Return that somebody is banned, and how a guest can still come again."""
    text = "{name} is banned."
    if person.guest:
        text = (
            "{name} is banned, but can come again as another guest:"
            " a new password (--new-password) keeps them out."
        )
    if person.guest and person.bannable:
        text = (
            "{name} is banned, but can come again as another guest:"
            " ban the address {address} as well."
        )
    return Message(text, name=person.name, address=person.bannable)


async def _at_a_table(host: Administration, wish: HostWish) -> Message:
    match wish.what:
        case "start":
            await host.start(wish.table)
            return Message("The game of table {name} has begun.", name=wish.table)
        case "free":
            await host.free(wish.table, wish.seat)
            return Message("A seat of table {name} is free.", name=wish.table)
        case "bot":
            await host.have_bot_play(wish.table, wish.seat)
            return Message("Table {name} does not wait for them any more.", name=wish.table)
        case "pass":
            await host.let_pass(wish.table, wish.seat, passes=True)
            return Message("Table {name} does not wait for them any more.", name=wish.table)
        case "wait":
            await host.let_pass(wish.table, wish.seat, passes=False)
            return Message("Table {name} waits for them again.", name=wish.table)
        case _:
            await host.close(wish.table)
            return Message("Table {name} is closed.", name=wish.table)
