"""What every sign on the table means, each in its colour."""

from collections.abc import Iterator

from abyss_tui.games.abyss.cards.names import GUILDS, RACE_OF_GUILD, RACES
from abyss_tui.games.abyss.text.signs import SIGNS, Signs, guild_name, race_name, race_role
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel.legend import line, title


def legend(voice: Voice) -> Sentence:
    """Return the signs with what they mean, a line each."""
    return tuple(_lines(voice))


def _lines(voice: Voice) -> Iterator[Span]:
    signs, marks = SIGNS[voice.tier], voice.marks
    yield from title(voice.text("RACES, AND THE GUILDS OF THEIR LORDS"))
    guilds = {RACE_OF_GUILD.get(guild): guild for guild in GUILDS}
    for race in RACES:
        text = voice.text(
            "{race}; its Lords are of the Guild {guild}",
            race=race_name(race, voice),
            guild=guild_name(guilds[race], voice),
        )
        yield from line(signs.race(race), race_role(race), text)
    ambassador = voice.text("Ambassador: a Guild without a Race, asks for all five Races")
    yield from line(signs.ambassador, race_role(None), ambassador)
    yield from line(signs.any_race, "", voice.text("any other Race, on what a Lord asks for"))
    five = f"{signs.any_race}{marks.impossible}5"
    yield from line(five, "", voice.text("five different Races, on what a Lord asks for"))
    yield from title(voice.text("PIECES"))
    yield from line(signs.pearl, "pearl", voice.text("Pearl"))
    yield from line(signs.key, "key", voice.text("Key: three of them take a Location"))
    monster = voice.text("Monster on the track; before a player a Monster token, 2 to 4 IP")
    yield from line(signs.monster, "monster", monster)
    yield from line(
        "=5", "monster", voice.text("what your Monster tokens are worth, for you alone")
    )
    yield from line("+M", "monster", voice.text("Monster tokens of others: how much is not known"))
    yield from line(voice.text("IP"), "", voice.text("Influence Points: most of them win"))
    yield from _marks(signs, voice)


def _marks(signs: Signs, voice: Voice) -> Iterator[Span]:
    marks = voice.marks
    yield from title(voice.text("MARKS"))
    yield from line(marks.possible, "good", voice.text("possible now"))
    yield from line(marks.impossible, "bad", voice.text("not possible, and why"))
    here = voice.text("the cursor; whose turn it is; where the Threat stands")
    yield from line(marks.cursor, "strong", here)
    near = voice.text("who is near the end of the game, or one Key short of a Location")
    yield from line(marks.alarm, "bad", near)
    one_of = f"{signs.pearl}/{signs.monster}"
    yield from line(one_of, "strong", voice.text("one or the other, as whoever fights chooses"))
    yield from line("10(8)", "strong", voice.text("what it costs you now, and what is printed"))
    yield from line("=7", "strong", voice.text("what a Location would be worth to you now"))
    yield from line("+3", "strong", voice.text("an Ally that you got since your last turn began"))
    jellyfish, crab = (signs.race(each) for each in RACES[:2])
    under = voice.text(
        "a Lord under a Location: its power and Key work no more; "
        "it still counts for points, Locations and the end"
    )
    yield from line(f"({jellyfish})", "", under)
    disabled = voice.text(
        "a disabled Lord: its power and Key do not work; "
        "it still counts for points, Locations and the end"
    )
    yield from line(f"{marks.impossible}{crab}", "", disabled)
    affiliated = voice.text(
        "affiliated: of each Race the highest counts, here 4 IP; two others lie with it"
    )
    yield from line(f"{jellyfish}4+2", "", affiliated)
