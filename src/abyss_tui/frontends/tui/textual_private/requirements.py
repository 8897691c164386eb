"""Which private parts of Textual are used, what for, and which the program can do without.

This module imports nothing of Textual: it is read to find out whether that would fail.
"""

import sys
from typing import Final

from abyss_tui.libraries import Requirement

PAINTING: Final = (
    Requirement(
        "textual.screen",
        "Screen._screen_resized",
        "a screen is not laid out again for a size that it has",
        takes=("self", "size"),
        needed=False,
    ),
    Requirement(
        "textual.screen",
        "Screen._refresh_layout",
        "knows the size that a screen was laid out for",
        takes=("self", "size", "scroll"),
        needed=False,
    ),
    Requirement(
        "textual.screen",
        "Screen._compositor_refresh",
        "a screen is painted once when it opens, and one below a prompt only through it",
        takes=("self",),
        needed=False,
    ),
    Requirement(
        "textual.screen",
        "Screen._compositor",
        "a prompt shows the rows of the screen below it",
        set_by="__init__",
        needed=False,
    ),
    Requirement(
        "textual._compositor",
        "Compositor.render_strips",
        "as above",
        takes=("self", "size"),
        needed=False,
    ),
    Requirement(
        "textual._compositor",
        "Compositor.update_widgets",
        "what a move changes is painted before anything else is done",
        takes=("self", "widgets"),
        needed=False,
    ),
    Requirement(
        "textual._compositor",
        "Compositor._dirty_regions",
        "what changed below a prompt is painted by the prompt",
        set_by="__init__",
        needed=False,
    ),
    Requirement(
        "textual.screen", "Screen._dirty_widgets", "as above", set_by="__init__", needed=False
    ),
    *(
        Requirement(module, name, "a terminal is given strips, not codes", takes, needed=False)
        for module, name, takes in (
            ("textual._compositor", "Compositor.visible_widgets", None),
            ("textual._context", "visible_screen_stack", None),
            ("textual.app", "App._background_screens", None),
            ("textual.app", "App._begin_update", ("self",)),
            ("textual.app", "App._end_update", ("self",)),
            ("textual.app", "App._update_mouse_over", ("self", "screen")),
        )
    ),
    *(
        Requirement(module, name, "as above", set_by="__init__", needed=False)
        for module, name in (
            ("textual.message_pump", "MessagePump._closed"),
            ("textual.app", "App._batch_count"),
        )
    ),
    Requirement(
        "textual.widget",
        "Widget._layout_required",
        "what is to be laid out first is not painted at once",
        set_by="__init__",
        needed=False,
    ),
    Requirement(
        "textual.widget",
        "Widget._repaint_required",
        "whether all of a screen will be painted in a moment anyway",
        set_by="__init__",
        needed=False,
    ),
)
"""How `PaintedScreen` paints: all of it or, where anything is gone, nothing, as Textual does."""

APPS: Final = (
    Requirement(
        "textual.app",
        "App._fatal_error",
        "a failure is told without a traceback, which would be full of cards",
        takes=("self",),
    ),
    Requirement("textual.app", "App._exception", "as above", set_by="__init__"),
    Requirement(
        "textual.app",
        "App._check_bindings",
        "a key that nobody obeys is answered",
        takes=("self", "key", "priority"),
    ),
    Requirement(
        "textual.app",
        "App._driver",
        "the mouse is left to the terminal; a resized one is written anew",
        set_by="__init__",
    ),
    Requirement(
        "textual.app",
        "App._notifications",
        "nothing is said twice, nor over what failed",
        set_by="__init__",
        needed=False,
    ),
    Requirement(
        "textual.app",
        "App._filters",
        "the palettes choose the colours where NO_COLOR is set",
        set_by="__init__",
        needed=False,
    ),
    Requirement(
        "textual.app",
        "App._disable_tooltips",
        "no screen lays out a place for tooltips: nothing has one",
        set_by="__init__",
        needed=False,
    ),
    Requirement(
        "textual.worker",
        "Worker._task",
        "what was begun ends with the app that began it",
        set_by="__init__",
    ),
    Requirement(
        "textual.keys",
        "_character_to_key",
        "a key is found by the sign that people write for it",
        takes=("character",),
    ),
)

DRIVER: Final = (
    Requirement(
        "textual.driver",
        "Driver.__init__",
        "the drivers of a terminal and of one far away are made as Textual makes its own",
        takes=("self", "app", "debug", "mouse", "size"),
    ),
    Requirement("textual.driver", "Driver._app", "as above", set_by="__init__"),
    Requirement("textual.driver", "Driver._loop", "as above", set_by="__init__"),
)

OWN_PARSER: Final = Requirement(
    "textual.drivers.linux_driver",
    "XTermParser",
    "what a terminal answers late is no key",
    needed=False,
)

LINUX_DRIVER: Final = (
    OWN_PARSER,
    Requirement(
        "textual.drivers.linux_driver",
        "LinuxDriver._key_thread",
        "it is known whether a terminal could be taken, which one in the background cannot be",
        set_by="__init__",
    ),
    Requirement(
        "textual.drivers.linux_driver",
        "LinuxDriver._file",
        "the program can end when its window was closed",
        set_by="__init__",
    ),
)

SCREENS: Final = (
    *PAINTING,
    *APPS,
    *DRIVER,
    *(() if sys.platform == "win32" else LINUX_DRIVER),
)
"""What the screens need."""

BORDERS: Final = Requirement(
    "textual._styles_cache",
    "StylesCache.get_inner_outer",
    "colours of borders are remembered without the lines of closed screens",
    takes=("cls", "base_background", "background"),
    needed=False,
)
COUNTING: Final = Requirement(
    "textual._callback",
    "_count_parameters",
    "what is called later is called sooner",
    takes=("func",),
    needed=False,
)
STRIPS: Final = (
    Requirement(
        "textual.strip",
        "Strip.divide",
        "a painted line does not keep itself",
        takes=("self", "cuts"),
        needed=False,
    ),
    Requirement(
        "textual.strip",
        "Strip.crop_extend",
        "as above",
        takes=("self", "start", "end", "style"),
        needed=False,
    ),
)
EXTENDED_KEYS: Final = Requirement(
    "textual._xterm_parser",
    "XTermParser._parse_extended_key.__wrapped__",
    "a parser does not outlive its session",
    takes=("self", "sequence"),
    needed=False,
)

HOST: Final = (
    BORDERS,
    COUNTING,
    *STRIPS,
    EXTENDED_KEYS,
    Requirement(
        "textual._parser",
        "Parser._gen",
        "a parser that met what cannot be parsed is closed",
        set_by="__init__",
    ),
    Requirement(
        "textual._parser",
        "Parser._timeout_time",
        "a lone Escape is told from the beginning of another key",
        set_by="__init__",
    ),
    Requirement(
        "textual._context",
        "active_app",
        "what is printed goes to the app that printed it, not to all",
    ),
    Requirement("textual.app", "App._print", "as above", takes=("self", "text", "stderr")),
    Requirement("textual.app", "App._capture_stdout", "as above", set_by="__init__"),
    Requirement("textual.app", "App._capture_stderr", "as above", set_by="__init__"),
    Requirement(
        "textual.app",
        "App._begin_batch",
        "nothing is painted for one who does not read",
        takes=("self",),
    ),
    Requirement("textual.app", "App._end_batch", "as above", takes=("self",)),
    Requirement(
        "textual.app",
        "App._close_messages_no_wait",
        "the failure of one app ends that app alone",
        takes=("self",),
    ),
    Requirement(
        "textual.app",
        "App._print_error_renderables",
        "the last words of an app go to its own terminal",
        takes=("self",),
    ),
    Requirement("textual.app", "App._exit_renderables", "as above", set_by="__init__"),
    Requirement("textual.driver", "Driver._size", "a terminal changes its size", set_by="__init__"),
    Requirement(
        "textual.driver",
        "Driver._last_move_event",
        "a driver lets go of what it held",
        set_by="__init__",
    ),
)
"""What a host needs besides."""
