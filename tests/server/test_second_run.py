"""Tests of the server are among those that are run again when they fail."""

import pytest


def test_a_test_of_the_server_has_one_second_run(request: pytest.FixtureRequest) -> None:
    mark = request.node.get_closest_marker("flaky")
    assert mark is not None
    assert mark.kwargs == {"reruns": 1}
