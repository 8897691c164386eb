"""One host for many: an SSH server behind which a caller finds an app, or a program a visit.

Only this package knows SSH. What callers find there is behind the `Door`.
"""
