// The conformance suite judged by the toy game: an honest game passes, and every broken law is noticed by its name.
#include <doctest/doctest.h>

#include "conformance/crooked.hpp"
#include "conformance/toy_campaign.hpp"
#include "support/toy_reasons.hpp"

namespace meadhall::toy {

namespace {

namespace law = conformance::law;
using conformance::check;
using conformance::Report;

/// The laws that two hundred crooked games break.
std::string broken_by(Faults faults) {
    Crooked::faults = std::move(faults);
    std::string laws = broken_laws<Crooked>();
    Crooked::faults = {};
    return laws;
}

bool holds_a_six(const Drinker& drinker) { return std::ranges::find(drinker.hand, Card{6}) != drinker.hand.end(); }

int sixes(const Drinker& drinker) { return static_cast<int>(std::ranges::count(drinker.hand, Card{6})); }

/// Refuses to let anybody pour one.
Faults refusing_to_pour_one() {
    return {.why = [](const Game& honest, const State& state, const Move& move) {
        return move == Move{Pour{1}} ? Refusal{reasons::stake_too_high} : honest.why(state, move);
    }};
}

}  // namespace

TEST_CASE("The honest toy keeps every law with every number of seats and every option") {
    for (int seats = 2; seats <= 4; ++seats) {
        for (const Options& options : {Options{}, Options{.brew = Brew::strong}, Options{.consolation = false},
                                       Options{.hand = 2}, Options{.hand = 6}, Options{.goal = 2}}) {
            const Report report = conformance::require_conformance<Game>("toy", seats, options,
                                                                         {.games = 200, .one_in = 1}, hooks<Game>());
            CHECK(report.distinct_pairs > 10 * report.games);
            CHECK(report.illegal_moves > 5 * report.games);
        }
    }
}

TEST_CASE("A crooked toy without faults keeps every law") { CHECK(broken_by({}).empty()); }

TEST_CASE("A breach is reported with the seed and the ply at which one game shows it again") {
    Crooked::faults = refusing_to_pour_one();
    const Report found = check<Crooked>(3, Options{}, {.games = 50, .seed = 77});
    REQUIRE(found.breaches.size() == 1);
    const Report again = check<Crooked>(3, Options{}, {.games = 1, .seed = found.breaches[0].seed});
    Crooked::faults = {};
    REQUIRE(again.breaches.size() == 1);
    CHECK(again.breaches[0].ply == found.breaches[0].ply);
    CHECK(again.breaches[0].detail == found.breaches[0].detail);
    CHECK(found.text().find("MEADHALL_SEED=" + std::to_string(found.breaches[0].seed)) != std::string::npos);
}

TEST_CASE("How closely the suite looks does not change the games it plays") {
    const Report close = check<Game>(4, Options{}, {.games = 20, .seed = 5, .one_in = 1});
    const Report casual = check<Game>(4, Options{}, {.games = 20, .seed = 5, .one_in = 50});
    CHECK(close.plies == casual.plies);
    CHECK(close.world_pairs > casual.world_pairs);
}

TEST_CASE("Options that cannot be played are reported as a table that does not open") {
    CHECK(joined(check<Game>(4, Options{.hand = 7}, {.games = 1}).broken_laws()) == law::every_table_opens);
    CHECK(joined(check<Game>(4, Options{.hand = 1}, {.games = 1}).broken_laws()) == law::every_table_opens);
}

TEST_CASE("The suite notices a number of seats that cannot sit down") {
    CHECK(broken_by({.make = [](int seats, const Options& options) -> Result<Game> {
              if (seats == 4) { return refused(reasons::seats); }
              return Game::make(seats, options);
          }}) == law::every_table_opens);
}

TEST_CASE("The suite notices a wrong number of seats that is let in") {
    CHECK(broken_by({.make = [](int seats, const Options& options) {
              return Game::make(std::min(seats, Game::max_seats), options);
          }}) == law::wrong_tables_are_refused);
}

TEST_CASE("The suite notices beginnings that differ") {
    CHECK(broken_by({.initial =
                         [begun = 0](const Game& honest) mutable {
                             State state = honest.initial();
                             state.turn = seat(++begun % 2);
                             return state;
                         },
                     .impossible = [](const Game& honest, const State& state) -> std::optional<Refusal> {
                         return state.phase == Phase::start ? std::nullopt : honest.impossible(state);
                     }}) == law::equal_beginnings);
}

TEST_CASE("The suite notices a dead end") {
    CHECK(broken_by({.legal_moves =
                         [](const Game& honest, const State& state, MoveList<Game>& moves) {
                             if (state.phase != Phase::drink) { honest.legal_moves(state, moves); }
                         },
                     .why =
                         [](const Game& honest, const State& state, const Move& move) {
                             return state.phase == Phase::drink ? Refusal{reasons::not_now} : honest.why(state, move);
                         }}) == law::no_dead_ends);
}

TEST_CASE("The suite notices an actor who does not exist") {
    CHECK(broken_by({.to_act = [](const Game& honest, const State& state) {
              return state.phase == Phase::pour ? Actor::of(seat(3)) : honest.to_act(state);
          }}) == law::no_dead_ends);
    CHECK(broken_by({.to_act = [](const Game& honest, const State& state) {
              return state.phase == Phase::refill ? Actor::chance(2) : honest.to_act(state);
          }}) == law::no_dead_ends);
}

TEST_CASE("The suite notices a game that stops without being over") {
    CHECK(broken_by({.standing = [](const Game& honest, const State& state) {
              return Standing{.over = false, .scores = honest.standing(state).scores, .winners = {}};
          }}) == law::the_end_is_the_end);
}

TEST_CASE("The suite notices moves that are offered after the end") {
    CHECK(broken_by({.legal_moves =
                         [](const Game& honest, const State& state, MoveList<Game>& moves) {
                             honest.legal_moves(state, moves);
                             if (state.phase == Phase::over) { moves.push_back(Drink{}); }
                         },
                     .why = [](const Game& honest, const State& state, const Move& move) -> std::optional<Refusal> {
                         return state.phase == Phase::over && move == Move{Drink{}} ? std::nullopt
                                                                                    : honest.why(state, move);
                     }}) == law::the_end_is_the_end);
}

TEST_CASE("The suite notices a move that is offered twice") {
    CHECK(broken_by({.legal_moves = [](const Game& honest, const State& state, MoveList<Game>& moves) {
              honest.legal_moves(state, moves);
              if (!moves.empty() && !moves.full()) { moves.push_back(moves[0]); }
          }}) == law::no_duplicates);
}

TEST_CASE("The suite notices an outcome that cannot come") {
    CHECK(broken_by({.weight = [](const Game& honest, const State& state, const Move& move) {
              return move == Move{Deal{Card{6}}} ? 0U : honest.weight(state, move);
          }}) == law::chance_has_odds);
}

TEST_CASE("The suite notices two moves with one code") {
    CHECK(broken_by({.code =
                         [](const Move& move) {
                             const Lay* const lay = std::get_if<Lay>(&move);
                             return lay != nullptr ? Game::code(Deal{lay->card}) : Game::code(move);
                         },
                     .move_of = [](std::uint64_t code) -> std::optional<Move> {
                         const auto move = Game::move_of(code);
                         return move && std::holds_alternative<Lay>(*move) ? std::nullopt : move;
                     }}) == law::codes_read_back);
}

TEST_CASE("The suite notices a code of more than 48 bits") {
    constexpr std::uint64_t huge = std::uint64_t{1} << 50U;
    CHECK(broken_by({.code = [](const Move& move) { return Game::code(move) | huge; },
                     .move_of =
                         [](std::uint64_t code) {
                             return (code & huge) != 0 ? Game::move_of(code ^ huge) : std::nullopt;
                         }}) == law::codes_read_back);
}

TEST_CASE("The suite notices a move with two codes") {
    CHECK(broken_by({.move_of = [](std::uint64_t code) { return Game::move_of(code & 0xFFFFU); }}) ==
          law::codes_are_canonical);
}

TEST_CASE("The suite notices a text that says another move") {
    CHECK(broken_by({.text = [](const Game& honest, const State& state, const Move& move) {
              return honest.text(state, move == Move{Drink{}} ? Move{Decline{}} : move);
          }}) == law::texts_read_back);
}

TEST_CASE("The suite notices an event that is not told in some language") {
    CHECK(broken_by({.tell = [](const Game& honest, const Event& event, Language language) {
              return language == Language::nl ? "" : honest.tell(event, language);
          }}) == law::told_in_every_language);
}

TEST_CASE("The suite notices a legal move that is refused") {
    CHECK(broken_by(refusing_to_pour_one()) == law::legal_is_not_refused);
}

TEST_CASE("The suite notices an illegal move that is not refused") {
    CHECK(broken_by({.why = [](const Game& honest, const State& state, const Move& move) {
              return move == Move{Drink{}} ? std::nullopt : honest.why(state, move);
          }}) == law::illegal_is_refused);
}

TEST_CASE("The suite notices a refusal without words in some language or without a rule") {
    CHECK(broken_by({.why = [](const Game& honest, const State& state, const Move& move) -> std::optional<Refusal> {
              static constexpr Reason curt{"E-NO", "H-2", {"No.", "Nein.", ""}};
              if (!honest.why(state, move)) { return std::nullopt; }
              return Refusal{curt};
          }}) == law::refusals_are_complete);
    CHECK(broken_by({.parse = [](const Game& honest, const State& state, std::string_view text) -> Result<Move> {
              static constexpr Reason curt{"E-NO", "", {"No.", "Nein.", "Nee."}};
              if (const auto move = honest.parse(state, text)) { return *move; }
              return refused(curt);
          }}) == law::refusals_are_complete);
}

TEST_CASE("The suite notices a move that does something else when it is told") {
    CHECK(broken_by({.apply_and_tell = [](const Game& honest, State& state, const Move& move, EventList<Game>& events) {
              honest.apply(state, move, events);
              if (std::holds_alternative<Begin>(move)) { state.drinkers[0].won = 1; }
          }}) == law::telling_changes_nothing);
}

TEST_CASE("The suite notices a game that plays otherwise the second time") {
    CHECK(broken_by({.apply = [first = static_cast<const Game*>(nullptr)](const Game& honest, State& state,
                                                                          const Move& move) mutable {
              if (first == nullptr) { first = &honest; }
              honest.apply(state, move);
              if (&honest != first && std::holds_alternative<Decline>(move)) { ++state.drinkers[0].won; }
          }}) == law::replays_agree);
}

TEST_CASE("The suite notices a state that is reached but called impossible") {
    CHECK(broken_by({.impossible = [](const Game& honest, const State& state) {
              return state.phase == Phase::drink ? Refusal{reasons::impossible} : honest.impossible(state);
          }}) == law::reached_is_possible);
}

TEST_CASE("The suite notices cards that are lost") {
    CHECK(broken_by({.apply =
                         [](const Game& honest, State& state, const Move& move) {
                             honest.apply(state, move);
                             if (state.phase == Phase::over) { state.spent = {}; }
                         },
                     .impossible = [](const Game&, const State&) { return std::optional<Refusal>{}; }}) ==
          law::conserved);
}

TEST_CASE("The suite notices points that come from nowhere") {
    CHECK(broken_by({.apply = [](const Game& honest, State& state, const Move& move) {
              honest.apply(state, move);
              if (move == Move{Pour{3}}) { ++state.drinkers[0].won; }
          }}) == law::conserved);
}

TEST_CASE("The suite notices a breakdown that does not add up") {
    CHECK(broken_by({.breakdown = [](const Game& honest, const State& state, Seat seat) {
              auto items = honest.breakdown(state, seat);
              items.push_back(items.back());
              return items;
          }}) == law::breakdown_adds_up);
}

TEST_CASE("The suite notices a winner before the end, and an empty chair that wins") {
    CHECK(broken_by({.standing = [](const Game& honest, const State& state) {
              Standing standing = honest.standing(state);
              standing.winners.insert(state.leader);
              return standing;
          }}) == law::winners_make_sense);
    CHECK(broken_by({.standing = [](const Game& honest, const State& state) {
              Standing standing = honest.standing(state);
              if (standing.over) { standing.winners.insert(seat(3)); }
              return standing;
          }}) == law::winners_make_sense);
}

TEST_CASE("The suite notices an imagined world that looks otherwise than the true one") {
    CHECK(broken_by({.imagine = [](const Game& honest, const View& seen, Rng& rng) {
              State state = honest.imagine(seen, rng);
              ++state.drinkers[0].won;
              return state;
          }}) == law::imagined_looks_real);
}

TEST_CASE("The suite notices an imagined world that cannot be") {
    CHECK(broken_by({.imagine = [](const Game& honest, const View& seen, Rng& rng) {
              State state = honest.imagine(seen, rng);
              for (std::size_t i = 0; i < state.drinkers.size(); ++i) {
                  if (seen.me != seat(static_cast<int>(i))) { std::ranges::fill(state.drinkers[i].hand, Card{6}); }
              }
              return state;
          }}) == law::imagined_is_possible);
}

TEST_CASE("The suite notices a question that depends on a hidden hand") {
    CHECK(broken_by({.to_act = [](const Game& honest, const State& state) {
              const bool asks_leader = state.phase == Phase::drink && holds_a_six(state.drinkers[state.turn.number]);
              return asks_leader ? Actor::of(state.leader) : honest.to_act(state);
          }}) == law::actor_is_public);
}

TEST_CASE("The suite notices a score that depends on a hidden hand") {
    CHECK(broken_by({.standing =
                         [](const Game& honest, const State& state) {
                             Standing standing = honest.standing(state);
                             for (std::size_t i = 0; i < max_seats; ++i) {
                                 standing.scores[i] += sixes(state.drinkers[i]);
                             }
                             return standing;
                         },
                     .breakdown =
                         [](const Game& honest, const State& state, Seat seat) {
                             auto items = honest.breakdown(state, seat);
                             items.push_back(
                                 {{"Sixes", "Sechsen", "Zessen"}, sixes(state.drinkers[seat.number]), "H-3"});
                             return items;
                         }}) == law::standing_is_public);
}

TEST_CASE("The suite notices a menu that depends on the hidden deck") {
    const auto why = [](const Game& honest, const State& state, const Move& move) {
        const bool is_dry = state.phase == Phase::drink && state.deck[5] == 0;
        return is_dry && move == Move{Drink{}} ? Refusal{reasons::not_in_deck} : honest.why(state, move);
    };
    const auto offer = [why](const Game& honest, const State& state, MoveList<Game>& moves) {
        MoveList<Game> all;
        honest.legal_moves(state, all);
        std::ranges::copy_if(all, std::back_inserter(moves),
                             [&](const Move& move) { return !why(honest, state, move); });
    };
    CHECK(broken_by({.legal_moves = offer, .why = why}) == law::menu_follows_view);
}

TEST_CASE("The suite notices a refusal that depends on the hidden deck") {
    CHECK(broken_by({.why = [](const Game& honest, const State& state, const Move& move) {
              auto refusal = honest.why(state, move);
              if (refusal) { refusal->detail = std::to_string(state.deck[0]); }
              return refusal;
          }}) == law::refusal_follows_view);
    CHECK(broken_by({.parse = [](const Game& honest, const State& state, std::string_view text) -> Result<Move> {
              if (const auto move = honest.parse(state, text)) { return *move; }
              return refused(state.deck[0] > 1 ? reasons::unreadable : reasons::not_now);
          }}) == law::refusal_follows_view);
}

TEST_CASE("The suite notices news that gives hidden cards away") {
    CHECK(broken_by({.witnessed = [](const Game&, const Event& event, Viewer) { return event; }}) == law::told_is_seen);
}

TEST_CASE("The suite notices news that leaves something out") {
    CHECK(broken_by({.apply_and_tell = [](const Game& honest, State& state, const Move& move, EventList<Game>& events) {
              honest.apply(state, move, events);
              if (std::holds_alternative<Pour>(move)) { events.clear(); }
          }}) == law::seen_is_told);
}

}  // namespace meadhall::toy
