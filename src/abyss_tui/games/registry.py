"""The games there are: an entry each, which names the modules of its parts.

A part is imported when somebody asks for it. It is named and not imported here, as screens and
lines lie above the games, and as a bot, an engine or a menu need few parts of few games.
"""

from collections.abc import Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Final

from abyss_tui.errors import BadUsage
from abyss_tui.i18n.message import Message
from abyss_tui.records import record

if TYPE_CHECKING:
    from abyss_tui.kernel.game_kind import GameKind, Json

USUAL_GAME: Final = "abyss"
"""The game that is meant where none is named: on the command line, by a program, in a journal of
the first version. Only these edges fill it in; everything below them is given its game."""


@record
class GameEntry:
    """A game, and the modules in which its parts are found; None for a part that it lacks."""

    slug: str
    """How files, protocols and commands call it."""
    name: Message
    """How people call it."""
    kind: str
    """The module whose `KIND` is the `kernel.game_kind.GameKind`."""
    motto: Message | None = None
    """What stands under the title of the menu; its name if it has none."""
    bots: bool = False
    """Whether programs can play it, as its kind says with `levels`: the menu asks before the rules
    of any game are read in."""
    text: str | None = None
    """The module whose `TEXT` is the `kernel.table_text.TableText`."""
    sitting: str | None = None
    """The module whose `SITTING` is the `kernel.sitting.GameSitting`, where it is not the usual."""
    lessons: str | None = None
    """The module whose `PLAN` is the `kernel.lessons.LessonPlan`."""
    screens: str | None = None
    """The module whose `UI` is the `frontends.tui.game_ui.GameUI`."""
    commands: str | None = None
    """The module whose `ALL` are the commands of the screens, read in much sooner than those."""
    prompts: tuple[str, ...] = ()
    """The modules of what is laid over the board, which comes up without them."""
    lines: str | None = None
    """The module whose `WORDS` are the `frontends.plain.game_words.GameWords`, where it has more to
    say in lines than its text."""
    offered: bool = True
    """Whether people are told of it, by menus, forms and help. A game that is not there for all of
    them yet is not: who names it plays what there is of it."""


_ABYSS: Final = GameEntry(
    "abyss",
    Message("Abyss"),
    kind="abyss_tui.games.abyss.kind",
    motto=Message("The court of the deep, for 2 to 4 players"),
    bots=True,
    text="abyss_tui.games.abyss.text.table_text",
    sitting="abyss_tui.games.abyss.sitting.table",
    lessons="abyss_tui.games.abyss.lessons.plan",
    screens="abyss_tui.frontends.tui.abyss.ui",
    commands="abyss_tui.frontends.tui.abyss.commands",
    prompts=(
        "abyss_tui.frontends.tui.abyss.monster",
        "abyss_tui.frontends.tui.abyss.offer",
        "abyss_tui.frontends.tui.abyss.payment",
    ),
    lines="abyss_tui.frontends.plain.abyss.words",
)

_CONSPIRACY: Final = GameEntry(
    "conspiracy",
    Message("Abyss: Conspiracy"),
    kind="abyss_tui.games.conspiracy.kind",
    motto=Message("Intrigue in the Senate of the deep, for 2 to 4 players"),
    bots=True,
    text="abyss_tui.games.conspiracy.text.table_text",
    sitting="abyss_tui.games.conspiracy.sitting",
    lessons="abyss_tui.games.conspiracy.lessons.plan",
    screens="abyss_tui.frontends.tui.conspiracy.ui",
    commands="abyss_tui.frontends.tui.conspiracy.commands",
    lines="abyss_tui.frontends.plain.conspiracy.words",
)

entries: Final[dict[str, GameEntry]] = {each.slug: each for each in (_ABYSS, _CONSPIRACY)}
"""All games by their slugs. Tests put another one in."""


def slugs() -> list[str]:
    """Return the slugs of all games."""
    return list(entries)


def on_screens() -> list[str]:
    """Return the slugs of the games that are offered on screens."""
    return [slug for slug, each in entries.items() if each.offered and each.screens is not None]


def in_lines() -> list[str]:
    """Return the slugs of the games that are offered in lines: all of which something is said."""
    return [slug for slug, each in entries.items() if each.offered and each.text is not None]


def for_people() -> list[str]:
    """Return the slugs of the games that people are offered anywhere."""
    found = {*on_screens(), *in_lines()}
    return [slug for slug in entries if slug in found]


def several() -> bool:
    """Whether people are offered more than one game, so that they are asked which is meant."""
    return len(for_people()) > 1


def entry(slug: str) -> GameEntry:
    """Return the entry of a game. Raises BadUsage, which names the games that are offered."""
    if slug not in entries:
        text = "There is no game {game}: there is {games}."
        raise BadUsage(Message(text, game=slug, games=", ".join(for_people())))
    return entries[slug]


def goes_without_saying(slug: str) -> bool:
    """Whether this is the only game that people are offered, so that none has to be named."""
    return for_people() == [slug]


def name_among_several(slug: str) -> Message | None:
    """Return what a game is called where people have to tell it from another; else None."""
    return None if slug not in entries or goes_without_saying(slug) else entries[slug].name


def with_bots(games: Iterable[str]) -> list[str]:
    """Return those of these games that programs can play."""
    return [slug for slug in games if entries[slug].bots]


def game_kind(slug: str) -> "GameKind":
    """Return the kind of game of this slug. Raises BadUsage when there is none."""
    kind: GameKind = import_module(entry(slug).kind).KIND
    return kind


def screens_of(slug: str) -> str:
    """Return the module of the screens of a game. Raises BadUsage for a game that has none."""
    game = entry(slug)
    if game.screens is None:
        raise BadUsage(Message("{game} cannot be played on screens.", game=game.name))
    return game.screens


def kind_of_position(position: "Json") -> "GameKind | None":
    """Return the kind of game whose `format` a position has, None when it is no game's."""
    slug = str(position.get("format")).partition("-position/")[0]
    return game_kind(slug) if slug in entries else None
