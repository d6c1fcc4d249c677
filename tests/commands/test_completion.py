"""`dolmen completion`: what shells ask for, and what they are told."""

import re
import shutil
import subprocess

import pytest

from dolmen.bots import KNOWN
from dolmen.commands.rules import clauses
from dolmen.games import TITLES
from dolmen.words import LANGUAGES, Words
from tests.commands.command_runs import COMMANDS, Run, assert_one_line
from tests.sample import LIGHT


def told(run: Run, *words: str) -> list[str]:
    """What a shell hears about the last word, while the others stand there."""
    result = run("__complete", *words)
    assert (result.code, result.err) == (0, "")
    lines = [line.partition("\t")[0] for line in result.out.split("\n")]
    return [line for line in lines if line and not line.startswith("\x1f")]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_is_in_the_script(run: Run, shell: str) -> None:
    result = run("completion", shell)
    assert (result.code, result.err) == (0, "")
    assert all(command in result.out for command in COMMANDS)
    assert "--keep-days" in result.out


def test_bash_takes_the_script(run: Run) -> None:
    bash = shutil.which("bash")
    assert bash is not None
    subprocess.run([bash, "-n"], input=run("completion", "bash").out, text=True, check=True)


def test_zsh_is_told_what_the_script_completes(run: Run) -> None:
    script = run("completion", "zsh").out
    [name] = re.findall(r"^(_\w+)\(\) \{$", script, re.MULTILINE)
    assert f"  compdef {name} dolmen\n" in script
    assert script.startswith("#compdef dolmen\n")


def test_titles_bots_options_and_clauses_are_offered(run: Run) -> None:
    assert told(run, "simulate", "") == list(TITLES)
    assert told(run, "simulate", LIGHT, "--bots", "random,") == [f"random,{bot}" for bot in KNOWN]
    assert "first=none" in told(run, "simulate", LIGHT, "--option", "")
    assert told(run, "simulate", "nothing", "--option", "") == []
    clause = clauses(LIGHT, Words("en"))[0]
    assert {LIGHT, clause, clause.rpartition("-")[0]} <= set(told(run, "rules", ""))


@pytest.mark.parametrize("command", ["simulate", "arena", "balance", "tune"])
def test_a_command_about_bots_of_a_title_completes_both(run: Run, command: str) -> None:
    bots = "--panel" if command == "tune" else "--bots"
    assert told(run, command, "") == list(TITLES)
    assert told(run, command, LIGHT, bots, "random,") == [f"random,{bot}" for bot in KNOWN]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_shell_is_refused(run: Run, lang: str) -> None:
    assert_one_line(run("completion", "cmd", "--lang", lang), lang)
