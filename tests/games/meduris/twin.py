"""Meduris a second time, slowly: moves and their effects straight from the clauses, on dumps.

Nothing of the engine is used: positions are the JSON of `dump`, moves are names, the board is the
list in scenes.py. Payments are listed by trying out every way to complete them."""

import copy
from collections.abc import Mapping
from functools import cache
from typing import Any

from tests.games.meduris.scenes import MATERIALS, STOPS, side

World = dict[str, Any]
FACES = [*MATERIALS, "plus", "minus"]
KINDS = ["two", "hut", "druid"]


@cache
def completes(
    stock: tuple[int, ...],
    price: tuple[int, int, int, int],
    replacing: int,
    to_give: int,
    lowest: int,
) -> bool:
    """MED-SWAP-11 Whether a payment can be finished; the price is a, b, due of a, due of b."""
    return any(
        completes(*following) if following else True
        for following in choices(stock, price, replacing, to_give, lowest).values()
    )


Following = tuple[tuple[int, ...], tuple[int, int, int, int], int, int, int]


def choices(
    stock: tuple[int, ...],
    price: tuple[int, int, int, int],
    replacing: int,
    to_give: int,
    lowest: int,
) -> dict[str, Following | None]:
    """Every choice of the form, wise or not, and what is left to do after it; None: it is paid."""
    a, b, due_a, due_b = price
    found: dict[str, Following | None] = {}
    if to_give:
        for material in range(lowest, 4):
            if material != replacing and stock[material]:
                left = tuple(count - (i == material) for i, count in enumerate(stock))
                found[f"give {MATERIALS[material]}"] = (
                    left,
                    price,
                    replacing,
                    to_give - 1,
                    material,
                )
        return found
    if due_a and replacing in (-1, a):
        start = lowest if replacing == a else 0
        found[f"replace {MATERIALS[a]}"] = (stock, (a, b, due_a - 1, due_b), a, 3, start)
    if due_b:
        start = lowest if replacing == b else 0
        found[f"replace {MATERIALS[b]}"] = (stock, (a, b, due_a, due_b - 1), b, 3, start)
    if (not due_a or stock[a] >= due_a) and (not due_b or stock[b] >= due_b):
        found["pay"] = None
    return found


class Twin:
    """The rules for a seat count and the options that change play."""

    def __init__(
        self,
        seats: int,
        *,
        stalemate_end: bool = True,
        idle_limit: int = 20,
        first: int | None = None,
        board: list[tuple[list[str], str]] | None = None,
    ) -> None:
        self.seats = seats
        self.n = 40 if seats == 4 else 32
        self.board = board or side(self.n)
        self.stalemate_end = stalemate_end
        self.idle_limit = idle_limit
        self.first = first
        self.huts = 12 if seats == 2 else 8
        self.workers = 3 if seats == 2 else 2
        # Why the final round began, and from where the druid set out.
        self.ending = ""

    def start(self, bonus: Mapping[str, str] | None = None) -> World:
        """MED-SETUP-05 to 11 From the box; with a layout the chips lie already."""
        w: World = {
            "step": "lay-bonus",
            "seat": 0,
            "asked": 0,
            "face": None,
            "druid": "temple",
            "buildings": {},
            "chips": {},
            "plains": {material: [] for material in MATERIALS},
            "stocks": [dict.fromkeys(MATERIALS, 1) for _ in range(self.seats)],
            "piles": dict.fromkeys(MATERIALS, 18 - self.seats),
            "runes": {},
            "points": [
                {"offerings": 0, "refusals": 0, "bonus": 0, "interim": 0} for _ in range(self.seats)
            ],
            "built": False,
            "idle": 0,
            "stale": 0,
            "last_turns": 0,
            "final": False,
            "mark": None,
            "laid": 0,
            "first_chip": None,
            "last_chip": None,
        }
        self.clear_payment(w)
        if bonus is not None:
            w |= {"chips": dict(bonus), "step": "draw-first"}
            if self.first is not None:
                self.do_first(w, f"P{self.first}")
        return w

    # What stands where

    def hut(self, w: World, field: int) -> bool:
        return str(w["buildings"].get(str(field % self.n), "")).startswith("hut")

    def owner(self, w: World, field: int) -> int:
        return int(w["buildings"][str(field % self.n)][-1])

    def placed(self, w: World, kind: str, seat: int) -> int:
        return list(w["buildings"].values()).count(f"{kind} P{seat}")

    def run(self, w: World, field: int) -> int:
        """The size of the run that a hut on this field is in, or would be in."""
        size = 1
        for way in (1, -1):
            at = field + way
            while self.hut(w, at):
                size += 1
                at += way
        return size

    def ahead(self, w: World, field: int) -> int | None:
        """The first hut strictly ahead; its own after a lap."""
        return next(
            ((field + i) % self.n for i in range(1, self.n + 1) if self.hut(w, field + i)), None
        )

    # Lists

    def payable(self, w: World, seat: int, due: Mapping[str, int]) -> bool:
        """MED-SWAP-10"""
        stock = w["stocks"][seat]
        missing = sum(max(0, count - stock[m]) for m, count in due.items())
        spare = sum(max(0, stock[m] - due.get(m, 0)) for m in MATERIALS)
        return bool(3 * missing <= spare)

    def moves(self, w: World) -> list[str]:
        """All legal moves, outcomes of chance included."""
        listed: list[str] = getattr(self, "list_" + w["step"].replace("-", "_"))(w)
        return listed

    def list_over(self, w: World) -> list[str]:
        return []

    def list_lay_bonus(self, w: World) -> list[str]:
        if w["laid"] == 0:
            return [f"lay {field}" for field in range(self.n)]
        origin = w["first_chip"]
        last = (w["last_chip"] - origin) % self.n
        room = self.n - 4 * (6 - w["laid"])
        return [
            f"lay {field}"
            for field in range(self.n)
            if last + 4 <= (field - origin) % self.n <= room
        ]

    def list_turn_bonus(self, w: World) -> list[str]:
        up = list(w["chips"].values())
        return [f"turn {kind}" for kind in KINDS if up.count(kind) < 2]

    def list_draw_first(self, w: World) -> list[str]:
        return [f"first P{seat}" for seat in range(self.seats)]

    def list_place_worker(self, w: World) -> list[str]:
        return [f"worker to {m}" for m in MATERIALS if len(w["plains"][m]) < 3]

    def list_roll(self, w: World) -> list[str]:
        return [f"roll {face}" for face in FACES]

    def list_take(self, w: World) -> list[str]:
        return [*(f"take {m}" for m in MATERIALS if w["piles"][m]), "decline"]

    def list_return(self, w: World) -> list[str]:
        return [f"return {m}" for m in MATERIALS if w["stocks"][w["asked"]][m]]

    def list_act(self, w: World) -> list[str]:
        seat = w["seat"]
        listed = [
            f"lift {plain} {height + 1} to {to}"
            for plain in MATERIALS
            for height, who in enumerate(w["plains"][plain])
            for to in MATERIALS
            if who == f"P{seat}" and to != plain and len(w["plains"][to]) < 3
        ]
        free = [field for field in range(self.n) if str(field) not in w["buildings"]]
        if self.placed(w, "hut", seat) < self.huts:
            listed += [
                f"hut {field}"
                for field in free
                if w["chips"].get(str(field)) == "hut"
                or self.payable(w, seat, dict.fromkeys(self.board[field][0], self.run(w, field)))
            ]
        if self.placed(w, "temple", seat) < 2:
            listed += [
                f"temple {field}"
                for field in free
                if str(field) not in w["chips"]
                and self.payable(w, seat, dict.fromkeys(self.board[field][0], 1))
            ]
        stock = w["stocks"][seat]
        return listed + [
            f"swap for {m}"
            for m in MATERIALS
            if w["piles"][m] and sum(stock.values()) - stock[m] >= 3
        ]

    def list_offer(self, w: World) -> list[str]:
        seat, field = w["asked"], w["druid"]
        materials = self.board[field][0]
        listed = ["offer nothing"]
        listed += [
            f"offer {m}" for m in MATERIALS if m in materials and self.payable(w, seat, {m: 1})
        ]
        if self.payable(w, seat, dict.fromkeys(materials, 1)):
            listed.append("offer both")
        if w["chips"].get(str(field)) == "druid":
            listed.append("offer chip")
        return listed

    def payment_state(self, w: World) -> Following:
        p = w["payment"]

        def number(material: str | None) -> int:
            return -1 if material is None else MATERIALS.index(material)

        stock = tuple(w["stocks"][w["asked"]][m] for m in MATERIALS)
        price = (number(p["first"]), number(p["second"]), p["due_first"], p["due_second"])
        return stock, price, number(p["replacing"]), p["to_give"], number(p["lowest"])

    def list_pay(self, w: World) -> list[str]:
        found = choices(*self.payment_state(w))
        good = [move for move, then in found.items() if then is None or completes(*then)]
        return sorted(good, key=lambda move: (move == "pay", MATERIALS.index(move[8:] or "wood")))

    def list_give(self, w: World) -> list[str]:
        found = choices(*self.payment_state(w))
        return [move for move, then in found.items() if then is not None and completes(*then)]

    def list_swap(self, w: World) -> list[str]:
        return self.list_give(w)

    # Effects

    def play(self, w: World, move: str) -> World:
        """The position after a legal move."""
        w = copy.deepcopy(w)
        verb, *rest = move.split()
        getattr(self, "do_" + verb)(w, *rest)
        return w

    def chips_to(self, w: World, seat: int, material: str, count: int) -> None:
        """From the pile to a stock, as far as there are chips; negative: back to the pile."""
        count = min(count, w["piles"][material])
        w["piles"][material] -= count
        w["stocks"][seat][material] += count

    def do_lay(self, w: World, field: str) -> None:
        w["chips"][field] = "face-down"
        w["chips"] = {str(f): w["chips"][str(f)] for f in sorted(map(int, w["chips"]))}
        if w["laid"] == 0:
            w["first_chip"] = int(field)
        w["last_chip"] = int(field)
        w["laid"] += 1
        if w["laid"] == 6:
            w |= {"laid": 0, "step": "turn-bonus"}

    def do_turn(self, w: World, kind: str) -> None:
        down = next(field for field, chip in w["chips"].items() if chip == "face-down")
        w["chips"][down] = kind
        w["laid"] += 1
        if w["laid"] == 6:
            w |= {"first_chip": None, "last_chip": None, "step": "draw-first"}
            if self.first is not None:
                self.do_first(w, f"P{self.first}")

    def do_first(self, w: World, who: str) -> None:
        w |= {"seat": int(who[1]), "asked": int(who[1]), "step": "place-worker"}

    def do_worker(self, w: World, _to: str, plain: str) -> None:
        w["plains"][plain].append(f"P{w['asked']}")
        w["asked"] = (w["asked"] + 1) % self.seats
        if sum(map(len, w["plains"].values())) == self.seats * self.workers:
            self.begin_turn(w)

    def begin_turn(self, w: World) -> None:
        w |= {"step": "roll", "asked": w["seat"], "face": None, "built": False}

    def do_roll(self, w: World, face: str) -> None:
        w["face"] = face
        w["step"] = {"plus": "take", "minus": "return"}.get(face, "act")
        if face in MATERIALS:
            for who in reversed(w["plains"][face]):
                self.chips_to(w, int(who[1]), face, 1)
        self.skip_to_chooser(w, 0)

    def skip_to_chooser(self, w: World, done: int) -> None:
        """MED-SMALL-05, -06 The next one who has a choice, of those the die has not asked yet."""
        for i in range(done, self.seats):
            w["asked"] = (w["seat"] + i) % self.seats
            if w["step"] == "take" and any(w["piles"].values()):
                return
            if w["step"] == "return" and any(w["stocks"][w["asked"]].values()):
                return
        w |= {"step": "act", "asked": w["seat"]}

    def do_take(self, w: World, material: str) -> None:
        self.chips_to(w, w["asked"], material, 1)
        self.skip_to_chooser(w, (w["asked"] - w["seat"]) % self.seats + 1)

    def do_decline(self, w: World) -> None:
        self.skip_to_chooser(w, (w["asked"] - w["seat"]) % self.seats + 1)

    def do_return(self, w: World, material: str) -> None:
        self.chips_to(w, w["asked"], material, -1)
        self.skip_to_chooser(w, (w["asked"] - w["seat"]) % self.seats + 1)

    def do_lift(self, w: World, plain: str, height: str, _to: str, to: str) -> None:
        w["plains"][to].append(w["plains"][plain].pop(int(height) - 1))
        for h in range(len(w["plains"][to]), 0, -1):
            self.chips_to(w, int(w["plains"][to][h - 1][1]), to, h)
        self.end_turn(w)

    def do_swap(self, w: World, _for: str, material: str) -> None:
        w["step"] = "swap"
        w["payment"] |= {"first": material, "replacing": material, "to_give": 3, "lowest": "wood"}

    def begin_payment(self, w: World, purpose: str, field: int, due: dict[str, int]) -> None:
        materials = list(due)
        w["step"] = "pay"
        w["payment"] |= {
            "purpose": purpose,
            "field": field,
            "first": materials[0],
            "second": materials[1] if len(due) == 2 else None,
            "due_first": due[materials[0]],
            "due_second": due[materials[1]] if len(due) == 2 else 0,
        }
        self.pay_unasked(w)

    def pay_unasked(self, w: World) -> None:
        if self.list_pay(w) == ["pay"]:
            self.do_pay(w)

    def do_hut(self, w: World, field: str) -> None:
        if w["chips"].get(field) == "hut":
            self.build(w, "hut", int(field))
            return
        due = dict.fromkeys(self.board[int(field)][0], self.run(w, int(field)))
        self.begin_payment(w, "hut", int(field), due)

    def do_temple(self, w: World, field: str) -> None:
        self.begin_payment(w, "temple", int(field), dict.fromkeys(self.board[int(field)][0], 1))

    def do_replace(self, w: World, material: str) -> None:
        p = w["payment"]
        p["due_first" if material == p["first"] else "due_second"] -= 1
        if p["replacing"] != material:
            p["lowest"] = "wood"
        p |= {"replacing": material, "to_give": 3}
        w["step"] = "give"

    def do_give(self, w: World, material: str) -> None:
        p = w["payment"]
        self.chips_to(w, w["asked"], material, -1)
        p |= {"to_give": p["to_give"] - 1, "lowest": material}
        if p["to_give"]:
            return
        if w["step"] == "swap":
            self.chips_to(w, w["asked"], p["replacing"], 1)
            self.clear_payment(w)
            w["step"] = "act"
        else:
            w["step"] = "pay"
            self.pay_unasked(w)

    def clear_payment(self, w: World) -> None:
        w["payment"] = {
            "purpose": None,
            "field": None,
            "first": None,
            "second": None,
            "due_first": 0,
            "due_second": 0,
            "replacing": None,
            "to_give": 0,
            "lowest": "wood",
        }

    def do_pay(self, w: World) -> None:
        p = w["payment"]
        for material, due in ((p["first"], p["due_first"]), (p["second"], p["due_second"])):
            if due:
                self.chips_to(w, w["asked"], material, -due)
        purpose, field = p["purpose"], p["field"]
        self.clear_payment(w)
        if purpose in ("hut", "temple"):
            self.build(w, purpose, field)
        else:
            size = self.run(w, w["druid"])
            w["points"][w["asked"]]["offerings"] += size if purpose == "offer-both" else 1
            self.after_offer(w)

    def build(self, w: World, kind: str, field: int) -> None:
        """MED-HUT-03, MED-TEMPLE-03"""
        seat = w["seat"]
        w["buildings"][str(field)] = f"{kind} P{seat}"
        w["buildings"] = {str(f): w["buildings"][str(f)] for f in sorted(map(int, w["buildings"]))}
        w["built"] = True
        if kind == "hut":
            chip = w["chips"].get(str(field))
            if chip == "two":
                w["points"][seat]["bonus"] += 2
            if chip in ("two", "hut"):
                del w["chips"][str(field)]
            runes = {**w["runes"], self.board[field][1]: f"P{seat}"}
            names = list(dict.fromkeys(district for _, district in self.board))
            w["runes"] = {name: runes[name] for name in names if name in runes}
        self.walk(w)

    def walk(self, w: World) -> None:
        """MED-DRUID-01 to 08"""
        if w["druid"] in STOPS[:3]:
            w["druid"] = STOPS[STOPS.index(w["druid"]) + 1]
            self.end_turn(w)
            return
        start = -1 if w["druid"] == "step3" else w["druid"]
        hut = self.ahead(w, start)
        if hut is None:
            self.end_turn(w)
            return
        if 0 <= hut <= start:
            self.interim(w)
        self.visit(w, hut)

    def interim(self, w: World) -> None:
        for who in w["runes"].values():
            w["points"][int(who[1])]["interim"] += 1

    def visit(self, w: World, hut: int) -> None:
        w |= {"step": "offer", "druid": hut, "asked": self.owner(w, hut)}
        w["payment"]["field"] = hut

    def do_offer(self, w: World, what: str) -> None:
        seat, field = w["asked"], w["druid"]
        if what == "nothing":
            booked = w["points"][seat]
            marker = 5 + booked["offerings"] + booked["bonus"] + booked["interim"]
            booked["refusals"] += int(marker - booked["refusals"] > 0)
            self.after_offer(w)
        elif what == "chip":
            del w["chips"][str(field)]
            w["points"][seat]["offerings"] += self.run(w, field)
            self.after_offer(w)
        elif what == "both":
            self.begin_payment(w, "offer-both", field, dict.fromkeys(self.board[field][0], 1))
        else:
            self.begin_payment(w, "offer-one", field, {what: 1})

    def after_offer(self, w: World) -> None:
        """MED-OFFER-01, MED-FINALE-05"""
        self.clear_payment(w)
        if w["final"]:
            if w["druid"] == w["mark"]:
                w |= {"step": "over", "asked": w["seat"]}
            else:
                following = self.ahead(w, w["druid"])
                assert following is not None
                self.visit(w, following)
        elif self.hut(w, w["druid"] + 1):
            following = (w["druid"] + 1) % self.n
            if following == 0:
                self.interim(w)
            self.visit(w, following)
        else:
            self.end_turn(w)

    # Ends

    def end_turn(self, w: World) -> None:
        """MED-FINALE-13"""
        seat = w["seat"]
        if w["last_turns"]:
            w["last_turns"] -= 1
            if not w["last_turns"]:
                self.final_round(w, "all built")
                return
        elif self.placed(w, "hut", seat) == self.huts and self.placed(w, "temple", seat) == 2:
            w["last_turns"] = self.seats - 1
        else:
            w["idle"] = 0 if w["built"] else w["idle"] + 1
            counts = not w["built"] and not any(w["piles"].values())
            w["stale"] = w["stale"] + 1 if counts else 0
            ending = self.ends_at_once(w)
            if ending:
                self.final_round(w, ending)
                return
        w["seat"] = (seat + 1) % self.seats
        self.begin_turn(w)

    def ends_at_once(self, w: World) -> str:
        """MED-FINALE-10, -03, -12 Why the final round begins now, if it does."""
        if not self.placeable(w):
            return "nobody can place"
        if self.stalemate_end and w["stale"] == self.seats:
            return "stalemate"
        limit = self.idle_limit * self.seats
        return "idle" if limit and w["idle"] >= limit else ""

    def placeable(self, w: World) -> bool:
        """MED-FINALE-10"""
        free = [str(field) for field in range(self.n) if str(field) not in w["buildings"]]
        huts = any(self.placed(w, "hut", seat) < self.huts for seat in range(self.seats))
        temples = any(self.placed(w, "temple", seat) < 2 for seat in range(self.seats))
        return bool(free) and (huts or (temples and any(f not in w["chips"] for f in free)))

    def final_round(self, w: World, ending: str) -> None:
        """MED-FINALE-04, -05, -11"""
        self.ending = f"{ending}, from {w['druid']}"
        w |= {"final": True, "face": None}
        huts = [field for field in range(self.n) if self.hut(w, field)]
        if not huts:
            w |= {"step": "over", "asked": w["seat"]}
            return
        on_ring = isinstance(w["druid"], int)
        w["mark"] = w["druid"] if on_ring else huts[-1]
        start = self.ahead(w, w["druid"] if on_ring else -1)
        assert start is not None
        self.visit(w, start)

    # Scores

    def scores(self, w: World) -> list[int]:
        """MED-SCORE-01 to 05"""
        total = []
        for seat in range(self.seats):
            booked = w["points"][seat]
            score = 5 + booked["offerings"] + booked["bonus"] + booked["interim"]
            score -= booked["refusals"]
            for field, building in w["buildings"].items():
                if building == f"temple P{seat}":
                    score += sum(
                        self.run(w, int(field) + way)
                        for way in (1, -1)
                        if self.hut(w, int(field) + way)
                    )
            runes = list(w["runes"].values()).count(f"P{seat}")
            total.append(score + runes * (runes + 1) // 2)
        return total

    def ranks(self, w: World) -> list[int]:
        """MED-TIES-01 to 03"""
        keys = [
            (
                score,
                self.placed(w, "hut", seat) + self.placed(w, "temple", seat),
                sum(w["stocks"][seat].values()),
            )
            for seat, score in enumerate(self.scores(w))
        ]
        return [1 + sum(other > key for other in keys) for key in keys]


def perft(twin: Twin, w: World, depth: int) -> int:
    """The number of move sequences of that length."""
    if depth == 0:
        return 1
    return sum(perft(twin, twin.play(w, move), depth - 1) for move in twin.moves(w))
