"""What is asked twice: which moves are gambles, as declared to whoever plays for a person."""

from dolmen.core.native import i64
from dolmen.games.meduris.moves import SWAP_FOR, TEMPLE_AT
from dolmen.games.meduris.state import ASKED, TEMPLES_LEFT, MedurisState


def gambles(s: MedurisState, legal: list[int]) -> list[int]:
    """MED-TEMPLE-01 A temple is for good, and the last one is the last: no better place will do."""
    d = s.d
    if d[TEMPLES_LEFT + i64(d[ASKED])] != 1:
        return []
    return [move for move in legal if TEMPLE_AT <= move < SWAP_FOR]
