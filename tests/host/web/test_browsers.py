"""The browsers that a host knows, and for how long."""

from datetime import timedelta
from pathlib import Path

import pytest

from abyss_tui.errors import BadSave
from abyss_tui.host.web import browsers as module
from abyss_tui.host.web.browsers import LASTS, Browsers


async def test_a_browser_is_known_over_restarts(tmp_path: Path) -> None:
    file = tmp_path / "browsers.json"
    known = Browsers.read(file)
    secret, joined = await known.new(), await known.new("SHA256:key")
    again = Browsers.read(file)
    assert again.account_of(secret) == known.account_of(secret)
    assert again.account_of(joined) == "SHA256:key"
    assert file.stat().st_mode & 0o077 == 0


async def test_who_does_not_come_again_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = Browsers.read(tmp_path / "browsers.json")
    secret = await known.new()
    today = module._today()
    monkeypatch.setattr(module, "_today", lambda: today + timedelta(days=LASTS))
    assert known.account_of(secret)
    await known.seen(secret)
    monkeypatch.setattr(module, "_today", lambda: today + timedelta(days=2 * LASTS))
    assert known.account_of(secret)
    monkeypatch.setattr(module, "_today", lambda: today + timedelta(days=2 * LASTS + 1))
    assert known.account_of(secret) is None


async def test_passers_by_push_out_nobody_who_comes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST", 3)
    known = Browsers.read(tmp_path / "browsers.json")
    regular = await known.new()
    today = module._today()
    monkeypatch.setattr(module, "_today", lambda: today + timedelta(days=1))
    await known.seen(regular)
    passing = [await known.new() for _ in range(5)]
    assert known.account_of(regular)
    assert [known.account_of(each) is not None for each in passing].count(True) == 2
    assert known.account_of(passing[-1])


async def test_what_cannot_be_kept_opens_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "browsers.json"
    known = Browsers(folder, {})
    folder.mkdir()
    with pytest.raises(BadSave):
        await known.new()


@pytest.mark.parametrize("content", ["[]", '{"a": {}}', '{"a": {"account": 1}}', "\x00"])
def test_a_file_that_is_none_is_named(tmp_path: Path, content: str) -> None:
    file = tmp_path / "browsers.json"
    file.write_text(content)
    with pytest.raises(BadSave, match=r"browsers\.json cannot be read"):
        Browsers.read(file)
