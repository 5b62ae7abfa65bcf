// What lies in the box, written down for those who draw it.
#include "games/odin/shown/scene.hpp"

#include <algorithm>
#include <cstddef>

#include "games/odin/actions/under_way.hpp"
#include "games/odin/cards/book.hpp"
#include "games/odin/cards/sentences.hpp"
#include "games/odin/cards/ways.hpp"
#include "games/odin/components/areas/piece.hpp"
#include "games/odin/components/item_words.hpp"
#include "games/odin/game.hpp"

namespace meadhall::odin {

namespace {

/// `text(language)` in every language.
template <class Text>
Spoken spoken_by(Text text) {
    return {std::string{text(Language::en)}, std::string{text(Language::de)}, std::string{text(Language::nl)}};
}

std::vector<Amount> amounts(const Bundle& bundle) { return {bundle.begin(), bundle.end()}; }

/// The members of a set, in order.
template <class Set>
auto members(const Set& set) {
    std::vector<typename Set::value_type> found;
    for (const auto member : set) { found.push_back(member); }
    return found;
}

// Things.

PoseShown pose_shown(const Pose& pose) {
    PoseShown shown{{}, pose.quarter_turns, pose.turned_over};
    for (int row = pose.height - 1; row >= 0; --row) {
        std::string line;
        for (int column = 0; column < pose.width; ++column) {
            line += pose.cells.contains(cell(column, row)) ? '#' : '.';
        }
        shown.rows.push_back(std::move(line));
    }
    return shown;
}

ItemSort sort_of(Item item) {
    if (item.is<Good>()) { return ItemSort::good; }
    if (item.is<Resource>()) { return ItemSort::resource; }
    if (item.is<Weapon>()) { return ItemSort::weapon; }
    if (item.is<Ship>()) { return ItemSort::ship; }
    return item.is<Building>() ? ItemSort::building : ItemSort::special;
}

/// What only goods, ships, buildings or special tiles have.
void add_details(ItemShown& shown, const GoodRow& row) {
    if (row.next) { shown.next = *row.next; }
    shown.reverse = row.reverse;
    shown.sword = row.sword;
    shown.points = row.points;
}
void add_details(ItemShown& shown, const SpecialRow& row) {
    shown.sword = row.sword;
    shown.points = row.points;
    shown.price = row.price;
    shown.forged = row.forge == Forge::yes;
}
void add_details(ItemShown& shown, const ShipRow& row) {
    shown.points = row.points;
    shown.price = row.price;
}
void add_details(ItemShown& shown, const BuildingRow& row) { shown.points = row.points; }

std::optional<DishShown> dish_shown(Item item) {
    if (item == Item{Resource::silver}) { return DishShown{}; }
    if (!item.is<Good>() || !is_food(item.as<Good>())) { return std::nullopt; }
    return DishShown{width(item.as<Good>(), Side::lengthwise), width(item.as<Good>(), Side::crosswise)};
}

ItemShown item_shown(Item item) {
    ItemShown shown{.item = item, .name = spoken(words_of(item)), .sort = sort_of(item), .colour = colour_of(item)};
    if (const auto shape = shape_of(item)) {
        for (const Pose& pose : turns_of(*shape).poses) { shown.poses.push_back(pose_shown(pose)); }
    }
    if (item.is<Good>()) { add_details(shown, row_of(item.as<Good>())); }
    if (item.is<Special>()) { add_details(shown, row_of(item.as<Special>())); }
    if (item.is<Ship>()) { add_details(shown, row_of(item.as<Ship>())); }
    if (item.is<Building>()) { add_details(shown, row_of(item.as<Building>())); }
    shown.dish = dish_shown(item);
    return shown;
}

// Spaces.

Per per_of(Measure measure) {
    if (measure == Measure::one) { return Per::once; }
    if (measure == Measure::players) { return Per::player; }
    if (measure == Measure::round) { return Per::round; }
    if (measure == Measure::flock) { return Per::sheep; }
    return measure == Measure::herd ? Per::cattle : Per::other;
}

void add_subject(PartShown& shown, const Part& part) {
    if (part.is<HowMany>()) { shown.count = part.as<HowMany>().count; }
    if (part.is<Upgrading>()) {
        shown.count = part.as<Upgrading>().count;
        shown.steps = part.as<Upgrading>().steps;
    }
    if (part.is<Allowances>()) {
        for (const std::int8_t number : part.as<Allowances>().positions) {
            if (number > 0) { shown.positions.push_back(number); }
        }
    }
    if (part.is<Rolled>()) {
        shown.dice = part.as<Rolled>().action;
        shown.boats = part.as<Rolled>().boats;
    }
    if (part.is<Voyage>()) { shown.voyage = part.as<Voyage>(); }
}

PartShown part_shown(const Part& part) {
    PartShown shown{.deed = part.deed,
                    .give = amounts(part.give),
                    .get = amounts(part.get),
                    .per = per_of(part.times),
                    .ships = members(part.need.ships),
                    .ships_needed = part.need.count};
    if (part.at_most != Part::no_limit) { shown.at_most = part.at_most; }
    add_subject(shown, part);
    return shown;
}

WayShown way_shown(const Parts& parts, bool printed) {
    WayShown shown{{}, spoken_by([&](Language language) { return sentence_of(parts, language); }), printed};
    for (const Part& part : parts) { shown.parts.push_back(part_shown(part)); }
    return shown;
}

/// What can be built with counts, not silver, houses or weapons.
Gifts gifts_in(Item item) {
    if (item.is<Ship>()) { return {Gift::ship}; }
    if (item.is<Resource>() && item != Item{Resource::silver}) { return {Gift::resource}; }
    switch (colour_of(item)) {
        case Colour::orange: return {Gift::orange};
        case Colour::red: return {Gift::red};
        case Colour::green: return {Gift::green};
        case Colour::blue:
        case Colour::grey: return {Gift::blue};  // O-1.5
        case Colour::none: break;
    }
    return {};
}

/// O-6.7: where loot is picked, everything that has a sword value.
Gifts gifts_of_success(const DiceRow& row) {
    Gifts gifts;
    for (const Amount& amount : row.success) { gifts |= gifts_in(amount.item); }
    if (!row.success.empty()) { return gifts; }
    for (const GoodRow& good : goods) {
        if (good.sword > 0) { gifts |= gifts_in(good.good); }
    }
    for (const SpecialRow& special : specials) {
        if (special.sword > 0) { gifts |= gifts_in(special.special); }
    }
    return gifts;
}

struct DeedGifts {
    Deed deed{};
    Gifts gifts;
};
constexpr std::array deed_gifts = {
    DeedGifts{Deed::take, {Gift::resource}},
    DeedGifts{Deed::upgrade, {Gift::red, Gift::green, Gift::blue}},
    DeedGifts{Deed::trade_overseas, {Gift::blue}},
    DeedGifts{Deed::buy_specials, {Gift::blue}},
    DeedGifts{Deed::forge, {Gift::blue}},
    DeedGifts{Deed::draw_occupations, {Gift::card}},
    DeedGifts{Deed::play_occupations, {Gift::card}},
};

Gifts gifts_of(const Part& part) {
    Gifts gifts;
    for (const Amount& amount : part.get) { gifts |= gifts_in(amount.item); }
    if (part.is<Rolled>()) { gifts |= gifts_of_success(row_of(part.as<Rolled>().action)); }
    const auto row = std::ranges::find(deed_gifts, part.deed, &DeedGifts::deed);
    return row == deed_gifts.end() ? gifts : gifts | row->gifts;
}

SpaceShown space_shown(const Game& game, const SpaceRow& row) {
    SpaceShown shown{.space = row.space,
                     .name = spoken(row.name),
                     .column = row.column,
                     .row = row.row,
                     .rows = row.rows,
                     .groups = members(row.groups),
                     .tint = row.tint};
    const int printed = static_cast<int>(row.effect.alternatives.size());
    for (int way = 0; way < ways_of(game, row.space); ++way) {
        shown.ways.push_back(way_shown(way_of(game, row.space, way), way < printed));
    }
    for (const Parts& parts : row.effect.alternatives) {
        for (const Part& part : parts) { shown.gives |= gifts_of(part); }
    }
    return shown;
}

// Boards.

BonusShown bonus_shown(const Bonus& bonus) { return {bonus.cell, amounts(bonus.reward), bonus.ring}; }

FaceShown face_shown(const FaceRow& row) {
    const FaceMap& map = map_of(row.face);
    FaceShown shown{.face = row.face, .name = spoken(row.name), .points = row.points, .ground = ground_of(row.face)};
    const auto width = static_cast<std::size_t>(row.columns);
    for (std::size_t from = 0; from < row.drawing.size(); from += width) {
        shown.rows.emplace_back(row.drawing.substr(from, width));
    }
    for (const Track& track : map.tracks) {
        for (const Cell number : track.cells) {
            shown.numbers.push_back({number, track.value_in_row[static_cast<std::size_t>(number.row())]});
        }
        shown.ends.push_back(track.end);
    }
    for (const Bonus& bonus : map.bonuses) { shown.bonuses.push_back(bonus_shown(bonus)); }
    return shown;
}

std::vector<Ship> ships_to(Face face) { return members(row_of(voyage_to(face)).ships); }

VoyageShown voyage_shown(const VoyageRow& row) {
    VoyageShown shown{.voyage = row.voyage};
    for (const Face BoardRow::* side : {&BoardRow::front, &BoardRow::back}) {
        for (const BoardRow& board : odin::boards) {
            if (voyage_to(board.*side) == row.voyage) { shown.lands.push_back(board.*side); }
        }
    }
    return shown;
}

std::vector<Amount> strip_shown(const Strip& strip) {
    std::vector<Amount> shown;
    for (const Resource resource : strip) { shown.push_back(count_on_strip(resource) * resource); }
    return shown;
}

// Rounds.

std::vector<RoundShown> rounds_shown(const Game& game, Length length) {
    std::vector<RoundShown> all;
    for (const RoundRow& row : rounds(length)) {
        const int round = static_cast<int>(all.size()) + 1;
        all.push_back({row.vikings, vikings_joining(length, game.seats(), round), row.harvest, row.turns});
    }
    return all;
}

std::vector<std::vector<Good>> harvests_shown() {
    std::vector<std::vector<Good>> all(1);
    for (int tier = 1; tier <= std::ranges::max(goods, {}, &GoodRow::harvest).harvest; ++tier) {
        std::vector<Good>& crops = all.emplace_back();
        for (const GoodRow& row : goods) {
            if (is_harvested(row, tier)) { crops.push_back(row.good); }
        }
    }
    return all;
}

// Cards.

int ways_of_card(const CardBook& book, Card card) {
    int sum = 0;
    for (int i = 0; i < book.clauses_of(card); ++i) {
        sum += ways(book.clause({static_cast<std::uint8_t>(book.first_clause(card).number + i)}));
    }
    return sum;
}

CardShown card_shown(const CardBook& book, Card card) {
    const CardRow& row = row_of(card);
    CardShown shown{.card = card,
                    .number = card.number + 1,
                    .name = spoken(row.name),
                    .text = spoken_by([&](Language language) { return sentence_of(book, card, language); }),
                    .deck = row.deck,
                    .light = row.back == Back::light,
                    .points = row.points,
                    .any_time = book.at_any_time().contains(card)};
    for (int way = 0; way < ways_of_card(book, card); ++way) {
        shown.ways.push_back(spoken_by([&](Language language) { return sentence_of(book, card, way, language); }));
    }
    return shown;
}

template <class Rows, class Show>
auto shown_each(const Rows& rows, Show show) {
    std::vector<decltype(show(*std::begin(rows)))> all;
    for (const auto& row : rows) { all.push_back(show(row)); }
    return all;
}

std::vector<GroupShown> groups_shown() {
    std::vector<GroupShown> all;
    for (std::size_t i = 0; i < group_names.size(); ++i) {
        all.push_back({static_cast<Group>(i), spoken(group_names[i])});
    }
    return all;
}

std::vector<PhaseShown> phases_shown() {
    std::vector<PhaseShown> all;
    for (std::size_t i = 0; i < phase_names.size(); ++i) {
        all.push_back({static_cast<Phase>(i), spoken(phase_names[i])});
    }
    return all;
}

std::vector<Verb> anytime_verbs() {
    std::vector<Verb> all;
    for (int number = 0; number < verb_count; ++number) {
        if (answers_at_any_time(static_cast<Verb>(number))) { all.push_back(static_cast<Verb>(number)); }
    }
    return all;
}

DiceShown dice_shown(const DiceRow& row) {
    return {row.action, spoken(row.name),     row.sides,       row.want == Want::low, row.resource,
            row.weapon, amounts(row.success), row.vikings_back};
}

}  // namespace

Spoken spoken(const Words& words) { return {std::string{words.en}, std::string{words.de}, std::string{words.nl}}; }

Scene Game::scene() const {
    Scene scene{.seats = seats_, .anytime = anytime_verbs()};
    for (int number = 0; number < Item::count; ++number) { scene.items.push_back(item_shown(Item{number})); }
    scene.groups = groups_shown();
    scene.spaces = shown_each(odin::spaces(), [&](const SpaceRow& row) { return space_shown(*this, row); });
    scene.faces = shown_each(odin::faces, face_shown);
    scene.islands = shown_each(odin::boards, [](const BoardRow& row) {
        return IslandShown{row.board, row.front, row.back, ships_to(row.front), ships_to(row.back)};
    });
    scene.voyages = shown_each(odin::voyages, voyage_shown);
    scene.bay = {small_moorings, large_moorings};
    scene.ships = shown_each(odin::ships, [](const ShipRow& row) {
        return ShipShown{row.ship,        row.size == Size::large, row.wood,
                         row.printed_ore, row.ore_places,          row.emigrated_points};
    });
    scene.buildings = shown_each(odin::buildings, [](const BuildingRow& row) {
        return BuildingShown{row.building, row.wood_places, row.stone_places};
    });
    scene.strips = shown_each(odin::strips, strip_shown);
    scene.table_places = table_slots;
    scene.rounds = rounds_shown(*this, options_.length);
    scene.harvests = harvests_shown();
    scene.phases = phases_shown();
    scene.dice = shown_each(odin::dice, dice_shown);
    for (int i = 0; i < card_count; ++i) {
        scene.cards.push_back(card_shown(book(), Card{static_cast<std::uint8_t>(i)}));
    }
    return scene;
}

}  // namespace meadhall::odin
