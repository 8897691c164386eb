"""Who is let in, how much they may take, and the log of both, which only the host reads."""
