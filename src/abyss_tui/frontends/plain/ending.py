"""The end of a game in lines: the score of everybody, who won, and what decided."""

from collections.abc import Iterator

from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.game_kind import TOTAL, winners
from abyss_tui.sitting.games import table_text
from abyss_tui.table.place import Place
from abyss_tui.table.victory import who_won


def score_lines(place: Place, voice: Voice) -> Iterator[str]:
    """Yield the final score, the best first; the game is over."""
    scores, game = place.scores, table_text(place.kind.slug)
    won = winners(scores)
    yield voice.text("The game is over. Final score:")
    for seat in sorted(range(len(scores)), key=lambda seat: scores[seat].rank, reverse=True):
        yield _points(seat, place, voice)
    yield f"{who_won(place.names, won, voice)}{game.verdict(scores, won, voice)}."
    for name, score in zip(place.names, scores, strict=True):
        if remark := game.remark(score, voice):
            yield voice.text("{name}: {what}.", name=name, what=remark)
    yield voice.text("Seed of this deal: {seed}", seed=place.seed)


def figure_lines(place: Place, voice: Voice) -> Iterator[str]:
    """Yield what everybody did, in figures, a line a player."""
    called = place.kind.text.figures(voice)
    for name, figures in zip(place.names, place.figures, strict=True):
        text = voice.enumerated(f"{label} {figures[figure]}" for figure, label in called.items())
        yield voice.text("{name}: {what}.", name=name, what=text)


def _points(seat: int, place: Place, voice: Voice) -> str:
    score, game = place.scores[seat], table_text(place.kind.slug)
    rows = place.kind.text.rows(voice)
    sources = [f"{label} {score.rows[row]}" for row, label in rows.items() if row != TOTAL]
    minor = [f"{label} {number}" for label, number in game.minor_rows(score, voice).items()]
    points, listed = place.kind.text.points(score.total, voice), voice.enumerated(sources)
    name = place.names[seat]
    if not minor:
        text = "{name}: {points}: {sources}."
        return voice.text(text, name=name, points=points, sources=listed)
    text = "{name}: {points}: {sources}. {minor}."
    return voice.text(text, name=name, points=points, sources=listed, minor=voice.enumerated(minor))
