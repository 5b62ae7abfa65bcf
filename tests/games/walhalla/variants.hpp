// Every ruling once the other way, every length of tongue, other components: the option sets that tests go through.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "games/walhalla/options.hpp"

namespace meadhall::walhalla {

struct Variant {
    std::string name;  // also that of a file
    Options options;
};

[[nodiscard]] inline std::vector<Variant> variants() {
    const auto with = [](std::string name, auto change) {
        Variant variant{std::move(name), {}};
        change(variant.options);
        return variant;
    };
    return {
        with("german-pdf", [](Options& o) { o.profile = Profile::german_pdf; }),
        with("final-walhalla-second-5", [](Options& o) { o.final_walhalla_second = 5; }),
        with("sell-cards-false", [](Options& o) { o.sell_cards = false; }),
        with("shield-without-walhalla-false", [](Options& o) { o.shield_without_walhalla = false; }),
        with("attacker-triggers-field-false", [](Options& o) { o.attacker_triggers_field = false; }),
        with("landing-side-chooser-active-player",
             [](Options& o) { o.landing_side_chooser = LandingSideChooser::active_player; }),
        with("walhalla-card-at-resupply", [](Options& o) { o.walhalla_card_timing = WalhallaCardTiming::at_resupply; }),
        with("walhalla-card-not-finally", [](Options& o) { o.walhalla_card_counts_finally = false; }),
        with("walhalla-card-at-resupply-not-finally",
             [](Options& o) {
                 o.walhalla_card_timing = WalhallaCardTiming::at_resupply;
                 o.walhalla_card_counts_finally = false;
             }),
        with("passenger-first", [](Options& o) { o.boarding_order = BoardingOrder::passenger_first; }),
        with("empty-ship-stays", [](Options& o) { o.empty_ship_sails = false; }),
        with("shield-loser-to-midgard", [](Options& o) { o.shield_loser_to = ShieldLoserTo::midgard; }),
        with("tongue-card-needs-presence", [](Options& o) { o.tongue_card_needs_presence = true; }),
        with("zero-strength-scores", [](Options& o) { o.zero_strength_scores = true; }),
        with("sell-floor-negative", [](Options& o) { o.sell_floor = SellFloor::negative_allowed; }),
        with("tie-break-most-in-walhalla", [](Options& o) { o.final_tie_break = FinalTieBreak::most_in_walhalla; }),
        with("tie-break-most-fields", [](Options& o) { o.final_tie_break = FinalTieBreak::most_fields; }),
        with("first-walhalla-from-midgard", [](Options& o) { o.first_walhalla_from = FirstWalhallaFrom::midgard; }),
        with("tongues-5-6-7", [](Options& o) { o.tongue_lengths = {5, 6, 7}; }),
        with("tongues-8-5-5", [](Options& o) { o.tongue_lengths = {8, 5, 5}; }),
        with("tongues-5-8-5", [](Options& o) { o.tongue_lengths = {5, 8, 5}; }),
        with("unused-colour-red", [](Options& o) { o.unused_colour = Colour::red; }),
        // So many cards that the draw pile is renewed several times.
        with("cult-sites-everywhere",
             [](Options& o) {
                 o.components.tiles = std::vector<std::string>(18, "CC");
                 o.sell_floor = SellFloor::negative_allowed;
             }),
        with("other-ships-and-tongue-cards",
             [](Options& o) {
                 o.components.ships = std::vector<std::string>{"nRn", "nRn", "nRn", "Bnn", "Bnn", "nnB",
                                                               "Ynn", "nYn", "nnY", "nnK", "nnK", "nnK"};
                 o.components.tongue_cards = {3, 0, 0};
             }),
    };
}

}  // namespace meadhall::walhalla
