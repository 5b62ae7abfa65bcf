// The commands that keep a copy of everything a server holds, and bring it back: meadhall backup, meadhall restore.
#pragma once

#include <string>

#include "core/words.hpp"

namespace meadhall::cli {

struct BackupOrder {
    std::string store;  // as for serve
    std::string file;
    bool replace = false;  // restore: also where games are kept
};

[[nodiscard]] int back_up(const BackupOrder& order, Language language);
[[nodiscard]] int restore(const BackupOrder& order, Language language);

}  // namespace meadhall::cli
