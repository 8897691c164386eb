"""Bots are written beside the names of people, and get names of their own."""

import pytest

from abyss_tui.errors import BadUsage
from abyss_tui.table.bots import as_written, seated


def test_a_bot_is_written_with_its_level_or_without() -> None:
    names, bots = seated(("Ada", "bot:easy", "bot", "BOT: Hard"), "abyss")
    assert names == ("Ada", "Triton", "Nerea", "Coral")
    assert bots == {1: "easy", 2: "normal", 3: "hard"}


def test_no_bot_is_called_as_somebody_else_is() -> None:
    assert seated(("triton", "bot", "bot"), "abyss")[0] == ("triton", "Nerea", "Coral")


def test_who_is_only_called_like_a_bot_is_none() -> None:
    assert seated(("Bottom", "bot-fly"), "abyss")[1] == {}


def test_an_unknown_level_is_told_with_those_there_are() -> None:
    said = "There is no bot clever, only: easy, normal, hard."
    with pytest.raises(BadUsage, match=said):
        seated(("Ada", "bot:clever"), "abyss")


def test_players_are_written_again_as_they_were() -> None:
    written = ("Ada", "bot:easy", "bot:hard")
    assert as_written(*seated(written, "abyss")) == written
