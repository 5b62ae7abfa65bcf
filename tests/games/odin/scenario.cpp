#include "games/odin/scenario.hpp"

#include <sstream>
#include <string>

#include <doctest/doctest.h>

#include "core/fields.hpp"
#include "games/odin/table.hpp"

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
    Play(int seats, const Options& options) : table_{seats, options} {
        table_.state.hands[0] = {};
        table_.player().hand = 0;
    }

    void line(std::string_view text) {
        const Line line = read(text);
        if (line.verb == "round") {
            table_.until_round(line.number(0));
        } else if (line.verb == "until") {
            table_.until(*enum_named<Stage>(line.words[0]));
        } else if (line.verb == "give") {
            table_.give(line.words[0], line.words.size() > 1 ? line.number(1) : 1, line.seat());
        } else if (line.verb == "none") {
            clear();
        } else if (line.verb == "open") {
            open(*card_named(line.words[0]), line.seat());
        } else if (line.verb == "hand") {
            take_to_hand(*card_named(line.words[0]));
        } else if (line.verb == "ring") {
            ring(*Game::find(Place{}, line.words[0]));
        } else {
            judge(text, line);
        }
    }

  private:
    void judge(std::string_view text, const Line& line) {
        if (line.verb == "has") {
            table_.deal();
            CHECK(table_.has(line.words[0], line.seat()) == line.number(1));
        } else if (line.verb == "in") {
            CHECK(table_.state.round == line.number(1));
        } else if (line.verb == "thing") {
            CHECK(table_.player().thing_square == line.number(0));
        } else if (line.verb == "offers") {
            settle(line.words[0]);
            CHECK(table_.why(rest(text)) == "ok");
        } else if (line.verb == "refuses") {
            settle(line.words[0]);
            CHECK(table_.why(rest(text)) != "ok");
        } else if (line.verb == "other") {
            move(rest(text));
        } else {
            act(text, line);
        }
    }

    void act(std::string_view text, const Line& line) {
        settle(line.verb);
        if (line.verb == "play" && line.words[0] == "card") {
            play_card(line.words[1]);
        } else {
            move(text);
        }
    }

    /// Of whoever is to act.
    void move(std::string_view text) {
        const Line line = read(text);
        if (line.verb != "put") {
            REQUIRE_MESSAGE(table_.play(text) == "ok", std::string{text});
            return;
        }
        table_.plays({"lift " + line.words[0] + " " + line.words[1]});
        table_.plays({table_.menu()[0]});
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

    void ring(Place place) {
        const FaceMap& map = map_of(Game::face_at(table_.state, place));
        Cells around = map.coverable;
        for (const Bonus& bonus : map.bonuses) { around.erase(bonus.cell); }
        if (place.is_home()) {
            table_.player().home.covered = around;
        } else {
            table_.state.houses[place.house_index()].house.covered = HouseCells{around};
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

    void play_card(const std::string& id) {
        take_to_hand(*card_named(id));
        table_.plays({"place play_occupations_2", "play " + id});
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

void check(const Scenario& scenario) {
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
    Play play{seats, options};
    for (; next < scenario.lines.size(); ++next) {
        CAPTURE(scenario.card);
        CAPTURE(next);
        CAPTURE(scenario.lines[next]);
        play.line(scenario.lines[next]);
    }
}

}  // namespace meadhall::odin::testing
