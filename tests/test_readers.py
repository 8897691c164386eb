"""Every reader of files and lines, with whatever bytes and JSON: a sentence, never a traceback.

`READERS_TRIED=10000` tries each so often.
"""

import json
import os
from asyncio import Runner, new_event_loop
from collections.abc import Callable, Coroutine
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from abyss_tui.arena.results import read as read_results
from abyss_tui.errors import AbyssError, BadSave, BadUsage
from abyss_tui.frontends.seat.request import read_request
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.i18n.language import ENGLISH
from abyss_tui.i18n.voice import Voice
from abyss_tui.kernel.game_kind import Json
from abyss_tui.lobby.registry.file_registry import FileRegistry
from abyss_tui.protocol import Engine
from abyss_tui.record.exporting import game_to_json, tally_to_json
from abyss_tui.record.files.checked_lines import written
from abyss_tui.record.files.counting import of_folder
from abyss_tui.record.files.reading import read
from abyss_tui.record.files.repair import salvaged
from abyss_tui.record.files.saved_games import games
from abyss_tui.record.replaying import replay
from abyss_tui.record.text_export import game_lines, saved_game_lines, tally_lines
from abyss_tui.settings.hints import KeptHints
from abyss_tui.settings.keeping import keep
from abyss_tui.settings.reading import found_in
from tests.record.games import a_journal, said

T = TypeVar("T")
TRIED: Final = int(os.environ.get("READERS_TRIED", "60"))
VOICE: Final = Voice(ENGLISH, "words")
tried = settings(
    max_examples=TRIED,
    deadline=None,
    database=None,
    derandomize=TRIED < 1_000,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

FIGURES: Final = "9" * 5_000
DEEP: Final = "[" * 5_000
BARELY_DEEP: Final = "[" * 900 + "]" * 900
ODD_JSON: Final = (
    "NaN",
    "-Infinity",
    "1e999",
    "1E-999",
    FIGURES,
    FIGURES[:4_300],
    f"-{FIGURES}",
    f"{FIGURES}.5",
    DEEP,
    BARELY_DEEP,
    '{"a":' * 900 + "1" + "}" * 900,
    '{"a": 1, "a": 2}',
    '"\\ud800"',
    '"\\u0000"',
    '"\\u001b[2J"',
    "true",
    "null",
    "-1",
    "1.0",
    "99",
    '"x"',
    '""',
    "[]",
    "{}",
    '{"type": []}',
    '["x", null]',
    '"0001-01-01T00:00:00.000Z"',
    '"9999-12-31T23:59:59.999-23:00"',
    '"2026-W45-1"',
    '"' + "long " * 2_000 + '"',
)
"""Values that are no value, or one that nobody thinks of."""
values = st.sampled_from(ODD_JSON) | st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
).map(json.dumps)
noise = st.binary(max_size=300) | st.text(max_size=100).map(
    lambda text: text.encode(errors="replace")
)


MARK: Final = "\ue000"
"""What no journal and no request says."""


def places(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the way to every value in a JSON value."""
    if isinstance(value, dict):
        return [here, *(way for key in value for way in places(value[key], (*here, key)))]
    if isinstance(value, list):
        return [here, *(way for at, each in enumerate(value) for way in places(each, (*here, at)))]
    return [here]


def harmed(value: Json, draw: st.DrawFn) -> str:
    """Return an object as JSON with one of its values left out, or an odd one in its place."""
    copy = json.loads(json.dumps(value))
    *way, last = draw(st.sampled_from(places(copy)[1:]))
    inside = copy
    for key in way:
        inside = inside[key]
    if draw(st.integers(0, 5)) == 0:
        del inside[last]
    else:
        inside[last] = MARK
    return json.dumps(copy, ensure_ascii=False).replace(f'"{MARK}"', draw(values))


@cache
def journal_lines() -> list[Json]:
    """Return the lines of a journal with moves, an undo and an end."""
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        says = said(a_journal(Path(folder), seed=5, undo=True))
    for fields in says:
        del fields["check"]
    return [*says[:12], says[-1]]


@st.composite
def journals(draw: st.DrawFn) -> bytes:
    """Return a journal of which a line says odd things; its checks may be right all the same."""
    says = journal_lines()
    place = draw(st.integers(0, len(says) - 1))
    content, check, right = b"", 0, draw(st.booleans())
    for number, fields in enumerate(says):
        line, check = written(fields, check)
        if number == place:
            text = harmed(fields, draw)
            line = text.encode(errors="replace")
            if right:
                import zlib

                check = zlib.crc32(line, check)
                line = line[:-1] + f', "check": "{check:08x}"}}'.encode()
            line += draw(st.sampled_from((b"\n", b"\n", b"\n", b"")))
        content += line
    return content


@tried
@given(noise | journals() | st.tuples(noise, journals()).map(b"".join))
def test_whatever_stands_in_a_journal_is_said_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    folder = tmp_path / "games"
    folder.mkdir(exist_ok=True)
    for path in folder.iterdir():
        path.unlink()
    file = folder / "odd.jsonl"
    file.write_bytes(content)
    check_printable("\n".join(saved_game_lines(games(folder), VOICE)))
    tally = of_folder(folder, "abyss")
    check_printable("\n".join(tally_lines(tally, VOICE)))
    json.dumps(tally_to_json(tally))
    history = a_sentence(lambda: replay(read(file)), BadSave)
    if history is not None:
        "\n".join(game_lines(history, VOICE)).encode(errors="replace")
        json.dumps(game_to_json(history))
    a_sentence(lambda: salvaged(file), BadSave)


def a_sentence(work: Callable[[], T], refusal: type[AbyssError]) -> T | None:
    """Do something that may be refused; return None with a sentence that can be shown."""
    try:
        return work()
    except refusal as error:
        check_printable(str(error))
        return None


def check_printable(said: str) -> None:
    """Hold that what is said commands no terminal, and can be written."""
    assert "\x1b" not in said
    assert "\x00" not in said
    said.encode()


tables = st.sampled_from(("", "[keys]\n", "[[keys]]\n", "[theme]\n", "keys.", "theme."))
names = st.sampled_from(
    ("theme", "motion", "language", "names", "explore", "game", '"\\u001b[2J"', "''", "a.b.c")
)
toml = st.lists(
    st.tuples(tables, names, st.just(" = "), values, st.just("\n")).map("".join), max_size=6
).map(lambda lines: "".join(lines).encode(errors="replace"))


@tried
@given(noise | toml | st.tuples(toml, noise).map(b"".join))
def test_whatever_stands_in_the_settings_is_said_in_a_sentence(
    tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "settings.toml"
    file.write_bytes(content)
    for problem in found_in(file).problems:
        check_printable(str(problem))
    a_sentence(lambda: keep(file, {"theme": "light", "names": ["Ada"]}), BadSave)
    (tmp_path / "hints.json").write_bytes(content)
    KeptHints(tmp_path / "hints.json").seen()


@tried
@given(noise | values.map(str.encode))
def test_whatever_stands_in_hints_is_passed_over(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "hints.json").write_bytes(content)
    KeptHints(tmp_path / "hints.json").seen()


POSITION: Final = KIND.position(KIND.new_game(("Ada", "Bo"), 1, 0, {}))
REQUESTS: Final[tuple[Json, ...]] = (
    {"op": "new", "players": ["Ada", "Bo"], "seed": 1, "first": 0, "game": "abyss"},
    {"op": "load", "position": POSITION, "seed": 1},
    {"op": "play", "action": {"type": "explore"}},
    {"op": "events", "seat": 0, "from": 0},
    {"op": "view", "seat": 0, "id": 1},
    {"op": "score", "id": 1},
)


@st.composite
def requests(draw: st.DrawFn) -> str:
    """Return a request of which a value is odd."""
    return harmed(draw(st.sampled_from(REQUESTS)), draw)


@tried
@given(st.lists(requests() | noise.map(lambda line: line.decode(errors="replace")), max_size=4))
def test_whatever_the_engine_is_asked_it_answers(lines: list[str]) -> None:
    engine = Engine()
    engine.answer({"op": "new", "players": ["Ada", "Bo"], "seed": 3, "first": 0})
    for line in (*lines, '{"op": "position"}'):
        answer = engine.answer_line(line.replace("\n", " "))
        assert answer is None or isinstance(json.loads(answer), dict)


@tried
@given(requests().map(lambda line: line.encode(errors="replace")) | noise)
def test_whatever_a_program_sends_is_an_object_or_refused(line: bytes) -> None:
    request = a_sentence(lambda: read_request(line), AbyssError)
    assert request is None or isinstance(request, dict)


def _run(loop: Runner, read_all: Callable[[], Coroutine[Any, Any, object]]) -> object:
    return loop.run(read_all())


ACCOUNT: Final[Json] = {"id": "x", "name": "Ada", "wishes": {"theme": "dark"}}
ROOM: Final[Json] = {"name": "friday", "game": "abyss", "seats": [{"name": "Ada", "account": "x"}]}


@st.composite
def records(draw: st.DrawFn) -> bytes:
    """Return an account or a room of which a value is odd."""
    return harmed(draw(st.sampled_from((ACCOUNT, ROOM))), draw).encode(errors="replace")


@tried
@given(noise | records())
def test_whatever_stands_in_the_registry_is_said_in_a_sentence(
    tmp_path: Path, content: bytes
) -> None:
    registry = FileRegistry(tmp_path)
    with Runner(loop_factory=new_event_loop) as loop:
        for folder, read_all in (("accounts", registry.accounts), ("rooms", registry.rooms)):
            (tmp_path / folder).mkdir(exist_ok=True)
            (tmp_path / folder / "odd.json").write_bytes(content)
            a_sentence(partial(_run, loop, read_all), BadSave)


@tried
@given(noise | records() | requests().map(lambda line: line.encode(errors="replace")))
def test_whatever_stands_in_results_is_said_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "results").write_bytes(content)
    a_sentence(lambda: read_results(tmp_path / "results", "abyss"), BadUsage)


@pytest.mark.parametrize("depth", range(900, 1_010, 3))
def test_an_id_as_deep_as_can_be_read_can_be_answered(depth: int) -> None:
    line = f'{{"op": "score", "id": {"[" * depth}{"]" * depth}}}'
    answer = Engine().answer_line(line)
    assert answer is not None
    assert '"ok":false' in answer
