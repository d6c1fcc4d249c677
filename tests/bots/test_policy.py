"""A policy that was learnt: its file, what it likes, and the bot that plays it."""

from math import log1p
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import dolmen
from dolmen.bots import LEARNT, policy, seat_bot
from dolmen.bots.policy import FORMAT, Layer, Learnt, Policy, columns, policies, read, written
from dolmen.core.message import Refusal
from tests.core.stones import Stones
from tests.sample import LIGHT

WIDTH = 3


def small(**changes: object) -> Policy:
    """One for a table of stones, whose weights are whole numbers."""
    game = Stones()
    inputs = columns(game.observation).width + game.moves.count
    made = Policy(
        game.title,
        game.version,
        game.seats,
        "by hand",
        Layer([[i % 5 - 2.0, 127.0, -1.0] for i in range(inputs)], [1.0, 0.0, -2.0]),
        Layer([[1.0, 0.0, 127.0], [0.0, 127.0, 0.0], [-127.0, 1.0, 1.0]], [0.0, 3.0, 0.0]),
        Layer([[127.0, i, -i] for i in range(game.moves.count)], [float(i) for i in range(7)]),
    )
    return made._replace(**changes)  # type: ignore[arg-type]  # as a test gives them


def test_names_have_a_column_each_and_numbers_one() -> None:
    layout = dolmen.game(LIGHT, 2).observation
    found = columns(layout)
    assert sorted([*found.hot, *found.numbers]) == list(range(layout.size))
    wide = [one for one in layout.slices if one.category]
    names = sum((one.high - one.low + 1) * (one.stop - one.start) for one in wide)
    assert found.width == names + len(found.numbers)


def test_a_policy_comes_back_from_its_file() -> None:
    assert read(written(small())) == small()


def test_what_it_likes_is_what_its_layers_say() -> None:
    game, made = Stones(), small()
    state = game.start()
    seen, legal = game.observe(state, 0), game.legal(state)
    spread = columns(game.observation)
    inputs = [0.0] * len(made.first.rows)
    for at, shift in zip(spread.hot, spread.shift, strict=True):
        inputs[seen[at] + shift] = 1.0
    for at, place in zip(spread.numbers, spread.places, strict=True):
        inputs[place] = (1 if seen[at] > 0 else -1) * log1p(abs(seen[at]))
    for move in legal:
        inputs[spread.width + move] = 1.0
    one = [
        max(0.0, bias + sum(x * row[k] for x, row in zip(inputs, made.first.rows, strict=True)))
        for k, bias in enumerate(made.first.bias)
    ]
    two = [
        max(0.0, bias + sum(x * y for x, y in zip(one, row, strict=True)))
        for row, bias in zip(made.second.rows, made.second.bias, strict=True)
    ]
    liked = [
        made.last.bias[move] + sum(x * y for x, y in zip(two, made.last.rows[move], strict=True))
        for move in legal
    ]
    assert made.weigh(game, seen, legal) == pytest.approx(liked)
    bot = Learnt(game, 0, made)
    assert bot.choose(state) == max(zip(liked, legal, strict=True))[1]
    assert sorted(bot.ranking) == legal


@pytest.mark.parametrize("change", [{"seats": 3}, {"version": 9}, {"title": "others"}])
def test_a_policy_of_another_table_is_refused(change: dict[str, object]) -> None:
    game = Stones()
    with pytest.raises(Refusal) as refused:
        Learnt(game, 0, small(**change))
    assert refused.value.message.id == "policy-none"
    assert refused.value.message.args == {"table": str(game.spec)}


def test_a_title_that_brings_none_has_no_such_bot() -> None:
    for name in LEARNT:
        with pytest.raises(Refusal) as refused:
            seat_bot(name, Stones(), 0, 0)
        assert refused.value.message.id == "policy-none"


def test_a_title_brings_one_file_at_most(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    known: dict[str, Any] = {"stones": SimpleNamespace(package="stones")}
    monkeypatch.setattr(policy, "TITLES", known)
    monkeypatch.setattr(policy, "files", lambda package: tmp_path)
    load = policies.__wrapped__
    assert load("stones") == {}
    (tmp_path / policy.FILE).write_bytes(written(small()))
    assert load("stones") == {small().seats: small()}
    whole = written(small())
    for broken in (b"", b"{}\n", b"[1]\n", whole[:-1], whole[:-400], whole + b"x"):
        (tmp_path / policy.FILE).write_bytes(broken)
        with pytest.raises(Refusal) as refused:
            load("stones")
        assert refused.value.message.id == "title-broken"
    assert FORMAT.encode() in whole
