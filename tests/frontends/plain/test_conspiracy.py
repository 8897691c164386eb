"""Conspiracy in lines: whole games by who reads the questions, and what can be looked at."""

import re
from contextlib import suppress
from dataclasses import replace
from functools import partial
from random import Random

from abyss_tui.bots.thinking import think
from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.leaving import Leaving
from abyss_tui.frontends.plain.line_app import LineApp
from abyss_tui.frontends.plain.lines import EndOfLines
from abyss_tui.frontends.plain.table import LineTable
from abyss_tui.games.conspiracy.text.headlines import HEADLINES
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.thinking import Budget, Task, Thought
from abyss_tui.table.bots import new_game
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame
from tests.frontends.plain.person import VOICE, People, sat_down, typing
from tests.frontends.plain.session import answer
from tests.table.memory_store import MemoryStore

LOOKS = ("look", "players", "players Ada", "lord mage 3", "location seven", "log", "rules")
"""What can be asked at any question."""


async def sat(people: People, *names: str, seed: int = 1, voice: Voice = VOICE) -> Place:
    """Deal a game at which the first player begins, and play it in lines."""
    place, sitting = await sat_down(NewGame(names, seed, "conspiracy", 0))
    with suppress(EndOfLines, Leaving):
        await LineTable(sitting, Asking(people, voice)).play()
    return place


async def test_whole_games_are_played_by_who_reads_the_questions() -> None:
    """Six games, in which every kind of decision is asked; half a second."""
    said = ""
    for seed in range(6):
        lot = Random(seed)
        people = People(partial(answer, lot=lot))
        place = await sat(people, "Ada", "Bo", "Cy", seed=seed)
        assert place.over
        said += "\n".join(people.told)
    assert all(f": {what}" in said for what in HEADLINES.values())
    signs = {sign for sign in said if not sign.isalnum() and not sign.isspace()}
    assert signs <= set(",.:;?!()>+-−'/&")


async def test_nothing_is_hidden_so_nobody_passes_the_keyboard() -> None:
    people = People(typing("3", "1", "1", "undo", "quit"))
    await sat(people, "Ada", "Bo")
    told = "\n".join(people.told)
    assert "Ada: recruit" in told
    assert "Bo: recruit" in told
    assert "Pass the keyboard" not in told
    assert people.cleared == 0


async def test_a_player_is_found_without_the_accents_of_the_name() -> None:
    people = People(typing("players zoe"))
    await sat(people, "Zoé", "Bo")
    assert "\n".join(people.told).count("15 free spaces") == 1


async def test_what_lies_on_the_table_is_told_when_asked() -> None:
    people = People(typing(*LOOKS, "lord Farmer", "location pearl", "lord nobody"))
    await sat(people, "Ada", "Bo")
    told = "\n".join(people.told)
    assert "Deck: 60 Lords" in told
    assert told.count("15 free spaces, the next is space 1") == 3
    assert "Mage 3\n3 Influence Points. Gain 2 Pearls.\n2 copies: deck 2." in told
    assert "Seven Points\n7 points." in told
    assert "Several are called so: Farmer 0, Farmer 1," in told
    assert "Pairs of Pearls" in told
    assert "There is none of this number or name." in told


async def test_cards_and_rulings_are_found_by_words() -> None:
    people = People(typing("cards mage golden", "rules c36", "rules pearl master", "rules nobody"))
    await sat(people, "Ada", "Bo")
    assert "Mage 2: A golden Key. (deck 2)" in people.told
    assert "No ruling has these words." not in people.told[:-1]
    assert any(line.startswith("C28: ") for line in people.told)


async def test_it_is_played_in_french() -> None:
    french = Voice(language("fr"), "words")
    people = People(typing("1", "regarder", "joueurs", "1"))
    await sat(people, "Ada", "Bo", voice=french)
    told = "\n".join(people.told).replace("\u00a0", " ")
    assert "Ada : recruter" in told
    assert "Révéler 1 sur 60 Seigneurs" in told
    assert "Pioche : " in told
    assert "Bo" in people.told, "a name is said as it is written"
    assert "BO" not in people.told


async def test_bots_play_it_and_advise_with_a_reason() -> None:
    people = People(typing("1", "hint", "quit"))
    app = LineApp(MemoryStore(), "conspiracy", people, VOICE, thinker=Brief())
    await app.run(new_game(("Ada", "bot:easy"), 4, "conspiracy", 0))
    told = "\n".join(people.told)
    assert "Triton: level Easy. Plays at once" in told
    assert "Triton: turned up" in told
    assert re.search(r"A good move: .+\. (Why not|About equal).+", told)


async def test_after_the_game_the_moves_that_cost_most_are_told() -> None:
    play, over = partial(answer, lot=Random(5)), iter(("costly", "quit"))
    people = People(lambda said: next(over) if "What next?" in said else play(said))
    app = LineApp(MemoryStore(), "conspiracy", people, VOICE, thinker=Brief())
    await app.run(new_game(("Ada", "bot:easy"), 5, "conspiracy", 0))
    told = "\n".join(people.told)
    assert re.search(r"Ada, turn \d+. Played: .+\. The bot would rather .+\.", told)
    assert "By its reckoning the chance to win fell from about" in told
    assert not re.search(r"Triton, turn \d+. Played: ", told)


class Brief:
    """Thinks as any bot does, in a few simulations."""

    async def think(self, task: Task) -> Thought:
        return think(replace(task, budget=Budget(simulations=24)))
