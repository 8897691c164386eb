"""The Monster: a mouth out of the dark behind a small light, larger the greater the Threat is."""

from abyss_tui.frontends.tui.portraits.outlines import limb, mirrored, oval, ring, smooth
from abyss_tui.frontends.tui.portraits.props.backdrops import BACKDROPS
from abyss_tui.frontends.tui.portraits.shapes import Shape, Shapes, flat, form, light, placed


def monster(threat: int) -> Shapes:
    """Return the Monster on a space of the Threat track, 1 to 6.

    With each space it comes nearer, has more teeth, and from the third on horns, then more eyes.
    """
    nearer = 0.74 + 0.06 * threat
    body = mirrored((0, -0.74), (0.5, -0.62), (0.84, -0.1), (0.78, 0.5), (0.4, 0.86), (0, 0.94))
    maw = mirrored((0, 0.06), (0.46, -0.02), (0.68, 0.14), (0.6, 0.5), (0.3, 0.7), (0, 0.74))
    shapes = [
        *(_horns(threat) if threat > 2 else ()),
        *_fins(),
        form(body, "crimson"),
        form(maw, "ink"),
        light(oval(0, 0.5, 0.5, 0.4), "ember", 0.1 * threat),
        *_teeth(3 + threat),
        *_eyes(threat),
        *_lure(),
    ]
    return [*BACKDROPS["rays"](), *placed(shapes, 0, 0.08, nearer)]


def _teeth(count: int) -> list[Shape]:
    found = []
    for place in range(count):
        x = (place - (count - 1) / 2) * 1.14 / count
        half, top, low = 0.42 / count, 0.04 + 0.12 * x * x, 0.74 - 0.5 * x * x
        found.append(form(((x - half, top), (x + half, top), (x, top + 0.32)), "bone", crisp=True))
        found.append(form(((x - half, low), (x + half, low), (x, low - 0.24)), "bone"))
    return found


def _eyes(threat: int) -> list[Shape]:
    places = [(0.34, -0.28, 0.15)] + ([(0.12, -0.52, 0.07)] if threat > 3 else [])
    places += [(0.58, -0.34, 0.08)] if threat > 5 else []
    found: list[Shape] = []
    for x, y, radius in places:
        eye = [
            light(oval(x, y, radius * 2.4, radius * 2.4), "ember", 0.7),
            flat(oval(x, y, radius, radius), "gold", crisp=True),
            flat(oval(x, y, radius * 0.26, radius * 0.8), "ink"),
        ]
        found += [*eye, *placed(eye, flip=True)]
    return found


def _horns(threat: int) -> list[Shape]:
    high = -0.86 - 0.05 * threat
    horn = limb(((0.5, -0.46), (0.78, -0.66), (0.72, high)), 0.24, 0.18, 0.03)
    return [form(horn, "bone"), *placed([form(horn, "bone")], flip=True)]


def _fins() -> list[Shape]:
    fin = smooth((0.66, 0.1), (1.0, -0.2), (1.1, 0.1), (1.0, 0.3), (1.08, 0.56), (0.7, 0.6))
    return [form(fin, "robe"), *placed([form(fin, "robe")], flip=True)]


def _lure() -> list[Shape]:
    stalk = limb(((0, -0.7), (-0.04, -0.98), (0.22, -1.06), (0.34, -0.86)), 0.07, 0.05)
    return [
        light(oval(0.36, -0.78, 0.5, 0.5), "ember", 0.8),
        form(stalk, "crimson"),
        form(oval(0.36, -0.78, 0.11, 0.11), "gold"),
        flat(ring(0.36, -0.78, 0.05, 0.03), "white", 0.9),
    ]
