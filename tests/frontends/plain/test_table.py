"""A table in lines: what can be typed, and what it brings."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from abyss_tui.frontends.plain.asking import Asking
from abyss_tui.frontends.plain.lines import EndOfLines
from abyss_tui.frontends.plain.table import LineTable
from abyss_tui.games.abyss.actions import Recruit
from abyss_tui.games.abyss.previews import Preview
from abyss_tui.games.abyss.views import View
from abyss_tui.i18n.languages import language
from abyss_tui.i18n.voice import Voice
from abyss_tui.table.place import Place
from abyss_tui.table.start import NewGame
from tests.frontends.plain.person import VOICE, People, dealt, played, sat_down, typing
from tests.frontends.plain.session import answer
from tests.lobby.visiting import until
from tests.table.memory_store import MemoryStore
from tests.table.thinkers import Odd

HERE = ""
"""Enter: somebody has come to the keyboard, or has read enough."""


async def test_a_wrong_answer_is_said_and_asked_again() -> None:
    people = await played(HERE, "99", "whale", "quit")
    assert (
        people.told.count(
            "Type a number, a letter or a word of the list; “?” says what else can be typed."
        )
        == 2
    )


async def test_what_is_not_possible_says_why() -> None:
    people = await played(HERE, "plot", "recruit", "1", "0", "support")
    assert "The Court is full." in people.told
    assert people.told[-8:].count("1 (e) Explore") == 1, "no pile is asked for where all are empty"
    assert "All Council piles are empty." in people.told
    assert any(line.startswith("The ") and "needs" in line for line in people.told)


async def test_news_are_since_ones_last_turn_only_after_one() -> None:
    people = await played(HERE)
    assert "Ada (you): a new game; you begin." in people.told
    assert "Since your last turn:" not in people.told


async def test_help_names_every_word_that_can_be_typed() -> None:
    people = await played(HERE, "?")
    words = ("hand", "court", "lord", "track", "council", "locations", "location", "players")
    for word in (*words, "why", "look", "log", "undo", "save", "quit", "help"):
        assert any(line.startswith(f"{word}: ") for line in people.told)


async def test_a_lord_is_told_by_its_number_at_the_court_and_by_its_name() -> None:
    by_number = await played(HERE, "lord 3")
    name = by_number.told[-6].title()
    by_name = await played(HERE, f"lord {name}")
    assert by_name.told[-6:] == by_number.told[-6:]
    assert any("cost" in line for line in by_number.told[-6:])
    assert "It waits at the Court." in by_number.told[-6:]


async def test_a_lord_that_can_be_recruited_is_listed_with_its_cost_and_races() -> None:
    people = await played(HERE, "court", "recruit")
    reaper = "The Reaper, Farmer, 6 IP, 1 Key, cost 7: Seahorse and 1 other Race"
    needs = "The Reaper needs a seahorse."
    assert f"1 {reaper}. Not possible: {needs}" in people.told
    assert f"- {reaper}; not possible: {needs}" in people.told  # no number picks it


@pytest.mark.parametrize(
    ("typed", "title"),
    [("pourquoi p", "MANIGANCER À LA COUR"), ("pourquoi passer", "PASSER"), ("why N", "PASSER")],
)
async def test_the_letter_of_an_action_means_what_the_list_says(typed: str, title: str) -> None:
    people = People(typing(HERE, typed))
    _, table = await dealt(people, "Ada", "Bo", voice=Voice(language("fr"), "words"))
    with suppress(EndOfLines):
        await table.play()
    assert title in people.told


@pytest.mark.parametrize("typed", ["lord", "location", "why"])
async def test_a_word_that_needs_more_says_how_it_goes_on(typed: str) -> None:
    people = await played(HERE, typed)
    assert people.told[-1].startswith(f"{typed}: ")
    assert people.told[-1].count(f"{typed} ") == 1 + (typed == "why")


@pytest.mark.parametrize("typed", ["lord 0", "lord 99", "lord whale", "location 7"])
async def test_a_card_that_is_not_there_is_said(typed: str) -> None:
    people = await played(HERE, typed)
    assert people.told[-1] == "There is none of this number or name."


async def test_a_name_that_several_lords_have_is_asked_for() -> None:
    people = await played(HERE, "lord the")
    assert people.told[-1].startswith("Several are called so: ")


async def test_enter_alone_lists_the_choices_again() -> None:
    people = await played(HERE, "")
    assert people.told.count("1 (e) Explore") == 2


async def test_an_offer_is_made_to_all_and_tells_no_hand() -> None:
    people = await played(HERE, "explore", "hand", names=("Ada", "Bo", "Cy"))
    assert people.told[-1] == "Nobody sits at the keyboard now, so no hand is told."
    assert people.cleared == 2


async def test_the_one_who_buys_is_named() -> None:
    people = await played(HERE, "explore", "cy buys", names=("Ada", "Bo", "Cy"))
    assert any(line.startswith("Cy buys ") for line in people.told)


async def test_what_all_have_answered_is_said_once_it_is_kept() -> None:
    store, offered = MemoryStore(), False

    def answers(said: str) -> str | None:
        nonlocal offered
        if "Offer to the whole table" not in said:
            return None if offered else ("explore" if "Explore" in said else HERE)
        offered, store.broken = True, not offered  # only the first time nothing can be kept
        return "cy buys"

    people = People(answers)
    place, sitting = await sat_down(NewGame(("Ada", "Bo", "Cy"), 1, "abyss", 0), store)
    with suppress(EndOfLines):
        await LineTable(sitting, Asking(people, VOICE)).play()
    place.leave()
    said = [line for line in people.told if line.startswith(("Cy buys ", "memory: "))]
    assert [line.split(" ")[0] for line in said] == ["memory:", "Cy"]


@pytest.mark.parametrize("typed", ["nobody", "cy buys"])
async def test_it_is_not_said_who_buys_before_somebody_elsewhere_was_asked(typed: str) -> None:
    bots = {2: "easy"}  # who is asked before Cy, and whom nobody lets play here
    people = People(typing(HERE, "explore", typed))
    start = NewGame(("Ada", "Bo", "Triton", "Cy"), 1, "abyss", 0, bots=bots)
    place, sitting = await sat_down(start)
    playing = asyncio.create_task(LineTable(sitting, Asking(people, VOICE)).play())
    await until(lambda: place.decision is not None and place.decision.seat == 2)
    await asyncio.sleep(0)
    playing.cancel()
    await asyncio.wait((playing,))
    place.leave()
    assert not [line for line in people.told if line.startswith(("Nobody buys", "Cy buys "))]


async def test_a_hand_can_be_looked_at_before_an_offer_is_answered() -> None:
    people = await played(HERE, "explore", "v", "cy", HERE, HERE, names=("Ada", "Bo", "Cy"))
    assert (
        "Pass the keyboard to Cy. A look at your own hand before the offer is answered."
        in people.told
    )
    assert sum(line.startswith("Offer to the whole table") for line in people.told) == 2
    assert people.cleared == 4


async def test_the_way_back_leads_out_of_a_choice() -> None:
    people = await played(HERE, "recruit", "0", "recruit", "back")
    assert people.told.count("1 (e) Explore") == 3


async def test_what_must_be_decided_has_no_way_back() -> None:
    people = await played(HERE, "0")
    assert people.told[-5:-4] == ["There is no way back here: choose one of the list."]


def paying(*typed: str) -> Callable[[str], str | None]:
    """Return answers that play at random until a Lord can be paid for, and these after that."""
    lot, left, paid = Random(7), iter(typed), False

    def answers(said: str) -> str | None:
        nonlocal paid
        paid = paid or "how do you pay?" in said
        if paid:
            return next(left, None)
        return "r" if "Recruit a Lord; possible" in said else answer(said, lot)

    return answers


async def test_a_payment_of_ones_own_is_summed_up_and_agreed_to() -> None:
    lot, own = Random(3), ""

    def answers(said: str) -> str | None:
        nonlocal own
        if own:
            return "yes" if "Pay so?" in said else None
        if "how do you pay?" in said:
            own = not_suggested(place, said)
            return own or "1"
        return "r" if "Recruit a Lord; possible" in said else answer(said, lot)

    people = People(answers)
    place, table = await dealt(people, "Ada", "Bo")
    with suppress(EndOfLines):
        await table.play()
    assert any(line.startswith("Allies ") and " of " in line for line in people.told)
    assert any(player.lords for player in place.view(None).players)


def not_suggested(place: Place, said: str) -> str:
    """Return a payment that is possible and not listed, as it is typed; nothing if all are."""
    assert place.decision is not None
    seat = place.decision.seat
    view: View = place.view(seat, with_options=True)
    preview: Preview = place.preview(seat)
    assert view.decision is not None
    ways = [each for each in view.decision.options or () if isinstance(each, Recruit)]
    for action in ways:
        asked = f"Recruit {action.lord.name['en'].replace('The ', 'the ', 1)}:" in said
        if asked and action.allies not in preview.suggested(action.lord):
            return " ".join(f"{ally.race} {ally.value}" for ally in action.allies)
    return ""


async def test_a_payment_that_was_advised_is_offered_first_and_advised_on_by_itself() -> None:
    lot, left, told = Random(3), iter(("hint", "r", "1", "hint")), list[str]()

    def answers(said: str) -> str | None:
        if told or "Recruit a Lord; possible: the Reaper" in said:
            told.append(said)
            return next(left, None)
        return answer(said, lot)

    _, sitting = await sat_down(NewGame(("Ada", "Bo"), 1, "abyss", 0))
    asking = Asking(People(answers), VOICE)
    asking.thinker = thinker = Odd()
    with suppress(EndOfLines):
        await LineTable(sitting, asking).play()
    assert told[1] == told[4] == "A good move: recruit the Reaper with seahorse 5 and squid 4."
    assert "1 seahorse 5 and squid 4; advised; possible: affiliates squid 4" in told[3]
    assert len(thinker.asked) == 1


async def test_what_will_not_pay_is_refused_with_the_reason() -> None:
    people = People(paying("squid 5 5 5", "crab", "whale"))
    await until_the_end(people)
    assert "You do not have these Allies in hand." in people.told
    assert "Type the values behind the Race, as crab 3 4." in people.told


async def until_the_end(people: People) -> View:
    """Play until nobody types any more; return the table as all see it."""
    place, table = await dealt(people, "Ada", "Bo")
    with suppress(EndOfLines):
        await table.play()
    view: View = place.view(None)
    return view


async def test_the_last_action_is_taken_back() -> None:
    people = People(paying("1", "undo", "undo"))
    view = await until_the_end(people)
    assert "Your last action was taken back." in people.told
    assert not any(player.lords for player in view.players)


class Hasty(People):
    """Types two lines more with the one that turns a card up."""

    def __init__(self) -> None:
        self.ahead = ["n", "d"]
        super().__init__(self.line)
        self._typed = False

    def line(self, said: str) -> str | None:
        """Come, explore, and then have typed what lies ready."""
        if self._typed:
            return self.ahead.pop(0) if self.ahead else None
        self._typed = "Explore" in said
        return "explore" if self._typed else HERE

    def forget_typed(self, stays: Callable[[str], bool]) -> bool:
        forgot = self._typed and bool(self.ahead)
        if forgot:
            self.ahead.clear()
        return forgot


async def test_what_was_typed_ahead_answers_nothing_that_nobody_had_seen() -> None:
    people = Hasty()
    place, table = await dealt(people, "Ada", "Bo", "Cy")
    with suppress(EndOfLines):
        await table.play()
    assert place.decision is not None
    assert place.decision.kind == "offer"
    assert "What you typed before this was asked does not count." in people.told
    place.leave()
