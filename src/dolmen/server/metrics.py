"""What the server counts, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The figures of one server, in a registry of their own so that tests do not share them."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._counter("tables_total", "Tables made")
        self.entries = self._counter("entries_total", "Log entries stored")
        self.faults = self._counter("faults_total", "Errors that nobody expected")
        self.refused = Counter(
            "dolmen_refused_total", "Messages refused", ["code"], registry=self.registry
        )
        self.bot_failures = Counter(
            "dolmen_bot_failures_total",
            "Moves of bots that failed",
            ["why"],
            registry=self.registry,
        )
        self.bot_seconds = Histogram(
            "dolmen_bot_seconds",
            "What the processor works for a move of a bot",
            ["bot"],
            buckets=(0.01, 0.03, 0.1, 0.3, 1, 3, 10),
            registry=self.registry,
        )
        self.bot_cuts = Counter(
            "dolmen_bot_cuts_total",
            "Moves a bot thought less about, since others waited",
            ["bot"],
            registry=self.registry,
        )
        self.requests = Counter(
            "dolmen_requests_total", "HTTP requests", ["route", "status"], registry=self.registry
        )
        self.slow_starts = self._gauge(
            "slow_starts", "How often no process for bots or replays had started in time"
        )
        self.rooms = self._gauge("rooms", "Tables in memory")
        self.sockets = self._gauge("sockets", "Sockets open")
        self.cut = Counter(
            "dolmen_sockets_cut_total", "Sockets the server ended", ["why"], registry=self.registry
        )
        self.commit_seconds = Histogram(
            "dolmen_commit_seconds",
            "From append to durable",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
            registry=self.registry,
        )

    def stored(self) -> float:
        """How many log entries were stored."""
        return self.registry.get_sample_value("dolmen_entries_total") or 0.0

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)

    def _counter(self, name: str, about: str) -> Counter:
        return Counter(f"dolmen_{name}", about, registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"dolmen_{name}", about, registry=self.registry)
