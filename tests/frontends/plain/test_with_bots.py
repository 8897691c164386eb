"""The program in lines, alone with bots."""

import re

from abyss_tui.frontends.plain.line_app import LineApp
from abyss_tui.table.bots import new_game
from tests.frontends.plain.person import VOICE, People, at_random, typing
from tests.table.memory_store import MemoryStore
from tests.table.thinkers import Hasty, Quick, Stern


async def played(*players: str, seed: int = 1) -> str:
    """Play a game to its end, and quit; return all that was said."""
    play = at_random(seed)
    people = People(lambda said: "quit" if "What next?" in said else play(said))
    app = LineApp(MemoryStore(), "abyss", people, VOICE, thinker=Quick())
    await app.run(new_game(players, seed, "abyss", 0))
    return "\n".join(people.told)


async def test_who_plays_alone_with_bots_passes_no_keyboard_and_reads_what_they_did() -> None:
    told = await played("Ada", "bot:easy", "bot:easy")
    assert "FINAL SCORE" in told.upper()
    assert "Pass the keyboard" not in told
    assert "Triton: explored" in told
    assert "Nerea: " in told


async def test_what_a_bot_does_in_its_turn_is_one_line_when_nobody_else_is_asked() -> None:
    told = await played("Ada", "bot:easy", seed=3)
    lines = [line for line in told.splitlines() if line.startswith("Triton: ")]
    assert lines
    assert all("explored 0 cards" not in line for line in lines)


async def test_what_to_expect_is_said_alike_of_one_bot_and_of_several() -> None:
    for players, names in (
        (("Ada", "bot:easy"), "Triton"),
        (
            ("Ada", "bot:easy", "bot:easy"),
            "Triton and Nerea",
        ),
    ):
        people = People(typing("quit"))
        app = LineApp(MemoryStore(), "abyss", people, VOICE, thinker=Quick())
        await app.run(new_game(players, 1, "abyss", 0))
        told = "\n".join(people.told)
        assert f"{names}: level Easy. Plays at once" in told


async def test_a_sale_is_told_before_the_next_card_is_decided_on() -> None:
    people = People(typing("e", "t", "quit"))
    app = LineApp(MemoryStore(), "abyss", people, VOICE, thinker=Quick())
    await app.run(new_game(("Ada", "bot:easy"), 0, "abyss", 0))
    told = [line for line in people.told if line.startswith(("Ada (you): ", "1 (t) Take"))][1:]
    assert told == [
        "Ada (you): explored 1 card: turned up jellyfish 4.",
        "Ada (you): sold jellyfish 4 to Triton for 1 Pearl, turned up seahorse 2.",
        "1 (t) Take seahorse 2: into your hand; exploring ends",
        "Ada (you): kept seahorse 2.",
    ]


async def test_a_good_move_is_told_with_its_reason() -> None:
    people = People(typing("hint", "quit"))
    app = LineApp(MemoryStore(), "abyss", people, VOICE, thinker=Quick())
    await app.run(new_game(("Ada", "bot:easy"), 5, "abyss", 0))
    assert "A good move: explore. Nothing else is possible." in people.told


async def test_two_people_still_pass_the_keyboard_to_each_other_alone() -> None:
    told = await played("Ada", "bot:easy", "Bo")
    passed = [line for line in told.splitlines() if line.startswith("Pass the keyboard")]
    assert passed
    assert not any("Triton" in line.split(".")[0] for line in passed)


async def test_the_menu_asks_for_bots_and_a_name() -> None:
    store = MemoryStore()
    people = People(typing("a", "1", "2", "easy", "bot", "Ada", "quit"))
    await LineApp(store, "abyss", people, VOICE, thinker=Quick()).run(None)
    told = "\n".join(people.told)
    assert "Easy. Plays at once" in told
    assert "You play yourself: say what you are called." in told
    ((header, _),) = store.games.values()
    assert (header.names[0], header.bots) == ("Ada", {1: "easy", 2: "easy"})


async def test_after_the_game_the_moves_that_cost_most_are_told() -> None:
    thinker, play = Stern(), at_random(1)
    answers = iter(("costly", "costly", "quit"))
    people = People(lambda said: next(answers) if "What next?" in said else play(said))
    app = LineApp(MemoryStore(), "abyss", people, VOICE, thinker=thinker)
    await app.run(new_game(("Ada", "Bo"), 1, "abyss", 0))
    _, told, again, _ = "\n".join(people.told).split("What next?")
    thought = r"The bot thinks again about \d+ decisions; that takes up to half a minute\.\n"
    assert re.search(thought, told)
    lost = [line for line in told.splitlines() if "The bot would rather" in line]
    assert len(lost) == 6
    assert all(re.match(r"(Ada|Bo), (\w+, )?turn \d+. Played: ", line) for line in lost)
    assert told.count("By its reckoning the chance to win fell from about 60% to about") == 6
    assert again == re.sub(thought, "", told), "it thinks once, and the same is told"


async def test_after_a_game_of_bots_alone_there_are_no_moves_to_think_again_about() -> None:
    people = People(typing("quit"))
    app = LineApp(MemoryStore(), "abyss", people, VOICE, thinker=Hasty())
    await app.run(new_game(("bot:easy", "bot:easy"), 1, "abyss", 0))
    told = "\n".join(people.told)
    assert "What next?" in told
    assert "Costly moves" not in told
