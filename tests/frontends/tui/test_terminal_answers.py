"""What real terminals answer when they are asked for their colours, cut anywhere and late."""

import pytest

from abyss_tui.frontends.tui.terminal.answers import (
    QUESTIONS_IN_SCREEN,
    TerminalAnswers,
    questions_for,
)
from abyss_tui.frontends.tui.terminal.colours import (
    Colours,
    colours_of,
    may_have_more,
    with_answer,
)
from abyss_tui.host.terminal.line_editor import LineEditor

FULL, MANY = Colours.FULL, Colours.MANY
READ = {
    "xterm 379": (
        (
            "\x1bP1$r0;48:2::1:2:3m\x1b\\\x1bP>|XTerm(379)\x1b\\\x1b[>41;379;0c"
            "\x1b[?64;1;2;6;9;15;16;17;18;21;22;28c"
        ),
        FULL,
    ),
    "xterm 379 with directColor: false": (
        (
            "\x1bP1$r0;48:5:16m\x1b\\\x1bP>|XTerm(379)\x1b\\\x1b[>41;379;0c"
            "\x1b[?64;1;2;6;9;15;16;17;18;21;22;28c"
        ),
        MANY,
    ),
    "kitty 0.26.5": (
        "\x1bP1$r48:2:1:2:3m\x1b\\\x1bP>|kitty(0.26.5)\x1b\\\x1b[>1;4000;26c\x1b[?62;c",
        FULL,
    ),
    "Konsole 22.12.3": (
        "\x1bP>|Konsole 22.12.3\x1b\\\x1b[>1;115;0c\x1b[?62;1;4c",
        FULL,
    ),
    "LXTerminal 0.4.0, VTE 0.70.6": ("\x1bP0$r\x1b\\\x1b[>65;7006;1c\x1b[?65;1;9c", FULL),
    "alacritty 0.11": ("\x1b[>0;1700;1c\x1b[?6c", FULL),
    "mlterm 3.9.2": (
        "\x1bP1$r0;48;5;16m\x1b\\\x1b[>24;279;0c\x1b[?63;1;2;3;4;6;7;15;18;22;29c",
        MANY,
    ),
    "tmux 3.3a": ("\x1bP>|tmux 3.3a\x1b\\\x1b[>84;0;0c\x1b[?1;2c", FULL),
    "GNU screen 4.9.0": ("\x1b[>83;40900;0c\x1b[?1;2c", None),
    "pterm 0.78, as PuTTY": ("\x1b[>0;136;0c\x1b[?6c", None),
    "rxvt-unicode 9.30": ("\x1b[>85;95;0c\x1b[?1;2c", None),
    "st 0.9": ("\x1b[?6c", None),
}
"""Read from the terminals themselves, as Debian 12 has them."""
TOLD = {
    "kitty 0.45": (
        "\x1bP1$r0;48:2:1:2:3m\x1b\\\x1bP>|kitty(0.45.0)\x1b\\\x1b[>1;4000;45c\x1b[?62;52;c",
        FULL,
    ),
    "Windows Terminal": (
        "\x1bP1$r0;48:2::1:2:3m\x1b\\\x1b[>0;10;1c\x1b[?61;6;7;21;22;23;24;28;32;42c",
        FULL,
    ),
    "foot 1.25": (
        "\x1bP1$r0;48:2::1:2:3m\x1b\\\x1bP>|foot(1.25.0)\x1b\\\x1b[>1;012500;0c\x1b[?62;4;22;28;52c",
        FULL,
    ),
    "ghostty 1.2.3": (
        "\x1bP1$r0;48:2::1:2:3m\x1b\\\x1bP>|ghostty 1.2.3\x1b\\\x1b[>1;10;0c\x1b[?62;22;52c",
        FULL,
    ),
    "GNOME Terminal 3.52, VTE 0.76": (
        "\x1bP1$r0;48:2::1:2:3m\x1b\\\x1bP>|VTE(7600)\x1b\\\x1b[>61;7600;1c\x1b[?61;1;21;22c",
        FULL,
    ),
    "iTerm2 3.6.5": (
        "\x1bP>|iTerm2 3.6.5\x1b\\\x1b[>64;2500;0c\x1b[?64;1;2;4;6;17;18;21;22c",
        FULL,
    ),
    "WezTerm 20240203": (
        (
            "\x1bP0$r\x1b\\\x1bP>|WezTerm 20240203-110809-5046fc22\x1b\\\x1b[>1;277;0c"
            "\x1b[?65;4;6;18;22;52c"
        ),
        FULL,
    ),
    "VS Code 1.105, xterm.js": ("\x1bP1$r0m\x1b\\\x1b[>0;276;0c\x1b[?1;2c", FULL),
    "tmux 3.6": ("\x1bP0$r\x1b\\\x1bP>|tmux 3.6\x1b\\\x1b[>84;0;0c\x1b[?1;2;4c", FULL),
    "Terminal.app 2.14": ("\x1b[>1;95;0c\x1b[?1;2c", None),
    "mosh 1.4": ("\x1b[>1;10;0c\x1b[?62c", None),
}
"""Put together from what others have measured, and from what the programs write."""
ANSWERS = {**READ, **TOLD}
each_terminal = pytest.mark.parametrize(
    ("said", "colours"), [pytest.param(*answer, id=name) for name, answer in ANSWERS.items()]
)


@each_terminal
def test_a_terminal_answers_and_nothing_of_it_was_typed(said: str, colours: Colours | None) -> None:
    answers = TerminalAnswers()
    assert answers.feed(f"n{said}x\x1b[A") == "nx\x1b[A"
    assert answers.over
    assert answers.colours is colours


@each_terminal
def test_an_answer_may_be_cut_anywhere(said: str, colours: Colours | None) -> None:
    for cut in range(len(said) + 1):
        answers = TerminalAnswers()
        assert answers.feed(f"n{said[:cut]}") + answers.feed(f"{said[cut:]}x") == "nx"
        assert (answers.over, answers.colours) == (True, colours)


@each_terminal
def test_an_answer_may_come_sign_by_sign(said: str, colours: Colours | None) -> None:
    answers = TerminalAnswers()
    assert "".join(map(answers.feed, f"n{said}x")) == "nx"
    assert answers.colours is colours


@each_terminal
def test_after_the_longest_pause_at_most_an_escape_was_typed(
    said: str, colours: Colours | None
) -> None:
    for cut in range(1, len(said)):
        answers = TerminalAnswers()
        typed = answers.feed(said[:cut]) + answers.let_go() + answers.feed(f"{said[cut:]}x")
        assert typed in {"x", "\x1bx", "\x1bPx", "\x1b[x"}
        assert answers.colours is colours


@pytest.mark.parametrize(
    "keys", ["\x1b", "\x1bP", "\x1b[", "\x1b[A", "\x1b[27u", "\x1bOP", "\x1b[<0;3;2M", "\x1b[I"]
)
def test_a_key_is_a_key_though_nothing_was_answered(keys: str) -> None:
    answers = TerminalAnswers()
    assert answers.feed(keys) + answers.let_go() == keys
    assert answers.feed("P1 [x") + answers.let_go() == "P1 [x"


def test_other_reports_and_pastes_are_left_to_the_parser() -> None:
    answers = TerminalAnswers()
    given = "\x1b[?2026;2$y\x1b[?0u\x1b[200~one\ntwo\x1b[201~"
    assert answers.feed(given) == given


def test_whoever_sends_what_never_ends_gets_it_back_as_keys() -> None:
    answers = TerminalAnswers()
    flood = "\x1bP1$r" + "48" * 100_000
    assert answers.feed(flood) == flood
    kept = "".join(answers.feed("\x1b[?1;") for _ in range(1000))
    assert len(kept) >= 1000 * 5 - 110


def test_what_comes_after_the_last_answer_is_left_alone() -> None:
    answers = TerminalAnswers()
    answers.feed("\x1b[?6c")
    assert answers.feed("\x1bP1$r48:2:1:2:3m\x1b\\") == "\x1bP1$r48:2:1:2:3m\x1b\\"
    assert answers.colours is None


@pytest.mark.parametrize("style", ["48:2:1:2:4m", "38:2:1:2:3m", "0;48;2;1;2;30m", "0;40m", "0m"])
def test_another_colour_is_no_proof(style: str) -> None:
    answers = TerminalAnswers()
    answers.feed(f"\x1bP1$r{style}\x1b\\\x1b[?6c")
    assert answers.colours is None


@each_terminal
def test_in_lines_an_answer_types_nothing(said: str, colours: Colours | None) -> None:
    for cut in range(len(said) + 1):
        editor = LineEditor()
        assert list(editor.feed(f"Ad{said[:cut]}".encode())) == []
        assert list(editor.feed(f"{said[cut:]}a\r".encode())) == ["Ada"]
    assert colours is None or colours in (FULL, MANY)


def test_what_was_answered_only_ever_adds() -> None:
    many = {"TERM": "xterm-256color"}
    assert colours_of(with_answer(many, FULL)) is FULL
    assert colours_of(with_answer(many, None)) is MANY
    assert colours_of(with_answer({"TERM": "xterm"}, MANY)) is MANY
    assert colours_of(with_answer({"TERM": "xterm", "NO_COLOR": "1"}, FULL)) is Colours.NONE


@pytest.mark.parametrize(
    ("environment", "asked"),
    [
        ({"TERM": "xterm-256color"}, True),
        ({"TERM": "xterm"}, True),
        ({"TERM": "vte-256color"}, True),
        ({"TERM": "screen.xterm-256color"}, True),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, False),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, False),
        ({"TERM": "xterm-kitty"}, False),
        ({"TERM": "alacritty"}, False),
        ({"TERM": "tmux-256color"}, False),
        ({"TERM": "xterm-direct"}, False),
        ({"TERM": "linux"}, False),
        ({"TERM": "vt220"}, False),
        ({"TERM": ""}, False),
        ({}, False),
    ],
)
def test_who_says_all_is_not_asked(environment: dict[str, str], *, asked: bool) -> None:
    assert may_have_more(environment) is asked


def test_screen_would_print_what_is_within_a_question_of_dcs() -> None:
    assert questions_for({"TERM": "screen.xterm-256color"}) == QUESTIONS_IN_SCREEN
    assert "\x1bP" not in QUESTIONS_IN_SCREEN
    questions = questions_for({"TERM": "xterm"})
    assert questions.startswith("\x1b7")  # what a terminal prints of it is wiped away
    assert questions.endswith("\x1b[c\x1b8\x1b[K")


@pytest.mark.parametrize(
    ("environment", "colours", "pictures"),
    [
        ({"TERM": "xterm-256color"}, True, True),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, False, True),
        ({"TERM": "xterm-kitty"}, False, True),
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"}, True, False),
        ({"TERM": "xterm-256color", "TMUX": "/tmp/tmux-0/default"}, True, False),
        ({"TERM": "tmux-256color"}, False, False),
        ({"TERM": "linux"}, False, False),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, False, False),
        ({"TERM": "dumb"}, False, False),
        ({}, False, False),
    ],
)
def test_only_what_may_be_there_is_asked_for(
    environment: dict[str, str], *, colours: bool, pictures: bool
) -> None:
    questions = questions_for(environment)
    assert ("\x1bP$q" in questions) is colours
    assert ("\x1b_G" in questions) is ("\x1b[16t" in questions) is pictures
    assert bool(questions) is (colours or pictures)
    assert not questions_for(environment, colours=False, pictures=False)
