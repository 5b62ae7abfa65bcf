// `meadhall arena`: matches between bots, measured honestly.
#pragma once

#include "cli/lab/arena_order.hpp"
#include "cli/shell/terminal.hpp"
#include "core/words.hpp"

namespace meadhall::cli {

/// Plays, keeps the results file up to date, and tells what came out. A signal ends it after what was played is kept.
[[nodiscard]] int hold_arena(const ArenaOrder& order, const Wishes& wishes, Language language);

}  // namespace meadhall::cli
