#include "games/walhalla/shown/gauges.hpp"

#include <algorithm>
#include <functional>

#include "games/walhalla/chapters.hpp"

namespace meadhall::walhalla {
namespace {

std::vector<Strength> standing_on(std::size_t tongue, const Census& census) {
    std::vector<Strength> standing;
    for (const Colour colour : all_colours) {
        const int strength = census.strength(tongue, colour);
        if (strength > 0) { standing.push_back({colour, strength}); }
    }
    std::ranges::stable_sort(standing, std::ranges::greater{}, &Strength::strength);
    return standing;
}

int next_berth(const Game& game, const Open& open, int fjord) {
    if (!has_free_berth(game, open, fjord)) { return 0; }
    return static_cast<int>(open.fjords[static_cast<std::size_t>(fjord)].size()) + 1;
}

/// Where a tongue is shorter, and beyond the outer ones, there is none (WH-2.3).
std::vector<Shore> shores_at(const Game& game, int fjord, int row) {
    std::vector<Shore> shores;
    for (const Side side : {Side::left, Side::right}) {
        const int tongue = tongue_beside(fjord, side);
        if (!is_tongue(tongue) || row >= game.rows(tongue)) { continue; }
        shores.push_back({side, byte(tongue + 1), byte(row + 1)});
    }
    return shores;
}

Fjord fjord_of(const Game& game, int number) {
    Fjord fjord;
    for (const Side side : {Side::left, Side::right}) {
        const int tongue = tongue_beside(number, side);
        if (is_tongue(tongue)) { fjord.tongues.push_back(byte(tongue + 1)); }
    }
    for (int berth = 0; berth < game.berths(number); ++berth) {
        auto& seats = fjord.berths.emplace_back();
        for (int place = 0; place < ship_seats; ++place) {
            seats.push_back(shores_at(game, number, row_beside(berth, place)));
        }
    }
    return fjord;
}

}  // namespace

Gauges Game::gauges(const View& seen) const {
    const Census census{seen};
    Gauges gauges;
    for (std::size_t tongue = 0; tongue < tongue_count; ++tongue) {
        gauges.tongues.push_back(standing_on(tongue, census));
    }
    for (int i = 0; i < seats_; ++i) { gauges.scores.push_back(seen.players[seat(i).number].points.sum()); }
    for (int fjord = 0; fjord < fjord_count; ++fjord) { gauges.berths.push_back(next_berth(*this, seen, fjord)); }
    return gauges;
}

Scene Game::scene() const {
    Scene scene;
    for (int fjord = 0; fjord < fjord_count; ++fjord) { scene.fjords.push_back(fjord_of(*this, fjord)); }
    return scene;
}

}  // namespace meadhall::walhalla
