"""The final score: chambers stay, what is counted is lit, and who has won hangs in the light."""

from dataclasses import replace

from textual.geometry import Region

from abyss_tui.frontends.tui.conspiracy.ceremony import SHORT, draw_ceremony
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.pillars import Ceremony, Pillar
from abyss_tui.frontends.tui.widgets.targets import Drawing
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.kind import KIND
from abyss_tui.i18n.languages import CODES, language
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.sitting import Seen
from tests.frontends.tui.conspiracy.boards import LOOK, SIZES, fullest, lines

SOURCES = ("Lords", "Locations", "Coalition", "Pearl Master")


def ceremony(
    game: Game, shown: int, growing: float = 0.0, sources: tuple[str, ...] = SOURCES
) -> Ceremony:
    scores = KIND.scores(game)
    best = max(score.rank for score in scores)
    pillars = tuple(
        Pillar(player.name, tuple(score.rows.values()), score.total, "2nd", score.rank == best)
        for player, score in zip(game.players, scores, strict=True)
    )
    return Ceremony(sources, pillars, shown, growing)


def drawn(
    game: Game,
    size: tuple[int, int],
    shown: int,
    growing: float = 0.0,
    *,
    look: Look = LOOK,
    sources: tuple[str, ...] = SOURCES,
) -> Drawing:
    drawing = Drawing(*size, look)
    seen = Seen(KIND.view(game, None, with_options=False), KIND.preview(game, None))
    room = Region(2, 1, size[0] - 4, size[1] - 9)
    draw_ceremony(drawing, ceremony(game, shown, growing, sources), room, seen)
    return drawing


def test_nothing_falls_outside_at_any_size() -> None:
    lost = {
        (size, players, shown): drawn(fullest(players), size, shown, 0.5 * (shown < 4)).lost
        for players in (2, 3, 4)
        for size in SIZES
        for shown in (0, 2, 4)
    }
    assert {where: signs for where, signs in lost.items() if signs} == {}


def test_sources_are_counted_one_after_the_other() -> None:
    game = fullest()
    first = "\n".join(lines(drawn(game, (120, 40), 1)))
    every = "\n".join(lines(drawn(game, (120, 40), 4)))
    points = [str(score.rows["from_locations"]) for score in KIND.scores(game)]
    assert "WINS" not in first
    assert every.count("WINS") == 1
    assert all(f"█ {each}" in every for each in points if each != "0")


def test_the_short_names_of_the_sources_keep_a_blank_before_the_points() -> None:
    """Four columns at 80x24: what the title of Pearl Master brings stands behind "Pearls"."""
    for code in CODES:
        look = replace(LOOK, voice=Voice(language(code)))
        shown = "\n".join(lines(drawn(fullest(), (80, 24), 4, look=look)))
        for name in SHORT:
            said = look.voice.text(name)
            assert shown.count(f" {said} ") == 4, said


def test_no_name_of_a_source_is_cut() -> None:
    """Those of two players at 80x24 are long in French: "Maître des Perles"."""
    look = replace(LOOK, voice=Voice(language("fr")))
    sources = tuple(map(look.voice.text, SOURCES))
    shown = "\n".join(lines(drawn(fullest(2), (80, 24), 4, look=look, sources=sources)))
    for source in sources:
        assert shown.count(f" {source} ") == 2, source


def test_the_largest_coalition_burns_only_once_it_is_counted() -> None:
    game, joint = fullest(), LOOK.marks.double_horizontal
    shown = {source: lines(drawn(game, (120, 40), source, 0.5)) for source in (0, 1, 2)}
    burns = {source: any(joint in line for line in each) for source, each in shown.items()}
    assert burns == {0: False, 1: False, 2: True}


def test_lords_without_a_location_sink_into_the_dark_while_locations_are_counted() -> None:
    game, off = fullest(), LOOK.palette.off_chip
    dark = drawn(game, (120, 40), 1, 0.5)
    lit = drawn(game, (120, 40), 4)
    assert any(style == off for row in dark.styles for style in row)
    assert not any(style == off for row in lit.styles for style in row)
