"""What a person has chosen for the program: read from their settings file, and kept there."""
