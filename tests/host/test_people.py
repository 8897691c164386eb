"""People at a host: each has an app of their own, and nobody notices what happens to another."""

import asyncssh

from abyss_tui.host.access.admission import ByPassword
from tests.host.callers import person
from tests.host.conftest import CLOSED, Start


async def test_two_people_have_an_app_each(start: Start) -> None:
    host = await start()
    ada, bo = await person(host.port, "ada"), await person(host.port, "bo")
    await ada.shows("Welcome ada")
    await bo.shows("Welcome bo")
    ada.type("x")
    await ada.shows("count 1")
    assert "count 0" in bo.text()


async def test_a_key_is_the_account(start: Start) -> None:
    host, key = await start(), asyncssh.generate_private_key("ssh-ed25519")
    ada = await person(host.port, key=key)
    await ada.shows("Welcome friday SHA256:")
    assert host.inn.callers[0].account == key.get_fingerprint()


async def test_without_a_key_one_is_a_guest(start: Start) -> None:
    host = await start()
    ada = await person(host.port)
    await ada.shows("Welcome friday guest")


async def test_who_leaves_gets_the_terminal_back(start: Start) -> None:
    host = await start()
    ada = await person(host.port)
    await ada.shows("Welcome")
    ada.type("q")
    assert await ada.ends() == 0
    assert ada.given_back
    assert ada.last_words == "See you.\r\n"


async def test_a_host_that_stops_while_it_asks_for_the_password_says_so(start: Start) -> None:
    host = await start(ByPassword("coral"))
    ada = await person(host.port, key=asyncssh.generate_private_key("ssh-ed25519"))
    await ada.shows("Password of this host:")
    await host.server.stop(CLOSED)
    assert await ada.ends() == 1
    assert str(CLOSED) in ada.text()


async def test_a_host_that_stops_gives_every_terminal_back_with_a_line(start: Start) -> None:
    host = await start()
    people = [await person(host.port), await person(host.port)]
    for each in people:
        await each.shows("Welcome")
    await host.server.stop(CLOSED)
    for each in people:
        assert await each.ends() == 0
        assert each.given_back
        assert each.last_words == f"{CLOSED}\r\n"
    assert host.server.connections == host.server.sessions == 0
