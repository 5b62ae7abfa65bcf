#include "games/odin/support/scenario.hpp"

#include <sstream>
#include <string>

#include <doctest/doctest.h>

#include "core/fields.hpp"
#include "games/odin/support/table.hpp"

namespace meadhall::odin::testing {

namespace {

struct Line {
    std::string verb;
    std::vector<std::string> words;

    [[nodiscard]] int number(std::size_t i) const { return std::stoi(words.at(i)); }
    /// The seat that "to 1" or "of 1" names at the end.
    [[nodiscard]] int seat() const {
        const bool named = words.size() > 2 && (words[words.size() - 2] == "to" || words[words.size() - 2] == "of");
        return named ? number(words.size() - 1) : 0;
    }
};

Line read(std::string_view text) {
    std::istringstream stream{std::string{text}};
    Line line;
    stream >> line.verb;
    for (std::string word; stream >> word;) { line.words.push_back(word); }
    return line;
}

std::string rest(std::string_view text) { return std::string{text.substr(text.find(' ') + 1)}; }

class Play {
  public:
    /// Seat 0 begins without cards, so that only those of the scenario count.
    Play(int seats, const Options& options, const CardBook* book) : table_{seats, options} {
        if (book != nullptr) { table_.game = table_.game.with_cards(*book); }
        table_.state.hands[0] = {};
        table_.player().hand = 0;
    }

    /// Whether the line could be played and holds.
    [[nodiscard]] bool line(std::string_view text) {
        const Line line = read(text);
        if (line.verb == "round") {
            table_.until_round(line.number(0));
        } else if (line.verb == "until") {
            line.words[0] == "end" ? table_.until_the_end() : table_.until(*enum_named<Stage>(line.words[0]));
        } else if (line.verb == "give") {
            table_.give(line.words[0], line.words.size() > 1 ? line.number(1) : 1, line.seat());
        } else if (line.verb == "none") {
            clear();
        } else if (line.verb == "open") {
            open(*card_named(line.words[0]), line.seat());
        } else if (line.verb == "hand") {
            take_to_hand(*card_named(line.words[0]));
        } else if (line.verb == "ring") {
            table_.surround_bonuses(*Game::find(Place{}, line.words[0]));
        } else if (line.verb == "board") {
            table_.state.islands[Game::find(Place{}, line.words[0])->island_index()].owner = seat(0);
        } else {
            return judged(text, line);
        }
        return true;
    }

  private:
    [[nodiscard]] bool judged(std::string_view text, const Line& line) {
        if (line.verb == "has") {
            table_.deal();
            return table_.has(line.words[0], line.seat()) == line.number(1);
        }
        if (line.verb == "in") { return table_.state.round == line.number(1); }
        if (line.verb == "thing") { return table_.player().thing_square == line.number(0); }
        if (line.verb == "other") { return moved(rest(text)); }
        if (line.verb == "offers" || line.verb == "refuses") {
            settle(line.words[0]);
            return table_.offers(rest(text)) == (line.verb == "offers");
        }
        settle(line.verb);
        return line.verb == "play" && line.words[0] == "card" ? played(line.words[1]) : moved(text);
    }

    /// A move of whoever is to act.
    [[nodiscard]] bool moved(std::string_view text) {
        const Line line = read(text);
        if (line.verb != "put") { return table_.play(text) == "ok"; }
        return table_.play("lift " + line.words[0] + " " + line.words[1]) == "ok" &&
               table_.play(table_.menu()[0]) == "ok";
    }

    /// Chance and the others do what changes least, until seat 0 is asked.
    void settle(const std::string& verb) {
        const bool is_chance = verb == "weapon" || verb == "occupation" || verb == "die" || verb == "reveal";
        while (!Game::to_act(table_.state).is_nobody()) {
            const bool chance = Game::to_act(table_.state).is_chance();
            if (chance && is_chance) { return; }
            if (!chance && table_.state.stack.back().seat.number == 0) { return; }
            table_.do_nothing();
        }
    }

    void clear() {
        State& state = table_.state;
        for (const WeaponRow& row : weapons) {
            std::uint8_t& pile = state.weapon_pile[static_cast<std::size_t>(row.weapon)];
            pile = static_cast<std::uint8_t>(pile + table_.player().has(row.weapon));
        }
        table_.player().supply = {};
    }

    /// Out of whatever pile or hand it is in.
    void free(Card card) {
        for (int i = 0; i < table_.game.seats(); ++i) {
            CardSet& hand = table_.state.hands[static_cast<std::size_t>(i)];
            if (!hand.contains(card)) { continue; }
            hand.erase(card);
            --table_.player(i).hand;
            return;
        }
        if (row_of(card).back == Back::dark) { --table_.state.dark_pile; }
    }

    void open(Card card, int seat) {
        free(card);
        table_.player(seat).played.insert(card);
    }

    void take_to_hand(Card card) {
        free(card);
        table_.state.hands[0].insert(card);
        ++table_.player().hand;
    }

    [[nodiscard]] bool played(const std::string& id) {
        take_to_hand(*card_named(id));
        return table_.play("place play_occupations_2") == "ok" && table_.play("play " + id) == "ok";
    }

    Table table_;
};

void agree_on(Options& options, const Line& line) {
    for_each_field(options, [&](std::string_view name, auto& value) {
        using Value = std::remove_cvref_t<decltype(value)>;
        if (name != line.words.at(0)) { return; }
        if constexpr (NamedEnum<Value>) { value = enum_named<Value>(line.words.at(1)).value(); }
    });
}

}  // namespace

std::optional<std::string_view> broken_line(const Scenario& scenario, const CardBook* book) {
    std::size_t next = 0;
    int seats = 2;
    Options options;
    for (; next < scenario.lines.size(); ++next) {
        const Line line = read(scenario.lines[next]);
        if (line.verb == "seats") {
            seats = line.number(0);
        } else if (line.verb == "option") {
            agree_on(options, line);
        } else {
            break;
        }
    }
    Play play{seats, options, book};
    for (; next < scenario.lines.size(); ++next) {
        if (!play.line(scenario.lines[next])) { return scenario.lines[next]; }
    }
    return std::nullopt;
}

void check(const Scenario& scenario) {
    CAPTURE(scenario.card);
    CHECK(std::string{broken_line(scenario).value_or("")} == "");
}

}  // namespace meadhall::odin::testing
