"""What a terminal is asked about itself, and its answers among the keys that are typed.

SSH passes TERM on and seldom more, so most terminals hide how many colours they have; and none says
unasked whether it shows pictures, and how large its cells are. Terminals answer in the order in
which they are asked, and every one knows the last question: its answer says that no other will
come. Until then answers are taken out of what is typed, wherever they are cut and however late they
are, so that none is ever a key.
"""

import re
from collections.abc import Mapping
from typing import Final

from abyss_tui.frontends.tui.terminal.colours import Colours, may_have_more
from abyss_tui.frontends.tui.terminal.graphics import Graphics, graphics_of, may_show_pictures

_TRIED: Final = "48;2;1;2;3"
"""A ground that no terminal has by itself, as SGR: is it kept as it is?"""
_NAME: Final = "\x1b[>q"  # XTVERSION
_MODEL: Final = "\x1b[>c"  # DA2, for those that do not say how they are called
_END: Final = "\x1b[c"  # DA1
_COLOURS: Final = f"\x1b[{_TRIED}m\x1bP$qm\x1b\\\x1b[m"  # DECRQSS
_NUMBER: Final = 31
"""The number of the picture that a terminal is asked to try and not to keep."""
_PICTURES: Final = f"\x1b[16t\x1b_Gi={_NUMBER},s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\"
"""How large is a cell in pixels? Would you take this picture of one pixel?"""
QUESTIONS_IN_SCREEN: Final = f"{_NAME}{_MODEL}{_END}"
"""What are you? And last the question that everybody answers.

GNU screen passes the inside of all others on to the terminal, which prints it.
"""
LIMIT: Final = 0.15
"""Seconds after which nobody waits for an answer any more; it still counts when it comes."""
PATIENCE: Final = 0.4
"""Seconds for the rest of an answer that may have begun, until it is taken for typed keys."""

FULL_COLOUR_NAMES: Final = (
    *("contour", "foot", "ghostty", "iTerm2", "kitty", "Konsole", "mintty", "tmux", "VTE"),
    *("WezTerm", "xterm.js"),
)
"""How terminals call themselves that show all colours. XTerm may lack them, and says so."""
VTE: Final = 65, 3600
"""The kind of GNOME's terminals, and the first version that shows all colours."""
ALACRITTY: Final = 0, 1000, 1
XTERM_JS: Final = 0, 276, 0
"""What terminals in browsers and editors answer that say nothing else."""

_LONGEST: Final = 100
"""Signs of an answer, at most; it is of a stranger."""
_KEPT: Final = re.compile(r"(?:\A|;)48(?:;2;1;2;3|:2:(?:\d*:)?1:2:3)(?=[;m])")
_ONE_OF_256: Final = re.compile(r"(?:\A|;)48([;:])5\1\d+(?=[;m])")
_PICTURE_ANSWER: Final = rf"_Gi={_NUMBER};(?P<picture>[ -~]{{0,{_LONGEST}}})\x1b\\"
_ANSWER: Final = re.compile(
    rf"\x1b(?:{_PICTURE_ANSWER}|\[6;(?P<high>\d{{1,4}});(?P<wide>\d{{1,4}})t"
    rf"|P(?:1\$r(?P<style>[ -~]{{0,{_LONGEST}}})"
    rf"|0\$r[ -~]{{0,{_LONGEST}}}|>\|(?P<name>[ -~]{{0,{_LONGEST}}}))\x1b\\"
    rf"|\[(?:>(?P<model>[\d;]{{1,{_LONGEST}}})|(?P<end>\?[\d;]{{1,{_LONGEST}}}))c)"
)
_LATE: Final = re.compile(rf"\x1b{_PICTURE_ANSWER}")
"""The one answer that a terminal may give after the last: some draw beside all else they do."""
_LATE_BEGUN: Final = re.compile(rf"\x1b_G[ -~]{{0,{_LONGEST}}}\x1b?\Z")
_BEGUN: Final = re.compile(
    rf"\x1b(?:_(?:G[ -~]{{0,{_LONGEST}}}\x1b?)?|\[6[\d;]{{0,10}}"
    rf"|P(?:[01](?:\$(?:r(?:[ -~]{{0,{_LONGEST}}}\x1b?)?)?)?"
    rf"|>(?:\|(?:[ -~]{{0,{_LONGEST}}}\x1b?)?)?)?"
    rf"|\[(?:[?>][\d;]{{0,{_LONGEST}}})?)?\Z"
)
"""An answer of which the end may still come."""
_MAY_BE_A_KEY: Final = ("\x1b", "\x1bP", "\x1b[", "\x1b_")
"""Escape, and Alt with a letter: what of a beginning somebody can have typed."""


class TerminalAnswers:
    """The answers of one terminal that was asked, taken out of what comes from it.

    What it is given and returns are signs of one byte or more: no answer has others than ASCII.
    """

    def __init__(self) -> None:
        self.colours: Colours | None = None
        """How many colours were answered; None while nothing was."""
        self.graphics: Graphics | None = None
        """How the terminal shows pictures; None until all is answered, and if it does not."""
        self._name = ""
        self._cell: tuple[int, int] | None = None
        self._took_picture = False
        self.over = False
        """Whether the last question is answered: nothing else comes."""
        self._held = ""
        """What may be the beginning of an answer."""
        self._passed = 0
        """How many signs of it have been taken for keys already."""

    @property
    def held(self) -> bool:
        """Whether a key may be held back: `let_go` is to be called after `PATIENCE`."""
        return self._held in _MAY_BE_A_KEY and len(self._held) > self._passed

    def feed(self, text: str) -> str:
        """Take what came; return what of it was typed."""
        if self.over and not self._held and "\x1b_G" not in text:
            return text
        rest, typed = self._held + text, []
        passed, self._held, self._passed = self._passed, "", 0
        while rest:
            answer = (_LATE if self.over else _ANSWER).match(rest)
            if answer is not None:
                self._take(answer)
                rest, passed = rest[answer.end() :], 0
            elif (_LATE_BEGUN if self.over else _BEGUN).match(rest):
                self._held, self._passed = rest, passed
                break
            else:
                until = rest.find("\x1b", 1)
                keys, rest = (rest, "") if until < 0 else (rest[:until], rest[until:])
                typed.append(keys[passed:])
                passed = 0
        return "".join(typed)

    def let_go(self) -> str:
        """Return what was held back, as it was a key; its rest can still be that of an answer."""
        if not self.held:
            return ""
        key = self._held[self._passed :]
        self._passed = len(self._held)
        return key

    def _take(self, answer: re.Match[str]) -> None:
        if self.over:
            return
        style, name, model = answer["style"] or "", answer["name"], answer["model"]
        if name is not None:
            self._name = name
        if answer["end"]:
            self.over = True
            numbers = answer["end"].removeprefix("?").split(";")
            _, *attributes = (int(each or 0) for each in numbers)
            self.graphics = graphics_of(
                self._name, tuple(attributes), self._cell, kitty=self._took_picture
            )
        elif answer["picture"] is not None:
            self._took_picture = answer["picture"] == "OK"
        elif answer["high"]:
            self._cell = int(answer["wide"]), int(answer["high"])
        elif _KEPT.search(style) or _shows_all(name or "", model or ""):
            self.colours = Colours.FULL
        elif _ONE_OF_256.search(style) and self.colours is None:
            self.colours = Colours.MANY


def _shows_all(name: str, model: str) -> bool:
    """Whether a terminal is known to show all colours: by how it is called, or what it is."""
    if re.split(r"[ (]", name, maxsplit=1)[0] in FULL_COLOUR_NAMES:
        return True
    numbers = tuple(int(each or 0) for each in model.split(";"))
    if len(numbers) != 3:
        return False
    kind, version, more = numbers
    return (
        (kind == VTE[0] and version >= VTE[1])
        or ((kind, more) == (ALACRITTY[0], ALACRITTY[2]) and version >= ALACRITTY[1])
        or numbers == XTERM_JS
    )


def questions_for(
    environment: Mapping[str, str], *, colours: bool = True, pictures: bool = True
) -> str:
    """Return what is written to a terminal that says this of itself; nothing if all is known.

    `colours` and `pictures` say what there is a wish to know.
    """
    colours = colours and may_have_more(environment)
    pictures = pictures and may_show_pictures(environment)
    if not (colours or pictures):
        return ""
    if environment["TERM"].startswith("screen"):
        return QUESTIONS_IN_SCREEN
    asked = (_COLOURS if colours else "") + _NAME + _MODEL + (_PICTURES if pictures else "") + _END
    # The cursor is kept: what a terminal prints of a question that it does not know is wiped away.
    return f"\x1b7{asked}\x1b8\x1b[K"
