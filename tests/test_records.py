"""Records: compared by their values, and known to the `dataclasses` module."""

import pickle
from collections.abc import Callable
from copy import copy
from dataclasses import asdict, field, fields, is_dataclass, replace

import pytest

from abyss_tui.records import record


@record
class Pearls:
    """Some Pearls, and what nobody asks of them."""

    seat: int
    value: int = 1
    marks: dict[str, int] = field(default_factory=dict)
    seen: list[int] = field(default_factory=list, init=False, compare=False)

    def __add__(self, other: "Pearls") -> "Pearls":
        return replace(self, value=self.value + other.value)


@record
class Sold(Pearls):
    """A record above it has fields as well."""

    ally: str = "crab-2"


@record(kw_only=True)
class Named:
    """Its fields are given by name alone."""

    name: str
    first: bool = False


@record(kw_only=True)
class Seated(Pearls):
    """Its own field is given by name, those above it as before."""

    name: str


@record
class Secret:
    """It shows itself in its own way."""

    word: str

    def __repr__(self) -> str:
        return "Secret()"


@record
class Nothing:
    """It has no fields: all of them are the same."""


def test_records_of_one_class_with_the_same_values_are_equal() -> None:
    assert Pearls(0, 2) == Pearls(0, value=2)
    assert Pearls(0, 2) != Pearls(1, 2)
    assert Pearls(0) != Sold(0)
    assert Named(name="Ada", first=True) == Named(first=True, name="Ada")
    assert Nothing() == Nothing()


def test_their_hash_is_that_of_their_values() -> None:
    assert len({Named(name="Ada"), Named(name="Ada"), Named(name="Bo")}) == 2
    assert hash(Nothing()) == hash(Nothing())


def test_what_is_made_anew_is_no_other_records() -> None:
    one, other = Pearls(0), Pearls(0)
    one.marks["glow"] = 1
    one.seen.append(1)
    assert (other.marks, other.seen) == ({}, [])


def test_what_is_not_compared_makes_no_difference() -> None:
    one, other = Pearls(0), Pearls(0)
    one.seen.append(1)
    assert one == other
    assert "seen" not in repr(one)


def test_fields_of_the_record_above_come_first() -> None:
    assert Sold(1, 3, {}, "crab-5") == Sold(seat=1, value=3, ally="crab-5")
    assert Seated(1, name="Ada") == Seated(seat=1, name="Ada")
    assert replace(Seated(1, name="Ada"), value=3) == Seated(1, 3, name="Ada")
    assert [each.name for each in fields(Sold)] == ["seat", "value", "marks", "seen", "ally"]


def test_the_dataclasses_module_knows_them() -> None:
    assert is_dataclass(Nothing)
    assert Pearls(0, 2) + Pearls(1, 3) == Pearls(0, 5)
    assert asdict(Named(name="Ada")) == {"name": "Ada", "first": False}
    assert replace(Named(name="Ada"), first=True) == Named(name="Ada", first=True)


def test_they_are_matched_by_position() -> None:
    match Pearls(0, 2):
        case Pearls(seat, value):
            assert (seat, value) == (0, 2)


@pytest.mark.parametrize("whole", [copy, lambda each: pickle.loads(pickle.dumps(each))])
def test_they_can_be_copied_and_sent_to_another_process(whole: Callable[[Pearls], Pearls]) -> None:
    assert whole(Pearls(0, 2, {"glow": 1})) == Pearls(0, 2, {"glow": 1})


def test_they_show_their_values_unless_they_say_otherwise() -> None:
    assert repr(Sold(1, 3)) == "Sold(seat=1, value=3, marks={}, ally='crab-2')"
    assert repr(Secret("pearls")) == "Secret()"


def test_they_have_no_room_for_anything_else() -> None:
    with pytest.raises(AttributeError):
        Pearls(0).glow = 1  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        Named("Ada")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="seat"):
        Pearls()  # type: ignore[call-arg]
