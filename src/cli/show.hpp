// `meadhall show`, `replay` and `verify`: recorded games and positions, looked at and checked.
#pragma once

#include <string>

#include "cli/play/setup.hpp"
#include "cli/shell/terminal.hpp"
#include "core/words.hpp"

namespace meadhall::cli {

/// A position to look at: one of a record, or the one that a table's order describes.
struct ShowOrder {
    std::string file{};
    int ply = -1;  // the last
    TableOrder table{};
    std::string board = "auto";
    bool json = false;
    bool text = false;
};

struct ReplayOrder {
    std::string file{};
    int ply = -1;  // the whole game, not a position
};

[[nodiscard]] int show(const ShowOrder& order, const Wishes& wishes, Language language);
[[nodiscard]] int replay(const ReplayOrder& order, const Wishes& wishes, Language language);
[[nodiscard]] int verify(const std::string& file, const Wishes& wishes, Language language);

}  // namespace meadhall::cli
