"""What the documents say of the program is what it does."""

import re
import shlex
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from argparse import ArgumentParser
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from abyss_tui import __version__
from abyss_tui.commands.parser import command_line
from abyss_tui.games.abyss import events
from abyss_tui.games.abyss.actions import ACTIONS
from abyss_tui.kernel.event import Event

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
README = ROOT / "README.md"
SOURCE = ROOT / "src" / "abyss_tui"
PROTOCOL = DOCS / "protocol.md"


def test_the_protocol_names_every_event_and_its_fields() -> None:
    text = PROTOCOL.read_text(encoding="utf-8").partition("## Events")[2]
    rows = re.findall(r"^\| `([a-z-]+)` \| ([^|]*) \|", text.partition("---")[2], re.MULTILINE)
    documented = {kind: tuple(re.findall(r"`(\w+)`", fields)) for kind, fields in rows}
    kinds = [each for each in vars(events).values() if is_event(each)]
    assert documented == {kind.type: tuple(kind.__slots__) for kind in kinds}


def is_event(thing: object) -> bool:
    """Whether this is a kind of event."""
    return isinstance(thing, type) and issubclass(thing, Event) and thing is not Event


def test_the_protocol_names_every_action_and_its_fields() -> None:
    text = PROTOCOL.read_text(encoding="utf-8").partition("## Actions")[2].partition("##")[0]
    documented = {
        (re.findall(r'"type": "([a-z-]+)"', each)[0], tuple(re.findall(r'"(\w+)": ', each)[1:]))
        for each in re.findall(r'`({"type".*?})`', text)
    }
    kinds: set[tuple[str, tuple[str, ...]]] = {
        (kind.type, tuple(kind.__slots__)) for kind in ACTIONS
    }
    assert kinds - documented == {("replace", ("discard",))}  # said in the row of the other one
    assert documented < kinds


@pytest.mark.parametrize("name", ["layers.svg", "frontends.svg"])
def test_the_pictures_of_the_layers_are_those_of_the_imports(name: str, tmp_path: Path) -> None:
    subprocess.run([sys.executable, DOCS / "layers.py", tmp_path], check=True)
    drawn, kept = tmp_path / name, DOCS / name
    assert drawn.read_text("utf-8") == kept.read_text("utf-8"), "make picture"


def test_the_picture_that_moves_shows_the_recording(tmp_path: Path) -> None:
    shutil.copy(DOCS / "abyss.cast", tmp_path)
    subprocess.run([sys.executable, DOCS / "moving.py", tmp_path], check=True)
    drawn = (tmp_path / "abyss.svg").read_text("utf-8")
    assert drawn == (DOCS / "abyss.svg").read_text("utf-8"), "make picture"
    assert "Bruno" in "".join(ET.fromstring(drawn).itertext())


PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *DOCS.glob("*.md"),
]
"""What people read of the program."""
FOLLOWED = ("adding-a-front-end.md", "adding-a-game.md")
"""Pages whose files the reader is to write: tests/recipes writes them."""
TREES = ("bench", "data", "docs", "messages", "src/abyss_tui", "tests")
"""Where what they name may lie."""


def in_backticks() -> Iterator[tuple[str, str]]:
    """Yield the page and the text of all that stands between backticks, or in a block of code."""
    for page in PAGES:
        blocks = re.split(r"^```.*$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for block in blocks[1::2]:
            yield from ((page.name, line.strip()) for line in block.splitlines())
        for prose in blocks[::2]:
            yield from ((page.name, text) for text in re.findall(r"`([^`]+)`", prose))


def test_every_file_that_the_documents_name_is_there() -> None:
    """As it is written, or as the end of a longer path."""
    below = [path for top in TREES for path in (ROOT / top).rglob("*")]
    there = [
        f"/{path.relative_to(ROOT).as_posix()}" for path in (*below, *map(ROOT.joinpath, TREES))
    ]
    named = {
        (page, path)
        for page, text in in_backticks()
        for path in re.findall(r"(?<![\w/~.-])[a-z][\w./]*(?:\.py|(?<=\w)/)(?![\w*])", text)
        if "NAME" not in path and path != "mybot.py"  # what the reader is to write
        if page not in FOLLOWED
    }
    missing = [
        f"{page}: {path}"
        for page, path in sorted(named)
        if not any(each.endswith("/" + path.rstrip("/")) for each in there)
    ]
    assert missing == []


def test_every_name_of_the_program_in_the_documents_is_there() -> None:
    for page, text in in_backticks():
        name = re.fullmatch(r"(?:abyss_tui\.)?((?:[a-z]\w*\.)+)([A-Z]\w*)", text)
        if name is not None:
            module = import_module(f"abyss_tui.{name[1].rstrip('.')}")
            assert hasattr(module, name[2]), f"{page}: {text}"


def test_every_command_of_the_documents_is_one() -> None:
    top = command_line()
    commands = subcommands(top)
    for page, text in in_backticks():
        words = shlex.split(text, comments=True) if text.startswith("abyss-tui ") else []
        if len(words) < 2 or words[1] == __version__:
            continue
        named = words[1] if not words[1].startswith("-") else None
        assert named is None or named in commands, f"{page}: {text}"
        of = commands[named] if named is not None else top
        for option in (word for word in words if word.startswith("--")):
            assert option in of._option_string_actions, f"{page}: {text}"


def test_the_readme_names_the_lines_of_the_menu_as_the_menu_does() -> None:
    (row,) = re.findall(r"(?m)^\| `abyss-tui` \| the menu: (.*) \|$", README.read_text())
    menu = (SOURCE / "frontends/tui/screens/menu.py").read_text()
    lines = [each.lower() for each in re.findall(r'words\("([A-Z][^"]*)"\)', menu)]
    assert [each for each in row.split(", ") if each.removeprefix("a ") not in lines] == []
    assert "the menu offers to continue" not in README.read_text()


def subcommands(top: ArgumentParser) -> dict[str, ArgumentParser]:
    """Return the parser of each command."""
    (found,) = [each.choices for each in top._actions if each.metavar == "COMMAND"]
    assert isinstance(found, dict)
    return found
