"""Processes that work beside each other. What one was doing when it died, another one does."""

import signal
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Generator, Hashable, Iterable
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, Protocol, TypeVar

from dolmen.core.message import Refusal

# What so many processes died of is not tried again.
TRIES: Final = 3

# What all processes are given at the beginning, what each is asked, and what comes back.
P = TypeVar("P")
Q = TypeVar("Q", bound=Hashable)
R = TypeVar("R")


class Way(Protocol):
    """A way to have questions answered: here, by other processes, on other machines. Each is
    answered once, in any order."""

    def __call__(
        self, work: Callable[[P, Q], R], given: P, questions: Iterable[Q]
    ) -> Generator[R, None, None]:
        """The answers, as they come."""


class Hand(Generic[P, Q, R]):
    """A process that does one thing after the other."""

    def __init__(self, work: Callable[[P, Q], R], given: P) -> None:
        # Nothing is inherited: neither threads nor the ends of others' pipes, whose closing tells
        # a process that it is alone.
        context = get_context("spawn")
        self.connection, its = context.Pipe()
        self.process: BaseProcess = context.Process(
            target=_serve, args=(its, work, given), daemon=True
        )
        self.process.start()
        its.close()
        self.asked: Q | None = None

    def ask(self, question: Q) -> None:
        """Has it do something."""
        self.asked = question
        # If it has died, that is noticed where its answer is awaited.
        with suppress(OSError):
            self.connection.send(question)

    def stop(self) -> None:
        """Ends it, whatever it does."""
        self.process.kill()
        self.process.join()
        self.connection.close()


def answers(
    work: Callable[[P, Q], R], given: P, questions: Iterable[Q], jobs: int
) -> Generator[R, None, None]:
    """Answers of this process, one after the other, or of so many others, as they come."""
    if jobs == 1:
        return (work(given, question) for question in questions)
    return beside(work, given, questions, jobs)


def by_processes(jobs: int) -> Way:
    """This process, or so many others."""

    def way(
        work: Callable[[P, Q], R], given: P, questions: Iterable[Q]
    ) -> Generator[R, None, None]:
        return answers(work, given, questions, jobs)

    return way


def beside(
    work: Callable[[P, Q], R], given: P, questions: Iterable[Q], jobs: int
) -> Generator[R, None, None]:
    """Asks so many processes, and gives each answer as it comes."""
    left = iter(questions)
    hands: list[Hand[P, Q, R]] = []
    deaths: Counter[Q] = Counter()
    try:
        for question in islice(left, jobs):
            hands.append(Hand(work, given))
            hands[-1].ask(question)
        while hands:
            ready = wait([hand.connection for hand in hands])
            for place, hand in list(enumerate(hands)):
                if hand.connection not in ready or hand.asked is None:
                    continue
                try:
                    answer = _answer(hand)
                except EOFError:
                    hand.stop()
                    deaths[hand.asked] += 1
                    if deaths[hand.asked] == TRIES:
                        raise Refusal("arena-died", what=str(hand.asked), count=TRIES) from None
                    hands[place] = Hand(work, given)
                    hands[place].ask(hand.asked)
                    continue
                hand.asked = None
                for question in islice(left, 1):
                    hand.ask(question)
                yield answer
            for hand in [hand for hand in hands if hand.asked is None]:
                hands.remove(hand)
                hand.stop()
    finally:
        for hand in hands:
            hand.stop()


# One question after the other, in this process.
ALONE: Final = by_processes(1)


def _answer(hand: Hand[P, Q, R]) -> R:
    """What came of it; the end of the file if its process has died."""
    try:
        answer = hand.connection.recv()
    except OSError:
        raise EOFError from None
    if isinstance(answer, BaseException):
        raise answer
    found: R = answer
    return found


def _serve(connection: "Connection[Any, Any]", work: Callable[[P, Q], R], given: P) -> None:
    """What runs in such a process, until nobody is there to work for."""
    # Ctrl-C is heard by all; who started this one decides what becomes of it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            question = connection.recv()
        except (EOFError, OSError):
            sys.exit()
        answer: object
        try:
            answer = work(given, question)
        except Refusal as refusal:
            answer = refusal
        except Exception:  # as text: not every error can be sent
            answer = RuntimeError(traceback.format_exc())
        try:
            connection.send(answer)
        except OSError:
            sys.exit()
