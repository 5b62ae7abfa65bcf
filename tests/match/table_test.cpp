#include <map>
#include <string>
#include <vector>

#include "horn.hpp"

using namespace meadhall;
using namespace meadhall::test;

namespace {

std::string code_of(const Result<void>& result) { return result ? "" : std::string{result.error().code()}; }

std::string code_of(const std::optional<Refusal>& refusal) { return refusal ? std::string{refusal->code()} : ""; }

std::string refusal_of(const Opening& opening) {
    const auto table = open_table(horn_games, "horn", opening);
    return table ? "" : table.error().message(Language::en);
}

std::string moves_of(const Table& table, Caller caller, std::string_view filter = {}) {
    std::string out;
    const Result<void> done = table.moves_json(out, caller, filter);
    return done ? out : std::string{done.error().code()};
}

Seat next_seat(const Table& table) { return table.to_act().seat(); }

/// A table with two seats where chance is manual and seat 0 leads with 1, 5, 6 against 2, 3, 4.
std::unique_ptr<Table> known_hands() {
    auto table = opened({.seats = 2, .chance = Chance::manual});
    for (const char* outcome : {"begin 0", "deal 1", "deal 2", "deal 5", "deal 3", "deal 6", "deal 4"}) {
        must_play(*table, outcome);
    }
    return table;
}

}  // namespace

TEST_CASE("A table that deals plays the chance plies itself, right after opening") {
    const auto table = horn();
    CHECK(table->ply() == 10);
    CHECK(table->to_act().is_seat());
    CHECK(table->revision() == 0);
    CHECK(table->commitment() == commitment_to("saga"));
}

TEST_CASE("The same seed deals the same cards, another one others") {
    CHECK(view_of(*horn(), owner) == view_of(*horn(), owner));
    CHECK(view_of(*horn(3, "saga"), owner) != view_of(*horn(3, "edda"), owner));
}

TEST_CASE("Where chance is manual its outcomes are moves with their odds") {
    const auto table = opened({.seats = 2, .chance = Chance::manual});
    CHECK(table->to_act().is_chance());
    CHECK(table->purpose(table->to_act()) == "start player");
    CHECK(table->commitment().empty());
    CHECK(moves_of(*table, owner) == R"([{"code":0,"text":"begin 0","verb":"begin","seat":0,"weight":1},)"
                                     R"({"code":1,"text":"begin 1","verb":"begin","seat":1,"weight":1}])");
    must_play(*table, "begin 1");
    CHECK(table->purpose(table->to_act()) == "cards");
    CHECK(code_of(table->play("deal 1", seat(0))) == "E-NOT-YOUR-TURN");
}

TEST_CASE("A table is refused with the reason") {
    CHECK(refusal_of({.seats = 9, .seed = "x"}) == "Two to four can play.");
    CHECK(refusal_of({.seats = 2}) == "Dealing needs a seed.");
    CHECK(refusal_of({.seats = 2, .options = "{", .seed = "x"}).starts_with("This is not well-formed JSON"));
    CHECK(refusal_of({.seats = 2, .options = R"({"hand":"x"})", .seed = "x"}) ==
          "A value does not fit. (options.hand: expected a number)");
    CHECK(refusal_of({.seats = 2, .options = R"({"hand":1})", .seed = "x"}) ==
          "A hand has two to seven cards. (options.hand)");
    CHECK(refusal_of({.seats = 4, .options = R"({"hand":7})", .seed = "x"}) ==
          "There are not enough cards for these hands.");
    CHECK(refusal_of({.seats = 2, .state = "[]", .seed = "x"}) == "A value does not fit. (state: expected an object)");
    CHECK(refusal_of({.seats = 2, .seed = "x", .players = {"Anna"}}) == "Every seat needs a name, or none.");
    CHECK(open_table(horn_games, "chess", {}).error().code() == "E-GAME");
}

TEST_CASE("A position can be set up from the JSON of everything") {
    const auto table = horn();
    play_on(*table, 1, 5);
    const std::string everything = view_of(*table, owner);
    const auto again = opened({.seats = 3, .state = everything, .seed = "x"});
    CHECK(view_of(*again, owner) == everything);
    CHECK(again->hash(owner) == table->hash(owner));
    CHECK(again->ply() == 0);
    CHECK(again->record(Seeds::shown).state == everything);
}

TEST_CASE("An impossible position is refused") {
    std::string everything = view_of(*horn(), owner);
    everything.replace(everything.find("\"deck\":["), 9, "\"deck\":[9");
    const auto table = open_table(horn_games, "horn", {.seats = 3, .state = everything, .seed = "x"});
    REQUIRE(!table);
    CHECK(table.error().code() == "E-IMPOSSIBLE");
}

TEST_CASE("A move is named by its code or its text") {
    const auto by_text = horn();
    const auto by_code = horn();
    const MoveChoice first = by_text->moves(owner).front();
    must_play(*by_text, first.text, next_seat(*by_text));
    must_play(*by_code, first.code, next_seat(*by_code));
    CHECK(view_of(*by_text, owner) == view_of(*by_code, owner));
    CHECK(by_text->revision() == 1);
}

TEST_CASE("A refused act says why and changes nothing") {
    const auto table = horn();
    const Seat turn = next_seat(*table);
    const Footprint before{*table};
    CHECK(code_of(table->play("pour 3", next(turn, 3))) == "E-NOT-YOUR-TURN");
    CHECK(code_of(table->play("pour 3", spectator)) == "E-ONLOOKER");
    CHECK(code_of(table->play("lay 1", turn)) == "E-NOT-NOW");
    CHECK(code_of(table->play("dance", turn)) == "E-UNREADABLE");
    CHECK(code_of(table->play(std::uint64_t{1} << 47U, turn)) == "E-NO-MOVE");
    CHECK(code_of(table->play(~std::uint64_t{0}, turn)) == "E-NO-MOVE");
    CHECK(code_of(table->play("deal 1", owner)) == "E-NOT-NOW");
    CHECK(code_of(table->undo({}, owner)) == "E-NO-UNDO");
    CHECK(code_of(table->redo({}, owner)) == "E-NO-REDO");
    CHECK(code_of(table->undo(11, owner)) == "E-NO-PLY");
    CHECK(code_of(table->go_to(11, owner)) == "E-NO-PLY");
    CHECK(code_of(table->go_to(-1, owner)) == "E-NO-PLY");
    CHECK(Footprint{*table} == before);
}

TEST_CASE("A seat that is not to act learns only that, whatever move it asks about") {
    const auto table = known_hands();
    for (const MoveName& move :
         {MoveName{"pour 3"}, MoveName{"lay 2"}, MoveName{"nonsense"}, MoveName{std::uint64_t{7}}}) {
        CHECK(code_of(table->why(move, seat(1))) == "E-NOT-YOUR-TURN");
    }
    CHECK(code_of(table->why("pour 3", seat(0))).empty());
    CHECK(code_of(table->why("lay 2", seat(0))) == "E-NOT-NOW");
}

TEST_CASE("Only whoever is to act has a menu") {
    const auto table = known_hands();
    CHECK(moves_of(*table, seat(0)) == moves_of(*table, owner));
    CHECK(moves_of(*table, seat(1)) == "[]");
    CHECK(moves_of(*table, spectator) == "[]");
    CHECK(table->moves(seat(1)).empty());
}

TEST_CASE("A menu is narrowed by fields") {
    const auto table = known_hands();
    CHECK(moves_of(*table, owner, R"({"verb":"pour","stake":2})") ==
          R"([{"code":514,"text":"pour 2","verb":"pour","stake":2}])");
    CHECK(moves_of(*table, owner, R"({"verb":"lay"})") == "[]");
    CHECK(moves_of(*table, owner, R"({"card":1})") == "[]");
    CHECK(moves_of(*table, owner, "{}") == moves_of(*table, owner));
    CHECK(moves_of(*table, owner, "3") == "E-VALUE");
}

TEST_CASE("Every ply of a game can be visited, in any order") {
    const auto table = opened({.seats = 4, .options = R"({"hand":6})", .seed = "long"});
    play_on(*table, 3);
    REQUIRE(table->last_ply() > 40);
    const Record record = table->record(Seeds::shown);
    for (const int ply : {table->last_ply(), 0, 31, 32, 33, 1, table->last_ply() - 1}) {
        REQUIRE(table->go_to(ply, owner));
        CHECK(table->ply() == ply);
        if (ply > 0) {
            CHECK(table->hash(owner) == record.plies.at(static_cast<std::size_t>(ply - 1)).hash);
            const auto replayed = replay_record(horn_games, record, ply);
            REQUIRE(replayed);
            CHECK(view_of(**replayed, owner) == view_of(*table, owner));
        }
    }
}

TEST_CASE("Undo goes back to the last decision of a seat and redo forward again") {
    const auto table = horn(2);
    play_on(*table, 8, 12);
    std::vector<Footprint> before;
    while (true) {
        const Footprint now{*table};
        const int ply = table->ply();
        if (!table->undo({}, owner)) { break; }
        before.push_back(now);
        CHECK(table->to_act().is_seat());
        CHECK(table->ply() < ply);
    }
    CHECK(table->ply() == 7);
    for (auto expected = before.rbegin(); expected != before.rend(); ++expected) {
        REQUIRE(table->redo({}, owner));
        CHECK(view_of(*table, owner) == expected->view);
        CHECK(table->revision() > expected->revision);
    }
    CHECK(code_of(table->redo({}, owner)) == "E-NO-REDO");
}

TEST_CASE("Undo to a chance ply of a table that deals goes on to the nearest decision") {
    const auto table = horn(2);
    play_on(*table, 8, 3);
    REQUIRE(table->undo(0, owner));
    CHECK(table->ply() == 7);
    CHECK(table->to_act().is_seat());
    REQUIRE(table->redo(table->last_ply(), owner));
    CHECK(table->ply() == table->last_ply());
}

TEST_CASE("At a chance ply one may look, but the table draws") {
    const auto table = horn(2);
    REQUIRE(table->go_to(3, owner));
    CHECK(table->to_act().is_chance());
    CHECK(code_of(table->play("deal 1", owner)) == "E-CHANCE-DEALT");
    CHECK(moves_of(*table, owner) == "[]");
    REQUIRE(table->redo({}, owner));
    CHECK(table->ply() == 7);
}

TEST_CASE("Playing a move again after taking it back draws the same outcomes") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto table = horn(3, std::to_string(seed));
        play_on(*table, seed, 4);
        while (!table->to_act().is_nobody()) {
            const std::uint64_t code = table->moves(owner).front().code;
            must_play(*table, code);
            const std::string once = view_of(*table, owner);
            REQUIRE(table->undo({}, owner));
            must_play(*table, code);
            REQUIRE(view_of(*table, owner) == once);
        }
    }
}

TEST_CASE("The table deals what the dealer draws: the k-th outcome of a purpose, whatever else was drawn") {
    const auto dealt = horn(3, "streams");
    play_on(*dealt, 9);
    const Dealer dealer{"streams"};
    const auto table = opened({.seats = 3, .chance = Chance::manual});
    const auto& by_hand = static_cast<const TableOf<toy::Game>&>(*table);
    std::map<std::string_view, std::uint64_t> drawn;
    for (const RecordPly& ply : dealt->record(Seeds::shown).plies) {
        if (ply.by_chance) {
            MoveList<toy::Game> moves;
            by_hand.rules().legal_moves(by_hand.state(), moves);
            std::vector<Outcome> outcomes;
            for (const auto& move : moves) {
                outcomes.push_back({toy::Game::code(move), by_hand.rules().weight(by_hand.state(), move)});
            }
            const std::string_view purpose = table->purpose(table->to_act());
            const std::uint64_t code = dealer.draw(purpose, drawn[purpose]++, outcomes);
            CHECK(toy::Game::move_of(code) == by_hand.rules().parse(by_hand.state(), ply.text).value());
        }
        must_play(*table, ply.text);
    }
    CHECK(drawn["start player"] == 1);
    CHECK(drawn["cards"] > 9);
}

TEST_CASE("A long game that took another course is remembered right at every ply") {
    const auto table = opened({.seats = 4, .options = R"({"hand":6})", .seed = "long"});
    play_on(*table, 3);
    REQUIRE(table->last_ply() > 40);
    REQUIRE(table->undo(30, owner));
    play_on(*table, 4);
    const Record record = table->record(Seeds::shown);
    for (int ply = table->last_ply(); ply > 0; --ply) {
        REQUIRE(table->go_to(ply, owner));
        const auto& state = static_cast<const TableOf<toy::Game>&>(*table).state();
        CHECK(hash_of(state) == record.plies.at(static_cast<std::size_t>(ply - 1)).hash);
    }
    CHECK(load_record(horn_games, record));
}

TEST_CASE("Another move after an undo replaces what lay ahead") {
    const auto table = known_hands();
    must_play(*table, "pour 3");
    must_play(*table, "lay 6");
    REQUIRE(table->undo(7, owner));
    CHECK(table->last_ply() == 9);
    must_play(*table, "pour 1");
    CHECK(table->last_ply() == 8);
    CHECK(code_of(table->redo({}, owner)) == "E-NO-REDO");
    CHECK(table->record(Seeds::shown).plies.back().text == "pour 1");
}

TEST_CASE("A seat takes back its own acts, up to the last revealed information or another's act") {
    const auto table = known_hands();
    CHECK(table->barrier(seat(0)) == 7);
    must_play(*table, "pour 3", seat(0));
    must_play(*table, "lay 6", seat(0));
    CHECK(table->barrier(seat(0)) == 7);
    CHECK(table->barrier(seat(1)) == 9);
    CHECK(table->barrier(owner) == 7);
    CHECK(table->barrier(spectator) == 9);
    CHECK(code_of(table->undo({}, seat(1))) == "E-BARRIER");
    CHECK(code_of(table->undo(6, seat(0))) == "E-BARRIER");
    CHECK(code_of(table->undo({}, spectator)) == "E-ONLOOKER");
    REQUIRE(table->undo(7, seat(0)));
    CHECK(table->ply() == 7);
    CHECK(code_of(table->redo({}, seat(1))) == "E-NOT-YOUR-TURN");
    REQUIRE(table->redo(9, seat(0)));
    CHECK(table->ply() == 9);
}

TEST_CASE("An act that turns up the cards of others cannot be taken back") {
    const auto table = known_hands();
    must_play(*table, "pour 1", seat(0));
    must_play(*table, "lay 1", seat(0));
    CHECK(table->barrier(seat(0)) == 7);
    must_play(*table, "lay 4", seat(1));
    CHECK(table->barrier(seat(1)) == 10);
    CHECK(code_of(table->undo({}, seat(1))) == "E-BARRIER");
    CHECK(table->undo({}, owner));
}

TEST_CASE("Events are told as their witness learns of them") {
    const auto table = known_hands();
    must_play(*table, "pour 1");
    must_play(*table, "lay 6");
    const auto told = [&](Caller caller, Language language) { return table->happenings(8, 9, caller, language).at(0); };
    CHECK(told(owner, Language::en).json == R"({"event":"laid","seat":0,"card":6,"ply":9,"text":"Seat 0 lays a 6."})");
    CHECK(told(seat(0), Language::en).json == told(owner, Language::en).json);
    CHECK(told(seat(1), Language::en).json ==
          R"({"event":"laid","seat":0,"card":null,"ply":9,"text":"Seat 0 lays a card."})");
    CHECK(told(spectator, Language::en).sentence == "Seat 0 lays a card.");
    CHECK(told(spectator, Language::de).sentence != told(spectator, Language::en).sentence);
    CHECK(told(spectator, Language::nl).sentence != told(spectator, Language::de).sentence);
    CHECK(told(spectator, Language::en).ply == 9);
}

TEST_CASE("The hash of the state is for the owner; others get the hash of what they see") {
    const auto table = known_hands();
    const auto& horn_table = static_cast<const TableOf<toy::Game>&>(*table);
    CHECK(table->hash(owner) == hash_of(horn_table.state()));
    CHECK(table->hash(owner) == table->record(Seeds::shown).plies.back().hash);
    CHECK(table->hash(seat(0)) == hash_of(horn_table.rules().view(horn_table.state(), seat(0))));
    CHECK(table->hash(spectator) == hash_of(horn_table.rules().view(horn_table.state(), Viewer::spectator())));
    CHECK(table->hash(seat(0)) != table->hash(seat(1)));
}

TEST_CASE("Worlds that a caller cannot tell apart give the same answers, byte for byte") {
    const auto answers = [](const Table& table, Caller caller) {
        std::string all = view_of(table, caller) + moves_of(table, caller) + std::to_string(table.hash(caller)) + " " +
                          std::to_string(table.barrier(caller));
        for (const char* move : {"pour 1", "lay 3", "drink", "nonsense"}) {
            if (const auto refusal = table.why(move, caller)) { all += refusal->message(Language::en); }
        }
        for (const Happening& each : table.happenings(0, table.ply(), caller, Language::en)) { all += each.json; }
        return all;
    };
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const auto table = horn(3, std::to_string(seed));
        play_on(*table, seed, static_cast<int>(seed % 12));
        if (table->to_act().is_nobody()) { continue; }
        const auto& real = static_cast<const TableOf<toy::Game>&>(*table);
        for (const Viewer viewer : {Viewer{seat(0)}, Viewer{seat(1)}, Viewer{seat(2)}, Viewer::spectator()}) {
            Rng rng{seed};
            const auto imagined = real.rules().imagine(real.rules().view(real.state(), viewer), rng);
            const auto one = opened({.seats = 3, .state = view_of(*table, owner), .seed = "x"});
            const auto other = opened({.seats = 3, .state = json_of(real.rules(), imagined), .seed = "x"});
            CHECK(answers(*one, viewer) == answers(*other, viewer));
            compared += imagined == real.state() ? 0 : 1;
            // The caller's own act, or nothing new for it, keeps the worlds apart only as far as it may see.
            if (!viewer.is_spectator() && one->to_act() == Actor::of(viewer.seat())) {
                const std::uint64_t code = one->moves(viewer).front().code;
                must_play(*one, code, viewer);
                must_play(*other, code, viewer);
                const bool shows_more = one->barrier(viewer) == one->ply();
                if (!shows_more) { CHECK(answers(*one, viewer) == answers(*other, viewer)); }
            }
        }
    }
    CHECK(compared > 100);
}

TEST_CASE("The record shows the seed only when the game is over or somebody asks") {
    const auto table = horn();
    CHECK(table->record(Seeds::when_over).seed.empty());
    CHECK(table->record(Seeds::shown).seed == "saga");
    CHECK(table->record(Seeds::when_over).seed_commit == commitment_to("saga"));
    play_on(*table, 5);
    CHECK(table->record(Seeds::when_over).seed == "saga");
    CHECK(table->record(Seeds::when_over).result.starts_with("won "));
}

TEST_CASE("Bots answer for the seat to act, and only there") {
    const auto table = known_hands();
    for (const BotCard& bot : table->game().bots) {
        const auto answer = table->think({.bot = std::string{bot.name}}, seat(0));
        REQUIRE(answer);
        CHECK(!table->why(answer->move.code, seat(0)));
        CHECK(!table->why(answer->move.text, seat(0)));
    }
    const auto refusal = [&](const char* bot, Caller caller) {
        const auto answer = table->think({.bot = bot}, caller);
        return answer ? "" : std::string{answer.error().code()};
    };
    CHECK(refusal("oracle", owner) == "E-BOT");
    CHECK(refusal("random", seat(1)) == "E-NOT-YOUR-TURN");
    CHECK(refusal("random", spectator) == "E-ONLOOKER");
    REQUIRE(table->go_to(0, owner));
    CHECK(refusal("random", owner) == "E-NO-DECISION");
}

TEST_CASE("The same position and seed give the same thought") {
    const auto table = horn();
    const auto first = table->think({.bot = "random", .seed = 5}, owner);
    const auto second = table->think({.bot = "random", .seed = 5}, owner);
    CHECK(first->move.code == second->move.code);
}

TEST_CASE("Threads share the playouts, and so many threads always find the same") {
    const auto table = find_game(catalogue(), "walhalla")->open({.seats = 3, .seed = "gudrun"});
    REQUIRE(table);
    const auto asked = [&](int threads) {
        const auto answer = (*table)->think({.bot = "jarl", .playouts = 400, .seed = 5, .threads = threads}, owner);
        REQUIRE(answer);
        return *answer;
    };
    const ThinkAnswer once = asked(3);
    CHECK(once.playouts == 402);  // rounded up for each
    CHECK(asked(1).playouts == 400);
    const ThinkAnswer again = asked(3);
    CHECK(again.move.code == once.move.code);
    CHECK(again.value == once.value);
}

TEST_CASE("Scores are broken down by what they are for") {
    const auto table = horn();
    play_on(*table, 2);
    const Standing standing = table->standing();
    CHECK(standing.over);
    for (int i = 0; i < 3; ++i) {
        int sum = 0;
        for (const ScoreItem& item : table->breakdown(seat(i))) { sum += item.points; }
        CHECK(sum == standing.scores[static_cast<std::size_t>(i)]);
    }
}
