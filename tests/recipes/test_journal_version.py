"""A new version of journals is a number, a step from the version before, and how it is written."""

import shutil
from pathlib import Path
from typing import Final

from tests.recipes.copies import ROOT, Copy

RECORD: Final = "src/abyss_tui/record"
STEP: Final = '''\
def _name_who_begins(says: Lines) -> Lines:
    """Version 2 called the seat that begins `first`."""
    return [{**says[0], "begins": says[0].get("first")}, *says[1:]] if says else []


'''
REPLACED: Final = (
    (f"{RECORD}/entries.py", "VERSION: Final = 2", "VERSION: Final = 3"),
    (f"{RECORD}/entries.py", '"first": header.first,', '"begins": header.first,'),
    (f"{RECORD}/entries.py", 'fields.get("first")', 'fields.get("begins")'),
    (f"{RECORD}/entries.py", '_whole(fields, "first")', '_whole(fields, "begins")'),
    (f"{RECORD}/migration.py", "1: _name_game}", "1: _name_game, 2: _name_who_begins}"),
)
PROGRAM: Final = """
    import json
    from pathlib import Path

    from abyss_tui.record.files.reading import read
    from abyss_tui.record.files.saved_games import games
    from tests.record.games import KeptGame, play_on, standing

    journals = sorted(Path().glob("version-*.jsonl"))
    assert [read(path).version for path in journals] == [0, 1, 2]
    assert [game.problem for game in games(Path())] == [None] * 3
    assert {read(path).header.first for path in journals} == {2}

    for path in journals[0], Path("running.jsonl"):
        if path.stem == "running":
            *lines, _over = journals[2].read_bytes().splitlines(keepends=True)
            path.write_bytes(b"".join(lines[:40]))
        before = path.read_bytes()
        stood = standing(path)
        with KeptGame.resume(path) as table:
            assert standing(table.path) == stood
            play_on(table, 2)
            first = json.loads(table.path.read_text("utf-8").splitlines()[0])
            assert first["format"] == "abyss-journal/3" and "begins" in first
        assert read(table.path).version == 3
        assert path.with_name(path.name + ".old").read_bytes() == before
"""


def test_a_version_of_journals_is_a_step_from_the_one_before(copy: Copy) -> None:
    for path, old, new in REPLACED:
        copy.replace(path, old, new)
    copy.insert(f"{RECORD}/migration.py", "_STEPS: Final", STEP)
    for journal in Path(ROOT, "tests", "record").glob("version-*.jsonl"):
        shutil.copy(journal, copy.folder)
    copy.execute(PROGRAM)
