"""What the greedy bot knows of Caverna: the judge of the untuned weights, and what it says."""

from typing import Final

from dolmen.core.judge import POINT
from dolmen.core.native import i64
from dolmen.games.caverna.game import Caverna
from dolmen.games.caverna.judge import CavernaJudge, acting, default_weights, rounds_left
from dolmen.games.caverna.score import score
from dolmen.games.caverna.state import FINISH, LAST, PHASE, CavernaState, place_of

JUDGE: Final = CavernaJudge(Caverna(1), default_weights())


def value(s: CavernaState, seat: i64) -> int:
    """The worth of a position, the higher the better."""
    return JUDGE.value(s, seat)


def terms(s: CavernaState, seat: i64) -> list[tuple[str, int]]:
    """The same by what it is made of, each part with the message that names it: of the position
    that an action under way leads to, and without the clock, which is nobody's reason."""
    after = s.clone()
    if acting(s, seat):
        JUDGE.carry_out(after, seat, 0)
    d = after.d
    points: i64 = POINT * score(after, seat)
    if d[PHASE] == FINISH or d[PHASE] == LAST:
        return [("caverna-advice-points", points)]
    p = place_of(seat)
    rounds = rounds_left(after, p)
    parts = [
        ("caverna-advice-points", points),
        ("caverna-advice-larder", JUDGE.larder(after, seat, p)),
        ("caverna-advice-farm", JUDGE.farm(d, p, rounds)),
    ]
    if rounds > 0:
        parts += [
            ("caverna-advice-clan", JUDGE.clan(d, p, rounds)),
            ("caverna-advice-materials", JUDGE.materials(d, p)),
        ]
    return parts
