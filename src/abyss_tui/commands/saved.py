"""Commands about kept games: going on with them, looking at them again, counting over them."""

import json
from argparse import Namespace
from functools import partial
from pathlib import Path

from abyss_tui.commands.terminal import (
    games_folder,
    must_be_terminal,
    must_be_terminal_to_watch,
    open_lines,
    open_screens,
    print_lines,
    read_in_quickly,
    voice,
    wants_lines,
)
from abyss_tui.errors import BadUsage
from abyss_tui.i18n.language import Language
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.voice import Voice
from abyss_tui.record.files import saved_games
from abyss_tui.record.files.folders import SUFFIX
from abyss_tui.record.game_id import GameId


def resume(args: Namespace) -> int:
    """Go on with a game, or name the games there are."""
    from abyss_tui.record.files.repair import salvaged
    from abyss_tui.table.programs import must_be_there
    from abyss_tui.table.start import Resume

    folder = games_folder(args)
    if args.list:
        return _list(folder, voice(args))
    if not wants_lines(args):
        must_be_terminal()
        read_in_quickly()
    found = saved_games.find(folder, args.kept) if args.kept else None
    path = found or saved_games.last_unfinished(folder)
    if args.salvage:
        path = salvaged(path)
    for command in args.programs:
        must_be_there(command)
    start = Resume(_game_id(path))
    if wants_lines(args):
        return open_lines(args, start, path.parent)
    return open_screens(args, start, path.parent)


def _list(folder: Path, voice: Voice) -> int:
    from abyss_tui.record.text_export import saved_game_lines

    print_lines(saved_game_lines(saved_games.games(folder), voice))
    return 0


def replay(args: Namespace) -> int:
    """Look at a game again: on the screen, as a text, as JSON, as a picture or as a cast."""
    from abyss_tui.commands.requirements import check_screens
    from abyss_tui.table.start import Watch

    if args.move is not None and args.picture is None:
        raise BadUsage(Message("--move is the moment of a picture: give --picture FILE too."))
    path = saved_games.find(games_folder(args), args.kept)
    if args.json or args.text:
        _tell(path, voice(args), as_json=args.json)
    elif args.picture is not None:
        check_screens(partial(voice, args))
        _draw(path, args.picture, args.move, voice(args).language)
    elif args.cast is not None:
        check_screens(partial(voice, args))
        _record(path, args.cast, voice(args).language)
    else:
        must_be_terminal_to_watch()
        return open_screens(args, Watch(_game_id(path)), path.parent)
    return 0


def _tell(path: Path, voice: Voice, *, as_json: bool) -> None:
    from abyss_tui.record.exporting import game_to_json
    from abyss_tui.record.files.reading import read
    from abyss_tui.record.replaying import replay as replayed
    from abyss_tui.record.text_export import game_lines

    history = replayed(read(path))
    if as_json:
        print_lines([json.dumps(game_to_json(history), ensure_ascii=False)])
    else:
        print_lines(game_lines(history, voice))


def _draw(path: Path, file: Path, move: int | None, language: Language) -> None:
    """Write a picture of the table after so many moves; of the last one without a number."""
    from abyss_tui.frontends.tui.apps.pictures import picture
    from abyss_tui.record.files.reading import read
    from abyss_tui.record.replaying import replay as replayed
    from abyss_tui.table.replay import Replay

    game = Replay(replayed(read(path), keep_all=True))
    place = game.last if move is None else move
    if not 0 <= place <= game.last:
        text = "There is no move {move}: this game has the moves 0 (the deal) to {last}."
        raise BadUsage(Message(text, move=place, last=game.last))
    _write(file, picture(game, place, language))


def _record(path: Path, file: Path, language: Language) -> None:
    """Write the whole game as an asciicast."""
    from abyss_tui.frontends.tui.apps.pictures import cast
    from abyss_tui.record.files.reading import read
    from abyss_tui.record.replaying import replay as replayed
    from abyss_tui.table.replay import Replay

    game = Replay(replayed(read(path), keep_all=True))
    _write(file, "".join(f"{line}\n" for line in cast(game, language)))


def _write(file: Path, drawn: str) -> None:
    """Write a file. Raises BadSave when that is not possible."""
    from abyss_tui.record.files.os_errors import refused

    try:
        file.write_text(drawn, encoding="utf-8")
    except OSError as error:
        raise refused(error, file) from error


def stats(args: Namespace) -> int:
    """Count over all games, or over one."""
    from abyss_tui.record import exporting, text_export
    from abyss_tui.record.files import counting

    folder = games_folder(args)
    if args.kept:
        game = counting.of_file(saved_games.find(folder, args.kept))
        if args.json:
            print_lines([json.dumps(exporting.one_game_to_json(game), ensure_ascii=False)])
        else:
            print_lines(text_export.game_figure_lines(game, voice(args)))
    else:
        _count(folder, args)
    return 0


def _count(folder: Path, asked: Namespace) -> None:
    """Print what is counted of one kind of game, or of each that is kept there.

    Several are told apart by a heading; in JSON each has a line, with its slug.
    """
    from abyss_tui.games import registry
    from abyss_tui.record import exporting, text_export
    from abyss_tui.record.files import counting

    said = voice(asked)
    kept = {game.kind for game in saved_games.games(folder)}
    kinds = [each for each in registry.slugs() if each in kept] or [registry.USUAL_GAME]
    lines = list[str]()
    for kind in kinds if asked.game is None else [asked.game]:
        tally, several = counting.of_folder(folder, kind), len(kinds) > 1
        if asked.json:
            written = exporting.tally_to_json(tally)
            written = {"game": kind, **written} if several else written
            lines.append(json.dumps(written, ensure_ascii=False))
            continue
        if several:
            lines += [*([""] if lines else []), said.say(registry.entry(kind).name), ""]
        lines += text_export.tally_lines(tally, said)
    print_lines(lines)


def _game_id(path: Path) -> GameId:
    """Return the name by which the screens find a file. Raises BadUsage for another suffix."""
    if path.suffix != SUFFIX:
        text = "{path}: a game is kept in a file that ends in {suffix}; give a copy such a name."
        raise BadUsage(Message(text, path=path, suffix=SUFFIX))
    return GameId(path.stem)
