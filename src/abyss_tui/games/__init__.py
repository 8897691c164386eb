"""The games. Each is a package of pure rules: no input, output, clock or event loop."""
