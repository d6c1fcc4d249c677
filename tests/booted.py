"""A small Debian with systemd as its first process, for what hosts type with `systemctl`: made by
debootstrap, booted in namespaces of its own. It shares the network with this machine and nothing
else; settings of the kernel are read-only there. Only root can make one."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

DEBOOTSTRAP: Final = shutil.which("debootstrap")
PACKAGES: Final = "systemd,systemd-sysv,dbus,python3,python3-venv,ca-certificates"
BOOT_SECONDS: Final = 600
# The file systems that systemd looks for, made anew, then systemd itself.
BOOT: Final = """
set -e
mount --make-rprivate /
mount --bind "$1" "$1"
cd "$1"
mount -t proc proc proc
mount --bind proc/sys proc/sys
mount -o remount,ro,bind proc/sys
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
for folder in run tmp dev; do mount -t tmpfs tmpfs $folder; done
chmod 755 dev
for name in null zero full random urandom tty; do
    touch dev/$name
    mount --bind /dev/$name dev/$name
done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
mount -t tmpfs tmpfs dev/shm
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
exec env -i container=other PATH=/usr/sbin:/usr/bin:/sbin:/bin chroot . /sbin/init
"""
# Where pip finds what signs the answers of its index, if this machine has something of its own.
SIGNED: Final = Path("/etc/ssl/certs/ca-certificates.crt")
NAMESPACES: Final = ("--mount", "--uts", "--ipc", "--pid", "--cgroup")


def left_out() -> str | None:
    """Why there is none here; none if there is."""
    if os.geteuid() != 0:
        return "only root can boot a Debian"
    if DEBOOTSTRAP is None:
        return "debootstrap is not installed (Debian: apt install debootstrap)"
    return None


def codename() -> str:
    """The Debian of this machine, whose Python is the same."""
    lines = Path("/etc/os-release").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)["VERSION_CODENAME"]


class Booted:
    """A Debian that runs."""

    def __init__(self, folder: Path, first: int) -> None:
        self.folder = folder
        self._first = first

    def run(self, line: str) -> str:
        """What a line of the shell says, typed by root; it must end well."""
        done = self._typed(line)
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
        return done.stdout

    def is_up(self) -> bool:
        """Whether systemd has started all that it starts, or tried to."""
        return self._typed("systemctl is-system-running").stdout.strip() in ("running", "degraded")

    def _typed(self, line: str) -> "subprocess.CompletedProcess[str]":
        inside = ("nsenter", "--target", str(self._first), *NAMESPACES, "--root", "--wd")
        kept = [f"{name}={value}" for name, value in os.environ.items() if name == "PIP_CERT"]
        environ = ("env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "HOME=/root", *kept)
        shell = ("bash", "-c", f"cd /root; {line}")
        return subprocess.run(
            [*inside, *environ, *shell], capture_output=True, text=True, check=False
        )


def make(folder: Path) -> None:
    """A Debian in a folder."""
    assert DEBOOTSTRAP is not None
    what = (f"--include={PACKAGES}", codename(), str(folder))
    subprocess.run([DEBOOTSTRAP, "--variant=minbase", *what], check=True, capture_output=True)


@contextmanager
def booted(folder: Path) -> Iterator[Booted]:
    """One that is made in a folder already, as long as it is needed."""
    shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    shutil.copy(SIGNED, folder / SIGNED.relative_to("/"))
    flags = (*NAMESPACES, "--fork", "--kill-child")
    outer = subprocess.Popen(["unshare", *flags, "bash", "-c", BOOT, "boot", str(folder)])
    try:
        deadline = time.monotonic() + BOOT_SECONDS
        while (debian := _first_of(outer.pid, folder)) is None or not debian.is_up():
            assert outer.poll() is None, "systemd ended"
            assert time.monotonic() < deadline, "systemd does not get up"
            time.sleep(0.5)
        yield debian
    finally:
        outer.kill()
        outer.wait()


def _first_of(pid: int, folder: Path) -> Booted | None:
    """The Debian whose first process is a child of that one, when it is there."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return Booted(folder, int(children[0])) if children else None
