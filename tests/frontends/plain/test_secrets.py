"""What is told between two hand-overs: no card but those that lie open and one's own."""

from pathlib import Path
from random import Random

import pytest

from abyss_tui.games.abyss.actions import Affiliate
from abyss_tui.games.abyss.views import View
from abyss_tui.table.place import Place
from tests.frontends.plain.person import CARD, People, at_random, dealt
from tests.frontends.plain.session import CLEARED, Session, answer

NAMES = ("Ada", "Bo", "Cy", "Dan")
EXAMPLE = "as crab 3 4 squid 2"
"""How a payment is typed, which names cards that nobody needs to have."""
LOOKS = ("hand", "court", "players", "track", "lord 2", "why recruit", "council")


class Watcher:
    """Plays at random, looks at things, and checks every line against who may read it."""

    place: Place

    def __init__(self, seed: int) -> None:
        self.lot = Random(seed)
        self.play = at_random(seed)
        self.people = People(self.answers)
        self.viewer: int | None = None
        """Who has opened their hand last, outside an offer."""
        self.looking: int | None = None
        """Who looks at their hand during an offer."""
        self.cleared = 0
        self.asked = ""
        """The question that is still to be answered, after a look at something."""

    def answers(self, said: str) -> str:
        """Check what was said, and answer it."""
        called = [seat for seat, name in enumerate(self.place.names) if f"to {name}. " in said]
        if self.people.cleared > self.cleared:
            self.cleared, self.looking = self.people.cleared, None
        self.check(said, None if called else self.eyes())
        if called and "A look at" in said:
            self.looking = called[0]
        elif called:
            self.viewer = called[0]
        elif "ress Enter" not in said and not self.asked:
            self.asked = said
            return self.lot.choice(LOOKS)
        asked, self.asked = self.asked or said, ""
        return self.play(asked)

    def eyes(self) -> int | None:
        """Return who sits at the keyboard alone."""
        if self.looking is not None:
            return self.looking
        decision = self.place.decision
        return None if decision is None or decision.kind == "offer" else self.viewer

    def check(self, said: str, eyes: int | None) -> None:
        """Fail for a card that is neither open nor in the hand of who reads."""
        told = CARD.findall(" ".join(map(self.without_story, said.splitlines())))
        view: View = self.place.view(eyes, with_options=True)
        cards = [ally.slug for player in view.players for ally in player.affiliated]
        cards += [card.slug for card in view.track]
        if view.own is not None and not isinstance(view.own.hand, int):
            cards += [ally.slug for ally in view.own.hand]
        asked = () if view.decision is None else view.decision.options or ()
        cards += [each.ally.slug for each in asked if isinstance(each, Affiliate)]
        may = {slug.replace("-", " ") for slug in cards}
        assert set(told) <= may, said

    def without_story(self, line: str) -> str:
        """Return a line, or nothing for what happened: its events are as the seat may know them."""
        who, told, _ = line.partition(": ")
        if (told and who.removesuffix(" (you)") in self.place.names) or " buys " in line:
            return ""
        return line.replace(EXAMPLE, "")


@pytest.mark.parametrize("seed", range(12))
async def test_no_card_of_another_hand_is_told(seed: int) -> None:
    watcher = Watcher(seed)
    watcher.place, table = await dealt(watcher.people, *NAMES[: 2 + seed % 3], seed=seed)
    await table.play()
    assert watcher.place.over


def test_nothing_of_a_hand_stays_in_sight_when_the_keyboard_is_passed(tmp_path: Path) -> None:
    session = Session("play", "--plain", "--players", "Ada,Bo,Cy", "--seed", "3", saves=tmp_path)
    lot = Random(3)
    while "What next?" not in session.told and session.process.poll() is None:
        session.type(answer(session.told, lot))
    session.end()
    parts = session.written.split("Pass the keyboard to ")
    assert len(parts) > 30
    assert all(part.endswith(CLEARED) for part in parts[:-1])
    for part in session.written.split(CLEARED):
        assert sum(f"{name}, you have" in part for name in ("Ada", "Bo", "Cy")) <= 1
        assert "Offer to the whole table" not in part or "Your hand:" not in part
