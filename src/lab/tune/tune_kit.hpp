// What is ordered of a tuning, and what comes of it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/statistics.hpp"
#include "match/table.hpp"

namespace meadhall::lab {

struct TuneOrder {
    std::string opinion{};       // the first of the game, if empty
    std::string bot = "farmer";  // who plays
    int playouts = 0;            // that it may think; as usual for it, if 0
    std::string seed{};
    int games = 400;
    int openings = 12;        // up to so many decisions are made at random first, so that games differ
    int positions = 24;       // looked at in each game
    int match = 0;            // games between the new weights and the old ones
    std::string match_bot{};  // who plays them; `bot`, if empty
    int match_playouts = 0;   // as `playouts`
};

struct TunedWeight {
    std::string name;
    double before = 0;
    double after = 0;
};

/// How the new weights did against the old ones: one side with the new among others with the old.
struct TuneMatch {
    int games = 0;
    double fair = 0;   // the share of the win between equals
    Estimate share{};  // of the new ones
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
    std::optional<TuneMatch> match{};
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

}  // namespace meadhall::lab
