"""The modal prompt layer: docked low, the board readable behind it, closed by `dismiss` only."""
