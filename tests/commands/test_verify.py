"""`dolmen verify`: the dice of a record, rolled again."""

import json
from pathlib import Path

import pytest

from dolmen.core.fair import commitment, draw, outcome
from dolmen.core.game import CHANCE
from dolmen.core.log import AGREED, Ending
from dolmen.games import TITLES
from dolmen.words import LANGUAGES, Words
from tests.commands.running import (
    Run,
    written,
)
from tests.dice import OTHER_SEED, SEED, branched_game, fair_game, fair_log, play_on
from tests.sample import LIGHT, OTHER, seats


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", [LIGHT, OTHER])
def test_a_fair_game_is_verified(run: Run, tmp_path: Path, title: str, lang: str) -> None:
    log = fair_game(title, seats(title))
    result = run("verify", str(written(tmp_path / "fair.jsonl", log)), "--lang", lang)
    words = Words(lang)
    count = sum('"seat": null' in line for line in log.lines())
    said = [
        words.text("cli-verify-seed", seed=SEED.hex()),
        words.text("cli-verify-commitment", commitment=str(log.commitment)),
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
        "version": 1,
        "moves": len(log.moves),
        "given": 6,
        "commitment": log.commitment,
        "seed": OTHER_SEED.hex(),
        "verified": True,
    }
    lines = list(log.lines())
    for check in checks:
        move = json.loads(lines[check["line"] - 1])
        assert move == {"n": check["n"], "seat": None, "move": check["found"]}
        names = [name for name, _ in check["outcomes"]]
        weights = [weight for _, weight in check["outcomes"]]
        assert names[outcome(OTHER_SEED, check["n"], weights)] == check["expected"]
    assert [check["n"] for check in checks][:3] == [7, 8, 9]


def test_given_moves_are_named_and_not_checked(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "branch.jsonl", branched_game(OTHER, 2, given=40))
    result = run("verify", str(path))
    assert result.code == 0
    text = " ".join(result.out.split())
    assert "The first 40 moves come from another record: their dice are not checked here." in text


def test_a_game_without_dice_of_its_own_is_verified(run: Run, tmp_path: Path) -> None:
    log = fair_log(LIGHT, 2)
    log.end(Ending(AGREED))
    log.seed = SEED.hex()
    result = run("verify", str(written(tmp_path / "short.jsonl", log)))
    assert result.code == 0
    assert result.out.endswith("No die was rolled and no card was drawn.\n")


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
        due = draw(log.game, log.state, SEED, number)
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
    assert (result.code, shown["verified"]) == (1, False)
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
    assert result.err.startswith("dolmen: There is nothing to verify: this table did not commit")
    shown = json.loads(run("verify", str(record), "--json").out)
    assert (shown["verified"], shown["commitment"], shown["checks"]) == (None, None, [])

    log = fair_game(LIGHT, 2)
    log.seed = None
    result = run("verify", str(written(tmp_path / "silent.jsonl", log)))
    assert result.code == 1
    assert result.err == (
        "dolmen: There is nothing to verify: the record does not show the seed of the dice.\n"
    )

    log.back_to(50)
    result = run("verify", str(written(tmp_path / "open.jsonl", log)))
    assert result.code == 1
    assert result.err.startswith("dolmen: There is nothing to verify yet: the game goes on,")


@pytest.mark.parametrize(
    ("line", "key", "value"), [(0, "commitment", "0" * 64), (-1, "seed", OTHER_SEED.hex())]
)
def test_a_seed_that_was_not_promised_is_refused(
    run: Run, tmp_path: Path, line: int, key: str, value: str
) -> None:
    lines = [json.loads(line) for line in fair_game(LIGHT, 2).lines()]
    lines[line][key] = value
    path = tmp_path / "forged.jsonl"
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    result = run("verify", str(path))
    assert (result.code, result.out) == (2, "")
    found = commitment(bytes.fromhex(lines[-1]["seed"]))
    assert result.err == (
        f"dolmen: Line {len(lines)} of the record is damaged. The header does not commit to this "
        f"seed: the SHA-256 of the seed is {found}.\n"
    )
