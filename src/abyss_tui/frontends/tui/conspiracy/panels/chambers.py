"""The chambers of all players, side by side under water: who acts is seen in a shaft of light.

What the cursor is on elsewhere is seen here as well: the Lords of a pile as ghosts on the spaces
that they would come to, on each Lord what an exchange would make of the largest Coalition.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from textual.geometry import Region

from abyss_tui.frontends.tui.conspiracy.board import (
    NO_PREVIEW,
    NO_VIEW,
    ConspiracyBoard,
    only,
    question_of,
    turn_of_viewer,
)
from abyss_tui.frontends.tui.conspiracy.card_portraits import portrait_of
from abyss_tui.frontends.tui.conspiracy.geometry import PORTRAIT, Grid, grid_within, spaces_from
from abyss_tui.frontends.tui.conspiracy.panels.bricks import (
    Brick,
    Free,
    Link,
    Note,
    draw_brick,
    draw_free,
    draw_link,
    draw_meeting,
)
from abyss_tui.frontends.tui.conspiracy.panels.cursor import draw_bars
from abyss_tui.frontends.tui.conspiracy.panels.figures import (
    Figures,
    Points,
    draw_figures,
    draw_name,
)
from abyss_tui.frontends.tui.conspiracy.panels.passing import (
    NOTHING,
    ChamberPassing,
    chambers_frames,
)
from abyss_tui.frontends.tui.motion.frames import Frame
from abyss_tui.frontends.tui.theme.look import Look
from abyss_tui.frontends.tui.widgets.parts import Parts
from abyss_tui.frontends.tui.widgets.portrait_cache import PortraitsOf
from abyss_tui.frontends.tui.widgets.portraits import to_paint
from abyss_tui.frontends.tui.widgets.targets import Drawing, Spot, Target
from abyss_tui.frontends.tui.widgets.telling import TellingPanel
from abyss_tui.games.conspiracy.cards.board import PLACES, SPACES, neighbours
from abyss_tui.games.conspiracy.cards.names import Guild
from abyss_tui.games.conspiracy.cards.pieces import Lord
from abyss_tui.games.conspiracy.text.signs import COALITION
from abyss_tui.games.conspiracy.views import PlayerView
from abyss_tui.records import record

NARROW: Final = 24
"""In so few cells no wall parts two players: figures stand to the edge."""
PER_LORD: Final = 3
"""The Influence Points of each Lord of the largest Coalition."""


@record
class Chamber:
    """All that is drawn of one player."""

    figures: Figures
    bricks: tuple[Brick, ...]
    links: tuple[Link, ...]
    free: tuple[Free, ...]
    lit: bool
    """Whether it hangs in the shaft of light."""
    sinking: tuple[Brick, float] | None = None
    """A Lord on its way to its space, and how far it has come, from 0 to 1."""


class Chambers(TellingPanel, can_focus=True):
    """All chambers, with the cursor on Lords, free spaces and names."""

    def __init__(self, *, name: str | None = None) -> None:
        super().__init__(name=name)
        self._parts = Parts()
        self._portraits = PortraitsOf(self, self.draw_anew)

    def needed(self, board: ConspiracyBoard) -> ConspiracyBoard:
        """Return the players, what is asked, and what would follow from it."""
        view, preview = board.view, board.preview
        shown = replace(
            NO_VIEW,
            you=view.you,
            players=view.players,
            seat=view.seat,
            pearl_master=view.pearl_master,
            edict=view.edict,
            ending=view.ending,
            waiting=view.waiting,
            piles=view.piles if turn_of_viewer(board) is not None else NO_VIEW.piles,
            decision=view.decision,
        )
        follows = replace(
            NO_PREVIEW,
            scores=preview.scores,
            coalitions=preview.coalitions,
            opens=preview.opens,
            exchanges=preview.exchanges if question_of(view) is not None else {},
        )
        return only(board, shown, follows, begun=board.begun, away=board.away)

    def frames(self, before: ConspiracyBoard, after: ConspiracyBoard) -> Sequence[Frame]:
        """Return how a Lord comes to its space, and how two change places."""
        return chambers_frames(before.view, after.view)

    def draw(self, board: ConspiracyBoard, drawing: Drawing) -> None:
        """Draw each chamber, anew only where it has changed, and the walls between them."""
        players = len(board.view.players)
        if not players:
            return
        grid = grid_within(drawing.size, players)
        for seat in range(players):
            chamber = chamber_of(board, seat, self.target)
            if grid.has_portraits and board.look.shows_pictures:
                chamber = self._in_person(chamber, board.look)
            if self.passing is not None:
                chamber = _on_the_way(chamber, self.passing.get(seat, NOTHING))
            region = Region(seat * grid.column, 0, grid.column, grid.height)
            draw = partial(draw_chamber, grid, chamber)
            self._parts.lay(drawing, region, seat, chamber, draw, for_all=True)
            self._add_spots(drawing, grid, seat)
        _mark_bearer(board, drawing, grid)
        _draw_walls(drawing, grid, board.view.seat if board.view.decision is not None else None)

    def _in_person(self, chamber: Chamber, look: Look) -> Chamber:
        """Return a chamber with the portraits of its Lords, those of the largest Coalition lit."""
        bricks = list[Brick]()
        for each in chamber.bricks:
            of = to_paint(portrait_of(each.lord), PORTRAIT, look, lit=each.largest)
            bricks.append(replace(each, portrait=self._portraits.painting(of)))
        return replace(chamber, bricks=tuple(bricks))

    def _add_spots(self, drawing: Drawing, grid: Grid, seat: int) -> None:
        x = seat * grid.column
        drawing.spot(Target("player", seat), (x, 0, grid.column - 1, 1), (x, 0))
        for space in range(1, SPACES + 1):
            region = grid.space(space).translate((x, 0))
            body = region.width, grid.body
            drawing.spot(Target("space", (seat, space)), (*region.offset, *body))

    def mark_cursor(self, marked: Drawing, here: Spot) -> None:
        """Mark a space by white bars in the gaps beside it, and a name as any row."""
        if here.target.kind == "space":
            draw_bars(marked, here.region)
        else:
            super().mark_cursor(marked, here)


def _mark_bearer(board: ConspiracyBoard, drawing: Drawing, grid: Grid) -> None:
    """Mark the Lord on which the Location will lie that is to be taken."""
    asked = question_of(board.view)
    if asked is not None and asked.kind == "location":
        region = grid.space(asked.about["space"]).translate((asked.seat * grid.column, 0))
        draw_bars(drawing, Region(region.x, region.y, region.width, grid.body))


# What is drawn


def chamber_of(board: ConspiracyBoard, seat: int, pointed: Target | None) -> Chamber:
    """Return what is drawn of a player while the cursor is on this."""
    view, preview = board.view, board.preview
    player, largest = view.players[seat], frozenset(preview.coalitions[seat])
    acts = view.decision is not None and seat == view.seat
    notes = _notes(board) if acts else {}
    quiet = _quiet(board) if acts else frozenset()
    coats = _coats(player)
    last = max(player.locations, default=0)
    bricks = tuple(
        Brick(
            lord,
            space,
            largest=space in largest,
            coat=space in coats,
            live=space > last,
            location=(location := player.locations.get(space)),
            points=0 if location is None else preview.scores[seat].by_location[location],
            note=notes.get(space),
            quiet=space in quiet,
        )
        for space, lord in enumerate(player.chamber, 1)
    )
    ghost, coming = _coming(board, pointed) if acts else (None, 0)
    first = len(player.chamber) + 1
    filled = spaces_from(first, coming)
    free = tuple(
        Free(
            space,
            lit=acts,
            next=acts and not coming and space == first and _has_next(board),
            ghost=ghost if space in filled else None,
        )
        for space in range(first, SPACES + 1)
    )
    links = tuple(each for each in _links(player.chamber, largest) if not _dark(each, quiet))
    return Chamber(figures_of(board, seat), bricks, links, free, lit=acts)


def figures_of(board: ConspiracyBoard, seat: int) -> Figures:
    """Return the figures of a player as they are now."""
    view, score = board.view, board.preview.scores[seat]
    edict = view.edict
    points = Points(score.lords, score.locations, score.coalition, score.pearl_master)
    return Figures(
        name=board.name(seat),
        number=seat + 1,
        player=view.players[seat],
        points=points,
        master=view.pearl_master == seat,
        acts=view.decision is not None and view.seat == seat,
        you=view.you == seat,
        away=seat in board.away,
        opens=board.preview.opens[seat],
        edict=edict.location if edict is not None and edict.seat == seat else None,
        tag=_tag(board, seat),
    )


def _tag(board: ConspiracyBoard, seat: int) -> str:
    """Return where a player is in the last turns: full, last or done; nothing before them."""
    view = board.view
    if view.ending is None or view.decision is None:
        return ""
    if seat == view.ending:
        return "full"
    players = len(view.players)
    turns = (seat - view.ending) % players
    return "last" if turns >= (view.seat - view.ending) % players else "done"


def _coats(player: PlayerView) -> frozenset[int]:
    """Return the spaces of the Lords that bear a coat of arms: the first of the best (C9)."""
    best: dict[Guild, int] = {}
    for space, lord in enumerate(player.chamber, 1):
        bearer = best.get(lord.guild)
        if bearer is None or lord.points > player.chamber[bearer - 1].points:
            best[lord.guild] = space
    return frozenset(best.values())


def _links(chamber: Sequence[Lord], largest: frozenset[int]) -> list[Link]:
    """Return which neighbours are of one Guild."""
    return [
        Link(one, other, lord.guild, one in largest)
        for one, lord in enumerate(chamber, 1)
        for other in neighbours(one)
        if one < other <= len(chamber) and chamber[other - 1].guild is lord.guild
    ]


def _dark(link: Link, quiet: frozenset[int]) -> bool:
    return link.one in quiet or link.other in quiet


def _has_next(board: ConspiracyBoard) -> bool:
    """Whether a Lord is to come: else what is asked is about those that stand there."""
    decision = board.view.decision
    return decision is not None and decision.kind in ("turn", "recruit", "place")


def _coming(board: ConspiracyBoard, pointed: Target | None) -> tuple[Guild | None, int]:
    """Return of which Guild Lords would come by what the cursor is on, and how many."""
    view, asked = board.view, question_of(board.view)
    if asked is not None and asked.kind == "place":
        return view.waiting[0].guild, len(view.waiting)
    if pointed is None:
        return None, 0
    match pointed.kind, pointed.thing:
        case "pile", Guild() as guild if turn_of_viewer(board) is not None:
            return guild, len(view.piles[guild])
        case "card", Lord() as lord if asked is not None and asked.kind == "recruit":
            return lord.guild, 1
    return None, 0


def _notes(board: ConspiracyBoard) -> Mapping[int, Note]:
    """Return on each Lord that may be exchanged what the largest Coalition would become."""
    if not _exchanging(board):
        return {}
    begun, found = board.begun, best_by_space(board)
    now = board.preview.scores[board.view.seat].coalition // PER_LORD
    return {
        space: Note(board.look.marks.possible, "chosen") if space == begun else _size(size, now)
        for space, size in found.items()
    }


def best_by_space(board: ConspiracyBoard) -> dict[int, int]:
    """Return the largest Coalition that each Lord can bring about by an exchange.

    With one Lord chosen it is an exchange with that one.
    """
    found: dict[int, int] = {}
    now = board.preview.scores[board.view.seat].coalition
    for spaces, points in board.preview.exchanges.items():
        if isinstance(board.begun, int) and board.begun not in spaces:
            continue
        for space in spaces:
            found[space] = max(found.get(space, 0), (now + points) // PER_LORD)
    return found


def _size(size: int, now: int) -> Note:
    sign, judged = ("+", "better") if size > now else ("-", "worse") if size < now else ("=", "")
    return Note(f"{COALITION}{size}{sign}", judged)


def _exchanging(board: ConspiracyBoard) -> bool:
    asked = question_of(board.view)
    return asked is not None and asked.kind == "exchange"


def _quiet(board: ConspiracyBoard) -> frozenset[int]:
    """Return the Lords that sink into the dark: those that never move, during an exchange."""
    if not _exchanging(board):
        return frozenset()
    chamber = board.view.active.chamber
    return frozenset(space for space, lord in enumerate(chamber, 1) if lord.key is not None)


def _on_the_way(chamber: Chamber, passing: ChamberPassing) -> Chamber:
    """Return a chamber as it is for a moment, on its way to what it is now."""
    white = frozenset({"pearls"}) if passing.pearls else frozenset[str]()
    bricks = tuple(replace(each, white=each.space in passing.white) for each in chamber.bricks)
    links, free, sinking = chamber.links, chamber.free, None
    if passing.sinking is not None:
        space = passing.sinking.space
        comes, bricks = bricks[-1], bricks[:-1]
        free = (Free(space, lit=chamber.lit), *(replace(each, next=False) for each in free))
        links = tuple(each for each in links if space not in (each.one, each.other))
        sinking = replace(comes, white=True), passing.sinking.depth
    figures = replace(chamber.figures, white=white)
    return Chamber(figures, bricks, links, free, chamber.lit, sinking)


# How it is drawn


def draw_chamber(grid: Grid, chamber: Chamber, drawing: Drawing) -> None:
    """Draw the spaces, the name and the figures."""
    draw_spaces(grid, chamber, drawing)
    draw_name(drawing, grid, chamber.figures)
    draw_figures(drawing, grid, chamber.figures)
    if chamber.sinking is not None:
        brick, depth = chamber.sinking
        draw_brick(drawing, grid, brick, above=round(grid.space(brick.space).y * (1 - depth)))


def draw_spaces(grid: Grid, chamber: Chamber, drawing: Drawing) -> None:
    """Draw the water, and the spaces from behind to the front."""
    _draw_water(drawing, grid, lit=chamber.lit)
    for free in chamber.free:
        draw_free(drawing, grid, free)
    for link in chamber.links:
        if link.sideways:
            draw_link(drawing, grid, link)
    for brick in chamber.bricks:
        draw_brick(drawing, grid, brick)
    for link in chamber.links:
        if not link.sideways:
            draw_link(drawing, grid, link)
    for link in _meeting(chamber.links):
        draw_meeting(drawing, grid, link)


def _meeting(links: Sequence[Link]) -> list[Link]:
    """Return the links of a row below which both Lords have a common neighbour of their Guild."""
    joined = {(link.one, link.other) for link in links}
    below = {place: space for space, place in enumerate(PLACES, 1)}
    return [
        link
        for link in links
        if link.sideways
        and (link.one, below.get((PLACES[link.one - 1][0] + 1, PLACES[link.one - 1][1]))) in joined
    ]


def _draw_water(drawing: Drawing, grid: Grid, *, lit: bool) -> None:
    palette = drawing.look.palette
    if not palette.blocks:
        return
    for row in range(grid.height):
        water = palette.chambers.ground(row, grid.height, lit=lit)
        drawing.fill(Region(0, row, grid.column, 1), water)


def _draw_walls(drawing: Drawing, grid: Grid, acts: int | None) -> None:
    """Draw what parts the chambers: dark water, or lines, double beside who acts."""
    marks, palette = drawing.look.marks, drawing.look.palette
    for seat in range(grid.players - 1):
        x = (seat + 1) * grid.column - 1
        beside = acts is not None and acts in (seat, seat + 1)
        for row in range(grid.height):
            if palette.blocks and grid.column > NARROW:
                drawing.put(x, row, " ", palette.chambers.wall)
            elif not palette.blocks and drawing.signs[row][x] == " ":
                sign = marks.double_vertical if beside else marks.vertical
                drawing.put(x, row, sign, palette.glow if beside else palette.line)
