"""The weights of a judge: a file that is what it says, or is refused with the reason."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from dolmen.bots import weights
from dolmen.bots.judges import judge
from dolmen.bots.weights import FILE, LARGEST, Weights, digest, parse, text
from dolmen.core.judge import PLAIN_WEIGHTS, SHARED, Judge
from dolmen.core.message import Message, Refusal
from dolmen.games import TITLES, open_game, room
from tests.core.stones import Stones
from tests.sample import ALL, LIGHT, no_seats, seats

NAMES: Final = (*SHARED, "hut")
GIVEN: Final = Weights("by hand", {"scale": 300, "heat": 50, "hut": -7}, {})
JUDGED: Final = [title for title in ALL if room(title, "judge") is not None]


def refused(source: str, names: tuple[str, ...] = NAMES) -> str:
    """Why a file is not taken."""
    with pytest.raises(Refusal) as why:
        parse(LIGHT, source, names)
    message = why.value.message
    fault = str(message.args["fault"])
    assert message == Message("title-broken", {"title": LIGHT, "fault": fault})
    kind, _, rest = fault.partition(": ")
    assert kind == FILE
    return rest


def bent(change: Callable[[dict[str, Any]], object]) -> str:
    """The file with something changed, and a digest that fits."""
    whole = json.loads(text(GIVEN))
    change(whole)
    made = Weights(whole.get("made", ""), whole.get("weights", {}), whole.get("seats", {}))
    if "digest" in whole:
        whole["digest"] = digest(made)
    return json.dumps(whole)


def test_what_is_written_is_read() -> None:
    assert parse(LIGHT, text(GIVEN), NAMES) == GIVEN


def test_tables_of_another_size_may_differ() -> None:
    size = str(seats(LIGHT))
    given = GIVEN._replace(seats={size: {"hut": 9}})
    found = parse(LIGHT, text(given), NAMES)
    assert found.at(seats(LIGHT)) == {"scale": 300, "heat": 50, "hut": 9}
    assert found.at(no_seats(LIGHT)) == {"scale": 300, "heat": 50, "hut": -7}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda w: w.update(version=2), "expected version 1, got 2"),
        (lambda w: w.pop("made"), "expected the keys version, digest, made, weights, seats"),
        (lambda w: w.update(more=1), "expected the keys version, digest, made, weights, seats"),
        (lambda w: w["weights"].pop("hut"), "weights: no hut"),
        (lambda w: w["weights"].update(hat=1), "weights: hat is unknown"),
        (
            lambda w: w["weights"].update(hut=1.5),
            f"weights: hut must be a whole number up to {LARGEST}",
        ),
        (
            lambda w: w["weights"].update(hut=True),
            f"weights: hut must be a whole number up to {LARGEST}",
        ),
        (
            lambda w: w["weights"].update(hut=LARGEST + 1),
            f"weights: hut must be a whole number up to {LARGEST}",
        ),
        (lambda w: w["weights"].update(scale=0), "weights: scale must be above 0"),
        (lambda w: w.update(weights=[1]), "weights: expected a table"),
        (lambda w: w.update(seats=[1]), "seats: expected a table"),
        (lambda w: w.update(seats={"2": 1}), "seats.2: expected a table"),
        (lambda w: w.update(seats={"two": {}}), "seats.two: no table of so many"),
        (lambda w: w.update(seats={"99": {}}), "seats.99: no table of so many"),
    ],
)
def test_a_bent_file_is_refused_with_the_reason(
    change: Callable[[dict[str, Any]], object], reason: str
) -> None:
    assert refused(bent(change)) == reason


def test_what_is_no_json_is_refused() -> None:
    assert refused("{").startswith("Expecting property name")
    assert refused("[]") == "expected the keys version, digest, made, weights, seats"


def test_a_value_changed_by_hand_is_noticed() -> None:
    source = text(GIVEN).replace("-7", "-8")
    right = digest(GIVEN._replace(weights={**GIVEN.weights, "hut": -8}))
    assert refused(source) == f"digest: expected {right}, got {digest(GIVEN)}"


def test_names_of_a_judge_begin_with_those_that_all_have() -> None:
    assert refused(text(GIVEN), ("hut", *SHARED)) == (
        "the names of its judge must begin with scale, heat"
    )


def test_a_judge_without_weights_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(weights, "files", lambda package: tmp_path)
    with pytest.raises(Refusal) as why:
        weights.read.__wrapped__(LIGHT, NAMES)
    assert why.value.message.args["fault"] == f"{FILE}: it is missing"


def test_a_title_without_a_judge_has_one_that_knows_points() -> None:
    known = judge(Stones())
    assert type(known) is Judge
    assert list(known.weights) == list(PLAIN_WEIGHTS)


@pytest.mark.parametrize("title", JUDGED)
def test_the_shipped_weights_are_those_of_the_judge(title: str) -> None:
    names = room(title, "judge").WEIGHTS
    for count in TITLES[title].seats:
        known = judge(open_game(title, count))
        assert list(known.weights) == weights.load(title, names, count)
        assert len(known.weights) == len(names)
    other = judge(open_game(title, TITLES[title].seats[0]), [7] * len(names))
    assert list(other.weights) == [7] * len(names)
