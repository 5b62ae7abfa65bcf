// From options to a game: the box is packed, and what contradicts itself is refused (WH-1, WH-10, WH-12).
#include <algorithm>

#include "games/walhalla/game.hpp"
#include "games/walhalla/reasons.hpp"

namespace meadhall::walhalla {
namespace {

std::optional<Terrain> terrain_of(char letter) {
    for (const TerrainKind& kind : terrain_kinds) {
        if (kind.letter == letter) { return kind.terrain; }
    }
    return std::nullopt;
}

std::optional<Tile> tile_of(std::string_view letters) {
    if (letters.size() != 2) { return std::nullopt; }
    const auto first = terrain_of(letters[0]);
    const auto second = terrain_of(letters[1]);
    return first && second ? std::optional{Tile{*first, *second}} : std::nullopt;
}

std::optional<Ship> ship_of(std::string_view letters) {
    constexpr std::string_view colour_letters = "RBYK";
    if (letters.size() != ship_seats || std::ranges::count(letters, 'n') != ship_seats - 1) { return std::nullopt; }
    const auto seat = letters.find_first_not_of('n');
    const auto colour = colour_letters.find(letters[seat]);
    if (colour == std::string_view::npos) { return std::nullopt; }
    return walhalla::ship_of(all_colours[colour], static_cast<int>(seat));
}

Result<Tiles> tiles_in(const Options& options) {
    Tiles tiles;
    if (!options.components.tiles) {
        for (Tile tile : box_tiles) { ++tiles[tile]; }
        return tiles;
    }
    if (options.components.tiles->size() != tile_count) { return refused(reasons::components_tiles, "18"); }
    for (const std::string& letters : *options.components.tiles) {
        const auto tile = tile_of(letters);
        if (!tile) { return refused(reasons::components_tiles, letters.substr(0, 8)); }
        ++tiles[*tile];
    }
    return tiles;
}

Result<Fleet> fleet_in(const Options& options) {
    Fleet fleet;
    if (!options.components.ships) {
        for (Colour colour : all_colours) {
            for (int seat = 0; seat < ship_seats; ++seat) { ++fleet[walhalla::ship_of(colour, seat)]; }
        }
        return fleet;
    }
    PerColour<int> ships{};
    for (const std::string& letters : *options.components.ships) {
        const auto ship = ship_of(letters);
        if (!ship) { return refused(reasons::components_ships, letters.substr(0, 8)); }
        if (++ships[index(colour_of(*ship))] > ship_count / 4) { return refused(reasons::components_ships, letters); }
        ++fleet[*ship];
    }
    if (options.components.ships->size() != ship_count) { return refused(reasons::components_ships, "12"); }
    return fleet;
}

Result<Cards> cards_in(const Options& options) {
    Cards cards;
    for (const CardKind& kind : box_cards) { cards[kind.card] = kind.count; }
    if (const auto& given = options.components.tongue_cards) {
        if ((*given)[0] + (*given)[1] + (*given)[2] != tongue_count) { return refused(reasons::components_cards); }
        cards.tongue6 = (*given)[0];
        cards.tongue7 = (*given)[1];
        cards.tongue8 = (*given)[2];
    }
    return cards;
}

// WH-10.1.
bool are_lengths(std::array<std::uint8_t, tongue_count> lengths) {
    const auto [least, most] = std::ranges::minmax(lengths);
    return least >= fewest_tiles && most <= most_tiles && lengths[0] + lengths[1] + lengths[2] == tile_count;
}

std::optional<Refusal> unfit_value(int seats, const Options& options) {
    if (seats < Game::min_seats || seats > Game::max_seats) { return Refusal{reasons::seats, std::to_string(seats)}; }
    if (!are_lengths(options.tongue_lengths)) { return Refusal{reasons::tongue_lengths, "tongueLengths"}; }
    if (options.unused_colour == Colour::none) { return Refusal{reasons::option_value, "unusedColour"}; }
    const int second = rulings_of(options).final_walhalla_second;
    if (second != 4 && second != 5) { return Refusal{reasons::option_value, "finalWalhallaSecond"}; }
    return std::nullopt;
}

}  // namespace

Result<Game> Game::make(int seats, const Options& options) {
    if (auto refusal = unfit_value(seats, options)) { return std::unexpected{*refusal}; }
    const auto tiles = tiles_in(options);
    if (!tiles) { return std::unexpected{tiles.error()}; }
    const auto fleet = fleet_in(options);
    if (!fleet) { return std::unexpected{fleet.error()}; }
    const auto cards = cards_in(options);
    if (!cards) { return std::unexpected{cards.error()}; }
    Game game{seats, options};
    game.tiles_ = *tiles;
    game.fleet_ = *fleet;
    game.cards_ = *cards;
    return game;
}

}  // namespace meadhall::walhalla
