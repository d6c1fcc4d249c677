"""The server is as its description says: whatever comes is answered as it says."""

from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    positive_data_acceptance,
)

from dolmen.server.description import describe
from tests.server.servers import process
from tests.tries import times

EXCLUDED = [
    # Starlette names only the methods of the first route of a path in its Allow header.
    allow_header_conformance,
    # A wish of the right form may still ask for what there is not: a title, a seat, a name of
    # control characters. It is refused with 422, which is described.
    positive_data_acceptance,
]

# All examples come from one address, each by a connection of its own, as quickly as they are
# answered. What says that its budget is spent is given below what is described here.
GENEROUS = (
    *("--work-per-second", "1000000", "--work-burst", "1000000000"),
    *("--connections-per-address", "10000"),
)

schema = schemathesis.openapi.from_dict(describe())


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that runs as long as these tests."""
    folder = tmp_path_factory.mktemp("schema")
    database = f"sqlite:///{folder / 'dolmen.sqlite3'}"
    with process(database, *GENEROUS, data=str(folder)) as (_, address):
        yield address


@schema.parametrize()
@hypothesis.settings(
    max_examples=times(10),
    deadline=None,
    suppress_health_check=list(hypothesis.HealthCheck),
)
def test_every_operation_answers_as_described(case: schemathesis.Case[Any], base: str) -> None:
    case.call_and_validate(base_url=base, excluded_checks=EXCLUDED)
