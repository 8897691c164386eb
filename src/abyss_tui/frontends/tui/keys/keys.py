"""Keys, and the twins they have on other keyboards.

On AZERTY the digit row types other signs, on a Russian layout every letter is another one; a
key pressed there does what its place on the keyboard says.
"""

import re
from collections.abc import Mapping
from dataclasses import field
from typing import Final

from textual.binding import Binding
from textual.keys import format_key, key_to_character

from abyss_tui.frontends.tui.textual_private.apps import name_of_sign
from abyss_tui.i18n.voice import Voice
from abyss_tui.records import record

DIGIT_TWINS: Final = {
    "1": "ampersand",
    "2": "é",
    "3": "quotation_mark",
    "4": "apostrophe",
    "5": "left_parenthesis",
    "6": "minus",
    "7": "è",
    "8": "underscore",
    "9": "ç",
    "0": "à",
}
"""The names Textual has for what the digit row of an AZERTY keyboard types."""

LETTER_TWINS: Final = dict(
    zip(
        "qwertyuiopasdfghjklzxcvbnm",
        "йцукенгшщзфывапролдячсмить",
        strict=True,
    )
)
"""The letters at the same places of a Russian keyboard."""

SIGN_TWINS: Final = {"comma": "б", "full_stop": "ю", "s": "і", "o": "ў"}
"""Signs in whose places a Russian keyboard has letters; letters of Ukraine and Belarus."""

_TWINS: Final = (DIGIT_TWINS, LETTER_TWINS, SIGN_TWINS)


def twins(key: str) -> str:
    """Return a key with its twins, as a binding lists them."""
    return ",".join((key, *(each[key] for each in _TWINS if key in each)))


def binding(key: str, action: str, description: str = "") -> Binding:
    """Return a binding for a key and its twins, which shows as the key alone."""
    return Binding(twins(key), action, description, show=False, key_display=key)


def plain_key(key: str) -> str:
    """Return the key that this one is a twin of, or itself."""
    return _PLAIN.get(key, key)


def number_of(key: str) -> int | None:
    """Return the number that this key types, its AZERTY twin too; None when it types none.

    A decimal digit of any script counts. "²", a key of AZERTY keyboards, is no decimal digit,
    although `str.isdigit` says that it is a digit: `int` refuses it.
    """
    plain = plain_key(key)
    return int(plain) if plain.isdecimal() else None


_PLAIN: Final = {twin: key for each in _TWINS for key, twin in each.items()}


ONLY_MOVES: Final = frozenset(
    {"up", "down", "left", "right", "home", "end", "pageup", "pagedown", "tab"}
)
"""What moves a cursor or the focus: at an edge it has nothing to do, and that needs no words."""

NOT_TYPED: Final = frozenset(
    {
        *(
            f"{side}_{key}"
            for side in ("left", "right")
            for key in ("shift", "control", "alt", "super", "hyper", "meta")
        ),
        *("iso_level3_shift", "iso_level5_shift", "caps_lock", "scroll_lock", "num_lock"),
        *("print_screen", "pause", "menu", "lower_volume", "raise_volume", "mute_volume"),
        *("ignore", "shift", "control", "alt", "super"),
    }
)
"""Modifiers, and keys of the machine rather than of a program."""


def wants_an_answer(key: str) -> bool:
    """Return whether somebody who presses this key means something by it."""
    bare = key.rpartition("+")[2]
    return not (bare in ONLY_MOVES or bare in NOT_TYPED or bare.startswith("media_"))


def key_sign(key: str) -> str:
    """Return what is printed on a key: "." for Textual's "full_stop"; its name if that is none."""
    sign = key_to_character(key)
    if sign is None and len(format_key(key)) == 1 and format_key(key).isascii():
        sign = format_key(key)  # Textual has names of its own for some signs
    return sign if sign is not None and sign.isprintable() and not sign.isspace() else key


def written(key: str, voice: Voice) -> str:
    """Return how any key is written: the sign that it types, or what it is called."""
    sign = key_sign(key)
    return voice.text(_WORDS[sign]) if sign in _WORDS else sign


_WORDS: Final = {
    "arrows": "arrows",
    "enter": "enter",
    "escape": "escape",
    "space": "space",
    "tab": "tab",
}
"""What the keys without a sign are called, in English."""


def key_written(written: str, voice: Voice) -> str | None:
    """Return Textual's name of the key that is written so in a line of keys; None for none.

    "." is "full_stop", "entrée" the word for "enter" in French, "^p" is "ctrl+p".
    """
    for key, word in _WORDS.items():
        if written in (word, voice.text(word)) and key != "arrows":
            return key
    if written in ("esc", voice.text("esc")):
        return "escape"
    sign = written.removeprefix("^")
    if len(sign) == 1 and (sign.isascii() and sign.isprintable()):
        named = name_of_sign(sign)
        return named if sign == written else f"ctrl+{named}"
    return written if re.fullmatch(r"f\d{1,2}", written) else None


@record
class Keys:
    """The keys of one session: those it has given to commands instead of the usual ones."""

    given: Mapping[str, str] = field(default_factory=dict)
    """Textual's names of the keys, by the `id` of the command or binding."""
    also: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Further keys that those commands keep."""

    def keymap(self) -> dict[str, str]:
        """Return the keys in the form in which Textual takes them, with their twins."""
        return {
            name: ",".join(map(twins, (key, *self.also.get(name, ()))))
            for name, key in self.given.items()
        }

    def key(self, name: str, usual: str) -> str:
        """Return Textual's name of the key of a command."""
        return self.given.get(name, usual)

    def sign(self, name: str, usual: str, voice: Voice) -> str:
        """Return how the key of a command is written: its sign, or what it is called."""
        return written(self.key(name, usual), voice)
