"""What there is to see, and the keys that lead there: each frame is kept in two sizes.

A scene opens the program on a kept journal, or on the menu, and presses keys. To keep one more
frame, add a step to a scene, or a scene, and write the golden files anew.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

Step: TypeAlias = tuple[str, str]
"""Keys, by Textual's names, and the name of the frame that they lead to."""
SIT_DOWN: Final = "enter enter"
"""Opens the curtain."""


@dataclass(frozen=True)
class Scene:
    """The frames of one run of the program."""

    steps: tuple[Step, ...]
    game: str | None = None
    """The kept journal that is resumed; None begins with the menu."""
    upto: int | None = None
    """So many of its entries are there; None for all."""
    kept: tuple[str, ...] = ()
    """Kept journals that lie in the folder too."""


def menu(*steps: Step, kept: tuple[str, ...] = ()) -> Scene:
    """Return a scene that begins with the menu."""
    return Scene(steps, kept=kept)


def table(game: str, upto: int | None, *steps: Step) -> Scene:
    """Return a scene that begins where a game is taken up again."""
    return Scene(steps, game, upto)


def asked(name: str, game: str, upto: int, *steps: Step) -> Scene:
    """Return a scene that begins with the question that waits for whoever sits down."""
    return table(game, upto, (SIT_DOWN, name), *steps)


SCENES: Final[dict[str, Scene]] = {
    "the menu": menu(
        ("", "menu"),
        ("h", "how-to-play"),
        ("pagedown", "how-to-play-further-down"),
    ),
    "a new game": menu(
        ("n", "new-game"),
        ("A d a tab tab tab tab tab enter", "new-game-with-one-player"),
        (
            "shift+tab shift+tab shift+tab shift+tab K enter tab tab down down",
            "new-game-seated",
        ),
    ),
    "kept games": menu(
        ("", "menu-with-kept-games"),
        ("c", "kept-games"),
        ("down down", "kept-games-lower"),
        kept=("four-players", "odd-names", "letters", "mid-payment", "just-dealt"),
    ),
    "the curtain": table(
        "odd-names",
        43,
        ("", "curtain"),
        ("enter", "curtain-pressed-once"),
        ("enter", "table-odd-names"),
    ),
    "the first turn": table(
        "just-dealt",
        None,
        ("", "curtain-first-turn"),
        (SIT_DOWN, "table-first-turn"),
        ("s", "impossible-support"),
        ("u", "impossible-undo"),
        ("n", "impossible-pass"),
        ("t", "impossible-use"),
        ("r", "recruit-nobody"),
        ("1", "impossible-recruit"),
    ),
    "a turn": table(
        "four-players",
        117,
        (SIT_DOWN, "table-four-players"),
        ("full_stop", "hand-hidden"),
        ("r", "recruit-with-hand-hidden"),
        ("full_stop o", "all-players"),
        ("escape w", "what-happened"),
        ("escape question_mark", "keys"),
        ("escape ctrl+p", "palette"),
        ("l e a", "palette-searched"),
        ("escape q", "leave"),
        ("y", "menu-after-leaving"),
    ),
    "the last round": table("four-players", 287, (SIT_DOWN, "table-last-round")),
    "letters for names": table("letters", 131, (SIT_DOWN, "table-letters"), ("w", "story-letters")),
    "recruiting": table(
        "four-players",
        274,
        (SIT_DOWN + " r", "recruit"),
        ("full_stop", "recruit-hand-hidden"),
    ),
    "paying": table(
        "letters",
        131,
        (SIT_DOWN + " r 4", "payment"),
        ("3", "payment-third-way"),
        ("z", "payment-cleared"),
        ("enter", "payment-refused"),
        ("down space right space", "payment-toggled"),
        ("escape", "payment-left"),
    ),
    "paying with many": table("letters", 127, (SIT_DOWN + " r 3", "payment-of-a-large-hand")),
    "support": table("four-players", 124, (SIT_DOWN + " s", "support-which-pile")),
    "use a Lord": table(
        "four-players",
        124,
        (SIT_DOWN + " t", "use-a-lord"),
        ("1", "use-a-lord-on-what"),
        ("full_stop", "use-a-lord-hand-hidden"),
        ("full_stop escape 2", "use-another-lord-on-what"),
    ),
    "use the Opportunist": table("four-players", 132, (SIT_DOWN + " t 1", "use-the-opportunist")),
    "an offer": table(
        "four-players",
        1,
        ("", "offer"),
        ("v", "offer-who-looks"),
        ("1", "offer-look-curtain"),
        (SIT_DOWN, "offer-hand"),
    ),
    "a second offer": table("four-players", 6, ("", "offer-not-to-all"), ("1 2 3", "offer-sold")),
    "an offer of two": table("letters", 1, ("", "offer-of-two"), ("n", "offer-declined")),
    "the dive": asked(
        "explore-ally",
        "four-players",
        3,
        ("enter", "explore-nothing-marked"),
        ("escape", "explore-no-escape"),
    ),
    "the dive with a Lord": asked(
        "explore-ally-and-use", "four-players", 153, ("3", "explore-use")
    ),
    "the dive at its end": asked("explore-fifth-space", "mid-exploration", 68),
    "a Monster": asked("monster", "four-players", 2, ("down", "monster-marked")),
    "a Monster with a Lord": asked("monster-and-use", "four-players", 145),
    "a Monster at the end": asked("monster-fifth-space", "four-players", 40),
    "a further pile": asked("support-alchemist", "four-players", 262),
    "a further pile drawn": asked("support-apprentice", "two-players", 131),
    "who is affiliated": asked("affiliate", "mid-payment", 12),
    "who is affiliated, of many": asked("affiliate-four", "four-players", 176),
    "discarding": asked(
        "discard-many",
        "four-players",
        160,
        ("full_stop", "discard-hand-hidden"),
        ("o", "discard-o"),
    ),
    "discarding one": asked("discard-jailer", "two-players", 35),
    "discarding to six": asked("discard-commander", "four-players", 141),
    "disabling": asked("disable", "letters", 140),
    "stealing": asked("steal", "four-players", 275),
    "swapping": asked("swap", "four-players", 266, ("1", "swap-take"), ("escape", "swap-back")),
    "a second Lord": asked("second-lord", "letters", 132),
    "the Traitor": asked("replace-traitor", "four-players", 115, ("1", "replace-traitor-take")),
    "the Schemer": asked("replace-schemer", "four-players", 238),
    "a Location": asked("location", "four-players", 163, ("4", "location-drawn")),
    "a Location and its Keys": asked("location-of-two", "odd-names", 150, ("1", "location-keys")),
    "an ambassador's Location": asked("location-ambassador", "four-players", 260),
    "exchanging": asked("exchange", "two-players", 66, ("down down", "exchange-marked")),
    "the end of a turn": asked("end", "four-players", 116, ("2", "end-use")),
    "information": table(
        "four-players",
        265,
        (SIT_DOWN + " i", "info-lord"),
        ("escape right i", "info-next-lord"),
        ("escape tab i", "info-zone-1"),
        ("escape tab i", "info-zone-2"),
        ("escape tab i", "info-zone-3"),
        ("escape tab i", "info-zone-4"),
        ("escape tab i", "info-zone-5"),
        ("escape tab i", "info-zone-6"),
        ("escape right i", "info-action-2"),
        ("escape right i", "info-action-3"),
        ("escape right i", "info-action-4"),
    ),
    "the score": table(
        "four-players",
        None,
        ("space", "score"),
        ("f", "score-figures"),
        ("escape p", "score-points-by-turn"),
        ("escape o", "score-players"),
        ("escape m", "menu-after-the-score"),
    ),
    "the costly moves": table(
        "four-players",
        None,
        ("space g", "costly-moves"),
        ("down down down", "costly-moves-further-down"),
        ("enter", "costly-moves-replay"),
    ),
    "a score that is tied": table("two-players", None, ("space", "score-tied")),
    "the score of odd names": table("odd-names", None, ("space", "score-odd-names")),
    "a replay": menu(
        ("c enter", "replay-beginning"),
        ("right right right", "replay-three-moves"),
        ("pagedown pagedown pagedown pagedown", "replay-some-turns"),
        ("3", "replay-eyes-of-the-third"),
        ("a", "replay-all-hands"),
        ("escape w", "replay-what-happened"),
        ("escape 0 end", "replay-end"),
        ("left pageup", "replay-back"),
        ("q", "menu-after-the-replay"),
        kept=("four-players",),
    ),
}
"""All scenes, by what they show."""
