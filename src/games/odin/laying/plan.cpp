#include "games/odin/laying/plan.hpp"

#include <algorithm>

namespace meadhall::odin {

bool put_in_legal_order(Plan& plan, Face face, const Cover& cover) {
    Cover laid = cover;
    // What is legal stays legal: other pieces of the plan do not overlap it, and covering cells only closes gaps. So
    // any piece that can go first may go first.
    for (auto next = plan.begin(); next != plan.end(); ++next) {
        const auto legal = [&](const Laying& laying) { return !why_not(laying.item, face, laid, laying.placement); };
        const auto found = std::find_if(next, plan.end(), legal);
        if (found == plan.end()) { return false; }
        std::iter_swap(next, found);
        lay(laid, next->item, face, next->placement);
    }
    return true;
}

}  // namespace meadhall::odin
