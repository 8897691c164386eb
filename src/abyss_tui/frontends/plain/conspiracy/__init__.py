"""What only Abyss: Conspiracy says in lines."""
