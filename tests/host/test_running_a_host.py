"""Those who run a host, over real SSH: what they type, what the others read, what is noted."""

import re
from datetime import UTC, datetime
from pathlib import Path

import asyncssh
import pytest

from abyss_tui.host.access.admission import ByPassword
from tests.host.a_lobby_at_a_port import EVE, MALLORY, in_lines, served
from tests.host.callers import connect, person, program, reader, until

BANNED = "Whoever runs this host does not let you in."


async def test_a_ban_typed_in_lines_ends_the_line_and_holds_for_every_way_in(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as host:
        eve = await in_lines(host, "Eve", EVE)
        mallory = await in_lines(host, "Mallory", MALLORY)
        eve.type("ban Mallory")
        await eve.reads("Mallory is banned.")
        assert await mallory.ends() == 0
        assert BANNED in mallory.text()
        again = await reader(host.port, term=None, key=MALLORY)
        assert await again.ends() == 1
        assert again.text().strip() == BANNED
        screen = await person(host.port, key=MALLORY)
        assert await screen.ends() == 1
        assert BANNED in screen.text()
        bot = await program(host.port, key=MALLORY)
        assert await bot.ends() == 1
        assert BANNED in bot.text()
        assert ("admin", "Eve", "Mallory", "ban") in host.notes()
        assert [each[1:] for each in host.notes() if each[0] == "refused"] == [
            ("Mallory", "friday", "banned")
        ] * 3
        eve.type("unban Mallory")
        await eve.reads("Mallory may come in again.")
        await (await reader(host.port, term=None, key=MALLORY)).reads("you are Mallory")


async def test_the_commands_are_refused_to_everybody_else(tmp_path: Path) -> None:
    async with served(tmp_path) as host:
        await in_lines(host, "Ada", asyncssh.generate_private_key("ssh-ed25519"))
        mallory = await in_lines(host, "Mallory", MALLORY)
        assert "announce" not in mallory.text()
        for line in ("ban Ada", "announce hello", "close friday", "people", "o"):
            mallory.type(line)
        await until(lambda: mallory.text().count("what else can be typed") == 5)
        assert not host.lobby.administration("host:local").sanctions()
        assert "admin" not in [each.what.value for each in host.entries]


async def test_a_key_that_is_only_offered_runs_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as host:
        guest = await reader(host.port, "lobby", term=None)
        await guest.reads("Type your name")
        guest.type("Mallory")
        await guest.reads("you are Mallory")
        guest.type("announce hello")
        await guest.reads("what else can be typed")


async def test_an_address_is_banned_but_for_those_who_run_the_host(tmp_path: Path) -> None:
    async with served(tmp_path) as host:
        await host.lobby.administration("host:local", "the host").ban_address("127.0.0.1")
        guest = await reader(host.port, term=None)
        assert await guest.ends() == 1
        assert guest.text().strip() == BANNED
        await in_lines(host, "Eve", EVE)


async def test_those_who_run_the_host_need_no_password_of_it(tmp_path: Path) -> None:
    async with served(tmp_path, ByPassword("coral")) as host:
        await in_lines(host, "Eve", EVE)
        mallory = await reader(host.port, term=None, key=MALLORY)
        await mallory.reads("Password of this host:")


async def test_at_a_screen_there_is_a_list_of_people_and_tables(tmp_path: Path) -> None:
    async with served(tmp_path) as host:
        mallory = await in_lines(host, "Mallory", MALLORY)
        eve = await person(host.port, "lobby", key=EVE)
        await eve.shows("What is your name")
        eve.type("Eve\r")
        await eve.shows("the tables of this host")
        eve.type("o")
        await eve.shows("PEOPLE AND TABLES")
        eve.type("a")
        await eve.shows("What is to be said to everybody")
        eve.type("we stop at ten\r")
        await mallory.reads("Whoever runs this host says to all: we stop at ten")
        await eve.shows("It was said to all.")
        eve.type("o")
        await eve.shows("Who is here")
        eve.type("w")
        await eve.shows("Mallory")
        eve.type("2")
        await eve.shows("Mute Mallory")
        eve.type("b")
        assert await mallory.ends() == 0
        await eve.shows("Mallory is banned.")


async def test_at_a_screen_nobody_else_has_it(tmp_path: Path) -> None:
    async with served(tmp_path) as host:
        ada = await person(host.port, "lobby", key=MALLORY)
        await ada.shows("What is your name")
        ada.type("Ada\r")
        await ada.shows("the tables of this host")
        assert "people" not in ada.text()
        ada.type("oh")
        await ada.shows("WHICH GAME?")
        assert "PEOPLE AND TABLES" not in ada.text()


# The log

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"


def of_the_filter(name: str) -> str:
    """Return a line of the filter for fail2ban that the documentation gives; %% is a percent."""
    found = re.search(rf"^{name} = (.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found[1].replace("%%", "%")


def matched(log: Path) -> list[str]:
    """Return the addresses that the filter finds in a log, once it has taken the time away."""
    regex = of_the_filter("failregex").replace("<ADDR>", r"(?P<addr>[0-9a-fA-F:.]+)")
    before, form = re.match(r"(.*\")(%.*)", of_the_filter("datepattern")).groups()  # type: ignore[union-attr]
    found = []
    for line in log.read_text(encoding="utf-8").splitlines():
        at = re.match(rf"{before}([^\"]*\")", line)
        assert at is not None
        assert datetime.strptime(at[1], form).astimezone() <= datetime.now(UTC)
        if address := re.search(regex, line[at.end() :]):
            found.append(address["addr"])
    return found


async def test_strangers_who_are_refused_are_found_by_fail2ban_and_nobody_else(
    tmp_path: Path,
) -> None:
    async with served(tmp_path, ByPassword("coral")) as host:
        with pytest.raises(asyncssh.PermissionDenied):
            await connect(host.port, password="choral")
        await until(lambda: any(each.what.value == "failed" for each in host.entries))
        tries = len(matched(host.log))
        turned_away = [each for each in host.entries if each.what.value in ("failed", "refused")]
        assert tries == len(turned_away) > 1
        await host.lobby.administration("host:local", "the host").ban_address("127.0.0.1")
        guest = await reader(host.port, '"note": "wrong password"', term=None, password="coral")
        await guest.ends()
        await in_lines(host, "Eve", EVE)
        assert matched(host.log) == ["127.0.0.1"] * (tries + 1)
        await until(lambda: "called" in host.log.read_text("utf-8"))
        assert len(matched(host.log)) == tries + 1


async def test_the_log_names_people_beside_their_keys(tmp_path: Path) -> None:
    async with served(tmp_path) as host:
        await in_lines(host, "Eve", EVE)
        guest = await in_lines(host, "Ada", None)
        guest.drop()
        again = await reader(host.port, "lobby", term=None, key=EVE)
        await again.reads("you are Eve")
        kept = [entry for entry in host.entries if entry.name]
        assert ("called", "Eve") in [(each.what.value, each.name) for each in kept]
        assert ("called", "Ada") in [(each.what.value, each.name) for each in kept]
        came = [each for each in kept if each.what.value == "came"]
        assert [(each.name, each.account) for each in came] == [("Eve", EVE.get_fingerprint())]
        assert '"name": "Eve"' in came[0].json()
        assert f"(Eve {EVE.get_fingerprint()})" in came[0].plain()
