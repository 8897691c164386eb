"""Colours between two others, as "#RRGGBB"."""


def parts(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue, 0 to 255 each."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return red, green, blue


def mixed(colour: str, other: str, share: float) -> str:
    """Return a colour with a share of another one in it, 0 for none and 1 for nothing else.

    A share beyond these is taken as the nearest of them.
    """
    share = min(1.0, max(0.0, share))
    both = zip(parts(colour), parts(other), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * share):02X}" for one, two in both)
