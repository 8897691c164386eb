"""What real terminals answer when they are asked for pictures, cut anywhere and late."""

import pytest

from abyss_tui.frontends.tui.terminal.answers import TerminalAnswers
from abyss_tui.frontends.tui.terminal.graphics import FEW, Graphics, GraphicsProtocol

TAKEN = "\x1b_Gi=31;OK\x1b\\"
REFUSED = "\x1b_Gi=31;ENOTSUPPORTED:pictures are switched off\x1b\\"


def kitty(wide: int, high: int) -> Graphics:
    return Graphics(GraphicsProtocol.KITTY, (wide, high))


def sixels(wide: int, high: int, colours: int = 32) -> Graphics:
    return Graphics(GraphicsProtocol.SIXEL, (wide, high), colours)


ANSWERS = {
    "kitty 0.43.1": (
        f"\x1bP>|kitty(0.43.1)\x1b\\\x1b[>1;4000;43c\x1b[6;20;9t{TAKEN}\x1b[?62;52;c",
        kitty(9, 20),
    ),
    "kitty that says no size": (
        f"\x1bP>|kitty(0.28.0)\x1b\\\x1b[>1;4000;30c{TAKEN}\x1b[?62;c",
        kitty(10, 20),
    ),
    "kitty 0.26.5, which has no placeholders yet": (
        f"\x1bP>|kitty(0.26.5)\x1b\\\x1b[>1;4000;26c\x1b[6;20;9t{TAKEN}\x1b[?62;c",
        None,
    ),
    "kitty that says no version": (f"\x1bP>|kitty\x1b\\{TAKEN}\x1b[?62;c", None),
    "Ghostty 1.2.3": (
        f"\x1bP>|ghostty 1.2.3\x1b\\\x1b[>1;10;0c\x1b[6;22;10t{TAKEN}\x1b[?62;22;52c",
        kitty(10, 22),
    ),
    "Ghostty without pictures": (
        f"\x1bP>|ghostty 1.2.3\x1b\\\x1b[>1;10;0c\x1b[6;22;10t{REFUSED}\x1b[?62;22;52c",
        None,
    ),
    "WezTerm 20251025, which has no placeholders": (
        (
            "\x1bP>|WezTerm 20251025-070338-b6e75fd7\x1b\\\x1b[>1;277;0c\x1b[6;22;10t"
            f"{TAKEN}\x1b[?65;4;6;18;22;52c"
        ),
        sixels(10, 22),
    ),
    "Konsole 25.08.2, which has no placeholders": (
        f"\x1bP>|Konsole 25.08.2\x1b\\\x1b[>1;115;0c\x1b[6;19;10t{TAKEN}\x1b[?62;1;4c",
        sixels(10, 19),
    ),
    "foot 1.25": (
        "\x1bP>|foot(1.25.0)\x1b\\\x1b[>1;012500;0c\x1b[6;33;16t\x1b[?62;4;22;28;52c",
        sixels(16, 33),
    ),
    "xterm 390": (
        "\x1bP>|XTerm(390)\x1b\\\x1b[>41;390;0c\x1b[?64;1;2;6;9;15;16;17;18;21;22;28c",
        None,
    ),
    "xterm 390 -ti vt340, with window operations": (
        "\x1bP>|XTerm(390)\x1b\\\x1b[>19;390;0c\x1b[6;16;8t\x1b[?63;1;2;3;4;6;9;15;16;22;28c",
        sixels(8, 16, FEW["XTerm"]),
    ),
    "iTerm2 3.6.5, which says no size": (
        "\x1bP>|iTerm2 3.6.5\x1b\\\x1b[>64;2500;0c\x1b[?64;1;2;4;6;17;18;21;22c",
        None,
    ),
    "Windows Terminal 1.23": (
        "\x1b[>0;10;1c\x1b[6;20;10t\x1b[?61;4;6;7;14;21;22;23;24;28;32;42;52c",
        sixels(10, 20),
    ),
    "VS Code 1.105": ("\x1b[>0;276;0c\x1b[6;21;8t\x1b[?1;2c", None),
    "VS Code 1.105 with pictures": ("\x1b[>0;276;0c\x1b[6;21;8t\x1b[?62;4;9;22c", sixels(8, 21)),
    "tmux 3.4, which shows sixels": (
        "\x1bP>|tmux 3.4\x1b\\\x1b[>84;0;0c\x1b[6;20;9t\x1b[?1;2;4c",
        None,
    ),
    "GNOME Terminal 3.52": ("\x1bP>|VTE(7600)\x1b\\\x1b[>61;7600;1c\x1b[?61;1;21;22c", None),
    "Alacritty 0.16.1": ("\x1b[>0;1601;1c\x1b[?6c", None),
    "contour 0.6.2": (
        "\x1bP>|contour 0.6.2\x1b\\\x1b[>65;602;0c\x1b[6;22;10t\x1b[?65;1;4;8;22;28;52;314c",
        sixels(10, 22),
    ),
    "GNU screen 4.9.1": ("\x1b[>83;40901;0c\x1b[?1;2c", None),
    "who says too large a cell": ("\x1b[6;9999;10t\x1b[?62;4c", None),
    "who says too small a cell": ("\x1b[6;0;0t\x1b[?62;4c", None),
}
"""Put together from what others have measured of them, and from what the programs write."""
each_terminal = pytest.mark.parametrize(
    ("said", "graphics"), [pytest.param(*answer, id=name) for name, answer in ANSWERS.items()]
)


@each_terminal
def test_a_terminal_answers_and_nothing_of_it_was_typed(
    said: str, graphics: Graphics | None
) -> None:
    answers = TerminalAnswers()
    assert answers.feed(f"n{said}x\x1b[A\x1b[6~") == "nx\x1b[A\x1b[6~"
    assert answers.over
    assert answers.graphics == graphics


@each_terminal
def test_an_answer_may_be_cut_anywhere(said: str, graphics: Graphics | None) -> None:
    for cut in range(len(said) + 1):
        answers = TerminalAnswers()
        assert answers.feed(f"n{said[:cut]}") + answers.feed(f"{said[cut:]}x") == "nx"
        assert answers.graphics == graphics


@each_terminal
def test_after_the_longest_pause_at_most_an_escape_was_typed(
    said: str, graphics: Graphics | None
) -> None:
    for cut in range(1, len(said)):
        answers = TerminalAnswers()
        typed = answers.feed(said[:cut]) + answers.let_go() + answers.feed(f"{said[cut:]}x")
        assert typed in {"x", "\x1bx", "\x1bPx", "\x1b[x", "\x1b_x"}
        assert answers.graphics == graphics


@pytest.mark.parametrize("keys", ["\x1b[6~", "\x1b[6;5~", "\x1b_", "\x1b[6;2u", "\x1b[4~"])
def test_keys_that_begin_as_answers_do_are_keys(keys: str) -> None:
    answers = TerminalAnswers()
    assert answers.feed(keys) + answers.let_go() == keys
    assert "".join(map(answers.feed, keys)) + answers.let_go() == keys


def test_what_a_terminal_says_of_a_picture_after_all_else_is_no_key() -> None:
    for cut in range(3, len(TAKEN)):
        answers = TerminalAnswers()
        answers.feed("\x1b[?62;c")
        assert answers.feed(f"a{TAKEN[:cut]}") + answers.feed(f"{TAKEN[cut:]}b") == "ab"
        assert answers.graphics is None
