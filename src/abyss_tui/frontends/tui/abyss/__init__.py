"""What the screens show of Abyss: its table, its prompts, its panels."""
