"""How the private parts of Textual and asyncssh that are used work, though nobody promised it.

Whether they are there is tested in tests/test_libraries.py.

When one of these fails after an upgrade, the part that is named must be looked at: a patch may
have become needless, or stand on something that is gone.
"""

import asyncio
import inspect
import subprocess
import sys
from typing import Any

import asyncssh
import pytest
from rich.segment import Segment
from textual._compositor import Compositor
from textual._context import active_app
from textual._styles_cache import StylesCache
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.color import Color
from textual.driver import Driver
from textual.reactive import Reactive
from textual.screen import Screen
from textual.strip import Strip

from abyss_tui.errors import LibraryChanged
from abyss_tui.frontends.tui.textual_private.parser import SessionParser
from abyss_tui.frontends.tui.textual_private.patches import apply_patches
from abyss_tui.host.process.lazy_tasks import keep_tasks_lazy, let_tasks_be
from abyss_tui.host.process.work_meter import begin_task
from abyss_tui.host.ssh import asyncssh_private
from abyss_tui.libraries import check


def parts(function: Any) -> list[str]:
    return list(inspect.signature(function).parameters)


# Textual: the driver, and an app among others.


def test_a_driver_is_made_and_asked_as_ours_expects() -> None:
    assert parts(Driver.__init__) == ["self", "app", "debug", "mouse", "size"]
    assert Driver.__abstractmethods__ == {
        "write",
        "start_application_mode",
        "disable_input",
        "stop_application_mode",
    }
    source = inspect.getsource(App._build_driver)
    assert "self.driver_class" in source
    assert "size=size" in source


async def test_an_app_has_what_the_host_sets_and_reads() -> None:
    app = App[None]()
    for name in ("_begin_batch", "_end_batch", "_print", "_close_messages_no_wait"):
        assert callable(getattr(app, name)), name
    assert app._exception is None
    assert app._exit_renderables == []
    assert app._batch_count == 0
    assert app._disable_tooltips is False  # ours lays out no place for them
    assert active_app.get(None) is None
    driver_of = inspect.getsource(App._process_messages)
    assert "redirect_stdout(self._capture_stdout)" in driver_of
    assert "redirect_stderr(self._capture_stderr)" in driver_of
    assert "self._fatal_error()" in inspect.getsource(App._handle_exception)
    assert "self._print_error_renderables()" in inspect.getsource(App._shutdown)


def test_a_screen_is_painted_where_ours_expects() -> None:
    assert parts(Screen._screen_resized) == ["self", "size"]
    assert parts(Screen._refresh_layout) == ["self", "size", "scroll"]
    assert parts(Screen._compositor_refresh) == ["self"]
    opened = inspect.getsource(Screen._on_screen_resume)
    assert "self._refresh_layout(size)" in opened
    assert "self.refresh()" in opened  # by which the first painting comes
    updating = inspect.getsource(Screen._on_timer_update)
    assert "self._repaint_required = False" in updating
    assert "self._compositor_refresh()" in updating
    assert parts(Compositor.render_strips) == ["self", "size"]
    assert isinstance(Screen.__dict__["focused"], Reactive)
    assert Screen.__dict__["focused"]._repaint  # which PaintedScreen does without


def test_an_app_is_laid_out_anew_only_when_a_screen_has_ended_or_the_program_sleeps() -> None:
    asking = inspect.getsource(sys.modules[App.__module__])
    assert asking.count(".refresh(layout=True)") == 2
    assert "parent.refresh(layout=True)" in inspect.getsource(App._prune)
    assert "self.refresh(layout=True)" in inspect.getsource(App.suspend)


def test_the_parser_works_as_typed_expects() -> None:
    parser = SessionParser()
    assert [each.key for each in parser.feed("\x1b[120u")] == ["x"]  # type: ignore[attr-defined]
    assert parser._timeout_time is None
    assert list(parser.feed("\x1b")) == []
    assert parser._timeout_time is not None
    assert parser.mouse_pixels is False
    parser.close()


async def test_no_app_changes_how_tasks_begin_while_a_host_runs() -> None:
    loop = asyncio.get_running_loop()
    keep_tasks_lazy(loop)
    async with App[None]().run_test():
        assert loop.get_task_factory() is begin_task
    let_tasks_be(loop)
    loop.set_task_factory(lambda *arguments, **options: asyncio.Task(arguments[1], **options))
    assert loop.get_task_factory() is not None
    loop.set_task_factory(None)


# Textual: what `textual_private.patches` mends is still broken, and mended.

LEAKS = """
from rich.segment import Segment
from textual._styles_cache import StylesCache
from textual._xterm_parser import XTermParser
from textual.color import Color
from textual.strip import Strip
strip = Strip([Segment("abc")], 3)
strip.divide([3])
strip.crop_extend(0, 3, None)
print(strip._divide_cache.get((3,))[0] is strip)
print(strip._crop_extend_cache.get((0, 3, None)) is strip)
cache = StylesCache()
cache.get_inner_outer(Color(1, 2, 3), Color(4, 5, 6))
parser = XTermParser()
list(parser.feed("\\x1b[120u"))
print(StylesCache.get_inner_outer.cache_info().currsize)
print(XTermParser._parse_extended_key.cache_info().currsize > 0)
"""


def test_what_is_mended_is_broken_without() -> None:
    done = subprocess.run([sys.executable, "-c", LEAKS], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "True", "1", "True"]


def test_a_strip_that_stays_whole_does_not_keep_itself() -> None:
    apply_patches()
    strip = Strip([Segment("abc")], 3)
    assert strip.divide([3]) == [strip]
    assert strip.crop_extend(0, 3, None) is strip
    assert not strip._divide_cache
    assert not strip._crop_extend_cache


@pytest.mark.parametrize("cuts", [[1, 3], [3], [1], [2, 9], []])
def test_strips_are_cut_as_before(cuts: list[int]) -> None:
    apply_patches()
    ours = [each.text for each in Strip([Segment("abc")], 3).divide(cuts)]
    code = (
        "from textual.strip import Strip; from rich.segment import Segment;"
        f"print([each.text for each in Strip([Segment('abc')], 3).divide({cuts})])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert str(ours) == done.stdout.strip()


def test_borders_have_their_colours_and_keep_no_lines() -> None:
    apply_patches()
    inner, outer = StylesCache().get_inner_outer(Color(1, 2, 3), Color(4, 5, 6))
    assert inner.background == Color(4, 5, 6)
    assert outer.background == Color(1, 2, 3)
    assert not hasattr(StylesCache.get_inner_outer, "cache_info")


def test_a_parser_is_not_kept_by_what_it_parsed() -> None:
    before = XTermParser._parse_extended_key.cache_info().currsize
    list(SessionParser().feed("\x1b[121u"))
    assert XTermParser._parse_extended_key.cache_info().currsize == before


# asyncssh.


def test_a_host_is_not_served_where_a_limit_would_be_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert check(asyncssh_private.REQUIREMENTS) == ()
    monkeypatch.delattr("asyncssh.connection.SSHConnection.data_received")
    with pytest.raises(LibraryChanged, match='pip install "asyncssh'):
        check(asyncssh_private.REQUIREMENTS)


def test_variables_of_a_client_are_kept_where_we_count_them() -> None:
    channel = asyncssh.SSHServerChannel
    assert "self._env[key] = value" in inspect.getsource(channel._process_env_request)


def test_asyncssh_leaves_the_pace_of_a_connection_to_us() -> None:
    connection = asyncssh.connection.SSHConnection
    for name in ("pause_writing", "resume_writing"):
        assert "Do nothing with this for now" in inspect.getsource(getattr(connection, name))
    assert "self._transport" in inspect.getsource(connection.connection_made)
    assert parts(connection.data_received) == ["self", "data", "datatype"]


async def test_the_event_loop_can_be_watched() -> None:
    selector = asyncio.get_running_loop()._selector  # type: ignore[attr-defined]
    assert parts(selector.select) == ["timeout"]


def test_the_event_loop_reads_as_much_at_once_as_we_say() -> None:
    transport = asyncio.selector_events._SelectorSocketTransport  # type: ignore[attr-defined]
    assert transport.max_size == 256 * 1024
