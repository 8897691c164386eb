"""How moves that lost much are drawn: a row each, and all of the one that is marked."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from abyss_tui.i18n.voice import Sentence, Span
from abyss_tui.kernel.game_kind import GameText
from abyss_tui.table.costly_moves import CostlyMove
from abyss_tui.table.costly_texts import how_much, what_was_better, what_was_played, when
from abyss_tui.tui.look import Look
from abyss_tui.tui.prompts.base_screen import text_of
from abyss_tui.tui.prompts.columns import in_columns

BAR: Final = 40
"""The cells of a bar: with all of them full, something is certain."""
APART: Final = 2
"""The cells at least between what a line is called and what it says."""


def rows(
    moves: Sequence[CostlyMove], names: Sequence[str], text: GameText, look: Look
) -> list[Text]:
    """Return a row for each: who, in which turn, from which chance to which, what was played."""
    palette, voice = look.palette, look.voice
    columns = []
    for move in moves:
        before, after = voice.percent(move.chance), voice.percent(move.chance - move.lost)
        fell = Text.assemble(
            (f"{before:>4} ", palette.text),
            (look.marks.becomes, palette.dim),
            (f"{after:>4}", palette.rose),
        )
        played = text_of(what_was_played(move, text, voice), palette)
        turn = Text(when(move, names, voice))
        columns.append([Text(names[move.seat]), turn, fell, played])
    return [Text("  ").append_text(row) for row in in_columns(columns)] if columns else []


def in_full(move: CostlyMove, names: Sequence[str], text: GameText, look: Look) -> Text:
    """Return all that is to be said of one move."""
    voice, between = look.voice, look.marks.between
    labels = [voice.text("played"), voice.text("the bot")]
    column = max(map(len, labels)) + APART
    played, better = (f"{label:<{column}}" for label in labels)
    why: Sentence = () if move.why is None else (Span(voice.say(move.why)),)
    lines = (
        Text.assemble((names[move.seat], "bold"), f" {between} {when(move, names, voice)}"),
        Text.assemble((played, "dim"), text_of(what_was_played(move, text, voice), look.palette)),
        Text.assemble((better, "dim"), text_of(what_was_better(move, text, voice), look.palette)),
        Text(" " * column).append_text(text_of(why)),
        Text(" " * column).append_text(bar(move.chance, move.lost, look)),
        Text(" " * column + how_much(move, voice)),
    )
    return Text("\n").join(lines)


def bar(chance: float, lost: float, look: Look) -> Text:
    """Return a chance to win as a bar: what was left of it, what was lost, what never was."""
    palette, marks = look.palette, look.marks
    whole, left = round(BAR * chance), round(BAR * (chance - lost))
    return Text.assemble(
        (marks.full * left, palette.title),
        (marks.back * (whole - left), palette.rose),
        (marks.empty * (BAR - whole), palette.faint),
    )


def progress(share: float, look: Look) -> Text:
    """Return how much of a search is done, as a bar."""
    palette, marks = look.palette, look.marks
    done = int(BAR * share)
    return Text.assemble(
        (marks.full * done, palette.title),
        (marks.empty * (BAR - done), palette.faint),
        f" {look.voice.percent(share)}",
    )
