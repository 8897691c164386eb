"""The one limiter of rates: a burst, then as much as comes in again."""

import pytest

from abyss_tui import rate_limiter
from abyss_tui.rate_limiter import RateLimiter


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(rate_limiter, "monotonic", clock)
    return clock


@pytest.mark.usefixtures("clock")
def test_a_burst_is_free_and_the_rest_is_owed() -> None:
    limiter = RateLimiter(10, 20)
    assert [limiter.charge(10), limiter.charge(10)] == [0, 0]
    assert limiter.charge(5) == pytest.approx(0.5)


def test_what_is_owed_is_made_up_for_by_waiting(clock: Clock) -> None:
    limiter = RateLimiter(10, 20)
    owed = limiter.charge(25)
    clock.now += owed
    assert limiter.charge(0) == 0
    assert limiter.charge(1) == pytest.approx(0.1)


def test_it_never_saves_up_more_than_a_burst(clock: Clock) -> None:
    limiter = RateLimiter(10, 20)
    clock.now += 3600
    assert limiter.charge(20) == 0
    assert limiter.charge(10) == pytest.approx(1)


def test_a_refusal_costs_nothing(clock: Clock) -> None:
    limiter = RateLimiter(0.5, 2)
    assert [limiter.allows() for _ in range(5)] == [True, True, False, False, False]
    clock.now += 2
    assert [limiter.allows(), limiter.allows()] == [True, False]


def test_in_the_long_run_it_is_the_rate(clock: Clock) -> None:
    limiter, allowed = RateLimiter(5, 5), 0
    for _ in range(1000):
        allowed += limiter.allows()
        clock.now += 0.1
    assert allowed == pytest.approx(5 * 100 + 5, abs=1)


@pytest.mark.usefixtures("clock")
def test_what_is_charged_in_bits_is_what_is_charged_at_once() -> None:
    bits, once = RateLimiter(10, 20), RateLimiter(10, 20)
    owed = [bits.charge(3) for _ in range(10)]
    assert owed[-1] == pytest.approx(once.charge(30))
    assert owed == sorted(owed)
