"""What is seen of the tables from the lobby, and what is never said of the host."""

from pathlib import Path

import pytest

from abyss_tui.lobby.rooms import stand_in_bots
from abyss_tui.lobby.rooms.news import News, Notice, Said
from tests.lobby.full_disk import keep_no_move_of
from tests.lobby.visiting import a_lobby, comes, move_until_asked, playing, until


async def test_who_looks_at_the_tables_is_called_after_every_change(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo = await comes(lobby, "Ada"), await comes(lobby, "Bo")
    calls: list[int] = []
    bo.client.listen(lambda: calls.append(len(bo.client.rooms())))
    await ada.client.create("friday", 2, "abyss")
    assert calls == [1]
    await ada.client.sit("friday")
    await ada.client.leave()
    assert calls[-1] == 0


async def test_who_has_looked_away_or_gone_is_called_no_more(tmp_path: Path) -> None:
    lobby = await a_lobby(tmp_path)
    ada, bo, cy = [await comes(lobby, name) for name in ("Ada", "Bo", "Cy")]
    calls: list[str] = []

    def bo_looks() -> None:
        calls.append("Bo")

    bo.client.listen(bo_looks)
    cy.client.listen(lambda: calls.append("Cy"))
    bo.client.unlisten(bo_looks)
    cy.client.close()
    await ada.client.create("friday", 2, "abyss")
    assert calls == []


async def test_no_file_of_the_host_is_named_when_a_seat_cannot_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_no_move_of(1, monkeypatch)
    monkeypatch.setattr(stand_in_bots, "PAUSE", 0)
    ada, bo = await playing(await a_lobby(tmp_path), "Ada", "Bo")
    bo.place.leave()
    bo.client.close()
    await ada.client.owner.let_pass(1, passes=True)
    await move_until_asked(1, ada)
    await until(lambda: len(ada.heard(Notice)) > 1)
    said = [str(news.message) for news in ada.heard(Notice) if isinstance(news, Notice)]
    assert said[-1] == "The host could not keep what was done last."
    assert not any("/home" in each for each in said)


async def test_a_line_that_fails_to_hear_keeps_nobody_else_from_hearing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    lobby = await a_lobby(tmp_path)

    def deaf(_: News) -> None:
        raise RuntimeError("a screen that is half closed")

    cy = await lobby.welcome("SHA256:Cy", deaf)
    await cy.call_yourself("Cy")
    await (await comes(lobby, "Ada")).client.create("friday", 2, "abyss")
    await cy.enter("friday")
    ada = await comes(lobby, "Ada")
    assert await ada.client.sit("friday") == 0
    await ada.client.table.say("hello")
    assert ada.heard(Said) == [Said(0, "Ada", "hello")]
    assert "a screen that is half closed" in caplog.text
