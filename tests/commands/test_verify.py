"""`dolmen verify`: the dice of a record, rolled again."""

import json
from pathlib import Path

import pytest

from dolmen.core.fair import Dice, mix, outcome, pile_outcome, seed_commitment
from dolmen.core.game import CHANCE
from dolmen.core.log import AGREED, Ending
from dolmen.games import TITLES
from dolmen.words import LANGUAGES, Words
from tests.commands.command_runs import (
    Run,
    written,
)
from tests.dice import (
    NONCES,
    OTHER_SEED,
    SEED,
    branched_game,
    fair_game,
    fair_log,
    first_form_game,
    play_on,
)
from tests.sample import LIGHT, OTHER, seats


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", [LIGHT, OTHER])
def test_a_fair_game_is_verified(run: Run, tmp_path: Path, title: str, lang: str) -> None:
    log = fair_game(title, seats(title))
    result = run("verify", str(written(tmp_path / "fair.jsonl", log)), "--lang", lang)
    words = Words(lang)
    brought = sum(nonce is not None for nonce in NONCES[: seats(title)])
    count = sum('"seat": null' in line for line in log.lines())
    said = [
        words.text("cli-verify-seed", seed=SEED.hex()),
        words.text("cli-verify-commitment", commitment=str(log.commitment)),
        words.text("cli-verify-nonces", count=brought, seats=seats(title)),
        words.text("cli-verify-held", count=count),
    ]
    assert (result.code, result.err) == (0, "")
    assert result.out.split() == " ".join(said).split()
    assert max(map(len, result.out.splitlines())) <= 80


def test_a_verified_game_in_json_has_all_to_roll_the_dice_again(run: Run, tmp_path: Path) -> None:
    log = branched_game(LIGHT, 2, given=6)
    result = run("verify", str(written(tmp_path / "fair.jsonl", log)), "--json")
    assert (result.code, result.err) == (0, "")
    shown = json.loads(result.out)
    checks = shown.pop("checks")
    assert shown == {
        "title": LIGHT,
        "version": log.game.version,
        "moves": len(log.moves),
        "given": 6,
        "dice": "dolmen-dice/2",
        "nonces": list(NONCES[:2]),
        "duplicate": None,
        "crossings": 0,
        "advice": [0, 0],
        "commitment": log.commitment,
        "seed": OTHER_SEED.hex(),
        "verified": "verified",
    }
    key = mix(OTHER_SEED, NONCES[:2])
    lines = list(log.lines())
    for check in checks:
        move = json.loads(lines[check["line"] - 1])
        assert move == {"n": check["n"], "seat": None, "move": check["found"]}
        names = [name for name, _ in check["outcomes"]]
        weights = [weight for _, weight in check["outcomes"]]
        index = pile_outcome(key, check["pile"], check["ordinal"], weights)
        assert names[index] == check["expected"]
    assert [check["n"] for check in checks][:3] == [7, 8, 9]


def test_given_moves_are_named_and_not_rolled(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "branch.jsonl", branched_game(OTHER, 2, given=40))
    result = run("verify", str(path))
    assert result.code == 0
    text = " ".join(result.out.split())
    assert "The first 40 moves come from another record: the commitment covers them" in text


def test_given_moves_that_nothing_binds_are_not_verified(run: Run, tmp_path: Path) -> None:
    """Tables of the first form did not commit to them."""
    path = written(tmp_path / "old.jsonl", branched_game(OTHER, 2, given=40, first_form=True))
    result = run("verify", str(path))
    assert result.code == 1
    assert result.err.startswith("dolmen: Not verified: the first 40 moves come from another")
    shown = json.loads(run("verify", str(path), "--json").out)
    assert shown["verified"] == "not-verified"


def test_a_game_of_the_first_form_still_verifies(run: Run, tmp_path: Path) -> None:
    log = first_form_game(LIGHT, 2)
    path = str(written(tmp_path / "old.jsonl", log))
    result = run("verify", path)
    assert (result.code, result.err) == (0, "")
    assert Words("en").text("cli-verify-first-form") in " ".join(result.out.split())
    shown = json.loads(run("verify", path, "--json").out)
    assert (shown["dice"], shown["nonces"]) == ("dolmen-dice/1", None)
    for check in shown["checks"]:
        weights = [weight for _, weight in check["outcomes"]]
        assert check["outcomes"][outcome(SEED, check["n"], weights)][0] == check["expected"]


def test_a_game_with_the_dice_of_another_says_so(run: Run, tmp_path: Path) -> None:
    log = fair_game(LIGHT, 2)
    log.duplicate = "the-first-one"
    path = str(written(tmp_path / "duplicate.jsonl", log))
    result = run("verify", path)
    assert result.code == 0
    text = " ".join(result.out.split())
    assert "It says that the table had the dice of the-first-one: then the commitment" in text
    assert json.loads(run("verify", path, "--json").out)["duplicate"] == "the-first-one"


def test_a_game_without_dice_of_its_own_has_nothing_to_check(run: Run, tmp_path: Path) -> None:
    log = fair_log(LIGHT, 2)
    log.end(Ending(AGREED))
    log.seed = SEED.hex()
    path = str(written(tmp_path / "short.jsonl", log))
    result = run("verify", path)
    assert (result.code, result.out) == (1, "")
    assert result.err == (
        "dolmen: There is nothing to check: no die was rolled and no card was drawn.\n"
    )
    assert json.loads(run("verify", path, "--json").out)["verified"] == "nothing-to-check"


@pytest.mark.parametrize("title", TITLES)
def test_the_first_wrong_die_is_named_with_its_line(run: Run, tmp_path: Path, title: str) -> None:
    log = fair_log(title, 2)
    wrong: list[tuple[int, str, str]] = []
    while len(wrong) < 2:
        number = len(log.moves) + 1
        # Moves of chance with several outcomes.
        if log.game.actor(log.state) != CHANCE or len(log.game.legal(log.state)) == 1:
            play_on(log, moves=number)
            continue
        due = Dice(SEED, log.nonces).draw(log.course)
        swapped = next(move for move in log.game.legal(log.state) if move != due)
        log.play(swapped)
        name = log.game.moves.name
        wrong.append((number, name(due), name(swapped)))
    play_on(log)
    path = str(written(tmp_path / "swapped.jsonl", log))
    result = run("verify", path)
    count = sum('"seat": null' in line for line in log.lines())
    assert result.code == 1
    assert result.err == (
        f"dolmen: Line {wrong[0][0] + 1} is not what the dice gave: “{wrong[0][1]}” had to come, "
        f"but the record says “{wrong[0][2]}”. Wrong dice and cards: 2 of {count}.\n"
    )
    assert "are what the seed gives" not in " ".join(result.out.split())
    result = run("verify", path, "--json")
    shown = json.loads(result.out)
    assert (result.code, shown["verified"]) == (1, "not-verified")
    differing = [
        (check["n"], check["expected"], check["found"])
        for check in shown["checks"]
        if check["expected"] != check["found"]
    ]
    assert differing == wrong


def test_a_record_without_committed_dice_has_nothing_to_verify(
    run: Run, tmp_path: Path, record: Path
) -> None:
    result = run("verify", str(record))
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith("dolmen: There is nothing to check: this table did not commit")
    shown = json.loads(run("verify", str(record), "--json").out)
    assert (shown["verified"], shown["commitment"]) == ("nothing-to-check", None)
    assert shown["checks"] == []

    log = fair_game(LIGHT, 2)
    log.seed = None
    result = run("verify", str(written(tmp_path / "silent.jsonl", log)))
    assert result.code == 1
    assert result.err == ("dolmen: Not verified: the record does not show the seed of the dice.\n")

    log.back_to(50)
    result = run("verify", str(written(tmp_path / "open.jsonl", log)))
    assert result.code == 1
    assert result.err.startswith("dolmen: There is nothing to check yet: the game goes on,")


@pytest.mark.parametrize(
    ("line", "key", "value"),
    [
        (0, "commitment", "0" * 64),
        (0, "given", 53),
        (0, "nonces", [None, None]),
        (-1, "seed", OTHER_SEED.hex()),
    ],
)
def test_what_was_not_promised_is_refused(
    run: Run, tmp_path: Path, line: int, key: str, value: object
) -> None:
    log = fair_game(LIGHT, 2)
    lines = [json.loads(line) for line in log.lines()]
    lines[line][key] = value
    path = tmp_path / "forged.jsonl"
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    result = run("verify", str(path))
    assert (result.code, result.out) == (2, "")
    log.seed, log.nonces = lines[-1]["seed"], lines[0]["nonces"]
    log.given = lines[0].get("given", 0)
    assert result.err == (
        f"dolmen: Line {len(lines)} of the record is damaged. The header does not commit to this "
        "seed with these options, given moves and nonces: their commitment would be "
        f"{log.due_commitment()}.\n"
    )


@pytest.mark.parametrize(
    ("line", "key", "value"), [(0, "commitment", "0" * 64), (-1, "seed", OTHER_SEED.hex())]
)
def test_a_seed_that_was_not_promised_is_refused(
    run: Run, tmp_path: Path, line: int, key: str, value: str
) -> None:
    lines = [json.loads(line) for line in first_form_game(LIGHT, 2).lines()]
    lines[line][key] = value
    path = tmp_path / "forged.jsonl"
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    result = run("verify", str(path))
    assert (result.code, result.out) == (2, "")
    found = seed_commitment(bytes.fromhex(lines[-1]["seed"]))
    assert result.err == (
        f"dolmen: Line {len(lines)} of the record is damaged. The header does not commit to this "
        f"seed: the SHA-256 of the seed is {found}.\n"
    )
