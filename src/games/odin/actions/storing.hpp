// Private to games/odin: wood and stone stored in sheds and houses (O-9.10).
#pragma once

#include "games/odin/act.hpp"

namespace meadhall::odin {

/// Places for wood or stone in a building, and what is stored there (O-9.10).
struct Storage {
    int room = 0;
    int stored = 0;
};
[[nodiscard]] Storage storage(const Open& open, Seat seat, Resource resource, Place place);

void list_storing(const Look& look, Menu& menu);
[[nodiscard]] bool can_store_any(const Open& open, Seat seat);
[[nodiscard]] const Reason* obstacle_to_storing(const Open& open, Seat seat, Resource resource, Place place);
[[nodiscard]] const Reason* obstacle_to_storing(const Look& look, Resource resource, Place place);
void store(const Act& act, Resource resource, Place place);
void put_in_shed(const Act& act, Seat seat, Resource resource);

}  // namespace meadhall::odin
