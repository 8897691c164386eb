"""A setting is one entry."""

from tests.recipes.copies import Copy

ENTRY = """\
    sound: str = _one_of(
        "bell",
        "none",
        title="Sound",
        note="Whether the terminal rings when it is your turn.",
        words={"bell": "a bell", "none": "silence"},
    )
"""
PROGRAM = """
    import asyncio
    from pathlib import Path

    from abyss_tui.frontends.tui.apps.local_app import LocalApp
    from abyss_tui.frontends.tui.apps.local_session import local_session
    from abyss_tui.settings.resolving import resolved
    from tests.frontends.tui.frames import screen_lines
    from tests.frontends.tui.sitting import settled

    async def play():
        chosen = resolved({}, {}, Path("settings.toml"))
        app = LocalApp(local_session(Path("games"), "abyss", None, chosen))
        async with app.run_test() as pilot:
            await settled(pilot)
            await pilot.press("s", "up", "up")
            await settled(pilot)
            print(*screen_lines(app), sep="\\n")
            await pilot.press("right")
            await settled(pilot)

    asyncio.run(play())
"""


def test_a_setting_is_one_entry(copy: Copy) -> None:
    copy.insert("src/abyss_tui/settings/settings.py", "    keys: Mapping[str, str]", ENTRY)
    shown = copy.execute(PROGRAM)
    assert "►Sound       a bell  silence" in shown
    assert "Whether the terminal rings" in shown
    assert 'sound = "none"' in (copy.folder / "settings.toml").read_text("utf-8")
    told = copy.run("-m", "abyss_tui", "manual")
    assert "bell, none; else bell. Variable ABYSS_TUI_SOUND." in told.replace("\\-", "-")
    doctor = copy.run("-m", "abyss_tui", "doctor", ABYSS_TUI_SOUND="drums")
    assert "ABYSS_TUI_SOUND: sound cannot be drums, only one of: bell, none." in doctor
