// What a typed line means in Ein Fest für Odin: names in three languages, two letters or notation; verbs and whatever
// else is clear from the question may be left out; "oil c4" picks a tile up and lays it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/boards/odin/table.hpp"

namespace meadhall::cli {

/// A word of a line with everything it can stand for in notation.
using OdinTerm = std::vector<std::string>;

/// The words of a line: names of several words are one term, unknown words stand for themselves.
[[nodiscard]] std::vector<OdinTerm> odin_terms(std::string_view line);

/// The card, item, space, place or cell that a term stands for, if it does.
[[nodiscard]] std::optional<odin::Card> card_in(const OdinTerm& term);
[[nodiscard]] std::optional<odin::Item> item_in(const OdinTerm& term);
[[nodiscard]] std::optional<odin::Space> space_in(const OdinTerm& term);
[[nodiscard]] std::optional<odin::Place> place_in(const OdinTerm& term);
[[nodiscard]] std::optional<odin::Cell> cell_in(const OdinTerm& term);

/// The moves, in notation, that a line means; the line itself where it makes no sense.
[[nodiscard]] std::vector<std::string> odin_moves_in(const OdinScene& scene, std::string_view line);

/// Why a tile cannot be laid as a line says, where it could be picked up; what a space costs that cannot be used; and
/// what is asked instead, where a line would only come at another time.
[[nodiscard]] std::optional<Refusal> odin_objection(const OdinScene& scene, std::string_view line, Language language);

/// What somebody should know who is about to pay for nothing.
[[nodiscard]] std::optional<std::string> odin_caution(const OdinScene& scene, std::string_view line, Language language);

/// A move as a player would type it.
[[nodiscard]] std::string odin_spelled(const OdinScene& scene, odin::Move move, Language language);

}  // namespace meadhall::cli
