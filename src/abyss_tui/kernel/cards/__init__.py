"""What games share of their cards: how they are found, read, checked and kept ready to be read."""
