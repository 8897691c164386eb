"""A palette without any colour: what matters is bold, what acts is reversed."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final

from rich.style import Style

from abyss_tui.frontends.tui.theme.chambers import ChamberStyles
from abyss_tui.frontends.tui.theme.palette import Palette

_PLAIN: Final = Style.null()
_BOLD: Final = Style(bold=True)
_REVERSED: Final = Style(bold=True, reverse=True)
_REVERSED_FIELDS: Final = frozenset(
    {"head", "glow_chip", "moon_chip", "cursor", "chips", "burning"}
)


def without_colours(palette: Palette) -> Palette:
    """Return a palette whose styles have no colours; its signs say the same without them."""
    styles: dict[str, Any] = {
        each.name: _plain(each.name, getattr(palette, each.name))
        for each in fields(palette)
        if each.init
    }
    return replace(palette, **styles)


def _plain(name: str, value: Any) -> Any:
    """Return a field without colours; what is no style stays."""
    match value:
        case Style() if name in _REVERSED_FIELDS:
            return _REVERSED if name != "head" else Style(reverse=True)
        case Style():
            return _BOLD if value.bold else _PLAIN
        case ChamberStyles():
            styles = {
                each.name: _plain(each.name, getattr(value, each.name))
                for each in fields(value)
                if each.init
            }
            return replace(value, **styles)
        case tuple():
            return tuple(_plain(name, each) for each in value)
        case Mapping():
            return {role: _plain(name, each) for role, each in value.items()}
    return value
