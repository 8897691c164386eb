"""What those type who run a host: at any question, and as a list of its people and tables."""

from collections.abc import Sequence

from abyss_tui.errors import AbyssError
from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.commands import Command
from abyss_tui.frontends.plain.hosted.refusals import why
from abyss_tui.frontends.plain.hosted.room_lines import AWAY
from abyss_tui.i18n.folding import place_of
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.lobby.clients.administration import Administration, Person
from abyss_tui.lobby.registry.records import Measure
from abyss_tui.sitting.running_a_host import WRITTEN, HostWish, What, carry_out, host_question


class HostCommands:
    """The commands of somebody who runs a host."""

    def __init__(self, host: Administration, asking: Asking) -> None:
        self._host = host
        self._asking = asking

    def commands(self) -> Sequence[Command]:
        """Return them."""
        people = Command(
            word="people",
            description="who is known at this host, who is banned or muted",
            act=self.people,
        )
        wants_more = (
            (
                "announce",
                "say something to everybody at this host: announce we stop at ten",
                self.announce,
            ),
            ("mute", "nobody hears what they say: mute Bo", self.mute),
            ("unmute", "they are heard again: unmute Bo", self.unmute),
            (
                "ban",
                "send somebody away for good, by their name or their address: ban Bo",
                self.ban,
            ),
            ("unban", "let somebody come in again: unban Bo", self.unban),
            ("forget", "remove what is kept of somebody: forget Bo", self.forget),
            ("close", "close a table of this host: close friday", self.close),
        )
        return (
            people,
            *(
                Command(word=word, description=does, act=act, alone=False)
                for word, does, act in wants_more
            ),
        )

    async def ask(self) -> None:
        """Ask what is to be done about people and tables, and do it."""
        asked = host_question(self._host, self._asking.voice)
        wish = await self._asking.choose(asked, may_leave=True)
        if wish is None:
            return
        if wish.what in WRITTEN and not wish.text:
            self._asking.say(self._asking.voice.say(WRITTEN[wish.what]))
            wish = HostWish(wish.what, text=await self._asking.line())
        await self._do(wish)

    async def _do(self, wish: HostWish) -> None:
        voice = self._asking.voice
        try:
            said = voice.say(await carry_out(self._host, wish))
        except AbyssError as error:
            said = why(error, voice)
        self._asking.say(said)

    async def people(self, _rest: str) -> None:
        """Say who is known, and who is banned or muted."""
        voice = self._asking.voice
        for person in self._host.people():
            self._asking.say(_line(person, voice))
        for each in self._host.sanctions():
            banned = each.measure is Measure.BAN
            text = "{name} is banned, by {by}." if banned else "{name} is muted, by {by}."
            self._asking.say(voice.text(text, name=each.name or each.against, by=each.by))

    async def announce(self, rest: str) -> None:
        """Say something to all."""
        await self._do(HostWish("announce", text=rest))

    async def mute(self, rest: str) -> None:
        """Let nobody hear what somebody says."""
        await self._do_about(rest, "mute")

    async def unmute(self, rest: str) -> None:
        """Let somebody be heard again."""
        await self._lift(rest, Measure.MUTE)

    async def ban(self, rest: str) -> None:
        """Send somebody away for good, or everybody from an address."""
        await self._do_about(rest, "ban")

    async def unban(self, rest: str) -> None:
        """Let somebody come in again."""
        await self._lift(rest, Measure.BAN)

    async def forget(self, rest: str) -> None:
        """Remove what is kept of somebody."""
        await self._do_about(rest, "forget")

    async def close(self, rest: str) -> None:
        """Close a table."""
        await self._do(HostWish("close", table=rest))

    async def _do_about(self, name: str, what: What) -> None:
        people = self._host.people()
        called = place_of(name, [each.name for each in people])
        if called is not None:
            await self._do(HostWish(what, people[called]))
        elif what == "ban":
            await self._do(HostWish("ban address", text=name))
        else:
            self._asking.say(self._asking.words("Nobody is called {name} here.", name=name))

    async def _lift(self, name: str, measure: Measure) -> None:
        held = [each for each in self._host.sanctions() if each.measure is measure]
        called = place_of(name, [each.against for each in held])
        if called is None:
            called = place_of(name, [each.name for each in held])
        if called is not None:
            await self._do(HostWish("lift", sanction=held[called]))
            return
        text = "Nobody called {name} is banned or muted."
        self._asking.say(self._asking.words(text, name=name))


def _line(person: Person, voice: Voice) -> str:
    parts = [person.name, voice.text("here" if person.here else AWAY)]
    if person.address:
        parts.append(person.address)
    return plain(voice.enumerated(parts))
