// What all twins share: the generator, the playing of random games, the clock and the answer.

#pragma once

#include <bit>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <ctime>

namespace twin {

// The generator: xoshiro128++

inline std::uint32_t scramble(std::uint32_t x) {
    x ^= x >> 16;
    x *= 0x7FEB352Du;
    x ^= x >> 15;
    x *= 0x846CA68Bu;
    x ^= x >> 16;
    return x;
}

class Rng {
public:
    explicit Rng(std::uint64_t seed) {
        a_ = scramble(static_cast<std::uint32_t>(seed) ^ 0x9E3779B9u);
        b_ = scramble(a_ ^ static_cast<std::uint32_t>(seed >> 32));
        c_ = scramble(b_);
        d_ = scramble(c_) | 1;
    }

    std::uint32_t word() {
        const std::uint32_t result = std::rotl(a_ + d_, 7) + a_;
        const std::uint32_t shifted = b_ << 9;
        c_ ^= a_;
        d_ ^= b_;
        b_ ^= c_;
        a_ ^= d_;
        c_ ^= shifted;
        d_ = std::rotl(d_, 11);
        return result;
    }

    // A number from 0 to n - 1, each exactly as likely.
    int below(int n) {
        const auto range = static_cast<std::uint32_t>(n);
        std::uint64_t product = static_cast<std::uint64_t>(word()) * range;
        if (static_cast<std::uint32_t>(product) < range) {
            const std::uint32_t reject = -range % range;
            while (static_cast<std::uint32_t>(product) < reject)
                product = static_cast<std::uint64_t>(word()) * range;
        }
        return static_cast<int>(product >> 32);
    }

private:
    std::uint32_t a_, b_, c_, d_;
};

// The drivers

constexpr int CHANCE = -1, OVER = -2;

// Plays uniformly to the end, or until so many decisions were made; gives their number.
template <typename State>
std::int64_t playout(State& s, Rng& rng, std::int16_t* out, std::int64_t limit = INT64_MAX) {
    std::int64_t moves = 0;
    while (moves < limit) {
        const int actor = s.actor();
        if (actor >= 0) {
            s.apply(out[rng.below(s.fill(out))]);
            moves++;
        } else if (actor == CHANCE) {
            s.apply(s.draw(rng));
        } else {
            break;
        }
    }
    return moves;
}

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// Nanoseconds to copy a position after so many decisions, about the middle of a game.
template <typename State, int MOVES>
double time_clone(const State& opening, std::uint64_t seed, int decisions) {
    constexpr int COPIES = 1'000'000;
    Rng rng(seed);
    std::int16_t out[MOVES];
    State s = opening;
    playout(s, rng, out, decisions);
    const auto start = Clock::now();
    for (int i = 0; i < COPIES; i++) {
        State copy = s;
        asm volatile("" : : "g"(&copy) : "memory");
    }
    return seconds_since(start) / COPIES * 1e9;
}

// Plays random games from an opening and prints one line of JSON.
template <typename State, int MOVES>
void answer(const State& opening, long games, std::uint64_t seed, int halfway) {
    const auto start = Clock::now();
    const std::clock_t cpu_start = std::clock();
    Rng rng(seed);
    std::int16_t out[MOVES];
    std::int64_t moves = 0, check = 0;
    for (long i = 0; i < games; i++) {
        State s = opening;
        moves += playout(s, rng, out);
        for (int p = 0; p < s.seats; p++) check = (check * 31 + s.score(p)) % 1000003;
    }
    const double cpu_seconds = static_cast<double>(std::clock() - cpu_start) / CLOCKS_PER_SEC;
    const double seconds = seconds_since(start);

    std::printf("{\"games\": %ld, \"seats\": %d, \"moves\": %lld, \"checksum\": %lld, "
                "\"seconds\": %.6f, \"cpu_seconds\": %.6f, \"clone_ns\": %.1f, \"bytes\": %zu}\n",
                games, opening.seats, static_cast<long long>(moves), static_cast<long long>(check),
                seconds, cpu_seconds, time_clone<State, MOVES>(opening, seed, halfway),
                sizeof(State));
}

}  // namespace twin
