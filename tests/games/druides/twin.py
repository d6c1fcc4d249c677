"""A slow twin of the rules, written from the clauses alone: it knows no line of the engine.

A world is a whole position in the form of a dump: lists of names, copied before every move. The
engine must offer the same moves and reach the same worlds."""

import json
from typing import Final

from tests.scenario import Dump

KINDS: Final = ["jet", "garnet", "amber", "emerald", "sapphire", "amethyst"]
GEMS: Final = [f"{kind} {number}" for kind in KINDS for number in range(1, 10)]


class Twin:
    """Druides for so many seats, with the options of the table."""

    def __init__(self, seats: int, amulets: str = "numbers", first: int | None = None) -> None:
        self.seats = seats
        self.by_cards = amulets == "cards"
        self.first = first

    # What is legal

    def moves(self, world: Dump) -> list[str]:
        """Every legal move, or outcome of chance, in the order of the move table."""
        seat, row = world["seat"], world["row"]
        held, reserve = world["hands"][seat], world["reserves"][seat]
        slots = [i + 1 for i, place in enumerate(row) if place is not None]
        gems = [f"{gem} to {slot}" for gem in held["gems"] for slot in slots]
        servants = [f"servant {value} to {slot}" for value in held["servants"] for slot in slots]
        match world["step"]:
            case "ritual":  # DRU-RITUAL-02, DRU-RITUAL-09
                rituals = [f"ritual {slot}" for slot in slots if eligible(row[slot - 1])]
                return rituals + ["no ritual"] * bool(gems or servants)
            case "place" | "place-second":  # DRU-TURN-03, DRU-TURN-04
                return gems + servants
            case "place-gem":  # DRU-TURN-10
                return gems
            case "discard":  # DRU-TURN-08
                return [*(f"discard {gem}" for gem in held["gems"]), "keep gems"]
            case "draw":  # DRU-HAND-02 to 05
                sources = ["draw gem"] * self.gem_to_draw(world)
                return [*sources, *["draw servant"] * bool(reserve), "stop"]
            case "new-place" | "lay-places":
                return [f"lay {kind}" for kind in KINDS if kind in world["places"]]
            case "gem-due" | "deal-gems":
                return [f"deal {gem}" for gem in world["deck"]]
            case "servant-due" | "deal-servants":
                return [f"deal servant {value}" for value in reserve]
            case "draw-first":
                return [f"first P{i}" for i in range(self.seats)]
        return []  # DRU-END-07

    def gem_to_draw(self, world: Dump) -> bool:
        """DRU-HAND-04"""
        return bool(world["deck"] or world["discarded_by_rituals"] or any(world["discarded"]))

    def scores(self, world: Dump) -> list[int]:
        """DRU-SCORE-02"""
        return [sum(row[seat] for row in world["points"]) for seat in range(self.seats)]

    # What a move does

    def after(self, world: Dump, move: str) -> Dump:
        """The world that a legal move leads to."""
        w: Dump = json.loads(json.dumps(world))
        word, _, rest = move.partition(" ")
        if move == "no ritual":
            self.go_on(w, "place")
        elif word == "ritual":
            self.hold_ritual(w, int(rest) - 1)
        elif " to " in move:
            self.place(w, move)
        elif move == "keep gems" or word == "discard":
            if word == "discard":
                w["hands"][w["seat"]]["gems"].remove(rest)
                put(w["discarded"][w["seat"]], rest)
            self.go_on(w, "draw")
        elif move == "draw gem":
            if not w["deck"]:  # DRU-HAND-04
                for pile in [*w["discarded"], w["discarded_by_rituals"]]:
                    put(w["deck"], *pile)
                    pile.clear()
            w["step"] = "gem-due"
        elif move == "draw servant":
            w["step"] = "servant-due"
        elif move == "stop":
            self.end_turn(w)
        elif word == "lay":
            self.lay(w, rest)
        elif word == "deal":
            self.deal(w, rest)
        else:
            self.start(w, int(rest[1]))
        return w

    def lay(self, w: Dump, kind: str) -> None:
        """DRU-SETUP-03, DRU-REPLACE-01"""
        w["places"].remove(kind)
        slot = w["row"].index(None)
        w["row"][slot] = {"kind": kind, "gems": [[] for _ in w["hands"]], "servants": []}
        if w["step"] == "new-place":
            self.go_on(w, "place")
        elif slot == 5:
            w["step"] = "deal-gems"

    def deal(self, w: Dump, card: str) -> None:
        """DRU-SETUP-04, DRU-SETUP-05, DRU-HAND-02"""
        seat, step = w["seat"], w["step"]
        w["acted"] = True
        if card.startswith("servant"):
            w["reserves"][seat].remove(int(card[-1]))
            w["hands"][seat]["servants"] = sorted([*w["hands"][seat]["servants"], int(card[-1])])
        else:
            w["deck"].remove(card)
            put(w["hands"][seat]["gems"], card)
        if step in ("gem-due", "servant-due"):
            self.go_on(w, "draw")
            return
        zone, full = ("gems", 4) if step == "deal-gems" else ("servants", 3)
        if len(w["hands"][seat][zone]) == full:
            w["seat"] = (seat + 1) % self.seats
            if w["seat"] == 0 and step == "deal-gems":
                w["step"] = "deal-servants"
            elif w["seat"] == 0 and self.first is None:
                w["step"] = "draw-first"
            elif w["seat"] == 0 and self.first is not None:
                self.start(w, self.first)

    def start(self, w: Dump, seat: int) -> None:
        """DRU-SETUP-07"""
        w["seat"] = seat
        w["acted"] = False
        self.go_on(w, "ritual")

    def place(self, w: Dump, move: str) -> None:
        """DRU-TURN-03, DRU-TURN-05, DRU-TURN-07"""
        card, _, slot = move.partition(" to ")
        held, place = w["hands"][w["seat"]], w["row"][int(slot) - 1]
        w["acted"] = True
        if card.startswith("servant"):
            held["servants"].remove(int(card[-1]))
            place["servants"].append(f"P{w['seat']}:{card[-1]}")
            second = "place-gem" if held["gems"] else None
        else:
            held["gems"].remove(card)
            put(place["gems"][w["seat"]], card)
            second = "place-second" if held["gems"] or held["servants"] else None
        if w["step"] == "place" and second:
            w["step"] = second
        else:
            self.go_on(w, "discard")

    def go_on(self, w: Dump, step: str) -> None:
        """DRU-TURN-01, DRU-TURN-11"""
        held = w["hands"][w["seat"]]
        size = len(held["gems"]) + len(held["servants"])
        drawable = self.gem_to_draw(w) or w["reserves"][w["seat"]]
        choice = {
            "ritual": any(eligible(place) for place in w["row"]),
            "place": size > 0,
            "discard": bool(held["gems"]),
            "draw": bool(size < 7 and drawable),
        }
        steps = list(choice)
        for later in steps[steps.index(step) :]:
            if choice[later]:
                w["step"] = later
                return
        self.end_turn(w)

    def end_turn(self, w: Dump) -> None:
        """DRU-TURN-09, DRU-END-05"""
        w["blank_turns"] = 0 if w["acted"] else w["blank_turns"] + 1
        if w["blank_turns"] == self.seats:
            w["step"], w["ending"] = "over", "blank-turns"
            return
        w["seat"] = (w["seat"] + 1) % self.seats
        w["ritual_held"] = w["acted"] = False
        self.go_on(w, "ritual")

    def hold_ritual(self, w: Dump, slot: int) -> None:
        """DRU-RITUAL-10"""
        place = w["row"][slot]
        w["ritual_held"] = w["acted"] = True
        amulets = 0
        for pile in place["gems"]:
            for gem in list(pile):
                kind, number = gem.split()
                if kind == place["kind"]:
                    amulets += 1 if self.by_cards else int(number)
                else:
                    pile.remove(gem)
                    put(w["discarded_by_rituals"], gem)
        w["points"].append([0] * self.seats)
        if not self.share_out(w, place["servants"], amulets):
            w["step"], w["ending"] = "over", "column"
            return
        for pile in place["gems"]:
            put(w["spent"], *pile)
        for servant in place["servants"]:
            owner = int(servant[1])
            w["reserves"][owner] = sorted([*w["reserves"][owner], int(servant[-1])])
        w["finished"].append(place["kind"])
        w["row"][slot] = None
        if len(w["finished"]) == 11:  # DRU-END-01
            w["step"], w["ending"] = "over", "rituals"
        elif w["places"]:
            w["step"] = "new-place"
        else:  # DRU-REPLACE-02
            self.go_on(w, "place")

    def share_out(self, w: Dump, servants: list[str], amulets: int) -> bool:
        """DRU-SCORE-03 to 05; False if the column ended the game."""

        def turn(servant: str) -> tuple[int, int]:
            return int(servant[-1]), (int(servant[1]) - w["seat"]) % self.seats

        line = sorted(servants, key=turn)
        for servant in line:
            take = amulets if servant == line[-1] else min(int(servant[-1]), amulets)
            amulets -= take
            for _ in range(take):
                if not self.step_up(w, int(servant[1])):
                    return False
        return True

    def step_up(self, w: Dump, seat: int) -> bool:
        """DRU-TRACK-03 to 05; False if the pawn could not be moved."""
        scores = self.scores(w)
        if scores[seat] == w["column"] + 29:
            others = [score for i, score in enumerate(scores) if i != seat]
            if any(score < w["column"] + 5 for score in others):
                w["winner"] = seat
                return False
            w["column"] += 5
        w["points"][-1][seat] += 1
        return True


def eligible(place: Dump | None) -> bool:
    """DRU-RITUAL-01"""
    if place is None or not place["servants"]:
        return False
    return sum(map(len, place["gems"])) + len(place["servants"]) >= 3


def put(pile: list[str], *gems: str) -> None:
    """Piles and hands of a dump are sorted."""
    pile.extend(gems)
    pile.sort(key=GEMS.index)


def perft(twin: Twin, world: Dump, depth: int) -> int:
    """The number of move sequences of that length."""
    moves = twin.moves(world)
    if depth <= 1:
        return len(moves)
    return sum(perft(twin, twin.after(world, move), depth - 1) for move in moves)
