"""One evening of a host: from opening the lobby to giving every terminal back."""

import asyncio
import logging
import os
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import Context
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from asyncssh import SSHKey
from textual.app import App

from abyss_tui.bots.workers import Workers
from abyss_tui.frontends.plain.game_words import load_words
from abyss_tui.frontends.tui.hosted.app import HostedApp
from abyss_tui.frontends.tui.loading import load_prompts, load_ui
from abyss_tui.frontends.tui.terminal.asking import local_terminal
from abyss_tui.games import registry
from abyss_tui.host.access.audit import Audit, AuditEntry, AuditFile
from abyss_tui.host.access.jump_hosts import JumpHosts
from abyss_tui.host.access.networks import network_of
from abyss_tui.host.access.private_log import PrivateLog
from abyss_tui.host.door import Caller
from abyss_tui.host.process import loop_watchdog
from abyss_tui.host.process.failures import log_of_loop
from abyss_tui.host.process.streams import adopt
from abyss_tui.host.service.announcement import announcement
from abyss_tui.host.service.dashboard import LAST, Dashboard
from abyss_tui.host.service.game_door import GameDoor, new_session
from abyss_tui.host.service.line_dashboard import LineDashboard
from abyss_tui.host.service.noting import note_lobby
from abyss_tui.host.service.plan import Plan
from abyss_tui.host.service.stop_signals import stopping_signals
from abyss_tui.host.ssh.host_key import fingerprint, host_key
from abyss_tui.host.ssh.server import Server
from abyss_tui.host.terminal.caller_lines import CallerLines
from abyss_tui.host.terminal.own_terminal import OwnTerminal
from abyss_tui.i18n.message import Message
from abyss_tui.i18n.plain_signs import write_plainly
from abyss_tui.i18n.voice import Voice
from abyss_tui.lobby.clients.administration import Administration
from abyss_tui.lobby.lobby import Lobby
from abyss_tui.lobby.registry.file_registry import FileRegistry
from abyss_tui.record.files.file_store import FileStore
from abyss_tui.record.files.folders import ready
from abyss_tui.record.files.locking import hold
from abyss_tui.record.files.os_errors import refused
from abyss_tui.settings.settings import USUAL, Settings
from abyss_tui.table.tables import Tables

if TYPE_CHECKING:
    from abyss_tui.host.web.server import WebServer

OF_THE_HOST: Final = "host:local"
"""The account of whoever plays in the terminal where the host was started."""
_LOG_ROOM: Final = 1 << 20
"""Bytes of a log file; then a new one is begun."""
_HELD: Final = (
    "{path}: another host serves these games; stop it, or choose another folder with --saves."
)
T = TypeVar("T")


def run(plan: Plan, voice: Voice, settings: Settings = USUAL, *, screens: bool) -> int:
    """Run a host until it is stopped; return its exit status.

    With `screens` this terminal shows it, as its settings say. Else it is printed what happens, and
    if the plan says so, the host is talked to in plain lines. Raises HostError or BadSave when it
    cannot begin.
    """
    if not screens:  # not every name of a stranger can be printed
        write_plainly(sys.stdout)
    else:
        local_terminal.ask(os.environ, settings)
    try:
        ready(plan.games)
        with _alone(ready(plan.folder)):
            _log_to_files(plan)
            return asyncio.run(_run(plan, voice, settings, screens=screens))
    finally:
        local_terminal.give_back()


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Hold the folder of a host: two hosts would both write its tables. Raises BadSave."""
    path = folder / "lock"
    try:
        lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise refused(error, path) from error
    try:
        hold(lock, folder, _HELD)
        yield
    finally:
        os.close(lock)


async def _run(plan: Plan, voice: Voice, settings: Settings, *, screens: bool) -> int:
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(log_of_loop)
    stopped = asyncio.Event()
    with stopping_signals(stopped.set):
        await _serve(plan, voice, settings, stopped, screens=screens)
    return 0


def _read_in() -> None:
    """Read in what the first caller would wait for."""
    for game in registry.entries.values():
        if game.screens is not None:
            load_ui(game.slug)
            load_prompts(game.slug)
        load_words(game.slug)


async def _serve(
    plan: Plan, voice: Voice, settings: Settings, stopped: asyncio.Event, *, screens: bool
) -> None:
    """Serve from opening the lobby to closing it. Raises HostError or BadSave."""
    key = host_key(plan.folder / "ssh_host_ed25519_key")
    store = FileStore(plan.games)
    tables, workers = Tables(store), Workers()
    lobby = await _open_lobby(plan, tables, store, workers)
    last: deque[AuditEntry] = deque(maxlen=LAST)
    log = AuditFile(plan.folder / "audit.jsonl")
    audit = Audit(log, last.append)
    note_lobby(audit, lobby)
    door = GameDoor(lobby)
    server = _server(plan, door, key, audit, voice)
    web = _web_server(plan, server)
    _read_in()
    try:
        plan = await _listening(plan, server, web, door)
        own = Caller(OF_THE_HOST, plan.own_table, "", of_the_host=True)
        host = lobby.administration(OF_THE_HOST, voice.text("the host"))
        about = _about(plan, key, voice, screens=screens)
        if screens:
            dashboard = partial(_dashboard, settings, lobby, about, last, host)
            program = partial(_program, door, own, settings)
            await _at_the_screen(plan, program, dashboard, stopped)
        elif plan.plain:
            look = replace(new_session(os.environ, settings), voice=voice).look
            play = partial(door.play_in_lines, own, voice, settings=settings)
            conversation = partial(LineDashboard, lobby, about, look, play, host=host)
            await _in_lines(plan, audit, conversation, stopped)
        else:
            _print("\n".join(about))
            audit.listeners.append(lambda entry: _print(entry.plain()))
            await stopped.wait()
    finally:
        await _send_home(lobby, server, web, workers)
        await tables.settled()
        log.close()
    _print(_last_words(tables, voice))


def _last_words(tables: Tables, voice: Voice) -> str:
    """Return that every game is kept, or which are not."""
    lost = map(voice.say, tables.not_kept)
    return "\n".join(lost) or voice.text("The host has stopped; every game is kept.")


def _about(plan: Plan, key: SSHKey, voice: Voice, *, screens: bool) -> list[str]:
    shown = screens or (plan.plain and sys.stdout.isatty())
    return announcement(plan, fingerprint(key), voice, screens=shown)


def _server(plan: Plan, door: GameDoor, key: SSHKey, audit: Audit, voice: Voice) -> Server:
    return Server(
        door,
        key,
        plan.admission,
        limits=plan.limits,
        audit=audit,
        admins=plan.admins,
        jump_hosts=JumpHosts(plan.jump_hosts),
        language=voice.language,
    )


def _web_server(plan: Plan, server: Server) -> "WebServer | None":
    """Return the door for browsers, None where there is none. Raises HostError or BadSave."""
    if plan.web is None:
        return None
    from abyss_tui.host.web.server import WebServer

    return WebServer.of(server.context, plan.web, plan.folder)


async def _listening(plan: Plan, server: Server, web: "WebServer | None", door: GameDoor) -> Plan:
    """Listen where a plan says; return it with the ports that this came to.

    Who comes in learns from the door how others do. Raises HostError.
    """
    if plan.ssh:
        plan = replace(plan, port=await server.start(plan.address, plan.port))
    else:
        server.begin()
    if plan.web is not None and web is not None:
        plan = replace(plan, web=replace(plan.web, port=await web.start()))
        door.link_for = web.link_for if plan.pages_for_all else None
    door.lines_for_friends = plan.lines_for_friends
    return plan


def _dashboard(
    settings: Settings,
    lobby: Lobby,
    about: Sequence[str],
    last: deque[AuditEntry],
    host: Administration,
) -> Dashboard:
    """Return the dashboard, in the colours that this terminal is known to have by now."""
    session = new_session(local_terminal.environment(os.environ), settings)
    return Dashboard(session, lobby, about, last, host=host)


def _program(door: GameDoor, own: Caller, settings: Settings) -> HostedApp:
    """Return the program of whoever plays in this terminal, in its colours."""
    environment = local_terminal.environment(os.environ)
    return door.program(own, environment, settings, local_terminal.graphics)


async def _open_lobby(plan: Plan, tables: Tables, store: FileStore, workers: Workers) -> Lobby:
    """Open the lobby, with the tables that are always there. Raises BadSave."""
    lobby = await Lobby.open(
        tables,
        store,
        FileRegistry(plan.folder),
        fixed_seeds=plan.fixed_seeds,
        thinker=workers,
        limits=plan.table_limits,
        network_of=network_of,
    )
    if plan.ask_again:
        await lobby.ask_again()
    for table in plan.tables:
        await lobby.have_room(table.name, table.seats, table.game)
    return lobby


async def _send_home(
    lobby: Lobby, server: Server, web: "WebServer | None", workers: Workers
) -> None:
    """Give every terminal back, with a last line, and let nobody think any more."""
    goodbye = Message("The host has stopped. Every game is kept: come again later.")
    if web is not None:
        web.close()
    await lobby.close(goodbye)
    await server.stop(goodbye)
    if web is not None:
        await web.stop()
    await workers.close()


async def _at_the_screen(
    plan: Plan,
    program: Callable[[], HostedApp],
    dashboard: Callable[[], Dashboard],
    stopped: asyncio.Event,
) -> None:
    """Show the dashboard, and the table while the host plays, until it is to stop."""
    playing = plan.play
    while not stopped.is_set():
        if playing:
            await _shown(program(), stopped)
            playing = False
        else:
            playing = await _shown(dashboard(), stopped) == "play"
            if not playing:
                return


async def _in_lines(
    plan: Plan,
    audit: Audit,
    conversation: Callable[[CallerLines], LineDashboard],
    stopped: asyncio.Event,
) -> None:
    """Talk in lines to whoever hosts, until the host is to stop.

    An input that ends stops a host at a terminal. Elsewhere it goes on without one.
    """
    at_terminal = sys.stdin.isatty()  # a window that is closed is none any more
    terminal = OwnTerminal()
    dashboard = conversation(terminal.lines)
    audit.listeners.append(dashboard.hear)
    terminal.begin()
    talking = asyncio.create_task(dashboard.run(playing=plan.play), context=Context())
    stopping = asyncio.create_task(stopped.wait())
    await asyncio.wait((talking, stopping), return_when=asyncio.FIRST_COMPLETED)
    terminal.lines.end()
    if await talking or at_terminal:
        stopping.cancel()
    else:
        await stopping


async def _shown(app: App[T], stopped: asyncio.Event) -> T | None:
    """Run an app in this terminal beside those of the callers, until the host is to stop.

    It is asked to end, not cancelled: cancelled it would leave a thread behind that reads a
    terminal which is gone, again and again.
    """
    adopt(app)
    running = asyncio.create_task(app.run_async(), context=Context())
    stopping = asyncio.create_task(stopped.wait())
    await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if not running.done():
        app.exit()
    answer = await running
    if answer is None and not app.return_code:  # nobody chose to leave: the window is closed
        stopped.set()
    return answer


def _log_to_files(plan: Plan) -> None:
    """Log what fails into a file of the host: never to a terminal, which shows a table.

    Another one has how long players had to wait for one another, which is no failure.
    """
    stalls = loop_watchdog.__name__
    failures = _log(plan.folder / "failures.log")
    failures.addFilter(lambda entry: entry.name != stalls)
    logging.getLogger().handlers[:] = [failures]
    logging.getLogger(stalls).handlers[:] = [_log(plan.folder / "stalls.log")]


def _log(path: Path) -> logging.Handler:
    handler = PrivateLog(path, maxBytes=_LOG_ROOM, backupCount=2, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    return handler


def _print(said: str) -> None:
    """Print a line; a host goes on, and ends in order, when nobody can read it any more."""
    with suppress(OSError):
        sys.stdout.write(f"{said}\n")
        sys.stdout.flush()
