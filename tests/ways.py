"""Every way to have Dolmen, tried to its end: the wheel as a command, the container, what compose
starts. Not part of the suite, since each takes minutes: `make ways` runs this file. The container
needs buildah; where no registry is within reach, DOLMEN_BASE names an image of Debian to build
from. Of compose everything but its containers is tried, with the Caddy of this machine."""

import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import httpx2
import pytest

from dolmen.server.people import COOKIE
from tests import booted
from tests.sample import LIGHT
from tests.server.databases import Postgres, free_port
from tests.server.servers import Caller

ROOT: Final = Path(__file__).parents[1]
UV: Final = str(Path(sys.executable).with_name("uv"))
PIPX: Final = shutil.which("pipx")
BUILDAH: Final = shutil.which("buildah")
CADDY: Final = shutil.which("caddy")
IMAGE: Final = "dolmen-ways"
# What runs where no container may have a network or a file system of its own.
PLAIN: Final = ("--storage-driver", "vfs")
CHROOT: Final = ("--isolation", "chroot")


def told(*command: str, **environ: str) -> str:
    """What a program says."""
    done = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=os.environ | environ, check=True
    )
    return done.stdout.strip()


@contextmanager
def serving(command: Sequence[str], **environ: str) -> Iterator[str]:
    """A server that some command starts; gives its address."""
    with running(command, **environ) as (_, address):
        yield address


@contextmanager
def running(
    command: Sequence[str], **environ: str
) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """The same with its process, which may be killed."""
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=os.environ | environ, cwd="/"
    )
    assert server.stdout is not None
    try:
        ready = server.stdout.readline()
        address = next(word for word in ready.split() if re.match("https?://", word))
        yield server, address.rstrip(",")
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(60)
        server.stdout.close()


async def see_it_play(base: str) -> None:
    """Somebody finds the page and the docs, and plays a few moves against a bot."""
    for path in ("/", "/docs/"):
        assert "<title>" in httpx2.get(f"{base}{path}", timeout=60).text
    assert httpx2.get(f"{base}/readyz", timeout=60).status_code == 200
    async with Caller(base) as anna:
        table = await anna.make(LIGHT, 2, players=["me", "novice"], name="Anna")
        async with anna.look(table["id"], seat=0) as seat:
            for _ in range(5):
                await seat.play()
            asked = await seat.until_mine()
            assert asked is not None
            assert asked["n"] > 5


@pytest.fixture(scope="module")
def wheel() -> Path:
    """A wheel for this Python, as a reader makes it."""
    made = told("make", "--no-print-directory", "wheel").splitlines()[-1]
    return ROOT / made


def see_it_installed(command: str, data: Path) -> None:
    """It is compiled, has the page, and serves."""
    assert told(command, "--version").endswith("(engine: compiled)")
    checks = json.loads(told(command, "doctor", "--json"))
    assert checks
    with serving([command, "serve", "--port", "0", "--data", str(data)]) as base:
        asyncio.run(see_it_play(base))


def test_the_wheel_is_a_command_with_page_and_compiled_engine(wheel: Path, tmp_path: Path) -> None:
    command = tmp_path / "bin" / "dolmen"
    if PIPX is None:
        places = {"UV_TOOL_DIR": str(tmp_path / "tools"), "UV_TOOL_BIN_DIR": str(command.parent)}
        tool = [UV, "tool", "install", "--quiet"]
    else:
        places = {"PIPX_HOME": str(tmp_path / "tools"), "PIPX_BIN_DIR": str(command.parent)}
        tool = [PIPX, "install"]
    told(*tool, "--python", sys.executable, f"{wheel}[all]", **places)
    see_it_installed(str(command), tmp_path / "data")


def block_under(heading: str) -> list[str]:
    """The lines that docs/host.md has to be typed under a heading, without comments."""
    text = (ROOT / "docs" / "host.md").read_text(encoding="utf-8").partition(f"## {heading}\n")[2]
    block = text.partition("```sh\n")[2].partition("```")[0]
    return [line.partition("  #")[0].strip() for line in block.splitlines()]


def test_the_lines_of_the_service_are_typed_and_what_it_starts_serves(
    wheel: Path, tmp_path: Path
) -> None:
    # In a folder that stands for the root of the machine.
    (tmp_path / "etc" / "systemd" / "system").mkdir(parents=True)
    (tmp_path / "opt").mkdir()
    lines = block_under("As a service: systemd")
    typed = [
        re.sub(r"(?<![\w.])/(etc|opt)/", rf"{tmp_path}/\1/", line)
        for line in lines
        if not re.match("make|editor|systemctl|journalctl|caddy", line)
    ]
    assert len(typed) == 4
    here = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    told("bash", "-ec", "\n".join(typed), PATH=here)
    settings = tmp_path / "etc" / "dolmen.env"
    assert settings.stat().st_mode & 0o777 == 0o600
    unit = (tmp_path / "etc" / "systemd" / "system" / "dolmen.service").read_text(encoding="utf-8")
    [start] = re.findall(r"^ExecStart=/(\S+) serve$", unit, re.MULTILINE)
    port = str(free_port())
    # As the unit has it: its settings, then those of the file; only where it listens differs.
    line = ["bash", "-c", f"set -a; . {settings}; set +a; exec {tmp_path / start} serve"]
    with running(line, DOLMEN_DATA=str(tmp_path / "data"), DOLMEN_PORT=port) as (_, base):
        assert base == "https://games.club"
        there = f"http://127.0.0.1:{port}"
        for path in ("/healthz", "/readyz"):
            assert httpx2.get(f"{there}{path}", timeout=60).status_code == 200
        doctor = told(str(tmp_path / start), "doctor", DOLMEN_DATA=str(tmp_path / "data"))
        assert "engine is compiled" in doctor


def test_a_systemd_starts_the_service_again_and_again(wheel: Path, tmp_path: Path) -> None:
    """In a Debian of its own: typed as docs/host.md has it, killed, backed up, brought up to
    date."""
    if reason := booted.left_out():
        pytest.fail(reason)
    given = os.environ.get("DOLMEN_DEBIAN")
    folder = tmp_path / "debian" if given is None else Path(given)
    if given is None:
        booted.make(folder)
    for name in ("dist", "deploy"):
        shutil.rmtree(folder / "root" / name, ignore_errors=True)
    (folder / "root" / "dist").mkdir()
    shutil.copy(wheel, folder / "root" / "dist")
    shutil.copytree(ROOT / "deploy", folder / "root" / "deploy")
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    with booted.booted(folder) as debian:
        for line in block_under("As a service: systemd"):
            if line.startswith("editor"):
                # Here people come by the number of the machine, at a port that is free.
                debian.run(f"sed -i 's/^DOLMEN/# &/; $ a DOLMEN_PORT={port}' /etc/dolmen.env")
            elif not re.match("make|caddy", line):
                told = debian.run(line)
                assert "systemctl status" not in line or "active (running)" in told
        asyncio.run(until_ready(base))
        asyncio.run(see_it_play(base))
        # Killed outright, it is back by itself.
        debian.run("kill -9 $(systemctl show --property MainPID --value dolmen)")
        asyncio.run(until_ready(base))
        assert debian.run("systemctl show --property NRestarts dolmen") == "NRestarts=1\n"
        for line in block_under("A new version"):
            if not re.match("git|make", line):
                debian.run(line)
        asyncio.run(until_ready(base))
        asyncio.run(see_it_play(base))
        # Nobody else may read what it keeps.
        assert debian.run("stat --format %a /var/lib/private/dolmen/dolmen.sqlite3") == "600\n"
        debian.run("systemctl stop dolmen; rm -f before.jsonl.gz")


def test_the_container_serves_as_nobody_and_tells_its_health() -> None:
    if BUILDAH is None:
        pytest.fail("buildah is not installed (Debian: apt install buildah)")
    based = os.environ.get("DOLMEN_BASE")
    base = () if based is None else ("--build-arg", f"BASE={based}")
    file = ("--file", "deploy/Containerfile", "--tag", IMAGE)
    # Docker's form: the one of OCI has no place for a health check.
    build = (BUILDAH, *PLAIN, "bud", "--format", "docker", *CHROOT, *base, *file, ".")
    subprocess.run(build, cwd=ROOT, check=True)
    made = json.loads(told(BUILDAH, *PLAIN, "inspect", "--type", "image", IMAGE))["Docker"]
    health = made["config"]["Healthcheck"]["Test"]
    assert (made["config"]["User"], health[0]) == ("8400:8400", "CMD")
    port = str(free_port())
    container = told(BUILDAH, *PLAIN, "from", IMAGE)
    run = (BUILDAH, *PLAIN, "run", *CHROOT, "--env", f"DOLMEN_PORT={port}", container, "--")
    try:
        with serving([*run, "dolmen", "serve"]) as base_address:
            address = f"http://127.0.0.1:{port}"
            assert base_address.endswith(f":{port}")
            assert told(*run, "id", "-u") == "8400"
            assert told(*run, "dolmen", "--version").endswith("(engine: compiled)")
            told(*run, *health[1:])
            # As `podman exec dolmen` has them.
            assert told(*run, "dolmen", "doctor")
            assert told(*run, "dolmen", "backup", "-").startswith('{"format"')
            asyncio.run(see_it_play(address))
    finally:
        told(BUILDAH, *PLAIN, "rm", container)


@contextmanager
def proxying(settings: str, home: Path, **environ: str) -> Iterator[Path]:
    """A Caddy with these settings; gives the certificate of its own authority."""
    assert CADDY is not None
    file = home / "Caddyfile"
    file.write_text(settings, encoding="utf-8")
    proxy = subprocess.Popen(
        [CADDY, "run", "--adapter", "caddyfile", "--config", str(file)],
        stderr=subprocess.DEVNULL,
        env=os.environ | {"XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)} | environ,
    )
    try:
        yield home / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    finally:
        proxy.terminate()
        proxy.wait(60)


async def until_ready(base: str) -> None:
    """Until the proxy answers, and a process behind it."""
    async with httpx2.AsyncClient(base_url=base, verify=False) as http:
        async with asyncio.timeout(60):
            while True:
                with suppress(httpx2.TransportError):
                    if (await http.get("/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.1)


async def play_on(anna: Caller, table: str) -> None:
    """A few moves at a table against a bot, over a new socket."""
    async with anna.look(table, seat=0) as seat:
        before = await seat.until_mine()
        assert before is not None
        for _ in range(2):
            await seat.play()
        after = await seat.until_mine()
        assert after is not None
        assert after["n"] > before["n"]


async def see_it_survive(
    base: str, table: str, anna: Caller, server: "subprocess.Popen[str]"
) -> None:
    """One process is killed outright, and the game goes on at the other."""
    server.kill()
    await asyncio.to_thread(server.wait)
    await until_ready(base)
    await play_on(anna, table)


def test_what_compose_starts_goes_on_when_either_process_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if CADDY is None:
        pytest.fail("Caddy is not installed (Debian: apt install caddy)")
    port = str(free_port())
    hosts = {"one": "127.0.84.1", "two": "127.0.84.2"}
    settings = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    for name, host in hosts.items():
        settings = settings.replace(f"{name}:8400", f"{host}:{port}")
    base = f"https://localhost:{free_port()}"
    options = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    command = [sys.executable, "-m", "dolmen", "serve"]
    postgres = Postgres()
    try:
        with (
            postgres.database() as database,
            proxying(options + settings, tmp_path, DOMAIN=base.partition("//")[2]) as authority,
        ):
            environ = {
                "DOLMEN_ADDRESS": base,
                "DOLMEN_PROXY": "127.0.0.0/8",
                "DOLMEN_DATABASE": database,
                "DOLMEN_DATA": str(tmp_path / "data"),
                "DOLMEN_PORT": port,
            }
            one, two = ({**environ, "DOLMEN_HOST": host} for host in hosts.values())
            # The socket believes what the proxy signed.
            monkeypatch.setenv("SSL_CERT_FILE", str(authority))

            async def game() -> None:
                await until_ready(base)
                await see_it_play(base)
                async with Caller(base) as anna:
                    table = (await anna.make(LIGHT, 2, players=["me", "novice"]))["id"]
                    [cookie] = [one for one in anna.http.cookies.jar if one.name == COOKIE]
                    assert cookie.secure
                    assert (await anna.http.get("/metrics")).status_code == 404
                    await play_on(anna, table)
                    await see_it_survive(base, table, anna, first)
                    with running(command, **one):
                        await see_it_survive(base, table, anna, second)

            with running(command, **one) as (first, _), running(command, **two) as (second, _):
                asyncio.run(game())
    finally:
        postgres.stop()
