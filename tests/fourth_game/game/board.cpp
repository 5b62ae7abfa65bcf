// Mead Horn in the terminal: who has what in front of them, and what may be typed.
#include <string>

#include "cli/kit_for.hpp"
#include "match/table_of.hpp"
#include "support/toy.hpp"

namespace meadhall::cli {

namespace {

class HornArt final : public BoardArt {
  public:
    [[nodiscard]] std::string seat_name(const Table& /*table*/, Seat seat, Language language) const override {
        constexpr Words drinker{"Drinker ", "Trinker ", "Drinker "};
        return std::string{drinker.in(language)} + std::to_string(seat.index() + 1);
    }
    [[nodiscard]] Lines board(const Table& table, const Drawing& drawing) const override {
        const toy::View seen = seen_at(table, drawing.viewer);
        std::string hand = "hand:";
        for (const toy::Card card : seen.hand) { hand += " " + std::to_string(card.number); }
        return {Line{{"horn: " + std::to_string(seen.stake), {}}}, Line{{hand, {}}}};
    }
    [[nodiscard]] Lines panel(const Table& table, const Drawing& drawing) const override {
        const toy::View seen = seen_at(table, drawing.viewer);
        Lines lines;
        for (int i = 0; i < table.seats(); ++i) {
            const toy::Place& place = seen.places[static_cast<std::size_t>(i)];
            lines.push_back(
                Line{{seat_name(table, seat(i), drawing.language) + ": " + std::to_string(place.won - place.drunk) +
                          " points, " + std::to_string(place.cards) + " cards",
                      {}}});
        }
        return lines;
    }
    [[nodiscard]] Question question(const Table& table, Language language) const override {
        return {table.question(Caller::owner(), language), table.moves(Caller::owner()).front().text};
    }
    [[nodiscard]] std::vector<std::string> choices(const Table& table, std::string_view chosen,
                                                   Language /*language*/) const override {
        std::vector<std::string> lines;
        for (const MoveChoice& move : table.moves(Caller::owner())) {
            if (move.text.starts_with(chosen)) { lines.push_back(move.text); }
        }
        return lines;
    }
    [[nodiscard]] std::vector<std::string> moves_in(const Table& /*table*/, std::string_view line) const override {
        return {std::string{line}};
    }
    [[nodiscard]] std::optional<int> stretch(const Table& /*table*/) const override { return std::nullopt; }
    [[nodiscard]] std::string lesson(const Table& /*table*/, Language language) const override {
        constexpr Words rules{"The strongest card takes the horn.", "Die stärkste Karte gewinnt das Horn.",
                              "De sterkste kaart wint de hoorn."};
        return std::string{rules.in(language)};
    }

  private:
    static toy::View seen_at(const Table& table, Viewer viewer) {
        const TableOf<toy::Game>& own = table_of<toy::Game>(table);
        return own.seen(viewer);
    }
};

}  // namespace

template <>
const BoardArt& art_of<toy::Game>() {
    static const HornArt art;
    return art;
}

template Kit kit_for<toy::Game>();

}  // namespace meadhall::cli
