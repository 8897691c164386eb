"""What those can do who run a host, and nobody else."""

from pathlib import Path

import pytest

from abyss_tui.host.access.networks import network_of
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain
from abyss_tui.lobby.clients.administration import Administration, Deed
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.registry.file_registry import FileRegistry
from abyss_tui.lobby.rooms.news import Ended, Kicked, Notice, Said
from abyss_tui.lobby.rooms.room_info import RoomState
from abyss_tui.record.files.file_store import FileStore
from abyss_tui.sitting.running_a_host import HostWish, What, carry_out, host_question
from abyss_tui.table.tables import Tables
from tests.lobby.visiting import Guest, a_lobby, comes, refused, seated
from tests.table.thinkers import Quick

VOICE = Voice(ENGLISH, "words")


async def opened(folder: Path) -> Lobby:
    store = FileStore(folder)
    registry = FileRegistry(folder / "host")
    return await Lobby.open(Tables(store), store, registry, network_of=network_of)


async def comes_from(lobby: Lobby, name: str, address: str, *, key: bool = True) -> Guest:
    guest, account = Guest(), f"SHA256:{name}" if key else None
    guest.client = await lobby.welcome(account, guest.told.append, address=address)
    await guest.client.call_yourself(name)
    return guest


async def runs(lobby: Lobby, name: str = "Eve") -> Guest:
    """Let somebody come who has one of the keys of those who run the host."""
    eve = Guest()
    eve.client = await lobby.welcome(
        f"SHA256:{name}", eve.told.append, address="192.0.2.1", of_the_host=True
    )
    await eve.client.call_yourself(name)
    return eve


def host(guest: Guest) -> Administration:
    assert guest.client.host is not None
    return guest.client.host


async def about(guest: Guest, name: str, what: str) -> None:
    (person,) = [each for each in host(guest).people() if each.name == name]
    await getattr(host(guest), what)(person)


async def test_nobody_else_has_it(tmp_path: Path) -> None:
    lobby = await opened(tmp_path)
    ada, bo = await seated(lobby, "Ada", "Bo")
    assert (ada.client.host, bo.client.host) == (None, None)


async def test_a_ban_ends_the_line_and_holds_over_a_restart_until_it_is_lifted(
    tmp_path: Path,
) -> None:
    lobby = await opened(tmp_path)
    eve, bo = await runs(lobby), await comes(lobby, "Bo")
    await about(eve, "Bo", "ban")
    assert isinstance(bo.told[-1], Ended)
    await refused(Code.CLOSED, lobby.welcome("SHA256:Bo", lambda _: None))
    lobby = await opened(tmp_path)
    await refused(Code.CLOSED, lobby.welcome("SHA256:Bo", lambda _: None))
    eve = await runs(lobby)
    ((ban),) = host(eve).sanctions()
    assert (ban.name, ban.by) == ("Bo", "Eve")
    await host(eve).lift(ban)
    await lobby.welcome("SHA256:Bo", lambda _: None)
    assert not list((tmp_path / "host" / "sanctions").iterdir())


async def test_the_ticket_of_a_guest_is_banned(tmp_path: Path) -> None:
    lobby = await opened(tmp_path)
    eve, bo = await runs(lobby), await comes_from(lobby, "Bo", "192.0.2.9", key=False)
    await about(eve, "Bo", "ban")
    ticket = bo.client.ticket
    await refused(Code.CLOSED, lobby.welcome(None, lambda _: None, ticket=ticket))
    await lobby.welcome(None, lambda _: None)  # another guest, from elsewhere
    lobby = await opened(tmp_path)  # where the ticket is not known any more
    await refused(Code.CLOSED, lobby.welcome(None, lambda _: None, ticket=ticket))


async def test_who_is_banned_stays_so_under_another_name(tmp_path: Path) -> None:
    lobby = await opened(tmp_path)
    eve, bo = await runs(lobby), await comes(lobby, "Bo")
    await bo.client.call_yourself("Mallory")
    await about(eve, "Mallory", "ban")
    await refused(Code.CLOSED, lobby.welcome("SHA256:Bo", lambda _: None))
    cy = await comes_from(lobby, "Cy", "192.0.2.9", key=False)
    await cy.client.call_yourself("Dee")
    await about(eve, "Dee", "ban")
    await refused(Code.CLOSED, lobby.welcome(None, lambda _: None, ticket=cy.client.ticket))


async def test_with_a_guest_the_ban_of_the_address_is_suggested_where_there_is_one(
    tmp_path: Path,
) -> None:
    lobby = await opened(tmp_path)
    eve = await runs(lobby)
    for name, address, key, said in (
        ("Bo", "192.0.2.9", False, "ban the address 192.0.2.9 as well."),
        ("Cy", "127.0.0.1 port 5000", False, "a new password (--new-password) keeps them out."),
        ("Dee", "192.0.2.9", True, "Dee is banned."),
    ):
        await comes_from(lobby, name, address, key=key)
        (person,) = [each for each in host(eve).people() if each.name == name]
        offered = host_question(host(eve), VOICE).choices[1].further
        listed = next(each for each in offered if plain(each.label) == name).further
        labels = [plain(each.label) for each in listed]
        assert ("Ban the address 192.0.2.9" in labels) == (address == "192.0.2.9")
        assert any(label.endswith(": their key does not come in") for label in labels) == key
        told = str(await carry_out(host(eve), HostWish("ban", person)))
        assert told.startswith(f"{name} is banned")
        assert told.endswith(said)


@pytest.mark.parametrize(
    ("banned", "near", "far"),
    [("192.0.2.9", "192.0.2.9", "192.0.2.10"), ("2001:db8::7", "2001:db8::9", "2001:db8:1::7")],
)
async def test_an_address_is_banned_with_all_who_are_there(
    tmp_path: Path, banned: str, near: str, far: str
) -> None:
    lobby = await opened(tmp_path)
    eve = await runs(lobby)
    bo, cy = await comes_from(lobby, "Bo", near), await comes_from(lobby, "Cy", far)
    await host(eve).ban_address(banned)
    assert (bo.client.gone, cy.client.gone) == (True, False)
    assert lobby.why_not_let_in(None, near) is not None
    assert lobby.why_not_let_in(None, far) is None
    await refused(Code.BAD_REQUEST, host(eve).ban_address("not an address"))


async def test_nobody_locks_themselves_out(tmp_path: Path) -> None:
    lobby = await opened(tmp_path)
    eve = await runs(lobby)
    await refused(Code.BAD_REQUEST, about(eve, "Eve", "ban"))
    await refused(Code.BAD_REQUEST, host(eve).ban_address("192.0.2.1"))
    dee = await runs(lobby, "Dee")
    await refused(Code.BAD_REQUEST, about(eve, "Dee", "ban"))
    assert not dee.client.gone


async def test_who_is_muted_is_not_heard_until_that_is_lifted(tmp_path: Path) -> None:
    lobby = await opened(tmp_path)
    ada, bo = await seated(lobby, "Ada", "Bo")
    eve = await runs(lobby)
    await about(eve, "Bo", "mute")
    with pytest.raises(Refused, match="has muted you"):
        await bo.client.table.say("spam")
    assert not ada.heard(Said)
    await host(eve).lift(host(eve).sanctions()[0])
    await bo.client.table.say("sorry")
    assert len(ada.heard(Said)) == 1


async def test_a_word_to_all_reaches_lobby_and_tables(tmp_path: Path) -> None:
    lobby = await opened(tmp_path)
    ada, _ = await seated(lobby, "Ada", "Bo")
    cy, eve = await comes(lobby, "Cy"), await runs(lobby)
    await host(eve).say_to_all("we stop at \x1b[31mten")
    for each in (ada, cy):
        (told,) = each.heard(Notice)
        assert isinstance(told, Notice)
        assert str(told.message) == "Whoever runs this host says to all: we stop at [31mten"


async def test_at_any_table_those_who_run_the_host_have_the_rights_of_its_owner(
    tmp_path: Path,
) -> None:
    lobby = await opened(tmp_path)
    ada, bo = await comes(lobby, "Ada"), await comes(lobby, "Bo")
    await ada.client.create("friday", 2, "abyss", password="pearls")
    await ada.client.sit("friday")
    await bo.client.sit("friday", password="pearls")
    eve = await runs(lobby)
    await eve.client.enter("friday")
    assert (eve.room.owned, ada.room.owned, eve.room.owner) == (True, True, "Ada")
    await eve.client.owner.free(1)
    assert not ada.room.seats[1].taken
    await bo.client.sit("friday")
    await eve.client.owner.start()
    assert ada.room.state is RoomState.RUNNING


async def test_without_going_there_they_start_free_let_pass_and_close(tmp_path: Path) -> None:
    lobby = await opened(tmp_path)
    ada, bo = await seated(lobby, "Ada", "Bo")
    eve = await runs(lobby)
    await host(eve).free("friday", 1)
    await bo.client.sit("friday")
    await host(eve).start("friday")
    bo.client.close()
    await host(eve).let_pass("friday", 1, passes=True)
    assert ada.room.seats[1].passing
    await host(eve).close("friday")
    assert isinstance(ada.told[-1], Kicked)
    assert lobby.rooms() == []
    assert (await opened(tmp_path)).rooms() == []
    await refused(Code.UNKNOWN_TABLE, host(eve).close("friday"))


async def test_without_going_there_they_have_a_seat_pass_a_bot_play_or_the_game_wait(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path, Quick())
    ada, bo = await seated(lobby, "Ada", "Bo")
    eve = await runs(lobby)
    await ada.client.owner.start(0, 1)
    bo.client.close()

    async def choose(instead: What) -> tuple[bool, bool]:
        (asked,) = [each for each in host_question(host(eve), VOICE).choices if each.key == "t"]
        offered = [each.answer for each in asked.further[0].further]
        (wish,) = [each for each in offered if each is not None and each.what == instead]
        await carry_out(host(eve), wish)
        held = ada.room.seats[1]
        return held.passing, bool(held.stand_in)

    assert await choose("bot") == (True, True)
    assert await choose("pass") == (True, False)
    assert await choose("wait") == (False, False)


async def test_nobody_sends_them_away_and_a_table_hears_who_sends_others_away(
    tmp_path: Path,
) -> None:
    lobby = await opened(tmp_path)
    ada, _ = await seated(lobby, "Ada", "Bo")
    eve, cy = await runs(lobby), await comes(lobby, "Cy")
    for each in (eve, cy):
        await each.client.enter("friday")
    await refused(Code.BAD_REQUEST, ada.client.owner.remove("Eve"))
    assert eve.client.room is not None
    await eve.client.owner.remove("Cy")
    said = [str(each.message) for each in ada.heard(Notice) if isinstance(each, Notice)]
    assert said == ["Eve sends Cy away."]
    assert not cy.heard(Notice)


async def test_a_table_of_the_host_that_is_closed_is_empty(tmp_path: Path) -> None:
    lobby = await opened(tmp_path)
    await lobby.have_room("friday", 2, "abyss")
    ada, bo = await comes(lobby, "Ada"), await comes(lobby, "Bo")
    for each in (ada, bo):
        await each.client.sit("friday")
    await ada.client.owner.start()
    eve = await runs(lobby)
    await host(eve).close("friday")
    (room,) = lobby.rooms()
    assert (room.owner, room.state, room.game_id) == ("", RoomState.OPEN, None)
    assert await bo.client.sit("friday") == 0


async def test_who_is_forgotten_has_no_name_no_seat_and_gives_the_password_anew(
    tmp_path: Path,
) -> None:
    lobby = await opened(tmp_path)
    _, bo = await seated(lobby, "Ada", "Bo")
    await lobby.admit("SHA256:Bo")
    eve = await runs(lobby)
    await about(eve, "Bo", "forget")
    assert bo.client.gone
    assert [seat.taken for seat in lobby.rooms()[0].seats] == [True, False]
    assert not await lobby.knows("SHA256:Bo")
    assert not await (await opened(tmp_path)).knows("SHA256:Bo")
    await comes(lobby, "Bo", key="SHA256:another")


async def test_who_gave_the_password_gives_it_anew_if_that_is_asked(tmp_path: Path) -> None:
    lobby = await opened(tmp_path)
    await comes(lobby, "Ada")
    await lobby.admit("SHA256:Ada")
    await lobby.ask_again()
    assert not await (await opened(tmp_path)).knows("SHA256:Ada")
    assert lobby.name_of("SHA256:Ada") == "Ada"


async def test_all_of_it_is_noted_with_names(tmp_path: Path) -> None:
    lobby, deeds = await opened(tmp_path), list[Deed]()
    lobby.note = deeds.append
    await seated(lobby, "Ada", "Bo")
    eve = await runs(lobby)
    await host(eve).say_to_all("hello")
    await about(eve, "Bo", "mute")
    await about(eve, "Bo", "ban")
    await host(eve).ban_address("192.0.2.9")
    for each in host(eve).sanctions():
        await host(eve).lift(each)
    await about(eve, "Bo", "forget")
    await host(eve).close("friday")
    assert {each.by for each in deeds} == {"Eve"}
    assert [(each.what, each.whom) for each in deeds] == [
        ("say", "hello"),
        ("mute", "Bo"),
        ("ban", "Bo"),
        ("ban", "192.0.2.9"),
        ("unban", "192.0.2.9"),
        ("unmute", "Bo"),
        ("unban", "Bo"),
        ("forget", "Bo"),
        ("close", "friday"),
    ]
