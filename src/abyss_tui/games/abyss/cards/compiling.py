"""Writes the compiled form of the card files: `make cards`."""

from abyss_tui.games.abyss.cards.card_set import CARDS

if __name__ == "__main__":
    CARDS.compiled.write_text(CARDS.compile(), encoding="utf-8")
