"""What a host says of itself when it has begun."""

from abyss_tui.host.plan import Plan
from abyss_tui.i18n.voice import Voice


def announcement(plan: Plan, fingerprint: str, voice: Voice) -> list[str]:
    """Return the lines: how friends come in, how they know the host, and how it stops."""
    table = plan.tables[0][0] if plan.tables else "friday"
    own = plan.own_address
    rows = [
        (voice.text("friends type"), plan.ssh_line(table)),
        *([(voice.text("or"), plan.ssh_line(table, own))] if own else []),
        (voice.text("host key"), fingerprint),
        (voice.text("who comes in"), _who(plan, voice)),
        (voice.text("games"), str(plan.games)),
    ]
    wide = max(len(label) for label, _ in rows)
    lines = [f"  {label:<{wide}}   {said}" for label, said in rows]
    if plan.address in ("127.0.0.1", "localhost", "::1"):
        lines.append(
            voice.text("Only this machine is reached so; --bind 0.0.0.0 opens it to the network.")
        )
    if plan.fixed_seeds:
        lines.append(
            voice.text(
                "WARNING: --fixed-seeds lets the owner of a table know every card. It is for"
                " tests alone."
            )
        )
    return lines


def _who(plan: Plan, voice: Voice) -> str:
    if plan.password is not None:
        return voice.text("who knows the password {password}", password=plan.password)
    if plan.admission.guests:
        return voice.text("anybody")
    return voice.text("the keys of the file that was named")
