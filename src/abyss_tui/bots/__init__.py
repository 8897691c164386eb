"""Programs that play: they decide from what their seat may know, and from nothing else."""
