"""Outlines: what shapes are made of, as points that follow each other around a form.

A picture is a square from -1 to 1, x to the right and y down, so its top left is (-1, -1).
"""

from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, sin, tau
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = tuple[Point, ...]

FINE: Final = 6
"""Points between two that a smooth outline is led through."""


def oval(x: float, y: float, wide: float, high: float, turn: float = 0.0) -> Outline:
    """Return an ellipse by its middle and its half axes, turned by parts of a full circle."""
    count = 28
    across, up = cos(turn * tau), sin(turn * tau)
    found = []
    for place in range(count):
        dx, dy = wide * cos(tau * place / count), high * sin(tau * place / count)
        found.append((x + dx * across - dy * up, y + dx * up + dy * across))
    return tuple(found)


def box(left: float, top: float, right: float, bottom: float) -> Outline:
    """Return a rectangle by its edges."""
    return (left, top), (right, top), (right, bottom), (left, bottom)


def smooth(*points: Point) -> Outline:
    """Return a closed curve through these points."""
    count = len(points)
    return tuple(
        between
        for place in range(count)
        for between in _bent(*(points[(place + step) % count] for step in (-1, 0, 1, 2)))
    )


def mirrored(*points: Point) -> Outline:
    """Return a closed curve through these points and their mirror images, top to bottom.

    A point on the axis is taken once.
    """
    others = [(-x, y) for x, y in reversed(points) if x]
    return smooth(*points, *others)


def mirrored_edges(*points: Point) -> Outline:
    """Return straight edges through these points and their mirror images, top to bottom."""
    return (*points, *((-x, y) for x, y in reversed(points) if x))


def path(*points: Point) -> Outline:
    """Return an open curve through these points."""
    ends = (points[0], *points, points[-1])
    bent = (_bent(*ends[place : place + 4]) for place in range(len(points) - 1))
    return (*(between for part in bent for between in part), points[-1])


def limb(points: Sequence[Point], *widths: float) -> Outline:
    """Return a curve through these points as thick as the widths say, spread along it.

    One width holds all along; with several it grows and shrinks from one to the next, as arms do.
    """
    return band(path(*points), *widths)


def rod(x: float, y: float, to_x: float, to_y: float, *widths: float) -> Outline:
    """Return a straight piece between two points, as thick as the widths say."""
    return band(((x, y), (to_x, to_y)), *widths)


def band(points: Sequence[Point], *widths: float) -> Outline:
    """Return what lies along these points, half of its width on either side, with round ends."""
    there, back = [], []
    last = len(points) - 1
    for place, (x, y) in enumerate(points):
        before, after = points[max(0, place - 1)], points[min(last, place + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        half = _width_at(widths, place / last) / 2 / (hypot(dx, dy) or 1.0)
        there.append((x - dy * half, y + dx * half))
        back.append((x + dy * half, y - dx * half))
    return (*there, *_cap(points[-1], there[-1]), *reversed(back), *_cap(points[0], back[0]))


def ring(
    x: float, y: float, radius: float, width: float, *, start: float = 0.0, end: float = 1.0
) -> Outline:
    """Return a ring or a part of one, in parts of a full circle clockwise from the right."""
    if end - start == 1:
        outer, inner = oval(x, y, radius + width / 2, radius + width / 2), radius - width / 2
        hole = oval(x, y, inner, inner)
        return (*outer, outer[0], hole[0], *reversed(hole))
    count = max(4, round(32 * abs(end - start)))
    turns = (start + (end - start) * place / count for place in range(count + 1))
    return band(
        [(x + radius * cos(turn * tau), y + radius * sin(turn * tau)) for turn in turns], width
    )


def spiral(x: float, y: float, radius: float, turns: float, width: float) -> Outline:
    """Return a line that winds inwards from the right, thinner towards its middle."""
    count = round(22 * turns)
    points = []
    for place in range(count + 1):
        share = place / count
        out, turn = radius * (1 - 0.9 * share), turns * share * tau
        points.append((x + out * cos(turn), y + out * sin(turn)))
    return band(points, width, width * 0.35)


def star(
    x: float, y: float, radius: float, inner: float, points: int, *, turn: float = 0.0
) -> Outline:
    """Return a star by its middle, its outer and inner radius, its first point upwards."""
    found = []
    for place in range(2 * points):
        reach, angle = inner if place % 2 else radius, (place / 2 / points + turn - 0.25) * tau
        found.append((x + reach * cos(angle), y + reach * sin(angle)))
    return tuple(found)


def fan(
    x: float, y: float, radius: float, spread: float, ribs: int, *, scallop: float = 0.06
) -> Outline:
    """Return a scallop that opens upwards by parts of a circle, its rim waved rib by rib."""
    count = ribs * 5
    edge = []
    for place in range(count + 1):
        angle = (-0.25 + spread * (place / count - 0.5)) * tau
        reach = radius + scallop * (abs(sin(pi * ribs * place / count)) - 0.5)
        edge.append((x + reach * cos(angle), y + reach * sin(angle)))
    return (x - radius * 0.12, y), *edge, (x + radius * 0.12, y)


def moved(
    outline: Iterable[Point], x: float = 0.0, y: float = 0.0, wide: float = 1.0, high: float = 1.0
) -> Outline:
    """Return an outline stretched about the middle of the picture, then moved."""
    return tuple([(x + px * wide, y + py * high) for px, py in outline])


def turned(outline: Iterable[Point], turn: float, x: float = 0.0, y: float = 0.0) -> Outline:
    """Return an outline turned about a point by parts of a full circle, clockwise."""
    across, up = cos(turn * tau), sin(turn * tau)
    return tuple(
        (x + (px - x) * across - (py - y) * up, y + (px - x) * up + (py - y) * across)
        for px, py in outline
    )


def _bent(before: Point, one: Point, two: Point, after: Point) -> Iterable[Point]:
    """Yield a curve from one point up to the next, which knows where it comes from and goes to."""
    for place in range(FINE):
        t = place / FINE
        a, b = -0.5 * t + t * t - 0.5 * t**3, 1 - 2.5 * t * t + 1.5 * t**3
        c, d = 0.5 * t + 2 * t * t - 1.5 * t**3, -0.5 * t * t + 0.5 * t**3
        yield (
            a * before[0] + b * one[0] + c * two[0] + d * after[0],
            a * before[1] + b * one[1] + c * two[1] + d * after[1],
        )


def _width_at(widths: Sequence[float], share: float) -> float:
    place = share * (len(widths) - 1)
    low = min(int(place), len(widths) - 1)
    high = min(low + 1, len(widths) - 1)
    return widths[low] + (widths[high] - widths[low]) * (place - low)


def _cap(middle: Point, start: Point) -> Iterable[Point]:
    """Yield half a circle about the end of a band, from one of its sides to the other."""
    dx, dy = start[0] - middle[0], start[1] - middle[1]
    for place in (1, 2, 3):
        across, up = cos(-pi * place / 4), sin(-pi * place / 4)
        yield middle[0] + dx * across - dy * up, middle[1] + dx * up + dy * across
