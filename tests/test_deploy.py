"""What a host copies: the unit of the service and its settings, the container and what is around
it."""

import re
import subprocess
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]  # has no types of its own

from dolmen.server.settings import Settings

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


def test_the_proxy_spreads_people_over_both() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert "reverse_proxy one:8400 two:8400 {" in text
    # What is said to one person is never packed, so that its length tells nothing.
    assert "encode" not in text
