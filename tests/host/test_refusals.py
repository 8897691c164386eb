"""What this server does not do, though SSH can."""

import asyncssh
import pytest

from tests.host.callers import connect
from tests.host.conftest import Start


async def test_no_command_is_run(start: Start) -> None:
    host = await start()
    connection = await connect(host.port)
    done = await connection.run("ls /")
    assert done.exit_status == 1
    assert done.stdout == ""
    assert f"ssh -t -p {host.port} friday@HOST" in str(done.stderr)


async def test_whoever_asks_for_a_command_is_told_how_to_play_in_lines(start: Start) -> None:
    host = await start()
    connection = await connect(host.port, "café")
    done = await connection.run("ls")
    assert done.exit_status == 1
    assert f"ssh -p {host.port} caf" in str(done.stderr)
    assert not host.inn.apps
    assert not host.inn.callers


@pytest.mark.parametrize("name", ["sftp", "netconf", "abyss-seat2"])
async def test_there_is_no_other_subsystem(start: Start, name: str) -> None:
    host = await start()
    connection = await connect(host.port)
    with pytest.raises(asyncssh.ChannelOpenError):
        await connection.open_session(subsystem=name)


async def test_no_file_is_copied(start: Start) -> None:
    host = await start()
    connection = await connect(host.port)
    with pytest.raises((asyncssh.Error, OSError)):
        await asyncssh.scp((connection, "/etc/passwd"), "/dev/null")


async def test_no_port_is_forwarded(start: Start) -> None:
    host = await start()
    connection = await connect(host.port)
    with pytest.raises(asyncssh.ChannelOpenError):
        await connection.open_connection("127.0.0.1", host.port)
    with pytest.raises(asyncssh.ChannelListenError):
        await connection.forward_remote_port("", 0, "127.0.0.1", 1)


async def test_no_socket_is_forwarded(start: Start) -> None:
    host = await start()
    connection = await connect(host.port)
    with pytest.raises(asyncssh.ChannelOpenError):
        await connection.open_unix_connection("/run/docker.sock")
    with pytest.raises(asyncssh.ChannelListenError):
        await connection.forward_remote_path("/tmp/abyss-test", "/tmp/abyss-test2")


async def test_no_network_is_tunnelled(start: Start) -> None:
    host = await start()
    connection = await connect(host.port)
    with pytest.raises(asyncssh.ChannelOpenError):
        await connection.open_tun()


async def test_neither_agent_nor_windows_are_forwarded(start: Start) -> None:
    host = await start()
    connection = await connect(host.port)
    with pytest.raises(asyncssh.ChannelOpenError):
        await connection.create_session(
            asyncssh.SSHClientSession, term_type="xterm", x11_forwarding=True
        )


async def test_a_connection_carries_one_session(start: Start) -> None:
    host = await start()
    connection = await connect(host.port)
    await connection.create_session(asyncssh.SSHClientSession, term_type="xterm")
    with pytest.raises(asyncssh.ChannelOpenError):
        await connection.create_session(asyncssh.SSHClientSession, term_type="xterm")
