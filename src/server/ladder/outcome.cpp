#include "server/ladder/outcome.hpp"

#include "match/json/read.hpp"
#include "match/json/write.hpp"

namespace meadhall::server {

namespace {

/// Winners first, then by points; in a drawn game all are equal. Whoever gave up comes last, and all others are equal:
/// nobody knows how it would have ended.
int rank_of(const Sitting& sitting, const Standing& standing, Seat seat) {
    if (sitting.forfeit()) { return sitting.forfeit()->seat == seat ? 2 : 1; }
    if (standing.winners.empty() || standing.winners.contains(seat)) { return 1; }
    int rank = standing.winners.size() + 1;
    for (int i = 0; i < sitting.setup().seats; ++i) {
        const Seat other = meadhall::seat(i);
        const bool is_better = standing.scores[other.number] > standing.scores[seat.number];
        rank += is_better && !standing.winners.contains(other) ? 1 : 0;
    }
    return rank;
}

}  // namespace

Outcome outcome_of(const Sitting& sitting) {
    const Standing standing = sitting.table().standing();
    Outcome outcome{.plies = sitting.table().ply(), .forfeited = sitting.forfeit().has_value(), .sides = {}};
    for (int i = 0; i < sitting.setup().seats; ++i) {
        const Seat seat = meadhall::seat(i);
        const Chair& chair = sitting.chairs()[seat.number];
        outcome.sides.push_back({.guest = chair.guest.empty() ? std::nullopt : std::optional{chair.guest},
                                 .rated = !chair.guest.empty() && chair.owner.empty(),
                                 .rank = rank_of(sitting, standing, seat),
                                 .score = standing.scores[seat.number]});
    }
    return outcome;
}

std::string text_of(const Outcome& outcome) { return json_of(no_game, outcome); }

std::optional<Outcome> outcome_in(std::string_view text) {
    const auto json = parse_json(text);
    if (!json) { return std::nullopt; }
    Outcome outcome;
    JsonReader<NoGame> reader{no_game, "outcome"};
    return reader.read(*json, outcome) ? std::optional{std::move(outcome)} : std::nullopt;
}

}  // namespace meadhall::server
