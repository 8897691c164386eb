"""Lines that would be too long."""

from abyss_tui.frontends.seat import fitting
from abyss_tui.frontends.seat.lines import LONGEST_LINE
from abyss_tui.frontends.seat.outbox import written
from abyss_tui.kernel.game_kind import Json


def events(count: int) -> list[Json]:
    """Return so many events of about a hundred bytes."""
    return [{"type": "told", "number": number, "text": "é" * 40} for number in range(count)]


def a_view(*options: Json) -> Json:
    """Return a view with such a decision."""
    return {"you": 0, "decision": {"seat": 0, "kind": "turn", "about": {}, "options": [*options]}}


def recruiting(count: int) -> list[Json]:
    """Return so many options of one type."""
    return [{"type": "recruit", "lord": "sage", "allies": [str(n)] * 20} for n in range(count)]


def test_events_that_fit_are_told_in_one_line() -> None:
    told = events(3)
    assert list(fitting.in_lines(5, told)) == [{"tell": "events", "from": 5, "events": told}]
    assert list(fitting.in_lines(5, [])) == []


def test_many_events_are_told_in_several_lines() -> None:
    told = events(3_000)
    lines = list(fitting.in_lines(7, told))
    assert all(len(written(line).encode()) <= LONGEST_LINE for line in lines)
    assert [event for line in lines for event in line["events"]] == told
    assert [line["from"] for line in lines][1] == 7 + len(lines[0]["events"])
    assert len(lines) < 10


def test_a_decision_that_fits_is_told_as_it_is() -> None:
    view = a_view({"type": "pass"}, *recruiting(100))
    assert fitting.decision(3, view) == {"tell": "decision", "number": 3, "view": view}


def test_a_decision_with_too_many_options_keeps_some_of_each_type() -> None:
    view = a_view({"type": "pass"}, *recruiting(5_000), {"type": "plot"})
    told = fitting.decision(3, view)
    asked = told["view"]["decision"]
    assert len(written(told).encode()) <= LONGEST_LINE
    assert {option["type"] for option in asked["options"]} == {"pass", "plot", "recruit"}
    assert len(asked["options"]) + asked["left_out"] == 5_002
    assert len(asked["options"]) > 150
    assert len(view["decision"]["options"]) == 5_002


def test_a_decision_of_another_has_no_options_to_leave_out() -> None:
    view: Json = {"you": 1, "decision": {"seat": 0, "kind": "turn", "about": {}}}
    assert fitting.decision(3, view)["view"] == view


def test_more_tables_than_fit_are_counted() -> None:
    listed = [{"table": f"table-{number}", "seats": ["x" * 100] * 4} for number in range(500)]
    answer = fitting.tables(listed)
    assert len(written(answer).encode()) <= LONGEST_LINE
    assert len(answer["tables"]) + answer["left_out"] == 500
    assert fitting.tables(listed[:3]) == {"tables": listed[:3]}
