"""The build hook of the wheel: ships the compiled engine where it can be compiled, and the page.

DOLMEN_COMPILE=0 asks for the wheel without compiled code, which is also what a machine without a C
compiler gives. The page is built with npm; without it the wheel has the page that was built in the
checkout, or none: the server then shows its pages without script. The docs are made of Markdown,
for /docs of the server. An editable install needs none of this: `make engine`, `make page` and
`make site` do it in the checkout.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("server", "built")
SITE = Path("server", "site")
# What makes the docs (tools/site.py).
WRITER = ("jinja2>=3.1.6,<4", "markdown-it-py>=4.3.0,<5", "mdit-py-plugins>=0.7.0,<1")


class WheelHook(BuildHookInterface[BuilderConfig]):
    PLUGIN_NAME = "custom"
    scratch: tempfile.TemporaryDirectory[str] | None = None

    @cached_property
    def package(self) -> Path:
        return Path(self.root, "src", "dolmen")

    @cached_property
    def engine(self) -> ModuleType:
        """dolmen.engine without dolmen, whose dependencies are not there yet."""
        spec = importlib.util.spec_from_file_location("engine", self.package / "engine/__init__.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules["engine"] = module
        spec.loader.exec_module(module)
        return module

    @cached_property
    def builder(self) -> ModuleType:
        """What compiles it."""
        return importlib.import_module(f"{self.engine.__name__}.build")

    @cached_property
    def compiles(self) -> bool:
        if self.target_name != "wheel" or os.environ.get("DOLMEN_COMPILE") == "0":
            return False
        try:
            self.builder.require_compiler()
        except self.builder.NoCompilerError as missing:
            self.app.display_warning(f"A wheel without the compiled engine: {missing}.")
            return False
        return True

    def dependencies(self) -> list[str]:
        return [*WRITER, *(self.engine.COMPILER if self.compiles else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="dolmen-")
        self.add_page(build_data)
        self.add_docs(build_data, Path(self.scratch.name, SITE.name))
        if self.compiles:
            self.add_engine(build_data, Path(self.scratch.name))

    def add_page(self, build_data: dict[str, Any]) -> None:
        """The page is no source, so it is not in the package by itself."""
        built = self.package / PAGE
        npm = shutil.which("npm")
        try:
            if npm is not None:
                self.build_page(npm, Path(self.root, "web"))
        except subprocess.CalledProcessError as failed:
            self.app.display_warning(f"The page could not be built: {failed}.")
        if (built / "index.html").exists():
            build_data["force_include"][str(built)] = f"dolmen/{PAGE.as_posix()}"
        else:
            self.app.display_warning("A wheel without the page: npm would build it.")

    def add_docs(self, build_data: dict[str, Any], site: Path) -> None:
        subprocess.run([sys.executable, "-m", "tools.site", site], cwd=self.root, check=True)
        build_data["force_include"][str(site)] = f"dolmen/{SITE.as_posix()}"

    def build_page(self, npm: str, web: Path) -> None:
        if not (web / "node_modules" / ".installed").exists():
            subprocess.run([npm, "ci", "--silent", "--no-audit", "--no-fund"], cwd=web, check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd=web, check=True)

    def add_engine(self, build_data: dict[str, Any], scratch: Path) -> None:
        for build in self.builder.build(self.package, scratch, self.engine.groups(self.package)):
            build_data["force_include"][str(build)] = f"dolmen/_compiled/{build.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch is not None:
            self.scratch.cleanup()
