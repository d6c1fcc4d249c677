"""What a host copies: the unit of the service and its settings, the container and what is around
it."""

import ast
import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # has no types of its own
from sqlalchemy import make_url

from dolmen import cli
from dolmen.commands.serve import check_smtp
from dolmen.server import app as server_app
from dolmen.server.settings import Settings
from dolmen.words import LANGUAGES

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "dolmen.service"


def test_systemd_takes_the_unit(systemd: str, tmp_path: Path) -> None:
    # The program is not installed where the tests run: any other stands for it.
    text = UNIT.read_text(encoding="utf-8").replace("/opt/dolmen/bin/dolmen", "/bin/true")
    unit = tmp_path / UNIT.name
    unit.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [systemd, "verify", "--recursive-errors=no", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "")


def test_the_settings_of_the_unit_are_settings_of_the_server() -> None:
    text = UNIT.read_text(encoding="utf-8") + (DEPLOY / "dolmen.env").read_text(encoding="utf-8")
    named = set(re.findall(r"DOLMEN_([A-Z_]+)=", text))
    assert "ADDRESS" in named
    assert named <= {name.upper() for name in Settings.__dataclass_fields__}


def instructions(name: str) -> list[str]:
    """What a line of the Containerfile says, for every line of this kind in its last image."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    last = text.rpartition("\nFROM ")[2]
    return re.findall(rf"^{name} (.*)$", last, re.MULTILINE)


def test_the_image_is_not_root_keeps_its_tables_and_tells_its_health() -> None:
    assert instructions("USER") == ["8400:8400"]
    assert instructions("VOLUME") == ["/var/lib/dolmen"]
    [health] = instructions("HEALTHCHECK")
    # It asks wherever the server listens.
    assert "http://127.0.0.1:%s/readyz' % os.environ.get('DOLMEN_PORT', '8400')" in health
    assert instructions("EXPOSE") == ["8400"]
    assert Settings().port == 8400
    assert (instructions("ENTRYPOINT"), instructions("CMD")) == (['["dolmen"]'], ['["serve"]'])
    [settings] = instructions("ENV")
    named = set(re.findall(r"DOLMEN_([A-Z_]+)=", settings))
    assert named == {"DATA", "HOST"}
    # Compilers and npm stay in the first image.
    assert not re.search("gcc|npm|pip", " ".join(instructions("RUN")))


def compose() -> dict[str, Any]:
    """The services, as compose reads them."""
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return read


def test_compose_has_two_processes_on_one_database_behind_a_proxy() -> None:
    services = compose()["services"]
    assert set(services) == {"one", "two", "database", "proxy"}
    assert services["one"] == services["two"]
    one = services["one"]
    assert one["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert {name.removeprefix("DOLMEN_").lower() for name in one["environment"]} <= set(
        Settings.__dataclass_fields__
    )
    [network] = compose()["networks"]["default"]["ipam"]["config"]
    assert one["environment"]["DOLMEN_PROXY"] == network["subnet"]
    # Nobody reaches a process or the database but through the proxy.
    assert [name for name in services if "ports" in services[name]] == ["proxy"]
    volumes = [
        volume.partition(":")[0] for service in services.values() for volume in service["volumes"]
    ]
    assert {name for name in volumes if not name.startswith(".")} == set(compose()["volumes"])


def test_every_secret_of_compose_is_asked_for_and_none_is_stored() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    asked = set(re.findall(r"\$\{(\w+):\?", text))
    assert asked == set(re.findall(r"\$\{(\w+)", text)) == {"DOMAIN", "POSTGRES_PASSWORD"}
    example = (DEPLOY / ".env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"^(\w+)=", example, re.MULTILINE)) == asked
    assert "\nPOSTGRES_PASSWORD=\n" in example


def test_every_setting_of_the_examples_is_one_and_can_be_read() -> None:
    assert [compose()["services"][name]["env_file"] for name in ("one", "two")] == [".env"] * 2
    for name in (".env.example", "dolmen.env"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        given = dict(re.findall(r"^(?:# )?DOLMEN_([A-Z_]+)='?([^'\n]*)'?$", text, re.MULTILINE))
        assert {setting.lower() for setting in given} <= set(Settings.__dataclass_fields__)
        assert check_smtp(given["SMTP"], given["MAIL_FROM"]) is not None


def test_the_proxy_spreads_people_over_both() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "reverse_proxy one:8400 two:8400 {" in text
    # What is said to one person is never packed, so that its length tells nothing.
    assert "encode" not in text


# What compose knows of a service, as far as we use it: a slip of the pen is no key of it.
OF_A_SERVICE = {
    *("build", "cap_drop", "depends_on", "env_file", "environment", "healthcheck", "image", "init"),
    *("ports", "read_only", "restart", "security_opt", "tmpfs", "volumes"),
}
FILLED_IN = {"DOMAIN": "games.club", "POSTGRES_PASSWORD": "secret"}


def filled(text: str) -> str:
    """A value with what deploy/.env says."""
    return re.sub(r"\$\{(\w+):\?[^}]*\}", lambda match: FILLED_IN[match[1]], text)


def environment(service: str) -> dict[str, str]:
    """What a service finds in its environment."""
    given = compose()["services"][service].get("environment", {})
    return {name: filled(value) for name, value in given.items()}


def image_environment() -> dict[str, str]:
    """What the image brings along."""
    [line] = instructions("ENV")
    return dict(pair.split("=", 1) for pair in line.split())


def test_compose_uses_no_key_that_it_does_not_know() -> None:
    read = compose()
    assert set(read) == {"name", "x-dolmen", "services", "networks", "volumes"}
    for name, service in read["services"].items():
        assert set(service) <= OF_A_SERVICE, name
        assert service["restart"] == "unless-stopped"


def test_the_server_takes_what_image_and_compose_give_it(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Settings] = []
    monkeypatch.setattr("dolmen.server.run.serve", lambda settings, *_: given.append(settings))
    monkeypatch.setattr("dolmen.server.logs.set_up", lambda _level: None)
    for name in [name for name in os.environ if name.startswith("DOLMEN_")]:
        monkeypatch.delenv(name)
    for name, value in (image_environment() | environment("one")).items():
        if name.startswith("DOLMEN_"):
            monkeypatch.setenv(name, value)
    [command] = instructions("CMD")
    assert cli.main(json.loads(command)) == 0
    [settings] = given
    assert (settings.host, settings.port) == ("0.0.0.0", 8400)
    assert (settings.address, settings.proxy) == ("https://games.club", "172.30.84.0/24")
    assert settings.data == Path("/var/lib/dolmen")
    assert settings.database == "postgresql://dolmen:secret@database/dolmen"


def test_the_server_asks_the_database_that_compose_makes() -> None:
    url = make_url(environment("one")["DOLMEN_DATABASE"])
    made = environment("database")
    assert (url.username, url.password, url.database, url.host, url.port) == (
        made["POSTGRES_USER"],
        made["POSTGRES_PASSWORD"],
        made["POSTGRES_DB"],
        "database",
        None,
    )
    asks = compose()["services"]["database"]["healthcheck"]["test"]
    assert asks == ["CMD", "pg_isready", f"--username={url.username}", f"--dbname={url.database}"]


def test_every_path_of_compose_is_one_of_ours_or_of_the_image() -> None:
    services = compose()["services"]
    build_of = services["one"]["build"]
    context = DEPLOY / build_of["context"]
    assert (context / build_of["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    [volume] = instructions("VOLUME")
    assert services["one"]["volumes"] == [f"data:{volume}"]
    # The rest of the file system cannot be written: tables and temporary files go there alone.
    assert (services["one"]["read_only"], services["one"]["tmpfs"]) == (True, "/tmp")
    environ = image_environment()
    assert (environ["HOME"], environ["DOLMEN_DATA"]) == (volume, volume)
    [user] = instructions("USER")
    owner, group = user.split(":")
    made = f"--owner={owner} --group={group} --mode=700 {volume}"
    assert any(made in line for line in instructions("RUN"))
    for service in services.values():
        for mounted in service["volumes"]:
            if mounted.startswith("."):
                assert (DEPLOY / mounted.partition(":")[0]).is_file()


def test_the_proxy_finds_both_by_name_port_and_health() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    [line] = re.findall(r"reverse_proxy (.*) \{", text)
    [port] = instructions("EXPOSE")
    built = [name for name, service in compose()["services"].items() if "build" in service]
    assert line.split() == [f"{name}:{port}" for name in built]
    assert compose()["services"]["proxy"]["depends_on"] == built
    [path] = re.findall(r"health_uri (\S+)", text)
    [health] = instructions("HEALTHCHECK")
    assert path == "/readyz"
    assert path in health
    assert f'@app.get("{path}"' in Path(server_app.__file__).read_text(encoding="utf-8")
    # The name is asked for in the Caddyfile as compose gives it.
    assert text.partition("{$")[2].partition("}")[0] in environment("proxy")
    assert compose()["services"]["proxy"]["ports"] == ["80:80", "443:443", "443:443/udp"]


@contextmanager
def answering(status: int) -> Iterator[int]:
    """Something that answers /readyz so; gives its port."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status if self.path == "/readyz" else 404)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Says nothing."""

    server = HTTPServer(("127.0.0.1", 0), Answer)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def health_of(port: int) -> int:
    """How the health check of the image ends where the server listens at that port."""
    [line] = instructions("HEALTHCHECK")
    program, *arguments = ast.literal_eval(line.partition(" CMD ")[2].strip())
    assert program == "python"
    done = subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | {"DOLMEN_PORT": str(port)},
        stderr=subprocess.DEVNULL,
        check=False,
    )
    return done.returncode


def test_the_health_check_of_the_image_tells_ready_from_not() -> None:
    with answering(200) as port:
        assert health_of(port) == 0
    with answering(503) as port:
        assert health_of(port) != 0
    # Nobody is there any more.
    assert health_of(port) != 0


def test_the_image_has_no_more_than_a_server_needs() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    made = text.partition("\nFROM ")[2].rpartition("\nFROM ")[0]
    assert "[server]" in made
    for what in ("--no-cache-dir", "--no-compile", "strip --strip-debug", "compileall", "root.dat"):
        assert what in made
    # Numbers and dates of the languages that are spoken stay.
    assert all(f"! -name '{lang}*'" in made for lang in LANGUAGES)
    [install] = instructions("RUN")
    assert "--no-install-recommends python3 " in install
    assert "/var/cache/apt" in install
