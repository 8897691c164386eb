"""The signs page: every sign of a Location is there, with what it means."""

from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS
from abyss_tui.games.conspiracy.cards.names import GUILDS
from abyss_tui.games.conspiracy.text.legend import legend
from abyss_tui.games.conspiracy.text.names import SIGNS
from abyss_tui.games.conspiracy.text.signs import location_sign, short_name
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain

VOICE = Voice(ENGLISH)


def test_every_sign_of_a_location_stands_on_the_signs_page() -> None:
    lines = plain(legend(VOICE)).splitlines()
    for location in LOCATIONS.values():
        assert any(line.startswith(f"  {location_sign(location):<8}") for line in lines)
    assert "  R*      Lords Recalled: 3, piles to deck" in lines


def test_a_sign_of_a_guild_stands_only_on_what_is_of_that_guild() -> None:
    for location in LOCATIONS.values():
        said = location_sign(location) + short_name(location, VOICE)
        guild = location.scoring.guild
        assert {each for each in GUILDS if SIGNS[each] in said} == ({guild} - {None})
