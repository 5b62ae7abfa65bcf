// The protocol described by itself: as JSON Schema for programs, as a table for people.
#pragma once

#include <string>

#include "core/words.hpp"
#include "match/catalogue.hpp"

namespace meadhall {

/// {"methods": {"open": {"purpose", "params", "result"}, …}, "notifications": {"progress": {"purpose", "params"}},
/// "$defs": {…}, "games": {"wikinger": {"options", "components", "scene", "view", "gauges", "state", "move", "event"},
/// …}}; every part is JSON Schema.
[[nodiscard]] std::string protocol_schema(Catalogue games, Language language);

/// Appends what answers hold of any game as members of an object that is being written: "options": {…}, …
void append_common_parts(std::string& out);

/// The table of methods in docs/protocol.md.
[[nodiscard]] std::string methods_table();

}  // namespace meadhall
