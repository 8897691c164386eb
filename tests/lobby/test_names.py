"""Names: each can be seen as it is, and nobody can be taken for somebody else."""

import asyncio
import sys
from pathlib import Path
from time import monotonic

import pytest
from rich.cells import cell_len

from abyss_tui.lobby.lookalikes import forms
from abyss_tui.lobby.names import cleaned
from abyss_tui.lobby.refusal import Code, Refused
from abyss_tui.lobby.registry.names_taken import NamesTaken
from abyss_tui.lobby.rooms.news import Notice
from abyss_tui.lobby.rooms.stand_in_bots import Least
from abyss_tui.table.start import LONGEST_NAME
from tests.lobby.visiting import Guest, a_lobby, comes, refused, seated


def test_whatever_is_kept_of_a_line_takes_one_cell_a_letter() -> None:
    signs = filter(str.isprintable, map(chr, range(sys.maxunicode + 1)))
    wrong = [sign for sign in signs if cell_len(sign) != 1 and cleaned(f"a{sign}b") != "ab"]
    kept = {ascii(sign): cleaned(f"a{sign}b") for sign in wrong}
    assert {sign for sign, text in kept.items() if cell_len(text) != len(text)} == set()


@pytest.mark.parametrize(
    "other",
    ["ada", "ADA", "Аdа", "Αda", "Àdâ", "A da", "Ꭺda", "a̱da", "𝓐da"],
    ids=ascii,
)
async def test_nobody_is_called_so_that_it_looks_like_somebody_else(
    tmp_path: Path, other: str
) -> None:
    lobby = await a_lobby(tmp_path)
    await comes(lobby, "Ada")
    client = await lobby.welcome("SHA256:other", lambda _: None)
    with pytest.raises(Refused, match="looks the same") as caught:
        await client.call_yourself(other)
    assert str(caught.value).endswith(" 2 is free.")
    assert client.name == ""


def test_the_width_of_letters_does_not_tell_names_apart() -> None:
    assert forms("Ａｄａ") == forms("ada")


@pytest.mark.parametrize(
    ("one", "other"), [("Tim", "Tirn"), ("Bill", "BiII"), ("Bo", "B0"), ("Al", "A1")]
)
async def test_letters_that_look_alike_are_one(tmp_path: Path, one: str, other: str) -> None:
    lobby = await a_lobby(tmp_path)
    await comes(lobby, one)
    client = await lobby.welcome("SHA256:other", lambda _: None)
    await refused(Code.BAD_REQUEST, client.call_yourself(other))


async def test_names_that_differ_are_all_right(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    for name in ("Al", "Ai", "Ada", "Ida", "Bo", "Ада 2", "Оля", "Jürgen", "Ada 3", "Zoë"):
        await comes(lobby, name)
    assert len(lobby.visitors()) == 10


def test_a_name_that_was_taken_very_often_is_found_a_number_soon() -> None:
    taken = NamesTaken()
    began = monotonic()
    names = set()
    for number in range(2000):
        names.add(name := taken.free_like("Evelyn of Abyss"))
        taken.take(f"SHA256:{number}", name)
    assert len(names) == 2000
    assert max(map(len, names)) <= LONGEST_NAME
    assert monotonic() - began < 5  # counting on from 2 each time takes far longer


async def test_a_name_stays_with_who_is_away_and_is_free_when_they_change_it(
    tmp_path: Path,
) -> None:
    lobby = await a_lobby(tmp_path)
    ada = await comes(lobby, "Ada")
    ada.client.close()
    bo = await comes(await a_lobby(tmp_path), "Bo")
    await refused(Code.BAD_REQUEST, bo.client.call_yourself("Ada"))
    await bo.client.call_yourself("Bea")
    await bo.client.call_yourself("Bo")
    again = await comes(lobby, "Ada")
    await again.client.call_yourself("Cy")
    await comes(lobby, "Ada", key="SHA256:new")


async def test_two_who_ask_for_one_name_at_once_do_not_both_get_it(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    one, other = [await lobby.welcome(f"SHA256:{at}", lambda _: None) for at in range(2)]
    done = await asyncio.gather(
        one.call_yourself("Ada"), other.call_yourself("ada"), return_exceptions=True
    )
    assert [type(each) for each in done] == [type(None), Refused]
    assert (one.name, other.name) == ("Ada", "")


async def test_what_is_cut_of_a_name_is_told(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada = await comes(lobby, "  Ada ")
    assert not ada.heard(Notice)
    await ada.client.call_yourself("A\u200bd\u1160a\u202e漢")
    assert ada.client.name == "Ada"
    (told,) = ada.heard(Notice)
    assert isinstance(told, Notice)
    assert str(told.message).startswith("You are called Ada here: what takes no room")


@pytest.mark.parametrize("name", ["...", "\u2800", "!?", "\u1160\u1161"])
async def test_a_name_has_a_letter_or_a_number(tmp_path: Path, name: str) -> None:
    client = await (await a_lobby(tmp_path)).welcome("SHA256:1", lambda _: None)
    await refused(Code.BAD_REQUEST, client.call_yourself(name))


async def test_a_friend_at_the_same_terminal_is_called_as_nobody_else(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    await comes(lobby, "Cy")
    ada, _ = await seated(lobby, "Ada", "Bo")
    await ada.client.owner.set_seats(3)
    await refused(Code.BAD_REQUEST, ada.client.table.sit_beside("cy"))
    await ada.client.table.sit_beside("Dee")


async def test_of_two_with_one_name_from_an_older_version_one_is_asked_for_another(
    tmp_path: Path,
) -> None:
    for each in "ab":
        await comes(await a_lobby(tmp_path / each), "Ada", key=f"SHA256:{each}")
    accounts = tmp_path / "host" / "accounts"
    accounts.mkdir(parents=True)
    for each in "ab":
        (file,) = (tmp_path / each / "host" / "accounts").iterdir()
        file.rename(accounts / file.name)
    lobby = await a_lobby(tmp_path)
    visitors = [await lobby.welcome(f"SHA256:{each}", lambda _: None) for each in "ab"]
    assert sorted(each.name for each in visitors) == ["", "Ada"]


async def test_no_bot_is_called_so_that_it_looks_like_somebody(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path, Least())
    ada, eve = await comes(lobby, "Ada"), await comes(lobby, "Eve")
    await with_a_bot(ada, "monday")
    bot = ada.room.seats[1].name
    disguised = bot.replace("o", "\N{CYRILLIC SMALL LETTER O}")
    assert disguised != bot
    await eve.client.call_yourself(disguised)
    await with_a_bot(eve, "friday")
    assert eve.room.seats[1].name != bot


async def with_a_bot(guest: Guest, room: str) -> None:
    """Let somebody sit down with a bot."""
    await guest.client.create(room, 2, "abyss")
    await guest.client.sit(room)
    await guest.client.owner.give_to_bot(1, "easy")
