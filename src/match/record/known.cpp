#include "match/record/known.hpp"

#include <memory>

namespace meadhall {

namespace {

/// In a game without secrets everybody sees the state itself.
bool hides_nothing(const Table& table) { return table.hash(Caller::spectator()) == table.hash(Caller::owner()); }

}  // namespace

Record known_record(Catalogue games, const Table& table, Caller caller) {
    Record record = table.record(Seeds::when_over);
    if (caller.is_owner() || table.standing().over || hides_nothing(table)) { return record; }
    const auto copy = replay_record(games, record);
    record.state.clear();  // what lies hidden at the end lay hidden at the beginning
    for (std::size_t i = 0; copy && i < record.plies.size(); ++i) {
        const auto at = [&](std::size_t ply) {
            return (*copy)->go_to(static_cast<int>(ply), Caller::owner()).has_value();
        };
        const bool is_own = at(i) && caller.is_seat() && (*copy)->to_act() == Actor::of(caller.seat());
        if (!is_own) { record.plies[i].text = "?"; }
        record.plies[i].hash = at(i + 1) ? (*copy)->hash(caller) : 0;
    }
    if (!copy) { record.plies.clear(); }
    return record;
}

}  // namespace meadhall
