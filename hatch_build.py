"""The build hook of the wheel: ships the compiled engine where it can be compiled.

DOLMEN_COMPILE=0 asks for the wheel of sources only, which is also what a machine without a C
compiler gives. An editable install is compiled by `make engine` instead, in the checkout.
"""

from __future__ import annotations

import importlib.util
import os
import tempfile
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class EngineHook(BuildHookInterface[BuilderConfig]):
    PLUGIN_NAME = "custom"
    scratch: tempfile.TemporaryDirectory[str] | None = None

    @cached_property
    def package(self) -> Path:
        return Path(self.root, "src", "dolmen")

    @cached_property
    def engine(self) -> ModuleType:
        """dolmen.engine without dolmen, whose dependencies are not there yet."""
        spec = importlib.util.spec_from_file_location("engine", self.package / "engine.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    @cached_property
    def compiles(self) -> bool:
        if self.target_name != "wheel" or os.environ.get("DOLMEN_COMPILE") == "0":
            return False
        try:
            self.engine.require_compiler()
        except self.engine.NoCompilerError as missing:
            self.app.display_warning(f"A wheel without the compiled engine: {missing}.")
            return False
        return True

    def dependencies(self) -> list[str]:
        return [*self.engine.COMPILER] if self.compiles else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self.compiles:
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="dolmen-")
        build = self.engine.build(self.package, Path(self.scratch.name))
        build_data["force_include"][str(build)] = f"dolmen/_compiled/{build.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.scratch is not None:
            self.scratch.cleanup()
