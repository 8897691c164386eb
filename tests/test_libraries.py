"""Private parts of libraries: used in one place each, and missed in a sentence."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module, metadata
from inspect import getsource, isclass
from pathlib import Path
from pkgutil import walk_packages

import pytest
from textual.app import App
from textual.screen import Screen

import abyss_tui
from abyss_tui import libraries
from abyss_tui.commands.requirements import of_host, of_screens
from abyss_tui.errors import LibraryChanged
from abyss_tui.frontends.tui import rich_private
from abyss_tui.frontends.tui.textual_private.requirements import PAINTING
from abyss_tui.libraries import Requirement, bounds, check, finding, was_tested
from tests.record.games import a_journal

ALL = (*of_screens(), *of_host())
LIBRARIES = ("asyncssh", "pydantic", "rich", "textual", "tomlkit")
PRIVATE = {"rich_private.py", "asyncssh_private.py"}
SOURCE = Path(abyss_tui.__file__).parent


# What is used.


@pytest.mark.parametrize("requirement", ALL, ids=lambda each: f"{each.module}:{each.name}")
def test_the_installed_libraries_have_what_is_needed(requirement: Requirement) -> None:
    assert requirement.there


def test_nothing_private_is_imported_elsewhere() -> None:
    assert [each for each in private_imports() if not is_private_module(each[0])] == []


def test_nothing_private_of_another_object_is_used_elsewhere() -> None:
    allowed = {"_field_type", "_action_groups", "_group_actions", "_actions"}  # of Python itself
    done = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--ignore-noqa", "--select=SLF", SOURCE],
        capture_output=True,
        text=True,
        check=False,
    )
    used = set(re.findall(r"Private member accessed: `(\w+)`", done.stdout))
    assert used <= allowed


def test_what_our_classes_use_and_override_of_theirs_is_named() -> None:
    named = {each.name.split(".")[-1].removesuffix(".__wrapped__") for each in ALL}
    named |= {"_parse_extended_key"}
    assert {each for each in inherited_and_used() if each[1] not in named} == set()


def is_private_module(path: Path) -> bool:
    return path.parent.name == "textual_private" or path.name in PRIVATE


def private_imports() -> Iterator[tuple[Path, str]]:
    """Every import of a private module of a library, or of a private name."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                parts = [*node.module.split("."), *(each.name for each in node.names)]
            elif isinstance(node, ast.Import):
                parts = node.names[0].name.split(".")
            else:
                continue
            if parts[0] in LIBRARIES and any(each.startswith("_") for each in parts):
                yield path, ".".join(parts)


def inherited_and_used() -> Iterator[tuple[str, str]]:
    """Every private name of a library's class that a class of ours mentions as its own."""
    for found in walk_packages(abyss_tui.__path__, "abyss_tui."):
        if found.name.endswith("__main__"):
            continue
        module = import_module(found.name)
        for cls in vars(module).values():
            if isclass(cls) and cls.__module__ == found.name:
                theirs = private_names_of_libraries(cls)
                for name in names_mentioned(cls) & theirs if theirs else ():
                    yield cls.__qualname__, name


def private_names_of_libraries(cls: type) -> set[str]:
    names: set[str] = set()
    for base in cls.__mro__[1:]:
        if base.__module__.partition(".")[0] in LIBRARIES:
            names |= {*vars(base), *names_mentioned(base)}
    return {each for each in names if each.startswith("_") and not each.startswith("__")}


def names_mentioned(cls: type) -> frozenset[str]:
    return names_written(cls.__module__, cls.__name__)


@cache
def names_written(module: str, name: str) -> frozenset[str]:
    """The methods of a class, and what it reads or sets of `self` and of `super()`."""
    written = classes_of(module).get(name)
    names = set()
    for node in ast.walk(written) if written is not None else ():
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("self", "super()"):
            names.add(node.attr)
    return frozenset(names)


@cache
def classes_of(module: str) -> dict[str, ast.ClassDef]:
    tree = ast.parse(getsource(import_module(module)))
    return {each.name: each for each in ast.walk(tree) if isinstance(each, ast.ClassDef)}


# What is installed.


def test_pip_takes_only_minor_versions_that_were_tested_of_those_with_private_parts() -> None:
    project = tomllib.loads((SOURCE.parents[1] / "pyproject.toml").read_text())["project"]
    written = {re.split(r"[<>=]", each)[0]: each for each in project["dependencies"]}
    for library in ("textual", "rich", "asyncssh"):
        low, high = re.findall(r"(\d+)\.(\d+)", written[library])
        assert (int(low[0]), int(low[1]) + 1) == (int(high[0]), int(high[1]))
        assert written[library] == f"{library}{bounds(library)}"


@pytest.mark.parametrize(
    ("version", "within"),
    [("8.2.0", True), ("8.2", True), ("8.2.99", True), ("8.3.0", False), ("8.3.0rc1", False),
     ("8.1.9", False), ("9", False), ("10.0", False), ("unknown", False)],
)  # fmt: skip
def test_versions_are_compared_by_their_numbers(version: str, *, within: bool) -> None:
    assert was_tested(version, ">=8.2,<8.3") is within


def test_a_library_without_bounds_is_taken_as_it_is() -> None:
    assert bounds("nothing-of-ours") == ""
    assert was_tested("1.0", "")


# What has changed.


def test_what_is_needed_and_gone_is_said_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(App, "_check_bindings")
    with pytest.raises(LibraryChanged) as refused:
        check(of_screens())
    assert str(refused.value) == (
        f"textual {metadata.version('textual')} lacks what abyss-tui needs (App._check_bindings)."
        ' Install a version that was tested: pip install "textual>=8.2,<8.3"'
    )


def test_what_only_hosting_needs_keeps_nobody_from_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(App, "_begin_batch")
    assert check(of_screens()) == ()
    with pytest.raises(LibraryChanged, match=r"App\._begin_batch"):
        check(ALL)


def test_a_function_that_takes_something_else_is_not_what_was_tested(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refresh_layout(_self: object, _size: object = None) -> None: ...

    monkeypatch.setattr(Screen, "_refresh_layout", refresh_layout)
    (said,) = check(of_screens())
    assert "(Screen._refresh_layout), so some of it is slower" in str(said)


def test_what_an_object_is_not_given_any_more_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    def without(_self: object) -> None: ...

    monkeypatch.setattr(App, "__init__", without)
    with pytest.raises(LibraryChanged, match=r"App\._exception, App\._driver"):
        check(of_screens())


def test_a_module_that_is_gone_is_missed_as_well() -> None:
    assert not Requirement("textual._no_such", "Part", "nothing").there


def test_the_doctor_says_which_version_was_not_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "version", lambda _: "8.3.1")
    said = finding("textual", "8.3.1", ALL)
    assert str(said) == (
        'textual 8.3.1 was not tested with abyss-tui. As tested: pip install "textual>=8.2,<8.3"'
    )
    assert check(ALL) == ()  # it has all that is needed: it plays


def test_the_doctor_says_what_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(App, "_check_bindings")
    assert "lacks what abyss-tui needs (App._check_bindings)" in str(finding("textual", "9.0", ALL))
    assert finding("rich", metadata.version("rich"), ALL) is None


def test_rich_breaks_lines_as_it_does_where_it_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = Requirement("rich._wrap", "no_such", "", needed=False)
    monkeypatch.setattr(rich_private, "WORDS", gone)
    monkeypatch.setattr(rich_private, "ENVIRONMENT", gone)
    rich_private.keep_no_break_spaces()
    assert rich_private.console_apart(width=33).width == 33


# A program of its own, with a library that has changed.

NEEDED = "from textual.app import App; del App._check_bindings"
PUBLIC = "import textual.filter; del textual.filter.Monochrome"
ONLY_FASTER = """
from textual.screen import Screen
lay_out = Screen._refresh_layout
def later(self, size=None, scroll=False, animate=False): lay_out(self, size, scroll)
Screen._refresh_layout = later
"""


def run(changed: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    code = f"{changed}\nimport sys; from abyss_tui.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("changed", [NEEDED, PUBLIC])
def test_the_program_ends_with_a_sentence_where_it_cannot_show_anything(
    changed: str, tmp_path: Path
) -> None:
    game = a_journal(tmp_path)
    done = run(changed, "replay", str(game), "--picture", str(tmp_path / "picture.svg"))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert 'Install a version that was tested: pip install "textual>=8.2,<8.3"' in done.stderr


def test_a_host_ends_with_a_sentence_before_it_opens(tmp_path: Path) -> None:
    done = run(NEEDED, "--saves", str(tmp_path / "new"), "host")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert not (tmp_path / "new").exists()


def test_the_program_plays_on_without_what_is_only_for_speed_or_looks(tmp_path: Path) -> None:
    picture = tmp_path / "picture.svg"
    done = run(ONLY_FASTER, "replay", str(a_journal(tmp_path)), "--picture", str(picture))
    assert (done.returncode, done.stderr.count("\n")) == (0, 1)
    assert "slower or looks otherwise" in done.stderr
    assert "COURT" in picture.read_text(encoding="utf-8").upper()


PROMPTS = """
import asyncio
from abyss_tui.frontends.tui.textual_private import painting
from tests.frontends.tui.test_painting import DEEPER, ChoicePrompt, Seen, screen_lines
async def opened():
    async with Seen().run_test(size=(80, 24)) as pilot:
        await pilot.app.push_screen(ChoicePrompt(DEEPER))
        await pilot.pause(0.2)
        print(painting.UNCHANGED, "Explore deeper" in "\\n".join(screen_lines(pilot.app)))
        await pilot.press("escape")
asyncio.run(opened())
"""


def test_prompts_open_where_textual_paints_otherwise() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ONLY_FASTER + PROMPTS], capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == ["False", "True"], done.stderr


def test_all_of_the_painting_is_optional() -> None:
    assert not any(each.needed for each in PAINTING)


def test_only_libraries_that_we_depend_on_are_blamed() -> None:
    assert libraries.lacking(ImportError(name="abyss_tui.no_such")) is None
    said = libraries.lacking(ImportError(name="rich.no_such"))
    assert said is not None
    assert "(rich.no_such)" in str(said)
