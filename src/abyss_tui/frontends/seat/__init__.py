"""Programs that sit in a game: the lines of docs/seat-protocol.md, over any transport."""
