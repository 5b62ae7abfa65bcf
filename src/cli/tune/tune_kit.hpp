// What is ordered of a tuning, and what comes of it.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "match/table.hpp"

namespace meadhall::cli {

struct TuneOrder {
    std::string opinion{};       // the first of the game, if empty
    std::string bot = "farmer";  // who plays
    std::string seed{};
    int games = 400;
    int openings = 12;   // up to so many decisions are made at random first, so that games differ
    int positions = 24;  // looked at in each game
};

struct TunedWeight {
    std::string name;
    double before = 0;
    double after = 0;
};

/// How good the weights were before and are now: in the mean surprise about results, in bits (never to know anything is
/// worth 1 with two sides), or in points. Some games are kept aside, and only those tell whether something was learnt
/// or merely remembered.
struct TuneReport {
    std::string opinion;
    std::vector<TunedWeight> weights;
    std::string measure = "surprise";
    std::string unit = "bits";
    std::size_t positions = 0;
    std::size_t kept_aside = 0;
    double before = 0;
    double after = 0;
    double aside_before = 0;
    double aside_after = 0;
};

using TuneProgress = std::function<void(const std::string& doing, int done, int all)>;

/// An opinion that has weights, and how they are tuned.
struct Tunable {
    std::string_view name;
    TuneReport (*tune)(const Table&, const TuneOrder&, const TuneProgress&);
};
struct TuneKit {
    std::vector<Tunable> opinions;
};

}  // namespace meadhall::cli
