"""Hosting: tables for friends who come with `ssh`."""

import sys
from argparse import Namespace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from abyss_tui.commands.terminal import (
    chosen,
    games_folder,
    must_be_terminal,
    voice,
    wants_lines,
)
from abyss_tui.errors import BadUsage
from abyss_tui.extras import must_be_there
from abyss_tui.i18n.message import Message

if TYPE_CHECKING:
    from abyss_tui.host.service.plan import LastingTable, Plan
    from abyss_tui.host.web.web_plan import Certificate, WebPlan


def host(args: Namespace) -> int:
    """Run a host until it is stopped."""
    from abyss_tui.commands.requirements import check_host

    check_host(partial(voice, args))
    from abyss_tui.host.service.running import run

    plain = wants_lines(args)
    terminal = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    if args.play and not (terminal or plain):
        raise BadUsage(Message("--play needs a terminal, and this is none."))
    if terminal and not plain:
        must_be_terminal()
    return run(
        _plan(args),
        voice(args),
        chosen(args).settings,
        screens=terminal and not plain,
    )


def _plan(args: Namespace) -> "Plan":
    from abyss_tui.host.access.admission import Admission, ByKeys, Open
    from abyss_tui.host.service.own_password import forget_password, password_of
    from abyss_tui.host.service.plan import Plan, password_file
    from abyss_tui.host.service.written_limits import with_limits

    games, password = games_folder(args), None
    web = _web(args, games)
    limits, table_limits = with_limits(args.limit)
    if args.new_password and (args.open or args.keys is not None or args.password):
        raise BadUsage(Message("--new-password makes one up: it goes with no other way in."))
    if args.open:
        admission: Admission = Open()
    elif args.keys is not None:
        admission = ByKeys(Path(args.keys).expanduser())
    else:
        if args.new_password:
            forget_password(password_file(games))
        password = password_of(args.password, password_file(games))
        admission = password.admission
    return Plan(
        games,
        admission,
        address=args.bind,
        port=args.port,
        tables=tuple(map(_table, args.table)),
        fixed_seeds=args.fixed_seeds,
        play=args.play,
        plain=wants_lines(args),
        password=password,
        ask_again=args.ask_again,
        admins=None if args.admin is None else ByKeys(Path(args.admin).expanduser()),
        limits=limits,
        table_limits=table_limits,
        jump_hosts=tuple(args.jump_hosts),
        web=web,
        ssh=not args.web_only,
    )


def _web(args: Namespace, games: Path) -> "WebPlan | None":
    """Return how browsers are served, None where nobody asked. Raises HostError or BadUsage."""
    from abyss_tui.host.service.plan import host_folder
    from abyss_tui.host.web.web_plan import WebPlan

    if args.web is None:
        if args.web_only or args.web_names or args.web_tls or args.web_proxies:
            raise BadUsage(Message("The options --web-… go with --web PORT."))
        return None
    must_be_there("aiohttp", "web")
    from abyss_tui.host.web.certificates import own_certificate

    address, port = args.web
    certificate = None
    if args.web_tls == "auto":
        certificate = own_certificate(host_folder(games), ("localhost", *args.web_names))
    elif args.web_tls is not None:
        certificate = _certificate(args.web_tls)
    plan = WebPlan(port, address, tuple(args.web_names), certificate, tuple(args.web_proxies))
    plan.check()
    return plan


def _certificate(written: str) -> "Certificate":
    """Read which certificate is meant: the file of its chain and that of its key."""
    from abyss_tui.host.web.web_plan import Certificate

    chain, _, key = written.rpartition(":")
    if not chain or not key:
        raise BadUsage(Message("--web-tls {given}: name both files, CERT:KEY.", given=written))
    return Certificate(Path(chain).expanduser(), Path(key).expanduser())


def _table(written: str) -> "LastingTable":
    """Read a table: "friday", "friday:3" or, with its game, "friday:3:abyss". Raises BadUsage."""
    from abyss_tui.games.registry import USUAL_GAME, entry
    from abyss_tui.host.service.plan import LastingTable
    from abyss_tui.lobby.names import room_name
    from abyss_tui.lobby.refusal import Refused
    from abyss_tui.table.start import seats_of

    name, _, rest = written.partition(":")
    seats, _, game = rest.partition(":")
    game = entry(game or USUAL_GAME).slug
    possible = seats_of(game)
    if seats and (not seats.isdecimal() or int(seats) not in possible):
        fewest, most = possible[0], possible[-1]
        text = "--table {table}: a table has {fewest} to {most} seats: friday:{most}."
        raise BadUsage(Message(text, table=written, fewest=fewest, most=most))
    try:
        return LastingTable(room_name(name), int(seats) if seats else possible[-1], game)
    except Refused as refusal:
        raise BadUsage(refusal.message) from refusal
