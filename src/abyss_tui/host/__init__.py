"""One host for many: an SSH server behind which a caller finds an app, or a program a visit.

Only this package knows SSH. What callers find there is behind the `Door`. Its folders stand in
layers, top to bottom: `service` runs an evening, `ssh` speaks the protocol, `visits` lets one
client play, `terminal` is what that client sees and types, and below them `access` says who may
come in and how much they may take, and `process` looks after many apps in one Python process.
"""
