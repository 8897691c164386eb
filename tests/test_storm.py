"""A storm of keys, mouse events, pastes, sizes and stops over the program itself.

`STORM_SEED` and `STORM_INPUTS` vary it. The seed draws the inputs, but what is drawn follows
what the screen shows, and that follows the clock: a failure names its last inputs, too.
"""

import os
import re
import shutil
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Final

import pytest

from abyss_tui.games.abyss.actions import Recruit
from abyss_tui.games.abyss.game import Game
from abyss_tui.games.abyss.lessons.deal import NAMES, OPPONENT
from abyss_tui.games.abyss.previews import preview
from abyss_tui.record.history import History
from tests.frontends.tui.reaching import at, saved_at
from tests.record.games import a_journal, the_game
from tests.storm_inputs import (
    DOWN,
    ENTER,
    ESCAPE,
    UP,
    Input,
    Resize,
    Send,
    Storm,
    Wait,
)
from tests.terminal import Terminal

SEED: Final = int(os.environ.get("STORM_SEED", "1"))
INPUTS: Final = int(os.environ.get("STORM_INPUTS", "20000"))
LAST_INPUTS: Final = 40
SPELL: Final = 240
"""The inputs between two proofs that there is a way out."""
LONGEST_WAY: Final = 150
"""More keys than any way from a prompt to the menu takes."""

SCREENS: Final = {
    "palette": "Search for commands",
    "curtain": "PASS THE KEYBOARD TO",
    "reading": " closes ",
    "too small": "The table needs",
    "offer": "OFFER AT THE TABLE",
    "payment": "z clears",
    "leave": "▄ LEAVE? ▄",
    "turn over": "YOUR TURN IS OVER",
    "choice": "↑↓ enter, or its number",
    "form": "▄ NEW GAME ▄",
    "kept": "▄ KEPT GAMES ▄",
    "menu": "Join a friend's game",
    "score": "final score",
    "replay": " view  a hands",
    "table": "? help  ",
}
"""What only this screen says; an upper one comes before the one that it lies on."""

ELSEWHERE: Final = (
    "─ COUR ",
    "PASSEZ LE CLAVIER",
    "Quitter",
    "quitter",
    "Chercher",
    "fermer",
    "ferme",
    "What is your name at the table?",
    "^v enter",
    "^v entree",
    "- COUR ",
    "SEATS",
    "TABLES",
)
"""Words of a program that the storm has led astray, which is started anew: it has set the other
language or signs, or hosts."""

IN_A_LESSON: Final = re.compile(
    rf"\b{NAMES[OPPONENT]}\b|\A ABYSS  (?:turn \d+  )?[1-8]/8: ", re.IGNORECASE
)
"""Who plays in the lessons alone, or their first line: no journal says whose hand that is."""

OPENS_CURTAIN: Final = (Send(ENTER), Wait(0.85), Send(ENTER))
BACK: Final = (Send(ESCAPE), Wait(0.12))

LEADS_ON: Final[Mapping[str, tuple[tuple[Input, ...], ...]]] = {
    "palette": ((Send(b"ex"), Send(ENTER)), (Send(DOWN), Send(ENTER)), BACK),
    "curtain": (OPENS_CURTAIN,),
    "reading": ((Send(b"\x1b[6~"), Send(UP), Send(b"x")), BACK),
    "too small": ((Resize(80, 24),), (Resize(120, 40),)),
    "offer": ((Send(b"n"),), (Send(b"1"), Send("é".encode()), Send(b"3")), (Send(b"v"),)),
    "payment": (
        (Send(ENTER),),
        (Send(b"z"), Send(b" "), Send(DOWN), Send(b" "), Send(b"2"), Send(ENTER)),
        BACK,
    ),
    "leave": ((Send(b"n"),), BACK, (Send(b"y"),)),
    "turn over": ((Send(ENTER),), (Send(ENTER),), (Send(b"."),), (Send(b"u"),)),
    "choice": (
        (Send(DOWN), Send(ENTER)),
        (Send(b"1"),),
        (Send("é".encode()),),
        (Send(b"."), Send(b".")),
    ),
    "form": (
        (Send(b"Ada"), Send(ENTER), Send("Бо 🦀".encode()), *(Send(b"\t") for _ in range(4)),
         Send(ENTER)),
        # An empty form: what the storm has typed into this one may be no names.
        (*BACK, Send(b"n"), Wait(0.3), Send(b"Ada"), Send(ENTER), Send("Бо 🦀".encode()),
         *(Send(b"\t") for _ in range(4)), Send(ENTER)),
        BACK,
    ),
    "kept": ((Send(DOWN), Send(ENTER)), (Send(ENTER),), BACK),
    "menu": ((Send(b"n"), Wait(0.3)), (Send(b"c"), Wait(0.3)), (Send(b"h"),)),
    "score": ((Send(b" "), Send(b"f")), (Send(b"o"),), *((Send(b"w"),),) * 3, (Send(b"r"),),
              (Send(b"m"),)),
    "replay": ((Send(b"\x1b[F"),), (Send(b"a"),), (Send(b"1"), Send(b"w")), (Send(b"\x1b[6~"),)),
    "table": (
        (Send(b"e"),), (Send(b"e"),), (Send(b"s"), Send(b"1")), *((Send(b"r"), Send(b"1")),) * 3,
        *((Send(b"r"), Send(b"3")),) * 2, (Send(b"r"), Send(b"5")), (Send(b"p"),), (Send(b"t"),),
        (Send(b"u"),), (Send(b"\x10"),), *((Send(b"\x10"), Wait(0.1)),) * 3,
        (Send(b"\t"), Send(DOWN), Send(b"i")), (Send(b"o"),), (Send(b"w"),), (Send(b"."),),
        (Send(b"q"),),
    ),
}  # fmt: skip
"""What a person would press there."""

LEADS_OUT: Final[Mapping[str, tuple[tuple[Input, ...], ...]]] = {
    "curtain": (OPENS_CURTAIN,),
    "offer": ((Send(b"n"),),),
    "reading": (BACK, (Send(b"n"),)),  # an offer may lie over it
    "leave": ((Send(b"y"),),),
    "turn over": ((Send(b"1"),), (Send(b"."),)),  # taken back, it would be asked for ever
    "choice": (
        BACK,
        (Send(b"\x1b[H"), Send(ENTER)),
        (Send(b"."),),
        (Send(b"\x1b[F"), Send(ENTER)),
    ),
    "score": ((Send(b"m"),),),
    "replay": ((Send(b"q"),),),
    "table": ((Send(b"q"),), BACK),  # what was typed into the palette hides that it is one
}
"""What leads from there to the menu; Escape where nothing else is said."""

QUITTABLE: Final = ("menu", "score")
WAYS_TO_QUIT: Final = (b"Quit", b"quit")
"""What these screens write for it, whether it can be seen for long or not."""
QUITS: Final = (Send(b"q"), Send("й".encode()))


@dataclass
class Weather:
    """One storm: what was sent, what was seen, and the run of the program that bears it."""

    start: str
    folder: Path
    seed: int
    lots: Random
    sent: int = 0
    last: deque[Input | str] = field(default_factory=lambda: deque(maxlen=LAST_INPUTS))
    every: list[Input | str] = field(default_factory=list)
    """Every input, with the screens between."""
    read_till: int = 0
    """How much had been written at the last look."""
    looked: str = ""
    quittable: deque[bool] = field(default_factory=lambda: deque(maxlen=3))
    """Whether the last screens had a way to quit."""
    met: set[str] = field(default_factory=set)
    runs: int = 0
    sitting: tuple[str, int] | None = None
    """Whose hand was shown last: of which game, which seat."""
    seen: int = 0
    """How much had been written when that hand was looked at."""

    def begin(self) -> None:
        """Start the program."""
        self.terminal = Terminal(self.folder / "games", *self._arguments())
        self.runs += 1
        self.sitting = None
        self.read_till = self.seen = 0
        assert self.terminal.wait_for(lambda said: screen_of(said) is not None), self.told("start")

    def _arguments(self) -> list[str]:
        """Return what the program is started with; the games of other runs stay in the folder."""
        if self.start == "menu":
            return []
        if self.start == "lessons":
            return ["tutorial"]
        if self.start == "bots":
            players = ",".join(("Ada", *["bot:easy"] * self.lots.randint(1, 3)))
            seed = str(self.lots.randrange(10**6))
            return ["play", "--players", players, "--bot-time", "0.4", "--seed", seed]
        if self.start.startswith("play"):
            names = ("Ada", "Bo", "Cy", "Dmitri")[: int(self.start[-1])]
            return ["play", "--players", ",".join(names), "--seed", str(self.lots.randrange(10**6))]
        prepared = sorted((self.folder / self.start).glob("*.jsonl"))
        game = prepared[self.runs % len(prepared)]
        kept = self.folder / "games" / game.name
        kept.parent.mkdir(exist_ok=True)
        shutil.copy(game, kept)
        return ["replay" if self.start == "replay" else "resume", str(kept)]

    def blow(self, inputs: int) -> None:
        """Send so many inputs, and prove now and then that there is a way out."""
        storm = Storm(self.lots)
        ways_from_the_menu = cycle(LEADS_ON["menu"])
        self.begin()
        proven = 0
        while self.sent < inputs:
            screen = self.look()
            if self.terminal.ended:
                self.begin_again()
            elif self.sent - proven >= SPELL:
                proven = self.sent
                self.go_to_the_menu()
                self.send(next(ways_from_the_menu))  # by lot some would not be met
                self.look()
                self.go_to_the_menu()
                if self.lots.random() < 0.6:
                    self.quit()
                    self.begin()
            elif screen is not None and self.lots.random() < 0.4:
                self.send(self.lots.choice(LEADS_ON[screen]))
                # Something has just begun to happen: after a move, that bots think.
                if self.lots.random() < (0.6 if self.start == "bots" else 0.2):
                    self.send(storm.dip())
            else:
                self.send(storm.gust(self.terminal.size))
        self.go_to_the_menu()
        self.quit()

    # Looking at the screen.

    def look(self) -> str | None:
        """Return which screen is there, None for one too small to say; no hand may be wrong."""
        self.terminal.settle()
        self.looked = self.terminal.text()
        if any(word in self.looked for word in ELSEWHERE):
            self.terminal.kill()
            shutil.rmtree(Path(os.environ["XDG_CONFIG_HOME"], "abyss-tui"), ignore_errors=True)
            self.begin()
            return self.look()
        screen = screen_of(self.looked)
        self.last.append(f"the screen: {screen}")
        self.every.append(f"the screen: {screen}")
        self.quittable.append(self.a_way_was_drawn() or screen in QUITTABLE)
        self.read_till = len(self.terminal.written)
        self.met.add(screen or "unreadable")
        if screen is not None and not self.terminal.ended:
            self.look_for_hands(screen)
        return screen

    def look_for_hands(self, screen: str) -> None:
        """No hand may be shown but that of the player at the keyboard."""
        shown = hand_on(self.looked)
        if shown is None or IN_A_LESSON.search(self.looked):
            return
        assert screen not in ("curtain", "offer", "menu", "form", "kept"), self.told("a hand")
        if self.start == "replay" or SCREENS["replay"] in self.looked or self.sent % 3:
            return
        owners = self.seats_at_the_keyboard(shown)
        if not owners:  # perhaps the last move is not drawn yet
            self.terminal.pause(0.5)
            self.looked = self.terminal.text()
            shown = hand_on(self.looked)
            owners = [] if shown is None else self.seats_at_the_keyboard(shown)
            assert owners or shown is None, self.told("the hand of somebody else")
        self.met.add("hand")
        if len(owners) == 1:
            self.look_for_the_curtain(owners[0])

    def look_for_the_curtain(self, owner: tuple[str, int]) -> None:
        """Between the hands of two players the curtain came down; who plays alone has none."""
        game, seat = owner
        alone = seat == alone_in(the_game(self.folder / "games" / f"{game}.jsonl"))
        if self.sitting not in (None, owner) and not alone:
            between = self.terminal.written[self.seen :]
            assert b"PASS THE KEYBOARD TO" in between, self.told("no curtain between two hands")
        self.sitting, self.seen = owner, len(self.terminal.written)

    def seats_at_the_keyboard(self, shown: tuple[int, int]) -> list[tuple[str, int]]:
        """Return who has such a hand and must decide, or has just ended a turn, in any game.

        Who plays alone with bots sees their hand all the time; who can buy the Ally that is
        offered may look at theirs first.
        """
        found, back = [], int(SCREENS["turn over"] in self.looked)
        for path in (self.folder / "games").glob("*.jsonl"):
            history = the_game(path)
            game, alone = history.game, alone_in(history)
            if game.decision is None:
                continue
            assert isinstance(game, Game)
            seats = [(game.decision.seat - back) % len(game.players)]
            if game.decision.kind == "offer":
                seats = [each.seat for each in preview(game, None).offer if each.problem is None]
            for seat in seats if alone is None else [alone]:
                hand = game.players[seat].hand
                if (len(hand), sum(ally.value for ally in hand)) == shown:
                    found.append((path.stem, seat))
        return found

    # Sending.

    def send(self, inputs: "list[Input] | tuple[Input, ...]") -> None:
        """Send some inputs one after the other."""
        for each in inputs:
            self.sent += 1
            self.last.append(each)
            self.every.append(each)
            each.reach(self.terminal)
            self.terminal.read(0)

    def go_to_the_menu(self) -> None:
        """Press what leads out until the menu is there."""
        self.send([Resize(80, 24), Send(b"\x1b[I"), Wait(0.2)])
        tried: dict[str | None, int] = {}
        for _ in range(LONGEST_WAY):
            screen = self.look()
            if screen == "menu":
                return
            if self.terminal.ended:
                self.begin_again()
                continue
            ways = LEADS_OUT.get(screen or "", (BACK,))
            tried[screen] = tried.get(screen, -1) + 1
            self.send(ways[tried[screen] % len(ways)])
            self.terminal.pause(0.03)
        raise AssertionError(self.told("no key leads on"))

    # The end of a run.

    def quit(self) -> None:
        """Quit at the menu, and look at how the program leaves the terminal."""
        for _ in range(3):  # the first q may still belong to an Escape
            self.send([Send(b"q"), Wait(0.2)])
            self.terminal.settle()
            if self.terminal.ended:
                break
        self.look_at_the_end()

    def begin_again(self) -> None:
        """A key has quit the program at the menu or the score; no other may end it."""
        self.look_at_the_end()
        assert self.could_quit, self.told("it ended by itself")
        self.begin()

    def a_way_was_drawn(self) -> bool:
        """Whether since the last look something was drawn that quits."""
        drawn = bytes(self.terminal.written[self.read_till :])
        return any(way in drawn for way in WAYS_TO_QUIT)

    @property
    def could_quit(self) -> bool:
        """Whether a key can have quit the program: its way was shown, or one leads there."""
        pressed = any(each in self.last for each in QUITS)
        return pressed or any(self.quittable) or self.a_way_was_drawn()

    def look_at_the_end(self) -> None:
        """The program ends well, without a report, and gives the terminal back."""
        status = self.terminal.close()
        assert status == 0, self.told(f"exit status {status}")
        assert not (self.folder / "games" / "reports").exists(), self.told("a crash report")
        assert b"Traceback" not in self.terminal.written, self.told("a traceback")
        assert not self.terminal.left_on(), self.told(f"left on: {self.terminal.left_on()}")

    def told(self, what: str) -> str:
        """Return what went wrong, and how to come there again."""
        (self.folder / "written.bin").write_bytes(self.terminal.written)
        (self.folder / "inputs.txt").write_text("\n".join(map(str, self.every)))
        reports = [each.read_text() for each in (self.folder / "games" / "reports").glob("*")]
        return "\n".join(
            (
                f"{what}: start {self.start!r}, STORM_SEED={self.seed}, input {self.sent}",
                f"window {self.terminal.size}, run {self.runs} of the program",
                *(str(each) for each in self.last),
                self.terminal.text(),
                *reports,
                self.terminal.last_words(),
            )
        )


def alone_in(history: History) -> int | None:
    """Return the seat of somebody who plays alone with bots; None in any other game."""
    header = history.header
    people = [seat for seat in range(len(header.names)) if seat not in header.bots]
    return people[0] if len(people) == 1 else None


def screen_of(said: str) -> str | None:
    """Return which screen this is, None when it does not say so."""
    return next((screen for screen, words in SCREENS.items() if words in said), None)


def hand_on(said: str) -> tuple[int, int] | None:
    """Return how many cards the hand on the screen has and their sum; None without a hand."""
    large = re.search(r" (\d+) cards?\b.*\n.* (\d+) in all\b", said)
    if large is not None:
        return int(large[1]), int(large[2])
    small = re.search(r" HAND (\d+) (.*)", said)
    if small is None:
        return None
    many = re.findall(r"(\d+) =(\d+)", small[2])  # where there is no room for each
    values = re.findall(r"\d", re.sub(r"\d+ =\d+", "", small[2]))
    if len(values) + sum(int(number) for number, _ in many) != int(small[1]):
        return None  # something lies over a part of it
    return int(small[1]), sum(map(int, values)) + sum(int(total) for _, total in many)


STARTS: Final = (
    *("menu", "play-2", "play-4", "bots", "lessons"),
    *("questions", "prompts", "payment", "ending", "replay"),
)

QUESTIONS: Final = ("explore", "offer", "support", "affiliate", "discard", "turn", "end")
RARE_QUESTIONS: Final = ("disable", "steal", "swap", "replace", "location", "exchange")

EXPECTED: Final[Mapping[str, set[str]]] = {
    "menu": {"form", "menu", "table", "reading"},  # who plays alone has no curtain
    "play-2": {"curtain", "table", "offer", "choice", "leave", "reading", "palette", "hand"},
    "play-4": {"curtain", "table", "offer", "choice", "reading", "hand"},
    "bots": {"table", "reading", "hand"},
    "lessons": {"table", "reading"},
    "questions": {"curtain", "offer", "choice", "table", "reading", "hand"},
    "prompts": {"curtain", "choice", "table", "hand"},
    "payment": {"curtain", "choice", "table", "payment", "hand"},
    "ending": {"score", "reading", "replay", "curtain"},
    "replay": {"replay", "reading", "menu", "kept"},
}
"""What a long storm must meet."""


def can_recruit(game: Game) -> bool:
    """Whether the player can pay for each Lord of the Court but one, or more."""
    decision = game.decision
    if decision is None or decision.kind != "turn":
        return False
    lords = {option.lord for option in decision.options if isinstance(option, Recruit)}
    return len(lords) >= len(game.court) - 1


def prepare(start: str, folder: Path) -> None:
    """Lay the games from which a start begins into a folder."""
    match start:
        case "questions" | "prompts":
            kinds = QUESTIONS if start == "questions" else RARE_QUESTIONS
            for kind in kinds:
                name = f"{saved_at(folder / kind, at(kind)).game}.jsonl"
                shutil.copy(folder / kind / name, folder / f"{kind}-{name}")
        case "payment":
            name = f"{saved_at(folder / 'games', can_recruit).game}.jsonl"
            shutil.copy(folder / "games" / name, folder / name)
        case "ending":
            for seed in range(3):
                game = a_journal(folder / "games", players=2 + seed % 3, seed=seed)
                lines = game.read_bytes().splitlines(keepends=True)
                (folder / game.name).write_bytes(b"".join(lines[: -3 - seed]))
        case "replay":
            for moves in (None, 60):
                game = a_journal(folder / "games", moves, players=3)
                shutil.copy(game, folder / game.name)


@pytest.fixture
def weather(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Weather]:
    start = str(request.param)
    (tmp_path / start).mkdir()
    prepare(start, tmp_path / start)
    weather = Weather(start, tmp_path, SEED, Random(f"{SEED} {start}"))
    yield weather
    weather.terminal.kill()


@pytest.mark.slow
@pytest.mark.parametrize("weather", STARTS, indirect=True)
def test_no_storm_ends_the_program_or_shows_a_hand(weather: Weather) -> None:
    weather.blow(INPUTS // len(STARTS))
    assert weather.sent < 2000 or EXPECTED[weather.start] <= weather.met


UNREADABLE: Final = {
    "no UTF-8": b"\xff",
    "a letter that was cut": b"\xc3x",
    "a mouse that reports in Latin-1": b"\x1b[M \xe9!",
    "two numbers of a key": b"\x1b[97:65;2u",
    "no number of a key": b"\x1b[99999999;1u",
}


def test_input_that_cannot_be_read_is_passed_over(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path / "games")
    assert terminal.wait_for(lambda said: screen_of(said) == "menu")
    for name, keys in UNREADABLE.items():
        terminal.send(keys)
        terminal.pause(0.2)
        terminal.send(b"h")
        assert terminal.wait_for(lambda said: screen_of(said) == "choice"), name  # which game?
        terminal.send(b"q")
        assert terminal.wait_for(lambda said: screen_of(said) == "menu"), name
    terminal.settle()
    terminal.send(b"q")
    assert terminal.close() == 0
    assert not terminal.left_on()
