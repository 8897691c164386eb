"""How moves that lost much are drawn: a row each, and all of the one that is marked."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from abyss_tui.frontends.tui.prompts.base_screen import text_of
from abyss_tui.frontends.tui.prompts.columns import in_columns_wrapped
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.kernel.game_kind import GameText
from abyss_tui.table.blunder_texts import (
    how_much,
    what_was_better,
    what_was_played,
    when,
    why_better,
)
from abyss_tui.table.blunders import Blunder

BAR: Final = 40
"""The cells of a bar: with all of them full, something is certain."""
NAME: Final = 12
TURN: Final = 18
"""The cells of a player and of a turn in a row; the marked one is told in full."""
APART: Final = 2
"""The cells at least between what a line is called and what it says."""


def rows(
    moves: Sequence[Blunder], names: Sequence[str], text: GameText, look: Look, cells: int
) -> list[Text]:
    """Return a row for each: who, in which turn, from which chance to which, what was played.

    What was played takes a line more where it does not fit into so many cells.
    """
    voice = look.voice
    columns = [
        [
            Text(f"  {look.cut(names[move.seat], NAME)}"),
            Text(look.cut(when(move, names, voice), TURN)),
            _fall(move, look),
            text_of(what_was_played(move, text, voice), look.palette),
        ]
        for move in moves
    ]
    return in_columns_wrapped(cells, columns) if columns else []


def _fall(move: Blunder, look: Look) -> Text:
    """Return from which chance to which."""
    palette, percent = look.palette, look.voice.percent
    cells = len(percent(0.1))
    before, after = (
        percent(share).rjust(cells) for share in (move.chance, move.chance - move.lost)
    )
    return Text.assemble(
        (before, palette.text), (f" {look.marks.becomes} ", palette.dim), (after, palette.rose)
    )


def in_full(move: Blunder, names: Sequence[str], text: GameText, look: Look) -> Text:
    """Return all that is to be said of one move."""
    voice, between = look.voice, look.marks.between
    labels = [voice.text("played"), voice.text("the bot")]
    column = max(map(len, labels)) + APART
    played, better = (f"{label:<{column}}" for label in labels)
    indent = " " * column
    why = why_better(move, text, voice)
    lines = (
        Text.assemble((names[move.seat], "bold"), f" {between} {when(move, names, voice)}"),
        Text.assemble((played, "dim"), text_of(what_was_played(move, text, voice), look.palette)),
        Text.assemble((better, "dim"), text_of(what_was_better(move, text, voice), look.palette)),
        *([Text(indent + why)] if why else []),
        Text(indent).append_text(bar(move.chance, move.lost, look)),
        Text(indent + how_much(move, voice)),
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
