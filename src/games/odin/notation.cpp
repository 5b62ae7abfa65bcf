// Moves as text: a verb and what it is about, in words (docs/notation.md).
#include <charconv>
#include <vector>

#include "games/odin/chapters.hpp"

namespace meadhall::odin {

std::string Game::name(Cell cell) { return static_cast<char>('a' + cell.column()) + std::to_string(cell.row() + 1); }

namespace {

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool plain = !text.empty() && text.front() != '-' && (text.front() != '0' || text.size() == 1);
    return error == std::errc{} && end == text.data() + text.size() && plain ? std::optional{number} : std::nullopt;
}

template <class Enum>
std::optional<int> enum_in(std::string_view text) {
    const auto value = enum_named<Enum>(text);
    return value ? std::optional{static_cast<int>(*value)} : std::nullopt;
}

template <class Thing>
std::optional<int> thing_in(std::string_view text) {
    const auto thing = Game::find(Thing{}, text);
    return thing ? std::optional<int>{thing->number} : std::nullopt;
}

/// Counted from 1 where people count.
std::optional<int> from_one(std::string_view text) {
    const auto number = number_in(text);
    return number && *number > 0 ? std::optional{*number - 1} : std::nullopt;
}

std::optional<int> columns_in(std::string_view text) {
    for (int columns = 0; columns < limit(About::columns); ++columns) {
        if (text == std::to_string(1 + columns % 2) + "+" + std::to_string(3 + columns / 2)) { return columns; }
    }
    return std::nullopt;
}

std::string written(About about, std::uint8_t value) {
    switch (about) {
        case About::nothing: return {};
        case About::seat:
        case About::strip:
        case About::way:
        case About::alternative: return std::to_string(value + 1);
        case About::columns: return std::to_string(1 + value % 2) + "+" + std::to_string(3 + value / 2);
        case About::card: return Game::name(Card{value});
        case About::weapon: return std::string{name_of(static_cast<Weapon>(value))};
        case About::number:
        case About::pose: return std::to_string(value);
        case About::via: return value == 0 ? std::string{} : std::to_string(value);
        case About::space: return std::string{name_of(static_cast<Space>(value))};
        case About::good: return std::string{name_of(static_cast<Good>(value))};
        case About::item: return Game::name(Item{int{value}});
        case About::place: return Game::name(Place{value});
        case About::cell: return Game::name(Cell{value});
        case About::face: return std::string{name_of(static_cast<Face>(value))};
        case About::ship: return std::string{name_of(static_cast<Ship>(value))};
        case About::resource: return std::string{name_of(static_cast<Resource>(value))};
        case About::side: return std::string{name_of(static_cast<Side>(value))};
    }
    return {};
}

std::optional<int> read(About about, std::string_view text) {
    switch (about) {
        case About::nothing: return text.empty() ? std::optional{0} : std::nullopt;
        case About::seat:
        case About::strip:
        case About::way:
        case About::alternative: return from_one(text);
        case About::columns: return columns_in(text);
        case About::card: return thing_in<Card>(text);
        case About::weapon: return enum_in<Weapon>(text);
        case About::number:
        case About::pose: return number_in(text);
        case About::via: return text.empty() ? std::optional{0} : number_in(text) == 0 ? std::nullopt : number_in(text);
        case About::space: return enum_in<Space>(text);
        case About::good: return enum_in<Good>(text);
        case About::item: return thing_in<Item>(text);
        case About::place: return thing_in<Place>(text);
        case About::cell: return thing_in<Cell>(text);
        case About::face: return enum_in<Face>(text);
        case About::ship: return enum_in<Ship>(text);
        case About::resource: return enum_in<Resource>(text);
        case About::side: return enum_in<Side>(text);
    }
    return std::nullopt;
}

std::vector<std::string_view> words_in(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) { words.push_back(text.substr(0, end)); }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

std::optional<Move> move_in(const std::vector<std::string_view>& words) {
    const auto verb = words.empty() ? std::nullopt : enum_named<Verb>(words[0]);
    if (!verb || words.size() > 3) { return std::nullopt; }
    const auto word = [&](std::size_t i) { return i < words.size() ? words[i] : std::string_view{}; };
    const auto first = read(row_of(*verb).first, word(1));
    const auto second = read(row_of(*verb).second, word(2));
    if (!first || *first >= limit(row_of(*verb).first)) { return std::nullopt; }
    if (!second || *second >= limit(row_of(*verb).second)) { return std::nullopt; }
    return Move{*verb, *first, *second};
}

}  // namespace

std::optional<Place> Game::find(Place, std::string_view name) {
    for (std::size_t i = 0; i < place_names.size(); ++i) {
        if (place_names[i] == name) { return Place{static_cast<std::uint8_t>(i)}; }
    }
    return std::nullopt;
}

std::optional<Cell> Game::find(Cell, std::string_view name) {
    if (name.size() < 2) { return std::nullopt; }
    const int column = name.front() - 'a';
    const auto row = number_in(name.substr(1));
    if (column < 0 || column >= 16 || !row || *row < 1 || *row > Cells::rows) { return std::nullopt; }
    return cell(column, *row - 1);
}

std::string Game::text(const State& /*state*/, Move move) {
    std::string text{name_of(move.verb)};
    for (const std::string& word :
         {written(row_of(move.verb).first, move.first), written(row_of(move.verb).second, move.second)}) {
        if (!word.empty()) { text += " " + word; }
    }
    return text;
}

Result<Move> Game::parse(const State& /*state*/, std::string_view text) {
    if (const auto move = move_in(words_in(text))) { return *move; }
    return refused(reasons::unreadable, std::string{text});
}

}  // namespace meadhall::odin
