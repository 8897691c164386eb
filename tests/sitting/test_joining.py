"""A line from a friend leads to a host, and to nothing else on one's own machine."""

import pytest

from abyss_tui.errors import BadUsage
from abyss_tui.sitting.joining import HostLine, host_line


@pytest.mark.parametrize(
    ("typed", "leads"),
    [
        ("ssh -p 2222 friday@reef.example", HostLine("friday@reef.example", "2222")),
        ("  $ ssh friday@reef.example -p2222 ", HostLine("friday@reef.example", "2222")),
        ("friday@10.0.0.2", HostLine("friday@10.0.0.2")),
        ("-p 2222 friday@reef", HostLine("friday@reef", "2222")),
        ("ssh -l friday reef", HostLine("friday@reef")),
        ("ssh reef", HostLine("reef")),
        ("ssh://friday@reef:2222/", HostLine("friday@reef", "2222")),
        ("ssh friday@[fe80::1%eth0]:2222", HostLine("friday@fe80::1%eth0", "2222")),
        ("ssh -6 friday@2001:db8::7", HostLine("friday@2001:db8::7")),
        (
            "ssh -J me@gate:22,second -p 2222 friday@reef",
            HostLine("friday@reef", "2222", "me@gate:22,second"),
        ),
        ("ssh -i ~/.ssh/abyss friday@reef", HostLine("friday@reef", key="~/.ssh/abyss")),
        ("ssh -t -p 2222 friday@reef plain", HostLine("friday@reef", "2222", plain=True)),
        ("Come: ssh -p 2222 récif-été@hôte.fr", HostLine("récif-été@hôte.fr", "2222")),
    ],
)
def test_a_line_is_taken_as_people_send_it(typed: str, leads: HostLine) -> None:
    assert host_line(typed) == leads


@pytest.mark.parametrize(
    "typed",
    [
        "ssh -o ProxyCommand=reboot friday@reef",
        "ssh -oProxyCommand=reboot friday@reef",
        "ssh -F /tmp/config friday@reef",
        "ssh -L 1:reef:2 friday@reef",
        "ssh -A friday@reef",
        "ssh -J -oProxyCommand=reboot friday@reef",
        "ssh -J gate,-oProxyCommand=reboot friday@reef",
        "ssh -- -oProxyCommand=reboot",
        "ssh -l -oProxyCommand=reboot reef",
        "ssh -i -oProxyCommand=reboot reef",
        "ssh friday@reef reboot",
        "ssh $(reboot)@reef",
        "ssh 'friday@reef",
        "ssh -p 99999 friday@reef",
        "ssh -p many friday@reef",
        "ssh -p 2222",
        "",
        "SHA256:abc def",
        "host",
        "friday@" + "r" * 300,
    ],
)
def test_anything_else_is_refused(typed: str) -> None:
    with pytest.raises(BadUsage):
        host_line(typed)


def test_nothing_of_a_line_can_be_an_option_where_the_host_stands() -> None:
    line = host_line("ssh -p 2222 -J gate friday@reef plain")
    assert line.command() == (
        *("ssh", "-p", "2222", "-J", "gate", "-t", "--", "friday@reef", "plain"),
    )
    assert host_line(str(line)) == line
