// The end and the score, line by line (O-12).
#include <algorithm>

#include "games/odin/act.hpp"
#include "games/odin/components/areas/board_yield.hpp"

namespace meadhall::odin {

namespace {

constexpr Words boats_words{"Whaling boats", "Walfangboote", "Walvisboten"};
constexpr Words knarrs_words{"Knarrs", "Knorren", "Knarren"};
constexpr Words longships_words{"Longships", "Drachenschiffe", "Drakenschepen"};
constexpr Words emigrated_words{"Emigrated ships", "Ausgewanderte Schiffe", "Geëmigreerde schepen"};
constexpr Words islands_words{"Exploration boards", "Entdeckungspläne", "Ontdekkingsborden"};
constexpr Words buildings_words{"Sheds and houses", "Schuppen und Häuser", "Schuren en huizen"};
constexpr Words animals_words{"Sheep and cattle", "Schafe und Rinder", "Schapen en runderen"};
constexpr Words cards_words{"Occupations", "Ausbildungen", "Beroepen"};
constexpr Words silver_words{"Silver", "Silber", "Zilver"};
constexpr Words crown_words{"English crown", "Englische Krone", "Engelse kroon"};
constexpr Words home_words{"Open cells of the home board", "Offene Felder des Heimatplans",
                           "Open vakken van het dorpsbord"};
constexpr Words island_cells_words{"Open cells of exploration boards", "Offene Felder der Entdeckungspläne",
                                   "Open vakken van ontdekkingsborden"};
constexpr Words building_cells_words{"Open places of buildings", "Offene Plätze der Gebäude",
                                     "Open plaatsen van gebouwen"};
constexpr Words penalty_words{"Thing penalties", "Thingstrafen", "Thingstraffen"};

/// A player's property as the score sees it.
class Ledger {
  public:
    Ledger(const State& state, Seat seat) : state_{state}, seat_{seat}, player_{state.players[seat.number]} {}

    [[nodiscard]] int emigrated() const {
        return player_.bay.emigrated_knarrs * row_of(Ship::knarr).emigrated_points +
               player_.bay.emigrated_longships * row_of(Ship::longship).emigrated_points;
    }
    [[nodiscard]] int moored(Ship ship) const { return player_.bay.count(ship) * row_of(ship).points; }
    [[nodiscard]] int animals() const {
        int sum = 0;
        for (const GoodRow& row : goods) { sum += row.points * player_.has(row.good); }
        return sum;
    }
    [[nodiscard]] int cards() const {
        int sum = 0;
        for (const Card card : player_.played) { sum += row_of(card).points; }
        return sum;
    }
    /// O-12.3: placed or not, so whoever has it in the supply or on a board.
    [[nodiscard]] int crown() const {
        const Holder holder = state_.specials[index(Special::english_crown)];
        const bool mine =
            holder == held_by(seat_) || (holder == Holder::laid && is_on_my_boards(Special::english_crown));
        return mine ? row_of(Special::english_crown).points : 0;
    }
    [[nodiscard]] int islands() const {
        return sum_of_places(&Place::is_island, [&](Face face, const Cells&) { return row_of(face).points; });
    }
    [[nodiscard]] int island_cells() const {
        return -sum_of_places(&Place::is_island,
                              [](Face face, const Cells& covered) { return uncovered_minus(face, covered); });
    }
    [[nodiscard]] int buildings() const {
        return player_.sheds * row_of(Building::shed).points +
               sum_of_places(&Place::is_house, [](Face face, const Cells&) { return row_of(face).points; });
    }
    [[nodiscard]] int building_cells() const {
        const BuildingRow& shed = row_of(Building::shed);
        int open = player_.sheds * (shed.wood_places + shed.stone_places) - player_.shed_wood - player_.shed_stone;
        for (int i = 0; i < house_count; ++i) {
            const Homestead& house = state_.houses[static_cast<std::size_t>(i)];
            if (house.owner != seat_) { continue; }
            const BuildingRow& row = row_of(kind_of_house(i));
            open += row.wood_places + row.stone_places - house.wood - house.stone;
            open += uncovered_minus(*row.face, house.house.covered.whole());
        }
        return -open;
    }
    [[nodiscard]] int home_cells() const { return -uncovered_minus(Face::home, player_.home.covered); }
    [[nodiscard]] int silver() const { return player_.has(Resource::silver); }
    [[nodiscard]] int penalties() const { return thing_penalty_points * player_.penalties; }

  private:
    template <class Value>
    [[nodiscard]] int sum_of_places(bool (Place::*wanted)() const, Value value) const {
        int sum = 0;
        for (int number = 0; number < Place::sheds().number; ++number) {
            const Place place{byte(number)};
            if (!(place.*wanted)() || !Game::owns(state_, seat_, place)) { continue; }
            sum += value(Game::face_at(state_, place), Game::cover_at(state_, seat_, place).covered);
        }
        return sum;
    }

    template <class Board>
    [[nodiscard]] static bool lies_on(const Board& board, Item item) {
        return std::ranges::count(pieces(board), item, &LaidPiece::item) > 0;
    }
    [[nodiscard]] bool is_on_my_boards(Special special) const {
        if (lies_on(player_.home, special)) { return true; }
        const auto island = [&](const Island& each) { return each.owner == seat_ && lies_on(each.land, special); };
        const auto house = [&](const Homestead& each) { return each.owner == seat_ && lies_on(each.house, special); };
        return std::ranges::any_of(state_.islands, island) || std::ranges::any_of(state_.houses, house);
    }

    const State& state_;
    Seat seat_;
    const Player& player_;
};

}  // namespace

std::vector<ScoreItem> Game::breakdown(const State& state, Seat seat) const {
    const Ledger ledger{state, seat};
    return {
        {boats_words, ledger.moored(Ship::whaling_boat), "O-12.3"},
        {knarrs_words, ledger.moored(Ship::knarr), "O-12.3"},
        {longships_words, ledger.moored(Ship::longship), "O-12.3"},
        {emigrated_words, ledger.emigrated(), "O-12.3"},
        {islands_words, ledger.islands(), "O-12.3"},
        {buildings_words, ledger.buildings(), "O-12.3"},
        {animals_words, ledger.animals(), "O-12.3"},
        {cards_words, ledger.cards(), "O-12.3"},
        {silver_words, ledger.silver(), "O-12.3"},
        {crown_words, ledger.crown(), "O-12.3"},
        {home_words, ledger.home_cells(), "O-12.4"},
        {island_cells_words, ledger.island_cells(), "O-12.4"},
        {building_cells_words, ledger.building_cells(), "O-12.4"},
        {penalty_words, ledger.penalties(), "O-12.4"},
    };
}

namespace {

int score(const State& state, Seat seat) {
    const Ledger ledger{state, seat};
    return ledger.moored(Ship::whaling_boat) + ledger.moored(Ship::knarr) + ledger.moored(Ship::longship) +
           ledger.emigrated() + ledger.islands() + ledger.buildings() + ledger.animals() + ledger.cards() +
           ledger.silver() + ledger.crown() + ledger.home_cells() + ledger.island_cells() + ledger.building_cells() +
           ledger.penalties();
}

}  // namespace

Standing Game::standing(const State& state) const {
    Standing standing;
    standing.over = state.stage == Stage::over && state.stack.empty();
    for (int i = 0; i < seats_; ++i) { standing.scores[static_cast<std::size_t>(i)] = score(state, seat(i)); }
    if (!standing.over) { return standing; }
    const int best = *std::max_element(standing.scores.begin(), standing.scores.begin() + seats_);
    for (int i = 0; i < seats_; ++i) {
        if (standing.scores[static_cast<std::size_t>(i)] == best) { standing.winners.insert(seat(i)); }
    }
    return standing;
}

}  // namespace meadhall::odin
