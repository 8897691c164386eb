"""What the documents say of the program is what it does."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from abyss_tui.games.abyss import events
from abyss_tui.games.abyss.actions import ACTIONS
from abyss_tui.kernel.event import Event

DOCS = Path(__file__).parents[1] / "docs"
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
