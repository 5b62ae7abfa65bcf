// The laws that every game must keep, by the names under which a breach is reported.
#pragma once

#include <string_view>

namespace meadhall::conformance::law {

// Tables: laws/tables.hpp
inline constexpr std::string_view every_table_opens = "every number of seats can sit down to the usual game";
inline constexpr std::string_view wrong_tables_are_refused = "a wrong number of seats is refused";
inline constexpr std::string_view equal_beginnings = "equal options give equal beginnings";

// Menus: laws/menus.hpp
inline constexpr std::string_view no_dead_ends = "whoever is to act can act";
inline constexpr std::string_view the_end_is_the_end = "nobody is to act if and only if the game is over";
inline constexpr std::string_view games_end = "every game ends";
inline constexpr std::string_view no_duplicates = "no move is offered twice";
inline constexpr std::string_view chance_has_odds = "every outcome of chance has odds";

// Notation: laws/notation.hpp
inline constexpr std::string_view codes_read_back = "the code of a move reads back as the move";
inline constexpr std::string_view codes_are_canonical = "a number that is no move's code reads as nothing";
inline constexpr std::string_view texts_read_back = "the text of a move reads back as the move";
inline constexpr std::string_view told_in_every_language = "what happens is told in every language or in none";

// Refusals: laws/refusals.hpp
inline constexpr std::string_view legal_is_not_refused = "no legal move is refused";
inline constexpr std::string_view illegal_is_refused = "every other move is refused";
inline constexpr std::string_view refusals_are_complete = "a refusal has a code, a rule and words in every language";

// States: laws/states.hpp
inline constexpr std::string_view telling_changes_nothing = "a move does the same whether or not it is told";
inline constexpr std::string_view fields_say_all = "a state is what its described fields say, and no more";
inline constexpr std::string_view hashes_agree = "states are equal if and only if their hashes are";
inline constexpr std::string_view replays_agree = "the same moves lead to the same states";
inline constexpr std::string_view reached_is_possible = "no state that is reached is called impossible";
inline constexpr std::string_view conserved = "nothing is lost and nothing comes from nowhere";

// Scores: laws/scores.hpp
inline constexpr std::string_view breakdown_adds_up = "the breakdown adds up to the score";
inline constexpr std::string_view winners_make_sense = "only seats win, and only when the game is over";

// Secrets: laws/secrets.hpp and laws/consequences.hpp
inline constexpr std::string_view imagined_looks_real = "an imagined world looks like the true one";
inline constexpr std::string_view imagined_is_possible = "an imagined world is possible";
inline constexpr std::string_view secrets_do_not_show = "worlds that differ in secrets alone look the same";
inline constexpr std::string_view actor_is_public = "who is to act follows from what everybody sees";
inline constexpr std::string_view standing_is_public = "how the game stands follows from what everybody sees";
inline constexpr std::string_view menu_follows_view = "a seat's menu follows from what the seat sees";
inline constexpr std::string_view refusal_follows_view = "what a seat is refused follows from what the seat sees";
inline constexpr std::string_view told_is_seen = "nobody is told what nobody showed";
inline constexpr std::string_view seen_is_told = "whatever is seen to change is told";

}  // namespace meadhall::conformance::law
