"""What a terminal is asked about its colours, and its answers among the keys that are typed.

SSH passes TERM on and seldom more, so most terminals hide how many colours they have. Terminals
answer in the order in which they are asked, and every one knows the last question: its answer says
that no other will come. Until then answers are taken out of what is typed, wherever they are cut
and however late they are, so that none is ever a key.
"""

import re
from typing import Final

from abyss_tui.frontends.tui.terminal.colours import Colours

_TRIED: Final = "48;2;1;2;3"
"""A ground that no terminal has by itself, as SGR: is it kept as it is?"""
_NAME: Final = "\x1b[>q"  # XTVERSION
_MODEL: Final = "\x1b[>c"  # DA2, for those that do not say how they are called
_END: Final = "\x1b[c"  # DA1
# The cursor is kept, for what a terminal prints of a question that it does not know is wiped away.
QUESTIONS: Final = f"\x1b7\x1b[{_TRIED}m\x1bP$qm\x1b\\\x1b[m{_NAME}{_MODEL}{_END}\x1b8\x1b[K"
"""Is a colour kept (DECRQSS)? What are you? And last the question that everybody answers."""
QUESTIONS_IN_SCREEN: Final = f"{_NAME}{_MODEL}{_END}"
"""The same without DECRQSS: GNU screen passes its inside on to the terminal, which prints it."""
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
_ANSWER: Final = re.compile(
    rf"\x1b(?:P(?:1\$r(?P<style>[ -~]{{0,{_LONGEST}}})"
    rf"|0\$r[ -~]{{0,{_LONGEST}}}|>\|(?P<name>[ -~]{{0,{_LONGEST}}}))\x1b\\"
    rf"|\[(?:>(?P<model>[\d;]{{1,{_LONGEST}}})|(?P<end>\?[\d;]{{1,{_LONGEST}}}))c)"
)
_BEGUN: Final = re.compile(
    rf"\x1b(?:P(?:[01](?:\$(?:r(?:[ -~]{{0,{_LONGEST}}}\x1b?)?)?)?"
    rf"|>(?:\|(?:[ -~]{{0,{_LONGEST}}}\x1b?)?)?)?"
    rf"|\[(?:[?>][\d;]{{0,{_LONGEST}}})?)?\Z"
)
"""An answer of which the end may still come."""
_MAY_BE_A_KEY: Final = ("\x1b", "\x1bP", "\x1b[")
"""Escape, and Alt with a letter: what of a beginning somebody can have typed."""


class TerminalAnswers:
    """The answers of one terminal that was asked, taken out of what comes from it.

    What it is given and returns are signs of one byte or more: no answer has others than ASCII.
    """

    def __init__(self) -> None:
        self.colours: Colours | None = None
        """What was answered; None while nothing was."""
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
        if self.over and not self._held:
            return text
        rest, typed = self._held + text, []
        passed, self._held, self._passed = self._passed, "", 0
        while rest:
            answer = None if self.over else _ANSWER.match(rest)
            if answer is not None:
                self._take(answer)
                rest, passed = rest[answer.end() :], 0
            elif not self.over and _BEGUN.match(rest):
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
        style, name, model = answer["style"] or "", answer["name"], answer["model"]
        if answer["end"]:
            self.over = True
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


def questions_for(kind: str) -> str:
    """Return what is written to a terminal of this kind, the value of TERM, to ask it."""
    return QUESTIONS_IN_SCREEN if kind.startswith("screen") else QUESTIONS
