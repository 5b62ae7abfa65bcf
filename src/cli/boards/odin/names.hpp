// Every name that can be typed in Ein Fest für Odin, in three languages, and what it is in notation.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/words.hpp"
#include "games/odin/components/areas/place.hpp"

namespace meadhall::cli {

/// Small letters without accents, words joined by underscores: as names are looked up.
[[nodiscard]] std::string looked_up_as(std::string_view name);

/// What a name stands for in notation; nothing if it is unknown.
[[nodiscard]] const std::vector<std::string>& odin_meanings(const std::string& name);
/// What all names stand for that begin so.
[[nodiscard]] std::vector<std::string> odin_meanings_beginning(const std::string& beginning);
/// What is typed for a board or a building: "home", "steinhaus1", "A".
[[nodiscard]] std::string place_word(odin::Place place, Language language);
/// The verbs, in notation, that a word can stand for.
[[nodiscard]] const std::vector<std::string>& odin_verbs(const std::string& word);

}  // namespace meadhall::cli
