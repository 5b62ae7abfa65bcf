// Moves as people write them: "board 1 3", "moor 2 bow-in", "land left", "lose", "lay cult+ tongue7".
#include <algorithm>
#include <cctype>
#include <utility>

#include "games/walhalla/chapters.hpp"
#include "games/walhalla/reasons.hpp"

namespace meadhall::walhalla {
namespace {

using WordList = std::vector<std::string>;

/// What may be typed besides the words of the notation: shorter, in German, in Dutch.
struct Alias {
    std::string_view word;
    std::string_view meaning;
};
constexpr std::array aliases = {
    Alias{"besetze", "board"},
    Alias{"bezet", "board"},
    Alias{"niemand", "none"},
    Alias{"mitfahren", "ride"},
    Alias{"meevaren", "ride"},
    Alias{"bleibe", "stay"},
    Alias{"blijf", "stay"},
    Alias{"verkaufe", "sell"},
    Alias{"verkoop", "sell"},
    Alias{"anlegen", "moor"},
    Alias{"aanleggen", "moor"},
    Alias{"bow", "bow-in"},
    Alias{"bug", "bow-in"},
    Alias{"boeg", "bow-in"},
    Alias{"stern", "stern-in"},
    Alias{"heck", "stern-in"},
    Alias{"hek", "stern-in"},
    Alias{"achtersteven", "stern-in"},
    Alias{"lande", "land"},
    Alias{"links", "left"},
    Alias{"rechts", "right"},
    Alias{"attacke", "attack"},
    Alias{"aanval", "attack"},
    Alias{"kampf", "fight"},
    Alias{"vecht", "fight"},
    Alias{"verliere", "lose"},
    Alias{"verlies", "lose"},
    Alias{"gewinne", "win"},
    Alias{"schild", "shield"},
    Alias{"schutzschild", "shield"},
    Alias{"beschermschild", "shield"},
    Alias{"jagd", "hunt"},
    Alias{"jacht", "hunt"},
    Alias{"take", "forage"},
    Alias{"sammle", "forage"},
    Alias{"verzamel", "forage"},
    Alias{"lege", "lay"},
    Alias{"leg", "lay"},
    Alias{"nichts", "nothing"},
    Alias{"niets", "nothing"},
    Alias{"behalte", "keep"},
    Alias{"hou", "keep"},
    Alias{"wald", "forest+"},
    Alias{"woud", "forest+"},
    Alias{"weizen", "wheat+"},
    Alias{"tarwe", "wheat+"},
    Alias{"kult", "cult+"},
    Alias{"offer", "cult+"},
    Alias{"dorf", "village+"},
    Alias{"dorp", "village+"},
    Alias{"landzunge6", "tongue6"},
    Alias{"landtong6", "tongue6"},
    Alias{"landzunge7", "tongue7"},
    Alias{"landtong7", "tongue7"},
    Alias{"landzunge8", "tongue8"},
    Alias{"landtong8", "tongue8"},
};

std::string meaning_of(std::string word) {
    for (const Alias& alias : aliases) {
        if (alias.word == word) { return std::string{alias.meaning}; }
    }
    return word;
}

WordList words_of(std::string_view text) {
    WordList words;
    bool inside = false;
    for (char c : text) {
        const bool is_gap = c == ' ' || c == ',' || c == '\t';
        if (!is_gap && !inside) { words.emplace_back(); }
        if (!is_gap) { words.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }
        inside = !is_gap;
    }
    for (std::string& word : words) { word = meaning_of(std::move(word)); }
    return words;
}

/// The plus of a terrain card may be left out.
std::optional<Card> card_named(const std::string& word) {
    const auto card = enum_named<Card>(word);
    return card ? card : enum_named<Card>(word + "+");
}

/// A single digit from 1 to `most`.
std::optional<int> number(std::string_view word, int most) {
    if (word.size() != 1 || word[0] < '1' || word[0] > '0' + most) { return std::nullopt; }
    return word[0] - '0';
}

std::unexpected<Refusal> unknown(const std::string& word) { return refused(reasons::no_such_word, word.substr(0, 40)); }

// Each reads what follows the verb: words[1] and on.

Result<Move> read_tile(const WordList& words) {
    if (words.size() != 3) { return refused(reasons::notation); }
    const auto near = enum_named<Terrain>(words[1]);
    const auto far = enum_named<Terrain>(words[2]);
    if (!near || !far) { return unknown(near ? words[2] : words[1]); }
    return Move::tile(*near, *far);
}

Result<Move> read_headlands(Verb verb, const WordList& words) {
    if (words.size() != 1 + tongue_count) { return refused(reasons::notation); }
    Headlands values{};
    for (std::size_t i = 0; i < tongue_count; ++i) {
        const auto value = number(words[i + 1], 8);
        if (!value) { return unknown(words[i + 1]); }
        values[i] = byte(*value);
    }
    const bool inner = verb == Verb::inner;
    if (!is_arrangement(values, inner ? inner_headlands : outer_headlands)) {
        return refused(reasons::wrong_headlands);
    }
    return inner ? Move::inner(values) : Move::outer(values);
}

Result<Move> read_start(const Game& game, const WordList& words) {
    if (words.size() != 2) { return refused(reasons::notation); }
    const auto colour = enum_named<Colour>(words[1]);
    if (!colour) { return unknown(words[1]); }
    if (!game.plays(*colour)) { return refused(reasons::no_such_player, words[1]); }
    return Move::start(game.seat_of(*colour));
}

Result<Move> read_ship(const WordList& words) {
    if (words.size() != 2) { return refused(reasons::notation); }
    const auto ship = enum_named<Ship>(words[1]);
    if (!ship || *ship == Ship::none) { return unknown(words[1]); }
    return Move::ship(*ship);
}

Result<Move> read_card(Verb verb, const WordList& words) {
    if (words.size() != 2) { return refused(reasons::notation); }
    const auto card = card_named(words[1]);
    if (!card) { return unknown(words[1]); }
    return verb == Verb::card ? Move::card(*card) : Move::sell(*card);
}

Result<Move> read_board(const WordList& words) {
    if (words.size() == 2 && words[1] == "none") { return Move::board(0); }
    if (words.size() < 2) { return refused(reasons::notation); }
    unsigned seats = 0;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto seat = number(words[i], ship_seats);
        if (!seat || ((seats >> (*seat - 1)) & 1U) != 0) { return unknown(words[i]); }
        seats |= 1U << (*seat - 1);
    }
    return Move::board(static_cast<ShipSeats>(seats));
}

// WH-5.6: where both ways round come to the same, either may be typed, and none need be.
Result<Move> read_moor(const State& state, const WordList& words) {
    if (words.size() != 2 && words.size() != 3) { return refused(reasons::notation); }
    const auto fjord = number(words[1], fjord_count);
    if (!fjord) { return unknown(words[1]); }
    const auto way = words.size() == 3 ? enum_named<Way>(words[2]) : std::optional{Way::bow_in};
    if (!way) { return unknown(words[2]); }
    if (is_symmetrical(state)) { return Move::moor(*fjord - 1, Way::bow_in); }
    if (words.size() == 2) { return refused(reasons::say_which_end); }
    return Move::moor(*fjord - 1, *way);
}

Result<Move> read_land(const WordList& words) {
    if (words.size() != 2) { return refused(reasons::notation); }
    const auto side = enum_named<Side>(words[1]);
    if (!side) { return unknown(words[1]); }
    return Move::land(*side);
}

Result<Move> read_lay(const WordList& words) {
    Cards cards;
    if (words.size() < 2) { return refused(reasons::notation); }
    if (words.size() == 2 && words[1] == "nothing") { return Move::lay(cards); }
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto card = card_named(words[i]);
        if (!card) { return unknown(words[i]); }
        if (index(*card) >= raid_end_kinds) { return refused(reasons::wrong_time, words[i]); }
        if (cards[*card] == most_of(*card)) { return refused(reasons::card_not_held, words[i]); }
        ++cards[*card];
    }
    return Move::lay(cards);
}

std::string joined(std::string_view verb, const std::vector<std::string_view>& rest) {
    std::string text{verb};
    for (std::string_view word : rest) {
        text += ' ';
        text += word;
    }
    return text;
}

std::string written(std::string_view verb, const Headlands& values) {
    std::string text{verb};
    for (int value : values) { text += " " + std::to_string(value); }
    return text;
}

std::string written_board(ShipSeats seats) {
    if (seats == 0) { return "board none"; }
    std::string text = "board";
    for (int seat : seat_numbers(seats)) { text += " " + std::to_string(seat); }
    return text;
}

std::string written_moor(const State& state, Move move) {
    std::string text = "moor " + std::to_string(move.fjord() + 1);
    if (is_symmetrical(state)) { return text; }
    return joined(text, {name_of(move.way())});
}

std::string written_lay(const Cards& cards) {
    std::vector<std::string_view> names;
    for_each_kind(cards, [&](std::size_t kind) {
        names.insert(names.end(), count(cards, kind), name_of(static_cast<Card>(kind)));
    });
    if (names.empty()) { return "lay nothing"; }
    return joined("lay", names);
}

}  // namespace

std::string Game::text(const State& state, Move move) const {
    const std::string_view verb = name_of(move.verb());
    switch (move.verb()) {
        case Verb::tile: return joined(verb, {name_of(move.tile().first), name_of(move.tile().second)});
        case Verb::inner:
        case Verb::outer: return written(verb, move.headlands());
        case Verb::card:
        case Verb::sell: return joined(verb, {name_of(move.card())});
        case Verb::start: return joined(verb, {name_of(colour(move.seat()))});
        case Verb::ship: return joined(verb, {name_of(move.ship())});
        case Verb::board: return written_board(move.seats());
        case Verb::moor: return written_moor(state, move);
        case Verb::land: return joined(verb, {name_of(move.side())});
        case Verb::lay: return written_lay(move.cards());
        case Verb::ride:
        case Verb::stay:
        case Verb::attack:
        case Verb::fight:
        case Verb::lose:
        case Verb::win:
        case Verb::shield:
        case Verb::hunt:
        case Verb::forage:
        case Verb::walhalla:
        case Verb::keep: break;
    }
    return std::string{verb};
}

Result<Move> Game::parse(const State& state, std::string_view text) const {
    const WordList words = words_of(text);
    if (words.empty()) { return refused(reasons::notation); }
    const auto verb = enum_named<Verb>(words[0]);
    if (!verb) { return unknown(words[0]); }
    switch (*verb) {
        case Verb::tile: return read_tile(words);
        case Verb::inner:
        case Verb::outer: return read_headlands(*verb, words);
        case Verb::card:
        case Verb::sell: return read_card(*verb, words);
        case Verb::start: return read_start(*this, words);
        case Verb::ship: return read_ship(words);
        case Verb::board: return read_board(words);
        case Verb::moor: return read_moor(state, words);
        case Verb::land: return read_land(words);
        case Verb::lay: return read_lay(words);
        case Verb::ride:
        case Verb::stay:
        case Verb::attack:
        case Verb::fight:
        case Verb::lose:
        case Verb::win:
        case Verb::shield:
        case Verb::hunt:
        case Verb::forage:
        case Verb::walhalla:
        case Verb::keep: break;
    }
    if (words.size() > 1) { return refused(reasons::notation); }
    return Move::of(*verb);
}

}  // namespace meadhall::walhalla
