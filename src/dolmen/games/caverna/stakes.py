"""What is asked twice and what is not asked at all, as declared to whoever plays for a person:
which moves are gambles, and which leave nothing to decide."""

from dolmen.core.game import NO_MOVE
from dolmen.games.caverna.moves import BREED, COIN, EAT, END, FEED, KEEP, PLACE, STAY, TAKE
from dolmen.games.caverna.rules import actor
from dolmen.games.caverna.state import LAST, PHASE, CavernaState, place_of
from dolmen.games.caverna.verbs.breed import parents
from dolmen.games.caverna.verbs.feed import food_due


def gambles(s: CavernaState, legal: list[int]) -> list[int]:
    """CAV-HARVEST-12 Begging, unless there is no way round it: everything is paid that is there,
    and nothing is left to exchange."""
    paid = [move for move in legal if FEED <= move < KEEP]
    if not paid:
        return []
    due = food_due(s.d, place_of(actor(s)))
    begging = [move for move in paid if move - FEED < due]
    is_spent = len(paid) == len(legal)
    return [move for move in begging if not (is_spent and move == paid[-1])]


def forced(s: CavernaState, legal: list[int]) -> int:
    """CAV-CONVERT-01 Exchanges can be had in the next turn as well, so that what remains beside
    them plays itself: ending a turn, taking goods, feeding nobody, and no births where there are no
    parents. Not before the scoring, where no other turn comes, and not where a dwarf is placed."""
    if actor(s) < 0 or (s.d[PHASE] == LAST and len(legal) > 1):
        return NO_MOVE
    asked = [move for move in legal if move >= PLACE]
    if len(asked) != 1 or PLACE <= asked[0] < STAY:
        return NO_MOVE
    only = asked[0]
    if len(legal) == 1:
        return only if only not in gambles(s, legal) else NO_MOVE
    place = place_of(actor(s))
    if only == FEED:
        return only if food_due(s.d, place) == 0 else NO_MOVE
    if only == BREED:
        # Who eats or spends gold gets no pair of animals by it.
        is_barren = all(EAT <= move <= COIN for move in legal if move != only)
        return only if is_barren and parents(s.d, place) == 0 else NO_MOVE
    return only if only in (TAKE, END) else NO_MOVE
