"""What is said of Abyss: Conspiracy."""
