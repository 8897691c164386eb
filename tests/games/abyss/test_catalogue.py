"""The card files against the printed cards, and what a mistake in them is answered with."""

from __future__ import annotations

import copy
import pickle
import unicodedata
from collections import Counter
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING

import pytest

from abyss_tui.errors import BadCardData
from abyss_tui.games.abyss.cards.card_set import CARDS
from abyss_tui.games.abyss.cards.catalogue import (
    LOCATIONS,
    LORDS,
    location,
    lord,
)
from abyss_tui.games.abyss.cards.names import GUILD_OF_RACE, GUILDS, RACE_OF_GUILD, RACES
from abyss_tui.games.abyss.cards.pieces import (
    ALLIES,
    MONSTER,
    MONSTER_TOKENS,
    ally,
    exploration_cards,
)
from abyss_tui.games.abyss.cards.reading import load_locations, load_lords
from abyss_tui.games.abyss.text.cards import narrow_name
from abyss_tui.i18n.languages import CODES
from abyss_tui.i18n.languages import language as language_of
from abyss_tui.i18n.voice import Voice
from tests.games.card_files import edited

if TYPE_CHECKING:
    from abyss_tui.games.abyss.cards.pieces import Location, Lord


# Guild, cost, different Races, Key symbols, IP, power: copied by hand from the cards.
PRINTED_LORDS = """
recruiter       | military   | 10 | 2 | 1 |  4 | lasting raises-costs 2
jailer          | military   |  6 | 3 | 0 |  7 | arrow discard-allies 1
seeker          | military   |  7 | 2 | 0 |  7 | arrow return-pearls 2
assassin        | military   | 10 | 1 | 0 |  6 | arrow disable-lords 0
commander       | military   |  8 | 1 | 1 |  4 | lasting limits-hands 6
tamer           | military   |  6 | 3 | 1 |  4 | lasting lowers-rewards 1
hunter          | military   |  8 | 2 | 0 |  6 | arrow steal-monster 0
ship-master     | merchant   |  6 | 3 | 1 |  5 | lasting pays-for-races 1
trader          | merchant   | 10 | 3 | 0 |  9 | arrow gain-pearls 3
peddler         | merchant   |  8 | 1 | 0 |  9 | arrow gain-pearls 2
landlord        | merchant   | 10 | 2 | 1 |  5 | lasting pays-each-turn 1
slaver          | merchant   |  8 | 1 | 1 |  5 | turn sell-ally 2
shopkeeper      | merchant   |  6 | 3 | 0 |  9 | arrow gain-pearls 1
shaman          | mage       |  6 | 3 | 1 |  5 | lasting shields-from 0 military
invoker         | mage       |  8 | 1 | 0 |  8 | arrow take-another-turn 0
apprentice      | mage       |  6 | 3 | 0 |  9 | arrow take-pile 0
oracle          | mage       |  8 | 2 | 1 |  5 | turn discard-pile 0
alchemist       | mage       |  7 | 1 | 1 |  5 | lasting takes-piles 2
illusionist     | mage       | 10 | 1 | 0 |  9 | arrow swap-location 0
master-of-magic | mage       | 10 | 3 | 1 |  6 | lasting affiliates-any 0
opportunist     | politician |  6 | 3 | 1 |  5 | turn replace-at-court 0
corruptor       | politician | 10 | 1 | 0 |  6 | arrow recruit-for-pearls 5
traitor         | politician | 12 | 3 | 0 |  6 | arrow replace-lord 0 court
diplomat        | politician |  8 | 1 | 1 |  5 | lasting asks-any-race 0
treasurer       | politician | 10 | 2 | 1 |  5 | lasting lowers-costs 2
schemer         | politician |  8 | 3 | 0 |  6 | arrow replace-lord 0 deck
keeper          | farmer     |  6 | 3 | 1 |  6 | -
reaper          | farmer     |  7 | 2 | 1 |  6 | -
shepherd        | farmer     |  8 | 1 | 1 |  6 | -
miller          | farmer     |  8 | 2 | 0 | 10 | -
aquaculturalist | farmer     |  9 | 3 | 0 | 11 | -
landowner       | farmer     | 10 | 1 | 0 | 12 | -
sage            | ambassador | 10 | 5 | 3 |  4 | arrow take-location 2
hermit          | ambassador | 10 | 5 | 3 |  5 | arrow take-location 1
elder           | ambassador | 10 | 5 | 3 |  3 | arrow take-location 3
"""

# What it is worth besides, what for each, and each of what.
PRINTED_LOCATIONS = """
sargasso-silos          |  5 |  2 | lords-of-guild farmer
hydrozoa-reserves       |  6 |  2 | lords-of-guild mage
sanctuary               |  4 |  3 | affiliated-of-race jellyfish
parliament              |  6 |  2 | lords-of-guild politician
barracks                |  7 |  2 | lords-of-guild military
dockworks               |  5 |  2 | lords-of-guild merchant
sargasso-fields         |  3 |  3 | affiliated-of-race seahorse
abyss                   |  0 |  2 | guilds
city-of-mirrors         |  0 |  0 | opponents-best
black-smokers           |  0 |  0 | nothing exchange-from-stack
oceanic-senate-assembly |  4 |  3 | affiliated-of-race squid
depths                  |  0 |  2 | weakest-lord
throne-room             |  0 |  1 | strongest-lord
jail                    | 15 | -1 | lords
chasm                   |  5 |  3 | affiliated-of-race crab
closed-tower            |  0 |  3 | keyed-lords
lost-tower              |  0 |  3 | keyless-lords
chamber-of-allies       |  3 |  1 | weakest-affiliated
nest-of-giant-clams     |  3 |  3 | affiliated-of-race shellfish
coral-barrier           | 20 | -1 | affiliated
"""


def rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def as_printed(card: Lord) -> list[str]:
    power = card.power
    words = [power.when, power.verb, power.amount, power.source, power.guild] if power else ["-"]
    numbers = map(str, (card.cost, card.races, card.keys, card.points))
    return [
        card.slug,
        card.guild,
        *numbers,
        " ".join(str(word) for word in words if word not in ("", None)),
    ]


def as_scored(tile: Location) -> list[str]:
    scoring = tile.scoring
    words = [scoring.counts, scoring.guild, scoring.race, tile.on_gain]
    return [tile.slug, str(scoring.base), str(scoring.each), " ".join(filter(None, words))]


def test_every_lord_is_as_printed() -> None:
    assert [as_printed(card) for card in LORDS.values()] == rows(PRINTED_LORDS)


def test_every_location_scores_as_printed() -> None:
    assert [as_scored(tile) for tile in LOCATIONS.values()] == rows(PRINTED_LOCATIONS)


def test_the_lords_are_worth_and_cost_together_what_the_printed_ones_do() -> None:
    lords = LORDS.values()
    assert sum(card.points for card in lords) == 223
    assert sum(card.cost for card in lords) == 290
    assert sum(card.races for card in lords) == 81


def test_sixteen_lords_bear_one_key_and_the_three_ambassadors_three() -> None:
    assert Counter(card.keys for card in LORDS.values()) == {0: 16, 1: 16, 3: 3}


def test_a_lord_has_the_race_of_its_guild_and_an_ambassador_none() -> None:
    assert LORDS["jailer"].race == "crab"
    assert LORDS["sage"].race is None
    assert {card.race for card in LORDS.values() if card.race} == set(RACES)


def test_guilds_and_races_belong_together_in_their_order() -> None:
    assert [RACE_OF_GUILD[guild] for guild in GUILDS[:5]] == list(RACES)
    assert [GUILD_OF_RACE[race] for race in RACES] == list(GUILDS[:5])


def test_there_are_71_exploration_cards_with_thirteen_allies_a_race() -> None:
    cards = Counter(exploration_cards())
    assert cards.total() == 71
    assert cards[MONSTER] == 6
    for race in RACES:
        assert [cards[ally(f"{race}-{value}")] for value in (5, 4, 3, 2, 1)] == [1, 2, 3, 3, 4]


def test_there_are_nine_monster_tokens_of_two_and_of_three_and_two_of_four() -> None:
    assert Counter(MONSTER_TOKENS) == {2: 9, 3: 9, 4: 2}


def test_the_25_allies_stand_by_race_and_then_by_value() -> None:
    assert [card.order for card in ALLIES.values()] == list(range(25))
    assert list(ALLIES)[:6] == [*(f"jellyfish-{value}" for value in range(1, 6)), "crab-1"]


@pytest.mark.parametrize("card", [ally("crab-4"), MONSTER, lord("jailer"), location("jail")])
def test_a_card_stays_itself_when_copied_or_saved(card: object) -> None:
    assert copy.copy(card) is card
    assert copy.deepcopy([card])[0] is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert repr(card) in ("crab-4", "monster", "jailer", "jail")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_words_are_narrow_and_fit_where_they_are_shown(language: str) -> None:
    for cards, brief, text in ((LORDS, 12, 90), (LOCATIONS, 14, 60)):
        for card in cards.values():
            said = card.brief.get(language, ""), card.text.get(language, "")
            words = "".join((card.name[language], *said))
            assert len(said[0]) <= brief, card
            assert len(said[1]) <= text, card
            assert not any(wide(letter) for letter in words), card


@pytest.mark.parametrize("code", CODES)
def test_every_card_has_a_name_of_its_own_for_a_narrow_place(code: str) -> None:
    voice = Voice(language_of(code))
    for cards, cells in ((LORDS, 12), (LOCATIONS, 11)):
        names = [narrow_name(each, voice).text for each in cards.values()]
        assert [each for each in names if len(each) > cells] == []
        assert len({*names}) == len(names)


def test_the_power_of_a_lord_is_a_sentence_on_the_narrowest_plate() -> None:
    for each in LORDS.values():
        for language, said in each.summary.items():
            assert len(wrap(said, 11)) <= 6, (each, language)
            assert said.endswith(".") == (each.power is not None)


def wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in "WF" or unicodedata.combining(letter) > 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_only_farmers_have_nothing_to_say(language: str) -> None:
    silent = {
        card
        for card in LORDS.values()
        if not (card.brief.get(language) and card.text.get(language))
    }
    assert silent == {card for card in LORDS.values() if card.guild == "farmer"}


# What is written, what is put instead, where the complaint points, what it says is valid.
LORD_MISTAKES = """
do: discard-allies | do: discard-alies   | jailer: power.do: unknown      | discard-allies,
raises-costs       | raise-costs         | recruiter: power.rule: unknown | raises-costs, lowers
do: sell-ally,     |                     | slaver: power.do: missing      | sell-ally
when: turn, do: sell| when: arrow, do: sell| slaver: power.when           | must be 'turn'
, draws: 3         |                     | elder: power.draws: missing    | a whole number
from: deck         | from: hand          | schemer: power.from            | 'court' or 'deck'
draws: 3           | draws: 3, pearls: 1 | elder: power.pearls: unknown field | when, do, draws
do: take-pile}     | do: take-pile, by: 1}| apprentice: power.by: unknown | when, do
{when: arrow, do: take-pile}| take-pile           | apprentice: power     | must be a mapping
guild: military    |                     | recruiter: guild: missing      | mage, military, farmer
guild: farmer      | guild: farmers      | keeper: guild: must be         | 'military', 'farmer'
guild: military}   | guild: army}        | shaman: power.guild: must be   | 'mage', 'military'
races: 2           | race: 2             | recruiter: race: unknown field | races, keys, points
races: 5           | races: 4            | sage: races                    | must be 1, 2, 3 or 5
cost: 12           | cost: twelve        | traitor: cost                  | must be a whole number
en: The Recruiter, |                     | recruiter: name.en: missing    | a text
, fr: Le Recruteur | , klingon: ghotwI'  | recruiter: name: klingon: no language | one of en, fr
opp. +2            | opponents pay 2 more | recruiter: brief              | at most 11
Pearls back.       | Pearls back to the Treasury at once. | seeker: summary: en takes | room for 6
id: jailer         | id: recruiter       | recruiter: id: written 2 times | an id of its own
"""

LOCATION_MISTAKES = """
counts: guilds     | counts: guild       | abyss: scoring.counts: unknown | keyless-lords
counts: guilds,    |                     | abyss: scoring.counts: missing | keyless-lords
race: crab         | race: lobster       | chasm: scoring.race            | 'crab', 'seahorse'
race: crab,        |                     | chasm: scoring.race: missing   | jellyfish, crab
guild: mage        | guild: mages        | hydrozoa-reserves: scoring.guild | 'mage', 'military'
, base: 6, each: 2 |                     | hydrozoa-reserves: scoring.each | a whole number
exchange-from-stack| exchange            | black-smokers: on_gain.do      | 'exchange-from-stack'
id: chasm          | id: jail            | jail: id: written 2 times      | an id of its own
"""


@pytest.mark.parametrize(("written", "instead", "where", "valid"), rows(LORD_MISTAKES))
def test_a_mistake_about_a_lord_is_named(
    written: str, instead: str, where: str, valid: str, tmp_path: Path
) -> None:
    with pytest.raises(BadCardData) as refusal:
        load_lords(edited(CARDS.lords, written, instead, tmp_path))
    assert f"lords.yaml: {where}" in str(refusal.value)
    assert valid in str(refusal.value)


@pytest.mark.parametrize(("written", "instead", "where", "valid"), rows(LOCATION_MISTAKES))
def test_a_mistake_about_a_location_is_named(
    written: str, instead: str, where: str, valid: str, tmp_path: Path
) -> None:
    with pytest.raises(BadCardData) as refusal:
        load_locations(edited(CARDS.locations, written, instead, tmp_path))
    assert f"locations.yaml: {where}" in str(refusal.value)
    assert valid in str(refusal.value)


def test_a_farmer_with_a_power_is_refused(tmp_path: Path) -> None:
    power = "points: 10\n  power: {when: arrow, do: take-pile}"
    with pytest.raises(BadCardData, match=r"miller: power: .*but a farmer"):
        load_lords(edited(CARDS.lords, "points: 10", power, tmp_path))


@pytest.mark.parametrize("text", ["- id: [", "id: jailer", ""])
def test_a_file_that_is_no_list_of_cards_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "lords.yaml").write_text(text)
    with pytest.raises(BadCardData, match=r"lords\.yaml: (cannot be read|must be a list)"):
        load_lords(tmp_path / "lords.yaml")


def test_every_mistake_of_a_file_is_told_at_once(tmp_path: Path) -> None:
    text = CARDS.lords.read_text(encoding="utf-8").replace("from: ", "out_of: ")
    (tmp_path / "lords.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(BadCardData) as refusal:
        load_lords(tmp_path / "lords.yaml")
    assert [line.split(": ")[1] for line in str(refusal.value).splitlines()] == [
        *["traitor"] * 2,
        *["schemer"] * 2,
    ]
