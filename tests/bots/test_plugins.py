"""Other packages add levels; what is wrong with one of them is said, and nothing else breaks."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from abyss_tui.bots import plugins
from abyss_tui.bots.thinking import level
from abyss_tui.bots.workers import Workers
from abyss_tui.errors import BadUsage
from abyss_tui.games.abyss.actions import Explore
from abyss_tui.games.abyss.kind import KIND
from abyss_tui.kernel.thinking import Budget, Task
from abyss_tui.table.bots import level_of, levels_of, seated, usual_level
from tests.bots.packages import a_package

SHARK = Path(__file__).parents[2] / "docs" / "examples" / "shark"
OWN = ["easy", "normal", "hard"]

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Install packages whose modules are written here, for this process and those it starts."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    def installed(package: str, source: str, *entries: str) -> None:
        a_package(tmp_path, package, source, entries)
        forget()

    yield installed
    forget()


def forget() -> None:
    """Look for packages anew."""
    plugins._entries.cache_clear()
    plugins._used.cache_clear()


@pytest.fixture
def shark(install: Install) -> None:
    install("abyss_shark", (SHARK / "abyss_shark.py").read_text(), "shark = abyss_shark:SHARK")


def a_task(slug: str) -> Task:
    game = KIND.new_game(("Ada", "Bo"), 1, 0, {})
    view = KIND.view(game, 0, with_options=True)
    return Task("abyss", slug, 0, [], view, 1, Budget(seconds=0.0))


@pytest.mark.usefixtures("shark")
async def test_a_package_adds_a_level_that_thinks_in_a_worker() -> None:
    assert [each.slug for each in levels_of("abyss")] == [*OWN, "shark"]
    assert level_of("shark", "abyss").name.text == "Shark"
    async with Workers(most=1) as workers:
        thought = await workers.think(a_task("shark"))
    assert (thought.action, thought.worth) == (Explore(), ())


@pytest.mark.usefixtures("shark")
async def test_a_thought_that_fails_is_that_of_the_rules_of_thumb(install: Install) -> None:
    source = (SHARK / "abyss_shark.py").read_text()
    source = source.replace("    options = ", "    print(1)\n    options = 1 / 0 or ")
    install("abyss_shark", source, "shark = abyss_shark:SHARK")
    async with Workers(most=1) as workers:
        assert (await workers.think(a_task("shark"))).worth


GOOD = (SHARK / "abyss_shark.py").read_text()


@pytest.mark.parametrize(
    ("source", "entry", "why"),
    [
        ("1 / 0", "odd = odd_fish:BOT", "ZeroDivisionError: division by zero"),
        ("raise SystemExit(3)", "odd = odd_fish:BOT", "SystemExit: 3"),
        ("", "odd = odd_fish:BOT", "AttributeError: module 'odd_fish' has no attribute 'BOT'"),
        ("BOT = 3", "odd = odd_fish:BOT", "int is no abyss_tui.bots.plugins.Plugin"),
        (GOOD, "odd = odd_fish:SHARK", "its level is called shark"),
        (GOOD, "A,B = odd_fish:SHARK", "a level is called by a-z, 0-9 and -, a letter first"),
        (
            GOOD.replace('Message("Shark")', '"Shark"'),
            "shark = odd_fish:SHARK",
            "its level is a Level with a Budget and two texts of the type Message",
        ),
        (
            GOOD.replace('"shark"', '"hard"'),
            "hard = odd_fish:SHARK",
            "the game has a level of this name itself",
        ),
        (
            GOOD.replace("    think,\n)", '    think,\n    "chess",\n)'),
            "shark = odd_fish:SHARK",
            "there is no game chess",
        ),
    ],
)
def test_what_is_wrong_is_said_with_the_package(
    install: Install, source: str, entry: str, why: str
) -> None:
    install("odd_fish", source, entry)
    slug = entry.partition(" ")[0]
    said = f"The package odd_fish adds a bot {slug} that cannot be used: {why}."
    assert [str(each) for each in plugins.left_out()] == [said]
    assert [each.slug for each in levels_of("abyss")] == OWN
    assert (usual_level("abyss"), level(KIND, "hard")) == ("normal", KIND.levels[2])
    sys.modules.pop("odd_fish", None)


@pytest.mark.usefixtures("shark")
def test_two_packages_cannot_have_the_same_name(install: Install) -> None:
    install("barracuda", GOOD, "shark = barracuda:SHARK")
    (said,) = map(str, plugins.left_out())
    assert said.startswith("The package barracuda adds a bot shark")
    assert said.endswith("the package abyss_shark has one already.")


def test_who_asks_for_a_level_that_is_broken_reads_why(install: Install) -> None:
    install("odd_fish", "1 / 0", "odd = odd_fish:BOT")
    said = "There is no bot odd, only: easy, normal, hard. The package odd_fish adds a bot odd"
    with pytest.raises(BadUsage, match=said):
        seated(("Ada", "bot:odd"), "abyss")
    sys.modules.pop("odd_fish", None)


def test_no_package_is_looked_for_as_long_as_the_own_levels_do() -> None:
    looked = "import sys; print('importlib.metadata' in sys.modules)"
    deal = "new_game(('Ada', 'bot:hard', 'bot'), 1, 'abyss')"
    asked = f"from abyss_tui.table.bots import new_game; {deal}"
    run = subprocess.run(
        [sys.executable, "-c", f"{asked}; {looked}"], capture_output=True, text=True, check=True
    )
    assert run.stdout == "False\n"
