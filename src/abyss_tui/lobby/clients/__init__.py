"""What a screen or a program holds of the lobby, and all that it may do there."""
