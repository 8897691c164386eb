"""The rules of Abyss: Conspiracy, a chapter a file."""
