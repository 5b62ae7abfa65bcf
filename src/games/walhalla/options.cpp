// From options to rulings (WH-12).
#include "games/walhalla/options.hpp"

namespace meadhall::walhalla {

Rulings rulings_of(Profile profile) {
    Rulings rulings;
    if (profile == Profile::german_pdf) {
        // The German booklet gives five points for the second place, knows no sale of cards, and read strictly
        // needs a hero in Walhalla for the shield too. On the other four points its text and example fit ours.
        rulings.final_walhalla_second = 5;
        rulings.sell_cards = false;
        rulings.shield_without_walhalla = false;
    }
    return rulings;
}

Rulings rulings_of(const Options& options) {
    Rulings rulings = rulings_of(options.profile);
    const auto overrule = [](auto& ruling, const auto& given) {
        if (given) { ruling = *given; }
    };
    overrule(rulings.final_walhalla_second, options.final_walhalla_second);
    overrule(rulings.sell_cards, options.sell_cards);
    overrule(rulings.shield_without_walhalla, options.shield_without_walhalla);
    overrule(rulings.attacker_triggers_field, options.attacker_triggers_field);
    overrule(rulings.landing_side_chooser, options.landing_side_chooser);
    overrule(rulings.walhalla_card_timing, options.walhalla_card_timing);
    overrule(rulings.walhalla_card_counts_finally, options.walhalla_card_counts_finally);
    rulings.boarding_order = options.boarding_order;
    rulings.empty_ship_sails = options.empty_ship_sails;
    rulings.shield_loser_to = options.shield_loser_to;
    rulings.tongue_card_needs_presence = options.tongue_card_needs_presence;
    rulings.zero_strength_scores = options.zero_strength_scores;
    rulings.sell_floor = options.sell_floor;
    rulings.final_tie_break = options.final_tie_break;
    rulings.first_walhalla_from = options.first_walhalla_from;
    return rulings;
}

}  // namespace meadhall::walhalla
