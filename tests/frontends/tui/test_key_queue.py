"""Keys that wait, in an app of Textual's own."""

from textual.app import App
from textual.events import Event, Key

from abyss_tui.frontends.tui.apps.key_queue import KeyQueue


class Typed(App[None]):
    """Notes each key that reaches it; it can be busy."""

    def __init__(self) -> None:
        super().__init__()
        self.reached: list[str] = []
        self.busy = False
        self.queue = KeyQueue(self, super().on_event, busy=lambda: self.busy, before=lambda: None)

    async def on_event(self, event: Event) -> None:
        if isinstance(event, Key):
            await self.queue.take(event)
        else:
            await super().on_event(event)

    def on_key(self, event: Key) -> None:
        self.reached.append(event.key)

    def type(self, *keys: str) -> None:
        """Type all keys within one moment."""
        for key in keys:
            self.post_message(Key(key, None))


async def test_keys_of_one_moment_come_one_after_the_other() -> None:
    async with Typed().run_test() as pilot:
        app = pilot.app
        assert isinstance(app, Typed)
        app.type("a", "b", "c")
        await pilot.pause(0.1)
        assert app.reached == ["a", "b", "c"]
        assert not app.queue.waiting


async def test_keys_wait_while_something_is_being_kept() -> None:
    async with Typed().run_test() as pilot:
        app = pilot.app
        assert isinstance(app, Typed)
        app.busy = True
        app.type("a", "b")
        await pilot.pause(0.1)
        assert app.reached == []
        app.busy = False
        await app.queue.go_on()
        await pilot.pause(0.1)
        assert app.reached == ["a", "b"]


async def test_a_key_that_is_typed_again_comes_before_those_typed_after_it() -> None:
    async with Typed().run_test() as pilot:
        app = pilot.app
        assert isinstance(app, Typed)
        app.busy = True
        app.type("b")
        await pilot.pause()
        app.queue.type_again(Key("a", None))
        app.busy = False
        await pilot.pause(0.1)
        assert app.reached == ["a", "b"]


async def test_what_was_typed_ahead_can_be_dropped() -> None:
    async with Typed().run_test() as pilot:
        app = pilot.app
        assert isinstance(app, Typed)
        app.busy = True
        app.type("a")
        await pilot.pause()
        app.queue.forget()
        app.busy = False
        app.type("b")
        await pilot.pause(0.1)
        assert app.reached == ["b"]


async def test_the_keys_that_leave_never_wait() -> None:
    async with Typed().run_test() as pilot:
        app = pilot.app
        assert isinstance(app, Typed)
        app.busy = True
        app.type("ctrl+q")
        await pilot.pause(0.1)
        assert not app.is_running
