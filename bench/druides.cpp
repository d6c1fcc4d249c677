// Druides once more, in plain C++: what the Python engine is measured against.
//
// The same rules, the same move numbers, the same lazy chance and the same generator as in
// src/dolmen, so that a seed plays the very same games. The same position and the same ways as
// well, so that what is compared is the language and not an idea that only one of the two had.
// Nobody listens to a playout, so it has no events, and nobody asks why, so no reasons.
//
//   druides GAMES SEATS SEED BY_CARDS      prints one line of JSON

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

constexpr int KINDS = 6, GEMS = 54, VALUES = 6, SEATS = 4, PLACES = 12, SLOTS = 6;
constexpr int CIRCLES = 30, CARD_CIRCLES = 5;
constexpr int DEALT_GEMS = 4, DEALT_SERVANTS = 3, HAND_LIMIT = 7;
constexpr int RITUAL_CARDS = 3, LAST_RITUAL = 11;
constexpr int NO_KIND = 6;

constexpr std::uint64_t ALL_GEMS = (std::uint64_t{1} << GEMS) - 1;
constexpr int ALL_SERVANTS = (1 << VALUES) - 1;

// The bits set in a byte, and the place of its k-th set bit: to draw from a set.
struct ByteTables {
    std::array<std::uint8_t, 256> ones{};
    std::array<std::array<std::uint8_t, 8>, 256> nth{};

    constexpr ByteTables() {
        for (unsigned byte = 0; byte < 256; byte++)
            for (unsigned bit = 0; bit < 8; bit++)
                if (byte >> bit & 1) nth[byte][ones[byte]++] = bit;
    }
};

constexpr ByteTables TABLES;
constexpr auto& ONES = TABLES.ones;
constexpr auto& NTH = TABLES.nth;

enum Move : std::int16_t {
    RITUAL_AT = 0,
    NO_RITUAL = 6,
    GEM_TO = 7,
    SERVANT_TO = 331,
    DISCARD_GEM = 367,
    KEEP = 421,
    DRAW_GEM = 422,
    DRAW_SERVANT = 423,
    STOP = 424,
    FIRST = 425,
    LAY_PLACE = 429,
    DEAL_GEM = 435,
    DEAL_SERVANT = 489,
    MOVES = 495,
};

// A position

enum GemAt : std::uint8_t {
    IN_HAND = 0,     // + seat
    AT_PLACE = 4,    // + 4 * slot + the seat that placed it
    DISCARDED = 28,  // + the seat that discarded it
    BY_RITUAL = 32,
    SPENT = 33,
    IN_DECK = 34,
};

enum ServantAt : std::uint8_t {
    AT_HOME = 0,
    WITH_OWNER = 1,
    AT_SLOT = 2,  // + slot
};

enum Phase : std::uint8_t {
    RITUAL,
    PLACING,
    SECOND,
    SECOND_GEM,
    DISCARDING,
    DRAWING,
    NEW_PLACE,
    GEM_DUE,
    SERVANT_DUE,
    LAY_PLACES,
    DEAL_GEMS,
    DEAL_SERVANTS,
    DRAW_FIRST,
    FINISH,
};

enum Ending : std::uint8_t { GOING_ON, BY_LAST_RITUAL, BY_COLUMN, BY_BLANK_TURNS };

constexpr int NOBODY = -1;

struct State {
    std::uint64_t deck = ALL_GEMS;  // a set of bits, one a gem
    std::int16_t base = 0;          // the score of the lowest circle
    Phase phase = LAY_PLACES;
    Ending ending = GOING_ON;
    std::int8_t seats, seat = 0, winner = NOBODY;
    std::uint8_t deck_size = GEMS, discard_size = 0, places_left = PLACES, rituals = 0, blanks = 0;
    std::uint8_t ripe = 0;  // a set of bits, one a slot where a ritual could be held
    bool by_cards, held_ritual = false, acted = false;
    std::uint8_t gem_at[GEMS];
    std::uint8_t servant_at[SEATS][VALUES] = {}, servant_order[SEATS][VALUES] = {};
    std::uint8_t held[SEATS][8] = {};  // the gems in hand, ascending
    std::uint8_t gems_held[SEATS] = {}, hand_size[SEATS] = {};
    std::uint8_t servants_held[SEATS] = {}, reserve[SEATS] = {};  // sets of bits, one a card
    std::uint8_t place[SLOTS], gem_pile[SLOTS] = {}, servant_row[SLOTS] = {};
    std::uint8_t place_deck[KINDS];
    std::uint8_t circle[SEATS] = {}, points[LAST_RITUAL][SEATS] = {}, finished[LAST_RITUAL] = {};

    State(int players, bool cards) : seats(static_cast<std::int8_t>(players)), by_cards(cards) {
        for (auto& mark : gem_at) mark = IN_DECK;
        for (auto& kind : place) kind = NO_KIND;
        for (auto& count : place_deck) count = 2;
        for (int p = 0; p < players; p++) reserve[p] = ALL_SERVANTS;
    }

    int score(int p) const { return base + circle[p]; }

    int actor() const;
    int fill(std::int16_t* out) const;
    int draw(Rng& rng) const;
    void apply(int move);

private:
    bool lies_at(int gem, int slot) const;
    bool may_draw() const;
    int fill_gems(std::int16_t* out) const;
    int fill_servants(std::int16_t* out, int count) const;
    int fill_card(int first, std::int16_t* out, int count) const;
    void ripen(int slot);
    void take_gem(int gem);
    void give_gem(int gem, int mark);
    bool next_dealt();
    void set_up(int move);
    void proceed(Phase step);
    void end_turn();
    void end(Ending how);
    void place_gem(int gem, int slot);
    void place_servant(int card, int slot);
    void discard(int gem);
    void shuffle_discards();
    void deal_gem(int gem);
    void deal_servant(int card);
    void lay_place(int kind);
    bool bottom_card_taken(int mover) const;
    void climb(int p, int amulets);
    int show_gems(int slot);
    void serve(int slot, int amulets);
    void clear_place(int slot);
    void hold_ritual(int slot);
};

// What may be done

int State::actor() const {
    if (phase <= DRAWING) return seat;
    return phase == FINISH ? OVER : CHANCE;
}

bool State::lies_at(int gem, int slot) const {
    return gem_at[gem] >> 2 == AT_PLACE / 4 + slot;
}

bool State::may_draw() const {
    return hand_size[seat] < HAND_LIMIT && (deck_size > 0 || discard_size > 0 || reserve[seat] > 0);
}

int State::fill_gems(std::int16_t* out) const {
    int count = 0;
    for (int i = 0; i < gems_held[seat]; i++)
        count = fill_card(GEM_TO + SLOTS * held[seat][i], out, count);
    return count;
}

int State::fill_servants(std::int16_t* out, int count) const {
    const int cards = servants_held[seat];
    for (int i = 0; i < ONES[cards]; i++)
        count = fill_card(SERVANT_TO + SLOTS * NTH[cards][i], out, count);
    return count;
}

int State::fill_card(int first, std::int16_t* out, int count) const {
    if (rituals <= PLACES - SLOTS) {
        for (int slot = 0; slot < SLOTS; slot++) out[count++] = first + slot;
        return count;
    }
    for (int slot = 0; slot < SLOTS; slot++)
        if (place[slot] != NO_KIND) out[count++] = first + slot;
    return count;
}

int State::fill(std::int16_t* out) const {
    int count = 0;
    switch (phase) {
        case RITUAL:
            for (; count < ONES[ripe]; count++) out[count] = RITUAL_AT + NTH[ripe][count];
            if (hand_size[seat] > 0) out[count++] = NO_RITUAL;
            return count;
        case PLACING:
        case SECOND:
            return fill_servants(out, fill_gems(out));
        case SECOND_GEM:
            return fill_gems(out);
        case DISCARDING:
            for (int i = 0; i < gems_held[seat]; i++) out[count++] = DISCARD_GEM + held[seat][i];
            out[count++] = KEEP;
            return count;
        case DRAWING:
            if (deck_size > 0 || discard_size > 0) out[count++] = DRAW_GEM;
            if (reserve[seat] > 0) out[count++] = DRAW_SERVANT;
            out[count++] = STOP;
            return count;
        default:
            return 0;
    }
}

// Chance

int State::draw(Rng& rng) const {
    switch (phase) {
        case GEM_DUE:
        case DEAL_GEMS: {
            int k = rng.below(deck_size), first = 0, byte = deck & 255;
            while (k >= ONES[byte]) {
                k -= ONES[byte];
                first += 8;
                byte = deck >> first & 255;
            }
            return DEAL_GEM + first + NTH[byte][k];
        }
        case SERVANT_DUE:
        case DEAL_SERVANTS: {
            const int home = reserve[seat];
            return DEAL_SERVANT + NTH[home][rng.below(ONES[home])];
        }
        case NEW_PLACE:
        case LAY_PLACES: {
            int k = rng.below(places_left), kind = 0;
            while (k >= place_deck[kind]) k -= place_deck[kind++];
            return LAY_PLACE + kind;
        }
        default:
            return FIRST + rng.below(seats);
    }
}

// What a move does

void State::take_gem(int gem) {
    auto& hand = held[seat];
    int i = gems_held[seat]++;
    for (; i > 0 && hand[i - 1] > gem; i--) hand[i] = hand[i - 1];
    hand[i] = gem;
    hand_size[seat]++;
    gem_at[gem] = IN_HAND + seat;
}

void State::give_gem(int gem, int mark) {
    auto& hand = held[seat];
    const int last = --gems_held[seat];
    int i = 0;
    while (hand[i] != gem) i++;
    for (; i < last; i++) hand[i] = hand[i + 1];
    hand[last] = 0;
    hand_size[seat]--;
    gem_at[gem] = mark;
}

bool State::next_dealt() {
    if (++seat < seats) return false;
    seat = 0;
    return true;
}

void State::set_up(int move) {
    switch (phase) {
        case LAY_PLACES:
            lay_place(move - LAY_PLACE);
            if (places_left == SLOTS) phase = DEAL_GEMS;
            break;
        case DEAL_GEMS:
            deal_gem(move - DEAL_GEM);
            if (gems_held[seat] == DEALT_GEMS && next_dealt()) phase = DEAL_SERVANTS;
            break;
        case DEAL_SERVANTS:
            deal_servant(move - DEAL_SERVANT);
            if (ONES[servants_held[seat]] == DEALT_SERVANTS && next_dealt()) phase = DRAW_FIRST;
            break;
        default:
            seat = move - FIRST;
            acted = false;
            proceed(RITUAL);
    }
}

void State::proceed(Phase step) {
    if (step == RITUAL) {
        if (ripe) {
            phase = RITUAL;
            return;
        }
        step = PLACING;
    }
    if (step == PLACING) {
        if (hand_size[seat] > 0) {
            phase = PLACING;
            return;
        }
        step = DISCARDING;
    }
    if (step == DISCARDING && gems_held[seat] > 0)
        phase = DISCARDING;
    else if (may_draw())
        phase = DRAWING;
    else
        end_turn();
}

void State::end_turn() {
    if (acted) {
        blanks = 0;
    } else if (++blanks == seats) {
        end(BY_BLANK_TURNS);
        return;
    }
    if (++seat == seats) seat = 0;
    held_ritual = false;
    acted = false;
    proceed(RITUAL);
}

void State::end(Ending how) {
    ending = how;
    phase = FINISH;
}

void State::ripen(int slot) {
    if (servant_row[slot] > 0 && servant_row[slot] + gem_pile[slot] >= RITUAL_CARDS)
        ripe |= 1 << slot;
}

void State::place_gem(int gem, int slot) {
    give_gem(gem, AT_PLACE + 4 * slot + seat);
    gem_pile[slot]++;
    ripen(slot);
    acted = true;
    if (phase == PLACING && hand_size[seat] > 0)
        phase = SECOND;
    else
        proceed(DISCARDING);
}

void State::place_servant(int card, int slot) {
    servant_at[seat][card] = AT_SLOT + slot;
    servant_order[seat][card] = servant_row[slot]++;
    servants_held[seat] ^= 1 << card;
    hand_size[seat]--;
    ripen(slot);
    acted = true;
    if (phase == PLACING && gems_held[seat] > 0)
        phase = SECOND_GEM;
    else
        proceed(DISCARDING);
}

void State::discard(int gem) {
    give_gem(gem, DISCARDED + seat);
    discard_size++;
}

void State::shuffle_discards() {
    for (int gem = 0; gem < GEMS; gem++) {
        if (gem_at[gem] >= DISCARDED && gem_at[gem] <= BY_RITUAL) {
            gem_at[gem] = IN_DECK;
            deck |= std::uint64_t{1} << gem;
        }
    }
    deck_size = discard_size;
    discard_size = 0;
}

void State::deal_gem(int gem) {
    take_gem(gem);
    deck ^= std::uint64_t{1} << gem;
    deck_size--;
    acted = true;
}

void State::deal_servant(int card) {
    servant_at[seat][card] = WITH_OWNER;
    servants_held[seat] ^= 1 << card;
    reserve[seat] ^= 1 << card;
    hand_size[seat]++;
    acted = true;
}

void State::lay_place(int kind) {
    int slot = 0;
    while (place[slot] != NO_KIND) slot++;
    place[slot] = kind;
    place_deck[kind]--;
    places_left--;
}

// A ritual

bool State::bottom_card_taken(int mover) const {
    for (int p = 0; p < seats; p++)
        if (p != mover && circle[p] < CARD_CIRCLES) return true;
    return false;
}

void State::climb(int p, int amulets) {
    int left = amulets;
    while (left > 0) {
        const int room = CIRCLES - 1 - circle[p];
        if (left <= room) {
            circle[p] += left;
            left = 0;
        } else {
            circle[p] = CIRCLES - 1;
            left -= room;
            if (bottom_card_taken(p)) {
                winner = p;
                break;
            }
            for (int q = 0; q < seats; q++) circle[q] -= CARD_CIRCLES;
            base += CARD_CIRCLES;
        }
    }
    points[rituals][p] += amulets - left;
}

int State::show_gems(int slot) {
    int amulets = 0;
    int unseen = gem_pile[slot];
    for (int gem = 0; unseen > 0; gem++) {
        if (!lies_at(gem, slot)) continue;
        unseen--;
        if (gem / 9 == place[slot]) {
            amulets += by_cards ? 1 : gem % 9 + 1;
        } else {
            gem_at[gem] = BY_RITUAL;
            gem_pile[slot]--;
            discard_size++;
        }
    }
    return amulets;
}

void State::serve(int slot, int amulets) {
    int waiting = servant_row[slot];
    for (int card = 0; card < VALUES; card++) {
        int owner = seat;
        for (int i = 0; i < seats; i++) {
            if (servant_at[owner][card] == AT_SLOT + slot) {
                waiting--;
                int take = amulets;
                if (waiting > 0 && take > card + 1) take = card + 1;
                amulets -= take;
                climb(owner, take);
                if (winner != NOBODY || waiting == 0) return;
            }
            if (++owner == seats) owner = 0;
        }
    }
}

void State::clear_place(int slot) {
    if (gem_pile[slot] > 0) {
        const int first = 9 * place[slot];
        for (int gem = first; gem < first + 9; gem++)
            if (lies_at(gem, slot)) gem_at[gem] = SPENT;
    }
    int left = servant_row[slot];
    for (int p = 0; left > 0; p++) {
        for (int card = 0; card < VALUES; card++) {
            if (servant_at[p][card] == AT_SLOT + slot) {
                servant_at[p][card] = AT_HOME;
                servant_order[p][card] = 0;
                reserve[p] ^= 1 << card;
                left--;
            }
        }
    }
    gem_pile[slot] = 0;
    servant_row[slot] = 0;
    finished[rituals] = place[slot];
    place[slot] = NO_KIND;
}

void State::hold_ritual(int slot) {
    held_ritual = true;
    acted = true;
    ripe ^= 1 << slot;
    serve(slot, show_gems(slot));
    if (winner != NOBODY) {
        ripen(slot);
        end(BY_COLUMN);
        return;
    }
    clear_place(slot);
    if (++rituals == LAST_RITUAL)
        end(BY_LAST_RITUAL);
    else if (places_left > 0)
        phase = NEW_PLACE;
    else
        proceed(PLACING);
}

void State::apply(int move) {
    switch (phase) {
        case RITUAL:
            if (move == NO_RITUAL)
                proceed(PLACING);
            else
                hold_ritual(move - RITUAL_AT);
            break;
        case PLACING:
        case SECOND:
        case SECOND_GEM:
            if (move < SERVANT_TO)
                place_gem((move - GEM_TO) / SLOTS, (move - GEM_TO) % SLOTS);
            else
                place_servant((move - SERVANT_TO) / SLOTS, (move - SERVANT_TO) % SLOTS);
            break;
        case DISCARDING:
            if (move != KEEP) discard(move - DISCARD_GEM);
            proceed(DRAWING);
            break;
        case DRAWING:
            if (move == DRAW_GEM) {
                if (deck_size == 0) shuffle_discards();
                phase = GEM_DUE;
            } else if (move == DRAW_SERVANT) {
                phase = SERVANT_DUE;
            } else {
                end_turn();
            }
            break;
        case NEW_PLACE:
            lay_place(move - LAY_PLACE);
            proceed(PLACING);
            break;
        case GEM_DUE:
            deal_gem(move - DEAL_GEM);
            proceed(DRAWING);
            break;
        case SERVANT_DUE:
            deal_servant(move - DEAL_SERVANT);
            proceed(DRAWING);
            break;
        default:
            set_up(move);
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 5) {
        std::fprintf(stderr, "usage: druides GAMES SEATS SEED BY_CARDS\n");
        return 2;
    }
    const long games = std::atol(argv[1]);
    const int seats = std::atoi(argv[2]);
    const std::uint64_t seed = std::strtoull(argv[3], nullptr, 10);
    const bool by_cards = std::atoi(argv[4]) != 0;
    twin::answer<State, MOVES>(State(seats, by_cards), games, seed, 70);
}
