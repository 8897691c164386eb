"""What games share of how they are written for programs and for the disk."""
