"""A table as full as it can be, and then some: what every screen must have room for."""

from dataclasses import replace
from itertools import cycle, islice

from abyss_tui.frontends.tui.abyss.board import AbyssBoard
from abyss_tui.frontends.tui.theme.deep_sea import DEEP_SEA
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.board import Board
from abyss_tui.games.abyss.cards.catalogue import LOCATIONS, LORDS
from abyss_tui.games.abyss.cards.names import RACES
from abyss_tui.games.abyss.cards.pieces import ALLIES, MONSTER, Location, Lord
from abyss_tui.games.abyss.game import Game, OwnedLord
from abyss_tui.games.abyss.previews import preview
from abyss_tui.games.abyss.rules.setup import new_game
from abyss_tui.games.abyss.text.game_text import TEXT
from abyss_tui.games.abyss.views import view_for
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Sentence, Span, Voice
from abyss_tui.kernel.story import Paragraph, since_last_turn

LOOK = Look(Voice(ENGLISH), DEEP_SEA.palette)
"""The look of whoever has chosen nothing else."""

LONG_NAMES = (
    "Maximiliane-Alexandra",
    "Bartholomew the Unready",
    "深海の王様たちの物語",
    "[bold red]Dmitri[/] Karamazov",
)

LONG_TURN: tuple[Sentence, ...] = (
    (Span("plotted "), Span("1○", "pearl"), Span(": The Aquaculturalist")),
    (
        *(
            Span("explored 7 cards: passed 2 "),
            Span("M", "monster"),
            Span(", sold "),
            Span("§5", "race.seahorse"),
        ),
        *(Span(" to you "), Span("1○", "pearl"), Span(", sold "), Span("ψ2", "race.squid")),
        *(Span(" to Bartholomew the Unready "), Span("2○", "pearl"), Span(", kept ")),
        *(Span("@3", "race.shellfish"), Span(" +"), Span("1○", "pearl")),
    ),
    (
        Span("took Oceanic Senate Assembly with Master of Magic, Opportunist and "),
        Span("1K", "key"),
    ),
)


def full_game(locations: int = 12, hand: int = 25) -> Game:
    """Return a game in which everybody has more of everything than anybody ever needs."""
    game = new_game(LONG_NAMES, seed=1, first=0)
    dearest = sorted(LORDS.values(), key=lambda lord: (-len(lord.name["en"]), lord.slug))
    game.court = dearest[:6]
    dealt = iter(dearest[6:])
    places = list(LOCATIONS.values())
    for player in game.players:
        player.pearls = 25
        player.keys = 9
        player.monsters = [4] * 12
        player.hand = list(islice(cycle(ALLIES.values()), hand))
        player.affiliated = list(ALLIES.values())
        player.locations = places[-2:]
        player.set_lords(_lords(list(islice(dealt, 7)), places[-1]))
    game.available = places[:locations]
    game.council = {race: [ALLIES[f"{race}-5"]] * 13 for race in RACES}
    assert game.decision is not None  # the turn has begun
    game.turn.track = [MONSTER, ALLIES["crab-5"], MONSTER, ALLIES["squid-1"], MONSTER]
    game.threat = 5
    game.ending = 2
    return game


def _lords(lords: list[Lord], under: Location) -> tuple[OwnedLord, ...]:
    """Return the first disabled, the second under a Location, the others free."""
    first, second, *others = lords
    free = [OwnedLord(lord) for lord in others]
    return (OwnedLord(first, disabled=True), OwnedLord(second, under=under), *free)


def board_of(
    game: Game, seat: int | None = 0, *, hand_shown: bool = True, look: Look = LOOK
) -> AbyssBoard:
    """Return what the screens of a seat show of a game."""
    listener = -1 if seat is None else seat
    names = [player.name for player in game.players]
    story = TEXT.story(names, seat, look.voice)
    story.tell(event.seen_by(listener) for event in game.events or ())
    decision = game.decision
    told = "the game is over"
    if decision is not None:
        told = f"{names[decision.seat].upper()}: choose one action"
    return Board(
        look,
        view_for(game, seat, with_options=False),
        preview(game, seat),
        since_last_turn(story.paragraphs, seat, own=True),
        hand_shown,
        story.paragraphs[-1].turn if story.paragraphs else 1,
        told,
    )


def full_board(
    *, seat: int | None = 0, hand_shown: bool = True, locations: int = 12, look: Look = LOOK
) -> AbyssBoard:
    """Return the fullest table as a seat sees it, with a log of long turns."""
    board = board_of(full_game(locations), seat, hand_shown=hand_shown, look=look)
    long_story = tuple(Paragraph(place, 18, LONG_TURN) for place in (1, 2, 3, 0))
    return replace(board, story=long_story, turn=18)
