"""All that can be held, by name."""

from collections.abc import Callable, Mapping
from typing import Final

from abyss_tui.frontends.tui.portraits.props import magic, riches, tools, weapons
from abyss_tui.frontends.tui.portraits.shapes import Shapes

HELD: Final[Mapping[str, Callable[[], Shapes]]] = {
    each.__name__.replace("_", " "): each
    for each in (
        weapons.dagger,
        weapons.hidden_dagger,
        weapons.trident,
        weapons.harpoon,
        weapons.banner,
        weapons.cage,
        weapons.shackles,
        weapons.whip,
        weapons.hooked_chain,
        weapons.shield,
        tools.scythe,
        tools.crook,
        tools.lantern,
        tools.sack,
        tools.sails,
        tools.net,
        tools.bowl,
        tools.sheaf,
        tools.wheel,
        tools.anchor,
        tools.bundle,
        tools.sickle,
        tools.pitchfork,
        tools.flag_mast,
        riches.raised_pearl,
        riches.two_pearls,
        riches.three_pearls,
        riches.purse,
        riches.scales,
        riches.chest,
        riches.house,
        riches.bottles,
        riches.coin,
        riches.scroll,
        riches.branch,
        riches.cards,
        riches.book,
        riches.books,
        riches.tribute,
        riches.mask_on_stick,
        riches.two_masks,
        riches.puppet,
        magic.orb,
        magic.flask,
        magic.wand,
        magic.crystal_staff,
        magic.skull_staff,
        magic.drum,
        magic.flame,
        magic.hourglass,
        magic.gnarled_staff,
        magic.ringed_staff,
        magic.moon_staff,
        magic.rune_tablet,
    )
}
