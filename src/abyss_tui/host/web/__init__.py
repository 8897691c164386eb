"""The door for browsers: a page with a terminal in it, over a WebSocket to the same host.

What is behind it is what SSH has: `host.visits`, the same lobby, limits, audit log and sessions.
"""
