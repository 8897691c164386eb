"""What every sign on the table means, each in its colour."""

from collections.abc import Iterator

from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS
from abyss_tui.games.conspiracy.cards.names import GUILDS
from abyss_tui.games.conspiracy.text.names import ROLES, SIGNS, guild_name, location_name
from abyss_tui.games.conspiracy.text.signs import (
    COALITION,
    EXCHANGE,
    KEY,
    LOCATION,
    MASTER,
    PEARL,
    USED_KEY,
    location_sign,
    points_in_brief,
)
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel.legend import line, title


def legend(voice: Voice) -> Sentence:
    """Return the signs with what they mean, a line each."""
    return tuple(_lines(voice))


def sample() -> Sentence:
    """Return a Lord of each Guild, in whose colours a theme shows."""
    lords = [(Span(f"{SIGNS[of]}{at}", ROLES[of]), Span(" ")) for at, of in enumerate(GUILDS)]
    return tuple(span for lord in lords for span in lord)


def _lines(voice: Voice) -> Iterator[Span]:
    marks = voice.marks
    yield from title(voice.text("GUILDS"))
    for guild in GUILDS:
        yield from line(SIGNS[guild], ROLES[guild], guild_name(guild, voice))
    yield from title(voice.text("LORDS"))
    yield from line(f"{SIGNS[GUILDS[0]]} 4", "", voice.text("Guild and Influence Points"))
    joint = voice.text("neighbours of one Guild: the largest Coalition, in its pure colour")
    yield from line(marks.double_horizontal, "strong", joint)
    yield from line(KEY, "key", voice.text("live Key: silver on a 1, golden on a 2"))
    yield from line(USED_KEY, "", voice.text("used-up Key"))
    waiting = voice.text("Keys that wait, silver before golden: a silver one, no golden one")
    yield from line(f"{KEY}  {marks.nothing}", "", waiting)
    yield from line(f"{KEY}2", "", voice.text("two Keys of one kind wait"))
    yield from line(
        f"1{KEY} 2{marks.nothing}", "", voice.text("the same where there is little room")
    )
    yield from line(f"{LOCATION}+{SIGNS[GUILDS[0]]}", "gold", voice.text("a Location on a Lord"))
    yield from title(voice.text("FIGURES"))
    yield from line(f"{COALITION}4", "", voice.text("Lords of the largest Coalition, 3 each"))
    yield from line(f"{LOCATION}2", "gold", voice.text("Locations"))
    yield from line(f"{PEARL}6", "pearl", voice.text("Pearls"))
    yield from line(f"{MASTER}6", "pearl", voice.text("Pearls of the Pearl Master"))
    yield from line("12/15", "", voice.text("Lords of the 15 that bring the end"))
    yield from title(voice.text("LOCATIONS, ON A LORD BEHIND {sign}", sign=LOCATION))
    for location in LOCATIONS.values():
        name, worth = location_name(location, voice).text, points_in_brief(location, voice)
        yield from line(location_sign(location), "gold", f"{name}{voice.text(': ')}{worth}")
    yield from title(voice.text("WHAT WOULD FOLLOW"))
    yield from line("+7", "strong", voice.text("points more, by all that is certain beforehand"))
    size = voice.text("the size of the largest Coalition then")
    yield from line(f"{COALITION}6", "", size)
    yield from line(LOCATION, "gold", voice.text("a Location is due then"))
    yield from line(EXCHANGE, "", voice.text("two Lords may be exchanged then"))
    yield from line("= 4", "strong", voice.text("what a Location would be worth to you now"))
    yield from title(voice.text("MARKS"))
    yield from line(marks.possible, "good", voice.text("possible now"))
    yield from line(marks.impossible, "bad", voice.text("not possible, and why"))
    yield from line(marks.alarm, "bad", voice.text("an edict; who is near the end of the game"))
