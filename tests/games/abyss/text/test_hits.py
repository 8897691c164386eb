"""What is read of a Lord of the Court says whom it would hit now, and what each would lose."""

from collections.abc import Sequence

import pytest

from abyss_tui.games.abyss.cards.catalogue import LORDS
from abyss_tui.games.abyss.cards.pieces import ALLIES
from abyss_tui.games.abyss.game import Game, OwnedLord
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.abyss.text.details import about, big_numbers
from abyss_tui.games.abyss.text.hits import hits
from abyss_tui.games.abyss.views import view_for
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice, plain

VOICE = Voice(ENGLISH)


def a_game() -> Game:
    """Return Ada's turn; Bruno has something of everything, Chloé nothing, Dmitri the Shaman."""
    game = new_game(("Ada", "Bruno", "Chloé", "Dmitri"), seed=1, first=0)
    for player in game.players:
        player.pearls, player.monsters, player.hand = 0, [], []
        player.set_lords(())
    _, bruno, _, dmitri = game.players
    bruno.pearls, bruno.monsters = 1, [2, 3]
    bruno.hand = [ALLIES["crab-1"]] * 8
    bruno.set_lords(_owned("reaper", "recruiter"))
    dmitri.pearls, dmitri.monsters = 5, [4]
    dmitri.hand = [ALLIES["crab-2"]]
    dmitri.set_lords(_owned("shaman"))
    return game


def _owned(*slugs: str) -> Sequence[OwnedLord]:
    return tuple(OwnedLord(LORDS[slug]) for slug in slugs)


def told(slug: str, seat: int | None = 0) -> list[str]:
    view = view_for(a_game(), seat, with_options=False)
    return plain(hits(LORDS[slug], view, VOICE)).splitlines()


@pytest.mark.parametrize(
    ("slug", "loses"),
    [
        ("seeker", "1 Pearl"),
        ("jailer", "1 card"),
        ("commander", "2 cards"),
        ("assassin", "Reaper or Recruiter"),
        ("hunter", "one of 2 Monster tokens"),
    ],
)
def test_a_military_lord_says_what_each_opponent_would_lose(slug: str, loses: str) -> None:
    head, bruno, *others = told(slug)
    assert head == "Whom it would hit now:"
    assert bruno == f"Bruno: {loses}"
    assert others == [] if slug == "commander" else ["Dmitri: protected by Shaman"]


def test_who_only_looks_on_reads_it_for_whose_turn_it_is() -> None:
    assert told("seeker", None) == told("seeker")


def test_the_one_who_would_recruit_it_loses_nothing() -> None:
    assert [line.partition(":")[0] for line in told("seeker", 1)[1:]] == ["Dmitri"]


def test_a_lord_that_takes_nothing_says_nothing() -> None:
    assert told("treasurer") == told("landowner") == []


def test_it_stands_among_what_is_read_of_a_lord_at_the_court_alone() -> None:
    game = a_game()
    game.court = [LORDS["seeker"]]
    view, told_before = view_for(game, 0, with_options=False), preview(game, 0)
    for slug, there in (("seeker", True), ("jailer", False)):
        _, text = about("lord", LORDS[slug], view, told_before, VOICE)
        assert ("Whom it would hit now" in plain(text)) is there


def test_big_numbers_are_points_and_the_price_with_why_it_is_that() -> None:
    game = a_game()
    game.court = [LORDS["seeker"]]
    view, before = view_for(game, 0, with_options=False), preview(game, 0)
    points, price = big_numbers(LORDS["seeker"], view, before, VOICE)
    assert (points.value, points.counts) == (7, "IP")
    assert (price.value, price.counts) == (9, "your price")
    assert plain(price.why) == "7 printed + 2 Bruno's Recruiter"
    _, printed = big_numbers(LORDS["jailer"], view, before, VOICE)
    assert (printed.value, printed.counts, printed.why) == (6, "printed price", ())
