"""The SSH server: connections, what a client may ask for on one, and nothing else of SSH."""
