"""Named tables at a host: their seats and owners, their games, and who hears of a change."""
