"""What the numbers on the keyboard mean: 1 to 3 the deck, 4 and on what lies open."""

from abyss_tui.frontends.tui.conspiracy.choices import (
    action_for,
    first_looked_at,
    numbered,
)
from abyss_tui.frontends.tui.widgets.targets import Target
from abyss_tui.games.conspiracy.actions import (
    Action,
    Control,
    Draw,
    Exchange,
    Place,
    Recruit,
    Reveal,
    TakePile,
)
from abyss_tui.games.conspiracy.cards.catalogue import LOCATIONS
from abyss_tui.games.conspiracy.cards.names import GUILDS, Guild
from abyss_tui.games.conspiracy.exchanges import best_exchanges
from abyss_tui.games.conspiracy.game import Game
from abyss_tui.games.conspiracy.kind import KIND
from tests.games.conspiracy.tables import a, play, table


def meanings(game: Game) -> dict[int, Action | None]:
    """What each number would play now."""
    view, preview = KIND.view(game, game.seat, with_options=False), KIND.preview(game, game.seat)
    assert view.decision is not None
    listed = numbered(view, preview).items()
    return {number: action_for(target, view.decision.kind) for number, target in listed}


def looked_at(game: Game) -> Target | None:
    view, preview = KIND.view(game, game.seat, with_options=False), KIND.preview(game, game.seat)
    return first_looked_at(view, preview)


def test_in_a_turn_three_numbers_are_the_deck_and_five_the_piles() -> None:
    game = table("", "", deck="Y1 Y2 Y3", piles="R1")
    reveals = {count: Reveal(count) for count in (1, 2, 3)}
    assert meanings(game) == reveals | {4 + at: TakePile(of) for at, of in enumerate(GUILDS)}
    assert looked_at(game) == Target("reveal", 1)


def test_the_cursor_begins_with_what_is_possible() -> None:
    edict = {"location": "force-two", "seat": 1}
    assert looked_at(table("", "", deck="Y1 Y2 Y3", edict=edict)) == Target("reveal", 2)
    assert looked_at(table("", "", piles="R1")) == Target("pile", Guild.MILITARY)


def test_lords_turned_up_or_waiting_are_numbered_once_each() -> None:
    game = table("", "", deck="P1 Y2 P1")
    play(game, Reveal(3))
    assert meanings(game) == {1: Recruit(a("Y2")), 2: Recruit(a("P1"))}
    game = table("", "", piles="P1 P3 P1")
    play(game, TakePile(Guild.MAGE))
    assert meanings(game) == {1: Place(a("P1")), 2: Place(a("P3"))}
    assert looked_at(game) == Target("card", a("P1"))


def test_a_location_is_drawn_with_three_numbers_and_taken_with_the_others() -> None:
    game = table("Y1", "", piles="R1", available="seven pearl-1", locations="pearl-2 pearl-3")
    play(game, TakePile(Guild.MILITARY))
    seven, pearl = LOCATIONS["seven"], LOCATIONS["pearl-1"]
    draws = {count: Draw(count) for count in (1, 2, 3)}
    assert meanings(game) == draws | {4: Control(seven), 5: Control(pearl)}
    assert looked_at(game) == Target("location", seven)
    play(game, Draw(2))
    drawn = {1: Control(LOCATIONS["pearl-2"]), 2: Control(LOCATIONS["pearl-3"])}
    assert meanings(game) == drawn


def test_who_searches_the_deck_sees_the_best_location_first() -> None:
    game = table("Y2 Y2@search-deck Y1", "", piles="R1", locations="pearl-3 seven", available="")
    play(game, TakePile(Guild.MILITARY))
    assert meanings(game) == {
        1: Control(LOCATIONS["seven"]),
        2: Control(LOCATIONS["pearl-3"]),
    }


def test_exchanges_that_differ_are_numbered_the_best_first() -> None:
    game = table("Y3 R4 Y4 G1 G1", "", piles="R0")
    play(game, TakePile(Guild.MILITARY))
    view, preview = KIND.view(game, 0, with_options=False), KIND.preview(game, 0)
    best = best_exchanges(view, preview)
    worths = [preview.exchanges[spaces] for spaces in best]
    assert worths == sorted(worths, reverse=True)
    assert meanings(game)[1] == Exchange((best[0][0], best[0][1]))
    assert looked_at(game) == Target("space", (0, 6))
