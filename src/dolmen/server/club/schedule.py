"""Who plays whom: rounds in which everybody meets as many others as can be, as often as any other,
and sits at each seat in turn."""

from collections import Counter
from collections.abc import Iterable
from itertools import permutations

# The people of one table by their number, seat by seat; None: a bot.
Group = list[int | None]


def full_rounds(people: int, seats: int) -> int:
    """So many rounds it takes until everybody can have met everybody."""
    if seats == 2:
        return max(1, people - 1 + people % 2)
    return max(1, -(-(people - 1) // (seats - 1)))


def rounds_for(people: int, seats: int, count: int) -> list[list[Group]]:
    """The tables of each round. Seats that nobody is left for are filled with bots."""
    met: Counter[frozenset[int]] = Counter()
    sat: Counter[tuple[int, int]] = Counter()
    with_bots: Counter[int] = Counter()
    rounds: list[list[Group]] = []
    for number in range(count):
        if seats == 2:
            groups = _circle(people, number)
        else:
            groups = _greedy(people, seats, number, met, with_bots)
        seated: list[Group] = []
        for group in groups:
            for one in group:
                with_bots[one] += seats - len(group)
                met.update(frozenset((one, other)) for other in group if other < one)
            seated.append(_seats(group, seats, sat))
        rounds.append(seated)
    return rounds


def _circle(people: int, number: int) -> list[list[int]]:
    """Pairs by the circle method: one stays, the others go round. With an odd number somebody plays
    a bot, another one in each round."""
    slots = people + people % 2
    if slots < 2:
        return [[one] for one in range(people)]
    turn = number % (slots - 1)
    ring = list(range(1, slots))
    placed = [0, *ring[len(ring) - turn :], *ring[: len(ring) - turn]]
    pairs = [(placed[i], placed[slots - 1 - i]) for i in range(slots // 2)]
    return [[one for one in pair if one < people] for pair in pairs]


def _greedy(
    people: int, seats: int, number: int, met: Counter[frozenset[int]], with_bots: Counter[int]
) -> list[list[int]]:
    """Tables one after the other, each begun with whoever was most with bots, and filled with who
    has met its people least. Small tables come last, so that bots come to everybody in turn."""
    tables = -(-people // seats)
    short = tables * seats - people
    sizes = [seats - short // tables - (i >= tables - short % tables) for i in range(tables)]
    left = sorted(range(people), key=lambda one: (-with_bots[one], (one + number) % people))
    groups: list[list[int]] = []
    for size in sizes:
        group = [left.pop(0)]
        while len(group) < size:
            best = min(left, key=lambda one: (_meetings(one, group, met), left.index(one)))
            left.remove(best)
            group.append(best)
        groups.append(group)
    return groups


def _meetings(one: int, group: Iterable[int], met: Counter[frozenset[int]]) -> int:
    return sum(met[frozenset((one, other))] for other in group)


def _seats(group: list[int], seats: int, sat: Counter[tuple[int, int]]) -> Group:
    """Everybody where they sat least so far."""
    free = list(range(seats))
    seated: Group = [None] * seats
    if len(group) == 2 and seats == 2:
        # Exactly, for pairs: of both orders the fairer one.
        order = min(permutations(group), key=lambda two: sat[two[0], 0] + sat[two[1], 1])
        places = list(enumerate(order))
    else:
        places = []
        for one in sorted(group, key=lambda one: -max(sat[one, seat] for seat in free)):
            seat = min(free, key=lambda seat: (sat[one, seat], seat))
            free.remove(seat)
            places.append((seat, one))
    for seat, one in places:
        seated[seat] = one
        sat[one, seat] += 1
    return seated
