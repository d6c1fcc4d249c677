"""The flow machine: actions written as printed, compiled into flat tables, run as a stack of ints.

Six combinators write a flow. An *atom* is a number from 0 to 61 that the title gives a meaning:

    do(ATOM)           one thing to do
    seq(a, b)          a and then b: in this order, b only after a
    may(a)             a, but nobody must
    any_of(a, b)       "and/or": one, several or all, in any order
    then(a, b)         "and then/or": one, several or all, in this order
    one_of(a, b)       "or": exactly one; read loosely, "and/or"

A state keeps a stack in its vec: the depth, then one frame a node that is being carried out, as
node + FRAME * progress (the progress of a composite node is the set of its closed parts, that of an
atom is the title's own). A frame lies on the node it is a part of; branches of a loose "or" that
were begun lie on top of each other and stay open side by side. Three functions run it: `offer`
gives the atoms that may start now, `descend` opens frames down to a chosen atom, `settle` closes
what is done and finds the next atom that needs no choice. Which atoms can be carried out the title
says by sets of atoms: no callback is kept anywhere."""

from typing import Final, final

from dolmen.core.native import i64, vec

ATOM: Final = 0
SEQ: Final = 1
MAY: Final = 2
ANY_OF: Final = 3
THEN: Final = 4
ONE_OF: Final = 5

FRAME_BITS: Final = 8
FRAME: Final = 1 << FRAME_BITS  # a frame is a node below this, and this times its progress
NODE: Final = FRAME - 1  # the part of a frame that is its node
NOTHING: Final = -1

# Sets of atoms and of parts, bit by bit: mypyc 2.4.1 miscompiles `1 << n`.
BIT: Final = vec[i64]([2**n for n in range(62)])


class Part:
    """A flow as it is written, before it is compiled."""

    def __init__(
        self, kind: int, parts: "tuple[Part, ...]", atom: int = NOTHING, arg: int = 0
    ) -> None:
        self.kind = kind
        self.parts = parts
        self.atom = atom
        self.arg = arg


def do(atom: int, arg: int = 0) -> Part:
    """One thing to do; the argument is the title's (a level, a row of a table)."""
    return Part(ATOM, (), atom, arg)


def seq(*parts: Part) -> Part:
    """In this order, each only after the one before."""
    return Part(SEQ, parts)


def may(part: Part) -> Part:
    """Optional."""
    return Part(MAY, (part,))


def any_of(*parts: Part) -> Part:
    """And/or."""
    return Part(ANY_OF, parts)


def then(*parts: Part) -> Part:
    """And then/or."""
    return Part(THEN, parts)


def one_of(*parts: Part) -> Part:
    """Or."""
    return Part(ONE_OF, parts)


@final
class Book:
    """All flows of a title as flat tables over nodes; a flow is found by its name.

    `gifts` are atoms that only give: they are never declined, so a sequence of them starts with
    whichever has something to give."""

    def __init__(self, flows: dict[str, Part], gifts: i64) -> None:
        kinds: list[i64] = []
        atoms: list[i64] = []
        args: list[i64] = []
        firsts: list[i64] = []
        counts: list[i64] = []
        starts: list[i64] = []
        children: list[i64] = []
        self.names: list[str] = []
        self.roots: dict[str, int] = {}
        waiting: list[tuple[str, Part]] = []
        for name, part in flows.items():
            self.roots[name] = len(self.names) + len(waiting)
            waiting.append((name, part))
        while waiting:
            name, part = waiting.pop(0)
            self.names.append(name)
            kinds.append(part.kind)
            atoms.append(part.atom)
            args.append(part.arg)
            firsts.append(len(children))
            counts.append(len(part.parts))
            starts.append(starts_of(part, gifts))
            for i, child in enumerate(part.parts):
                children.append(len(self.names) + len(waiting))
                waiting.append((f"{name}/{i}", child))
        if len(self.names) > FRAME:
            raise ValueError(f"expected at most {FRAME} nodes, got {len(self.names)}")
        self.gifts: i64 = gifts
        self.kind: vec[i64] = vec[i64](kinds)
        self.atom: vec[i64] = vec[i64](atoms)
        self.arg: vec[i64] = vec[i64](args)
        self.first: vec[i64] = vec[i64](firsts)
        self.count: vec[i64] = vec[i64](counts)
        self.starts: vec[i64] = vec[i64](starts)
        self.child: vec[i64] = vec[i64](children)


def starts_of(part: Part, gifts: int) -> int:
    """The atoms a flow may start with."""
    if part.kind == ATOM:
        return int(2**part.atom)
    found = 0
    for child in part.parts:
        first = starts_of(child, gifts)
        found |= first
        if part.kind == SEQ and first & ~gifts:
            break
    return found


def open_flow(d: vec[i64], at: i64, node: i64) -> None:
    """Puts a node on the stack."""
    d[at] += 1
    d[at + d[at]] = node


def close_flow(d: vec[i64], at: i64) -> None:
    """Takes the uppermost node off."""
    d[at + d[at]] = 0
    d[at] -= 1


def top_node(d: vec[i64], at: i64) -> i64:
    """The uppermost node; NOTHING if the stack is empty."""
    if d[at] == 0:
        return NOTHING
    return d[at + d[at]] & NODE


def top_progress(d: vec[i64], at: i64) -> i64:
    """How far the uppermost node has come."""
    return d[at + d[at]] >> FRAME_BITS


def set_progress(d: vec[i64], at: i64, progress: i64) -> None:
    """Notes how far the uppermost node has come."""
    d[at + d[at]] = d[at + d[at]] & NODE | progress << FRAME_BITS


def offer(book: Book, d: vec[i64], at: i64, loose: bool) -> i64:
    """The atoms that may start now, if the title finds that they can be carried out. `loose` reads
    every "or" as "and/or"."""
    found: i64 = 0
    i = d[at]
    while i > 0:
        frame = d[at + i]
        found |= startable(book, frame & NODE, frame >> FRAME_BITS, loose)
        i -= 1
    return found


def startable(book: Book, node: i64, closed: i64, loose: bool) -> i64:
    """The atoms that may start inside a node of which some parts are closed."""
    kind = book.kind[node]
    if kind == ONE_OF and closed != 0 and not loose:
        return 0
    found: i64 = 0
    child = book.first[node]
    end = child + book.count[node]
    children = book.child
    while child < end:
        if closed & 1 == 0:
            starts = book.starts[children[child]]
            found |= starts
            if kind == SEQ and starts & ~book.gifts != 0:
                return found
        closed >>= 1
        child += 1
    return found


def descend(book: Book, d: vec[i64], at: i64, atom: i64, loose: bool) -> i64:
    """Opens frames down to an atom on offer, leaving those it is not in; gives the atom's node."""
    i = d[at]
    while True:
        frame = d[at + i]
        if startable(book, frame & NODE, frame >> FRAME_BITS, loose) & BIT[atom] != 0:
            break
        i -= 1
    leave(book, d, at, i)
    while True:
        node = enter(book, d, at + i, atom, loose)
        if book.kind[node] == MAY:
            node = book.child[book.first[node]]
        if book.kind[node] == ATOM:
            return node
        open_flow(d, at, node)
        i = d[at]


def leave(book: Book, d: vec[i64], at: i64, i: i64) -> None:
    """Takes off what was begun inside a frame, before another part of it begins. An "or" that lets
    another begin is a loose one: there what was begun stays open, and so does the branch beside."""
    if book.kind[d[at + i] & NODE] == ONE_OF:
        return
    following = i + 1
    while following <= d[at] and has_part(book, d[at + following - 1], d[at + following]):
        following += 1
    gone = following - i - 1
    while following <= d[at]:
        d[at + following - gone] = d[at + following]
        following += 1
    while gone > 0:
        close_flow(d, at)
        gone -= 1


def has_part(book: Book, below: i64, above: i64) -> bool:
    """Whether a frame lies on the node it is a part of."""
    node = below & NODE
    child = book.first[node]
    end = child + book.count[node]
    while child < end:
        part = book.child[child]
        if book.kind[part] == MAY:
            part = book.child[book.first[part]]
        if part == above & NODE:
            return True
        child += 1
    return False


def enter(book: Book, d: vec[i64], slot: i64, atom: i64, loose: bool) -> i64:
    """Closes, in the node of a frame, the part that starts with an atom and what may not follow."""
    frame = d[slot]
    node = frame & NODE
    closed = frame >> FRAME_BITS
    kind = book.kind[node]
    first = book.first[node]
    i: i64 = 0
    while closed & BIT[i] != 0 or book.starts[book.child[first + i]] & BIT[atom] == 0:
        i += 1
    if kind == ANY_OF or (kind == ONE_OF and loose):
        closed |= BIT[i]
    elif kind == ONE_OF:
        closed = BIT[book.count[node]] - 1
    else:
        closed |= BIT[i + 1] - 1
    d[slot] = node | closed << FRAME_BITS
    return book.child[first + i]


def settle(book: Book, d: vec[i64], at: i64, ready: i64, eager: i64) -> i64:
    """Takes off finished nodes (the lowest one stays), and gives the node of a gift that is due
    without a choice, NOTHING if a decision is due. Under "and/or" an eager gift is due at once and
    any other one when nothing else is left; in an order, when it is the next."""
    while d[at] > 1 and finished(book, d[at + d[at]]):
        close_flow(d, at)
    frame = d[at + d[at]]
    node = frame & NODE
    closed = frame >> FRAME_BITS
    kind = book.kind[node]
    if kind == ONE_OF:
        return NOTHING
    first = book.first[node]
    i: i64 = 0
    while i < book.count[node]:
        child = book.child[first + i]
        starts = book.starts[child]
        if closed & BIT[i] == 0:
            if book.kind[child] == ATOM and starts & book.gifts & ready != 0:
                alone = closed | BIT[i] == BIT[book.count[node]] - 1
                if kind != ANY_OF or starts & eager != 0 or alone:
                    set_progress(d, at, closed | BIT[i])
                    return child
            elif kind != ANY_OF and starts & book.gifts == 0:
                return NOTHING
        i += 1
    return NOTHING


def finished(book: Book, frame: i64) -> bool:
    """Whether every part of a node is closed."""
    return frame >> FRAME_BITS == BIT[book.count[frame & NODE]] - 1


def gift_pending(book: Book, d: vec[i64], at: i64, ready: i64) -> bool:
    """Whether a gift is still to be received: then the flow cannot end."""
    i = d[at]
    while i > 0:
        frame = d[at + i]
        node = frame & NODE
        if book.kind[node] != ONE_OF:
            first = book.first[node]
            k: i64 = 0
            while k < book.count[node]:
                child = book.child[first + k]
                if (
                    frame >> FRAME_BITS & BIT[k] == 0
                    and book.kind[child] == ATOM
                    and book.starts[child] & book.gifts & ready != 0
                ):
                    return True
                k += 1
        i -= 1
    return False
