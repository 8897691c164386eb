"""What the audit log is told of the lobby: how people are called, and what those do who run it."""

from abyss_tui.host.access.audit import Audit, AuditEvent
from abyss_tui.lobby.lobby import Lobby


def note_lobby(audit: Audit, lobby: Lobby) -> None:
    """Note in the audit log what is done in the lobby, and how people are called there."""
    audit.name_of = lobby.name_of
    lobby.called = lambda client: audit.note(AuditEvent.CALLED, client.address, client.account)
    lobby.note = lambda deed: audit.note(
        AuditEvent.ADMIN, "", deed.account, deed.whom, deed.what, name=deed.by
    )
