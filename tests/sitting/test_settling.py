"""Which keys count after something has come; times are seconds."""

import pytest

from abyss_tui.sitting import settling
from abyss_tui.sitting.settling import Settling

CAME = 100.0


@pytest.fixture(autouse=True)
def _half_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settling, "SETTLE", 0.5)


def shown_after(key: str) -> Settling:
    """Return something to be seen that this key has led to."""
    return Settling(CAME, key, CAME - 0.01, to_be_seen=True)


def held(since: float, *, delay: float, seconds: float) -> list[float]:
    """Return when a keyboard sends a key again that is held: after a delay, then 30 a second."""
    return [since + delay + each / 30 for each in range(int(seconds * 30))]


def test_nothing_counts_that_was_pressed_before_it_could_be_seen() -> None:
    new = shown_after("e")
    assert not any(new.takes(key, CAME + at) for key, at in (("d", -0.3), ("n", 0.1), ("t", 0.4)))
    assert new.takes("d", CAME + 0.6)


@pytest.mark.parametrize("delay", [0.25, 0.5, 0.66, 0.75])
def test_a_key_that_is_held_never_counts_until_it_was_let_go(delay: float) -> None:
    new, pressed = shown_after("d"), CAME - 0.01
    sent = held(pressed, delay=delay, seconds=5)
    assert not any(new.takes("d", at) for at in sent)
    assert new.takes("d", sent[-1] + 0.4)


def test_who_presses_on_purpose_again_and_again_is_heard() -> None:
    new = shown_after("d")
    assert [new.takes("d", CAME + at) for at in (0.3, 0.7, 1.1)] == [False, False, True]


def test_another_key_counts_as_soon_as_it_could_be_seen() -> None:
    new = shown_after("d")
    assert new.takes("t", CAME + 0.5)
    assert not new.takes("d", CAME + 0.55)


def test_a_key_was_let_go_when_another_is_pressed() -> None:
    new = shown_after("d")
    assert not new.takes("t", CAME + 0.4)
    assert not new.takes("d", CAME + 0.45)
    assert new.takes("t", CAME + 0.55)


def test_ones_own_next_question_leaves_out_only_a_key_that_bounces() -> None:
    own = Settling(CAME, "1", CAME - 0.01, to_be_seen=False)
    assert [own.takes("1", CAME + at) for at in (0.1, 0.2)] == [False, False]
    assert own.takes("2", CAME + 0.01)
    assert own.takes("1", CAME + 0.5)
