// How moves and events of Mead Horn are written: "begin 2", "deal 5", "pour 3", "lay 5", "drink", "decline".
#include <charconv>
#include <string>

#include "support/toy.hpp"
#include "support/toy_reasons.hpp"

namespace meadhall::toy {

namespace {

struct Verb {
    std::string_view name;
    int first;  // the numbers that may follow; none if last < first
    int last;
};
constexpr std::array<Verb, std::variant_size_v<Move>> verbs{{{Begin::name, 0, max_seats - 1},
                                                             {Deal::name, 1, strengths},
                                                             {Pour::name, 1, max_stake},
                                                             {Lay::name, 1, strengths},
                                                             {Drink::name, 0, -1},
                                                             {Decline::name, 0, -1}}};

bool takes_number(const Verb& verb) { return verb.last >= verb.first; }

int number_of(const Move& move) {
    struct Number {
        int operator()(Begin begin) const { return begin.seat.index(); }
        int operator()(Deal deal) const { return deal.card.number; }
        int operator()(Pour pour) const { return pour.stake; }
        int operator()(Lay lay) const { return lay.card.number; }
        int operator()(Drink) const { return 0; }
        int operator()(Decline) const { return 0; }
    };
    return std::visit(Number{}, move);
}

std::optional<Move> move_with(std::size_t verb, int number) {
    const bool fits =
        takes_number(verbs[verb]) ? number >= verbs[verb].first && number <= verbs[verb].last : number == 0;
    if (!fits) { return std::nullopt; }
    const auto small = static_cast<std::uint8_t>(number);
    const std::array<Move, verbs.size()> moves{Begin{Seat{small}}, Deal{Card{small}}, Pour{small},
                                               Lay{Card{small}},   Drink{},           Decline{}};
    return moves[verb];
}

std::string numbered(std::string_view words, int number) { return std::string{words} + std::to_string(number); }

/// A sentence with gaps: the seat is written at '@', a number at '#'.
std::string filled(std::string_view pattern, Seat seat, int number = 0) {
    std::string sentence;
    for (const char letter : pattern) {
        if (letter == '@') {
            sentence += numbered("", seat.index());
        } else if (letter == '#') {
            sentence += numbered("", number);
        } else {
            sentence += letter;
        }
    }
    return sentence;
}

constexpr Words began{"Seat @ leads.", "Platz @ führt an.", "Plaats @ begint."};
constexpr Words dealt{"Seat @ is dealt a card.", "Platz @ erhält eine Karte.", "Plaats @ krijgt een kaart."};
constexpr Words dealt_known{"Seat @ is dealt a #.", "Platz @ erhält eine #.", "Plaats @ krijgt een #."};
constexpr Words poured{"Seat @ pours #.", "Platz @ schenkt # ein.", "Plaats @ schenkt # in."};
constexpr Words laid{"Seat @ lays a card.", "Platz @ legt eine Karte.", "Plaats @ legt een kaart."};
constexpr Words laid_known{"Seat @ lays a #.", "Platz @ legt eine #.", "Plaats @ legt een #."};
constexpr Words revealed{"Seat @ shows a #.", "Platz @ zeigt eine #.", "Plaats @ toont een #."};
constexpr Words won{"Seat @ wins #.", "Platz @ gewinnt #.", "Plaats @ wint #."};
constexpr Words spilled{"The horn is spilled.", "Das Horn wird verschüttet.", "De hoorn wordt gemorst."};
constexpr Words drank{"Seat @ drinks.", "Platz @ trinkt.", "Plaats @ drinkt."};
constexpr Words declined{"Seat @ declines.", "Platz @ lehnt ab.", "Plaats @ bedankt."};
constexpr Words ended{"The horn is empty.", "Das Horn ist leer.", "De hoorn is leeg."};

constexpr Words ask_pour{"How much is poured?", "Wie viel wird eingeschenkt?", "Hoeveel wordt er ingeschonken?"};
constexpr Words ask_lay{"Which card is laid?", "Welche Karte wird gelegt?", "Welke kaart wordt er gelegd?"};
constexpr Words ask_drink{"Drink, or decline?", "Trinken oder ablehnen?", "Drinken of bedanken?"};

}  // namespace

std::uint64_t Game::code(const Move& move) { return move.index() << 8U | static_cast<std::uint64_t>(number_of(move)); }

std::optional<Move> Game::move_of(std::uint64_t code) {
    if (code >> 8U >= verbs.size()) { return std::nullopt; }
    return move_with(static_cast<std::size_t>(code >> 8U), static_cast<int>(code & 255U));
}

std::string Game::text(const State& /*state*/, const Move& move) const {
    const Verb& verb = verbs[move.index()];
    return takes_number(verb) ? numbered(std::string{verb.name} + ' ', number_of(move)) : std::string{verb.name};
}

Result<Move> Game::parse(const State& /*state*/, std::string_view text) const {
    for (std::size_t i = 0; i < verbs.size(); ++i) {
        if (!text.starts_with(verbs[i].name)) { continue; }
        std::string_view rest = text.substr(verbs[i].name.size());
        int number = 0;
        if (takes_number(verbs[i])) {
            if (rest.size() != 2 || rest[0] != ' ') { continue; }
            rest.remove_prefix(static_cast<std::size_t>(
                std::from_chars(rest.data() + 1, rest.data() + rest.size(), number).ptr - rest.data()));
        }
        const std::optional<Move> move = move_with(i, number);
        if (move && rest.empty()) { return *move; }
    }
    return refused(reasons::unreadable, std::string{text});
}

std::string Game::question(const View& seen, const Listener& listener) const {
    const auto ask = [&](const Words& words) { return std::string{words.in(listener.language)}; };
    switch (seen.phase) {
        case Phase::pour: return ask(ask_pour);
        case Phase::lay: return ask(ask_lay);
        case Phase::drink: return ask(ask_drink);
        case Phase::start:
        case Phase::deal:
        case Phase::refill:
        case Phase::over: break;
    }
    return {};
}

std::string Game::tell(const Event& event, const Listener& listener) const {
    struct Told {
        Language language;

        std::string operator()(Began e) const { return filled(began.in(language), e.seat); }
        std::string operator()(const Dealt& e) const {
            return e.card ? filled(dealt_known.in(language), e.seat, e.card->number)
                          : filled(dealt.in(language), e.seat);
        }
        std::string operator()(Poured e) const { return filled(poured.in(language), e.seat, e.stake); }
        std::string operator()(const Laid& e) const {
            return e.card ? filled(laid_known.in(language), e.seat, e.card->number) : filled(laid.in(language), e.seat);
        }
        std::string operator()(Revealed e) const { return filled(revealed.in(language), e.seat, e.card.number); }
        std::string operator()(const Won& e) const {
            return e.seat ? filled(won.in(language), *e.seat, e.stake) : std::string{spilled.in(language)};
        }
        std::string operator()(Answered e) const { return filled((e.drank ? drank : declined).in(language), e.seat); }
        std::string operator()(Ended) const { return std::string{ended.in(language)}; }
    };
    return std::visit(Told{listener.language}, event);
}

}  // namespace meadhall::toy
