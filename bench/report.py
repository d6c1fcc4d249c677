"""The lines of the bench: one JSON object a measure, with the machine it was taken on."""

import platform
from pathlib import Path
from typing import Final

from bench.titles import Title
from dolmen import engine

Line = dict[str, object]

# Where less is better; elsewhere more is.
COSTS: Final = ("ns",)


def line(
    title: Title, measure: str, seats: int, value: float | None, unit: str, **more: object
) -> Line:
    """A measure beside its target; no value, no verdict."""
    target = title.targets.get(measure)
    met: bool | None = None
    if target is not None and value is not None:
        met = value <= target.must if unit in COSTS else value >= target.must
    return {
        "measure": measure,
        "title": title.name,
        "seats": seats,
        "value": None if value is None else rounded(value),
        "unit": unit,
        "must": target and target.must,
        "stretch": target and target.stretch,
        "met": met,
        **more,
        **machine(),
    }


def rounded(value: float) -> float:
    """Rates without decimals, small numbers with three."""
    return round(value) if value >= 1000 else round(value, 3)


def machine() -> dict[str, object]:
    """What ran the engine."""
    return {"engine": engine.kind(), "python": platform.python_version(), "cpu": cpu_model()}


def cpu_model() -> str:
    """The name of the processor, as far as the system tells."""
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for entry in info.read_text().splitlines():
            key, _, value = entry.partition(":")
            if key.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
