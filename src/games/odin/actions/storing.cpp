// Wood and stone stored in sheds and houses (O-9.10).
#include "games/odin/actions/storing.hpp"

namespace meadhall::odin {

Storage storage(const Open& open, Seat seat, Resource resource, Place place) {
    const bool is_wood = resource == Resource::wood;
    if (place.is_sheds()) {
        const Player& owner = open.players[seat.number];
        const int each = is_wood ? row_of(Building::shed).wood_places : row_of(Building::shed).stone_places;
        return {owner.sheds * each, is_wood ? owner.shed_wood : owner.shed_stone};
    }
    if (!place.is_house()) { return {}; }
    const Homestead& house = open.houses[place.house_index()];
    const BuildingRow& row = row_of(kind_of_house(static_cast<int>(place.house_index())));
    return is_wood ? Storage{row.wood_places, house.wood} : Storage{row.stone_places, house.stone};
}

namespace {

std::uint8_t& stored(const Act& act, Seat seat, Resource resource, Place place) {
    const bool is_wood = resource == Resource::wood;
    if (place.is_sheds()) { return is_wood ? player(act, seat).shed_wood : player(act, seat).shed_stone; }
    Homestead& house = act.state.houses[place.house_index()];
    return is_wood ? house.wood : house.stone;
}

}  // namespace

const Reason* obstacle_to_storing(const Open& open, Seat seat, Resource resource, Place place) {
    if (resource != Resource::wood && resource != Resource::stone) { return &reasons::slot; }
    if (!Game::owns(open, seat, place)) { return &reasons::not_yours; }
    const Storage here = storage(open, seat, resource, place);
    if (here.stored >= here.room) { return &reasons::slot; }
    return open.players[seat.number].has(resource) > 0 ? nullptr : &reasons::not_in_supply;
}

namespace {

bool can_store(const Open& open, Seat seat, Resource resource, Place place) {
    return obstacle_to_storing(open, seat, resource, place) == nullptr;
}

}  // namespace

void list_storing(const Look& look, Menu& menu) {
    for (const Resource resource : {Resource::wood, Resource::stone}) {
        if (look.player().has(resource) == 0) { continue; }
        for (int number = Place::house(0).number; number < place_count; ++number) {
            const Place place{byte(number)};
            if (can_store(look.state, look.seat(), resource, place)) { menu.push_back(verb::Store{resource, place}); }
        }
    }
}

bool can_store_any(const Open& open, Seat seat) {
    for (const Resource resource : {Resource::wood, Resource::stone}) {
        if (open.players[seat.number].has(resource) == 0) { continue; }
        for (int number = Place::house(0).number; number < place_count; ++number) {
            if (can_store(open, seat, resource, Place{byte(number)})) { return true; }
        }
    }
    return false;
}

const Reason* obstacle_to_storing(const Look& look, Resource resource, Place place) {
    return obstacle_to_storing(look.state, look.seat(), resource, place);
}

void store(const Act& act, Resource resource, Place place) {
    const Seat seat = top(act).seat;
    ++stored(act, seat, resource, place);
    --player(act, seat).supply[Item{resource}.number];
    act.scribe.note(Stores{seat, resource, place});
}

void put_in_shed(const Act& act, Seat seat, Resource resource) {
    ++stored(act, seat, resource, Place::sheds());
    --player(act, seat).supply[Item{resource}.number];
    act.scribe.note(Stores{seat, resource, Place::sheds()});
}

}  // namespace meadhall::odin
