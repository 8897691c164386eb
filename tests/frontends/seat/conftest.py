"""After every test the line of each program is dropped, and no task is left over."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.frontends.seat.programs import HERE, PATIENCE


@pytest.fixture(autouse=True)
async def nobody_is_left() -> AsyncIterator[None]:
    """Drop every line that is still there, and see that all tasks end."""
    yield
    for program in HERE:
        program.wire.reads.set()
        program.send_the_end()
    HERE.clear()
    left = asyncio.all_tasks() - {asyncio.current_task()}
    if left:
        _, left = await asyncio.wait(left, timeout=PATIENCE)
    assert not left
