#include "match/protocol/describe.hpp"

#include <algorithm>

#include "match/json/read.hpp"

namespace meadhall {

bool MoveFilter::read(std::string_view json) {
    wanted_.clear();
    if (json.empty()) { return true; }
    const auto parsed = parse_json(json);
    if (!parsed || !parsed->is_object()) { return false; }
    for (const auto& [name, value] : parsed->items()) { wanted_.push_back({name, value.dump()}); }
    return true;
}

const MoveFilter::Wanted* MoveFilter::find(std::string_view name) const {
    const auto found = std::ranges::find(wanted_, name, &Wanted::name);
    return found == wanted_.end() ? nullptr : &*found;
}

}  // namespace meadhall
