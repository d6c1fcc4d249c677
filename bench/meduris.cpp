// Meduris once more, in plain C++: what the Python engine is measured against.
//
// The same rules, the same move numbers, the same lazy chance and the same generator as in
// src/dolmen, so that a seed plays the very same games. The same position and the same ways as
// well, so that what is compared is the language and not an idea that only one of the two had.
// Nobody listens to a playout, so it has no events, and nobody asks why, so no reasons.
//
//   meduris GAMES SEATS SEED      prints one line of JSON

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "twin.hpp"

namespace {

using twin::CHANCE;
using twin::OVER;
using twin::Rng;

// Components and moves

constexpr int SEATS = 4, MATERIALS = 4, STACK = 3, DISTRICTS = 9, MOST_FIELDS = 40;
constexpr int CHIPS_EACH = 18, TEMPLES_EACH = 2, START_SCORE = 5, IDLE_LIMIT = 20;
constexpr int BONUS_CHIPS = 6, BONUS_DISTANCE = 4, FACES = 6, PLUS = 4, MINUS = 5;

// By seat count.
constexpr int FIELDS[] = {0, 0, 32, 32, 40}, HUTS[] = {0, 0, 12, 8, 8}, WORKERS[] = {0, 0, 3, 2, 2};

constexpr int RUNE_POINTS[] = {0, 1, 3, 6, 10, 15, 21, 28, 36, 45};

// Two materials a field (0 wood, 1 wool, 2 copper, 3 stone), by district.
constexpr const char* PRINTED_32[DISTRICTS] = {
    "12 30 12 02 30", "01 21 03", "32 13 20 21",    "32 10",   "02 32 01",
    "31 30 12 03 13", "02 01 23", "03 10 21 20", "13 32 13",
};
constexpr const char* DESIGNED_40[DISTRICTS] = {
    "12 30 32 02 10 23", "01 21 03 13", "32 13 20 21 30", "32 10 13",    "02 32 01 21",
    "31 30 12 02 13",    "02 01 23 03", "12 20 03 13 20", "21 03 13 10",
};

// Pascal's triangle: how many ways gaps can be shared out.
struct Binomials {
    std::array<std::array<int, 21>, 21> of{};

    constexpr Binomials() {
        for (int n = 0; n <= 20; n++) {
            of[n][0] = 1;
            for (int k = 1; k <= n; k++) of[n][k] = of[n - 1][k - 1] + of[n - 1][k];
        }
    }
};

constexpr Binomials CHOOSE;

enum Move : std::int16_t {
    WORKER_TO = 0,
    LIFT = 4,  // + 12 * plain + 4 * height + destination
    HUT_AT = 52,
    TEMPLE_AT = 92,
    SWAP_FOR = 132,
    GIVE = 136,
    REPLACE = 140,
    PAY = 144,
    OFFER_NOTHING = 145,
    OFFER_ONE = 146,
    OFFER_BOTH = 150,
    OFFER_CHIP = 151,
    TAKE = 152,
    DECLINE = 156,
    RETURN = 157,
    FIRST_SEAT = 161,
    LAY = 165,
    TURN_UP = 205,
    ROLL = 208,
    MOVES = 214,
};

// A position

enum Building : std::uint8_t { UNBUILT = 0, HUT = 1, TEMPLE = 5 };  // + seat

enum Chip : std::uint8_t { NO_CHIP, TWO, FREE_HUT, DRUID_CHIP, FACE_DOWN };

enum Category : std::uint8_t { OFFERINGS, REFUSALS, BONUS, INTERIM, CATEGORIES };

enum Phase : std::uint8_t {
    PLACING,
    TAKING,
    RETURNING,
    ACTING,
    SWAPPING,
    PAYING,
    GIVING,
    OFFERING,
    ROLLING,
    LAYING,
    TURNING,
    DRAW_FIRST,
    FINISH,
};

enum Purpose : std::uint8_t { NOTHING, FOR_HUT, FOR_TEMPLE, FOR_ONE, FOR_BOTH };

constexpr int NOBODY = -1, NO_MATERIAL = -1;
constexpr int OWN_TEMPLE = -4, STEP_3 = -1;  // the druid before he is on a field

using Stock = std::array<std::uint8_t, MATERIALS>;

int total_of(const Stock& stock) { return stock[0] + stock[1] + stock[2] + stock[3]; }

int held(const Stock& stock, int material) {
    return material == NO_MATERIAL ? 0 : stock[material];
}

// A payment or swap under way: due_a chips of a and due_b chips of b, some of them replaced by
// three others each, first all for a, then all for b, each in the order of the materials.
struct Payment {
    Purpose purpose = NOTHING;
    std::int8_t a = NO_MATERIAL, b = NO_MATERIAL, due_a = 0, due_b = 0;
    std::int8_t replacing = NO_MATERIAL, to_give = 0, lowest = 0;

    bool in_second_part() const { return replacing != NO_MATERIAL && replacing == b; }
    bool can_complete(const Stock& stock) const;
    bool may_replace(const Stock& stock, int material) const;
    bool may_give(const Stock& stock, int material) const;
    bool may_pay(const Stock& stock) const;
    bool only_paying(const Stock& stock) const;
    void replace(int material);

private:
    bool completes_first(const Stock& stock) const;
    bool completes_second(const Stock& stock) const;
};

struct State {
    std::uint8_t building[MOST_FIELDS] = {}, chip[MOST_FIELDS] = {};
    // The size of the run a hut is in, 0 elsewhere; field f is at f + 1, and the two outer cells
    // repeat the fields across the river.
    std::uint8_t run[MOST_FIELDS + 2] = {};
    std::uint8_t first[MOST_FIELDS] = {}, second[MOST_FIELDS] = {}, district[MOST_FIELDS] = {};
    std::uint8_t plain[MATERIALS][STACK] = {};  // seat + 1 of each worker, bottom to top
    Stock stock[SEATS] = {}, pile = {};
    std::uint8_t huts_left[SEATS] = {}, temples_left[SEATS] = {}, workers_left[SEATS] = {};
    std::uint8_t rune[DISTRICTS] = {};  // seat + 1 of the owner
    std::int16_t points[SEATS][CATEGORIES] = {};
    std::int8_t seats, fields;
    Phase phase = LAYING;
    Payment due = {};
    std::int8_t seat = 0, asked = 0, druid = OWN_TEMPLE, field = NOBODY;
    std::int8_t laid = 0, first_chip = NOBODY, last_chip = NOBODY;
    std::int8_t stale = 0, last_turns = 0, mark = NOBODY;
    std::int16_t idle = 0;
    bool built = false, final = false;

    explicit State(int players);

    int score(int p) const;

    int actor() const;
    int fill(std::int16_t* out) const;
    int draw(Rng& rng) const;
    void apply(int move);

private:
    bool is_hut(int f) const { return building[f] >= HUT && building[f] < TEMPLE; }
    int owner(int f) const { return (building[f] - 1) & 3; }
    int ahead(int f) const { return f + 1 == fields ? 0 : f + 1; }
    int behind(int f) const { return f == 0 ? fields - 1 : f - 1; }
    int next_seat(int p) const { return p + 1 == seats ? 0 : p + 1; }
    int factor(int f) const { return run[f] + run[f + 2] + 1; }
    int marker(int p) const;
    bool plain_open(int p) const { return plain[p][STACK - 1] == 0; }
    int workers_on(int p) const;
    bool piles_empty() const { return total_of(pile) == 0; }
    bool payable(int p, int f, int count) const;
    int next_hut(int f) const;

    int fill_actions(std::int16_t* out) const;
    int fill_lifts(std::int16_t* out) const;
    int fill_huts(std::int16_t* out, int count) const;
    int fill_temples(std::int16_t* out, int count) const;
    int fill_offers(std::int16_t* out) const;

    int way(int f) const;
    int lay_weight(int f) const;
    int nth_lay(Rng& rng) const;
    int chips_unseen(int kind) const;
    int nth_kind(int n) const;

    int gain(int p, int material, int count);
    void give(int p, int material, int count);
    void mark_run(int f, int size);
    void build_hut(int f);

    void lay_chip(int f);
    void turn_chip(int kind);
    void start_with(int p);
    void place_worker(int to);
    void begin_turn();
    void roll(int face);
    void yield_plain(int from, bool big);
    void settle_taking();
    void settle_returning();
    bool next_asked();
    void take(int material);
    void return_chip(int material);
    void apply_action(int move);
    void apply_offer(int move);
    void lift(int from, int height, int to);
    void begin_swap(int material);
    void give_chip(int material);
    void give_for_swap(int material);
    void give_for_replacement(int material);
    void choose_hut(int f);
    void begin_payment(Purpose purpose, int f, int count);
    void begin_offer_one(int material);
    void settle_payment();
    void pay();
    void place_hut();
    void place_temple();
    void after_construction();
    bool walk();
    void visit(int hut);
    bool go_on();
    void score_runes();
    void accept(bool both);
    void after_offer();
    void end_turn();
    bool ends_at_once();
    bool anybody_can_place() const;
    void begin_final_round();
    bool begin_circuit();
};

State::State(int players)
    : seats(static_cast<std::int8_t>(players)), fields(static_cast<std::int8_t>(FIELDS[players])) {
    int f = 0;
    for (int i = 0; i < DISTRICTS; i++) {
        const char* pairs = fields == 40 ? DESIGNED_40[i] : PRINTED_32[i];
        for (;; pairs += 3) {
            first[f] = pairs[0] - '0';
            second[f] = pairs[1] - '0';
            district[f++] = i;
            if (pairs[2] == '\0') break;
        }
    }
    for (auto& count : pile) count = CHIPS_EACH - players;
    for (int p = 0; p < players; p++) {
        huts_left[p] = HUTS[players];
        temples_left[p] = TEMPLES_EACH;
        workers_left[p] = WORKERS[players];
        stock[p].fill(1);
    }
}

// Points

int State::marker(int p) const {
    return START_SCORE + points[p][OFFERINGS] + points[p][BONUS] + points[p][INTERIM] -
           points[p][REFUSALS];
}

int State::score(int p) const {
    int temples = 0, runes = 0;
    for (int f = 0; f < fields; f++)
        if (building[f] == TEMPLE + p) temples += run[f] + run[f + 2];
    for (int i = 0; i < DISTRICTS; i++)
        if (rune[i] == p + 1) runes++;
    return marker(p) + temples + RUNE_POINTS[runes];
}

// Payments, never into a dead end

bool Payment::can_complete(const Stock& stock) const {
    return in_second_part() ? completes_second(stock) : completes_first(stock);
}

// With some more triples for b, and the rest paid directly.
bool Payment::completes_second(const Stock& stock) const {
    const int have_b = held(stock, b);
    int may_give_b = 0;
    for (int material = lowest; material < MATERIALS; material++) may_give_b += stock[material];
    if (b >= lowest) may_give_b -= have_b;
    if (a >= lowest) may_give_b -= due_a;
    // No more triples than are missing: each takes three chips and spares one.
    const int more = std::max(due_b - have_b, 0);
    return held(stock, a) >= due_a && to_give + 3 * more <= may_give_b;
}

// With some more triples for a, some for b, and the rest paid directly.
bool Payment::completes_first(const Stock& stock) const {
    const int have_a = held(stock, a), have_b = held(stock, b), total = total_of(stock);
    int early = 0;
    for (int material = 0; material < lowest; material++) early += stock[material];
    const int late_a = a >= lowest ? have_a : 0;
    const int early_b = b >= lowest ? 0 : have_b;
    for (int more = std::max(due_a - have_a, 0); more <= due_a; more++) {
        const int direct_a = due_a - more, for_a = to_give + 3 * more;
        // What may stand for b and not for a: a itself, and what comes before `lowest`.
        const int apart = early - early_b + late_a - direct_a;
        for (int triples = std::max(due_b - have_b, 0); triples <= due_b; triples++) {
            const int direct_b = due_b - triples, for_b = 3 * triples;
            const int may_a = total - early - late_a - (b >= lowest ? direct_b : 0);
            if (for_a <= may_a && for_b <= total - have_b - direct_a &&
                (triples == 0 || for_a + for_b <= may_a + apart))
                return true;
        }
    }
    return false;
}

bool Payment::may_replace(const Stock& stock, int material) const {
    if (material == a) {
        if (due_a == 0 || in_second_part()) return false;
    } else if (material != b || due_b == 0) {
        return false;
    }
    Payment after = *this;
    after.replace(material);
    return after.can_complete(stock);
}

void Payment::replace(int material) {
    (material == a ? due_a : due_b)--;
    if (replacing != material) lowest = 0;
    replacing = material;
    to_give = 3;
}

bool Payment::may_give(const Stock& stock, int material) const {
    if (material == replacing || material < lowest || stock[material] == 0) return false;
    Payment after = *this;
    Stock left = stock;
    left[material]--;
    after.lowest = material;
    after.to_give--;
    return after.can_complete(left);
}

bool Payment::may_pay(const Stock& stock) const {
    return held(stock, a) >= due_a && held(stock, b) >= due_b;
}

bool Payment::only_paying(const Stock& stock) const {
    return may_pay(stock) && !may_replace(stock, a) && !may_replace(stock, b);
}

// What may be done

int State::actor() const {
    if (phase < ROLLING) return asked;
    return phase == FINISH ? OVER : CHANCE;
}

int State::workers_on(int p) const {
    int height = 0;
    while (height < STACK && plain[p][height] != 0) height++;
    return height;
}

// Whether a stock covers that many of both materials of a field, three others for each missing.
bool State::payable(int p, int f, int count) const {
    int have_a = stock[p][first[f]], have_b = stock[p][second[f]];
    if (have_a >= count && have_b >= count) return true;
    have_a = std::min(have_a, count);
    have_b = std::min(have_b, count);
    return 3 * (2 * count - have_a - have_b) <= total_of(stock[p]) - have_a - have_b;
}

int State::fill_lifts(std::int16_t* out) const {
    int count = 0;
    for (int from = 0; from < MATERIALS; from++)
        for (int height = 0; height < STACK; height++)
            if (plain[from][height] == seat + 1)
                for (int to = 0; to < MATERIALS; to++)
                    if (to != from && plain_open(to))
                        out[count++] = LIFT + 12 * from + 4 * height + to;
    return count;
}

int State::fill_huts(std::int16_t* out, int count) const {
    if (huts_left[seat] == 0) return count;
    const int total = total_of(stock[seat]);
    for (int f = 0; f < fields; f++) {
        if (building[f] != UNBUILT) continue;
        const int each = factor(f);
        if ((2 * each <= total && payable(seat, f, each)) || chip[f] == FREE_HUT)
            out[count++] = HUT_AT + f;
    }
    return count;
}

int State::fill_temples(std::int16_t* out, int count) const {
    if (temples_left[seat] == 0 || total_of(stock[seat]) < 2) return count;
    for (int f = 0; f < fields; f++)
        if (building[f] == UNBUILT && chip[f] == NO_CHIP && payable(seat, f, 1))
            out[count++] = TEMPLE_AT + f;
    return count;
}

int State::fill_actions(std::int16_t* out) const {
    int count = fill_temples(out, fill_huts(out, fill_lifts(out)));
    for (int material = 0; material < MATERIALS; material++)
        if (pile[material] > 0 && total_of(stock[seat]) - stock[seat][material] >= 3)
            out[count++] = SWAP_FOR + material;
    return count;
}

int State::fill_offers(std::int16_t* out) const {
    int count = 0;
    out[count++] = OFFER_NOTHING;
    const Stock& mine = stock[asked];
    for (int material = 0; material < MATERIALS; material++)
        if ((first[field] == material || second[field] == material) &&
            (mine[material] > 0 || total_of(mine) >= 3))
            out[count++] = OFFER_ONE + material;
    if (payable(asked, field, 1)) out[count++] = OFFER_BOTH;
    if (chip[field] == DRUID_CHIP) out[count++] = OFFER_CHIP;
    return count;
}

int State::fill(std::int16_t* out) const {
    int count = 0;
    switch (phase) {
        case PLACING:
            for (int p = 0; p < MATERIALS; p++)
                if (plain_open(p)) out[count++] = WORKER_TO + p;
            return count;
        case TAKING:
            for (int material = 0; material < MATERIALS; material++)
                if (pile[material] > 0) out[count++] = TAKE + material;
            out[count++] = DECLINE;
            return count;
        case RETURNING:
            for (int material = 0; material < MATERIALS; material++)
                if (stock[asked][material] > 0) out[count++] = RETURN + material;
            return count;
        case ACTING:
            return fill_actions(out);
        case SWAPPING:
        case GIVING:
            for (int material = 0; material < MATERIALS; material++)
                if (due.may_give(stock[asked], material)) out[count++] = GIVE + material;
            return count;
        case PAYING:
            for (int material = 0; material < MATERIALS; material++)
                if (due.may_replace(stock[asked], material)) out[count++] = REPLACE + material;
            if (due.may_pay(stock[asked])) out[count++] = PAY;
            return count;
        case OFFERING:
            return fill_offers(out);
        default:
            return 0;
    }
}

// Chance

int State::way(int f) const { return f >= first_chip ? f - first_chip : f - first_chip + fields; }

// In how many ways the later bonus chips can be laid if this one goes here.
int State::lay_weight(int f) const {
    if (laid == 0) return 1;
    const int gaps = BONUS_CHIPS + 1 - laid;
    const int taken = way(last_chip);
    const int spare = fields - taken - BONUS_DISTANCE * gaps;
    const int extra = way(f) - taken - BONUS_DISTANCE;
    if (extra < 0 || extra > spare) return 0;
    return CHOOSE.of[spare - extra + gaps - 2][gaps - 2];
}

int State::nth_lay(Rng& rng) const {
    int total = 0;
    for (int f = 0; f < fields; f++) total += lay_weight(f);
    int n = rng.below(total), f = 0;
    while (n >= lay_weight(f)) n -= lay_weight(f++);
    return f;
}

int State::chips_unseen(int kind) const {
    int left = 2;
    for (int f = 0; f < fields; f++)
        if (chip[f] == kind) left--;
    return left;
}

int State::nth_kind(int n) const {
    int kind = 0;
    while (n >= chips_unseen(kind + 1)) n -= chips_unseen(++kind);
    return kind;
}

int State::draw(Rng& rng) const {
    switch (phase) {
        case ROLLING:
            return ROLL + rng.below(FACES);
        case LAYING:
            return LAY + nth_lay(rng);
        case TURNING:
            return TURN_UP + nth_kind(rng.below(BONUS_CHIPS - laid));
        default:
            return FIRST_SEAT + rng.below(seats);
    }
}

// What a move does: set-up

int State::gain(int p, int material, int count) {
    count = std::min<int>(count, pile[material]);
    pile[material] -= count;
    stock[p][material] += count;
    return count;
}

void State::give(int p, int material, int count) {
    stock[p][material] -= count;
    pile[material] += count;
}

void State::lay_chip(int f) {
    chip[f] = FACE_DOWN;
    if (laid == 0) first_chip = f;
    last_chip = f;
    if (++laid == BONUS_CHIPS) {
        phase = TURNING;
        laid = 0;
    }
}

void State::turn_chip(int kind) {
    int f = 0;
    while (chip[f] != FACE_DOWN) f++;
    chip[f] = kind;
    if (++laid == BONUS_CHIPS) {
        first_chip = NOBODY;
        last_chip = NOBODY;
        phase = DRAW_FIRST;
    }
}

void State::start_with(int p) {
    seat = p;
    asked = p;
    phase = PLACING;
}

void State::place_worker(int to) {
    plain[to][workers_on(to)] = asked + 1;
    workers_left[asked]--;
    asked = next_seat(asked);
    if (workers_left[asked] == 0) begin_turn();
}

// What a move does: the die

void State::begin_turn() {
    asked = seat;
    built = false;
    phase = ROLLING;
}

void State::roll(int face) {
    if (face == PLUS) {
        phase = TAKING;
        settle_taking();
    } else if (face == MINUS) {
        phase = RETURNING;
        settle_returning();
    } else {
        yield_plain(face, false);
        phase = ACTING;
    }
}

void State::yield_plain(int from, bool big) {
    for (int height = workers_on(from); height > 0; height--)
        gain(plain[from][height - 1] - 1, from, big ? height : 1);
}

void State::settle_taking() {
    if (piles_empty()) {
        asked = seat;
        phase = ACTING;
    }
}

void State::settle_returning() {
    while (total_of(stock[asked]) == 0) {
        asked = next_seat(asked);
        if (asked == seat) {
            phase = ACTING;
            return;
        }
    }
}

bool State::next_asked() {
    asked = next_seat(asked);
    if (asked != seat) return true;
    phase = ACTING;
    return false;
}

void State::take(int material) {
    if (material != NO_MATERIAL) gain(asked, material, 1);
    if (next_asked()) settle_taking();
}

void State::return_chip(int material) {
    give(asked, material, 1);
    if (next_asked()) settle_returning();
}

// What a move does: the action

void State::apply_action(int move) {
    if (move < HUT_AT)
        lift((move - LIFT) / 12, (move - LIFT) / 4 % 3, (move - LIFT) % 4);
    else if (move < TEMPLE_AT)
        choose_hut(move - HUT_AT);
    else if (move < SWAP_FOR)
        begin_payment(FOR_TEMPLE, move - TEMPLE_AT, 1);
    else
        begin_swap(move - SWAP_FOR);
}

void State::lift(int from, int height, int to) {
    for (; height < STACK - 1; height++) plain[from][height] = plain[from][height + 1];
    plain[from][STACK - 1] = 0;
    plain[to][workers_on(to)] = seat + 1;
    yield_plain(to, true);
    end_turn();
}

void State::begin_swap(int material) {
    due.a = material;
    due.replacing = material;
    due.to_give = 3;
    due.lowest = 0;
    phase = SWAPPING;
}

void State::give_chip(int material) {
    give(asked, material, 1);
    due.lowest = material;
    due.to_give--;
}

void State::give_for_swap(int material) {
    give_chip(material);
    if (due.to_give == 0) {
        gain(asked, due.replacing, 1);
        due = {};
        phase = ACTING;
    }
}

void State::choose_hut(int f) {
    if (chip[f] == FREE_HUT) {
        field = f;
        place_hut();
    } else {
        begin_payment(FOR_HUT, f, factor(f));
    }
}

void State::begin_payment(Purpose purpose, int f, int count) {
    due.purpose = purpose;
    field = f;
    due.a = first[f];
    due.b = second[f];
    due.due_a = count;
    due.due_b = count;
    phase = PAYING;
    settle_payment();
}

void State::begin_offer_one(int material) {
    due.purpose = FOR_ONE;
    due.a = material;
    due.due_a = 1;
    phase = PAYING;
    settle_payment();
}

void State::settle_payment() {
    if (due.only_paying(stock[asked])) pay();
}

void State::give_for_replacement(int material) {
    give_chip(material);
    if (due.to_give == 0) {
        phase = PAYING;
        settle_payment();
    }
}

void State::pay() {
    give(asked, due.a, due.due_a);
    if (due.b != NO_MATERIAL) give(asked, due.b, due.due_b);
    const Purpose purpose = due.purpose;
    due = {};
    if (purpose == FOR_HUT) {
        place_hut();
    } else if (purpose == FOR_TEMPLE) {
        place_temple();
    } else {
        accept(purpose == FOR_BOTH);
        after_offer();
    }
}

void State::mark_run(int f, int size) {
    run[f + 1] = size;
    if (f == 0) run[fields + 1] = size;
    if (f == fields - 1) run[0] = size;
}

void State::build_hut(int f) {
    const int size = factor(f);
    building[f] = HUT + seat;
    mark_run(f, size);
    for (int back = behind(f); is_hut(back); back = behind(back)) mark_run(back, size);
    for (int front = ahead(f); is_hut(front); front = ahead(front)) mark_run(front, size);
}

void State::place_hut() {
    build_hut(field);
    huts_left[seat]--;
    if (chip[field] == TWO) points[seat][BONUS] += 2;
    if (chip[field] != DRUID_CHIP) chip[field] = NO_CHIP;
    rune[district[field]] = seat + 1;
    after_construction();
}

void State::place_temple() {
    building[field] = TEMPLE + seat;
    temples_left[seat]--;
    after_construction();
}

void State::after_construction() {
    built = true;
    field = NOBODY;
    if (!walk()) end_turn();
}

// The druid

int State::next_hut(int f) const {
    for (int lap = 0; lap < fields; lap++) {
        f = ahead(f);
        if (is_hut(f)) return f;
    }
    return NOBODY;
}

bool State::walk() {
    if (druid < STEP_3) {
        druid++;
        return false;
    }
    const int hut = next_hut(druid);
    if (hut == NOBODY) return false;
    if (druid >= 0 && hut <= druid) score_runes();
    visit(hut);
    return true;
}

void State::visit(int hut) {
    druid = hut;
    field = hut;
    asked = owner(hut);
    phase = OFFERING;
}

bool State::go_on() {
    if (final) {
        if (druid == mark) return false;
        visit(next_hut(druid));
        return true;
    }
    const int f = ahead(druid);
    if (!is_hut(f)) return false;
    if (f == 0) score_runes();
    visit(f);
    return true;
}

void State::score_runes() {
    for (int i = 0; i < DISTRICTS; i++)
        if (rune[i] > 0) points[rune[i] - 1][INTERIM]++;
}

void State::apply_offer(int move) {
    if (move == OFFER_NOTHING) {
        if (marker(asked) > 0) points[asked][REFUSALS]++;
        after_offer();
    } else if (move == OFFER_CHIP) {
        chip[druid] = NO_CHIP;
        accept(true);
        after_offer();
    } else if (move == OFFER_BOTH) {
        begin_payment(FOR_BOTH, field, 1);
    } else {
        begin_offer_one(move - OFFER_ONE);
    }
}

void State::accept(bool both) { points[asked][OFFERINGS] += both ? run[druid + 1] : 1; }

void State::after_offer() {
    if (go_on()) return;
    field = NOBODY;
    if (final)
        phase = FINISH;
    else
        end_turn();
}

// Ends

void State::end_turn() {
    if (last_turns > 0) {
        if (--last_turns == 0) {
            begin_final_round();
            return;
        }
    } else if (huts_left[seat] == 0 && temples_left[seat] == 0) {
        last_turns = seats - 1;
    } else if (ends_at_once()) {
        begin_final_round();
        return;
    }
    seat = next_seat(seat);
    begin_turn();
}

bool State::ends_at_once() {
    if (built) {
        idle = 0;
        stale = 0;
    } else {
        idle++;
        stale = piles_empty() ? stale + 1 : 0;
    }
    return !anybody_can_place() || stale == seats || idle >= IDLE_LIMIT * seats;
}

bool State::anybody_can_place() const {
    int huts = 0, temples = 0;
    for (int p = 0; p < seats; p++) {
        huts += huts_left[p];
        temples += temples_left[p];
    }
    for (int f = 0; f < fields; f++)
        if (building[f] == UNBUILT && (huts > 0 || (temples > 0 && chip[f] == NO_CHIP)))
            return true;
    return false;
}

void State::begin_final_round() {
    if (!begin_circuit()) phase = FINISH;
}

bool State::begin_circuit() {
    final = true;
    const int hut = next_hut(std::max<int>(druid, STEP_3));
    if (hut == NOBODY) return false;
    mark = druid;
    if (druid < 0) {
        mark = fields - 1;
        while (!is_hut(mark)) mark--;
    }
    visit(hut);
    return true;
}

void State::apply(int move) {
    switch (phase) {
        case PLACING:
            place_worker(move - WORKER_TO);
            break;
        case TAKING:
            take(move == DECLINE ? NO_MATERIAL : move - TAKE);
            break;
        case RETURNING:
            return_chip(move - RETURN);
            break;
        case ACTING:
            apply_action(move);
            break;
        case SWAPPING:
            give_for_swap(move - GIVE);
            break;
        case PAYING:
            if (move == PAY) {
                pay();
            } else {
                due.replace(move - REPLACE);
                phase = GIVING;
            }
            break;
        case GIVING:
            give_for_replacement(move - GIVE);
            break;
        case OFFERING:
            apply_offer(move);
            break;
        case ROLLING:
            roll(move - ROLL);
            break;
        case LAYING:
            lay_chip(move - LAY);
            break;
        case TURNING:
            turn_chip(move - TURN_UP + 1);
            break;
        default:
            start_with(move - FIRST_SEAT);
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fprintf(stderr, "usage: meduris GAMES SEATS SEED\n");
        return 2;
    }
    const long games = std::atol(argv[1]);
    const int seats = std::atoi(argv[2]);
    const std::uint64_t seed = std::strtoull(argv[3], nullptr, 10);
    twin::answer<State, MOVES>(State(seats), games, seed, 150);
}
