#include "games/odin/support/question_forms.hpp"

#include <cstddef>
#include <cstdint>

namespace meadhall::odin::testing {

std::vector<FrameKind> rare_forms() {
    std::vector<FrameKind> forms = {ask::Column4{CardTime::before_action},
                                    ask::Column4{CardTime::after_action},
                                    ask::Mountain{.allowance = 1, .used_strips = {StripNumber{0}}},
                                    ask::Mountain{.allowance = 2, .used_strips = {StripNumber{0}}},
                                    ask::SpecialSale{.tiles_left = 1},
                                    ask::SpecialSale{.tiles_left = 2},
                                    ask::Boats{1},
                                    ask::Boats{3},
                                    ask::Occupations{1},
                                    ask::Occupations{4},
                                    ask::Recall{1},
                                    ask::Recall{2},
                                    ask::Visit{Visit::occupied_in_column_2},
                                    ask::Visit{Visit::beside_own_in_column_1},
                                    ask::Flip{.left = 1},
                                    ask::Flip{.left = 2},
                                    ask::OreLaying{2},
                                    ask::FishLaying{2},
                                    ask::WeaponMix{.item = Good::silk, .weapons = 1},
                                    ask::WeaponMix{.item = Good::silk, .weapons = 3},
                                    ask::SecondLoot{.action = DiceAction::raiding, .rolls = 1, .result = 3}};
    for (std::size_t when = 0; when < names(Window{}).size(); ++when) {
        forms.emplace_back(ask::Window{static_cast<Window>(when)});
    }
    for (std::size_t rise = 0; rise < names(Rise{}).size(); ++rise) {
        for (const std::uint8_t left : {std::uint8_t{1}, std::uint8_t{2}}) {
            forms.emplace_back(ask::Upgrade{.goods_left = left, .rise = static_cast<Rise>(rise)});
        }
    }
    return forms;
}

}  // namespace meadhall::odin::testing
