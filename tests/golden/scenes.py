"""What there is to see, the keys that lead there, and what of it is kept as a picture.

A picture is kept where the whole of a screen says more than its parts: the table in both sizes,
with the widest names, at its fullest, and in every look of a terminal; each kind of prompt once;
the curtain, the score, the chart, a replay. What only differs from such a picture in a word, a row
or a message is no picture: a step `shows` that word, and `QUESTIONS` are looked at row by row.

To keep one more picture, add a step to a scene, or a scene, and write the golden files anew.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

Size: TypeAlias = tuple[int, int]

SMALL: Final[Size] = (80, 24)
LARGE: Final[Size] = (120, 40)
SIZES: Final = (SMALL, LARGE)
"""The two layouts of the table: rows below each other, and plates with a log beside them."""
SIT_DOWN: Final = "enter enter"
"""Opens the curtain."""


@dataclass(frozen=True)
class Step:
    """Keys, by Textual's names, and what they lead to: a picture, or some words."""

    keys: str
    frame: str = ""
    """The name of the picture that is kept; empty for none."""
    sizes: tuple[Size, ...] = SIZES
    """The sizes in which it is kept."""
    words: tuple[str, ...] = ()
    """What stands on the screen then, each in one row or in one message."""


@dataclass(frozen=True)
class Scene:
    """What is to be seen of one run of the program."""

    steps: tuple[Step, ...]
    game: str | None = None
    """The kept journal that is resumed; None begins with the menu."""
    upto: int | None = None
    """So many of its entries are there; None for all."""
    kept: tuple[str, ...] = ()
    """Kept journals that lie in the folder too."""
    look: Mapping[str, str] = field(default_factory=dict)
    """The settings that say how it is drawn, if not as usual."""

    @property
    def sizes(self) -> tuple[Size, ...]:
        """The sizes in which there is a picture; words alone are read where room is scarcest."""
        return tuple(
            size for size in SIZES if any(step.frame and size in step.sizes for step in self.steps)
        ) or (SMALL,)


def pictured(keys: str, frame: str, *sizes: Size) -> Step:
    """Return a step to a picture, which is kept in both sizes if none is named."""
    return Step(keys, frame, sizes or SIZES)


def shows(keys: str, *words: str) -> Step:
    """Return a step to a screen of which only some words count."""
    return Step(keys, words=words)


def menu(*steps: Step, kept: tuple[str, ...] = ()) -> Scene:
    """Return a scene that begins with the menu."""
    return Scene(steps, kept=kept)


def table(game: str, upto: int | None, *steps: Step, **look: str) -> Scene:
    """Return a scene that begins where a game is taken up again."""
    return Scene(steps, game, upto, look=look)


def in_the_look(name: str, *further: Step, **look: str) -> Scene:
    """Return a scene of the table in one look, from which further steps lead on."""
    return table("letters", 131, pictured(SIT_DOWN, f"{name}-table", SMALL), *further, **look)


OF_THE_PROGRAM: Final[dict[str, Scene]] = {
    "the menu": menu(
        pictured("", "menu"),
        shows("h", "WHICH GAME?", "Abyss: Conspiracy"),
        pictured("enter", "how-to-play", SMALL),
        shows("pagedown", "  KEYS AND LOCATIONS", "arrows scroll   enter or q closes"),
    ),
    "a new game": menu(
        shows("n", "NEW GAME", "►Player 1", "√ Random"),
        shows(
            "A d a tab tab tab tab tab enter",
            "Player 1   Ada",
            "Abyss is for 2 to 4 players, not 1.",
        ),
        pictured(
            "shift+tab shift+tab shift+tab shift+tab K enter tab tab down down",
            "new-game-seated",
            SMALL,
        ),
    ),
    "kept games": menu(
        shows("", "► c   Kept games"),
        pictured("c", "kept-games", SMALL),
        shows("down down", "►[b]Zoë[/], 深海の王様, 1○"),
        kept=("four-players", "odd-names", "letters", "mid-payment", "just-dealt"),
    ),
    "a replay": menu(
        shows("c enter", " ABYSS  turn 1  replay", "no hand is on this screen", " 0/296 "),
        shows("right right right", " 3/296 ", "M MONSTER "),
        pictured("pagedown pagedown pagedown pagedown", "replay-some-turns"),
        shows("3", "3 Chloé you ", " HAND "),
        pictured("a", "replay-all-hands", SMALL),
        shows("escape w", "sold ∩4 to you for 1○"),
        pictured("escape 0 end", "replay-end", SMALL),
        shows("left pageup", " 294/296 "),
        shows("q", "  c   Kept games"),
        kept=("four-players",),
    ),
}
"""What has no table that goes on."""

OF_THE_TABLE: Final[dict[str, Scene]] = {
    "the curtain": table(
        "odd-names",
        43,
        pictured("", "curtain"),
        pictured(SIT_DOWN, "table-odd-names"),
    ),
    "the first turn": table(
        "just-dealt",
        None,
        pictured(SIT_DOWN, "table-first-turn"),
        shows("s", "All Council piles are empty."),
        shows("u", "This cannot be undone: no move has been made yet."),
        shows("n", "You can still explore, request support or recruit."),
        shows("t", "None of your Lords can be used now."),
        shows("r 1", "The Reaper needs a seahorse."),
    ),
    "a turn": table(
        "four-players",
        117,
        pictured(SIT_DOWN, "table-four-players"),
        pictured("full_stop", "hand-hidden", SMALL),
        shows("r", "Your hand is hidden: press . to show it first."),
        pictured("full_stop o", "all-players"),
        pictured("escape w", "what-happened", SMALL),
        pictured("escape question_mark", "keys"),
        pictured("escape ctrl+p", "palette", SMALL),
        shows("l e a", "► Leave", "q  The game is kept"),
        pictured("escape q", "leave", SMALL),
        shows("y", "► c   Kept games"),
    ),
    "the last round": table("four-players", 287, pictured(SIT_DOWN, "table-last-round")),
    "letters for names": table(
        "letters", 131, shows(SIT_DOWN, "►1 M you   ○5"), pictured("w", "story-letters", SMALL)
    ),
    "information": table(
        "four-players",
        265,
        pictured(SIT_DOWN + " i", "info-lord", SMALL),
        shows("escape right i", "▄▄ THE LANDOWNER ▄", "←→ the next one"),
    ),
    "information on every zone": table(
        "four-players",
        265,
        shows(SIT_DOWN + " tab i", "▄▄ THE CHASM ▄"),
        shows("escape tab i", "▄▄ EXPLORE ▄"),
        shows("escape tab i", "▄▄ COUNCIL PILE ▄"),
        shows("escape tab i", "▄▄ ∩ JELLYFISH 2 ▄"),
        shows("escape tab i", "▄▄ ADA ▄"),
        shows("escape tab i", "▄▄ EXPLORE ▄"),
        shows("escape right i", "▄▄ REQUEST SUPPORT ▄"),
    ),
    "light": in_the_look("light", theme="light"),
    "256 colours": in_the_look("256-colours", colors="256"),
    "16 colours": in_the_look(
        "16-colours", pictured("r 4", "16-colours-payment", SMALL), colors="16"
    ),
    "no colours": in_the_look(
        "no-colours", pictured("r 4", "no-colours-payment", SMALL), colors="none"
    ),
}
"""The table, what is read about it, and how it looks."""

OF_THE_PROMPTS: Final[dict[str, Scene]] = {
    "recruiting": table(
        "four-players",
        274,
        pictured(SIT_DOWN + " r", "recruit"),
        shows("full_stop", "hand hidden: press . to show"),
    ),
    "paying": table(
        "letters",
        131,
        pictured(SIT_DOWN + " r 4", "payment"),
        shows("3", "Allies 12 of 10     5 Pearls left", "  12/10"),
        shows("z", "  10 Pearls of 10     5 Pearls too few"),
        shows("enter", "The Recruiter needs a crab."),
        shows("down space right space", "Allies 5 + 5 Pearls of 10     0 Pearls left"),
        shows("escape", "choose one action"),
    ),
    "paying with many": table(
        "letters", 127, pictured(SIT_DOWN + " r 3", "payment-of-a-large-hand", SMALL)
    ),
    "support": table("four-players", 124, pictured(SIT_DOWN + " s", "support-which-pile")),
    "an offer": table(
        "four-players",
        1,
        pictured("", "offer"),
        shows("v", "WHO LOOKS AT THEIR HAND FIRST?", "  2     Bruno   ×"),
        shows("1", "A look at your own hand before the offer is answered."),
        pictured(SIT_DOWN, "offer-hand", SMALL),
    ),
    "a second offer": table(
        "four-players",
        6,
        shows("1 2 3", "sold ¤1 to Bruno for 2○", "only enter goes on here"),
    ),
    "an offer of two": table(
        "letters", 1, shows("n", "Your turn goes on. Everyone else: look away.")
    ),
    "the dive": table(
        "four-players",
        3,
        pictured(SIT_DOWN, "explore-ally"),
        shows("enter", "Choose a row first: with the arrows, or by its number."),
        shows("escape", "This must be decided before the game goes on."),
    ),
    "a Monster": table("four-players", 2, pictured(SIT_DOWN + " down", "monster-marked")),
    "discarding": table(
        "four-players",
        160,
        pictured(SIT_DOWN, "discard-many"),
        shows("full_stop", "Your hand is hidden: press . to show it."),
        shows("o", "ALL PLAYERS"),
    ),
    "swapping": table(
        "four-players",
        266,
        shows(SIT_DOWN + " 1", "► 1     Take the Abyss = 10           2 for each Guild among your"),
        shows("escape", "SWAP A LOCATION?", "choose"),
    ),
    "a Location": table("four-players", 163, pictured(SIT_DOWN, "location")),
    "a Location and its Keys": table(
        "odd-names", 150, pictured(SIT_DOWN + " 1", "location-keys", SMALL)
    ),
    "exchanging": table("two-players", 66, pictured(SIT_DOWN + " down down", "exchange-marked")),
    "the end of a turn": table("four-players", 116, pictured(SIT_DOWN, "end")),
}
"""Each kind of prompt."""

OF_THE_SCORE: Final[dict[str, Scene]] = {
    "the score": table(
        "four-players",
        None,
        pictured("space", "score"),
        pictured("f", "score-figures"),
        pictured("escape p", "score-points-by-turn"),
        shows("escape o", "ALL PLAYERS"),
        shows("escape m", "  c   Kept games"),
    ),
    "the costly moves": table(
        "four-players",
        None,
        pictured("space g", "costly-moves"),
        shows("down down down enter", "  replay", "/296 "),
    ),
    "a score that is tied": table("two-players", None, pictured("space", "score-tied", SMALL)),
    "the score of odd names": table("odd-names", None, pictured("space", "score-odd-names", SMALL)),
    "a score without colours": table(
        "four-players", None, pictured("space", "no-colours-score", SMALL), colors="none"
    ),
}
"""What comes after a game."""

SCENES: Final = OF_THE_PROGRAM | OF_THE_TABLE | OF_THE_PROMPTS | OF_THE_SCORE
"""All scenes, by what they show."""


@dataclass(frozen=True)
class Asked:
    """A moment of a kept journal at which rows are chosen between."""

    game: str
    upto: int
    keys: str = SIT_DOWN


QUESTIONS: Final[dict[str, Asked]] = {
    "support": Asked("four-players", 124, SIT_DOWN + " s"),
    "use a Lord": Asked("four-players", 124, SIT_DOWN + " t"),
    "use the Opportunist": Asked("four-players", 132, SIT_DOWN + " t"),
    "recruit": Asked("four-players", 274, SIT_DOWN + " r"),
    "who looks at their hand": Asked("four-players", 1, "v"),
    "explore": Asked("four-players", 3),
    "explore, or use a Lord": Asked("four-players", 153),
    "explore, on the fifth space": Asked("mid-exploration", 68),
    "a Monster": Asked("four-players", 2),
    "a Monster, or use a Lord": Asked("four-players", 145),
    "a Monster on the fifth space": Asked("four-players", 40),
    "a pile for the Alchemist": Asked("four-players", 262),
    "a pile for the Apprentice": Asked("two-players", 131),
    "affiliate": Asked("mid-payment", 12),
    "affiliate one of four": Asked("four-players", 176),
    "discard for the Commander": Asked("four-players", 160),
    "discard for the Jailer": Asked("two-players", 35),
    "discard down to six": Asked("four-players", 141),
    "disable": Asked("letters", 140),
    "steal": Asked("four-players", 275),
    "swap": Asked("four-players", 266),
    "a second Lord": Asked("letters", 132),
    "replace by the Traitor": Asked("four-players", 115),
    "replace by the Schemer": Asked("four-players", 238),
    "a Location": Asked("four-players", 163),
    "a Location and its Keys": Asked("odd-names", 150),
    "a Location for an ambassador": Asked("four-players", 260),
    "exchange": Asked("two-players", 66),
    "the end of a turn": Asked("four-players", 116),
}
"""A question of every kind, by what is asked."""
