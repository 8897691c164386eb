"""What a host says of itself when it has begun."""

from abyss_tui.host.service.plan import Plan
from abyss_tui.i18n.voice import Voice


def announcement(plan: Plan, fingerprint: str, voice: Voice, *, screens: bool) -> list[str]:
    """Return the lines: how friends come in, how they know the host, and how it stops.

    With `screens` a terminal shows them, and the password too. Otherwise they are kept somewhere,
    in the journal of the system or in a file that others read: the password stays out of them.
    """
    table = plan.tables[0].name if plan.tables else "friday"
    own = plan.own_address
    by_ssh = [
        (voice.text("friends type"), plan.ssh_line(table)),
        *([(voice.text("or"), plan.ssh_line(table, own))] if own else []),
        (voice.text("host key"), fingerprint),
    ]
    rows = [
        *(by_ssh if plan.ssh else []),
        *([(voice.text("in a browser"), plan.web.url(table))] if plan.web else []),
        (voice.text("who comes in"), _who(plan, voice, screens=screens)),
        (voice.text("games"), str(plan.games)),
    ]
    wide = max(len(label) for label, _ in rows)
    lines = [f"  {label:<{wide}}   {said}" for label, said in rows]
    if plan.ssh and plan.address in ("127.0.0.1", "localhost", "::1"):
        lines.append(
            voice.text("This reaches only this machine; --bind 0.0.0.0 opens it to the network.")
        )
    if plan.fixed_seeds:
        lines.append(
            voice.text(
                "WARNING: --fixed-seeds lets the owner of a table know every card. It is for"
                " tests alone."
            )
        )
    return lines


def _who(plan: Plan, voice: Voice, *, screens: bool) -> str:
    password = plan.password
    if password is not None and screens:
        return voice.text("who knows the password {password}", password=password.word)
    if password is not None and password.file is not None:
        return voice.text("who knows the password in {file}", file=str(password.file))
    if password is not None:
        return voice.text("who knows the password that you gave")
    if plan.admission.guests:
        return voice.text("anybody")
    return voice.text("the keys of the file that was named")
